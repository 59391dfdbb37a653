// @ts-check
// npm run bench [-- --users 10000 --seconds 3 --scale] Measures the app against a bare server in the same run; --scale
// measures how much of the speed remains with up to a million users, and with up to 100 dates with every match.
import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import pg from 'pg';
import { mostBuffers } from './bench/buffers.mjs';
import { loadDataset, loadFullAccount } from './bench/dataset.mjs';
import { CONNECTIONS, measure } from './bench/drive.mjs';
import { neighborRatio } from './bench/neighbors.mjs';
import { startApp, startBare } from './bench/servers.mjs';
import { tableSizes } from './bench/table-sizes.mjs';
import { startPostgres } from './embedded/postgres.mjs';
import { startRedis } from './embedded/redis.mjs';

const { values } = parseArgs({
  options: {
    users: { type: 'string', default: '10000' },
    seconds: { type: 'string', default: '3' },
    scale: { type: 'boolean', default: false },
  },
});
const users = Number(values.users);
const seconds = Number(values.seconds);
const BASE = { users, matches: 12, datesPerMatch: 3, standards: 6 };
const SAMPLE_USERS = 5_000;

const say = (/** @type {string} */ line) => process.stdout.write(`${line}\n`);

/** @typedef {{ postgresUrl: string, redisUrl: string }} Servers */

/** @param {Servers} servers @param {string} title @param {typeof BASE} size */
async function benchmark({ postgresUrl, redisUrl }, title, size) {
  say(
    `\n${title}: ${size.users} users, each with ${size.matches} matches, ${size.matches * size.datesPerMatch} dates, ${size.standards} standards`,
  );
  const databaseUrl = await newDatabase(postgresUrl, `bench_${randomBytes(4).toString('hex')}`);
  const sessionSecret = randomBytes(32);
  const dataKey = randomBytes(32);
  const env = {
    DATABASE_URL: databaseUrl,
    REDIS_URL: redisUrl,
    SMTP_URL: 'smtp://127.0.0.1:9',
    SESSION_SECRET: sessionSecret.toString('base64'),
    DATA_KEY: dataKey.toString('base64'),
    DATA_DIR: dataDir,
  };
  const app = await startApp(env);
  const bare = await startBare(env);
  try {
    const sample = Math.min(SAMPLE_USERS, size.users);
    const signedIn = await loadDataset({
      databaseUrl,
      sessionSecret,
      dataKey,
      size,
      sample,
      log: say,
    });
    await printSizes(databaseUrl, size.users);
    const buffers = await mostBuffers(databaseUrl);
    const rows = await measure({ app: app.origin, bare: bare.origin, users: signedIn, seconds, log: say });
    print(rows, buffers);
    const full = await loadFullAccount({ databaseUrl, sessionSecret, dataKey, size });
    for (const alsoLists of [false, true]) {
      const { ratio, statuses } = await neighborRatio(app.origin, signedIn, full, alsoLists);
      const what = alsoLists ? 'adds matches and lists them' : 'adds matches';
      say(
        `A neighbor's p95 while a full account ${what}: ${ratio.toFixed(2)} of quiet (adding was answered ${JSON.stringify(statuses)})`,
      );
    }
    return { rows, buffers };
  } finally {
    await app.stop();
    await bare.stop();
    await asServer(postgresUrl, `drop database ${nameOf(databaseUrl)} (force)`);
  }
}

/** @param {string} databaseUrl @param {number} count */
async function printSizes(databaseUrl, count) {
  const kB = (/** @type {number} */ bytes) => (bytes / 1000).toFixed(1);
  const sizes = await tableSizes(databaseUrl, count);
  const all = sizes.reduce((sum, { rows, indexes }) => sum + rows + indexes, 0);
  const tables = sizes.map(({ name, rows, indexes }) => `${name} ${kB(rows)} and ${kB(indexes)}`);
  say(`A user takes ${kB(all)} kB on the disk, by table (rows and indexes): ${tables.join(', ')}`);
}

const nameOf = (/** @type {string} */ databaseUrl) => new URL(databaseUrl).pathname.slice(1);

/** @param {string} serverUrl @param {string} statement */
async function asServer(serverUrl, statement) {
  const client = new pg.Client({ connectionString: serverUrl });
  await client.connect();
  await client.query(statement);
  await client.end();
}

