export interface LineLimits {
  /** How many go on at the same time. */
  readonly atOnce: number;
  /** How many may wait. */
  readonly waiting: number;
  /** How long one may wait, in milliseconds. */
  readonly waitMs: number;
}

/** How much the latest one counts in the average. */
const WEIGHT = 0.2;

/** Lets a few go on at a time and the rest wait their turn; those who would wait too long are told so at once. */
export class WaitingLine {
  private readonly line = new Set<() => void>();
  private running = 0;
  /** The average of how long one takes, in milliseconds. */
  private usualMs = 0;

  constructor(private readonly limits: LineLimits) {}

  get isEmpty(): boolean {
    return this.running === 0;
  }

  /** Resolves to what ends the turn; to null when the turn doesn't come in time. */
  async take(): Promise<(() => void) | null> {
    return this.takeNow() ?? ((await this.turn()) ? this.begin() : null);
  }

  /** The same without waiting. */
  takeNow(): (() => void) | null {
    if (this.running >= this.limits.atOnce) return null;
    this.running += 1;
    return this.begin();
  }

  private begin(): () => void {
    const since = performance.now();
    let isOver = false;
    return () => {
      if (isOver) return;
      isOver = true;
      this.usualMs += WEIGHT * (performance.now() - since - this.usualMs);
      this.passOn();
    };
  }

  private turn(): Promise<boolean> {
    const { atOnce, waiting, waitMs } = this.limits;
    const expectedMs = ((this.line.size + 1) / atOnce) * this.usualMs;
    if (this.line.size >= waiting || expectedMs > waitMs) return Promise.resolve(false);
    return new Promise((resolve) => {
      const go = (): void => {
        clearTimeout(timer);
        resolve(true);
      };
      const timer = setTimeout(() => {
        this.line.delete(go);
        resolve(false);
      }, waitMs);
      this.line.add(go);
    });
  }

  /** To the one that has waited longest, so that no one can get in between. */
  private passOn(): void {
    const [next] = this.line;
    if (next === undefined) {
      this.running -= 1;
      return;
    }
    this.line.delete(next);
    next();
  }
}
