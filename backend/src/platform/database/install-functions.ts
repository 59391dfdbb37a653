import { createHash } from 'node:crypto';
import type { QueryRunner } from 'typeorm';
import { FUNCTIONS, TRIGGERS } from './functions';
import { MIGRATIONS, MIGRATIONS_TABLE_NAME } from './migrations/migrations';

const NAMES = FUNCTIONS.map(({ name }) => name);
const SOURCE = createHash('sha256')
  .update([...FUNCTIONS, ...TRIGGERS].map(({ text }) => text).join(';\n'))
  .digest('hex');

/** Triggers that call one of our functions, including ones left by an older version. Partitions have their table's. */
const OUR_TRIGGERS = `
  from pg_trigger t join pg_proc p on p.oid = t.tgfoid
  where not t.tgisinternal and t.tgparentid = 0 and p.pronamespace = 'public'::regnamespace and p.proname = any($1)`;

/**
 * Installs the functions and triggers of `functions.ts` when the database differs. The catalog's checksum is recorded
 * along with the source's, so that manual changes are noticed too. Leaves a schema of another version alone: an older
 * one lacks some tables, and a newer one has its own functions.
 */
export async function installFunctions(runner: QueryRunner): Promise<void> {
  if (!(await isOfThisVersion(runner)) || (await isInstalled(runner))) return;
  await runner.startTransaction();
  try {
    for (const { text } of FUNCTIONS) await runner.query(text);
    for (const stale of await staleTriggers(runner)) await runner.query(`drop trigger ${stale}`);
    for (const { text } of TRIGGERS) await runner.query(text);
    await runner.query(
      `insert into schema_functions (source_checksum, catalog_checksum) values ($1, $2)
       on conflict (only_row) do update set source_checksum = $1, catalog_checksum = $2`,
      [SOURCE, await catalogChecksum(runner)],
    );
    await runner.commitTransaction();
  } catch (error) {
    await runner.rollbackTransaction();
    throw error;
  }
}

async function isOfThisVersion(runner: QueryRunner): Promise<boolean> {
  const rows = await select<{ name: string }>(runner, `select name from ${MIGRATIONS_TABLE_NAME}`);
  const ran = new Set(rows.map(({ name }) => name));
  return ran.size === MIGRATIONS.length && MIGRATIONS.every(({ name }) => ran.has(name));
}

async function isInstalled(runner: QueryRunner): Promise<boolean> {
  const [kept] = await select<{ source: string; catalog: string }>(
    runner,
    'select source_checksum as source, catalog_checksum as catalog from schema_functions',
  );
  return kept?.source === SOURCE && kept.catalog === (await catalogChecksum(runner));
}

async function catalogChecksum(runner: QueryRunner): Promise<string> {
  const definitions = await select<{ definition: string }>(
    runner,
    `select pg_get_functiondef(p.oid) as definition from pg_proc p
     where p.pronamespace = 'public'::regnamespace and p.proname = any($1)
     union all select pg_get_triggerdef(t.oid) || ' ' || t.tgenabled::text ${OUR_TRIGGERS}
     order by definition`,
    [NAMES],
  );
  return createHash('sha256')
    .update(definitions.map(({ definition }) => definition).join('\n'))
    .digest('hex');
}

async function staleTriggers(runner: QueryRunner): Promise<string[]> {
  const there = await select<{ name: string; table: string }>(
    runner,
    `select quote_ident(t.tgname) as name, t.tgrelid::regclass::text as table ${OUR_TRIGGERS}`,
    [NAMES],
  );
  return there
    .filter((found) => !TRIGGERS.some(({ name, table }) => name === found.name && table === found.table))
    .map(({ name, table }) => `${name} on ${table}`);
}

async function select<Row>(runner: QueryRunner, text: string, values: unknown[] = []): Promise<Row[]> {
  return (await runner.query(text, values)) as Row[];
}
