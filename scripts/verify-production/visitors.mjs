// @ts-check
import { randomInt } from 'node:crypto';
import { once } from 'node:events';
import { request } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import { registrationOf, SignUps } from '../faults/sign-ups.mjs';
import { call, Writers } from '../faults/writers.mjs';

const WRITERS = 12;
const READERS = 6;
/**
 * Answered at once, a reader stays below the 600 requests a minute that a person has: of five reads, the page that arrives
 * with its first answers counts as five more.
 */
const BETWEEN_READS_MS = 220;
const BETWEEN_SIGN_UPS_MS = 800;
const ANSWER_LIMIT_MS = 12_000;
const READS = ['/', '/api/auth/user', '/api/candidates', '/api/dashboard/stats', '/api/criteria'];

/** @typedef {{ done: number, failed: Map<string, number> }} Count  what was answered, and other answers by kind */

/** People who read, write and sign up through the proxy, without a pause, until told to stop. */
export class Visitors {
  #goes = true;
  #reads = 0;
  /** @type {Map<string, number>} */
  #failedReads = new Map();
  /** @type {Promise<void>[]} */
  #running = [];
  /** @type {Count} */
  #before = { done: 0, failed: new Map() };

  /** @param {import('./production.mjs').Production} production */
  constructor(production) {
    this.production = production;
    this.writers = new Writers(production, WRITERS);
    this.signUps = new SignUps(production, registerThroughProxy);
    const readers = production.members.slice(WRITERS, WRITERS + READERS);
    this.#running = [...readers.map((reader, index) => this.#read(reader, index)), this.#signUp()];
  }

  /** What happened since the last call. Returns the answers, and those that failed. @returns {Count & { slowestMs: number }} */
  lately() {
    const all = this.#count();
    const done = all.done - this.#before.done;
    const failed = new Map(
      [...all.failed]
        .map(([kind, count]) => /** @type {const} */ ([kind, count - (this.#before.failed.get(kind) ?? 0)]))
        .filter(([, count]) => count > 0),
    );
    const { slowestMs } = this.writers;
    this.writers.slowestMs = 0;
    this.#before = all;
    return { done, failed, slowestMs };
  }

  /** How many dates that were acknowledged before now the database doesn't have. */
  async lost() {
    const acknowledged = [...this.writers.acknowledged.values()];
    const rows = await this.production.sql('select id from date_experiences');
    const stored = new Set(rows.map(({ id }) => id));
    return acknowledged.filter((id) => !stored.has(id)).length;
  }

  /** Stops once everything that was begun is acknowledged, and every email has arrived. */
  async finish() {
    this.#goes = false;
    await Promise.all([...this.#running, this.writers.finish()]);
    await this.signUps.allArrived();
    return { dates: await this.writers.tally(), emails: await this.signUps.tally() };
  }

  /** @returns {Count} */
  #count() {
    const failed = new Map(this.#failedReads);
    const others = { write: this.writers.failures, 'sign-up': this.signUps.refusals };
    for (const [what, refusals] of Object.entries(others))
      for (const [status, count] of refusals) failed.set(`${what} ${named(status)}`, count);
    const done = this.#reads + this.writers.acknowledged.size + this.signUps.acknowledged.length;
    return { done, failed };
  }

  /** @param {import('../bench/dataset.mjs').BenchUser} member @param {number} index */
  async #read(member, index) {
    for (let turn = index; this.#goes; turn += 1) {
      const path = READS[turn % READS.length] ?? '/';
      const limitMs = ANSWER_LIMIT_MS;
      const status = await call(this.production.url, member, 'GET', path, { limitMs }).then(
        (answer) => answer.status,
        () => 0,
      );
      if (status === 200) this.#reads += 1;
      else {
        const kind = `read ${named(String(status))}`;
        this.#failedReads.set(kind, (this.#failedReads.get(kind) ?? 0) + 1);
      }
      await pause(BETWEEN_READS_MS);
    }
  }

  async #signUp() {
    while (this.#goes) {
      await this.signUps.one();
      await pause(BETWEEN_SIGN_UPS_MS);
    }
  }
}

/** @param {string} status */
const named = (status) => (status === '0' ? 'no answer' : status);

/** From an address of their own: the proxy trusts no X-Forwarded-For. @param {string} url @param {string} email */
async function registerThroughProxy(url, email) {
  const body = JSON.stringify(registrationOf(email));
  const asked = request(`${url}/api/auth/register`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'content-length': Buffer.byteLength(body) },
    localAddress: `127.${randomInt(1, 255)}.${randomInt(256)}.${randomInt(1, 255)}`,
    agent: false,
    signal: AbortSignal.timeout(ANSWER_LIMIT_MS),
  });
  asked.end(body);
  try {
    const [answer] = await once(asked, 'response');
    answer.resume();
    return Number(answer.statusCode);
  } catch {
    return 0;
  }
}
