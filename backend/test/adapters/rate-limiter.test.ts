import { randomUUID } from 'node:crypto';
import { MemoryRateLimiter } from '../../src/platform/limits/adapters/memory-rate-limiter';
import { RedisRateLimiter } from '../../src/platform/limits/adapters/redis-rate-limiter';
import type { LimitPolicy, RateLimiter } from '../../src/platform/limits/rate-limiter';
import { redisUrl } from '../support/databases/databases';
import { eventually } from '../support/time/eventually';
import { ManualClock } from '../support/time/manual-clock';

const POLICY: LimitPolicy = { name: 'test', limit: 3, windowSeconds: 60 };
const MINUTE_START = new Date(Date.UTC(2026, 0, 1, 12, 0, 0));

const LIMITERS: readonly [string, (clock: ManualClock) => Promise<RateLimiter>][] = [
  ['memory', (clock) => Promise.resolve(new MemoryRateLimiter(clock))],
  ['Redis', openRedisLimiter],
];

/** Counting starts once Redis is up; until then everything is allowed. */
async function openRedisLimiter(clock: ManualClock): Promise<RateLimiter> {
  const limiter = new RedisRateLimiter(redisUrl(), clock);
  const probe: LimitPolicy = { name: 'probe', limit: 0, windowSeconds: 60 };
  await eventually(async () => !(await limiter.consume([{ policy: probe, key: randomUUID() }])).allowed);
  return limiter;
}

describe.each(LIMITERS)('the %s rate limiter', (_, open) => {
  let clock: ManualClock;
  let limiter: RateLimiter;
  let key: string;
  const take = async (times: number) => {
    const verdicts: boolean[] = [];
    for (let count = 0; count < times; count += 1)
      verdicts.push((await limiter.consume([{ policy: POLICY, key }])).allowed);
    return verdicts;
  };

  beforeEach(async () => {
    clock = new ManualClock(MINUTE_START);
    limiter = await open(clock);
    key = randomUUID();
  });
  afterEach(() => limiter.close());

  it('allows exactly as many as the limit says', async () => {
    expect(await take(5)).toEqual([true, true, true, false, false]);
  });

  it('says how long to wait', async () => {
    clock.pass(45);
    await take(3);
    // A third of the three leaves the sliding minute twenty seconds into the next window.
    expect(await limiter.consume([{ policy: POLICY, key }])).toEqual({
      allowed: false,
      retryAfterSeconds: 35,
    });
  });

  it('does not start over at the edge of a window', async () => {
    clock.pass(59);
    await take(3);
    clock.pass(2);
    expect(await take(1)).toEqual([false]);
    clock.pass(21);
    expect(await take(2)).toEqual([true, false]);
    clock.pass(98);
    expect(await take(4)).toEqual([true, true, true, false]);
  });

  it('counts for several limits at once, or for none of them', async () => {
    const wide: LimitPolicy = { name: 'wide', limit: 4, windowSeconds: 60 };
    const charges = [
      { policy: POLICY, key },
      { policy: wide, key },
    ];
    for (let count = 0; count < 5; count += 1) await limiter.consume(charges);
    expect((await limiter.consume([{ policy: wide, key }])).allowed).toBe(true);
    expect((await limiter.consume([{ policy: wide, key }])).allowed).toBe(false);
  });

  it('counts every key separately', async () => {
    await take(4);
    key = randomUUID();
    expect(await take(1)).toEqual([true]);
  });

  it('refunds what should not count', async () => {
    await take(3);
    await limiter.refund([{ policy: POLICY, key }]);
    expect(await take(2)).toEqual([true, false]);
  });

  it('answers the hot path from memory, with the same limit', () => {
    const verdicts = Array.from(
      { length: 4 },
      () => limiter.consumeInMemory({ policy: POLICY, key }).allowed,
    );
    expect(verdicts).toEqual([true, true, true, false]);
  });
});

describe('several processes on one Redis', () => {
  it('share the counts of the hot path within moments', async () => {
    const clock = new ManualClock(MINUTE_START);
    const [one, other] = [await openRedisLimiter(clock), await openRedisLimiter(clock)];
    const key = randomUUID();
    for (let count = 0; count < 3; count += 1) one.consumeInMemory({ policy: POLICY, key });
    await eventually(() => !other.consumeInMemory({ policy: POLICY, key }).allowed);
    await one.close();
    await other.close();
  });

  it('share the exact counts immediately', async () => {
    const clock = new ManualClock(MINUTE_START);
    const [one, other] = [await openRedisLimiter(clock), await openRedisLimiter(clock)];
    const key = randomUUID();
    for (let count = 0; count < 3; count += 1) await one.consume([{ policy: POLICY, key }]);
    expect((await other.consume([{ policy: POLICY, key }])).allowed).toBe(false);
    await one.close();
    await other.close();
  });
});

describe('the Redis rate limiter', () => {
  it('allows everything while Redis is down', async () => {
    const limiter = new RedisRateLimiter('redis://127.0.0.1:1', new ManualClock());
    const verdicts = await Promise.all(
      Array.from({ length: 5 }, () => limiter.consume([{ policy: POLICY, key: 'anyone' }])),
    );
    expect(verdicts.every(({ allowed }) => allowed)).toBe(true);
    await limiter.close();
  });
});
