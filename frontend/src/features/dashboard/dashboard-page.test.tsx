import { screen, waitFor, within } from '@testing-library/react';
import { someStats } from '../../../test/match-fixtures';
import { MATCHES, renderDashboard } from '../../../test/render-dashboard';

const tab = (name: string) => screen.findByRole('tab', { name });

describe('a panel that fails', () => {
  it('leaves the rest of the page alone', async () => {
    const quiet = jest.spyOn(console, 'error').mockImplementation(() => undefined);
    const broken = { body: someStats({ memberSince: 'not a day' }) };
    const { user } = renderDashboard({ answers: { 'GET /api/dashboard/stats': broken } });
    await screen.findByRole('heading', { name: 'Something unexpected happened' });
    expect(screen.getByRole('heading', { level: 1, name: 'Dating Insights' })).toBeTruthy();
    await user.click(await tab('Matches & Standards'));
    await screen.findByText('No matches yet');
    quiet.mockRestore();
  });
});

describe('the tabs of the dashboard', () => {
  it('include all four, with Dating Insights first', async () => {
    renderDashboard();
    expect((await tab('Dating Insights')).getAttribute('aria-selected')).toBe('true');
    expect(screen.getAllByRole('tab').map(({ textContent }) => textContent)).toEqual([
      'Dating Insights',
      'Matches & Standards',
      'Date Ideas',
      'Alex',
    ]);
    screen.getByRole('tabpanel', { name: 'Dating Insights' });
  });

  it.each([
    ['overview', 'Dating Insights'],
    ['matches', 'Matches & Standards'],
    ['date-ideas', 'Date Ideas'],
    ['alex', 'Alex'],
    ['nonsense', 'Dating Insights'],
  ])('follow the address: tab=%s is %s', async (address, label) => {
    renderDashboard({ at: `/dashboard?tab=${address}` });
    expect((await tab(label)).getAttribute('aria-selected')).toBe('true');
    screen.getByRole('heading', { level: 1, name: label });
    screen.getByRole('tabpanel', { name: label });
    expect(document.title).toBe(`${label} · Heart & Head`);
  });

  it('update the address when switched', async () => {
    const { user, address } = renderDashboard();
    await user.click(await tab('Alex'));
    expect(address()).toBe('/dashboard?tab=alex');
    await screen.findByRole('heading', { name: 'Talk with Alex' });
    await user.click(await tab('Date Ideas'));
    expect(address()).toBe('/dashboard?tab=date-ideas');
    await screen.findByRole('switch', { name: 'Liked only' });
  });

  it('work by keyboard', async () => {
    const { user, address } = renderDashboard();
    await user.click(await tab('Dating Insights'));
    await user.keyboard('{ArrowRight}{Enter}');
    expect(address()).toBe('/dashboard?tab=matches');
  });
});

describe('the profile menu', () => {
  it.each([
    [{}, 'Ada Byron'],
    [{ lastName: '' }, 'Ada'],
    [{ firstName: '', lastName: '' }, 'ada@example.test'],
    [{ firstName: '', lastName: '', email: '' }, 'Profile'],
  ])('is labeled with the name, email or fallback: %o', async (user, name) => {
    renderDashboard({ user });
    await screen.findByRole('button', { name });
  });

  it('offers settings and sign-out, and the admin portal only to the administrator', async () => {
    const { user } = renderDashboard();
    await user.click(await screen.findByRole('button', { name: 'Ada Byron' }));
    const menu = await screen.findByRole('menu', { name: 'My Account' });
    expect(
      within(menu)
        .getAllByRole('menuitem')
        .map(({ textContent }) => textContent),
    ).toEqual(['Profile Settings', 'Sign Out']);
  });

  it('opens the admin portal in a new window for the administrator', async () => {
    const { user } = renderDashboard({ user: { isAdmin: true } });
    await user.click(await screen.findByRole('button', { name: 'Ada Byron' }));
    const portal = await screen.findByRole('menuitem', { name: 'Admin Portal' });
    expect(portal.getAttribute('href')).toBe('/admin');
    expect(portal.getAttribute('target')).toBe('_blank');
  });

  it('says before Sign Out that drafts go with it', async () => {
    const { user } = renderDashboard({ at: MATCHES });
    await user.click(await screen.findByRole('button', { name: 'Add New Match' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Add New Match' }));
    await user.type(dialog.getByLabelText(/^Name/), 'Noa');
    await user.click(dialog.getByRole('button', { name: 'Cancel' }));
    await user.click(await screen.findByRole('button', { name: 'Ada Byron' }));
    expect(await screen.findByText('A draft is kept on this device. Signing out erases it.')).toBeTruthy();
  });

  it('signs out to the landing page even when the call fails', async () => {
    const { user, network, address } = renderDashboard();
    await user.click(await screen.findByRole('button', { name: 'Ada Byron' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Sign Out' }));
    await waitFor(() => expect(address()).toBe('/'));
    expect(network.sent('POST', '/api/auth/logout')).toHaveLength(1);
    await waitFor(() => expect(screen.queryByRole('tab')).toBeNull());
  });
});
