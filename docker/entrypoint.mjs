// @ts-check
// Starts the product in a container, or one of its scripts: scripts/backup.mjs <folder>. Keys that the environment does
// not set are generated once and kept in a volume that all containers share.
import { join } from 'node:path';
import { useSecrets } from '../scripts/lib/secrets.mjs';

const folder = (process.env['KEYS_DIR'] ||= '/keys');
useSecrets(process.env, join(folder, 'keys.json'));
const [script] = process.argv.splice(2, 1);
if (script) process.argv[1] = script;
await import(script ? `../${script}` : '../dist/backend/src/main.js');
