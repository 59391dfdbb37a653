// @ts-check
import { join } from 'node:path';
import { endForked } from '../supervise/forked.mjs';

export const APP_PID_FILE = 'app.pid';
export const INBOX_PID_FILE = 'inbox.pid';

/**
 * Ends what an earlier run left on the ports: both end with a killed launcher by themselves, unless they hang.
 * @param {string} dataDir
 */
export async function endLeftBehind(dataDir) {
  await Promise.all([APP_PID_FILE, INBOX_PID_FILE].map((file) => endForked(join(dataDir, file))));
}
