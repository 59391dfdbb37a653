// @ts-check
import { say } from '../lib/progress.mjs';
import { messageOf } from '../lib/launch-error.mjs';
import { Interrupted } from '../supervise/supervisor.mjs';

// The app stops first and the database last, so that nothing loses what it still writes to.
const ORDER = ['app', 'inbox', 'Redis', 'PostgreSQL', 'lock'];
const STOP_TIMEOUT_MS = 40_000;

/** Everything a start has brought up, stopped in the right order. */
export class Parts {
  #stopped = false;

  constructor() {
    /** @type {Map<string, { stop: () => unknown, kill?: () => void }>} */
    this.running = new Map();
  }

  /**
   * @template {{ stop: () => unknown, kill?: () => void }} Part
   * @param {string} name one of ORDER @param {Part} part @returns {Part} @throws {Interrupted} once everything is stopped
   */
  add(name, part) {
    if (this.#stopped) throw new Interrupted();
    this.running.set(name, part);
    return part;
  }

  async stop() {
    this.#stopped = true;
    for (const name of ORDER) {
      const part = this.running.get(name);
      if (part) await withPatience(name, () => part.stop());
      this.running.delete(name);
    }
  }

  /** Immediately and in any order; PostgreSQL's commits are in its log and are recovered at the next start. */
  kill() {
    this.#stopped = true;
    for (const part of this.running.values()) part.kill?.();
    this.running.clear();
  }
}

/** @param {string} name @param {() => unknown} stop */
async function withPatience(name, stop) {
  /** @type {NodeJS.Timeout | undefined} */
  let timer;
  const late = new Promise((_, reject) => {
    timer = setTimeout(() => reject(new Error(`no answer in ${STOP_TIMEOUT_MS / 1000} s`)), STOP_TIMEOUT_MS);
  });
  try {
    await Promise.race([stop(), late]);
  } catch (error) {
    say(`Stopping the ${name} failed: ${messageOf(error)}`);
  } finally {
    clearTimeout(timer);
  }
}
