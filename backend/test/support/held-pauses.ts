import { promises as timers } from 'node:timers';
import { eventually } from './eventually';

/**
 * Pauses of one length that code takes with `node:timers/promises`; they end when the test says so. A test file puts it in
 * place: `jest.mock('node:timers/promises', () => jest.requireActual('../support/held-pauses'))`
 */
class HeldPauses {
  private readonly releases: (() => void)[] = [];
  private heldMs: number | null = null;

  /** From now on pauses of this length last until they are released; all others stay real. */
  hold(ms: number): void {
    this.heldMs = ms;
  }

  /** Resolves once this many of them have begun. */
  begun(count: number): Promise<void> {
    return eventually(() => this.releases.length === count);
  }

  /** Ends those that are held, and holds no more. */
  release(): void {
    this.heldMs = null;
    for (const release of this.releases.splice(0)) release();
  }

  pause<Value>(ms: number, value?: Value, options?: { ref?: boolean }): Promise<Value | undefined> {
    if (ms !== this.heldMs) return timers.setTimeout(ms, value, options);
    return new Promise((resolve) => this.releases.push(() => resolve(value)));
  }
}

export const heldPauses = new HeldPauses();

/** Stands in for the function of `node:timers/promises`. */
export const setTimeout: typeof heldPauses.pause = (...pause) => heldPauses.pause(...pause);
