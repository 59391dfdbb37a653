import { Clock } from '../../../src/platform/clock/clock';

/** A clock that advances only when a test says so. */
export class ManualClock extends Clock {
  constructor(private time = new Date()) {
    super();
  }

  now(): Date {
    return new Date(this.time);
  }

  pass(seconds: number): void {
    this.time = new Date(this.time.getTime() + seconds * 1000);
  }
}
