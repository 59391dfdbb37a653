import { OutboxService } from '../../src/mail/outbox/outbox.service';
import { eventually } from '../support/time/eventually';
import { HOUR, MovableClock } from '../support/time/movable-clock';
import { OwnRedis } from '../support/servers/own-redis';
import { TestApp } from '../support/test-app';

const SOON_MS = 12_000;

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

  const register = async (count: number): Promise<string[]> => {
    const people = Array.from({ length: count }, () => api.visitor());
    for (const person of people) await person.register();
    return people.map(({ email }) => email);
  };
  const arrive = (addresses: readonly string[]) =>
    eventually(() => addresses.every((address) => api.mails.to(address).length === 1), SOON_MS);

  it('has its email sent and retried at once, and claims expire when they should', async () => {
    await arrive(await register(3));

    api.mails.treat(() => ({ refuse: 450 }));
    const retried = await register(1);
    await eventually(async () => {
      const [row] = await api.sql<{ waits: number }>(
        `select extract(epoch from next_attempt_at - now())::float8 as waits from outbox where last_error is not null`,
      );
      return row !== undefined && row.waits > 0 && row.waits <= 5;
    });
    api.mails.treat(() => 'accept');
    await arrive(retried);

    redis.freeze();
    const direct = await register(2);
    // A claim of a dead worker that ran out a moment ago, and one that a live worker holds for half a minute.
    await api.sql(
      `update outbox set claimed_until = now() + case when user_id = (select id from users where email = $1)
         then interval '-1 second' else interval '30 seconds' end where status = 'pending'`,
      [direct[0]],
    );
    await arrive(direct.slice(0, 1));
    expect(api.mails.to(direct[1] ?? '')).toHaveLength(0);
    for (const app of [api, worker])
      await eventually(async () => (await app.app.get(OutboxService).backlog()).depth === 1);
  });
});
