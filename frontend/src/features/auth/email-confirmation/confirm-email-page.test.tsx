import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { StrictMode } from 'react';
import { aUser } from '../../../../test/fixtures';
import { fakeApi, type FakeAnswer } from '../../../../test/fake-api';
import { renderApp } from '../../../../test/render-app';
import { ConfirmEmailPage } from './confirm-email-page';
import { ConfirmationPage } from './confirmation-page';

const SIGNED_OUT = {
  'GET /api/auth/user': { status: 401, body: { message: 'Please sign in to continue.' } },
};
const SETTINGS = {
  'GET /api/auth/settings': { body: { passwordMinLength: 6, supportEmail: 'support@localhost' } },
};

describe('the link that undoes an address change', () => {
  function open(answer: FakeAnswer) {
    const server = fakeApi({ ...SIGNED_OUT, ...SETTINGS, 'POST /api/auth/confirm-email': answer });
    renderApp(
      { pathname: '/confirm-email', state: { emailedLink: { token: 't0k', isUndo: true } } },
      <ConfirmEmailPage />,
    );
    return server;
  }
  const undo = () => userEvent.setup().dblClick(screen.getByRole('button', { name: 'Undo the Change' }));

  it('changes nothing until a person asks, and then once', async () => {
    const server = open({ body: { autoLoggedIn: false, restoredEmail: 'ada@example.test' } });
    expect(screen.getByRole('heading', { level: 1, name: 'Undo the address change?' })).toBeTruthy();
    expect(server.sent('POST', '/api/auth/confirm-email')).toHaveLength(0);
    await undo();
    expect(await screen.findByRole('heading', { level: 1, name: 'Your old address is back' })).toBeTruthy();
    expect(server.sent('POST', '/api/auth/confirm-email').map(({ body }) => body)).toEqual([
      { token: 't0k' },
    ]);
  });

  it('says when it is too late', async () => {
    open({ status: 400, body: { message: 'This email confirmation link is invalid or has expired.' } });
    await undo();
    expect(await screen.findByRole('heading', { level: 1, name: 'This link no longer works' })).toBeTruthy();
  });

  it('can be tried again when the server was out of reach', async () => {
    const server = open({ status: 503, body: { message: 'Please try again in a moment.' } });
    await undo();
    expect(await screen.findByRole('heading', { level: 1, name: 'Not undone yet' })).toBeTruthy();
    server.answer('POST /api/auth/confirm-email', {
      body: { autoLoggedIn: false, restoredEmail: 'ada@example.test' },
    });
    await userEvent.setup().click(screen.getByRole('button', { name: 'Try Again' }));
    expect(await screen.findByRole('heading', { level: 1, name: 'Your old address is back' })).toBeTruthy();
  });
});

