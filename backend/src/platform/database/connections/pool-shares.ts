import { DatabaseTimeout } from './database-trouble';
import type { Work } from './work';

interface ShareLimits {
  /** How many connections requests and jobs have. Probes for monitoring have one more. */
  readonly total: number;
  /** Of those, for the requests of one user or address. */
  readonly perOwner: number;
  /** For one kind of request. */
  readonly perPurpose: number;
  /** For a kind of request that is stuck, for everyone. */
  readonly perStuckPurpose: number;
  readonly jobs: number;
  /** How many may wait for a turn. */
  readonly waiting: number;
}

type Asker = Pick<Work, 'kind' | 'owner' | 'purpose'>;

interface Waiting {
  readonly asker: Asker;
  readonly grant: () => void;
}

/** Holding a connection for this long means waiting for something in the database. */
const STUCK_MS = 1_500;
const STUCK_COUNTS_FOR_MS = 3_000;
/** One user's locked row says nothing about the others; several users' say that a table is locked. */
const STUCK_OWNERS = 3;

/**
 * Who gets the next connection: first come, first served, within shares. No user, no kind of request and no background
 * job can take all connections, so what gets stuck leaves room for what doesn't.
 */
export class PoolShares {
  private readonly owners = new Map<string, number>();
  private readonly purposes = new Map<string, number>();
  /** When each owner last got stuck, by purpose. */
  private readonly stuck = new Map<string, Map<string, number>>();
  private line: Waiting[] = [];
  private used = 0;
  private jobs = 0;
  private probes = 0;

  constructor(private readonly limits: ShareLimits) {}

  get waiting(): number {
    return this.line.length;
  }

  /** Resolves to what gives the share back. Throws DatabaseTimeout after `waitMs`, or at once when the line is long. */
  async take({ kind, owner, purpose }: Asker, waitMs: number): Promise<() => void> {
    const asker = { kind, owner, purpose };
    if (this.fits(asker)) return this.hand(asker);
    await this.turn(asker, waitMs);
    return this.taken(asker);
  }

  /** The same without waiting; null when it is not the asker's turn yet. */
  takeNow({ kind, owner, purpose }: Asker): (() => void) | null {
    const asker = { kind, owner, purpose };
    return this.fits(asker) ? this.hand(asker) : null;
  }

  private hand(asker: Asker): () => void {
    this.count(asker, 1);
    return this.taken(asker);
  }

  private taken(asker: Asker): () => void {
    const since = performance.now();
    let isBack = false;
    return () => {
      if (isBack) return;
      isBack = true;
      this.remember(asker, performance.now() - since);
      this.count(asker, -1);
      this.grantNext();
    };
  }

  private turn(asker: Asker, waitMs: number): Promise<void> {
    if (this.line.length >= this.limits.waiting)
      throw new DatabaseTimeout('busy', 'Too much is waiting for a database connection');
    return new Promise((resolve, reject) => {
      const waiting: Waiting = {
        asker,
        grant: () => {
          clearTimeout(timer);
          resolve();
        },
      };
      const timer = setTimeout(() => {
        this.line = this.line.filter((other) => other !== waiting);
        reject(new DatabaseTimeout('busy', 'No database connection was free in time'));
      }, waitMs);
      this.line.push(waiting);
    });
  }

  private grantNext(): void {
    if (this.line.length === 0) return;
    this.line = this.line.filter((waiting) => {
      if (!this.fits(waiting.asker)) return true;
      this.count(waiting.asker, 1);
      waiting.grant();
      return false;
    });
  }

  private fits({ kind, owner, purpose }: Asker): boolean {
    if (kind === 'probe') return this.probes === 0;
    if (this.used >= this.limits.total) return false;
    if (kind === 'job') return this.jobs < this.limits.jobs;
    return (
      (this.owners.get(owner) ?? 0) < this.limits.perOwner &&
      (this.purposes.get(purpose) ?? 0) < this.shareOf(purpose)
    );
  }

  private count({ kind, owner, purpose }: Asker, by: 1 | -1): void {
    if (kind === 'probe') {
      this.probes += by;
      return;
    }
    this.used += by;
    if (kind === 'job') {
      this.jobs += by;
      return;
    }
    add(this.owners, owner, by);
    add(this.purposes, purpose, by);
  }

  private shareOf(purpose: string): number {
    const owners = this.stuck.get(purpose);
    if (!owners) return this.limits.perPurpose;
    const from = performance.now() - STUCK_COUNTS_FOR_MS;
    for (const [owner, at] of owners) if (at < from) owners.delete(owner);
    if (owners.size === 0) this.stuck.delete(purpose);
    return owners.size >= STUCK_OWNERS ? this.limits.perStuckPurpose : this.limits.perPurpose;
  }

  /** One that was quick shows that its kind is not stuck anymore. */
  private remember({ kind, owner, purpose }: Asker, heldMs: number): void {
    if (kind !== 'request') return;
    if (heldMs < STUCK_MS) {
      this.stuck.delete(purpose);
      return;
    }
    const owners = this.stuck.get(purpose) ?? new Map<string, number>();
    this.stuck.set(purpose, owners.set(owner, performance.now()));
  }
}

function add(counts: Map<string, number>, key: string, by: 1 | -1): void {
  const count = (counts.get(key) ?? 0) + by;
  if (count > 0) counts.set(key, count);
  else counts.delete(key);
}
