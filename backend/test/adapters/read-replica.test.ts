import { Client } from 'pg';
import type { AdminUser } from '#contract/console/admin';
import type { DashboardAnalytics } from '#contract/dating/insights/analytics';
import { Metrics } from '../../src/platform/telemetry/metrics';
import { administrator } from '../support/accounts/administrator';
import { rateAll, type TestUser } from '../support/accounts/test-user';
import { migratedDatabase } from '../support/databases/databases';
import { StreamingPair } from '../support/databases/streaming-pair';
import { newPort } from '../support/servers/new-port';
import { TestApp, WITHOUT_REDIS } from '../support/test-app';
import { eventually } from '../support/time/eventually';

jest.setTimeout(60_000);

type Outcome = 'replica' | 'behind' | 'away';

/** How often requests that asked the replica first were answered by it, or why not. */
async function readsOf({ app }: TestApp): Promise<Record<Outcome, number>> {
  const text = await app.get(Metrics).text();
  const count = (outcome: Outcome) =>
    Number(new RegExp(`^database_replica_reads_total\\{outcome="${outcome}"\\} (\\d+)`, 'm').exec(text)?.[1]);
  return { replica: count('replica'), behind: count('behind'), away: count('away') };
}

const newestAccount = async (admin: TestUser): Promise<string | undefined> => {
  const { body } = await admin.http.get('/api/admin/users?page=1').expect(200);
  return (body as AdminUser[])[0]?.email;
};

const now = performance.now.bind(performance);
let aheadMs = 0;
/** As if the rest after a failure were over. */
function skipRest(): void {
  aheadMs += 10_000;
  jest.spyOn(performance, 'now').mockImplementation(() => now() + aheadMs);
}

/** On a busy machine, streaming may take longer than a request waits: then the next one is answered there. */
async function untilReadThere(app: TestApp, read: () => Promise<void>): Promise<void> {
  const before = await readsOf(app);
  await eventually(async () => {
    await read();
    if ((await readsOf(app)).replica > before.replica) return true;
    skipRest();
    return false;
  });
}

describe('with a streaming replica', () => {
  let pair: StreamingPair;
  let app: TestApp;
  let admin: TestUser;
  let dater: TestUser;
  beforeAll(async () => {
    pair = await StreamingPair.start();
    app = await TestApp.start({
      env: { ...WITHOUT_REDIS, DATABASE_URL: pair.primaryUrl, DATABASE_READ_URL: pair.replicaUrl },
    });
    admin = await administrator(app);
    dater = await app.member();
  });
  afterAll(async () => {
    await app.close();
    await pair.stop();
    jest.restoreAllMocks();
  });

  const onReplica = async (statement: string) => {
    const client = new Client({ connectionString: pair.replicaUrl });
    await client.connect();
    const { rows } = await client.query<{ query: string }>(statement);
    await client.end();
    return rows;
  };

  it('lists of the console are read there, and show what was saved a moment ago', async () => {
    for (let n = 1; n <= 5; n += 1) {
      const visitor = app.visitor();
      await visitor.register();
      await untilReadThere(app, async () => expect(await newestAccount(admin)).toBe(visitor.email));
    }
    const there = await onReplica(
      "select query from pg_stat_activity where application_name = 'heart-and-head reads'",
    );
    expect(there.map(({ query }) => query).join('\n')).toContain('from users');
  });

  it('insights are read there, and count the date that was just scored', async () => {
    const standards = await dater.onboard();
    const { id: candidateId } = await dater.addMatch();
    for (let n = 1; n <= 3; n += 1) {
      await dater.scoreDate(candidateId, rateAll(standards, 8));
      await untilReadThere(app, async () => {
        // Nothing that is remembered, so that it is worked out again.
        await dater.addMatch();
        const { body } = await dater.http.get('/api/dashboard/analytics').expect(200);
        expect((body as DashboardAnalytics).scored?.dates).toBe(n);
      });
    }
  });

  /** Someone registers, and is in the list although the replica doesn't know it. */
  async function passOver() {
    const visitor = app.visitor();
    await visitor.register();
    const before = await readsOf(app);
    expect(await newestAccount(admin)).toBe(visitor.email);
    expect(await readsOf(app)).toEqual({ ...before, behind: before.behind + 1 });
    return { visitor, before };
  }

  it('one that is behind is passed over, so that what was just saved is never missing', async () => {
    await pair.pause();
    skipRest();
    const { visitor, before } = await passOver();

    await newestAccount(admin);
    expect(await readsOf(app)).toEqual({ ...before, behind: before.behind + 1 });

    await pair.resume();
    skipRest();
    await untilReadThere(app, async () => expect(await newestAccount(admin)).toBe(visitor.email));
  });

  it('one that was promoted is no replica anymore', async () => {
    await pair.promote();
    await eventually(async () => {
      const rows = await onReplica('select 1 where not pg_is_in_recovery()');
      return rows.length === 1;
    });
    skipRest();
    await passOver();
  });
});

describe('with a replica that is away', () => {
  let app: TestApp;
  beforeAll(async () => {
    const away = `postgres://product:product@127.0.0.1:${await newPort()}/away`;
    app = await TestApp.start({
      env: { ...WITHOUT_REDIS, ...(await migratedDatabase()), DATABASE_READ_URL: away },
    });
  });
  afterAll(() => app.close());

  it('the primary answers, and the replica is left alone for a while', async () => {
    const admin = await administrator(app);
    expect(await newestAccount(admin)).toBe(admin.email);
    expect(await readsOf(app)).toEqual({ replica: 0, behind: 0, away: 1 });
    expect(await newestAccount(admin)).toBe(admin.email);
    expect(await readsOf(app)).toEqual({ replica: 0, behind: 0, away: 1 });
  });
});
