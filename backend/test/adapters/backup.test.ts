import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { randomBytes } from 'node:crypto';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { Client } from 'pg';
import { backUpTo, restoreFrom } from '../../src/platform/backup/operator';
import { FieldCipher } from '../../src/platform/crypto/field-cipher';
import { requireSameKey } from '../../src/platform/crypto/key-check';
import { Database } from '../../src/platform/database/database';
import { newDatabaseUrl } from '../support/databases/databases';
import { ActivityService } from '../../src/admin/figures/activity.service';
import { eventually } from '../support/time/eventually';
import { TestApp, WITHOUT_REDIS } from '../support/test-app';
import { rateAll, type TestUser } from '../support/accounts/test-user';

const NOTE = 'Laughs at her own jokes, in a good way';

let folder: string;
let app: TestApp;
let dater: TestUser;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'backup-test-'));
  app = await TestApp.start();
  await requireSameKey(app.app.get(Database), app.app.get(FieldCipher));
  dater = await app.member();
  const criteria = await dater.onboard();
  const match = await dater.addMatch({ notes: NOTE });
  await dater.scoreDate(match.id, rateAll(criteria, 8));
  await dater.http.post('/api/alex/chat').send({ message: 'How am I doing?' }).expect(200);
  await dater.http
    .post('/api/unsubscribe')
    .send({ email: 'gone@example.com', type: 'marketing' })
    .expect(200);
  // Counts follow a change within seconds; a backup in between would differ from what is read after it.
  await app.app.get(ActivityService).catchUp();
});
afterAll(async () => {
  await app.close();
  await rm(folder, { recursive: true });
});

const backUp = async (name: string) => {
  const said = await backUpTo(app.env, join(folder, name));
  return { said, path: join(folder, name) };
};

/** Every row of every table as text, except what the product loads itself, and what lets someone in. */
async function contentOf(databaseUrl: string): Promise<Record<string, string[]>> {
  const client = new Client({ connectionString: databaseUrl });
  await client.connect();
  const { rows: tables } = await client.query<{ name: string }>(
    `select relname as name from pg_class where relnamespace = 'public'::regnamespace and relkind in ('r', 'p') and not relispartition
     and relname not in ('cities', 'sessions', 'mail_tokens')`,
  );
  const content: Record<string, string[]> = {};
  for (const { name } of tables) {
    const { rows } = await client.query<{ row: string }>(`select t::text as row from "${name}" t order by 1`);
    content[name] = rows.map(({ row }) => row);
  }
  await client.end();
  return content;
}

describe('a backup', () => {
  it('restores everything into an empty database, where the dater can continue', async () => {
    // Else they may be counted between the backup and the comparison.
    await eventually(async () => {
      const uncounted = 'select 1 from rollup_deltas union all select 1 from account_marks limit 1';
      return (await app.sql(uncounted)).length === 0;
    });
    const { path, said } = await backUp('whole');
    expect(said).toMatch(/^\d+ rows in \d+ tables in /);
    const before = await contentOf(app.env['DATABASE_URL'] ?? '');
    const env = { ...app.env, DATABASE_URL: await newDatabaseUrl(), DATABASE_OWNER_URL: undefined };
    expect(await restoreFrom(env, path, false)).toMatch(/^\d+ rows in \d+ tables restored, as of 20/);
    const after = await contentOf(env.DATABASE_URL);
    expect(Object.keys(after).sort()).toEqual(Object.keys(before).sort());
    for (const [table, rows] of Object.entries(before))
      if (table !== 'schema_migrations') expect({ [table]: after[table] }).toEqual({ [table]: rows });

    const restored = await TestApp.start({
      env: { ...env, ...WITHOUT_REDIS, SMTP_URL: app.env['SMTP_URL'] },
    });
    const again = restored.visitor();
    await again.http
      .post('/api/auth/login')
      .send({ email: dater.email, password: dater.password })
      .expect(200);
    expect((await again.matches())[0]).toMatchObject({ notes: NOTE, compatibilityScore: 80, dateCount: 1 });
    await restored.close();
  });

  it('contains nothing readable about anyone', async () => {
    const { path } = await backUp('unreadable');
    const candidates = gunzipSync(await readFile(join(path, 'candidates.copy.gz'))).toString();
    expect(candidates.length).toBeGreaterThan(100);
    expect(candidates).not.toContain('Laughs');
  });

  it('never overwrites another', async () => {
    const { path } = await backUp('first');
    await expect(backUpTo(app.env, path)).rejects.toThrow(/already exists\. Name a new folder/);
  });
});

describe('a restore refuses', () => {
  let path: string;
  beforeEach(async () => {
    ({ path } = await backUp(randomBytes(4).toString('hex')));
  });

  it('to erase accounts unless told to', async () => {
    const before = await contentOf(app.env['DATABASE_URL'] ?? '');
    await expect(restoreFrom(app.env, path, false)).rejects.toThrow(
      /The database has \d+ accounts\. .*--replace/,
    );
    expect((await contentOf(app.env['DATABASE_URL'] ?? ''))['users']).toEqual(before['users']);
  });

  it('a damaged file, and names it', async () => {
    await writeFile(join(path, 'users.copy.gz'), 'does not match its checksum');
    const env = { ...app.env, DATABASE_URL: await newDatabaseUrl(), DATABASE_OWNER_URL: undefined };
    await expect(restoreFrom(env, path, false)).rejects.toThrow(/damaged: .*users\.copy\.gz/);
  });

  it('a folder without a complete backup', async () => {
    await rm(join(path, 'manifest.json'));
    await expect(restoreFrom(app.env, path, true)).rejects.toThrow(/is not a complete backup/);
  });

  it('another DATA_KEY than the one it was written with, and erases nothing', async () => {
    const env = { ...app.env, DATABASE_URL: await newDatabaseUrl(), DATABASE_OWNER_URL: undefined };
    await restoreFrom(env, path, false);
    const before = await contentOf(env.DATABASE_URL);
    const other = { ...env, DATA_KEY: randomBytes(32).toString('base64') };
    await expect(restoreFrom(other, path, true)).rejects.toThrow(/^DATA_KEY is not the key/);
    expect(await contentOf(env.DATABASE_URL)).toEqual(before);
  });

  it('to replace the database of a running product', async () => {
    await expect(restoreFrom(app.env, path, true)).rejects.toThrow(
      /is running on this database\. Stop it first/,
    );
  });
});
