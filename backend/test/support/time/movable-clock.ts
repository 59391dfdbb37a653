import { Clock } from '../../../src/platform/clock/clock';

export const SECOND = 1_000;
export const HOUR = 3_600 * SECOND;
export const DAY = 24 * HOUR;

/** The real time, until a test moves it forward. */
export class MovableClock extends Clock {
  private offset = 0;

  now(): Date {
    return new Date(Date.now() + this.offset);
  }

  /** Milliseconds until it is this hour in UTC again. */
  until(hour: number): number {
    const now = this.now();
    const today = new Date(now).setUTCHours(hour, 0, 0, 0);
    return (today > now.getTime() ? today : today + DAY) - now.getTime();
  }

  advance(milliseconds: number): void {
    this.offset += milliseconds;
  }
}
