import { createHash } from 'node:crypto';
import type { MigrationInterface, QueryRunner } from 'typeorm';
import { StartupError } from '../config/startup-error';
import { MIGRATIONS_TABLE_NAME } from './migrations/migrations';

interface Applied {
  readonly name: string;
  /** Null where a version from before checksums applied it. */
  readonly checksum: string | null;
}

export function nameOf(migration: MigrationInterface): string {
  return migration.name ?? migration.constructor.name;
}

/**
 * What a migration executes, as SHA-256 of its statements on a database whose queries find nothing. Compilers and
 * formatters don't change it, and neither does a comment.
 */
export async function checksumOf(migration: MigrationInterface): Promise<string> {
  const statements: string[] = [];
  const recorder = {
    query: (statement: string): Promise<unknown[]> => {
      statements.push(statement);
      return Promise.resolve([]);
    },
  };
  await migration.up(recorder as unknown as QueryRunner);
  return createHash('sha256').update(statements.join(';\n')).digest('hex');
}

/** The table that TypeORM would make, with room for checksums; one that it made gets the column. */
export async function ensureRecord(runner: QueryRunner): Promise<void> {
  const columns = await select<{ name: string }>(
    runner,
    `select column_name as name from information_schema.columns
     where table_schema = current_schema() and table_name = $1`,
    [MIGRATIONS_TABLE_NAME],
  );
  if (columns.length === 0)
    await runner.query(
      `create table ${MIGRATIONS_TABLE_NAME}
         (id serial primary key, "timestamp" bigint not null, name varchar not null, checksum text)`,
    );
  else if (!columns.some(({ name }) => name === 'checksum'))
    await runner.query(`alter table ${MIGRATIONS_TABLE_NAME} add column checksum text`);
}

export async function applied(runner: QueryRunner): Promise<Applied[]> {
  return select<Applied>(runner, `select name, checksum from ${MIGRATIONS_TABLE_NAME}`);
}

/** Throws StartupError when the database ran something else under a migration's name. */
export async function requireSame(
  records: readonly Applied[],
  migrations: readonly MigrationInterface[],
): Promise<void> {
  for (const migration of migrations) {
    const name = nameOf(migration);
    const recorded = records.find((record) => record.name === name)?.checksum;
    if (recorded && recorded !== (await checksumOf(migration)))
      throw new StartupError(
        `Migration ${name} is not the one that this database ran: it was edited afterward. Start the version that ran it, or undo the edit and put the change into a new migration. Nothing was changed. (docs/operations.md, "A migration was edited".)`,
      );
  }
}

/** Call it in the migration's transaction. */
export async function record(runner: QueryRunner, migration: MigrationInterface): Promise<void> {
  const name = nameOf(migration);
  await runner.query(
    `insert into ${MIGRATIONS_TABLE_NAME} ("timestamp", name, checksum) values ($1, $2, $3)`,
    [name.slice(-TIMESTAMP_LENGTH), name, await checksumOf(migration)],
  );
}

/** Trusts what versions from before checksums applied. */
export async function recordMissing(
  runner: QueryRunner,
  migrations: readonly MigrationInterface[],
): Promise<void> {
  const missing = new Set(
    (await applied(runner)).filter(({ checksum }) => checksum === null).map(({ name }) => name),
  );
  for (const migration of migrations.filter((one) => missing.has(nameOf(one))))
    await runner.query(`update ${MIGRATIONS_TABLE_NAME} set checksum = $2 where name = $1`, [
      nameOf(migration),
      await checksumOf(migration),
    ]);
}

/** TypeORM's convention: a name ends in the milliseconds by which migrations are ordered. */
const TIMESTAMP_LENGTH = 13;

async function select<Row>(runner: QueryRunner, text: string, values: unknown[] = []): Promise<Row[]> {
  return (await runner.query(text, values)) as Row[];
}