describe('the link in a confirmation email', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());

  async function open(answer: FakeAnswer) {
    const server = fakeApi({ ...SIGNED_OUT, ...SETTINGS, 'POST /api/auth/confirm-email': answer });
    const app = renderApp(
      { pathname: '/confirm-email', state: { emailedLink: { token: 't0k', isUndo: false } } },
      <StrictMode>
        <ConfirmEmailPage />
      </StrictMode>,
    );
    expect(screen.getByRole('heading', { level: 1, name: 'Confirming' })).toBeTruthy();
    await act(() => jest.advanceTimersByTimeAsync(100));
    return { ...app, server };
  }

  it.each<[string, FakeAnswer['body']]>([
    ['/', { autoLoggedIn: true, user: aUser(), redirectToDashboard: true, redirectToCriteria: false }],
    [
      '/onboarding-survey',
      { autoLoggedIn: true, user: aUser(), redirectToDashboard: false, redirectToCriteria: true },
    ],
    ['/auth?confirmed=true', { autoLoggedIn: false }],
  ])('confirms once and goes to %s after two seconds', async (target, body) => {
    const { server, address } = await open({ body });
    expect(screen.getByRole('heading', { level: 1, name: 'Email Confirmed' })).toBeTruthy();
    expect(screen.getByRole('status').textContent).toBe(
      'Email confirmed! Your account has been verified successfully.',
    );
    expect(server.sent('POST', '/api/auth/confirm-email').map((call) => call.body)).toEqual([
      { token: 't0k' },
    ]);
    await act(() => jest.advanceTimersByTimeAsync(1800));
    expect(address()).toBe('/confirm-email');
    await act(() => jest.advanceTimersByTimeAsync(200));
    expect(address()).toBe(target);
    expect(server.sent('POST', '/api/auth/confirm-email')).toHaveLength(1);
  });

  it('says when it was used or has expired, and links back to sign-in', async () => {
    await open({ status: 400, body: { message: 'This email confirmation link is invalid or has expired.' } });
    expect(screen.getByRole('heading', { level: 1, name: 'Confirmation Failed' })).toBeTruthy();
    expect(screen.getByRole('alert').textContent).toContain('Confirmation failed');
    screen.getByText(/We couldn't verify your email address/);
    expect(screen.getByRole('button', { name: 'Back to Sign In' })).toBeTruthy();
    expect(screen.getByLabelText('Email')).toBeTruthy();
    expect(screen.getByText(/^Still stuck/).textContent).toBe(
      'Still stuck? Contact support at support@localhost',
    );
    expect(screen.getByRole('link', { name: 'Contact support' }).getAttribute('href')).toBe(
      'mailto:support@localhost',
    );
  });

  it('sends another one to anyone who needs it', async () => {
    const { server } = await open({ status: 400, body: { message: 'Invalid or expired.' } });
    jest.useRealTimers();
    server.answer('POST /api/auth/resend-confirmation', { body: { message: 'On its way.' } });
    const user = userEvent.setup();
    await user.type(screen.getByLabelText('Email'), 'ada@example.test');
    await user.click(screen.getByRole('button', { name: 'Send another link' }));
    expect((await screen.findByRole('status')).textContent).toBe('Confirmation email sent: On its way.');
    expect(server.sent('POST', '/api/auth/resend-confirmation')[0]?.body).toEqual({
      email: 'ada@example.test',
    });
  });

  const NEEDED = { autoLoggedIn: false, needsPassword: true, email: 'ada@example.test' };
  const confirmed = {
    autoLoggedIn: true,
    user: aUser(),
    redirectToDashboard: true,
    redirectToCriteria: false,
  };

  it('asks for a new password in a browser that did not sign up, and confirms with it', async () => {
    const { server, address } = await open({ body: { ...NEEDED, isNewPassword: true } });
    jest.useRealTimers();
    const user = userEvent.setup();
    expect(screen.getByRole('heading', { level: 1, name: 'Choose your password' })).toBeTruthy();
    await user.type(screen.getByLabelText('Password'), 'short');
    await user.click(screen.getByRole('button', { name: 'Confirm my email' }));
    expect(await screen.findByText('Password must be at least 6 characters')).toBeTruthy();
    server.answer('POST /api/auth/confirm-email', { body: confirmed });
    await user.type(screen.getByLabelText('Password'), ' but now long');
    await user.click(screen.getByRole('button', { name: 'Confirm my email' }));
    expect(await screen.findByRole('heading', { level: 1, name: 'Email Confirmed' })).toBeTruthy();
    expect(server.sent('POST', '/api/auth/confirm-email').map((call) => call.body)).toEqual([
      { token: 't0k' },
      { token: 't0k', password: 'short but now long' },
    ]);
    await waitFor(() => expect(address()).toBe('/'), { timeout: 4000 });
  });

  it('asks for the password of the account for a changed address', async () => {
    const { server } = await open({ body: { ...NEEDED, isNewPassword: false } });
    jest.useRealTimers();
    const user = userEvent.setup();
    expect(screen.getByRole('heading', { level: 1, name: 'Enter your password' })).toBeTruthy();
    server.answer('POST /api/auth/confirm-email', {
      status: 401,
      body: { code: 'auth.invalid-credentials', message: 'Invalid credentials' },
    });
    await user.type(screen.getByLabelText('Password'), 'wrong');
    await user.click(screen.getByRole('button', { name: 'Confirm the new address' }));
    expect(await screen.findByText('This password is incorrect. Please try again.')).toBeTruthy();
  });

  it('never replaces a session: it says whose link it is and offers to sign out first', async () => {
    const message = 'This link is for eve@example.test, but you are signed in with another account.';
    const { server } = await open({
      status: 409,
      body: { statusCode: 409, code: 'auth.other-account-signed-in', message },
    });
    jest.useRealTimers();
    const user = userEvent.setup();
    expect(screen.getByText(message)).toBeTruthy();
    server.answer('POST /api/auth/logout', { status: 204 });
    server.answer('POST /api/auth/confirm-email', { body: { ...NEEDED, isNewPassword: true } });
    await user.click(screen.getByRole('button', { name: 'Sign out and continue' }));
    expect(await screen.findByRole('heading', { level: 1, name: 'Choose your password' })).toBeTruthy();
    expect(server.sent('POST', '/api/auth/logout')).toHaveLength(1);
  });

  it('says that a changed address is back', async () => {
    await open({ body: { autoLoggedIn: false, restoredEmail: 'ada@example.test' } });
    expect(screen.getByRole('heading', { level: 1, name: 'Your old address is back' })).toBeTruthy();
    expect(screen.getByText(/Sign in with ada@example.test from now on/)).toBeTruthy();
  });

  it('can be tried again when the server was out of reach', async () => {
    const { server } = await open({ status: 503, body: { message: 'Please try again in a moment.' } });
    jest.useRealTimers();
    expect(screen.getByRole('heading', { level: 1, name: 'Not confirmed yet' })).toBeTruthy();
    server.answer('POST /api/auth/confirm-email', { body: confirmed });
    await userEvent.setup().click(screen.getByRole('button', { name: 'Try Again' }));
    expect(await screen.findByRole('heading', { level: 1, name: 'Email Confirmed' })).toBeTruthy();
  });

  it('makes no request without a token', () => {
    const server = fakeApi(SIGNED_OUT);
    renderApp('/confirm-email', <ConfirmEmailPage />);
    expect(screen.getByRole('heading', { level: 1, name: 'Invalid confirmation link' })).toBeTruthy();
    expect(server.sent('POST', '/api/auth/confirm-email')).toEqual([]);
  });
});

