import { screen, waitFor } from '@testing-library/react';
import { fakeApi, type FakeAnswer } from '../../../../test/fake-api';
import { renderApp } from '../../../../test/render-app';
import { ResetPasswordPage } from './reset-password-page';

const SIGNED_OUT = {
  'GET /api/auth/user': { status: 401, body: { message: 'Please sign in to continue.' } },
};
const SETTINGS = {
  'GET /api/auth/settings': { body: { passwordMinLength: 6, supportEmail: 'support@localhost' } },
};

describe('the link in a password reset email', () => {
  function openReset(answers: Record<string, FakeAnswer>) {
    const server = fakeApi({ ...SIGNED_OUT, ...SETTINGS, ...answers });
    const app = renderApp(
      { pathname: '/reset-password', state: { emailedLink: { token: 't0k', isUndo: false } } },
      <ResetPasswordPage />,
    );
    return { ...app, server };
  }

  async function askForAnother({ user, server }: ReturnType<typeof openReset>) {
    await user.type(screen.getByLabelText('Email'), 'ada@example.test');
    await user.click(screen.getByRole('button', { name: 'Send Reset Link' }));
    await waitFor(() =>
      expect(server.sent('POST', '/api/auth/reset-password').map(({ body }) => body)).toEqual([
        { email: 'ada@example.test' },
      ]),
    );
    expect((await screen.findByRole('status')).textContent).toContain('Reset link sent: On its way.');
  }

  it('says that it has expired before it asks for a password, and sends another', async () => {
    const app = openReset({
      'POST /api/reset-password/check': { body: { expired: true } },
      'POST /api/auth/reset-password': { body: { message: 'On its way.' } },
    });
    expect(screen.getByText('One moment while we check your link.')).toBeTruthy();
    await screen.findByRole('heading', { level: 1, name: 'This reset link has expired' });
    expect(screen.queryByLabelText('Password')).toBeNull();
    // Where there may be no mouse, a keyboard on the screen would cover why it is asked for.
    expect(document.activeElement).not.toBe(screen.getByLabelText('Email'));
    await askForAnother(app);
  });

  it('shows the form when it cannot be checked', async () => {
    openReset({ 'POST /api/reset-password/check': { status: 503, body: { message: 'Away' } } });
    await screen.findByLabelText('Password');
  });

  it('offers another one when it is refused', async () => {
    const message = 'This reset link is invalid or has expired. Please request a new password reset.';
    const { user, server, ...app } = await choose('orange boat', 'orange boat', {
      status: 400,
      body: { code: 'auth.reset-link-invalid', message },
    });
    await screen.findByRole('heading', { level: 1, name: 'Invalid Reset Link' });
    server.answer('POST /api/auth/reset-password', { body: { message: 'On its way.' } });
    await askForAnother({ user, server, ...app });
  });

  async function choose(
    password: string,
    repeated: string,
    answer: FakeAnswer = { body: { message: 'ok' } },
  ) {
    const { server, ...app } = openReset({
      'POST /api/reset-password/check': { body: { expired: false } },
      'POST /api/reset-password/confirm': answer,
    });
    await app.user.type(await screen.findByLabelText('Password'), password);
    await app.user.type(screen.getByLabelText('Confirm Password'), repeated);
    await app.user.click(screen.getByRole('button', { name: 'Update Password' }));
    return { ...app, server };
  }

  it('sets the new password and goes to sign-in', async () => {
    const { server, address } = await choose('orange boat', 'orange boat');
    await waitFor(() => expect(address()).toBe('/auth'));
    expect(screen.getByRole('status').textContent).toContain('Password Reset Successful');
    expect(server.sent('POST', '/api/reset-password/confirm')[0]?.body).toEqual({
      token: 't0k',
      password: 'orange boat',
    });
  });

  it('rejects passwords that differ', async () => {
    const { server } = await choose('orange boat', 'orange goat');
    expect(await screen.findByText("Passwords don't match")).toBeTruthy();
    expect(server.sent('POST', '/api/reset-password/confirm')).toEqual([]);
  });

  it('requires at least six characters in both', async () => {
    await choose('short', 'short');
    expect(await screen.findAllByText('Password must be at least 6 characters')).toHaveLength(2);
  });

  it('says "Reset Failed" with the reason', async () => {
    const message = 'This reset link is invalid or has expired. Please request a new password reset.';
    const { address } = await choose('orange boat', 'orange boat', { status: 400, body: { message } });
    expect((await screen.findByRole('alert')).textContent).toBe(`Reset Failed: ${message}`);
    expect(address()).toBe('/reset-password');
  });

  it('is reported as invalid without a token', async () => {
    fakeApi(SIGNED_OUT);
    const { user, address } = renderApp('/reset-password', <ResetPasswordPage />);
    expect(screen.getByRole('heading', { level: 1, name: 'Invalid Reset Link' })).toBeTruthy();
    expect(
      screen.getByText('This reset link is invalid or has expired. Please request a new password reset.'),
    ).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Back to Login' }));
    expect(address()).toBe('/auth');
  });
});
