import { Logger } from '@nestjs/common';
import type { Redis } from 'ioredis';
import { Clock } from '../../clock/clock';
import { openRedis } from '../../redis/redis-connection';
import { currentWindow, judge, secondsToKeep, type LimitWindow } from '../limit-window';
import { RateLimiter, strictest, type Charge, type LimitPolicy, type Verdict } from '../rate-limiter';

const FLUSH_MS = 100;
/** Counts below a twentieth of the limit are not shared: an ordinary user's few requests cost no round trip. */
const SHARED_FROM = 0.05;

/**
 * KEYS: the current and the previous counter of each charge. ARGV: limit, share and seconds to keep of each charge.
 * Counts only when all limits have room, by the arithmetic of `judge`; returns the counts from before.
 */
const TAKE = `
local counts, fits = {}, true
for i = 1, #KEYS / 2 do
  local current = tonumber(redis.call('GET', KEYS[2 * i - 1]) or '0')
  local previous = tonumber(redis.call('GET', KEYS[2 * i]) or '0')
  counts[2 * i - 1], counts[2 * i] = current, previous
  if previous * tonumber(ARGV[3 * i - 1]) + current + 1 > tonumber(ARGV[3 * i - 2]) then fits = false end
end
if fits then
  for i = 1, #KEYS / 2 do
    redis.call('INCR', KEYS[2 * i - 1])
    redis.call('EXPIRE', KEYS[2 * i - 1], ARGV[3 * i])
  end
end
return counts`;

const GIVE_BACK = `
for i = 1, #KEYS do
  if tonumber(redis.call('GET', KEYS[i]) or '0') > 0 then redis.call('DECR', KEYS[i]) end
end`;

interface LocalCounter {
  readonly shareFrom: number;
  /** The shared count when Redis last answered. */
  shared: number;
  /** Counted locally since then. */
  pending: number;
  readonly keepUntil: number;
}

export class RedisRateLimiter extends RateLimiter {
  private readonly logger = new Logger('Limits');
  private readonly redis: Redis;
  private readonly local = new Map<string, LocalCounter>();
  private readonly flusher: NodeJS.Timeout;
  private flushing = false;

  constructor(
    redisUrl: string,
    private readonly clock: Clock,
  ) {
    super();
    this.redis = openRedis(redisUrl, 'limits');
    this.flusher = setInterval(() => void this.flush(), FLUSH_MS);
    this.flusher.unref();
  }

  async consume(charges: readonly Charge[]): Promise<Verdict> {
    const uses = charges.map(({ policy, key }) => ({
      policy,
      window: currentWindow(policy, key, this.nowMs),
    }));
    try {
      const counts = await this.take(uses);
      return strictest(
        uses.map(({ policy, window }, index) =>
          judge(policy, { current: counts[2 * index] ?? 0, previous: counts[2 * index + 1] ?? 0 }, window),
        ),
      );
    } catch (error) {
      this.logger.debug(`Allowed without counting: ${error instanceof Error ? error.message : 'unknown'}`);
      return { allowed: true, retryAfterSeconds: 0 };
    }
  }

  async refund(charges: readonly Charge[]): Promise<void> {
    const counters = charges.map(({ policy, key }) => currentWindow(policy, key, this.nowMs).counter);
    try {
      await this.redis.eval(GIVE_BACK, counters.length, ...counters);
    } catch (error) {
      this.logger.debug(`Could not refund: ${error instanceof Error ? error.message : 'unknown'}`);
    }
  }

  consumeInMemory({ policy, key }: Charge): Verdict {
    const window = currentWindow(policy, key, this.nowMs);
    const counter = this.local.get(window.counter) ?? this.open(policy, window);
    const before = this.local.get(window.previous);
    const verdict = judge(
      policy,
      { current: counter.shared + counter.pending, previous: before ? before.shared + before.pending : 0 },
      window,
    );
    if (verdict.allowed) counter.pending += 1;
    return verdict;
  }

  async close(): Promise<void> {
    clearInterval(this.flusher);
    await this.flush();
    this.redis.disconnect();
  }

  private async take(uses: readonly { policy: LimitPolicy; window: LimitWindow }[]): Promise<number[]> {
    const keys = uses.flatMap(({ window }) => [window.counter, window.previous]);
    const args = uses.flatMap(({ policy, window }) => [policy.limit, window.share, secondsToKeep(window)]);
    const counts: unknown = await this.redis.eval(TAKE, keys.length, ...keys, ...args);
    return Array.isArray(counts) ? counts.map(Number) : [];
  }

  private open(policy: LimitPolicy, window: LimitWindow): LocalCounter {
    const keepUntil = this.nowMs + secondsToKeep(window) * 1000;
    const counter = { shareFrom: policy.limit * SHARED_FROM, shared: 0, pending: 0, keepUntil };
    this.local.set(window.counter, counter);
    return counter;
  }

  private async flush(): Promise<void> {
    if (this.flushing || this.redis.status !== 'ready') return;
    this.flushing = true;
    try {
      await this.shareCounts();
    } catch (error) {
      this.logger.debug(`Could not share counts: ${error instanceof Error ? error.message : 'unknown'}`);
    } finally {
      this.flushing = false;
    }
  }

  private async shareCounts(): Promise<void> {
    const now = this.nowMs;
    const pipeline = this.redis.pipeline();
    const sent: { counter: LocalCounter; amount: number }[] = [];
    for (const [name, counter] of this.local) {
      if (counter.keepUntil <= now) this.local.delete(name);
      else if (counter.pending > 0 && counter.shared + counter.pending >= counter.shareFrom) {
        pipeline.incrby(name, counter.pending).expire(name, Math.ceil((counter.keepUntil - now) / 1000));
        sent.push({ counter, amount: counter.pending });
      }
    }
    if (sent.length === 0) return;
    const results = await pipeline.exec();
    sent.forEach(({ counter, amount }, index) => {
      const total = results?.[index * 2]?.[1];
      if (typeof total !== 'number') return;
      counter.pending -= amount;
      counter.shared = total;
    });
  }

  private get nowMs(): number {
    return this.clock.now().getTime();
  }
}
