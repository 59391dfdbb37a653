// @ts-check
// Starts the product in a container, or one of its scripts: scripts/backup.mjs <folder>. Keys that the environment does
// not set are generated once and kept in a volume that all containers share.
import { randomBytes } from 'node:crypto';
import { existsSync, linkSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const folder = (process.env['KEYS_DIR'] ||= '/keys');
const file = join(folder, 'keys.json');

if (!process.env['SESSION_SECRET'] || !process.env['DATA_KEY']) {
  if (!existsSync(file)) makeKeys();
  const { sessionSecret, dataKey } = JSON.parse(readFileSync(file, 'utf8'));
  process.env['SESSION_SECRET'] ||= sessionSecret;
  process.env['DATA_KEY'] ||= dataKey;
}
const [script] = process.argv.splice(2, 1);
if (script) process.argv[1] = script;
await import(script ? `../${script}` : '../dist/backend/src/main.js');

/**
 * Several containers may get here at once: only one can create the link, and the linked file is complete from the
 * start.
 */
function makeKeys() {
  const key = () => randomBytes(32).toString('base64');
  const draft = join(folder, `keys-${process.pid}-${randomBytes(4).toString('hex')}.json`);
  writeFileSync(draft, JSON.stringify({ sessionSecret: key(), dataKey: key() }), { mode: 0o600 });
  try {
    linkSync(draft, file);
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error;
  } finally {
    rmSync(draft);
  }
}
