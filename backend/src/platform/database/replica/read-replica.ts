import { setTimeout as pause } from 'node:timers/promises';
import { Logger } from '@nestjs/common';
import type { Pool } from 'pg';
import type { Metrics } from '../../telemetry/metrics';
import { ProductPool } from '../connections/product-pool';
import type { OtherReads, Statement } from '../connections/work';
import type { Database } from '../database';

/** How long a request waits for the replica to catch up. Streaming on one network takes a few milliseconds. */
const CATCH_UP_MS = 100;
const LOOK_AGAIN_MS = 5;
/** How long a replica that doesn't answer, or is behind, is not asked again. */
const REST_MS = 5_000;

/** A streaming replica, for reads that may leave the primary alone. */
export class ReadReplica implements OtherReads {
  private readonly logger = new Logger('Database');
  private readonly pool: Pool;
  private restsUntil = Number.NEGATIVE_INFINITY;

  constructor(
    url: string,
    private readonly primary: Database,
    private readonly metrics: Metrics,
  ) {
    this.pool = new ProductPool({ connectionString: url, application_name: 'heart-and-head reads' });
  }

  /**
   * Whether the replica has everything that was committed before this call, such as what the same person has just
   * saved. Never throws: a replica that is away or behind answers no, and is left alone for five seconds.
   */
  async hasCaughtUp(): Promise<boolean> {
    if (performance.now() < this.restsUntil) return false;
    const waiting = new AbortController();
    try {
      const outcome = await Promise.race([this.catchUp(waiting.signal), lateAnswer(waiting.signal)]);
      this.metrics.replicaRead(outcome);
      if (outcome === 'behind') this.rest('it is behind, or slow to answer');
      return outcome === 'replica';
    } catch (error) {
      this.fail(error);
      return false;
    } finally {
      waiting.abort();
    }
  }

  /** Null when the replica can't answer, and the primary has to. */
  async query(statement: Statement): Promise<unknown[] | null> {
    if (performance.now() < this.restsUntil) return null;
    try {
      return (await this.pool.query<object>(statement)).rows;
    } catch (error) {
      this.fail(error);
      return null;
    }
  }

  close(): Promise<void> {
    return this.pool.end();
  }

  private async catchUp(signal: AbortSignal): Promise<'replica' | 'behind'> {
    const [row] = await this.primary.query<{ position: string }>(
      'replica-position',
      'select pg_current_wal_lsn()::text as position',
      [],
    );
    for (;;) {
      // A server that is no replica anymore has a history of its own.
      const { rows } = await this.pool.query<{ reached: boolean | null }>({
        name: 'replica-reached',
        text: 'select pg_is_in_recovery() and pg_last_wal_replay_lsn() >= $1::pg_lsn as reached',
        values: [row?.position],
      });
      if (rows[0]?.reached) return 'replica';
      if (signal.aborted) return 'behind';
      await pause(LOOK_AGAIN_MS);
    }
  }

  private fail(error: unknown): void {
    this.metrics.replicaRead('away');
    this.rest(error instanceof Error ? error.message : String(error));
  }

  private rest(reason: string): void {
    const now = performance.now();
    if (now >= this.restsUntil)
      this.logger.warn(`DATABASE_READ_URL is not read from for ${REST_MS / 1_000} seconds: ${reason}`);
    this.restsUntil = now + REST_MS;
  }
}

async function lateAnswer(signal: AbortSignal): Promise<'behind'> {
  try {
    await pause(CATCH_UP_MS, undefined, { signal });
  } catch {
    // The replica was quicker.
  }
  return 'behind';
}
