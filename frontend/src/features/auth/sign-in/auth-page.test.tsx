import { screen, waitFor, within } from '@testing-library/react';
import { fakeApi, type FakeAnswer } from '../../../../test/fake-api';
import { aUser } from '../../../../test/fixtures';
import { renderApp } from '../../../../test/render-app';
import { AuthOriginalPage, AuthPage } from './auth-page';

const SIGNED_OUT = {
  'GET /api/auth/user': { status: 401, body: { message: 'Please sign in to continue.' } },
};

const signedIn = (redirectUrl: string): FakeAnswer => ({
  body: { message: 'ok', user: aUser(), surveyComplete: true, onboardingComplete: true, redirectUrl },
});

async function signIn(login: FakeAnswer, page = <AuthPage />) {
  const server = fakeApi({ ...SIGNED_OUT, 'POST /api/auth/login': login });
  const app = renderApp('/auth?mode=login', page);
  await app.user.type(screen.getByLabelText('Email'), ' ada@example.test ');
  await app.user.type(screen.getByLabelText('Password'), 'correct horse');
  await app.user.click(screen.getByRole('button', { name: 'Sign In' }));
  return { ...app, server };
}

describe('signing in', () => {
  it('trims the email and goes where the server says', async () => {
    const { server, address } = await signIn(signedIn('/dashboard'));
    await waitFor(() => expect(address()).toBe('/dashboard'));
    expect(server.sent('POST', '/api/auth/login').map(({ body }) => body)).toEqual([
      { email: 'ada@example.test', password: 'correct horse' },
    ]);
  });

  it('goes to the survey when the server says so', async () => {
    const { address } = await signIn(signedIn('/onboarding-survey'));
    await waitFor(() => expect(address()).toBe('/onboarding-survey'));
  });

  it('redirects based on onboarding state only on the alternate screen', async () => {
    const answer = signedIn('/criteria-selection');
    const { address } = await signIn(answer, <AuthOriginalPage />);
    await waitFor(() => expect(address()).toBe('/dashboard'));
  });

  it('shows a red box and a toast for a wrong email or password', async () => {
    const { address } = await signIn({ status: 401, body: { message: 'Invalid credentials' } });
    const text = 'Invalid email or password. Please check your credentials and try again.';
    const alert = await screen.findByRole('alert');
    expect(alert.textContent).toBe(`Login Failed: ${text}`);
    expect(within(screen.getByRole('main')).getByText(text)).toBeTruthy();
    expect(screen.queryByText('Your session expired')).toBeNull();
    expect(address()).toBe('/auth?mode=login');
  });

  it('shows any other message as is', async () => {
    await signIn({
      status: 429,
      body: { message: 'Too many attempts. Please wait a moment and try again.' },
    });
    expect((await screen.findByRole('alert')).textContent).toContain('Too many attempts.');
  });

  it.each([
    [true, "We've sent a new confirmation email"],
    [false, 'Please check your email and click the confirmation link to complete your account setup.'],
  ])(
    'sends an unconfirmed address to the confirmation page (email resent: %s)',
    async (emailResent, words) => {
      const { address } = await signIn({
        body: {
          needsConfirmation: true,
          needsEmailConfirmation: true,
          emailResent,
          message: 'Confirm first',
        },
      });
      await waitFor(() => expect(address()).toBe('/confirmation'));
      expect(screen.getByRole('status').textContent).toContain(`Email confirmation required: ${words}`);
    },
  );
});

it('passes an unconfirmed address to the form that sends another email', async () => {
  const unconfirmed = {
    needsConfirmation: true,
    needsEmailConfirmation: true,
    emailResent: false,
    message: 'Confirm first',
  };
  fakeApi({ ...SIGNED_OUT, 'POST /api/auth/login': { body: unconfirmed } });
  const { user } = renderApp('/auth?mode=login');
  await user.type(await screen.findByLabelText('Email'), 'ada@example.test');
  await user.type(screen.getByLabelText('Password'), 'correct horse');
  await user.click(screen.getByRole('button', { name: 'Sign In' }));
  await screen.findByRole('heading', { level: 1, name: 'Check Your Email!' });
  expect(screen.getByLabelText<HTMLInputElement>('Email').value).toBe('ada@example.test');
});

it.each(['login', 'signup'])('says in mode %s what there is to gain', (mode) => {
  fakeApi(SIGNED_OUT);
  renderApp(`/auth?mode=${mode}`, <AuthPage />);
  const aside = within(screen.getByRole('complementary', { name: 'Why Heart & Head' }));
  for (const claim of [
    'Free to start',
    'Private and secure',
    'Objective compatibility scoring',
    'Data-driven insights',
    'Personalised criteria',
  ])
    expect(aside.getByText(claim)).toBeTruthy();
});

