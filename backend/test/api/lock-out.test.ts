import { TestApp } from '../support/test-app';

let app: TestApp;
beforeAll(async () => {
  app = await TestApp.start();
});
afterAll(() => app.close());

const WRONG = 'not the password';

async function lockOut(email: string): Promise<void> {
  for (let attempt = 1; attempt <= 10; attempt += 1)
    expect((await app.visitor().login(WRONG, email)).status).toBe(401);
  expect((await app.visitor().login(WRONG, email)).status).toBe(429);
}

describe('ten wrong passwords from anywhere', () => {
  it('do not keep the owner from signing in on a device they have used before', async () => {
    const owner = await app.member();
    await owner.http.post('/api/auth/logout').expect(204);
    await lockOut(owner.email);
    expect((await owner.login()).status).toBe(200);
    expect((await app.visitor().login(owner.password, owner.email)).status).toBe(429);
  });

  it('do not keep the owner from changing or deleting anything', async () => {
    const owner = await app.member();
    await lockOut(owner.email);
    await owner.http
      .patch('/api/user/change-password')
      .send({ currentPassword: owner.password, newPassword: 'a new long one' })
      .expect(200);
    await owner.http.delete('/api/user').send({ currentPassword: 'a new long one' }).expect(204);
  });

  it('are all that a known device gets', async () => {
    const owner = await app.member();
    for (let attempt = 1; attempt <= 10; attempt += 1) expect((await owner.login(WRONG)).status).toBe(401);
    expect((await owner.login()).status).toBe(429);
    expect((await app.visitor().login(owner.password, owner.email)).status).toBe(200);
  });

  it('are all that a session gets', async () => {
    const owner = await app.member();
    const change = (currentPassword: string) =>
      owner.http.patch('/api/user/change-password').send({ currentPassword, newPassword: 'a new long one' });
    for (let attempt = 1; attempt <= 10; attempt += 1) expect((await change(WRONG)).status).toBe(400);
    expect((await change(owner.password)).status).toBe(429);
  });

  it('of another account make no device known', async () => {
    const owner = await app.member();
    const other = await app.member();
    await lockOut(owner.email);
    expect((await other.login(owner.password, owner.email)).status).toBe(429);
  });

  it('cannot be made more with a cookie of one’s own', async () => {
    const owner = await app.member();
    await lockOut(owner.email);
    const forged = app.visitor();
    forged.http.set('cookie', `device=${'A'.repeat(43)}.${'B'.repeat(22)}`);
    expect((await forged.login(owner.password, owner.email)).status).toBe(429);
  });
});

describe('an address', () => {
  it.each([
    ['Turkish', 'irmak-ılgaz', ['IRMAK-ılgaz', 'Irmak-ılgaz'], 'İrmak-ılgaz'],
    ['German', 'jürgen-groß', ['JÜRGEN-GROß', 'Jürgen-GROẞ'], 'jurgen-gross'],
    ['full-width', 'ａｎｎａ', ['ＡＮＮＡ', 'Ａｎｎａ'], 'anna'],
  ])(
    'with %s letters is one account in every case, with one limit',
    async (_what, local, spellings, another) => {
      const user = app.visitor();
      user.email = `${local}@example.com`;
      await user.register();
      await user.confirm();
      for (const spelling of spellings)
        expect((await app.visitor().login(user.password, `${spelling}@example.com`)).status).toBe(200);
      expect((await app.visitor().login(user.password, `${another}@example.com`)).status).toBe(401);
      const guesses = Array.from(
        { length: 10 },
        (_, attempt) => spellings[attempt % spellings.length] ?? local,
      );
      for (const spelling of guesses)
        expect((await app.visitor().login(WRONG, `${spelling}@example.com`)).status).toBe(401);
      for (const spelling of [local, ...spellings])
        expect((await app.visitor().login(WRONG, `${spelling}@example.com`)).status).toBe(429);
    },
  );
});
