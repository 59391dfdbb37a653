// @ts-check
import { createRequire } from 'node:module';
import { say } from '../lib/progress.mjs';
import { serveParent } from '../supervise/serve-parent.mjs';

await serveParent(async (/** @type {{ redisMayBeAway: boolean }} */ options) => {
  const { startServer } = createRequire(import.meta.url)('../../dist/backend/src/server.js');
  const { close, ...facts } = await startServer(process.env, { ...options, tell: say });
  return { facts, close };
});
