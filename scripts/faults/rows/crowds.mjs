// @ts-check
import { createHash, randomBytes, randomUUID } from 'node:crypto';
import { hash } from '@node-rs/argon2';
import { untilWritten } from '../fault.mjs';
import { Product } from '../product.mjs';
import { call, dateOf } from '../writers.mjs';

const PASSWORD = 'correct horse';
const SIGN_INS = 200;
const SIGN_INS_WITHIN_MS = { full: 5_000, short: 15_000 };
const CROWD = 50;
const DEVICES = 6;
const LINKS = 30;

/** @typedef {import('../fault.mjs').Outcome} Outcome */

/** @type {import('../fault.mjs').Fault[]} */
export const crowdFaults = [
  {
    name: '50 connections with one idempotency key',
    run: (length) =>
      inRounds(length === 'full' ? 5 : 1, async (product, round) => {
        const member = product.members[round];
        const url = product.apis[0]?.url;
        if (!member || !url) throw new Error('The product has no members');
        const headers = { 'idempotency-key': randomUUID() };
        const answers = await Promise.all(
          Array.from({ length: CROWD }, () =>
            call(url, member, 'POST', '/api/date-experiences', { body: dateOf(member), headers }),
          ),
        );
        const ids = new Set(
          answers.filter(({ status }) => status === 201).map(({ text }) => JSON.parse(text).id),
        );
        const stored = await product.sql('select id from date_experiences where candidate_id = $1', [
          member.candidateIds[0],
        ]);
        return {
          done: ids.size,
          lost: ids.size - stored.filter(({ id }) => ids.has(id)).length,
          doubled: stored.length - 1,
          note: statusesOf(answers),
        };
      }),
  },
  {
    name: '30 links of one account at once',
    run: (length) =>
      inRounds(length === 'full' ? 5 : 1, async (product, round) => {
        const tokens = await unconfirm(product, round);
        const answers = await Promise.all(
          tokens.map((token, index) =>
            post(
              `${product.apis[0]?.url}/api/auth/confirm-email`,
              { token, password: PASSWORD },
              `10.4.${round}.${index}`,
            ),
          ),
        );
        const others = answers.filter(({ status }) => status !== 200 && status !== 400);
        if (others.length > 0) throw new Error(`Refused with ${statusesOf(others)}`);
        const texts = await Promise.all(answers.map((answer) => answer.json()));
        const confirmed = texts.filter(({ autoLoggedIn }) => autoLoggedIn === true).length;
        return {
          done: confirmed,
          lost: confirmed > 0 ? 0 : 1,
          doubled: confirmed - 1,
          note: statusesOf(answers),
        };
      }),
  },
  {
    name: 'six devices changing one password',
    run: (length) =>
      inRounds(length === 'full' ? 10 : 2, async (product, round) => {
        const email = await giveMemberPassword(product, round);
        const url = product.apis[0]?.url ?? '';
        const tokens = await Promise.all(
          Array.from({ length: DEVICES }, async (_, device) => {
            const answer = await signIn(url, email, PASSWORD, `10.1.${round}.${device}`);
            return /sid=([^;]+)/.exec(answer.headers.get('set-cookie') ?? '')?.[1] ?? '';
          }),
        );
        const answers = await Promise.all(
          tokens.map((token, device) =>
            call(url, { token, candidateIds: [], criterionIds: [] }, 'PATCH', '/api/user/change-password', {
              body: { currentPassword: PASSWORD, newPassword: `a newer horse ${device}` },
            }),
          ),
        );
        const winners = answers.flatMap(({ status }, device) => (status === 200 ? [device] : []));
        const others = answers.filter(({ status }) => status !== 200 && status !== 409);
        if (others.length > 0) throw new Error(`Refused with ${statusesOf(others)}`);
        const check = await signIn(url, email, `a newer horse ${winners[0]}`, `10.2.${round}.1`);
        return {
          done: winners.length,
          lost: check.status === 200 ? 0 : 1,
          doubled: winners.length - 1,
          note: statusesOf(answers),
        };
      }),
  },
  {
    name: '200 sign-ins at once',
    alone: true,
    run: (length) =>
      inRounds(length === 'full' ? 5 : 1, async (product, round) => {
        const passwordHash = await hash(PASSWORD);
        await product.sql('update users set password_hash = $1', [passwordHash]);
        const users = await product.sql('select email from users where not is_admin');
        const began = performance.now();
        const answers = await Promise.all(
          Array.from({ length: SIGN_INS }, (_, index) =>
            signIn(
              product.apis[0]?.url ?? '',
              users[index % users.length]?.['email'],
              PASSWORD,
              `10.3.${round}.${index}`,
            ),
          ),
        );
        const lastMs = performance.now() - began;
        const others = answers.filter(({ status }) => status !== 200 && status !== 503);
        if (others.length > 0) throw new Error(`Refused with ${statusesOf(others)}`);
        if (lastMs > SIGN_INS_WITHIN_MS[length])
          throw new Error(`The last answer came after ${(lastMs / 1000).toFixed(1)} s`);
        return {
          done: answers.filter(({ status }) => status === 200).length,
          lost: 0,
          doubled: 0,
          note: `${statusesOf(answers)}, last after ${(lastMs / 1000).toFixed(1)} s`,
        };
      }),
  },
];

