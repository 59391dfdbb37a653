import { AsyncLocalStorage } from 'node:async_hooks';
import { TIME_LIMITS } from './time-limits';

type WorkKind = 'request' | 'job' | 'probe';

interface WorkOptions {
  readonly kind: WorkKind;
  /** Who it is for: an account's id, or an address. */
  readonly owner: string;
  /** What it does, such as a route: work that gets stuck gets stuck together with its kind. */
  readonly purpose: string;
  /** Milliseconds. */
  readonly limitMs: number;
  /** What PostgreSQL may spend on each of its statements, where that is not the default. */
  readonly statementMs?: number;
  readonly lockMs?: number;
}

/** A hand-written statement, prepared once per connection under its name. */
export interface Statement {
  readonly name: string;
  readonly text: string;
  readonly values: unknown[];
}

export interface OtherReads {
  /** The rows, or null when the primary has to answer. */
  query(statement: Statement): Promise<unknown[] | null>;
}

/**
 * What a request or a job may still wait for. Its turns among others and its statements all come out of one limit, so
 * that many of them take no longer than one would.
 */
export class Work {
  readonly kind: WorkKind;
  readonly statementMs: number;
  readonly lockMs: number;
  /** Where its statements go instead of the primary, as long as it only reads. */
  otherReads: OtherReads | null = null;
  private readonly limitMs: number;
  private identity: { readonly owner: string; readonly purpose: string };
  private spentMs = 0;
  private waits = 0;
  private waitingSince = 0;

  constructor({ kind, owner, purpose, limitMs, statementMs, lockMs }: WorkOptions) {
    this.kind = kind;
    this.identity = { owner, purpose };
    this.limitMs = limitMs;
    this.statementMs = statementMs ?? TIME_LIMITS.statement;
    this.lockMs = lockMs ?? TIME_LIMITS.lock;
  }

  get owner(): string {
    return this.identity.owner;
  }

  get purpose(): string {
    return this.identity.purpose;
  }

  /** Once it is known who asks for what. Background work, which is no one's, stays what it is. */
  identify(owner: string, purpose: string): void {
    if (this.kind === 'request') this.identity = { owner, purpose };
  }

  /** Whether its statements may take longer than the connections are set to. */
  get isLong(): boolean {
    return this.statementMs > TIME_LIMITS.statement;
  }

  /** Milliseconds that it may still wait, down to 0. */
  get remainingMs(): number {
    const waiting = this.waits > 0 ? performance.now() - this.waitingSince : 0;
    return Math.max(0, this.limitMs - this.spentMs - waiting);
  }

  async waitFor<Result>(wait: () => Promise<Result>): Promise<Result> {
    const endWait = this.beginWait();
    try {
      return await wait();
    } finally {
      endWait();
    }
  }

  /** Waits at the same time count once. Returns what ends the wait, to be called once. */
  beginWait(): () => void {
    if (this.waits === 0) this.waitingSince = performance.now();
    this.waits += 1;
    return () => {
      this.waits -= 1;
      if (this.waits === 0) this.spentMs += performance.now() - this.waitingSince;
    };
  }
}

const current = new AsyncLocalStorage<Work>();
/** Whose the code is that runs right now, until its first wait. */
let beginning: Work | null = null;
let contexts = 0;

const BACKGROUND = new Work({
  kind: 'job',
  owner: 'background',
  purpose: 'background',
  limitMs: Number.POSITIVE_INFINITY,
});

/** Whatever no request asks for is background work. */
export function currentWork(): Work {
  return beginning ?? current.getStore() ?? BACKGROUND;
}

export function inWork<Result>(work: Work, run: () => Result): Result {
  return beginAs(null, () => {
    const endContext = beginContext();
    const result = current.run(work, run);
    if (result instanceof Promise) result.then(endContext, endContext);
    else endContext();
    return result;
  });
}

/** For what a request causes and doesn't wait for. */
export function inBackground<Result>(run: () => Result): Result {
  return beginAs(null, () => current.exit(run));
}

/**
 * What `run` begins before its first wait is done for this work, and nothing after that: for one statement that needs
 * no context to be kept for it.
 */
export function beginAs<Result>(work: Work | null, run: () => Result): Result {
  const before = beginning;
  beginning = work;
  try {
    return run();
  } finally {
    beginning = before;
  }
}

/**
 * Keeps contexts until what it returns is called, for work that goes on after `inWork` returns. Keeping them costs every
 * promise of the process, so it is only done while someone needs it.
 */
export function beginContext(): () => void {
  contexts += 1;
  let isOver = false;
  return () => {
    if (isOver) return;
    isOver = true;
    contexts -= 1;
    if (contexts === 0) current.disable();
  };
}

/** A job whose statements may take 30 seconds each, and whose whole run takes at most `limitMs`. */
export function longJob(purpose: string, limitMs: number): Work {
  return job(purpose, limitMs, { statementMs: TIME_LIMITS.longStatement, lockMs: TIME_LIMITS.longLock });
}

/** A command that an operator waits for and can interrupt. */
export function operatorCommand(purpose: string): Work {
  return job(purpose, Number.POSITIVE_INFINITY, {
    statementMs: TIME_LIMITS.commandStatement,
    lockMs: TIME_LIMITS.longLock,
  });
}

/** All of its time counts, so that a job which waits for something else ends, too. */
export function job(
  purpose: string,
  limitMs: number,
  limits: Pick<WorkOptions, 'statementMs' | 'lockMs'> = {},
): Work {
  const work = new Work({ kind: 'job', owner: purpose, purpose, limitMs, ...limits });
  work.beginWait();
  return work;
}