/** @param {string} serverUrl @param {string} name */
async function newDatabase(serverUrl, name) {
  await asServer(serverUrl, `create database ${name}`);
  const url = new URL(serverUrl);
  url.pathname = `/${name}`;
  return url.href;
}

/** Each size is compared with the base: a tenth of the users, with three dates a match. */
const MORE_USERS = [users * 10, users * 100];
const MORE_DATES = [30, 100];

/** @param {Servers} servers */
async function measureGrowth(servers) {
  const fewest = { ...BASE, users: Math.max(1, users / 10) };
  const base = await benchmark(servers, 'Base', fewest);
  for (const count of MORE_USERS) {
    const title = `${count.toLocaleString('en')} users`;
    compare(title, base, await benchmark(servers, title, { ...BASE, users: count }));
  }
  for (const count of MORE_DATES) {
    const title = `${count} dates a match`;
    compare(title, base, await benchmark(servers, title, { ...fewest, datesPerMatch: count }));
  }
}

/** @param {import('./bench/drive.mjs').Row[]} rows @param {number} buffers */
function print(rows, buffers) {
  say(
    `\n| call, ${CONNECTIONS} connections | app req/s | bare req/s | ratio | app p50 / p99 ms | bare p50 / p99 ms | bytes |`,
  );
  say('|---|---|---|---|---|---|---|');
  for (const { name, app, bare, ratio } of rows)
    say(
      `| ${name} | ${app.perSecond.toFixed(0)} | ${bare.perSecond.toFixed(0)} | ${ratio.toFixed(2)} | ${app.p50} / ${app.p99} | ${bare.p50} / ${bare.p99} | ${app.bytes} |`,
    );
  say(`Most buffers of the matches read: ${buffers}`);
  say(`Load before the first run: ${load.toFixed(2)}, now: ${loadavg()[0]?.toFixed(2)}`);
}

/** @param {string} title @param {Awaited<ReturnType<typeof benchmark>>} small @param {Awaited<ReturnType<typeof benchmark>>} large */
function compare(title, small, large) {
  say(
    `\n${title}, throughput retained (requests per second, and bytes per second, because longer answers take longer to send):`,
  );
  large.rows.forEach((row, index) => {
    const before = small.rows[index];
    if (!before) return;
    const kept = row.app.perSecond / before.app.perSecond;
    const bytesKept = kept * (row.app.bytes / before.app.bytes);
    const bareKept = row.bare.perSecond / before.bare.perSecond;
    say(
      `  ${row.name}: ${kept.toFixed(2)} (bytes ${bytesKept.toFixed(2)}; the bare server ${bareKept.toFixed(2)})`,
    );
  });
}

/** Ratios below these mean that a change made the app slower, as long as nothing else keeps the processors busy. */
const FLOORS = {
  'GET /api/auth/user': 0.85,
  'GET /api/candidates': 0.95,
  'GET /api/dashboard/stats': 0.95,
  'POST /api/date-experiences': 0.75,
};
const QUIET_BELOW = 1;

/** @param {import('./bench/drive.mjs').Row[]} rows @param {number} load before the first run */
function judge(rows, load) {
  if (load >= QUIET_BELOW) {
    say(`\nThe load was ${load.toFixed(2)} before the first run: the floors were not judged.`);
    return;
  }
  for (const [name, floor] of Object.entries(FLOORS)) {
    const ratio = rows.find((row) => row.name === name)?.ratio ?? 0;
    if (ratio >= floor) continue;
    say(`\n${name}: ${ratio.toFixed(2)} is below its floor of ${floor}`);
    process.exitCode = 1;
  }
}

const [load = 0] = loadavg();
const dataDir = mkdtempSync(join(tmpdir(), 'hh-bench-'));
const postgres = await startPostgres({ dataDir });
const redis = await startRedis({ dataDir });
try {
  if (!redis) throw new Error('The benchmark needs redis-server or valkey-server on PATH.');
  const servers = { postgresUrl: postgres.url, redisUrl: redis.url };
  if (values.scale) await measureGrowth(servers);
  else judge((await benchmark(servers, 'Base', BASE)).rows, load);
} finally {
  await redis?.stop();
  await postgres.stop();
  rmSync(dataDir, { recursive: true, force: true });
}