/**
 * @param {number} rounds
 * @param {(product: Product, round: number) => Promise<Pick<Outcome, 'done' | 'lost' | 'doubled' | 'note'>>} crowd
 * @returns {Promise<Outcome>}
 */
async function inRounds(rounds, crowd) {
  const product = await Product.start();
  try {
    const sum = { rounds, done: 0, lost: 0, doubled: 0, note: '' };
    let recoveryMs = 0;
    for (let round = 0; round < rounds; round += 1) {
      const { done, lost, doubled, note } = await crowd(product, round);
      sum.done += done;
      sum.lost += lost;
      sum.doubled += doubled;
      sum.note = note ?? '';
      recoveryMs = Math.max(recoveryMs, await untilWritten(product));
    }
    return { ...sum, exits: product.exits, recoveryMs, allowedMs: 5_000 };
  } finally {
    await product.stop();
  }
}

/** Returns the address of a member who can sign in now. @param {Product} product @param {number} index */
async function giveMemberPassword(product, index) {
  const [user] = await product.sql(
    `update users set password_hash = $1 where id = (select owner_id from candidates where id = $2) returning email`,
    [await hash(PASSWORD), product.members[index]?.candidateIds[0]],
  );
  return String(user?.['email']);
}

/** @param {string} url @param {string} email @param {string} password @param {string} address */
async function signIn(url, email, password, address) {
  const answer = await post(`${url}/api/auth/login`, { email, password }, address);
  await answer.text();
  return answer;
}

/** @param {string} url @param {unknown} body @param {string} address */
function post(url, body, address) {
  return fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-forwarded-for': address },
    body: JSON.stringify(body),
  });
}

/** Returns thirty links that confirm this member's address again. @param {Product} product @param {number} index */
async function unconfirm(product, index) {
  const tokens = Array.from({ length: LINKS }, () => randomBytes(32).toString('base64url'));
  await product.sql(
    `with unconfirmed as (
       update users set email_confirmed_at = null
       where id = (select owner_id from candidates where id = $1) returning id)
     insert into mail_tokens (token_hash, user_id, purpose, created_at, expires_at)
       select hash, id, 'confirm_email', now(), now() + interval '1 day' from unconfirmed, unnest($2::bytea[]) hash`,
    [
      product.members[index]?.candidateIds[0],
      tokens.map((token) => createHash('sha256').update(token).digest()),
    ],
  );
  return tokens;
}

/** @param {readonly { status: number }[]} answers */
function statusesOf(answers) {
  const counts = new Map();
  for (const { status } of answers) counts.set(status, (counts.get(status) ?? 0) + 1);
  return [...counts].map(([status, count]) => `${count} × ${status}`).join(', ');
}
