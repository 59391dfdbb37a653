import { screen, waitFor } from '@testing-library/react';
import { errorAnswer } from '#contract/errors';
import type { SecondFactorMethod } from '#contract/account/second-factor';
import { fakeApi, type FakeAnswer } from '../../../../test/fake-api';
import { aUser } from '../../../../test/fixtures';
import { withPasskeys } from '../../../../test/fake-passkeys';
import { renderApp } from '../../../../test/render-app';
import { AuthPage } from '../sign-in/auth-page';

const SIGNED_IN: FakeAnswer = {
  body: {
    message: 'ok',
    user: aUser(),
    surveyComplete: true,
    onboardingComplete: true,
    redirectUrl: '/dashboard',
  },
};
const refused = (code: Parameters<typeof errorAnswer>[0]): FakeAnswer => ({
  status: 400,
  body: errorAnswer(code),
});

function open(answers: Parameters<typeof fakeApi>[0] = {}) {
  const server = fakeApi({
    'GET /api/auth/user': { status: 401, body: errorAnswer('auth.session-required') },
    ...answers,
  });
  return { ...renderApp('/auth?mode=login', <AuthPage />), server };
}

async function toSecondStep(methods: SecondFactorMethod[], answers: Parameters<typeof fakeApi>[0] = {}) {
  const app = open({
    'POST /api/auth/login': { body: { needsSecondFactor: true, methods } },
    ...answers,
  });
  await app.user.type(screen.getByLabelText('Email'), 'ada@example.test');
  await app.user.type(screen.getByLabelText('Password'), 'correct horse');
  await app.user.click(screen.getByRole('button', { name: 'Sign In' }));
  await screen.findByRole('heading', { level: 1, name: 'One more step' });
  return app;
}

describe('the second step of signing in', () => {
  it('takes a code and goes on as after a password', async () => {
    const { user, server, address } = await toSecondStep(['totp', 'recovery'], {
      'POST /api/auth/login/second-factor': SIGNED_IN,
    });
    const code = screen.getByLabelText('Code');
    expect(code.getAttribute('autocomplete')).toBe('one-time-code');
    expect(document.activeElement).toBe(code);
    await user.type(code, '123 456{Enter}');
    await waitFor(() => expect(address()).toBe('/dashboard'));
    expect(server.sent('POST', '/api/auth/login/second-factor').map(({ body }) => body)).toEqual([
      { code: '123 456' },
    ]);
  });

  it('says when a code is wrong, and lets the user try again', async () => {
    const { user, server, address } = await toSecondStep(['totp'], {
      'POST /api/auth/login/second-factor': refused('auth.wrong-code'),
    });
    await user.click(screen.getByRole('button', { name: 'Continue' }));
    screen.getByText('A code is required');
    await user.type(screen.getByLabelText('Code'), '000000');
    await user.click(screen.getByRole('button', { name: 'Continue' }));
    expect((await screen.findByRole('alert')).textContent).toContain("That code isn't right");
    server.answer('POST /api/auth/login/second-factor', SIGNED_IN);
    await user.click(screen.getByRole('button', { name: 'Continue' }));
    await waitFor(() => expect(address()).toBe('/dashboard'));
  });

  it('goes back to the password when it took too long', async () => {
    const { user } = await toSecondStep(['totp'], {
      'POST /api/auth/login/second-factor': refused('auth.second-factor-expired'),
    });
    await user.type(screen.getByLabelText('Code'), '000000{Enter}');
    await screen.findByRole('heading', { level: 1, name: 'Welcome back' });
    expect(screen.getAllByText(/This sign-in took too long/).length).toBeGreaterThan(0);
  });

  it('can be left', async () => {
    const { user } = await toSecondStep(['totp']);
    await user.click(screen.getByRole('button', { name: 'Start over' }));
    await screen.findByRole('heading', { level: 1, name: 'Welcome back' });
  });

  it('offers no passkey where the browser has none', async () => {
    await toSecondStep(['passkey', 'recovery']);
    expect(screen.queryByRole('button', { name: 'Use a passkey' })).toBeNull();
    screen.getByLabelText('Recovery Code');
  });
});

describe('a passkey', () => {
  it('signs in without email and password', async () => {
    const passkeys = withPasskeys();
    const { user, server, address } = open({
      'POST /api/auth/passkey/options': { body: passkeys.options },
      'POST /api/auth/passkey/login': SIGNED_IN,
    });
    await user.click(screen.getByRole('button', { name: 'Use a passkey' }));
    await waitFor(() => expect(address()).toBe('/dashboard'));
    expect(server.sent('POST', '/api/auth/passkey/login').map(({ body }) => body)).toEqual([
      { passkey: passkeys.assertion },
    ]);
  });

  it('that is not used leaves the form as it is', async () => {
    const passkeys = withPasskeys();
    passkeys.cancel();
    const { user, server } = open({ 'POST /api/auth/passkey/options': { body: passkeys.options } });
    await user.click(screen.getByRole('button', { name: 'Use a passkey' }));
    expect((await screen.findByRole('alert')).textContent).toContain('No passkey was used.');
    expect(server.sent('POST', '/api/auth/passkey/login')).toEqual([]);
    screen.getByLabelText('Email');
  });

  it('is the second step for those who have one, with a recovery code as the way out', async () => {
    const passkeys = withPasskeys();
    const { user, server, address } = await toSecondStep(['passkey', 'recovery'], {
      'POST /api/auth/passkey/options': { body: passkeys.options },
      'POST /api/auth/login/second-factor': refused('auth.passkey-rejected'),
    });
    await user.click(screen.getByRole('button', { name: 'Use a passkey' }));
    expect((await screen.findByRole('alert')).textContent).toContain("We couldn't verify this passkey.");
    server.answer('POST /api/auth/login/second-factor', SIGNED_IN);
    await user.click(screen.getByRole('button', { name: 'Use a recovery code' }));
    await user.type(screen.getByLabelText('Recovery Code'), 'ABCDE-FGH23{Enter}');
    await waitFor(() => expect(address()).toBe('/dashboard'));
    expect(server.sent('POST', '/api/auth/login/second-factor').at(-1)?.body).toEqual({
      code: 'ABCDE-FGH23',
    });
  });
});
