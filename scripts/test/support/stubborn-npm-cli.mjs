// @ts-check
import { spawn } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';

// An npm that pays no attention to signals and has started a process that doesn't either, as an install script may.
// Run again, it finds nothing left to do.
const pidsFile = process.env['PIDS_FILE'] ?? '';
const IGNORE = `for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => undefined);`;

if (existsSync(pidsFile)) {
  mkdirSync('node_modules', { recursive: true });
  writeFileSync('node_modules/.package-lock.json', readFileSync('package-lock.json'));
} else {
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => undefined);
  const forever = `${IGNORE} console.log('up'); setInterval(() => undefined, 1e6)`;
  const script = spawn(process.execPath, ['-e', forever], { stdio: ['ignore', 'pipe', 'inherit'] });
  script.stdout.once('data', () => writeFileSync(pidsFile, JSON.stringify([process.pid, script.pid])));
}
