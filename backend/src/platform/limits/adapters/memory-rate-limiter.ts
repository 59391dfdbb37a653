import { Clock } from '../../clock/clock';
import { currentWindow, judge } from '../limit-window';
import { RateLimiter, type LimitPolicy, type Verdict } from '../rate-limiter';

const SWEEP_ABOVE = 10_000;

interface Counter {
  count: number;
  endsAt: number;
}

/** For a single process without Redis. */
export class MemoryRateLimiter extends RateLimiter {
  private readonly counters = new Map<string, Counter>();

  constructor(private readonly clock: Clock) {
    super();
  }

  consume(policy: LimitPolicy, key: string): Promise<Verdict> {
    return Promise.resolve(this.consumeInMemory(policy, key));
  }

  refund(policy: LimitPolicy, key: string): Promise<void> {
    const counter = this.counters.get(currentWindow(policy, key, this.nowMs).counter);
    if (counter) counter.count -= 1;
    return Promise.resolve();
  }

  consumeInMemory(policy: LimitPolicy, key: string): Verdict {
    const window = currentWindow(policy, key, this.nowMs);
    const counter = this.counters.get(window.counter) ?? this.open(window.counter, window.secondsLeft);
    counter.count += 1;
    return judge(policy, counter.count, window);
  }

  close(): Promise<void> {
    this.counters.clear();
    return Promise.resolve();
  }

  private open(name: string, secondsLeft: number): Counter {
    if (this.counters.size > SWEEP_ABOVE) this.dropExpired();
    const counter = { count: 0, endsAt: this.nowMs + secondsLeft * 1000 };
    this.counters.set(name, counter);
    return counter;
  }

  private dropExpired(): void {
    for (const [name, { endsAt }] of this.counters) if (endsAt <= this.nowMs) this.counters.delete(name);
  }

  private get nowMs(): number {
    return this.clock.now().getTime();
  }
}
