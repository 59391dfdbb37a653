import { Clock } from '../../clock/clock';
import { currentWindow, judge, secondsToKeep, type LimitCounts, type LimitWindow } from '../limit-window';
import { RateLimiter, strictest, type Charge, type Verdict } from '../rate-limiter';

const SWEEP_ABOVE = 10_000;

interface Counter {
  count: number;
  readonly keepUntil: number;
}

/** For a single process without Redis. */
export class MemoryRateLimiter extends RateLimiter {
  private readonly counters = new Map<string, Counter>();

  constructor(private readonly clock: Clock) {
    super();
  }

  consume(charges: readonly Charge[]): Promise<Verdict> {
    return Promise.resolve(this.take(charges));
  }

  refund(charges: readonly Charge[]): Promise<void> {
    for (const { policy, key } of charges) {
      const counter = this.counters.get(currentWindow(policy, key, this.nowMs).counter);
      if (counter && counter.count > 0) counter.count -= 1;
    }
    return Promise.resolve();
  }

  consumeInMemory(charge: Charge): Verdict {
    return this.take([charge]);
  }

  close(): Promise<void> {
    this.counters.clear();
    return Promise.resolve();
  }

  private take(charges: readonly Charge[]): Verdict {
    const windows = charges.map(({ policy, key }) => ({
      policy,
      window: currentWindow(policy, key, this.nowMs),
    }));
    const verdict = strictest(
      windows.map(({ policy, window }) => judge(policy, this.countsOf(window), window)),
    );
    if (verdict.allowed) for (const { window } of windows) this.counterOf(window).count += 1;
    return verdict;
  }

  private countsOf({ counter, previous }: LimitWindow): LimitCounts {
    return {
      current: this.counters.get(counter)?.count ?? 0,
      previous: this.counters.get(previous)?.count ?? 0,
    };
  }

  private counterOf(window: LimitWindow): Counter {
    const known = this.counters.get(window.counter);
    if (known) return known;
    if (this.counters.size > SWEEP_ABOVE) this.dropExpired();
    const counter = { count: 0, keepUntil: this.nowMs + secondsToKeep(window) * 1000 };
    this.counters.set(window.counter, counter);
    return counter;
  }

  private dropExpired(): void {
    const now = this.nowMs;
    for (const [name, { keepUntil }] of this.counters) if (keepUntil <= now) this.counters.delete(name);
  }

  private get nowMs(): number {
    return this.clock.now().getTime();
  }
}
