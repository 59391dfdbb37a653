import { tokenIn } from '../support/servers/smtp-server';
import { refusal } from '../support/accounts/refusals';
import { TestApp } from '../support/test-app';
import type { TestUser } from '../support/accounts/test-user';

let app: TestApp;
beforeAll(async () => {
  app = await TestApp.start();
});
afterAll(() => app.close());

async function onTwoDevices(): Promise<{ phone: TestUser; laptop: TestUser }> {
  const phone = await app.member();
  const laptop = app.visitor();
  await laptop.login(phone.password, phone.email);
  return { phone, laptop };
}

const changePassword = (user: TestUser, newPassword: unknown, currentPassword: unknown = user.password) =>
  user.http.patch('/api/user/change-password').send({ currentPassword, newPassword });
const changeEmail = (user: TestUser, newEmail: unknown, currentPassword: unknown = user.password) =>
  user.http.patch('/api/user/change-email').send({ newEmail, currentPassword });

describe('changing the password', () => {
  it('keeps this device signed in, signs the others out and emails a notice', async () => {
    const { phone, laptop } = await onTwoDevices();
    const response = await changePassword(phone, 'a newer horse');
    expect(response.status).toBe(200);
    expect(response.body).toEqual({ message: expect.any(String) });
    await phone.http.get('/api/auth/user').expect(200);
    await laptop.http.get('/api/auth/user').expect(401);
    expect((await laptop.login(phone.password, phone.email)).status).toBe(401);
    expect((await laptop.login('a newer horse', phone.email)).status).toBe(200);
    const notice = await app.mails.waitFor(phone.email, /password was changed/);
    expect(notice.text).toContain("If this wasn't you");
  });

  it('rejects a wrong current password and changes nothing', async () => {
    const { phone, laptop } = await onTwoDevices();
    const response = await changePassword(phone, 'a newer horse', 'not the password');
    expect(response.status).toBe(400);
    expect(response.body).toEqual(refusal('auth.wrong-password'));
    await laptop.http.get('/api/auth/user').expect(200);
    expect((await laptop.login(phone.password, phone.email)).status).toBe(200);
  });

  it('names what is missing or too short', async () => {
    const user = await app.member();
    const response = await changePassword(user, '12345', '');
    expect(response.status).toBe(400);
    expect(response.body).toMatchObject({
      errors: [
        { field: 'currentPassword', message: expect.stringContaining('required') },
        { field: 'newPassword', message: 'New password must be at least 6 characters' },
      ],
    });
  });

  it('invalidates a pending reset link', async () => {
    const user = await app.member();
    await user.http.post('/api/auth/reset-password').send({ email: user.email });
    const token = tokenIn(await app.mails.waitFor(user.email, /Reset your/));
    await changePassword(user, 'a newer horse').expect(200);
    await app
      .visitor()
      .http.post('/api/reset-password/confirm')
      .send({ token, password: 'thief' })
      .expect(400);
  });
});

