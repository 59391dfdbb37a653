import { createHash } from 'node:crypto';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { Client } from 'pg';
import { backUpTo, restoreFrom } from '../../src/platform/backup/operator';
import { FieldCipher } from '../../src/platform/crypto/field-cipher';
import { requireSameKey } from '../../src/platform/crypto/key-check';
import { Database } from '../../src/platform/database/database';
import { administrator, idOf } from '../support/accounts/administrator';
import { newDatabaseUrl } from '../support/databases/databases';
import { eventually } from '../support/time/eventually';
import { TestApp, WITHOUT_REDIS } from '../support/test-app';
import type { TestUser } from '../support/accounts/test-user';

let folder: string;
let app: TestApp;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'restore-test-'));
  app = await TestApp.start();
  await requireSameKey(app.app.get(Database), app.app.get(FieldCipher));
});
afterEach(async () => {
  await app.close();
  await rm(folder, { recursive: true });
});

const writeToSupport = (user: TestUser) =>
  user.http
    .post('/form/submit')
    .send({
      name: 'Ada',
      email: user.email,
      subject: 'Help with my account',
      category: 'account',
      message: 'Something about me that is private',
    })
    .expect(201);

const linesOf = async (file: string): Promise<string[]> =>
  (await readFile(file, 'utf8')).split('\n').filter(Boolean);

async function backedUp(): Promise<string> {
  const path = join(folder, 'backup');
  await backUpTo(app.env, path);
  return path;
}

/** Restores into a new database, as after losing the old one. */
async function restored(path: string, ledger = app.env['ERASURE_LEDGER']) {
  const env = {
    ...app.env,
    DATABASE_URL: await newDatabaseUrl(),
    DATABASE_OWNER_URL: undefined,
    ERASURE_LEDGER: ledger,
  };
  const said = await restoreFrom(env, path, false);
  const client = new Client({ connectionString: env.DATABASE_URL });
  await client.connect();
  const count = async (text: string, values: readonly unknown[] = []) =>
    (await client.query(text, [...values])).rowCount;
  return { env, said, count, close: () => client.end() };
}

describe('someone who is erased after a backup', () => {
  it('by themselves or by the administrator stays erased when it is restored, and others are there', async () => {
    const admin = await administrator(app);
    const [gone, removed, kept] = [await app.member(), await app.member(), await app.member()];
    for (const user of [gone, kept]) await writeToSupport(user);
    await gone.onboard();
    await gone.addMatch();
    const path = await backedUp();
    await gone.http.delete('/api/user').send({ currentPassword: gone.password }).expect(204);
    await admin.http
      .delete('/api/admin/users')
      .send({ userIds: [await idOf(app, removed)] })
      .expect(200);
    const ledger = app.env['ERASURE_LEDGER'] ?? '';
    await eventually(async () => (await linesOf(ledger)).length === 2);
    const list = await readFile(ledger, 'utf8');
    for (const secret of [gone.email, removed.email, 'example.com']) expect(list).not.toContain(secret);

    const { said, count, close } = await restored(path);
    expect(said).toContain('2 accounts erased since then were erased again.');
    expect(await count('select 1 from users where email = any($1)', [[gone.email, removed.email]])).toBe(0);
    expect(await count('select 1 from users where email = any($1)', [[kept.email, admin.email]])).toBe(2);
    expect(await count('select 1 from candidates')).toBe(0);
    expect(await count('select 1 from contact_messages')).toBe(1);
    expect(await count(`select 1 from outbox where mail_type = 'contact_message'`)).toBe(1);
    expect(await count('select 1 from erasures')).toBe(2);
    await close();
  });

  it('stays erased without the file, when the database that is replaced still knows', async () => {
    const gone = await app.member();
    const path = await backedUp();
    await gone.http.delete('/api/user').send({ currentPassword: gone.password }).expect(204);
    const later = join(folder, 'later');
    await backUpTo(app.env, later);
    const { env, count, close } = await restored(later, join(folder, 'lost.jsonl'));
    await rm(join(folder, 'lost.jsonl'));
    await restoreFrom(env, path, true);
    expect(await count('select 1 from users where email = $1', [gone.email])).toBe(0);
    expect(await linesOf(join(folder, 'lost.jsonl'))).toHaveLength(1);
    await close();
  });

  it('may be back without either, which the operator is told', async () => {
    const gone = await app.member();
    const path = await backedUp();
    await gone.http.delete('/api/user').send({ currentPassword: gone.password }).expect(204);
    const { said, count, close } = await restored(path, join(folder, 'none.jsonl'));
    expect(said).toMatch(/There was no list of erased accounts at .*none\.jsonl\..*set ERASURE_LEDGER/);
    expect(await count('select 1 from users where email = $1', [gone.email])).toBe(1);
    await close();
  });

  it('is added to the file by the next start, when the process died before', async () => {
    const gone = await app.member();
    await gone.http.delete('/api/user').send({ currentPassword: gone.password }).expect(204);
    const ledger = join(folder, 'new', 'erasures.jsonl');
    const again = await TestApp.start({ env: { ...app.env, ...WITHOUT_REDIS, ERASURE_LEDGER: ledger } });
    await eventually(async () => (await linesOf(ledger)).length === 1);
    await again.close();
  });

  it('is not recorded when the erasure is rolled back', async () => {
    const member = await app.member();
    await app.sql(`create rule refuse as on insert to erasures do also select 1/0`);
    await member.http.delete('/api/user').send({ currentPassword: member.password }).expect(500);
    expect(await linesOf(app.env['ERASURE_LEDGER'] ?? '')).toEqual([]);
    await member.http.get('/api/auth/user').expect(200);
  });
});

describe('a restore', () => {
  it('signs everyone out and revokes links, also from backups that still have them', async () => {
    const member = await app.member();
    const path = await backedUp();
    const { tables } = JSON.parse(await readFile(join(path, 'manifest.json'), 'utf8')) as {
      tables: { name: string }[];
    };
    expect(tables.map(({ name }) => name)).not.toContain('sessions');
    expect(tables.map(({ name }) => name)).not.toContain('mail_tokens');
    await addSessions(path, await idOf(app, member));

    const { env, said, count, close } = await restored(path);
    expect(said).toContain('Everyone has to sign in again.');
    expect(await count('select 1 from sessions')).toBe(0);
    expect(await count('select 1 from mail_tokens')).toBe(0);
    await close();
    const after = await TestApp.start({ env: { ...env, ...WITHOUT_REDIS } });
    const again = after.visitor();
    await again.login(member.password, member.email);
    await again.http.get('/api/auth/user').expect(200);
    await after.close();
  });
});

/** As backups had them once. */
async function addSessions(path: string, userId: string): Promise<void> {
  const file = gzipSync(`\\\\x00\t${userId}\t\\N\t2026-01-01\t2026-01-01\t2036-01-01\n`);
  await writeFile(join(path, 'sessions.copy.gz'), file);
  const manifestFile = join(path, 'manifest.json');
  const manifest = JSON.parse(await readFile(manifestFile, 'utf8')) as { tables: object[] };
  manifest.tables.push({
    name: 'sessions',
    columns: ['token_hash', 'user_id', 'user_agent', 'created_at', 'last_seen_at', 'expires_at'],
    rows: 1,
    sha256: createHash('sha256').update(file).digest('hex'),
  });
  await writeFile(manifestFile, JSON.stringify(manifest));
}
