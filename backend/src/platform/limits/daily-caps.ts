import { Injectable, Logger } from '@nestjs/common';
import { Config } from '../config/config';
import { Metrics } from '../telemetry/metrics';
import type { StorageCaps } from '../config/storage-caps';
import { RateLimiter, type Verdict } from './rate-limiter';

const DAY_SECONDS = 86_400;
const EVERYONE = 'everyone';

/**
 * How much a day may add to tables that grow without an account, or without a limit on its owner. Generous: only a
 * flood reaches them, and it then costs no disk.
 */
@Injectable()
export class DailyCaps {
  private readonly logger = new Logger('Limits');
  private readonly reached = new Set<keyof StorageCaps>();

  constructor(
    private readonly limiter: RateLimiter,
    private readonly config: Config,
    private readonly metrics: Metrics,
  ) {
    metrics.expectCaps(Object.keys(config.storageCaps));
  }

  /** Counts one for the last 24 hours, unless there is no room for it, which the metrics count and the log says once. */
  async take(cap: keyof StorageCaps, key = EVERYONE): Promise<Verdict> {
    const policy = { name: `daily-${cap}`, limit: this.config.storageCaps[cap], windowSeconds: DAY_SECONDS };
    const verdict = await this.limiter.consume([{ policy, key }]);
    if (verdict.allowed) this.reached.delete(cap);
    else this.report(cap, policy.limit);
    return verdict;
  }

  private report(cap: keyof StorageCaps, limit: number): void {
    this.metrics.notStored(cap);
    if (!this.reached.has(cap))
      this.logger.warn(`The daily cap for ${cap} (${limit}) is reached; not storing more`);
    this.reached.add(cap);
  }
}
