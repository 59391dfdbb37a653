// @ts-check
import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';

/** Longer than any answer may take; without one the write is sent again with the same key. */
const ANSWER_LIMIT_MS = 8_000;
const BETWEEN_MS = 120;
const BEFORE_RETRY_MS = 150;
/** After so many answers in a row that the write itself is wrong, it counts as refused for good. */
const FINAL_AFTER = 100;

/** Members write more in a minute than people in years. */
export const ROOM_FOR_WRITERS = { DATES_PER_MATCH_MAX: '1000000', DATES_MAX: '1000000' };

/** @typedef {import('./fault.mjs').UnderTest} Product @typedef {import('../bench/dataset.mjs').BenchUser} BenchUser */

/**
 * Sends one request as a member. @param {string} url @param {BenchUser} member @param {string} method
 * @param {string} path @param {{ body?: unknown, headers?: Record<string, string>, limitMs?: number }} [options]
 */
export async function call(
  url,
  { token },
  method,
  path,
  { body, headers = {}, limitMs = ANSWER_LIMIT_MS } = {},
) {
  const began = performance.now();
  const response = await fetch(url + path, {
    method,
    headers: {
      cookie: `sid=${token}`,
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      ...headers,
    },
    body: body === undefined ? undefined : JSON.stringify(body),
    signal: AbortSignal.timeout(limitMs),
  });
  const text = await response.text();
  const ms = performance.now() - began;
  return { status: response.status, headers: response.headers, text, ms };
}

/** @param {BenchUser} member */
export function dateOf({ candidateIds, criterionIds }) {
  return {
    candidateId: candidateIds[0],
    dateDate: '2026-01-15',
    contextScores: { chemistry: 7, enjoyment: 8 },
    standardsScores: Object.fromEntries(criterionIds.map((id) => [id, 6])),
    personalNotes: 'Rain, one umbrella, a lot of laughing.',
  };
}

/** Members who keep scoring dates, each sent again until it is acknowledged, and a ledger of what was acknowledged. */
export class Writers {
  /** @type {Map<string, string>} the id that was acknowledged, by idempotency key */
  acknowledged = new Map();
  /** @type {Map<string, number>} other answers, by status; 0 is no answer */
  failures = new Map();
  /** The longest that any one answer took, in milliseconds. */
  slowestMs = 0;
  #goes = true;
  /** @type {Promise<void>[]} */
  #running = [];
  /** @type {Error | null} */
  #refused = null;

  /** @param {Product} product @param {number} [count] */
  constructor(product, count = 60) {
    this.product = product;
    this.#running = product.members.slice(0, count).map((member, index) => this.#write(member, index));
  }

  /** Stops once everything that was begun is acknowledged. Throws when something never will be. */
  async finish() {
    this.#goes = false;
    await Promise.all(this.#running);
    if (this.#refused) throw this.#refused;
  }

  /** Counts the dates in the database against the ledger. @returns {Promise<{ written: number, lost: number, doubled: number, drifted: number }>} */
  async tally() {
    const rows = await this.product.sql('select id from date_experiences');
    const stored = new Set(rows.map(({ id }) => id));
    const acknowledged = new Set(this.acknowledged.values());
    const drift = await this.product.sql(`
      select 1 from candidates c where jsonb_array_length(to_jsonb(c.history)) <>
        (select count(*) from date_experiences d where d.owner_id = c.owner_id and d.candidate_id = c.id)`);
    return {
      written: acknowledged.size,
      lost: [...acknowledged].filter((id) => !stored.has(id)).length,
      doubled: [...stored].filter((id) => !acknowledged.has(id)).length,
      drifted: drift.length,
    };
  }

  /** @param {BenchUser} member @param {number} index */
  async #write(member, index) {
    for (let turn = index; this.#goes && !this.#refused; turn += 1) {
      await this.#untilAcknowledged(member, randomUUID(), turn);
      await pause(BETWEEN_MS);
    }
  }

  /** @param {BenchUser} member @param {string} key @param {number} turn */
  async #untilAcknowledged(member, key, turn) {
    for (let refusedInARow = 0; refusedInARow < FINAL_AFTER;) {
      const { apis } = this.product;
      const url = apis[turn % apis.length]?.url ?? '';
      const began = performance.now();
      const answer = await call(url, member, 'POST', '/api/date-experiences', {
        body: dateOf(member),
        headers: { 'idempotency-key': key },
      }).catch(() => null);
      this.slowestMs = Math.max(this.slowestMs, performance.now() - began);
      if (answer?.status === 201) {
        this.acknowledged.set(key, JSON.parse(answer.text).id);
        return;
      }
      const status = answer?.status ?? 0;
      this.failures.set(String(status), (this.failures.get(String(status)) ?? 0) + 1);
      refusedInARow = status >= 400 && status < 500 ? refusedInARow + 1 : 0;
      if (refusedInARow === FINAL_AFTER)
        this.#refused = new Error(`A date is refused for good: ${status} ${answer?.text}`);
      await pause(BEFORE_RETRY_MS);
    }
  }
}
