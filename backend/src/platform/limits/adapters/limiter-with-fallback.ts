import { setImmediate as nextTurn, setTimeout as sleep } from 'node:timers/promises';
import { Logger } from '@nestjs/common';
import type { Metrics } from '../../telemetry/metrics';
import { RateLimiter, type Charge, type Verdict } from '../rate-limiter';

const ANSWER_WITHIN_MS = 500;
const PROBE_EVERY_MS = 1_000;
/** A limit of none is refused by a limiter that counts, and allowed by one whose store is away. */
const PROBE: Charge = { policy: { name: 'probe', limit: 0, windowSeconds: 1 }, key: 'store' };

/**
 * The limiter that all processes share, with one of this process's own behind it. The own one always counts along, so
 * that while the store is away or frozen the limits of this process go on where they were. It never refuses what the
 * shared one allows, because it counts a part of the same uses.
 */
export class LimiterWithFallback extends RateLimiter {
  private readonly logger = new Logger('Limits');
  private readonly prober: NodeJS.Timeout;
  private isProbing = false;
  private isAway = false;

  constructor(
    private readonly shared: RateLimiter,
    private readonly own: RateLimiter,
    private readonly metrics: Pick<Metrics, 'limitsShared'>,
  ) {
    super();
    this.metrics.limitsShared(true);
    this.prober = setInterval(() => void this.probe(), PROBE_EVERY_MS);
    this.prober.unref();
  }

  async consume(charges: readonly Charge[]): Promise<Verdict> {
    const verdict = await this.askShared((shared) => shared.consume(charges));
    if (verdict && !verdict.allowed) return verdict;
    const own = await this.own.consume(charges);
    if (verdict && !own.allowed) await this.askShared((shared) => shared.refund(charges));
    return own;
  }

  async refund(charges: readonly Charge[]): Promise<void> {
    await this.own.refund(charges);
    await this.askShared((shared) => shared.refund(charges));
  }

  /** The shared limiter answers these from memory, too. */
  consumeInMemory(charge: Charge): Verdict {
    return this.shared.consumeInMemory(charge);
  }

  async close(): Promise<void> {
    clearInterval(this.prober);
    await Promise.all([this.shared.close(), this.own.close()]);
  }

  /** Null while the store is away; a request that finds out first waits half a second, and no other one does. */
  private async askShared<Answer>(ask: (shared: RateLimiter) => Promise<Answer>): Promise<Answer | null> {
    if (this.isAway) return null;
    const over = new AbortController();
    const late = sleep(ANSWER_WITHIN_MS, null, { signal: over.signal })
      // After a busy moment the timer is due before the answer that has long arrived is read.
      .then(() => nextTurn(null))
      .catch(() => null);
    const answer = ask(this.shared).then((given) => ({ given }));
    const first = await Promise.race([answer, late]);
    over.abort();
    if (first) return first.given;
    answer.catch(() => undefined);
    this.setAway(true);
    return null;
  }

  private async probe(): Promise<void> {
    if (this.isProbing) return;
    this.isProbing = true;
    try {
      this.setAway((await this.shared.consume([PROBE])).allowed);
    } finally {
      this.isProbing = false;
    }
  }

  private setAway(isAway: boolean): void {
    if (isAway === this.isAway) return;
    this.isAway = isAway;
    this.metrics.limitsShared(!isAway);
    if (isAway)
      this.logger.warn('Redis does not answer; until it does, this process counts limits on its own');
    else this.logger.log('Limits are counted in Redis again');
  }
}
