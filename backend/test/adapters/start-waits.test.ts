import { once } from 'node:events';
import { connect, createServer, type Server } from 'node:net';
import { Client } from 'pg';
import { DataSource } from 'typeorm';
import { openDataSource } from '../../src/platform/database/data-source';
import { migrate } from '../../src/platform/database/migrate';
import { MIGRATIONS, MIGRATIONS_TABLE_NAME } from '../../src/platform/database/migrations/migrations';
import { requireRedis } from '../../src/platform/redis/redis-connection';
import { migratedDatabase, newDatabaseUrl } from '../support/databases/databases';
import { eventually } from '../support/time/eventually';
import { OwnRedis } from '../support/servers/own-redis';

const MIGRATION_LOCK = 7_204_511;

/** The lines a start prints, with the milliseconds after which the first came. */
class Told {
  readonly lines: string[] = [];
  firstAfterMs = 0;
  private readonly began = performance.now();

  readonly tell = (line: string): void => {
    if (this.lines.length === 0) this.firstAfterMs = performance.now() - this.began;
    this.lines.push(line);
  };

  first(): Promise<void> {
    return eventually(() => this.lines.length > 0, 15_000);
  }
}

/** Leads to a server; until it is told to answer, new connections are accepted and nothing passes. */
class SilentLink {
  private answers = false;
  private readonly server: Server;

  constructor(private readonly target: URL) {
    this.server = createServer((near) => {
      near.on('error', () => undefined);
      if (!this.answers) return;
      const far = connect(Number(this.target.port), this.target.hostname);
      far.on('error', () => undefined);
      near.pipe(far).pipe(near);
    });
  }

  /** Returns the target's address through this link. */
  async open(): Promise<string> {
    this.server.listen(0, '127.0.0.1');
    await once(this.server, 'listening');
    const address = this.server.address();
    const url = new URL(this.target);
    url.port = String(typeof address === 'object' && address ? address.port : 0);
    return url.href;
  }

  answer(): void {
    this.answers = true;
  }

  close(): void {
    this.server.close();
  }
}

describe('a start says after 3 s what it waits for, and goes on', () => {
  it('when Redis does not answer', async () => {
    const redis = new OwnRedis();
    await redis.start();
    try {
      redis.freeze();
      const told = new Told();
      const answered = requireRedis(redis.url, told.tell);
      await told.first();
      expect(told.lines).toEqual(['Waiting for Redis at REDIS_URL to answer ...']);
      expect(told.firstAfterMs).toBeGreaterThan(2_900);
      redis.thaw();
      await answered;
    } finally {
      await redis.remove();
    }
  });

  it('when PostgreSQL does not answer', async () => {
    const { DATABASE_URL } = await migratedDatabase();
    const link = new SilentLink(new URL(DATABASE_URL));
    const url = await link.open();
    const told = new Told();
    const opened = openDataSource(url, [], { tell: told.tell });
    await told.first();
    expect(told.lines).toEqual(['Waiting for PostgreSQL at DATABASE_URL to answer ...']);
    link.answer();
    await (await opened).destroy();
    link.close();
  });

  it('when another process holds the migration lock', async () => {
    const url = await newDatabaseUrl();
    const holder = new Client({ connectionString: url });
    await holder.connect();
    await holder.query('select pg_advisory_lock($1)', [MIGRATION_LOCK]);
    const { rows } = await holder.query<{ pid: number }>('select pg_backend_pid() as pid');
    const told = new Told();
    const opened = openDataSource(url, [], { tell: told.tell });
    await told.first();
    expect(told.lines[0]).toMatch(
      new RegExp(
        `^Waiting for another process to migrate the database \\(PostgreSQL process ${rows[0]?.pid} `,
      ),
    );
    await holder.query('select pg_advisory_unlock($1)', [MIGRATION_LOCK]);
    await (await opened).destroy();
    await holder.end();
  });
});

it('a start gives up on a migration lock that is never released, with a line that says who holds it', async () => {
  const url = await newDatabaseUrl();
  const holder = new Client({ connectionString: url });
  await holder.connect();
  await holder.query('select pg_advisory_lock($1)', [MIGRATION_LOCK]);
  const dataSource = new DataSource({
    type: 'postgres',
    url,
    migrations: MIGRATIONS,
    migrationsTableName: MIGRATIONS_TABLE_NAME,
  });
  await dataSource.initialize();
  await expect(migrate(dataSource, { lockLimitMs: 500 })).rejects.toMatchObject({
    name: 'StartupError',
    message: expect.stringMatching(
      /^Another process has been migrating the database for over \d+ s \(PostgreSQL process \d+.*If it hangs, end it with pg_terminate_backend, then start again\.$/,
    ) as string,
  });
  await dataSource.destroy();
  await holder.end();
});
