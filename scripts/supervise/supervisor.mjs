// @ts-check
import { statfsSync } from 'node:fs';
import { messageOf } from '../lib/launch-error.mjs';

/**
 * @typedef {{ ended: Promise<string>, stop: () => Promise<void>, kill: () => void }} Server
 *   `ended` resolves with the reason once the process has ended, no matter what ended it
 */

const LONGEST_PAUSE_MS = 30_000;
/** A server that lived this long is sound: what ended it is no reason to wait. */
const SOUND_AFTER_MS = 5_000;
/** So many deaths soon after a start are met without a growing pause: someone else may be ending the server. */
const QUICK_DEATHS_FORGIVEN = 10;
const DISK_CHECK_MS = 500;
/** PostgreSQL writes its log in files of 16 MB, so less room than this is not worth another try. */
const ROOM_BYTES = 32_000_000;

/** The pause before a try, in milliseconds: 0, then 1, 2, 4 ... 30 s. @param {number} failures in a row, 0 or more */
function pauseAfter(failures) {
  return failures <= 0 ? 0 : Math.min(LONGEST_PAUSE_MS, 1_000 * 2 ** (failures - 1));
}

/** Thrown by a start that was told to stop. */
export class Interrupted extends Error {
  constructor() {
    super('Interrupted');
    this.name = 'Interrupted';
  }
}

/**
 * Keeps one server running until it is told to stop: one that ends by itself is started again, with growing pauses when
 * it keeps ending or doesn't start.
 * @template {Server} Running
 */
export class Supervisor {
  #stopping = new AbortController();
  /** @type {Promise<Running> | null} the latest start */
  #starting = null;
  /** @type {Running | null} */
  #running = null;
  /** @type {Promise<void>} */
  #watch = Promise.resolve();
  #failures = 0;
  #quickDeaths = 0;
  #readyAt = 0;

  /**
   * @param {{ name: string, start: (signal: AbortSignal, isRestart: boolean) => Promise<Running>,
   *   log: (line: string) => void, meanwhile?: string, dataDir?: string }} options
   *   `start` ends what it has begun and throws once `signal` is aborted; `meanwhile` says how the product does without the
   *   server; `dataDir` is where it writes: a full disk is watched instead of waited for
   */
  constructor({ name, start, log, meanwhile = '', dataDir }) {
    this.name = name;
    this.start = start;
    this.log = log;
    this.meanwhile = meanwhile;
    this.dataDir = dataDir;
  }

  /** The first start. @returns {Promise<Running>} @throws whatever `start` throws; nothing is watched then */
  async begin() {
    const running = await this.#attempt(false);
    this.#watch = this.#keepRunning(running);
    return running;
  }

  /** As `begin`, but a server that does not start is tried again in the background. @returns {Promise<Running | null>} */
  async beginOrKeepTrying() {
    try {
      return await this.begin();
    } catch (error) {
      if (this.#stopping.signal.aborted) throw error;
      this.#watch = this.#afterFailure(error);
      return null;
    }
  }

  /** Stops the server, and a start that is under way. */
  async stop() {
    this.#stopping.abort();
    const running = await this.#starting?.catch(() => null);
    await running?.stop();
    await this.#watch;
  }

  /** Ends everything at once: this process may not live to see it. */
  kill() {
    this.#stopping.abort();
    this.#running?.kill();
  }

  /** @param {boolean} isRestart */
  async #attempt(isRestart) {
    if (this.#stopping.signal.aborted) throw new Interrupted();
    this.#starting = this.start(this.#stopping.signal, isRestart);
    this.#running = await this.#starting;
    this.#readyAt = Date.now();
    return this.#running;
  }

  /** @param {Running} first */
  async #keepRunning(first) {
    /** @type {Running | null} */
    let running = first;
    while (running) {
      const reason = await running.ended;
      if (this.#stopping.signal.aborted) return;
      this.#quickDeaths = Date.now() - this.#readyAt < SOUND_AFTER_MS ? this.#quickDeaths + 1 : 0;
      this.log(`${this.name} ended unexpectedly (${reason}): starting it again. ${this.meanwhile}`.trim());
      running = await this.#startAgain();
    }
  }

  /** @param {unknown} error */
  async #afterFailure(error) {
    this.#tellFailure(error);
    const running = await this.#startAgain();
    if (running) await this.#keepRunning(running);
  }

  /** @returns {Promise<Running | null>} null once it is told to stop */
  async #startAgain() {
    const began = Date.now();
    for (;;) {
      const failures = Math.max(this.#failures, this.#quickDeaths - QUICK_DEATHS_FORGIVEN);
      await this.#pause(pauseAfter(failures));
      if (this.#stopping.signal.aborted) return null;
      try {
        const running = await this.#attempt(true);
        this.#failures = 0;
        this.log(`${this.name} is running again (after ${((Date.now() - began) / 1000).toFixed(1)} s).`);
        return running;
      } catch (error) {
        if (this.#stopping.signal.aborted) return null;
        this.#tellFailure(error);
      }
    }
  }

  /** Once the pauses are at their longest, silence: nothing new would be said. @param {unknown} error */
  #tellFailure(error) {
    const before = pauseAfter(this.#failures);
    this.#failures += 1;
    const pause = pauseAfter(this.#failures);
    if (pause === before) return;
    const [reason] = messageOf(error).split('\n');
    const next = this.#hasRoom()
      ? `Trying again in ${pause / 1000} s.`
      : 'Trying again once the disk has room.';
    this.log(`${this.name} did not start: ${withStop(reason)} ${next} ${this.meanwhile}`.trim());
  }

  /** Ends early when told to stop, and when a full disk has room again. @param {number} milliseconds */
  #pause(milliseconds) {
    const { signal } = this.#stopping;
    if (milliseconds === 0 || signal.aborted) return Promise.resolve();
    const wasFull = !this.#hasRoom();
    return new Promise((resolve) => {
      const end = () => {
        clearTimeout(timer);
        clearInterval(disk);
        signal.removeEventListener('abort', end);
        resolve(undefined);
      };
      const timer = setTimeout(end, milliseconds);
      const disk = wasFull ? setInterval(() => this.#hasRoom() && end(), DISK_CHECK_MS) : undefined;
      signal.addEventListener('abort', end);
    });
  }

  #hasRoom() {
    if (!this.dataDir) return true;
    try {
      const { bavail, bsize } = statfsSync(this.dataDir);
      return bavail * bsize >= ROOM_BYTES;
    } catch {
      return true;
    }
  }
}

/** @param {string | undefined} sentence */
function withStop(sentence = '') {
  return sentence.endsWith('.') ? sentence : `${sentence}.`;
}