describe('the confirmation page', () => {
  it('offers another email', async () => {
    const server = fakeApi({
      ...SIGNED_OUT,
      'POST /api/auth/resend-confirmation': { body: { message: 'On its way.' } },
    });
    const { user } = renderApp('/confirmation', <ConfirmationPage />);
    expect(screen.getByRole('heading', { level: 1, name: 'Check Your Email!' })).toBeTruthy();
    expect(screen.getByText('Account created successfully')).toBeTruthy();
    await user.type(screen.getByLabelText('Email'), 'ada@example.test');
    await user.click(screen.getByRole('button', { name: 'Send another link' }));
    expect((await screen.findByRole('status')).textContent).toBe('Confirmation email sent: On its way.');
    expect(server.sent('POST', '/api/auth/resend-confirmation')[0]?.body).toEqual({
      email: 'ada@example.test',
    });
  });

  it('knows the address that was just used', () => {
    fakeApi(SIGNED_OUT);
    renderApp({ pathname: '/confirmation', state: { email: 'ada@example.test' } }, <ConfirmationPage />);
    expect(screen.getByLabelText<HTMLInputElement>('Email').value).toBe('ada@example.test');
  });

  it('links back to sign-in', async () => {
    fakeApi(SIGNED_OUT);
    const { user, address } = renderApp('/confirmation', <ConfirmationPage />);
    await user.click(screen.getByRole('button', { name: 'Back to Sign In' }));
    expect(address()).toBe('/auth');
  });
});
