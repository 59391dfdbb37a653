// @ts-check
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { codeOf, LaunchError } from '../lib/launch-error.mjs';
import { commandOf, isAlive, startTimeOf } from '../lib/process-table.mjs';

/**
 * Makes this process the only one serving DATA_DIR; a lock whose process is gone is taken over.
 * @param {string} dataDir
 * @returns {() => void} releases the lock @throws {LaunchError} while another process holds it
 */
export function takeLock(dataDir) {
  const file = join(dataDir, 'start.lock');
  const mine = JSON.stringify({ pid: process.pid, born: startTimeOf(process.pid) });
  for (let attempt = 0; ; attempt += 1) {
    try {
      writeFileSync(file, mine, { flag: 'wx', mode: 0o600 });
      return () => rmSync(file, { force: true });
    } catch (error) {
      if (codeOf(error) !== 'EEXIST' || attempt > 2) throw error;
    }
    const holder = liveHolder(file);
    if (holder) {
      throw new LaunchError(
        `Heart & Head is already running on ${dataDir} (process ${holder}). Stop it first (Ctrl-C where it runs), or set DATA_DIR and PORT for a second one.`,
      );
    }
    rmSync(file, { force: true });
  }
}

/** @param {string} file @returns {number} the process that holds the lock; 0 when it is stale */
function liveHolder(file) {
  try {
    const { pid, born } = JSON.parse(readFileSync(file, 'utf8'));
    const isOurs =
      pid !== process.pid && isAlive(pid) && startTimeOf(pid) === born && /node/i.test(commandOf(pid));
    return isOurs ? pid : 0;
  } catch {
    return 0;
  }
}
