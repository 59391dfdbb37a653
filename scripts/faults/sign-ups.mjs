// @ts-check
import { randomBytes, randomInt } from 'node:crypto';
import { until } from './until.mjs';

const ANSWER_LIMIT_MS = 8_000;
const GIVE_UP_MS = 90_000;
/** The whole fault, and what may come after. */
const ARRIVAL_LIMIT_MS = 300_000;
const PASSWORD = 'correct horse';

/** People who sign up, each of whom is owed one email, and a ledger of their addresses. */
export class SignUps {
  /** @type {string[]} the addresses whose sign-up was acknowledged */
  acknowledged = [];
  /** @type {Set<string>} those that had to be sent again: someone who signs up twice may get a link for each */
  repeated = new Set();
  /** @type {Map<string, number>} other answers, by status; 0 is no answer */
  refusals = new Map();

  /** The longest that an email took after its sign-up was acknowledged, in milliseconds. */
  slowestMs = 0;
  /** @type {Promise<void>[]} */
  #awaited = [];

  /**
   * @param {Pick<import('./product.mjs').Product, 'mails' | 'sql'> & { apis: readonly { url: string }[] }} product
   * @param {typeof register} [send]
   */
  constructor(product, send = register) {
    this.product = product;
    this.send = send;
  }

  /** Signs up this many people, each until it is acknowledged. @param {number} count */
  async some(count) {
    await Promise.all(Array.from({ length: count }, () => this.one()));
  }

  async one() {
    const email = `${randomBytes(8).toString('hex')}@example.com`;
    for (let turn = randomInt(2); ; turn += 1) {
      const { apis } = this.product;
      const status = await this.send(apis[turn % apis.length]?.url ?? '', email);
      if (status === 201) break;
      this.refusals.set(String(status), (this.refusals.get(String(status)) ?? 0) + 1);
      this.repeated.add(email);
    }
    this.acknowledged.push(email);
    const arrival = until(
      () => this.product.mails.received.has(email),
      ARRIVAL_LIMIT_MS,
      `${email} gets its email`,
    );
    const noted = arrival.then((ms) => void (this.slowestMs = Math.max(this.slowestMs, ms)));
    // A failed fault doesn't wait for it.
    noted.catch(() => undefined);
    this.#awaited.push(noted);
  }

  /** Resolves once everyone has their email. */
  async allArrived() {
    await Promise.all(this.#awaited);
  }

  /** Resolves with the milliseconds until everyone has their email and the product knows it. */
  untilSent() {
    return until(
      async () => {
        const [row] = await this.product.sql(
          `select count(*)::int as waiting from outbox where mail_type = 'confirmation' and status <> 'sent'
             and next_attempt_at < now() + interval '5 minutes'`,
        );
        return row?.waiting === 0 && this.product.mails.tally(this.acknowledged).lost === 0;
      },
      GIVE_UP_MS,
      'every email is sent',
    );
  }

  /** @returns {Promise<{ done: number, lost: number, doubled: number }>} */
  async tally() {
    const { mails } = this.product;
    const { lost } = mails.tally(this.acknowledged);
    const { doubled } = mails.tally(this.acknowledged.filter((email) => !this.repeated.has(email)));
    return { done: this.acknowledged.length, lost, doubled };
  }
}

/** @param {string} email */
export const registrationOf = (email) => ({
  email,
  firstName: 'Ada',
  lastName: 'Byron',
  password: PASSWORD,
  confirmPassword: PASSWORD,
  acceptTerms: true,
  acceptPrivacy: true,
});

/**
 * Every one from an address of their own, because a network address may sign up ten times an hour. Returns the status,
 * 0 for no answer. @param {string} url @param {string} email @returns {Promise<number>}
 */
async function register(url, email) {
  const address = [10, randomInt(256), randomInt(256), randomInt(1, 255)].join('.');
  try {
    const response = await fetch(`${url}/api/auth/register`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-forwarded-for': address },
      body: JSON.stringify(registrationOf(email)),
      signal: AbortSignal.timeout(ANSWER_LIMIT_MS),
    });
    return response.status;
  } catch {
    return 0;
  }
}