describe('changing the address', () => {
  it('signs out everywhere, emails both addresses, and the old one signs in until the new one is confirmed', async () => {
    const { phone, laptop } = await onTwoDevices();
    const newEmail = `new-${phone.email}`;
    const response = await changeEmail(phone, newEmail);
    expect(response.status).toBe(200);
    expect(response.body).toEqual({ requiresConfirmation: true, newEmail });
    await phone.http.get('/api/auth/user').expect(401);
    await laptop.http.get('/api/auth/user').expect(401);
    const notice = await app.mails.waitFor(phone.email, /address is being changed/);
    expect(notice.text).toContain(newEmail);
    const mail = await app.mails.waitFor(newEmail, /Confirm your new email/);
    expect(mail.text).toContain(`http://localhost:3000/confirm-email?token=${tokenIn(mail)}`);
    expect((await laptop.login(phone.password, newEmail)).status).toBe(401);
    expect((await laptop.login(phone.password, phone.email)).body).toMatchObject({
      user: { email: phone.email },
    });
    const confirmed = await laptop.openLink(tokenIn(mail));
    expect(confirmed.body).toMatchObject({
      autoLoggedIn: true,
      user: { email: newEmail, emailConfirmed: true },
    });
    await laptop.http.get('/api/auth/user').expect(200);
    expect((await app.visitor().login(phone.password, phone.email)).status).toBe(401);
    expect((await app.visitor().login(phone.password, newEmail)).status).toBe(200);
    expect((await phone.openLink(tokenIn(mail))).body).toEqual({ autoLoggedIn: false });
  });

  it('does not reveal that the new address is taken; its owner gets an email', async () => {
    const owner = await app.member();
    const user = await app.member();
    const response = await changeEmail(user, owner.email);
    expect(response.status).toBe(200);
    expect(response.body).toEqual({ requiresConfirmation: true, newEmail: owner.email });
    await app.mails.waitFor(owner.email, /already have/);
    await user.http.get('/api/auth/user').expect(401);
    expect((await user.login()).status).toBe(200);
    expect((await app.visitor().login(owner.password, owner.email)).status).toBe(200);
  });

  it('rejects the link when someone else has taken the address in the meantime', async () => {
    const user = await app.member();
    const rival = app.visitor();
    await changeEmail(user, rival.email);
    const token = tokenIn(await app.mails.waitFor(rival.email, /Confirm your new email/));
    await rival.register();
    expect((await user.openLink(token, user.password)).status).toBe(400);
    expect((await user.login()).status).toBe(200);
  });

  it('keeps only the newest of two links', async () => {
    const user = await app.member();
    await changeEmail(user, `first-${user.email}`);
    const first = tokenIn(await app.mails.waitFor(`first-${user.email}`, /Confirm your new email/));
    await user.login();
    await changeEmail(user, `second-${user.email}`);
    const second = tokenIn(await app.mails.waitFor(`second-${user.email}`, /Confirm your new email/));
    expect((await user.openLink(first, user.password)).status).toBe(400);
    expect((await user.openLink(second, user.password)).body).toMatchObject({
      user: { email: `second-${user.email}` },
    });
  });

  it('invalidates every link in the old inbox', async () => {
    const user = await app.member();
    await changeEmail(user, `new-${user.email}`);
    await user.http.post('/api/auth/reset-password').send({ email: user.email }).expect(200);
    const reset = tokenIn(await app.mails.waitFor(user.email, /Reset your/));
    const mail = await app.mails.waitFor(`new-${user.email}`, /Confirm your new email/);
    await user.openLink(tokenIn(mail), user.password);
    const thief = app.visitor();
    await thief.http
      .post('/api/reset-password/confirm')
      .send({ token: reset, password: 'stolen' })
      .expect(400);
    await user.http.get('/api/auth/user').expect(200);
  });

  it('rejects a wrong current password, and no one is signed out', async () => {
    const user = await app.member();
    const response = await changeEmail(user, `new-${user.email}`, 'not the password');
    expect(response.status).toBe(400);
    expect(response.body).toEqual(refusal('auth.wrong-password'));
    await user.http.get('/api/auth/user').expect(200);
  });

  it('rejects the address the account already has, in any case', async () => {
    const user = await app.member();
    const response = await changeEmail(user, user.email.toUpperCase());
    expect(response.status).toBe(400);
    const message = 'New email must be different from current email';
    expect(response.body).toMatchObject({ message, errors: [{ field: 'newEmail', message }] });
  });

  it.each([
    ['no-address', 'Please enter a valid email address'],
    ['', 'New email and current password are required'],
    ['a\0b@example.com', 'Please enter a valid email address'],
  ])('refuses %j', async (newEmail, message) => {
    const response = await changeEmail(await app.member(), newEmail);
    expect(response.status).toBe(400);
    expect(response.body).toMatchObject({ message, errors: [{ field: 'newEmail', message }] });
  });
});