describe('the sign-in form', () => {
  it('requires a valid email and at least six characters before it sends anything', async () => {
    const server = fakeApi(SIGNED_OUT);
    const { user } = renderApp('/auth', <AuthPage />);
    await user.type(screen.getByLabelText('Email'), 'ada');
    await user.type(screen.getByLabelText('Password'), '12345');
    await user.click(screen.getByRole('button', { name: 'Sign In' }));
    expect(await screen.findByText('Please enter a valid email')).toBeTruthy();
    expect(screen.getByText('Password must be at least 6 characters')).toBeTruthy();
    expect(document.activeElement).toBe(screen.getByLabelText('Email'));
    expect(server.sent('POST', '/api/auth/login')).toEqual([]);
  });

  it('only requires a password on the alternate screen', async () => {
    fakeApi(SIGNED_OUT);
    const { user } = renderApp('/auth-original', <AuthOriginalPage />);
    await user.click(screen.getByRole('button', { name: 'Sign In' }));
    expect(await screen.findByText('Please enter a valid email address')).toBeTruthy();
    expect(screen.getByText('Password is required')).toBeTruthy();
  });

  it('shows and hides the password', async () => {
    fakeApi(SIGNED_OUT);
    const { user } = renderApp('/auth', <AuthPage />);
    const field = screen.getByLabelText('Password');
    expect(field.getAttribute('type')).toBe('password');
    await user.click(screen.getByRole('button', { name: 'Show password' }));
    expect(field.getAttribute('type')).toBe('text');
    await user.click(screen.getByRole('button', { name: 'Hide password' }));
    expect(field.getAttribute('type')).toBe('password');
  });

  it.each([
    ['/', true],
    ['/onboarding', false],
  ])('redirects a signed-in user to %s', async (target, onboardingComplete) => {
    fakeApi({ 'GET /api/auth/user': { body: aUser({ onboardingComplete }) } });
    const { address } = renderApp('/auth', <AuthPage />);
    await waitFor(() => expect(address()).toBe(target));
  });

  it('says that the email is confirmed when redirected here', () => {
    fakeApi(SIGNED_OUT);
    renderApp('/auth?confirmed=true', <AuthPage />);
    expect(screen.getByText('Your email is confirmed. Sign in to continue.')).toBeTruthy();
  });
});

describe('a forgotten password', () => {
  async function openDialog(answers = {}) {
    const server = fakeApi({ ...SIGNED_OUT, ...answers });
    const app = renderApp('/auth', <AuthPage />);
    await app.user.click(screen.getByRole('button', { name: 'Trouble logging in? Reset your password' }));
    return { ...app, server, dialog: within(screen.getByRole('dialog', { name: 'Reset your password' })) };
  }

  it('starts with the email that was typed', async () => {
    fakeApi(SIGNED_OUT);
    const { user } = renderApp('/auth', <AuthPage />);
    await user.type(screen.getByLabelText('Email'), 'ada@example.test');
    await user.click(screen.getByRole('button', { name: 'Trouble logging in? Reset your password' }));
    const dialog = within(screen.getByRole('dialog', { name: 'Reset your password' }));
    expect(dialog.getByLabelText<HTMLInputElement>('Email').value).toBe('ada@example.test');
  });

  it('sends the link and says to check the email', async () => {
    const { user, dialog, server } = await openDialog({
      'POST /api/auth/reset-password': { body: { message: 'ok' } },
    });
    await user.type(dialog.getByLabelText('Email'), 'ada@example.test');
    await user.click(dialog.getByRole('button', { name: 'Send Reset Link' }));
    expect((await screen.findByRole('status')).textContent).toBe(
      'Reset link sent: Check your email for a password reset link.',
    );
    expect(screen.getByRole('heading', { name: 'Check Your Email' })).toBeTruthy();
    expect(server.sent('POST', '/api/auth/reset-password')[0]?.body).toEqual({ email: 'ada@example.test' });
    await user.click(screen.getByRole('button', { name: 'Got it' }));
    expect(screen.getByRole('button', { name: 'Sign In' })).toBeTruthy();
  });

  it('requires a valid address', async () => {
    const { user, dialog, server } = await openDialog();
    await user.click(dialog.getByRole('button', { name: 'Send Reset Link' }));
    expect(await dialog.findByText('Please enter a valid email address')).toBeTruthy();
    expect(server.sent('POST', '/api/auth/reset-password')).toEqual([]);
  });

  it('says "Reset failed" when it fails', async () => {
    const failure = { status: 500, body: { message: 'Something went wrong on our side. Please try again.' } };
    const { user, dialog } = await openDialog({ 'POST /api/auth/reset-password': failure });
    await user.type(dialog.getByLabelText('Email'), 'ada@example.test');
    await user.click(dialog.getByRole('button', { name: 'Send Reset Link' }));
    expect((await screen.findByRole('alert')).textContent).toContain('Reset failed: Something went wrong');
  });
});
