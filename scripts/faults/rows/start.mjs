// @ts-check
import { spawnSync } from 'node:child_process';
import { closeSync, mkdtempSync, openSync, rmSync, writeSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { loadDataset } from '../../bench/dataset.mjs';
import { readSecrets } from '../../lib/secrets.mjs';
import { underWriters, untilWritten } from '../fault.mjs';
import { PARTS, StartedProduct } from '../started-product.mjs';
import { until } from '../until.mjs';

const MEMBERS = 60;
const DISK = '400m';

const CHUNK = Buffer.alloc(1_000_000);
const FULL_LIMIT_MS = 60_000;

/** @typedef {import('../started-product.mjs').Part} Part @typedef {import('../fault.mjs').Outcome} Outcome */

/** @type {import('../fault.mjs').Fault[]} */
export const startFaults = [
  {
    name: 'npm start: kill -9 of the app',
    run: (length) => killing(['app'], length === 'full' ? 10 : 1),
  },
  {
    name: 'npm start: kill -9 of each server in turn',
    run: (length) => killing(['postgres', 'redis', 'app', 'inbox'], length === 'full' ? 12 : 4),
  },
  {
    name: 'npm start: disk full, the log grows',
    run: (length) => filling(length === 'full' ? 3 : 1, stopPostgresByItsLog),
  },
  {
    name: 'npm start: disk full, the log has room',
    run: (length) => filling(length === 'full' ? 3 : 1, refuseTables),
  },
];

/** @param {readonly Part[]} parts @param {number} rounds @returns {Promise<Outcome>} */
async function killing(parts, rounds) {
  const dataDir = mkdtempSync(join(tmpdir(), 'hh-start-'));
  const product = await StartedProduct.in(dataDir);
  try {
    await addMembers(product);
    /** @type {Map<Part, number>} from the kill to a write once it runs again, in milliseconds */
    const longest = new Map();
    const outcome = await underWriters(product, rounds, async (round) => {
      const part = parts[round % parts.length] ?? 'app';
      const ms = (await product.kill(part)) + (await untilWritten(product));
      longest.set(part, Math.max(longest.get(part) ?? 0, ms));
    });
    const each = [...longest].map(([part, ms]) => `${part} ${(ms / 1000).toFixed(1)} s`).join(', ');
    return { ...outcome, recoveryMs: Math.max(...longest.values()), note: `${each}, ${outcome.note}` };
  } finally {
    await product.stop();
    rmSync(dataDir, { recursive: true, force: true });
  }
}

/**
 * Fills a small disk under everything, does harm, and makes room again. @param {number} rounds
 * @param {(product: StartedProduct) => Promise<void>} harm
 * @returns {Promise<Outcome | { skipped: string }>}
 */
async function filling(rounds, harm) {
  const dataDir = mkdtempSync(join(tmpdir(), 'hh-full-'));
  // The file system is there for the launcher and its children alone.
  const mount = `mount -t tmpfs -o size=${DISK},mode=711 tmpfs "$1" && shift && exec "$@"`;
  const through = ['unshare', '--mount', 'sh', '-c', mount, 'sh', dataDir];
  const [command, ...args] = [...through, 'true'];
  if (process.getuid?.() !== 0 || spawnSync(command, args).status !== 0) {
    rmSync(dataDir, { recursive: true, force: true });
    return { skipped: 'needs root and a mount namespace' };
  }
  const product = await StartedProduct.in(dataDir, {}, through);
  try {
    await addMembers(product);
    return await underWriters(product, rounds, async () => {
      const filler = join(product.folder, 'filler');
      fill(filler);
      await harm(product);
      rmSync(filler);
    });
  } finally {
    await product.stop();
    rmSync(dataDir, { recursive: true, force: true });
  }
}

/** @param {string} file */
function fill(file) {
  const handle = openSync(file, 'w');
  try {
    for (;;) writeSync(handle, CHUNK);
  } catch {
    // It is full.
  } finally {
    closeSync(handle);
  }
}

/** Makes the log grow until it finds no room, and waits for PostgreSQL to be away. @param {StartedProduct} product */
async function stopPostgresByItsLog(product) {
  product.forget();
  await until(
    async () => {
      if (product.output.includes(`${PARTS.postgres} ended unexpectedly`)) return true;
      await product.sql(`select pg_logical_emit_message(false, 'faults', repeat('x', 4000000))`);
      return false;
    },
    FULL_LIMIT_MS,
    'the log fills the disk',
  );
  await product.saying(`${PARTS.postgres} did not start`);
}

/** @param {StartedProduct} product */
async function refuseTables(product) {
  await until(
    () =>
      product
        .sql(
          `create table if not exists filling (text text); insert into filling select repeat(md5(n::text), 100) from generate_series(1, 2000) n`,
        )
        .then(
          () => false,
          (/** @type {{ code?: string }} */ { code }) => code === '53100',
        ),
    FULL_LIMIT_MS,
    'a table finds no room',
  );
}

/** @param {StartedProduct} product */
async function addMembers(product) {
  const { sessionSecret, dataKey } = readSecrets(join(product.folder, 'secrets.json'));
  product.members = await loadDataset({
    databaseUrl: product.databaseUrls.DATABASE_OWNER_URL,
    sessionSecret: Buffer.from(sessionSecret, 'base64'),
    dataKey: Buffer.from(dataKey, 'base64'),
    size: { users: MEMBERS, matches: 2, datesPerMatch: 0, standards: 3 },
    sample: MEMBERS,
    log: () => undefined,
  });
}
