// @ts-check
// npm run bench:admin [-- --users 1000000 --matches 5000000 --calls 60] Loads accounts and matches into its own
// database and runs every query of the admin console against the built API.
import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import pg from 'pg';
import { questionsFor } from './bench-admin/questions.mjs';
import { loadMail } from './bench-admin/load-mail.mjs';
import { loadAccounts, signInAdministrators } from './bench-admin/load.mjs';
import { ask } from './bench-admin/ask.mjs';
import { startApp } from './bench/servers.mjs';
import { startPostgres } from './embedded/postgres.mjs';
import { built } from './lib/built.mjs';

const { KeyRing } = built('platform/crypto/key-ring.js');

const { values } = parseArgs({
  options: {
    users: { type: 'string', default: '20000' },
    matches: { type: 'string', default: '100000' },
    calls: { type: 'string', default: '60' },
  },
});
const size = { users: Number(values.users), matches: Number(values.matches) };
const calls = Number(values.calls);
const AIM_MS = 300;

const say = (/** @type {string} */ line) => process.stdout.write(`${line}\n`);

/** @param {string} serverUrl */
async function newDatabase(serverUrl) {
  const client = new pg.Client({ connectionString: serverUrl });
  await client.connect();
  await client.query('create database bench_admin');
  await client.end();
  const url = new URL(serverUrl);
  url.pathname = '/bench_admin';
  return url.href;
}

/** Recounting runs in the background every five seconds. @param {pg.Client} client */
async function untilCounted(client) {
  const begin = Date.now();
  const { rows } = await client.query('select count(distinct owner_id)::int as accounts from account_marks');
  for (;;) {
    const waiting = await client.query('select 1 from account_marks limit 1');
    if (waiting.rowCount === 0) break;
    await new Promise((resolve) => setTimeout(resolve, 500));
  }
  say(`  ${rows[0].accounts} accounts recounted in ${((Date.now() - begin) / 1000).toFixed(0)} s`);
}

/** @param {string} databaseUrl */
async function run(databaseUrl) {
  const [sessionSecret, dataKey] = [randomBytes(32), randomBytes(32)];
  const env = {
    DATABASE_URL: databaseUrl,
    SMTP_URL: 'smtp://127.0.0.1:9',
    SESSION_SECRET: sessionSecret.toString('base64'),
    DATA_KEY: dataKey.toString('base64'),
    DATA_DIR: dataDir,
  };
  const keys = new KeyRing({ dataKey, previousDataKeys: [], sessionSecret, previousSessionSecrets: [] });
  const migrating = await startApp(env);
  await migrating.stop();
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  await loadAccounts(client, size, say);
  const app = await startApp(env);
  try {
    await loadMail(client, keys, say);
    await untilCounted(client);
    await client.query('vacuum analyze');
    const tokens = await signInAdministrators(client, keys);
    const questions = await questionsFor(client, size);
    say(`\n  load of this machine: ${loadavg()[0]?.toFixed(1)}`);
    say(`\n| call | p50 ms | p95 ms | p99 ms | rows |\n| --- | --- | --- | --- | --- |`);
    let slow = 0;
    for (const question of questions) {
      const figures = await ask({ origin: app.origin, tokens, question, calls });
      if (figures.p95 > AIM_MS) slow += 1;
      const cells = [figures.p50, figures.p95, figures.p99].map((ms) => ms.toFixed(0));
      say(`| ${question.name} | ${cells.join(' | ')} | ${figures.rows} |`);
    }
    say(slow === 0 ? `\nAll under ${AIM_MS} ms at p95.` : `\n${slow} above ${AIM_MS} ms at p95.`);
    process.exitCode = slow === 0 ? 0 : 1;
  } finally {
    await client.end();
    await app.stop();
  }
}

const dataDir = mkdtempSync(join(tmpdir(), 'hh-bench-admin-'));
const postgres = await startPostgres({ dataDir });
try {
  say(`${size.users} users, ${size.matches} matches`);
  await run(await newDatabase(postgres.url));
} finally {
  await postgres.stop();
  rmSync(dataDir, { recursive: true, force: true });
}
