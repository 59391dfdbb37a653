import { OwnRedis } from '../support/servers/own-redis';
import type { ReceivedMail } from '../support/servers/smtp-server';
import { TestApp } from '../support/test-app';
import { ProductProcess } from '../support/servers/product-process';
import { eventually } from '../support/time/eventually';

jest.setTimeout(120_000);

const PEOPLE = 6;
const TAKEN_OVER_WITHIN_MS = 30_000;

/** Registers people concurrently; returns their addresses. */
async function registerPeople(app: TestApp): Promise<string[]> {
  const visitors = Array.from({ length: PEOPLE }, () => app.visitor());
  const answers = await Promise.all(visitors.map((visitor) => visitor.register()));
  expect(answers.map(({ status }) => status)).toEqual(Array<number>(PEOPLE).fill(201));
  return visitors.map(({ email }) => email);
}

async function untilNothingIsPending(app: TestApp): Promise<void> {
  await eventually(async () => {
    const rows = await app.sql<{ left: string }>(
      `select count(*) as left from outbox where status = 'pending'`,
    );
    return rows[0]?.left === '0';
  });
}

function mailsPerAddress(mails: readonly ReceivedMail[], addresses: readonly string[]): number[] {
  return addresses.map((address) => mails.filter(({ to }) => to === address).length);
}

describe('an email that someone is waiting for', () => {
  let redis: OwnRedis;
  let app: TestApp;
  let workers: ProductProcess[];
  const startWorker = async () => {
    workers.push(await ProductProcess.start('worker', app.env));
  };

  beforeEach(async () => {
    workers = [];
    redis = new OwnRedis();
    await redis.start();
    app = await TestApp.start({ env: { ROLE: 'api', REDIS_URL: redis.url } });
  });
  afterEach(async () => {
    await Promise.all(workers.map((worker) => worker.kill()));
    await app.close();
    await redis.remove();
  });

  it('is sent again with the same Message-ID when the worker is killed after the server accepted it', async () => {
    app.mails.treat(() => (app.mails.received.length === 0 ? 'accept-then-hang' : 'accept'));
    await startWorker();
    const visitor = app.visitor();
    await visitor.register();
    await app.mails.waitFor(visitor.email, /Confirm/);
    await Promise.all(workers.map((worker) => worker.kill()));
    const killedAt = performance.now();
    await startWorker();
    await eventually(() => app.mails.to(visitor.email).length === 2, TAKEN_OVER_WITHIN_MS);
    expect(performance.now() - killedAt).toBeLessThan(TAKEN_OVER_WITHIN_MS);
    const [first, second] = app.mails.to(visitor.email);
    expect(second?.messageId).toBe(first?.messageId);
    await untilNothingIsPending(app);
    expect(app.mails.to(visitor.email)).toHaveLength(2);
  });

  it('stays claimed for as long as the conversation with the mail server goes on', async () => {
    app.mails.treat(() => 'accept-then-hang');
    await startWorker();
    const visitor = app.visitor();
    await visitor.register();
    await app.mails.waitFor(visitor.email, /Confirm/);
    const claimedUntil = async () => {
      const [row] = await app.sql<{ until: Date; ends: number }>(
        `select claimed_until as until, extract(epoch from claimed_until - now())::float8 as ends from outbox`,
      );
      expect(row?.ends).toBeGreaterThan(0);
      expect(row?.ends).toBeLessThanOrEqual(30);
      return row?.until.getTime() ?? 0;
    };
    const first = await claimedUntil();
    await eventually(async () => (await claimedUntil()) > first);
    expect(app.mails.to(visitor.email)).toHaveLength(1);
  });

  it('arrives once when Redis loses everything', async () => {
    const addresses = await registerPeople(app);
    await redis.empty();
    await startWorker();
    await untilNothingIsPending(app);
    expect(mailsPerAddress(app.mails.received, addresses)).toEqual(Array<number>(PEOPLE).fill(1));
  });

  it('arrives once when Redis is down while people register, without delaying them', async () => {
    await redis.stop();
    const addresses = await registerPeople(app);
    expect(app.mails.received).toHaveLength(0);
    await redis.start();
    await startWorker();
    await untilNothingIsPending(app);
    expect(mailsPerAddress(app.mails.received, addresses)).toEqual(Array<number>(PEOPLE).fill(1));
  });
});

describe('an email that a server rejects', () => {
  let app: TestApp;
  beforeAll(async () => {
    app = await TestApp.start();
  });
  afterAll(() => app.close());

  const stateOf = async (subject: RegExp) => {
    const rows = await app.sql<{ status: string; attempts: number; error: string | null }>(
      'select status, attempts, last_error as error from outbox order by created_at desc limit 1',
    );
    expect(rows[0]?.error).toMatch(subject);
    return rows[0];
  };

  it('is marked dead after a permanent rejection', async () => {
    app.mails.treat(() => ({ refuse: 550 }));
    const visitor = app.visitor();
    await visitor.register();
    await eventually(async () => {
      const rows = await app.sql<{ status: string }>(
        'select status from outbox order by created_at desc limit 1',
      );
      return rows[0]?.status === 'dead';
    });
    expect(await stateOf(/answered (550|451) to the message/)).toMatchObject({ status: 'dead', attempts: 1 });
  });

  it('is retried later after a temporary rejection', async () => {
    app.mails.treat(() => ({ refuse: 451 }));
    const visitor = app.visitor();
    await visitor.register();
    await eventually(async () => {
      const rows = await app.sql<{ waits: boolean }>(
        `select next_attempt_at > now() as waits from outbox order by created_at desc limit 1`,
      );
      return rows[0]?.waits === true;
    });
    expect(await stateOf(/answered (550|451) to the message/)).toMatchObject({
      status: 'pending',
      attempts: 1,
    });
    app.mails.treat(() => 'accept');
    await app.sql(`update outbox set next_attempt_at = now() where status = 'pending'`);
    await app.mails.waitFor(visitor.email, /Confirm/);
    await untilNothingIsPending(app);
    expect(app.mails.to(visitor.email)).toHaveLength(1);
  });
});
