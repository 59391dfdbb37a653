import { screen, waitFor } from '@testing-library/react';
import type { Criterion } from '#contract/dating/criteria';
import { aUser } from '../../../test/fixtures';
import { fakeApi } from '../../../test/fake-api';
import { renderApp } from '../../../test/render-app';
import { rememberReturnPath } from '../../lib/storage/return-path';
import { writeStored } from '../../lib/storage/browser-storage';
import { useCriteria } from '../criteria/criteria.api';
import { AuthPage } from './sign-in/auth-page';
import { AuthTestPage } from './sign-in/auth-test-page';
import { useCurrentUser, useLogout } from './auth.api';

const SIGNED_OUT = { status: 401, body: { message: 'Please sign in to continue.' } };

function Page() {
  const { data: user } = useCurrentUser();
  const { mutate: logOut } = useLogout();
  return user ? (
    <>
      <p>{user.firstName} is here</p>
      <Standards />
      <button onClick={() => logOut()}>Sign Out</button>
    </>
  ) : (
    <p>no one is here</p>
  );
}

function Standards() {
  const { data } = useCriteria();
  return <p>{data?.map(({ question }) => question).join(', ')}</p>;
}

describe('signing out', () => {
  const standards: Partial<Criterion>[] = [{ id: '1', question: 'Kindness' }];

  it.each([
    ['', { status: 204 }],
    [' even when the call fails', { status: 500, body: { message: 'boom' } }],
  ])('goes to the home page and keeps nothing%s', async (_case, logout) => {
    fakeApi({
      'GET /api/auth/user': { body: aUser() },
      'GET /api/criteria': { body: standards },
      'POST /api/auth/logout': logout,
    });
    const { user, address } = renderApp('/dashboard', <Page />);
    expect(await screen.findByText('Ada is here')).toBeTruthy();
    expect(await screen.findByText('Kindness')).toBeTruthy();
    writeStored(localStorage, 'draft', 'private words');
    await user.click(screen.getByRole('button', { name: 'Sign Out' }));
    expect(await screen.findByText('no one is here')).toBeTruthy();
    await waitFor(() => expect(address()).toBe('/'));
    expect(localStorage.getItem('hh:draft')).toBeNull();
  });
});

describe('signing in again after the session expired', () => {
  it('returns to the page', async () => {
    const user = aUser();
    const answer = {
      message: 'ok',
      user,
      surveyComplete: true,
      onboardingComplete: true,
      redirectUrl: '/dashboard',
    };
    fakeApi({ 'GET /api/auth/user': SIGNED_OUT, 'POST /api/auth/login': { body: answer } });
    rememberReturnPath('/dashboard?tab=matches');
    const app = renderApp('/auth?mode=login', <AuthPage />);
    await app.user.type(screen.getByLabelText('Email'), user.email);
    await app.user.type(screen.getByLabelText('Password'), 'orange boat');
    await app.user.click(screen.getByRole('button', { name: 'Sign In' }));
    await waitFor(() => expect(app.address()).toBe('/dashboard?tab=matches'));
  });
});

describe('the sign-in page with promotional claims', () => {
  it.each(['97% match accuracy', '50K+ active users', '85% success rate', '100% verified'])(
    'claims %s',
    (claim) => {
      fakeApi({ 'GET /api/auth/user': SIGNED_OUT });
      renderApp('/auth-test', <AuthTestPage />);
      expect(screen.getAllByRole('listitem').map((item) => item.textContent)).toContain(claim);
    },
  );
});
