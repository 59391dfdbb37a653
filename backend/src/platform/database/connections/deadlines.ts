/** How late a limit may be noticed. */
const TICK_MS = 50;

interface Deadline {
  readonly at: number;
  readonly onLate: () => void;
}

/**
 * Time limits of waits that nearly always end long before. They share one timer, because setting and clearing one of
 * its own would cost each of them more than the rest of the wait.
 */
class Deadlines {
  private readonly open = new Set<Deadline>();
  private timer: NodeJS.Timeout | null = null;

  /** Calls `onLate` after `ms`, unless it is taken back with `end`. */
  begin(ms: number, onLate: () => void): Deadline {
    const deadline = { at: performance.now() + ms, onLate };
    this.open.add(deadline);
    this.timer ??= setInterval(() => this.look(), TICK_MS).unref();
    return deadline;
  }

  end(deadline: Deadline): void {
    this.open.delete(deadline);
  }

  private look(): void {
    const now = performance.now();
    for (const deadline of this.open)
      if (deadline.at <= now) {
        this.open.delete(deadline);
        deadline.onLate();
      }
    if (this.open.size > 0 || this.timer === null) return;
    clearInterval(this.timer);
    this.timer = null;
  }
}

export const deadlines = new Deadlines();
