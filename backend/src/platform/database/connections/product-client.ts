import { Client, type ClientConfig } from 'pg';
import { databaseTroubleOf, DatabaseTimeout } from './database-trouble';
import { TIME_LIMITS } from './time-limits';
import { currentWork } from './work';

type Method = (...parameters: unknown[]) => unknown;

/** Timers that differ by less share one list in Node. */
const TIMER_STEP_MS = 50;

/**
 * A connection whose loss never ends the process: it has a listener for errors from its first moment to its last, also
 * between two owners. Its user sees the loss in the statement's error.
 */
export class WatchedClient extends Client {
  constructor(config?: ClientConfig) {
    super(config);
    this.on('error', () => undefined);
    const leave = this.end.bind(this) as Method;
    this.end = ((...parameters: unknown[]) => {
      setTimeout(() => this.connection.stream.destroy(), TIME_LIMITS.farewell).unref();
      return leave(...parameters);
    }) as Client['end'];
  }
}

/** A connection of the pool. A statement that gets no answer in time takes its connection with it. */
export class ProductClient extends WatchedClient {
  /** Told when an answer stays out, with the moment since which nothing came (`performance.now()`). */
  onSilence: (since: number) => void = () => undefined;
  private running = 0;
  private isLost = false;

  constructor(config?: ClientConfig) {
    super(config);
    const send = this.query.bind(this) as Method;
    this.query = ((...parameters: unknown[]) =>
      this.sendInTime(() => send(...parameters))) as Client['query'];
    this.on('error', () => (this.isLost = true));
    this.on('end', () => (this.isLost = true));
  }

  /** Whether the next owner can use it: it is alive, and nothing is under way or left open. */
  get isReusable(): boolean {
    return !this.isLost && this.running === 0 && this.getTransactionStatus() === 'I';
  }

  get isGone(): boolean {
    return this.isLost || this.connection.stream.destroyed;
  }

  /** Ends it at once, whatever it is doing. */
  discard(reason: Error): void {
    this.isLost = true;
    this.connection.stream.destroy(reason);
  }

  private async sendInTime(send: () => unknown): Promise<unknown> {
    const work = currentWork();
    const limitMs = Math.min(work.remainingMs, work.statementMs + TIME_LIMITS.late);
    if (limitMs <= 0) throw new DatabaseTimeout('busy', 'The time for database work was used up');
    const since = performance.now();
    const timer = setTimeout(() => this.giveUp(since), Math.ceil(limitMs / TIMER_STEP_MS) * TIMER_STEP_MS);
    const endWait = work.beginWait();
    this.running += 1;
    try {
      return await send();
    } catch (error) {
      if (databaseTroubleOf(error) === 'away') this.isLost = true;
      throw error;
    } finally {
      this.running -= 1;
      endWait();
      clearTimeout(timer);
    }
  }

  private giveUp(since: number): void {
    this.discard(new DatabaseTimeout('away', 'Timeout: no answer from PostgreSQL'));
    this.onSilence(since);
  }
}
