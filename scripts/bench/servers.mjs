// @ts-check
import { fork } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { freePort } from '../lib/free-port.mjs';

const APP = fileURLToPath(new URL('../../dist/backend/src/main.js', import.meta.url));
const BARE = fileURLToPath(new URL('bare-server.mjs', import.meta.url));
/** A start may have a million accounts' answers to encrypt, on a busy machine. */
const READY_TIMEOUT_MS = 3_600_000;

/** @param {string} origin */
async function untilReady(origin) {
  const end = Date.now() + READY_TIMEOUT_MS;
  while (Date.now() < end) {
    const answer = await fetch(`${origin}/api/auth/user`).catch(() => null);
    if (answer) return;
    await pause(50);
  }
  throw new Error(`Nothing answers at ${origin}`);
}

/** @param {string} file @param {NodeJS.ProcessEnv} env */
async function start(file, env) {
  const port = await freePort();
  const origin = `http://127.0.0.1:${port}`;
  const child = fork(file, {
    env: { ...process.env, ...env, PORT: String(port) },
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  await untilReady(origin);
  return {
    origin,
    async stop() {
      const ended = once(child, 'exit');
      child.kill('SIGTERM');
      await ended;
    },
  };
}

/** @param {NodeJS.ProcessEnv} env */
export const startApp = (env) => start(APP, { NODE_ENV: 'production', LOG_LEVEL: 'error', ...env });
/** @param {NodeJS.ProcessEnv} env */
export const startBare = (env) => start(BARE, { NODE_ENV: 'production', ...env });
