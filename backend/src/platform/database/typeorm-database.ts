import { AsyncLocalStorage } from 'node:async_hooks';
import { Logger } from '@nestjs/common';
import type { Pool } from 'pg';
import type { DataSource, EntityManager } from 'typeorm';
import type { PoolFigures } from '../telemetry/metrics';
import { retryConflicts } from './conflicts';
import { Database } from './database';

interface QueryResult {
  rows: unknown[];
}
interface NamedQuery {
  query(statement: { name: string; text: string; values: unknown[] }): Promise<QueryResult>;
}
interface OpenTransaction {
  manager: EntityManager;
  client: NamedQuery;
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
    const target = this.current.getStore()?.client ?? this.pool;
    const result = await target.query({ name, text, values: [...values] });
    return result.rows as Row[];
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
        const client = (await manager.queryRunner?.connect()) as NamedQuery;
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
    const { totalCount: total, idleCount: idle, waitingCount: waiting } = this.pool;
    return { total, idle, waiting };
  }

  private attempt(effect: () => void): void {
    try {
      effect();
    } catch (error) {
      this.logger.error('An effect after a commit failed', error instanceof Error ? error.stack : undefined);
    }
  }

  private get pool(): NamedQuery & Pool {
    return (this.dataSource.driver as unknown as { master: NamedQuery & Pool }).master;
  }
}
