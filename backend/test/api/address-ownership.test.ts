import { AdministratorService } from '../../src/auth/administrator/administrator.service';
import { tokenIn } from '../support/servers/smtp-server';
import { TestApp } from '../support/test-app';

let app: TestApp;
beforeAll(async () => {
  app = await TestApp.start({ env: { ADMIN_EMAIL: 'chief@example.com' } });
});
afterAll(() => app.close());

const confirmations = (address: string) =>
  app.mails.to(address).filter(({ subject }) => subject.startsWith('Confirm your email'));

describe('an address that someone else signed up with first', () => {
  it('belongs to the person who opens their own sign-up email, with their own password', async () => {
    const stranger = app.visitor();
    await stranger.register({
      firstName: 'Mallory',
      password: 'the stranger',
      confirmPassword: 'the stranger',
    });
    await app.mails.wait(() => confirmations(stranger.email).length === 1);
    await stranger.login('the stranger');
    const owner = app.visitor();
    await owner.register({ email: stranger.email, firstName: 'Olive' });
    await app.mails.wait(() => confirmations(stranger.email).length === 2);

    const own = confirmations(stranger.email).find(({ text }) => text.includes('Olive'));
    if (!own) throw new Error('No email for the owner');
    const confirmed = await owner.http.post('/api/auth/confirm-email').send({ token: tokenIn(own) });
    expect(confirmed.body).toMatchObject({ autoLoggedIn: true, user: { firstName: 'Olive' } });
    expect((await stranger.http.get('/api/auth/user')).status).toBe(401);
    expect((await app.visitor().login('the stranger', stranger.email)).status).toBe(401);
    expect((await app.visitor().login(owner.password, stranger.email)).status).toBe(200);
  });
});

describe('outdated links', () => {
  it('in earlier confirmation emails sign no one in once the address is confirmed', async () => {
    const user = app.visitor();
    await user.register();
    await app.mails.wait(() => confirmations(user.email).length === 1);
    await user.http.post('/api/auth/resend-confirmation').send({ email: user.email });
    await app.mails.wait(() => confirmations(user.email).length === 2);
    const [first, second] = confirmations(user.email);
    if (!first || !second) throw new Error('Expected two emails');
    await user.http
      .post('/api/auth/confirm-email')
      .send({ token: tokenIn(second) })
      .expect(200);
    const late = await app
      .visitor()
      .http.post('/api/auth/confirm-email')
      .send({ token: tokenIn(first) });
    expect(late.body).toEqual({ autoLoggedIn: false });
    expect(late.headers['set-cookie']).toBeUndefined();
  });

  it('to change the address stop working when the password changes', async () => {
    const user = await app.member();
    const newEmail = `new-${user.email}`;
    await user.changeEmail(newEmail);
    const mail = await app.mails.waitFor(newEmail, /new email/);
    await user.login();
    await user.http
      .patch('/api/user/change-password')
      .send({ currentPassword: user.password, newPassword: 'another one' })
      .expect(200);
    await app
      .visitor()
      .http.post('/api/auth/confirm-email')
      .send({ token: tokenIn(mail) })
      .expect(400);
  });
});

describe('the administrator', () => {
  const ensure = () => app.app.get(AdministratorService).ensure();

  it('is never an account with an unproven address', async () => {
    const stranger = app.visitor();
    await stranger.register({ email: 'chief@example.com' });
    await stranger.login(stranger.password, 'chief@example.com');
    const password = await ensure();
    expect(password).toMatch(/^[\w-]{20}$/);
    expect((await stranger.http.get('/api/auth/user')).status).toBe(401);
    expect((await app.visitor().login(stranger.password, 'chief@example.com')).status).toBe(401);
    const chief = app.visitor();
    const answer = await chief.login(password ?? '', 'chief@example.com');
    expect(answer.body).toMatchObject({ user: { isAdmin: true, emailConfirmed: true } });
  });

  it('stays the same on the next start, and is the only one', async () => {
    expect(await ensure()).toBeNull();
    const rows = await app.sql<{ email: string }>('select email from users where is_admin');
    expect(rows).toEqual([{ email: 'chief@example.com' }]);
  });

  it('has one password, even when several processes start together', async () => {
    await app.sql(`delete from users where email = 'chief@example.com'`);
    const generated = await Promise.all([1, 2, 3, 4].map(ensure));
    const passwords = generated.filter((password) => password !== null);
    expect(passwords).toHaveLength(1);
    expect((await app.visitor().login(passwords[0], 'chief@example.com')).status).toBe(200);
  });
});
