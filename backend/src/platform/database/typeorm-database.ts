import { AsyncLocalStorage } from 'node:async_hooks';
import { Logger } from '@nestjs/common';
import type { Client, Pool } from 'pg';
import type { DataSource, EntityManager } from 'typeorm';
import type { PoolFigures } from '../telemetry/metrics';
import { retryConflicts } from './conflicts';
import { ProductClient } from './connections/product-client';
import { ProductPool } from './connections/product-pool';
import { currentWork, inBackground, type Statement } from './connections/work';
import { Database } from './database';

interface OpenTransaction {
  manager: EntityManager;
  client: Client;
  effects: (() => void)[];
}

export class TypeOrmDatabase extends Database {
  private readonly current = new AsyncLocalStorage<OpenTransaction>();
  private readonly logger = new Logger('Database');
  private open = 0;

  constructor(readonly dataSource: DataSource) {
    super();
  }

  get manager(): EntityManager {
    return this.current.getStore()?.manager ?? this.dataSource.manager;
  }

  async query<Row>(name: string, text: string, values: readonly unknown[]): Promise<Row[]> {
    const statement = { name, text, values: [...values] };
    const transaction = this.current.getStore();
    if (transaction) return (await sendOn(transaction.client, statement)) as Row[];
    const { isLong, otherReads } = currentWork();
    if (otherReads) {
      const rows = await otherReads.query(statement);
      if (rows) return rows as Row[];
    }
    // Only in a transaction does a statement get more time than its connection.
    if (isLong) return this.run(() => this.query<Row>(name, text, values));
    return (await this.sendOnAny(statement)) as Row[];
  }

  private async sendOnAny(statement: Statement): Promise<unknown[]> {
    const { pool } = this;
    if (!(pool instanceof ProductPool)) return (await pool.query<object>(statement)).rows;
    try {
      return await pool.answer(statement);
    } catch (error) {
      throw fromHere(error);
    }
  }

  async run<Result>(work: () => Promise<Result>): Promise<Result> {
    if (this.current.getStore()) return work();
    return retryConflicts(() => this.attemptRun(work));
  }

  private async attemptRun<Result>(work: () => Promise<Result>): Promise<Result> {
    const effects: (() => void)[] = [];
    this.open += 1;
    try {
      const result = await this.dataSource.transaction(async (manager) => {
        const client = (await manager.queryRunner?.connect()) as Client;
        await allowTime(client);
        return this.current.run({ manager, client, effects }, work);
      });
      for (const effect of effects) this.attempt(effect);
      return result;
    } finally {
      this.open -= 1;
      // Tracking the context costs every promise in the process a little, so it is on only during transactions.
      if (this.open === 0) this.current.disable();
    }
  }

  afterCommit(effect: () => void): void {
    const transaction = this.current.getStore();
    if (transaction) transaction.effects.push(effect);
    else this.attempt(effect);
  }

  poolFigures(): PoolFigures {
    const { pool } = this;
    if (pool instanceof ProductPool) return pool.figures;
    const { totalCount: total, idleCount: idle, waitingCount: waiting } = pool;
    return { total, idle, waiting };
  }

  /** What follows a request is no part of it anymore. */
  private attempt(effect: () => void): void {
    try {
      this.current.exit(() => inBackground(effect));
    } catch (error) {
      this.logger.error('An effect after a commit failed', error instanceof Error ? error.stack : undefined);
    }
  }

  private get pool(): Pool {
    return (this.dataSource.driver as unknown as { master: Pool }).master;
  }
}

/** For this transaction only: behind a pooler, the connection is someone else's afterward. */
async function allowTime(client: Client): Promise<void> {
  const { isLong, statementMs, lockMs } = currentWork();
  if (!isLong) return;
  await sendOn(client, {
    name: 'allow-time',
    text: "select set_config('statement_timeout', $1, true), set_config('lock_timeout', $2, true)",
    values: [String(statementMs), String(lockMs)],
  });
}

async function sendOn(client: Client, statement: Statement): Promise<unknown[]> {
  if (!(client instanceof ProductClient)) return (await client.query<object>(statement)).rows;
  try {
    return await client.answer(statement, currentWork());
  } catch (error) {
    throw fromHere(error);
  }
}

/** Its stack leads to who sent the statement, instead of to the socket. */
function fromHere(error: unknown): unknown {
  if (error instanceof Error) Error.captureStackTrace(error, fromHere);
  return error;
}
