import { DomainError } from '../../errors/domain-error';

/** The database is away, or has no time for this now. Either may succeed when it is tried again. */
export type DatabaseTrouble = 'away' | 'busy';

/** A limit of our own was reached before PostgreSQL answered. */
export class DatabaseTimeout extends Error {
  constructor(
    readonly trouble: DatabaseTrouble,
    message: string,
  ) {
    super(message);
    this.name = 'DatabaseTimeout';
  }
}

/** PostgreSQL's classes 08 (connection), 53 (resources), 55000, 57P (shutdown), 58 (disk) and 25P03, and socket errors. */
const AWAY =
  /^(08|53|58|55000|57P|25P03)|^(ECONNREFUSED|ECONNRESET|ENOENT|EPIPE|ETIMEDOUT|ENOTFOUND|EAI_AGAIN|EHOSTUNREACH|ENETUNREACH)$/;
/** A statement's or a lock's time is up, a deadlock, a serialization failure. */
const BUSY = /^(57014|55P03|40P01|40001)$/;
/** What pg, pg-pool and TypeORM say without a code. */
const GONE =
  /not queryable|Connection terminated|timeout expired|timeout exceeded when trying to connect|Driver not Connected|runner already released|using released|after calling end on the pool/i;

/** Null for an error that is not about the database being unable to answer now. */
export function databaseTroubleOf(error: unknown): DatabaseTrouble | null {
  if (error instanceof DatabaseTimeout) return error.trouble;
  const code = textOf(error, 'code');
  if (BUSY.test(code)) return 'busy';
  if (AWAY.test(code) || GONE.test(textOf(error, 'message'))) return 'away';
  const inner = propertyOf(error, 'driverError') ?? propertyOf(error, 'cause');
  return inner === undefined ? null : databaseTroubleOf(inner);
}

/** Whether it says nothing about the request, which could not be decided now: it must not count against anyone. */
export function isUndecided(error: unknown): boolean {
  if (error instanceof DomainError) return error.code === 'server.busy';
  return databaseTroubleOf(error) !== null;
}

/** Not everything thrown is an Error of this realm. */
function textOf(error: unknown, property: 'code' | 'message'): string {
  const value = propertyOf(error, property);
  return typeof value === 'string' ? value : '';
}

function propertyOf(error: unknown, property: string): unknown {
  return typeof error === 'object' && error !== null ? Reflect.get(error, property) : undefined;
}
