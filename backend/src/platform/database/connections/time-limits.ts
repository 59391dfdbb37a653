/** How long the product waits for PostgreSQL, in milliseconds; docs/operations.md says what a caller sees of each. */
export const TIME_LIMITS = {
  /** One statement, by PostgreSQL itself. */
  statement: 5_000,
  /** Of it, for locks. */
  lock: 2_000,
  /** One statement of a long job. */
  longStatement: 30_000,
  /** Processes that start together take turns at what a start prepares. */
  longLock: 30_000,
  /** One statement of a command that an operator runs and may interrupt. */
  commandStatement: 600_000,
  /** A transaction whose process has gone quiet, after which PostgreSQL ends it. */
  idleInTransaction: 10_000,
  /** A turn at a connection. */
  turn: 3_000,
  /** A new connection. */
  connect: 3_000,
  /** Everything that one request waits for: its turns among others, and PostgreSQL. */
  request: 4_500,
  /** What an answer may take beyond the time PostgreSQL gave the statement; then the connection counts as dead. */
  late: 500,
  /** What a probe for monitoring waits. */
  probe: 2_000,
  /** A silent connection is probed after this, ten times a second apart: a half-open one is noticed within 15 s. */
  keepAlive: 4_000,
  /** A connection that should end and doesn't. */
  farewell: 2_000,
} as const;
