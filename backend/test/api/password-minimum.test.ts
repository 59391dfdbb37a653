import { TestApp } from '../support/test-app';

let app: TestApp;
beforeAll(async () => {
  app = await TestApp.start({ env: { PASSWORD_MIN_LENGTH: '12' } });
});
afterAll(() => app.close());

describe('a deployment that requires longer passwords', () => {
  it('requires them at sign-up, and tells the forms', async () => {
    const user = app.visitor();
    const short = await user.register({ password: 'x'.repeat(11), confirmPassword: 'x'.repeat(11) });
    expect(short.status).toBe(400);
    expect(short.body).toMatchObject({ message: 'Password must be at least 12 characters' });
    await user.register().then(({ status }) => expect(status).toBe(201));
    const { body } = await user.http.get('/api/auth/settings').expect(200);
    expect(body).toMatchObject({ passwordMinLength: 12 });
  });

  it('requires them when a password is changed or reset', async () => {
    const user = await app.member();
    const changed = await user.http
      .patch('/api/user/change-password')
      .send({ currentPassword: user.password, newPassword: 'x'.repeat(11) });
    expect(changed.status).toBe(400);
    expect(changed.body).toMatchObject({ message: 'New password must be at least 12 characters' });
    const reset = await user.http
      .post('/api/reset-password/confirm')
      .send({ token: 'x', password: 'x'.repeat(11) });
    expect(reset.body).toMatchObject({ message: 'Password must be at least 12 characters' });
  });
});
