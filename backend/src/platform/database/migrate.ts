import { setTimeout as pause } from 'node:timers/promises';
import type { DataSource, QueryRunner } from 'typeorm';
import { StartupError } from '../config/startup-error';
import { type Tell, tellOnStandardError, telling } from '../config/start-progress';
import { installFunctions } from './install-functions';
import { applied, ensureRecord, nameOf, record, recordMissing, requireSame } from './migration-checksums';

const LOCK_ID = 7_204_511;
const LOCK_POLL_MS = 200;
const LOCK_LIMIT_MS = 5 * 60_000;

interface Migrating {
  /** Runs under the same lock, once the schema is up to date. */
  readonly also?: (runner: QueryRunner) => Promise<void>;
  readonly tell?: Tell;
  /** How long to wait for another process that migrates, in milliseconds. */
  readonly lockLimitMs?: number;
}

/**
 * Brings the schema up to what the data source's migrations make, under a lock, so that processes that start together do
 * it once. Throws StartupError when an applied migration was edited, when the database's role may not migrate, and when
 * another process holds the lock for longer than `lockLimitMs` (5 minutes).
 */
export async function migrate(
  dataSource: DataSource,
  { also, tell = tellOnStandardError, lockLimitMs = LOCK_LIMIT_MS }: Migrating = {},
): Promise<void> {
  const runner = dataSource.createQueryRunner();
  try {
    // Building an index may take as long as it takes.
    await runner.query('set statement_timeout = 0');
    await takeLock(runner, tell, lockLimitMs);
    await telling(tell, 'Migrating the database ...', async () => {
      await runPending(runner, dataSource.migrations);
      await installFunctions(runner);
      await also?.(runner);
    });
  } catch (error) {
    if (!isRefused(error)) throw error;
    throw new StartupError(
      'The database has to be migrated, which its user may not do. Set DATABASE_OWNER_URL to the owner of its tables, or run "npm run maintain -- migrate" with it.',
    );
  } finally {
    // These fail when the connection is gone, and the lock with it.
    await runner.query('select pg_advisory_unlock_all()').catch(() => undefined);
    await runner.query('reset statement_timeout').catch(() => undefined);
    await runner.release().catch(() => undefined);
  }
}

async function runPending(runner: QueryRunner, migrations: DataSource['migrations']): Promise<void> {
  await ensureRecord(runner);
  const done = await applied(runner);
  await requireSame(done, migrations);
  const isPending = (name: string): boolean => !done.some((one) => one.name === name);
  for (const migration of migrations.filter((one) => isPending(nameOf(one)))) {
    await runner.startTransaction();
    try {
      await migration.up(runner);
      await record(runner, migration);
      await runner.commitTransaction();
    } catch (error) {
      await runner.rollbackTransaction();
      throw error;
    }
  }
  // Last: a migration may have repaired what an edited one had left out.
  await recordMissing(runner, migrations);
}

/** Asks again and again instead of waiting inside PostgreSQL, which would end the statement at its time limit. */
async function takeLock(runner: QueryRunner, tell: Tell, limitMs: number): Promise<void> {
  const began = Date.now();
  const waiting = async (): Promise<string> =>
    `Waiting for another process to migrate the database (${await holderOf(runner)}) ...`;
  await telling(tell, waiting, async () => {
    while (!(await tryLock(runner))) {
      if (Date.now() - began > limitMs)
        throw new StartupError(
          `Another process has been migrating the database for over ${Math.round(limitMs / 1000)} s (${await holderOf(runner)}). If it hangs, end it with pg_terminate_backend, then start again.`,
        );
      await pause(LOCK_POLL_MS);
    }
  });
}

async function tryLock(runner: QueryRunner): Promise<boolean> {
  const rows: unknown = await runner.query('select pg_try_advisory_lock($1) as taken', [LOCK_ID]);
  return (rows as { taken: boolean }[])[0]?.taken ?? false;
}

/** As an operator finds it in pg_stat_activity. */
async function holderOf(runner: QueryRunner): Promise<string> {
  const rows: unknown = await runner.query(
    `select a.pid, a.client_addr::text as address, to_char(a.backend_start at time zone 'utc', 'HH24:MI:SS') as since
     from pg_locks l join pg_stat_activity a using (pid)
     where l.locktype = 'advisory' and l.granted and l.objid = $1 and a.datname = current_database()`,
    [LOCK_ID],
  );
  const [holder] = rows as { pid: number; address: string | null; since: string }[];
  if (!holder) return 'it has just finished';
  return `PostgreSQL process ${holder.pid}${holder.address ? ` from ${holder.address}` : ''}, connected since ${holder.since} UTC`;
}

const INSUFFICIENT_PRIVILEGE = '42501';

function isRefused(error: unknown): boolean {
  return (
    typeof error === 'object' && error !== null && 'code' in error && error.code === INSUFFICIENT_PRIVILEGE
  );
}
