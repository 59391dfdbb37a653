import { promises as timers } from 'node:timers';
import { eventually } from './eventually';

/**
 * Holds pauses of one length, from `setTimeout` of `node:timers/promises`, until the test releases them. A test file
 * installs it with `jest.mock('node:timers/promises', () => jest.requireActual('../support/time/held-pauses'))`
 */
class HeldPauses {
  private readonly releases: (() => void)[] = [];
  private heldMs: number | null = null;

  /** From now on, pauses of this length last until they are released; all others are real. */
  hold(ms: number): void {
    this.heldMs = ms;
  }

  /** Resolves once this many held pauses have begun. */
  begun(count: number): Promise<void> {
    return eventually(() => this.releases.length === count);
  }

  /** Ends the held pauses and stops holding new ones. */
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

/** Replaces the function of `node:timers/promises`. */
export const setTimeout: typeof heldPauses.pause = (...pause) => heldPauses.pause(...pause);
