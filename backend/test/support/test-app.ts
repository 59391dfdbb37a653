import 'reflect-metadata';
import { randomBytes, randomInt } from 'node:crypto';
import { rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { Client } from 'pg';
import request, { type Response } from 'supertest';
import type { Clock } from '../../src/platform/clock/clock';
import { createApp } from '../../src/configure-app';
import { openDatabase } from '../../src/open-database';
import { retryConflicts } from '../../src/platform/database/conflicts';
import { Config } from '../../src/platform/config/config';
import type { SecurityLogEntry } from '../../src/platform/telemetry/security-log';
import { openRedis } from '../../src/platform/redis/redis-connection';
import { migratedDatabase, redisUrl } from './databases/databases';
import { TestSmtpServer } from './servers/smtp-server';
import { TestUser } from './accounts/test-user';

/** For a second app in one test file: sharing a Redis, each would take the other's emails and do nothing with them. */
export const WITHOUT_REDIS = { REDIS_URL: undefined } as const;

export interface TestAppOptions {
  readonly env?: Readonly<Record<string, string | undefined>>;
  readonly clock?: Clock;
}

/** The real application on real PostgreSQL, Redis and SMTP, in this process. */
export class TestApp {
  private constructor(
    readonly app: NestFastifyApplication,
    readonly url: string,
    readonly mails: TestSmtpServer,
    readonly env: NodeJS.ProcessEnv,
    /** What the security log got, oldest first. */
    readonly securityLog: readonly SecurityLogEntry[],
    private readonly client: Client,
  ) {}

  static async start({ env = {}, clock }: TestAppOptions = {}): Promise<TestApp> {
    const mails = await TestSmtpServer.start();
    const fullEnv: NodeJS.ProcessEnv = {
      NODE_ENV: 'test',
      PORT: '0',
      APP_URL: 'http://localhost:3000',
      ...(env['DATABASE_URL'] ? {} : await migratedDatabase()),
      REDIS_URL: redisUrl(),
      SMTP_URL: mails.url,
      SESSION_SECRET: randomBytes(32).toString('base64'),
      DATA_KEY: randomBytes(32).toString('base64'),
      TRUST_PROXY: 'true',
      LOG_LEVEL: 'silent',
      ERASURE_LEDGER: join(tmpdir(), `hh-erasures-${randomBytes(6).toString('hex')}.jsonl`),
      ...env,
    };
    const config = new Config(fullEnv);
    if (config.redisUrl) await emptyRedis(config.redisUrl);
    const dataSource = await openDatabase(config);
    const entries: SecurityLogEntry[] = [];
    const securityLog = { write: (entry: SecurityLogEntry) => void entries.push(entry) };
    const app = await createApp({ config, dataSource, clock, securityLog });
    await app.listen({ port: 0, host: '127.0.0.1' });
    const client = new Client({ connectionString: config.databaseOwnerUrl ?? config.databaseUrl });
    // A test may cut the connection; the next query reports it.
    client.on('error', () => undefined);
    await client.connect();
    return new TestApp(app, await app.getUrl(), mails, fullEnv, entries, client);
  }

  /** A new browser with its own address. */
  visitor(): TestUser {
    return new TestUser(this, request.agent(this.url).set('x-forwarded-for', randomAddress()));
  }

  /** A signed-up visitor with a confirmed address, signed in. */
  async member(overrides: Readonly<Record<string, unknown>> = {}): Promise<TestUser> {
    const user = this.visitor();
    accepted(await user.register(overrides));
    accepted(await user.confirm());
    return user;
  }

  /** As the owner of the tables, again when it meets the app's own work. */
  async sql<Row extends object>(text: string, values: readonly unknown[] = []): Promise<Row[]> {
    const result = await retryConflicts(() => this.client.query<Row>(text, [...values]));
    return result.rows;
  }

  async close(): Promise<void> {
    await this.app.close();
    await this.client.end();
    await this.mails.stop();
    rmSync(this.env['ERASURE_LEDGER'] ?? '', { force: true });
  }
}

/** Otherwise a refusal while the machine is busy would show as a 401 wherever the member is needed. */
function accepted({ status, body }: Response): void {
  if (status >= 300) throw new Error(`Signing up was answered ${status} ${JSON.stringify(body)}`);
}

export function randomAddress(): string {
  return `10.${randomInt(256)}.${randomInt(256)}.${randomInt(1, 255)}`;
}

async function emptyRedis(url: string): Promise<void> {
  const redis = openRedis(url, 'worker');
  await redis.flushdb();
  redis.disconnect();
}
