import { Client } from 'pg';
import { openDataSource } from '../../src/platform/database/data-source';
import { Database } from '../../src/platform/database/database';
import { actsAsOwner } from '../../src/platform/database/roles';
import { maintain } from '../../src/maintenance';
import { administrator } from '../support/accounts/administrator';
import { asProduct, migratedDatabase, newDatabaseUrl } from '../support/databases/databases';
import { TestApp } from '../support/test-app';

let app: TestApp;
/** Someone who has taken over the product: connected as its own role. */
let intruder: Client;
beforeAll(async () => {
  app = await TestApp.start();
  const admin = await administrator(app);
  await admin.http.get('/api/admin/export').expect(200);
  intruder = new Client({ connectionString: app.env['DATABASE_URL'] });
  await intruder.connect();
});
afterAll(async () => {
  await intruder.end();
  await app.close();
});

describe("the product's own database role", () => {
  it.each([
    ['change an entry of the audit log', `update audit_log set action = 'nothing'`],
    ['remove one', 'delete from audit_log'],
    ['empty the log', 'truncate audit_log'],
    ['drop the log', 'drop table audit_log'],
    ['forget who was erased', 'delete from erasures'],
    ['alter who was erased', 'update erasures set erased_at = now()'],
    ['switch the log’s triggers off', 'alter table audit_log disable trigger all'],
    ['switch a count’s triggers off', 'alter table users disable trigger user'],
    ['drop a trigger', 'drop trigger audit_log_append_only on audit_log'],
    ['skip triggers as a replica does', 'set session_replication_role = replica'],
    [
      'replace a function',
      'create or replace function refuse_change() returns trigger language plpgsql as $$ begin return null; end $$',
    ],
    ['create a table', 'create table mine (id int)'],
    ['change which migrations ran', 'delete from schema_migrations'],
    ['become the owner', 'set role postgres'],
    ['give itself rights', 'grant update on audit_log to current_user'],
  ])('cannot %s', async (_, statement) => {
    const before = await app.sql('select * from audit_log');
    const answer = await intruder.query(statement).then(
      () => 'done',
      (error: { code?: string }) => error.code,
    );
    // A grant without the right to is only a warning, and changes nothing.
    if (answer !== '42501')
      await expect(intruder.query('update audit_log set target = $1', ['x'])).rejects.toMatchObject({
        code: '42501',
      });
    expect(await app.sql('select * from audit_log')).toEqual(before);
    expect(before.length).toBeGreaterThan(0);
  });

  it('owns nothing', async () => {
    expect(await actsAsOwner(app.app.get(Database))).toBe(false);
    expect(await app.sql(`select relname from pg_class where pg_get_userbyid(relowner) = 'product'`)).toEqual(
      [],
    );
  });

  it('gets what new tables and lost grants need at the next start, and nothing more', async () => {
    await app.sql('grant delete on audit_log to product');
    await app.sql('revoke insert on users from product');
    await (
      await openDataSource(app.env['DATABASE_URL'] ?? '', [], { ownerUrl: app.env['DATABASE_OWNER_URL'] })
    ).destroy();
    await expect(intruder.query('delete from audit_log')).rejects.toMatchObject({ code: '42501' });
    await app.visitor().register();
  });
});

describe('a start with two roles', () => {
  it('creates the second, when the owner may', async () => {
    const ownerUrl = await newDatabaseUrl();
    const url = new URL(ownerUrl);
    url.username = `made_${Date.now()}`;
    url.password = 'it’s "quoted"';
    await (await openDataSource(url.href, [], { ownerUrl })).destroy();
    const client = new Client({ connectionString: url.href });
    await client.connect();
    await client.query('select 1 from users');
    await client.end();
  });

  it('creates it once for several databases of a server that start together', async () => {
    const name = `shared_${Date.now()}`;
    const databases = await Promise.all(Array.from({ length: 6 }, migratedDatabase));
    const starts = databases.map(({ DATABASE_OWNER_URL: ownerUrl }) => {
      const url = new URL(ownerUrl);
      url.username = name;
      return openDataSource(url.href, [], { ownerUrl });
    });
    const opened = await Promise.all(starts);
    await Promise.all(opened.map((dataSource) => dataSource.destroy()));
  });

  it('is refused when both are the same, or the second could act as the first', async () => {
    const ownerUrl = await newDatabaseUrl();
    await expect(openDataSource(ownerUrl, [], { ownerUrl })).rejects.toThrow(
      /^DATABASE_URL has the rights of the owner in DATABASE_OWNER_URL/,
    );
  });

  it('needs the owner only for migrating', async () => {
    await (await openDataSource(app.env['DATABASE_URL'] ?? '', [])).destroy();
    const empty = asProduct(await newDatabaseUrl());
    await expect(openDataSource(empty, [])).rejects.toThrow(
      /^The database has to be migrated, which its user may not do\. Set DATABASE_OWNER_URL/,
    );
  });

  it('says which address does not answer', async () => {
    const unreachable = 'postgres://owner@127.0.0.1:1/heart';
    await expect(
      openDataSource(app.env['DATABASE_URL'] ?? '', [], { ownerUrl: unreachable }),
    ).rejects.toThrow(/^Cannot reach PostgreSQL at DATABASE_OWNER_URL/);
  });
});

describe('the audit log', () => {
  const verify = (...words: string[]) => maintain(app.env, ['audit', 'verify', ...words]);
  const asOwner = async (statement: string) => {
    await app.sql('alter table audit_log disable trigger user');
    await app.sql(statement);
    await app.sql('alter table audit_log enable trigger user');
  };

  beforeAll(async () => {
    const admin = await administrator(app);
    await Promise.all(Array.from({ length: 5 }, () => admin.http.get('/api/admin/export').expect(200)));
  });
  beforeEach(async () => {
    await app.sql('create table if not exists untouched as select * from audit_log');
  });
  afterEach(async () => {
    await asOwner('truncate audit_log');
    await asOwner('insert into audit_log select * from untouched');
  });

  it('is one chain, also when entries are made at the same time', async () => {
    expect(await verify()).toMatch(/^6 entries, chain intact, ending in [0-9a-f]{64}$/);
  });

  it.each([
    ['changed', `update audit_log set details = '{"userIds": "none"}' where seq = 3`, 3],
    ['made someone else’s', `update audit_log set actor_email = 'x@example.com' where seq = 2`, 2],
    ['dated back', `update audit_log set at = at - interval '1 day' where seq = 4`, 4],
    ['removed', 'delete from audit_log where seq = 3', 4],
    ['removed at the beginning', 'delete from audit_log where seq = 1', 2],
    [
      'inserted',
      `insert into audit_log select gen_random_uuid(), at, actor_id, actor_email, action, target, details,
       7, hash from audit_log where seq = 6`,
      7,
    ],
  ])('names the first entry that does not fit after one was %s by the owner', async (_, tampering, seq) => {
    await asOwner(tampering);
    await expect(verify()).rejects.toThrow(
      new RegExp(`^The audit log is broken at entry ${seq} \\([0-9a-f-]{36}\\)`),
    );
  });

  it('shows that its end was removed, or that all of it was rewritten, to an operator who noted how it ended', async () => {
    const noted = (await verify()).split(' ').at(-1) ?? '';
    expect(await verify(noted)).toMatch(/^6 entries, chain intact/);
    await asOwner('delete from audit_log where seq = 6');
    expect(await verify()).toMatch(/^5 entries, chain intact/);
    await expect(verify(noted)).rejects.toThrow(/^5 entries, but none has the hash/);
  });
});
