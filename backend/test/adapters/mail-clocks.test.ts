import { OutboxService } from '../../src/mail/outbox/outbox.service';
import { eventually } from '../support/eventually';
import { HOUR, MovableClock } from '../support/movable-clock';
import { OwnRedis } from '../support/own-redis';
import { passOutboxTime } from '../support/outbox-time';
import { TestApp } from '../support/test-app';

jest.setTimeout(60_000);

const SOON_MS = 8_000;

function clockOff(milliseconds: number): MovableClock {
  const clock = new MovableClock();
  clock.advance(milliseconds);
  return clock;
}

describe.each([
  ['an hour ahead of', HOUR / 2, -HOUR / 2],
  ['an hour behind', -HOUR / 2, HOUR / 2],
])('an API process whose clock is %s the worker’s', (_, apiOffset, workerOffset) => {
  let redis: OwnRedis;
  let api: TestApp;
  let worker: TestApp;

  beforeEach(async () => {
    redis = new OwnRedis();
    await redis.start();
    api = await TestApp.start({ env: { ROLE: 'api', REDIS_URL: redis.url }, clock: clockOff(apiOffset) });
    worker = await TestApp.start({ env: { ...api.env, ROLE: 'worker' }, clock: clockOff(workerOffset) });
  });
  afterEach(async () => {
    await worker.close();
    await api.close();
    await redis.remove();
  });

  it.each([
    ['through the queue', () => undefined],
    ['without it', () => redis.freeze()],
  ])('sends email at once %s, retries it, and takes over expired claims', async (_way, prepare) => {
    prepare();
    const refused = api.visitor();
    api.mails.refused.set(refused.email, 450);
    const people = [api.visitor(), api.visitor(), api.visitor()];
    for (const person of people) await person.register();
    await eventually(() => people.every(({ email }) => api.mails.to(email).length === 1), SOON_MS);

    await refused.register();
    await eventually(async () => {
      const [row] = await api.sql<{ waits: number }>(
        `select extract(epoch from next_attempt_at - now())::float8 as waits from outbox where last_error is not null`,
      );
      return row !== undefined && row.waits > 0 && row.waits <= 5;
    }, SOON_MS);
    api.mails.refused.clear();
    await api.mails.waitFor(refused.email, /Confirm/);

    // A claim that a dead worker left, which has just expired by the database's clock alone.
    const left = api.visitor();
    api.mails.refused.set(left.email, 450);
    await left.register();
    await eventually(
      async () =>
        (await api.sql(`select 1 from outbox where status = 'pending' and attempts > 0`)).length === 1,
      SOON_MS,
    );
    await api.sql(`update outbox set claimed_until = now() - interval '1 second' where status = 'pending'`);
    await passOutboxTime(api, '1 minute');
    api.mails.refused.clear();
    await api.mails.waitFor(left.email, /Confirm/);
    for (const app of [api, worker])
      await eventually(async () => (await app.app.get(OutboxService).backlog()).depth === 0);
  });
});
