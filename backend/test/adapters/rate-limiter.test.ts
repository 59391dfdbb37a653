import { randomUUID } from 'node:crypto';
import { MemoryRateLimiter } from '../../src/platform/limits/adapters/memory-rate-limiter';
import { RedisRateLimiter } from '../../src/platform/limits/adapters/redis-rate-limiter';
import type { LimitPolicy, RateLimiter } from '../../src/platform/limits/rate-limiter';
import { redisUrl } from '../support/databases';
import { eventually } from '../support/eventually';
import { ManualClock } from '../support/manual-clock';

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
  await eventually(async () => !(await limiter.consume(probe, randomUUID())).allowed);
  return limiter;
}

describe.each(LIMITERS)('the %s rate limiter', (_, open) => {
  let clock: ManualClock;
  let limiter: RateLimiter;
  let key: string;
  const take = async (times: number) => {
    const verdicts: boolean[] = [];
    for (let count = 0; count < times; count += 1)
      verdicts.push((await limiter.consume(POLICY, key)).allowed);
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
    expect(await limiter.consume(POLICY, key)).toEqual({ allowed: false, retryAfterSeconds: 15 });
  });

  it('allows again in the next window', async () => {
    await take(4);
    clock.pass(60);
    expect(await take(1)).toEqual([true]);
  });

  it('counts every key separately', async () => {
    await take(4);
    key = randomUUID();
    expect(await take(1)).toEqual([true]);
  });

  it('refunds what should not count', async () => {
    await take(3);
    await limiter.refund(POLICY, key);
    expect(await take(2)).toEqual([true, false]);
  });

  it('answers the hot path from memory, with the same limit', () => {
    const verdicts = Array.from({ length: 4 }, () => limiter.consumeInMemory(POLICY, key).allowed);
    expect(verdicts).toEqual([true, true, true, false]);
  });
});

describe('several processes on one Redis', () => {
  it('share the counts of the hot path within moments', async () => {
    const clock = new ManualClock(MINUTE_START);
    const [one, other] = [await openRedisLimiter(clock), await openRedisLimiter(clock)];
    const key = randomUUID();
    for (let count = 0; count < 3; count += 1) one.consumeInMemory(POLICY, key);
    await eventually(() => !other.consumeInMemory(POLICY, key).allowed);
    await one.close();
    await other.close();
  });

  it('share the exact counts immediately', async () => {
    const clock = new ManualClock(MINUTE_START);
    const [one, other] = [await openRedisLimiter(clock), await openRedisLimiter(clock)];
    const key = randomUUID();
    for (let count = 0; count < 3; count += 1) await one.consume(POLICY, key);
    expect((await other.consume(POLICY, key)).allowed).toBe(false);
    await one.close();
    await other.close();
  });
});

describe('the Redis rate limiter', () => {
  it('allows everything while Redis is down', async () => {
    const limiter = new RedisRateLimiter('redis://127.0.0.1:1', new ManualClock());
    const verdicts = await Promise.all(Array.from({ length: 5 }, () => limiter.consume(POLICY, 'anyone')));
    expect(verdicts.every(({ allowed }) => allowed)).toBe(true);
    await limiter.close();
  });
});
