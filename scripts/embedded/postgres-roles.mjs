// @ts-check
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import pg from 'pg';
import { keptSecret } from '../lib/data-dir.mjs';
import { SUPERUSER } from './postgres-cluster.mjs';

const DATABASE = 'heart_and_head';
/** What the product connects as; the superuser owns its tables and migrates them. */
const PRODUCT_ROLE = 'heart_and_head';
const OWNER_FILE = 'postgres-password';
const PRODUCT_FILE = 'postgres-product-password';

/** @typedef {{ owner: string, product: string }} Passwords */

/** The passwords in DATA_DIR, made on first use. @param {string} dataDir @returns {Passwords} */
export function keptPasswords(dataDir) {
  return { owner: keptSecret(join(dataDir, OWNER_FILE)), product: keptSecret(join(dataDir, PRODUCT_FILE)) };
}

/** @param {string} dataDir @returns {Passwords} @throws when they have not been made yet */
export function readPasswords(dataDir) {
  const read = (/** @type {string} */ file) => readFileSync(join(dataDir, file), 'utf8').trim();
  return { owner: read(OWNER_FILE), product: read(PRODUCT_FILE) };
}

/** @param {number} port @param {Passwords} passwords */
export function addressesOf(port, { owner, product }) {
  return {
    DATABASE_OWNER_URL: `postgres://${SUPERUSER}:${owner}@127.0.0.1:${port}/${DATABASE}`,
    DATABASE_URL: `postgres://${PRODUCT_ROLE}:${product}@127.0.0.1:${port}/${DATABASE}`,
  };
}

/** Creates the database and the product's role when they are missing. @param {number} port @param {Passwords} passwords */
export async function ensureDatabase(port, { owner, product }) {
  const client = new pg.Client({
    connectionString: `postgres://${SUPERUSER}:${owner}@127.0.0.1:${port}/postgres`,
  });
  await client.connect();
  try {
    const found = await client.query('SELECT 1 FROM pg_database WHERE datname = $1', [DATABASE]);
    if (found.rowCount === 0) await client.query(`CREATE DATABASE ${DATABASE}`);
    const role = await client.query('SELECT 1 FROM pg_roles WHERE rolname = $1', [PRODUCT_ROLE]);
    const password = client.escapeLiteral(product);
    await client.query(
      `${role.rowCount === 0 ? 'CREATE' : 'ALTER'} ROLE ${PRODUCT_ROLE} LOGIN PASSWORD ${password}`,
    );
  } finally {
    await client.end();
  }
}
