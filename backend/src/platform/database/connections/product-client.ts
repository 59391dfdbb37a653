import { Client, type ClientConfig } from 'pg';
import { databaseTroubleOf, DatabaseTimeout } from './database-trouble';
import { deadlines } from './deadlines';
import { PreparedStatement } from './prepared-statement';
import { TIME_LIMITS } from './time-limits';
import { beginAs, currentWork, type Statement, type Work } from './work';

type Method = (...parameters: unknown[]) => unknown;

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
  private readonly send: Method;
  private running = 0;
  private isLost = false;

  constructor(config?: ClientConfig) {
    super(config);
    this.send = this.query.bind(this);
    this.query = ((...parameters: unknown[]) =>
      this.sendInTime(() => this.send(...parameters))) as Client['query'];
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

  /** The rows of a named statement, in what time `work` has left. */
  answer(statement: Statement, work: Work): Promise<unknown[]> {
    const end = this.begin(work);
    if (!end) return Promise.reject(timeUsedUp());
    return new Promise((resolve, reject) => {
      const prepared = new PreparedStatement(statement, (error, rows) => {
        end(error);
        if (error) reject(error);
        else resolve(rows);
      });
      beginAs(work, () => this.send(prepared));
    });
  }

  private async sendInTime(send: () => unknown): Promise<unknown> {
    const end = this.begin(currentWork());
    if (!end) throw timeUsedUp();
    try {
      const answer = await send();
      end(null);
      return answer;
    } catch (error) {
      end(error);
      throw error;
    }
  }

  /** Returns what ends the statement; null when there is no time for it. */
  private begin(work: Work): ((error: unknown) => void) | null {
    const limitMs = Math.min(work.remainingMs, work.statementMs + TIME_LIMITS.late);
    if (limitMs <= 0) return null;
    const since = performance.now();
    // With less time than a lock may take, no answer says nothing about PostgreSQL; a probe waits for no lock.
    const isTelling = work.kind === 'probe' || limitMs >= work.lockMs + TIME_LIMITS.late;
    const deadline = deadlines.begin(limitMs, () =>
      isTelling ? this.giveUp(since) : this.discard(timeUsedUp()),
    );
    const endWait = work.beginWait();
    this.running += 1;
    return (error) => {
      this.running -= 1;
      endWait();
      deadlines.end(deadline);
      if (error && databaseTroubleOf(error) === 'away') this.isLost = true;
    };
  }

  private giveUp(since: number): void {
    this.discard(new DatabaseTimeout('away', 'Timeout: no answer from PostgreSQL'));
    this.onSilence(since);
  }
}

const timeUsedUp = (): DatabaseTimeout =>
  new DatabaseTimeout('busy', 'The time for database work was used up');
