import { act, renderHook, screen, waitFor, within } from '@testing-library/react';
import { useMutation } from '@tanstack/react-query';
import { useCriteria } from '../features/criteria/criteria.api';
import { api } from '../lib/api/api-client';
import { sessionExpiry, useSessionExpired } from '../lib/api/session-expiry';
import { failureToast } from '../ui/feedback/toast-messages';
import { useToasts } from '../ui/feedback/toasts';
import { aUser } from '../../test/fixtures';
import { fakeApi } from '../../test/fake-api';
import { renderApp } from '../../test/render-app';

const SIGNED_OUT = {
  'GET /api/auth/user': { status: 401, body: { message: 'Please sign in to continue.' } },
};

describe('the app', () => {
  it('shows Loading... until the account is known, then the landing page for a visitor', async () => {
    fakeApi(SIGNED_OUT);
    renderApp('/anything');
    expect(screen.getByRole('heading', { level: 1, name: 'Loading...' })).toBeTruthy();
    expect((await screen.findAllByRole('button', { name: 'Sign Me Up' })).length).toBe(3);
    expect(screen.getAllByText('Free to start - No card required')).toHaveLength(3);
    expect(screen.getAllByRole('heading', { level: 1 })).toHaveLength(1);
  });

  it('takes a visitor to sign-up and sign-in', async () => {
    fakeApi(SIGNED_OUT);
    const { user, address } = renderApp('/');
    const hero = await screen.findByRole('region', { name: /^Date with your heart/ });
    await user.click(within(hero).getByRole('button', { name: 'Sign Me Up' }));
    expect(address()).toBe('/auth?mode=signup');
    expect(await screen.findByRole('button', { name: 'Create Account' })).toBeTruthy();
    await user.click(screen.getByRole('link', { name: 'Sign in' }));
    expect(address()).toBe('/auth?mode=login');
  });

  it('sends a user with an unconfirmed address to the confirmation page', async () => {
    const body = {
      statusCode: 403,
      message: 'Please confirm your email address.',
      kind: 'email_unconfirmed',
    };
    fakeApi({ 'GET /api/auth/user': { status: 403, body } });
    const { address } = renderApp('/dashboard');
    await waitFor(() => expect(address()).toBe('/confirmation'));
    expect(await screen.findByRole('heading', { level: 1, name: 'Check Your Email!' })).toBeTruthy();
  });

  it("says when the server can't be reached, and retries", async () => {
    const server = fakeApi({});
    const { user } = renderApp('/');
    expect(await screen.findByRole('heading', { name: 'Connection hiccup' })).toBeTruthy();
    server.answer('GET /api/auth/user', SIGNED_OUT['GET /api/auth/user']);
    await user.click(screen.getByRole('button', { name: 'Retry' }));
    expect(await screen.findByRole('region', { name: /^Date with your heart/ })).toBeTruthy();
  });

  it('shows 404 Page Not Found to a user at an unknown address', async () => {
    fakeApi({ 'GET /api/auth/user': { body: aUser() } });
    renderApp('/nowhere');
    expect(await screen.findByRole('heading', { level: 1, name: '404 Page Not Found' })).toBeTruthy();
    expect(screen.getByText('Did you forget to add the page to the router?')).toBeTruthy();
    expect(document.title).toContain('404 Page Not Found');
  });

  it('has a link that skips the header', async () => {
    fakeApi(SIGNED_OUT);
    renderApp('/');
    await screen.findByRole('region', { name: /^Date with your heart/ });
    expect(screen.getByRole('link', { name: 'Skip to content' }).getAttribute('href')).toBe('#main');
    expect(screen.getByRole('main').id).toBe('main');
  });

  it('shows a banner when the device is offline', () => {
    fakeApi(SIGNED_OUT);
    renderApp('/', <p>page</p>);
    const setOnline = (online: boolean) => {
      jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(online);
      act(() => void window.dispatchEvent(new Event(online ? 'online' : 'offline')));
    };
    setOnline(false);
    // A date that was scored is sent without being saved again.
    expect(screen.getByRole('status').textContent).toBe(
      "You're offline. This may be old; nothing you type is lost.",
    );
    setOnline(true);
    expect(screen.queryByRole('status')).toBeNull();
    jest.restoreAllMocks();
  });
});

describe('an expired session', () => {
  function Data() {
    useCriteria();
    return <p>page</p>;
  }

  it('opens a dialog over the page, and returns to it after sign-in', async () => {
    fakeApi({
      'GET /api/auth/user': { body: aUser() },
      'GET /api/criteria': { status: 401, body: { message: 'Please sign in to continue.' } },
    });
    const { user, address } = renderApp('/dashboard?tab=matches', <Data />);
    expect(await screen.findByRole('dialog', { name: 'Your session expired' })).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Log In' }));
    expect(address()).toBe('/auth?mode=login');
    expect(sessionStorage.getItem('hh:return-path')).toBe('"/dashboard?tab=matches"');
  });

  it('is said by the dialog alone when saving fails because of it', async () => {
    fakeApi({
      'GET /api/auth/user': { body: aUser() },
      'PUT /api/criteria/s-dogs': { status: 401, body: { message: 'Please sign in to continue.' } },
    });
    const failed = jest.fn();
    function Save() {
      const { mutate } = useMutation({ mutationFn: () => api.put('/api/criteria/s-dogs', {}) });
      const { toast } = useToasts();
      const onError = (error: Error) => {
        toast(failureToast('Failed to save', error));
        failed();
      };
      return <button onClick={() => mutate(undefined, { onError })}>Save</button>;
    }
    const { user } = renderApp('/dashboard', <Save />);
    await user.click(screen.getByRole('button', { name: 'Save' }));
    await screen.findByRole('dialog', { name: 'Your session expired' });
    await waitFor(() => expect(failed).toHaveBeenCalled());
    expect(screen.queryByText('Failed to save')).toBeNull();
  });

  it('opens nothing over the sign-in form when another call is refused late', async () => {
    fakeApi(SIGNED_OUT);
    renderApp('/auth?mode=login');
    expect(await screen.findByRole('button', { name: 'Sign In' })).toBeTruthy();
    act(() => sessionExpiry.raise());
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(renderHook(useSessionExpired).result.current).toBe(false);
    expect(screen.getByRole('button', { name: 'Sign In' })).toBeTruthy();
  });
});
