import { screen, waitFor } from '@testing-library/react';
import { fakeApi, type FakeAnswer } from '../../../../test/fake-api';
import { renderApp } from '../../../../test/render-app';
import { AuthPage } from '../sign-in/auth-page';
import { CreateAccountPage } from './create-account-page';

const SIGNED_OUT = {
  'GET /api/auth/user': { status: 401, body: { message: 'Please sign in to continue.' } },
};
const CREATED: FakeAnswer = { status: 201, body: { message: 'ok', needsConfirmation: true } };

function open(page = <AuthPage />, register: FakeAnswer = CREATED, passwordMinLength = 6) {
  const server = fakeApi({
    ...SIGNED_OUT,
    'GET /api/auth/settings': { body: { passwordMinLength, supportEmail: 'support@localhost' } },
    'POST /api/auth/register': register,
  });
  return { ...renderApp('/auth?mode=signup', page), server };
}

type User = ReturnType<typeof open>['user'];

async function fillIn(user: User, password = 'orange boat') {
  await user.type(screen.getByLabelText('First Name'), 'Ada');
  await user.type(screen.getByLabelText('Last Name'), 'Byron');
  await user.type(screen.getByLabelText('Email'), 'ada@example.test');
  await user.type(screen.getByLabelText('Password'), password);
  await user.type(screen.getByLabelText('Confirm Password'), password);
  await user.click(screen.getByRole('checkbox', { name: 'I accept the Terms & Conditions' }));
  await user.click(screen.getByRole('checkbox', { name: 'I accept the Privacy Policy' }));
}

const submit = (user: User) => user.click(screen.getByRole('button', { name: 'Create Account' }));

describe('signing up', () => {
  it('sends the input with the time zone and goes to the confirmation page', async () => {
    const { user, server, address } = open();
    await fillIn(user);
    await submit(user);
    await waitFor(() => expect(address()).toBe('/confirmation'));
    expect(screen.getByRole('status').textContent).toBe(
      'Account Created! Please check your email to confirm your account.',
    );
    expect(server.sent('POST', '/api/auth/register').map(({ body }) => body)).toEqual([
      {
        firstName: 'Ada',
        lastName: 'Byron',
        email: 'ada@example.test',
        password: 'orange boat',
        confirmPassword: 'orange boat',
        acceptTerms: true,
        acceptPrivacy: true,
        timezone: Intl.DateTimeFormat().resolvedOptions().timeZone,
      },
    ]);
  });

  it('reports everything that is missing, and focuses the first field', async () => {
    const { user, server } = open();
    await submit(user);
    expect(await screen.findByText('First name is required')).toBeTruthy();
    for (const text of [
      'Last name is required',
      'Please enter a valid email',
      'Password must be at least 6 characters',
      'You must accept the Terms & Conditions',
      'You must accept the Privacy Policy',
    ]) {
      expect(screen.getByText(text)).toBeTruthy();
    }
    expect(document.activeElement).toBe(screen.getByLabelText('First Name'));
    expect(server.sent('POST', '/api/auth/register')).toEqual([]);
  });

  it("says at the repeated password that the two don't match", async () => {
    const { user } = open();
    await user.type(screen.getByLabelText('Password'), 'orange boat');
    await user.type(screen.getByLabelText('Confirm Password'), 'orange goat');
    await submit(user);
    expect(await screen.findByText("Passwords don't match")).toBeTruthy();
    expect(screen.getByLabelText('Confirm Password').getAttribute('aria-invalid')).toBe('true');
  });

  it('shows both passwords from either eye, of which only one has a name', async () => {
    const { user } = open();
    const types = () =>
      ['Password', 'Confirm Password'].map((label) => screen.getByLabelText(label).getAttribute('type'));
    expect(screen.getAllByRole('button', { name: 'Show password' })).toHaveLength(1);
    const [second] = screen
      .getAllByRole('presentation', { hidden: true })
      .filter((eye) => eye.getAttribute('aria-hidden') === 'true');
    if (!second) throw new Error('The repeated password has no eye.');
    const field = screen.getByLabelText('Confirm Password');
    await user.click(field);
    await user.click(second);
    expect(types()).toEqual(['text', 'text']);
    expect(document.activeElement).toBe(field);
    await user.click(screen.getByRole('button', { name: 'Hide password' }));
    expect(types()).toEqual(['password', 'password']);
  });

  it('requires at least eight characters on the stand-alone page', async () => {
    const { user } = open(<CreateAccountPage />);
    screen.getByRole('complementary', { name: 'Why Heart & Head' });
    await fillIn(user, 'seven77');
    await submit(user);
    expect(await screen.findByText('Password must be at least 8 characters long')).toBeTruthy();
  });

  it("follows the deployment's raised minimum", async () => {
    const { user } = open(<AuthPage />, CREATED, 12);
    expect(await screen.findByText('At least 12 characters; a short sentence works well.')).toBeTruthy();
    await fillIn(user, 'orange boat');
    await submit(user);
    expect(await screen.findByText('Password must be at least 12 characters')).toBeTruthy();
  });

  it.each([
    ['Sign up failed', <AuthPage key="main" />],
    ['Registration Failed', <CreateAccountPage key="strict" />],
  ])('says "%s" with the reason, and shows it at the field', async (title, page) => {
    const message = 'Please enter a valid email';
    const { user } = open(page, { status: 400, body: { message, errors: [{ field: 'email', message }] } });
    await fillIn(user);
    await submit(user);
    expect((await screen.findByRole('alert')).textContent).toBe(`${title}: ${message}`);
    expect(screen.getByLabelText('Email').getAttribute('aria-invalid')).toBe('true');
    expect(document.activeElement).toBe(screen.getByLabelText('Email'));
  });

  it('keeps the input when the connection fails', async () => {
    const { user, server } = open();
    await fillIn(user);
    server.answer('POST /api/auth/register', () => Promise.reject(new TypeError('Failed to fetch')));
    await submit(user);
    expect((await screen.findByRole('alert')).textContent).toContain("We couldn't reach the server.");
    expect(screen.getByLabelText<HTMLInputElement>('Email').value).toBe('ada@example.test');
  });
});
