// @ts-check
import { spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { gzipSync } from 'node:zlib';
import pg from 'pg';
import { freePort } from '../../../../scripts/lib/free-port.mjs';

// Runs a built checkout of another version, fills its database through its own API, and saves what it left behind.
// Usage: node backend/test/support/databases/save-database.mjs <checkout> <file.json.gz>; see fixtures/previous-databases.
const [checkout = '', file = ''] = process.argv.slice(2);
const root = resolve(checkout);
const dataDir = mkdtempSync(join(tmpdir(), 'hh-save-'));
const { startPostgres } = await import(join(root, 'scripts/embedded/postgres.mjs'));
const { startInbox } = await import(join(root, 'scripts/embedded/inbox.mjs'));
const { seedDemo } = await import(join(root, 'scripts/demo/seed.mjs'));
const { MIGRATIONS } = createRequire(import.meta.url)(
  join(root, 'dist/backend/src/platform/database/migrations/migrations.js'),
);

const port = await freePort();
const url = `http://localhost:${port}`;
const postgres = await startPostgres({ dataDir });
const inbox = await startInbox({ dataDir });
const keys = {
  DATA_KEY: randomBytes(32).toString('base64'),
  SESSION_SECRET: randomBytes(32).toString('base64'),
};
const admin = { email: 'admin@example.com', password: randomBytes(12).toString('base64url') };
const app = spawn(process.execPath, ['dist/backend/src/main.js'], {
  cwd: root,
  env: {
    PATH: process.env['PATH'],
    LOG_LEVEL: 'warn',
    PORT: String(port),
    DATABASE_URL: postgres.url,
    SMTP_URL: inbox.smtpUrl,
    ADMIN_EMAIL: admin.email,
    ADMIN_PASSWORD: admin.password,
    DATA_DIR: dataDir,
    ...keys,
  },
  stdio: ['ignore', 'pipe', 'inherit'],
});
process.on('uncaughtException', (error) => {
  console.error(error);
  app.kill('SIGKILL');
  postgres.kill();
  process.exit(1);
});
await new Promise((done, fail) => {
  app.stdout.on('data', (text) => String(text).includes('is running at') && done(undefined));
  app.once('exit', () => fail(new Error('The app ended')));
});

/** @param {string} method @param {string} path @param {unknown} body @param {string} [session] */
async function call(method, path, body, session) {
  const headers = {
    ...(body === undefined ? {} : { 'content-type': 'application/json' }),
    ...(session ? { cookie: `sid=${session}` } : {}),
  };
  const sent = body === undefined ? undefined : JSON.stringify(body);
  const response = await fetch(url + path, { method, headers, body: sent });
  if (!response.ok) throw new Error(`${method} ${path} answered ${response.status}`);
  const cookie = response.headers.getSetCookie().find((line) => line.startsWith('sid='));
  const answer = await response.text();
  return { body: answer ? JSON.parse(answer) : null, session: cookie?.split(/[=;]/)[1] ?? '' };
}

await seedDemo({ url, inboxUrl: inbox.openUrl ?? inbox.webUrl });
const dater = { email: 'demo@heart-and-head.example', password: 'heart-and-head-demo' };
const { session } = await call('POST', '/api/auth/login', dater);
const ask = async (/** @type {string} */ path) => (await call('GET', path, undefined, session)).body;
const candidates = await ask('/api/candidates');
const answers = {
  user: await ask('/api/auth/user'),
  criteria: await ask('/api/criteria?all=true'),
  candidates,
  dates: await Promise.all(
    candidates.map((/** @type {{ id: string }} */ { id }) => ask(`/api/candidates/${id}/date-experiences`)),
  ),
  messages: await ask('/api/alex/messages'),
};
// Nothing accepts email anymore, so this one stays waiting.
await inbox.stop();
const waiting = 'waiting@example.com';
const password = 'a waiting member 1';
const consent = { acceptTerms: true, acceptPrivacy: true };
const newcomer = {
  firstName: 'Wanda',
  lastName: 'Waits',
  email: waiting,
  password,
  confirmPassword: password,
};
await call('POST', '/api/auth/register', { ...newcomer, ...consent });
app.kill('SIGTERM');
await new Promise((done) => app.once('exit', done));

/** @type {string[]} */
const statements = [];
for (const Migration of MIGRATIONS) {
  const recorder = { query: async (/** @type {string} */ text) => (statements.push(text), []) };
  await new Migration().up(recorder);
}
const client = new pg.Client({ connectionString: postgres.url });
await client.connect();
const found = await client.query(
  `select c.relname as name, array_agg(a.attname::text order by a.attnum) as columns
   from pg_class c join pg_attribute a on a.attrelid = c.oid
   where c.relnamespace = 'public'::regnamespace and c.relkind = 'r' and c.relname <> 'cities'
     and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
   group by c.relname order by c.relname`,
);
/** @type {Record<string, { columns: string[], rows: object[] }>} */
const tables = {};
for (const { name, columns } of found.rows) {
  const { rows } = await client.query(`select row_to_json(t) as row from ${name} t`);
  if (rows.length) tables[name] = { columns, rows: rows.map(({ row }) => row) };
}
const savedAt = (await client.query('select now() as now')).rows[0].now;
await client.end();
await postgres.stop();
rmSync(dataDir, { recursive: true, force: true });
const saved = { savedAt, ...keys, dater: { ...dater, session }, admin, waiting, answers, statements, tables };
writeFileSync(file, gzipSync(JSON.stringify(saved), { level: 9 }));
const counts = Object.entries(tables).map(([name, { rows }]) => `${name} ${rows.length}`);
process.stdout.write(`${counts.join(', ')}\n`);
