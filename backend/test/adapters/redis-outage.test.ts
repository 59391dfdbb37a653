import { Logger } from '@nestjs/common';
import { LimiterWithFallback } from '../../src/platform/limits/adapters/limiter-with-fallback';
import { MemoryRateLimiter } from '../../src/platform/limits/adapters/memory-rate-limiter';
import { RedisRateLimiter } from '../../src/platform/limits/adapters/redis-rate-limiter';
import type { LimitPolicy } from '../../src/platform/limits/rate-limiter';
import { eventually } from '../support/time/eventually';
import { ManualClock } from '../support/time/manual-clock';
import { OwnRedis } from '../support/servers/own-redis';
import { TestApp } from '../support/test-app';
import { IN_TIME_MS } from '../support/time/in-time';

const POLICY: LimitPolicy = { name: 'test', limit: 3, windowSeconds: 60 };

let redis: OwnRedis;
beforeEach(async () => {
  redis = new OwnRedis();
  await redis.start();
});
afterEach(() => redis.remove());

describe('the limits of a process whose Redis goes away', () => {
  const outages = [
    ['is frozen', () => redis.freeze(), () => Promise.resolve(redis.thaw())],
    ['is gone', () => redis.stop(), () => redis.start()],
  ] as const;

  it.each(outages)(
    'go on where they were while it %s, and are shared again after',
    async (_, cut, recover) => {
      const warnings = jest.spyOn(Logger.prototype, 'warn').mockImplementation(() => undefined);
      const clock = new ManualClock();
      const shared: boolean[] = [];
      const limiter = new LimiterWithFallback(
        new RedisRateLimiter(redis.url, clock),
        new MemoryRateLimiter(clock),
        { limitsShared: (areShared) => shared.push(areShared) },
      );
      const other = new RedisRateLimiter(redis.url, clock);
      const take = async (key: string) => (await limiter.consume([{ policy: POLICY, key }])).allowed;
      const refused = { policy: { ...POLICY, limit: 0 }, key: 'x' };
      await eventually(async () => !(await other.consume([refused])).allowed);
      await eventually(async () => !(await limiter.consume([refused])).allowed);

      expect([await take('a'), await take('a')]).toEqual([true, true]);
      await cut();
      const began = performance.now();
      expect([await take('a'), await take('a'), await take('b')]).toEqual([true, false, true]);
      await limiter.refund([{ policy: POLICY, key: 'b' }]);
      expect(performance.now() - began).toBeLessThan(IN_TIME_MS);
      await eventually(() => shared.at(-1) === false, 5_000);
      // Each would wait for Redis otherwise.
      const fast = performance.now();
      for (let count = 0; count < 200; count += 1) await take('c');
      expect(performance.now() - fast).toBeLessThan(IN_TIME_MS);
      expect(await take('c')).toBe(false);

      await recover();
      await eventually(() => shared.at(-1) === true, 10_000);
      for (let count = 0; count < 3; count += 1) await take('d');
      expect((await other.consume([{ policy: POLICY, key: 'd' }])).allowed).toBe(false);
      expect(shared).toEqual([true, false, true]);
      const told = warnings.mock.calls.filter(([text]) => String(text).includes('counts limits on its own'));
      expect(told).toHaveLength(1);
      await Promise.all([limiter.close(), other.close()]);
      warnings.mockRestore();
    },
  );
});

describe('sign-in while Redis is frozen', () => {
  it('neither hangs nor allows more guesses, and the metrics say so', async () => {
    const app = await TestApp.start({ env: { REDIS_URL: redis.url } });
    const [victim, member] = [await app.member(), await app.member()];
    const metric = async () => (await app.app.inject({ url: '/metrics' })).body;
    expect(await metric()).toContain('\nlimits_shared 1\n');
    redis.freeze();
    const began = performance.now();
    const guesses: number[] = [];
    for (let count = 0; count < 12; count += 1)
      guesses.push((await app.visitor().login('a wrong guess', victim.email)).status);
    expect(guesses).toEqual([...Array<number>(10).fill(401), 429, 429]);
    expect((await app.visitor().login(undefined, member.email)).status).toBe(200);
    await app.visitor().register();
    expect(performance.now() - began).toBeLessThan(IN_TIME_MS);
    await eventually(async () => (await metric()).includes('\nlimits_shared 0\n'));
    redis.thaw();
    await eventually(async () => (await metric()).includes('\nlimits_shared 1\n'), 10_000);
    await app.close();
  });
});
