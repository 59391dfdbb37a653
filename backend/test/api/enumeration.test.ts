import { verify } from '@node-rs/argon2';
import type { Response } from 'supertest';
import { chanceOfHeads } from '../support/dating/fair-coin';
import { heldPauses } from '../support/time/held-pauses';
import { TestApp } from '../support/test-app';
import type { TestUser } from '../support/accounts/test-user';

let app: TestApp;
beforeAll(async () => {
  app = await TestApp.start();
});
afterAll(() => app.close());

jest.mock('node:timers/promises', () => jest.requireActual<object>('../support/time/held-pauses'));
jest.mock('@node-rs/argon2', () => {
  const actual = jest.requireActual<typeof import('@node-rs/argon2')>('@node-rs/argon2');
  return { ...actual, verify: jest.fn(actual.verify) };
});

/** A quarter longer: network jitter would hide anything smaller. */
const NOTICEABLE = 1.25;
const ROUNDS = 30;
/** On a noisy machine, chance alone fails this test once in a million runs. */
const BY_CHANCE = 1e-6;
const UNKNOWN_ADDRESS = 'unknown@example.com';

/** Everything that could distinguish two answers, except the time of day. */
function visible({ status, text, headers }: Response) {
  const { date: _date, 'x-request-id': _id, ...rest } = headers as Record<string, string>;
  // A sign-up's cookie is a random token, different each time.
  const cookies =
    headers['set-cookie'] && [headers['set-cookie']].flat().map((line) => line.replace(/[\w-]{43}/, '…'));
  return { status, text, headers: { ...rest, 'set-cookie': cookies } };
}

async function timed(work: () => Promise<unknown>): Promise<number> {
  const start = performance.now();
  await work();
  return performance.now() - start;
}

async function unconfirmed(): Promise<TestUser> {
  const user = app.visitor();
  await user.register();
  return user;
}

describe('having an account is private: the same answer with and without one', () => {
  it('to signing up', async () => {
    const member = await app.member();
    const waiting = await unconfirmed();
    const fresh = visible(await app.visitor().register());
    expect(visible(await app.visitor().register({ email: member.email }))).toEqual(fresh);
    expect(visible(await app.visitor().register({ email: waiting.email }))).toEqual(fresh);
  });

  it.each(['/api/auth/reset-password', '/api/auth/resend-confirmation'])('to %s', async (path) => {
    const member = await app.member();
    const waiting = await unconfirmed();
    const ask = async (email: string) => visible(await app.visitor().http.post(path).send({ email }));
    const unknown = await ask(UNKNOWN_ADDRESS);
    expect(await ask(member.email)).toEqual(unknown);
    expect(await ask(waiting.email)).toEqual(unknown);
  });

  it('to a failed sign-in', async () => {
    const member = await app.member();
    const waiting = await unconfirmed();
    const unknown = visible(await app.visitor().login('not the password', UNKNOWN_ADDRESS));
    expect(visible(await app.visitor().login('not the password', member.email))).toEqual(unknown);
    expect(visible(await app.visitor().login('not the password', waiting.email))).toEqual(unknown);
  });

  it('to moving to an address', async () => {
    const taken = `${'t'.repeat(21)}@example.com`;
    const free = `${'f'.repeat(21)}@example.com`;
    await app.visitor().register({ email: taken });
    const answers = [];
    for (const newEmail of [taken, free]) {
      const user = await app.member();
      const response = await user.http
        .patch('/api/user/change-email')
        .send({ newEmail, currentPassword: user.password });
      answers.push({ ...visible(response), text: response.text.replace(newEmail, 'the address') });
    }
    expect(answers[0]).toEqual(answers[1]);
  });
});

/** The cost of each password check: the parameters of the hash it was checked against. */
const costsOf = async (work: () => Promise<unknown>): Promise<(string | undefined)[]> => {
  const checks = jest.mocked(verify);
  checks.mockClear();
  await work();
  return checks.mock.calls.map(([hash]) => /^\$argon2id\$v=\d+\$[^$]+/.exec(String(hash))?.[0]);
};

describe('a sign-in costs the same with and without an account', () => {
  const signIn = async (email: string) => {
    expect((await app.visitor().login('not the password', email)).status).toBe(401);
  };

  it('because the password is checked against one hash of the same cost', async () => {
    const member = await app.member();
    const waiting = await unconfirmed();
    const forMember = await costsOf(() => signIn(member.email));
    expect(forMember).toEqual(['$argon2id$v=19$m=19456,t=2,p=1']);
    expect(await costsOf(() => signIn(waiting.email))).toEqual(forMember);
    expect(await costsOf(() => signIn(UNKNOWN_ADDRESS))).toEqual(forMember);
  });

  it('and the time it takes reveals nothing', async () => {
    // Several, because failed sign-ins for one address are limited.
    const members = [await app.member(), await app.member(), await app.member(), await app.member()];
    const pairs: { known: number; unknown: number }[] = [];
    for (let round = 0; round < ROUNDS; round += 1)
      pairs.push({
        known: await timed(() => signIn(members[round % members.length]?.email ?? '')),
        unknown: await timed(() => signIn(`unknown-${round}@example.com`)),
      });
    const slower = pairs.filter(({ known, unknown }) => known > unknown * NOTICEABLE);
    const faster = pairs.filter(({ known, unknown }) => unknown > known * NOTICEABLE);
    expect(chanceOfHeads(slower.length, ROUNDS)).toBeGreaterThan(BY_CHANCE);
    expect(chanceOfHeads(faster.length, ROUNDS)).toBeGreaterThan(BY_CHANCE);
  });
});

describe('answers that come after a fixed time, however long the work took', () => {
  const PAD_MS = 150;
  afterEach(() => heldPauses.release());

  it.each([
    ['a reset', '/api/auth/reset-password', /password/i],
    ['another confirmation email', '/api/auth/resend-confirmation', /Confirm/],
  ])('are those to %s', async (_what, path, subject) => {
    const member = await app.member();
    const waiting = await unconfirmed();
    await app.mails.waitFor(waiting.email, /Confirm/);
    const { email } = path.endsWith('confirmation') ? waiting : member;
    const before = new Set(app.mails.received);
    heldPauses.hold(PAD_MS);
    let answered = 0;
    const answers = [email, UNKNOWN_ADDRESS].map(async (address) => {
      await app.visitor().http.post(path).send({ email: address }).expect(200);
      answered += 1;
    });
    await heldPauses.begun(2);
    // The work is done, but neither request has been answered.
    await app.mails.wait((mail) => mail.to === email && subject.test(mail.subject) && !before.has(mail));
    expect(answered).toBe(0);
    heldPauses.release();
    await Promise.all(answers);
  });

  it('are those to signing up', async () => {
    const member = await app.member();
    const fresh = app.visitor();
    heldPauses.hold(PAD_MS);
    let answered = 0;
    const answers = [member.email, fresh.email].map(async (email) => {
      expect((await app.visitor().register({ email })).status).toBe(201);
      answered += 1;
    });
    await heldPauses.begun(2);
    await app.mails.waitFor(fresh.email, /Confirm/);
    await app.mails.waitFor(member.email, /already/i);
    expect(answered).toBe(0);
    heldPauses.release();
    await Promise.all(answers);
  });
});
