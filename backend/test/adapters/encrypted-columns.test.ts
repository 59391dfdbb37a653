import { ENCRYPTED_COLUMNS, UNENCRYPTED_COLUMNS } from '../../src/platform/encryption/encrypted-columns';
import { TestApp } from '../support/test-app';

let app: TestApp;
beforeAll(async () => {
  app = await TestApp.start();
});
afterAll(() => app.close());

describe('the list of encrypted columns', () => {
  it('and the list of others name every column of bytes in the database, once', async () => {
    const found = await app.sql<{ name: string }>(
      `select c.relname || '.' || a.attname as name from pg_class c join pg_attribute a on a.attrelid = c.oid
       where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p') and a.atttypid = 'bytea'::regtype
         and not a.attisdropped and a.attnum > 0`,
    );
    const listed = [
      ...ENCRYPTED_COLUMNS.map(({ table, column }) => `${table}.${column}`),
      ...UNENCRYPTED_COLUMNS,
    ];
    expect(listed.sort()).toEqual(found.map(({ name }) => name).sort());
  });

  it.each(ENCRYPTED_COLUMNS)('knows the primary key of $table', async ({ table, key }) => {
    const columns = await app.sql<{ name: string; type: string }>(
      `select a.attname as name, format_type(a.atttypid, a.atttypmod) as type
       from pg_index i join pg_attribute a on a.attrelid = i.indrelid and a.attnum = any(i.indkey)
       where i.indrelid = $1::regclass and i.indisprimary order by array_position(i.indkey::int2[], a.attnum)`,
      [table],
    );
    expect(columns.map(({ name, type }) => [name, type])).toEqual(Object.entries(key));
  });
});
