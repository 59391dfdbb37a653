import { Logger } from '@nestjs/common';
import { Pool, type PoolClient, type PoolConfig } from 'pg';
import type { PoolFigures } from '../../telemetry/metrics';
import { DatabaseTimeout } from './database-trouble';
import { deadlines } from './deadlines';
import { PoolShares } from './pool-shares';
import { ProductClient } from './product-client';
import { TIME_LIMITS } from './time-limits';
import { currentWork, type Statement, type Work } from './work';

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
/** The pool makes no others. */
type Lent = ProductClient & PoolClient;
type Obtained = (outcome: Lent | Error) => void;
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
    if (!callback) return this.connectFor(work);
    this.obtain(work, (client) => {
      if (client instanceof ProductClient) callback(undefined, client, (failure) => client.release(failure));
      else callback(client, undefined, () => undefined);
    });
    return undefined;
  }

  /** The rows of one statement, on a connection that is given back at once. */
  async answer(statement: Statement): Promise<unknown[]> {
    const work = currentWork();
    const client = await this.connectFor(work);
    try {
      return await client.answer(statement, work);
    } finally {
      client.release();
    }
  }

  private connectFor(work: Work): Promise<Lent> {
    return new Promise((resolve, reject) =>
      this.obtain(work, (client) => (client instanceof ProductClient ? resolve(client) : reject(client))),
    );
  }

  get figures(): PoolFigures {
    const { totalCount: total, idleCount: idle, waitingCount } = this;
    return { total, idle, waiting: waitingCount + this.shares.waiting };
  }

  /** Its turn and the connection, out of one wait of `work`. */
  private obtain(work: Work, obtained: Obtained): void {
    const endWait = work.beginWait();
    const withShare = (giveShareBack: () => void): void =>
      this.openInTime(work, 1, (client) => {
        endWait();
        if (client instanceof ProductClient) return obtained(this.lend(client, giveShareBack));
        giveShareBack();
        obtained(client);
      });
    const share = this.shares.takeNow(work);
    if (share) return withShare(share);
    this.shares.take(work, Math.min(TIME_LIMITS.turn, work.remainingMs)).then(withShare, (error: Error) => {
      endWait();
      obtained(error);
    });
  }

  private openInTime(work: Work, tries: number, opened: Obtained): void {
    this.openWithin(work.remainingMs, (client) => {
      if (!(client instanceof ProductClient)) return opened(client);
      this.idle.delete(client);
      if (!client.isGone) return opened(client);
      client.release(true);
      if (tries < TRIES) this.openInTime(work, tries + 1, opened);
      else opened(new DatabaseTimeout('away', 'The connections to PostgreSQL are gone'));
    });
  }

  /** A connection that is made too late goes back to the pool. */
  private openWithin(limitMs: number, opened: Obtained): void {
    let isLate = false;
    const deadline = deadlines.begin(limitMs, () => {
      isLate = true;
      opened(new DatabaseTimeout('away', 'Timeout: no connection to PostgreSQL'));
    });
    super.connect((error, client) => {
      deadlines.end(deadline);
      if (isLate) return client?.release();
      if (error) return opened(error);
      const lent = client as Lent;
      if (this.idle.has(lent)) opened(lent);
      // What PostgreSQL sent along with its greeting, such as a farewell, has to be read first.
      else queueMicrotask(() => opened(lent));
    });
  }

  /** Returned with something left open, a connection is ended: the next owner must not find it. */
  private lend(client: Lent, giveShareBack: () => void): Lent {
    const release = client.release.bind(client);
    client.release = (failure) => {
      const isKept = !failure && client.isReusable;
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
