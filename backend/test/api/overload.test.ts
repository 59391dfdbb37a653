import request from 'supertest';
import { refusal } from '../support/accounts/refusals';
import { whileLocked } from '../support/databases/while-locked';
import { TestApp } from '../support/test-app';
import type { TestUser } from '../support/accounts/test-user';
import { IN_TIME_MS } from '../support/time/in-time';

let app: TestApp;
beforeAll(async () => {
  app = await TestApp.start();
});
afterAll(() => app.close());

const changePassword = (user: TestUser, newPassword: string) =>
  user.http
    .patch('/api/user/change-password')
    .send({ currentPassword: user.password, newPassword })
    .then(({ status, body }) => ({ status, body: body as unknown, newPassword }));

const timed = async (answer: PromiseLike<request.Response>) => {
  const began = performance.now();
  return { answer: await answer, ms: performance.now() - began };
};

describe('six devices that change the password at once', () => {
  it('get one success and five clear refusals, and the first one counts', async () => {
    const owner = await app.member();
    const devices = [owner];
    while (devices.length < 6) {
      const device = app.visitor();
      device.email = owner.email;
      await device.login();
      devices.push(device);
    }
    const answers = await Promise.all(
      devices.map((device, index) => changePassword(device, `a newer horse ${index}`)),
    );
    const [winner, ...more] = answers.filter(({ status }) => status === 200);
    expect(more).toEqual([]);
    const refusals = answers.filter(({ status }) => status !== 200);
    // Who asks after the first one is through has been signed out by it.
    const clear = [refusal('auth.password-changed-elsewhere'), refusal('auth.session-required')];
    for (const { body } of refusals) expect(clear).toContainEqual(body);
    expect((await app.visitor().login(winner?.newPassword, owner.email)).status).toBe(200);
    await app.mails.waitFor(owner.email, /password was changed/);
  });
});

describe("while one user's row is locked", () => {
  it('only what needs that row is refused, in time and with a time to try again', async () => {
    const [locked, other] = [await app.member(), await app.member()];
    await locked.onboard();
    await other.onboard();
    const rename = (user: TestUser) => user.http.patch('/api/user/profile').send({ firstName: 'Grace' });
    await whileLocked(app, 'select 1 from users where email = $1 for update', [locked.email], async () => {
      const storm = Array.from({ length: 12 }, () => timed(rename(locked)));
      // While the lock is held, an answer of 200 didn't wait for it.
      const calm = await Promise.all(
        Array.from({ length: 5 }, async () => {
          const saved = await rename(other);
          await locked.http.get('/api/candidates').expect(200);
          return saved;
        }),
      );
      expect(calm.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200]);
      for (const { answer, ms } of await Promise.all(storm)) {
        expect([429, 503]).toContain(answer.status);
        expect(Number(answer.headers['retry-after'])).toBeGreaterThan(0);
        expect(ms).toBeLessThan(IN_TIME_MS);
      }
    });
    await rename(locked).expect(200);
  });
});

describe('while a table is locked', () => {
  it('what needs it is refused in time, and everything else goes on', async () => {
    const members = await Promise.all(Array.from({ length: 6 }, () => app.member()));
    const matches = async (user: TestUser) => timed(user.http.get('/api/candidates').send());
    await whileLocked(app, 'lock table candidates in access exclusive mode', [], async () => {
      const storm = members.flatMap((member) => [1, 2, 3, 4, 5].map(() => matches(member)));
      const unrelated = await Promise.all(members.map((member) => member.http.get('/api/auth/user').send()));
      expect(unrelated.map(({ status }) => status)).toEqual(members.map(() => 200));
      const answers = await Promise.all(storm);
      for (const { answer, ms } of answers) {
        expect(answer.body).toEqual(refusal('server.busy'));
        expect(answer.headers['retry-after']).toBe('2');
        expect(ms).toBeLessThan(IN_TIME_MS);
      }
    });
    await Promise.all(members.map((member) => member.http.get('/api/candidates').expect(200)));
  });
});

describe('many requests at once', () => {
  it("by one user wait for each other's turn", async () => {
    const member = await app.member();
    const answers = await Promise.all(
      Array.from({ length: 60 }, () => member.http.get('/api/criteria').send()),
    );
    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200));
  });

  it('by one user are refused beyond a hundred, with a time to try again', async () => {
    const [member, other] = [await app.member(), await app.member()];
    await whileLocked(app, 'lock table criteria in access exclusive mode', [], async () => {
      const crowd = Array.from({ length: 130 }, () => timed(member.http.get('/api/criteria').send()));
      await other.http.get('/api/auth/user').expect(200);
      const answers = await Promise.all(crowd);
      const refused = answers.filter(({ answer }) => answer.status === 429);
      expect(refused.length).toBeGreaterThanOrEqual(22);
      for (const { answer } of refused) {
        expect(answer.body).toEqual(refusal('request.too-many-at-once'));
        expect(answer.headers['retry-after']).toBe('1');
      }
      expect(Math.max(...answers.map(({ ms }) => ms))).toBeLessThan(IN_TIME_MS);
    });
  });

  it('with one idempotency key create one match', async () => {
    const member = await app.member();
    const answers = await Promise.all(
      Array.from({ length: 50 }, () =>
        member.http.post('/api/candidates').set('idempotency-key', 'once').send({ name: 'Robin' }),
      ),
    );
    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 201));
    expect(new Set(answers.map(({ body }) => (body as { id: string }).id)).size).toBe(1);
    expect(await member.matches()).toHaveLength(1);
  });
});
