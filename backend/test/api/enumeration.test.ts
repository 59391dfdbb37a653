import type { Response } from 'supertest';
import { TestApp } from '../support/test-app';
import type { TestUser } from '../support/test-user';

let app: TestApp;
beforeAll(async () => {
  app = await TestApp.start();
});
afterAll(() => app.close());

const NOBODY = 'nobody-at-all@example.com';

/** Everything that could distinguish two answers, except the time of day. */
function visible({ status, text, headers }: Response) {
  const { date: _date, 'x-request-id': _id, ...rest } = headers as Record<string, string>;
  return { status, text, headers: rest };
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
    const unknown = await ask(NOBODY);
    expect(await ask(member.email)).toEqual(unknown);
    expect(await ask(waiting.email)).toEqual(unknown);
  });

  it('to a failed sign-in', async () => {
    const member = await app.member();
    const waiting = await unconfirmed();
    const unknown = visible(await app.visitor().login('not the password', NOBODY));
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

describe('the time of an answer', () => {
  const median = (times: number[]) => times.sort((a, b) => a - b)[Math.floor(times.length / 2)] ?? 0;

  async function timed(work: () => Promise<unknown>): Promise<number> {
    const start = performance.now();
    await work();
    return performance.now() - start;
  }

  /** Alternates between both, so that other load affects them equally; returns the ratio of the medians. */
  async function compare(
    rounds: number,
    one: () => Promise<unknown>,
    other: () => Promise<unknown>,
  ): Promise<number> {
    const times: [number[], number[]] = [[], []];
    for (let round = 0; round < rounds; round += 1) {
      times[0].push(await timed(one));
      times[1].push(await timed(other));
    }
    return median(times[0]) / median(times[1]);
  }

  it('to a sign-in does not distinguish known from unknown addresses', async () => {
    const members = [await app.member(), await app.member(), await app.member()];
    let turn = 0;
    const quotient = await compare(
      24,
      async () => {
        turn += 1;
        const { status } = await app
          .visitor()
          .login('not the password', members[turn % members.length]?.email);
        expect(status).toBe(401);
      },
      async () => {
        const { status } = await app.visitor().login('not the password', `nobody-${turn}@example.com`);
        expect(status).toBe(401);
      },
    );
    expect(quotient).toBeGreaterThan(0.5);
    expect(quotient).toBeLessThan(2);
  }, 30_000);

  it('to a reset does not distinguish known from unknown addresses', async () => {
    const member = await app.member();
    const ask = (email: string) =>
      app.visitor().http.post('/api/auth/reset-password').send({ email }).expect(200);
    const quotient = await compare(
      7,
      () => ask(member.email),
      () => ask(NOBODY),
    );
    expect(quotient).toBeGreaterThan(0.8);
    expect(quotient).toBeLessThan(1.25);
  }, 30_000);
});
