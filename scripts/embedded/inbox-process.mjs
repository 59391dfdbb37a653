// @ts-check
import { say } from '../lib/progress.mjs';
import { serveParent } from '../supervise/serve-parent.mjs';
import { startInbox } from './inbox.mjs';

await serveParent(async (/** @type {{ dataDir: string, webPort: number, smtpPort: number }} */ options) => {
  const { stop, ...facts } = await startInbox({ ...options, log: say });
  return { facts, close: stop };
});
