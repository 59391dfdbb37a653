import { Logger } from '@nestjs/common';
import { Pool, type PoolClient, type PoolConfig } from 'pg';
import type { PoolFigures } from '../../telemetry/metrics';
import { DatabaseTimeout } from './database-trouble';
import { PoolShares } from './pool-shares';
import { ProductClient } from './product-client';
import { TIME_LIMITS } from './time-limits';
import { currentWork, type Work } from './work';

const CONNECTIONS = 20;
/** One connection is for monitoring alone. */
const SHARED = CONNECTIONS - 1;
const SHARES = {
  total: SHARED,
  perOwner: 10,
  perPurpose: 10,
  perStuckPurpose: 2,
  jobs: 12,
  waiting: 1_000,
} as const;
/** How many stale connections in a row are replaced before a request gives up. */
const TRIES = 3;
const TELL_AGAIN_AFTER_MS = 10_000;

type Done = (failure?: Error | boolean) => void;
type OnConnected = (error: Error | undefined, client: PoolClient | undefined, done: Done) => void;

/** The product's connections, each with time limits, handed out in shares. */
export class ProductPool extends Pool {
  private readonly logger = new Logger('Database');
  private readonly shares = new PoolShares(SHARES);
  /** Connections that no one uses, with the moment since which. */
  private readonly idle = new Map<ProductClient, number>();
  private toldAt = Number.NEGATIVE_INFINITY;

  constructor(options: PoolConfig) {
    super({
      ...options,
      Client: ProductClient,
      max: CONNECTIONS,
      connectionTimeoutMillis: TIME_LIMITS.connect,
      idleTimeoutMillis: 30_000,
      keepAlive: true,
      keepAliveInitialDelayMillis: TIME_LIMITS.keepAlive,
      statement_timeout: TIME_LIMITS.statement,
      lock_timeout: TIME_LIMITS.lock,
      idle_in_transaction_session_timeout: TIME_LIMITS.idleInTransaction,
    });
    this.on('connect', (client) => {
      if (client instanceof ProductClient) client.onSilence = (since) => this.distrustIdle(since);
    });
    this.on('remove', (client) => {
      if (client instanceof ProductClient) this.idle.delete(client);
    });
    this.on('error', (error) => this.tell(error.message));
  }

  override connect(): Promise<PoolClient>;
  override connect(callback: OnConnected): void;
  override connect(callback?: OnConnected): Promise<PoolClient> | undefined {
    const work = currentWork();
    const connected = work.waitFor(() => this.obtain(work));
    if (!callback) return connected;
    connected.then(
      (client) => callback(undefined, client, (failure) => client.release(failure)),
      (error: Error) => callback(error, undefined, () => undefined),
    );
    return undefined;
  }

  get figures(): PoolFigures {
    const { totalCount: total, idleCount: idle, waitingCount } = this;
    return { total, idle, waiting: waitingCount + this.shares.waiting };
  }

  private async obtain(work: Work): Promise<PoolClient> {
    const giveShareBack = await this.shares.take(work, Math.min(TIME_LIMITS.turn, work.remainingMs));
    try {
      return this.lend(await this.openInTime(work), giveShareBack);
    } catch (error) {
      giveShareBack();
      throw error;
    }
  }

  private async openInTime(work: Work): Promise<PoolClient> {
    for (let tries = 1; ; tries += 1) {
      const client = await withinMs(super.connect(), work.remainingMs);
      if (client instanceof ProductClient) this.idle.delete(client);
      if (!(client instanceof ProductClient && client.isGone)) return client;
      client.release(true);
      if (tries === TRIES) throw new DatabaseTimeout('away', 'The connections to PostgreSQL are gone');
    }
  }

  /** Returned with something left open, a connection is ended: the next owner must not find it. */
  private lend(client: PoolClient, giveShareBack: () => void): PoolClient {
    const release = client.release.bind(client);
    client.release = (failure) => {
      const isKept = !failure && client instanceof ProductClient && client.isReusable;
      if (isKept) this.idle.set(client, performance.now());
      release(!isKept);
      giveShareBack();
    };
    return client;
  }

  /** Where one connection got no answer, the others that have heard nothing since are probably dead, too. */
  private distrustIdle(since: number): void {
    this.tell('no answer in time');
    const reason = new DatabaseTimeout('away', 'PostgreSQL went silent');
    for (const [client, idleSince] of this.idle) if (idleSince <= since) client.discard(reason);
  }

  /** Connections are lost together: one line is enough. */
  private tell(reason: string): void {
    const now = performance.now();
    if (now - this.toldAt < TELL_AGAIN_AFTER_MS) return;
    this.toldAt = now;
    this.logger.warn(`Lost connections to PostgreSQL (${reason}); opening new ones as needed`);
  }
}

/** A connection that is made too late goes back to the pool. */
async function withinMs(connecting: Promise<PoolClient>, limitMs: number): Promise<PoolClient> {
  if (limitMs === Number.POSITIVE_INFINITY) return connecting;
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => {
      connecting.then(
        (client) => client.release(),
        () => undefined,
      );
      reject(new DatabaseTimeout('away', 'Timeout: no connection to PostgreSQL'));
    }, limitMs);
  });
  try {
    return await Promise.race([connecting, late]);
  } finally {
    clearTimeout(timer);
  }
}
