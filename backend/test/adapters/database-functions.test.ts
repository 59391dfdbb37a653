import { Client } from 'pg';
import { openDataSource } from '../../src/platform/database/data-source';
import { FUNCTIONS, TRIGGERS } from '../../src/platform/database/functions';
import { newDatabaseUrl } from '../support/databases/databases';

const DEFINITIONS = `
  select p.proname as name, pg_get_functiondef(p.oid) as definition from pg_proc p
  where p.pronamespace = 'public'::regnamespace
    and not exists (select 1 from pg_depend d where d.objid = p.oid and d.deptype = 'e')
  union all
  select t.tgrelid::regclass || '.' || t.tgname, pg_get_triggerdef(t.oid) || ' ' || t.tgenabled::text
  from pg_trigger t where not t.tgisinternal
  order by name`;

interface Definition {
  readonly name: string;
  readonly definition: string;
}

let url: string;
let client: Client;
let installed: Definition[];

const start = async () => (await openDataSource(url, [])).destroy();
const definitions = async () => (await client.query<Definition>(DEFINITIONS)).rows;

beforeAll(async () => {
  url = await newDatabaseUrl();
  await start();
  client = new Client({ connectionString: url });
  await client.connect();
  installed = await definitions();
});
afterAll(() => client.end());

describe("the database's functions and triggers", () => {
  it('are exactly those in the file', () => {
    const written = [
      ...FUNCTIONS.map(({ name }) => name),
      ...TRIGGERS.map(({ table, name }) => `${table}.${name}`),
    ];
    expect(installed.map(({ name }) => name).sort()).toEqual(written.sort());
  });

  it('have the source in the file', async () => {
    await client.query('begin');
    for (const { text } of [...FUNCTIONS, ...TRIGGERS]) await client.query(text);
    const written = await definitions();
    await client.query('rollback');
    expect(installed).toEqual(written);
  });

  it.each([
    [
      'altered',
      'create or replace function mark_account() returns trigger language plpgsql as $$ begin end $$',
    ],
    ['dropped with its triggers', 'drop function count_sessions() cascade'],
    [
      'missing because the database predates it',
      'drop function rebuild_rollups(); delete from schema_functions',
    ],
  ])('are restored by a start when a function is %s', async (_, damage) => {
    await client.query(damage);
    expect(await definitions()).not.toEqual(installed);
    await start();
    expect(await definitions()).toEqual(installed);
  });

  it.each([
    ['dropped', 'drop trigger count_insert on users'],
    ['disabled', 'alter table outbox disable trigger count_dead'],
    [
      'left behind by an older version',
      `create trigger count_update after update on candidates
         for each statement execute function count_candidates()`,
    ],
  ])('are restored by a start when a trigger is %s', async (_, damage) => {
    await client.query(damage);
    expect(await definitions()).not.toEqual(installed);
    await start();
    expect(await definitions()).toEqual(installed);
  });

  it('are not reinstalled while nothing has changed', async () => {
    const versions = async () =>
      (
        await client.query<{ xmin: string }>(
          'select xmin, oid from pg_proc where proname = any($1) order by oid',
          [FUNCTIONS.map(({ name }) => name)],
        )
      ).rows;
    const before = await versions();
    await start();
    expect(await versions()).toEqual(before);
  });

  it('stay as a newer version left them', async () => {
    await client.query(
      `insert into schema_migrations (timestamp, name) values (9999999999999, 'Newer9999999999999')`,
    );
    await client.query(
      'create or replace function mark_account() returns trigger language plpgsql as $$ begin end $$',
    );
    const newer = await definitions();
    await start();
    expect(await definitions()).toEqual(newer);
    await client.query(`delete from schema_migrations where name = 'Newer9999999999999'`);
    await start();
    expect(await definitions()).toEqual(installed);
  });
});
