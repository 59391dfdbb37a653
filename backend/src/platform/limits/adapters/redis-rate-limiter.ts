import { Logger } from '@nestjs/common';
import type { Redis } from 'ioredis';
import { Clock } from '../../clock/clock';
import { openRedis } from '../../redis/redis-connection';
import { currentWindow, judge, type LimitWindow } from '../limit-window';
import { RateLimiter, type LimitPolicy, type Verdict } from '../rate-limiter';

const FLUSH_MS = 100;
/** Counts below a twentieth of the limit are not shared: an ordinary user's few requests cost no round trip. */
const SHARED_FROM = 0.05;

interface LocalCounter {
  readonly shareFrom: number;
  /** The shared count when Redis last answered. */
  shared: number;
  /** Counted locally since then. */
  pending: number;
  endsAt: number;
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

  async consume(policy: LimitPolicy, key: string): Promise<Verdict> {
    const window = currentWindow(policy, key, this.nowMs);
    try {
      return judge(policy, await this.add(window.counter, 1, window.secondsLeft), window);
    } catch (error) {
      this.logger.debug(`Allowed without counting: ${error instanceof Error ? error.message : 'unknown'}`);
      return { allowed: true, retryAfterSeconds: window.secondsLeft };
    }
  }

  async refund(policy: LimitPolicy, key: string): Promise<void> {
    const window = currentWindow(policy, key, this.nowMs);
    try {
      await this.add(window.counter, -1, window.secondsLeft);
    } catch (error) {
      this.logger.debug(`Could not refund: ${error instanceof Error ? error.message : 'unknown'}`);
    }
  }

  consumeInMemory(policy: LimitPolicy, key: string): Verdict {
    const window = currentWindow(policy, key, this.nowMs);
    const counter = this.local.get(window.counter) ?? this.open(policy, window);
    counter.pending += 1;
    return judge(policy, counter.shared + counter.pending, window);
  }

  async close(): Promise<void> {
    clearInterval(this.flusher);
    await this.flush();
    this.redis.disconnect();
  }

  private async add(counter: string, by: number, secondsLeft: number): Promise<number> {
    const results = await this.redis.multi().incrby(counter, by).expire(counter, secondsLeft).exec();
    const [error, count] = results?.[0] ?? [null, 0];
    if (error) throw error;
    return Number(count);
  }

  private open(policy: LimitPolicy, window: LimitWindow): LocalCounter {
    const shareFrom = policy.limit * SHARED_FROM;
    const counter = { shareFrom, shared: 0, pending: 0, endsAt: this.nowMs + window.secondsLeft * 1000 };
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
      if (counter.endsAt <= now) this.local.delete(name);
      else if (counter.pending > 0 && counter.shared + counter.pending >= counter.shareFrom) {
        pipeline.incrby(name, counter.pending).expire(name, Math.ceil((counter.endsAt - now) / 1000));
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
