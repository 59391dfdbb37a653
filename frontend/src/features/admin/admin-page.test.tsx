import { screen, waitFor } from '@testing-library/react';
import { fakeApi } from '../../../test/fake-api';
import { aUser } from '../../../test/fixtures';
import { renderApp } from '../../../test/render-app';
import { renderConsole } from '../../../test/render-console';

const VISITOR = { status: 401, body: { message: 'Please sign in to continue.' } };

function openAs(status: Parameters<typeof fakeApi>[0][string]) {
  const network = fakeApi({
    'GET /api/auth/user': VISITOR,
    'GET /api/auth/settings': { body: { passwordMinLength: 6, supportEmail: null } },
    'POST /api/analytics/track': { status: 204 },
    'GET /api/admin/status': status,
  });
  return { ...renderApp('/admin'), network };
}

describe('access to the console', () => {
  it('is denied to everyone but the administrator, and requests no data', async () => {
    const { network } = openAs({ body: { isAdmin: false, email: null } });
    expect(await screen.findByRole('heading', { level: 1, name: 'Admin Access Required' })).toBeTruthy();
    expect(screen.getByText('ADMIN_EMAIL')).toBeTruthy();
    const asked = network.calls.filter(({ path }) => path.startsWith('/api/admin/'));
    expect(asked.map(({ path }) => path)).toEqual(['/api/admin/status']);
  });

  it.each([
    ['Sign In to Admin Panel', '/auth'],
    ['Return to Dashboard', '/'],
  ])('offers a way out with "%s"', async (name, path) => {
    const { user, address } = openAs({ body: { isAdmin: false, email: null } });
    await user.click(await screen.findByRole('button', { name }));
    await waitFor(() => expect(address()).toBe(path));
  });

  it("is denied when the check fails, which isn't retried automatically", async () => {
    const { user, network } = openAs({ status: 503, body: { message: 'away' } });
    expect(await screen.findByText("We couldn't check your access just now.")).toBeTruthy();
    expect(network.sent('GET', '/api/admin/status')).toHaveLength(1);
    network.answer('GET /api/admin/status', { body: { isAdmin: true, email: 'ada@example.test' } });
    await user.click(screen.getByRole('button', { name: 'Check again' }));
    expect(await screen.findByRole('heading', { level: 1, name: 'Admin Dashboard' })).toBeTruthy();
  });
});

describe('the console', () => {
  it('shows the current section and four tabs, each with an address', async () => {
    const { user, address } = renderConsole('overview');
    expect(await screen.findByRole('heading', { level: 1, name: 'Admin Dashboard' })).toBeTruthy();
    expect(screen.getByText('Admin Access Active')).toBeTruthy();
    expect(screen.getAllByRole('tab').map(({ textContent }) => textContent)).toEqual([
      'Overview',
      'User Management',
      'Analytics',
      'Settings',
    ]);
    await user.click(screen.getByRole('tab', { name: 'Settings' }));
    expect(address()).toBe('/admin?tab=settings');
    expect(await screen.findByRole('heading', { name: 'Platform Actions' })).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Back to Dashboard' }));
    await waitFor(() => expect(address()).toMatch(/^\/dashboard/));
  });

  it("leads an administrator without a dating profile to the account's page, never to the survey", async () => {
    const { user, address } = renderConsole('overview', {
      'GET /api/auth/user': {
        body: aUser({ isAdmin: true, surveyComplete: false, onboardingComplete: false }),
      },
      'GET /api/user/factors': { body: { factors: [], recoveryCodesLeft: 0 } },
      'GET /api/user/devices': { body: [] },
      'GET /api/user/sign-ins': { body: [] },
    });
    await user.click(await screen.findByRole('button', { name: 'Back to Dashboard' }));
    expect(address()).toBe('/admin?tab=account');
    for (const name of ['Account Security', 'Passkeys and apps', 'Your devices', 'Recent sign-ins'])
      await screen.findByRole('region', { name });
    screen.getByRole('button', { name: 'Sign Out' });
    screen.getByRole('button', { name: 'Set up a dating profile' });
    expect(screen.getAllByRole('tab', { selected: false })).toHaveLength(4);
    await user.click(screen.getByRole('button', { name: 'Back to Dashboard' }));
    expect(address()).toBe('/admin');
    await screen.findByRole('tab', { name: 'Overview', selected: true });
  });

  it('opens the account from every tab, without offering a profile to someone who has one', async () => {
    const { user } = renderConsole('settings');
    await user.click(await screen.findByRole('button', { name: 'Your account' }));
    await screen.findByRole('heading', { level: 2, name: 'Your account' });
    expect(screen.queryByRole('button', { name: 'Set up a dating profile' })).toBeNull();
  });
});
