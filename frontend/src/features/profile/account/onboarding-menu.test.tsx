import { screen, waitFor, within } from '@testing-library/react';
import { aUser } from '../../../../test/fixtures';
import { fakeApi, type FakeAnswer } from '../../../../test/fake-api';
import { captureDownloads } from '../../../../test/capture-downloads';
import { renderApp } from '../../../../test/render-app';

async function openMenu(at: string, me: FakeAnswer, answers: Record<string, FakeAnswer> = {}) {
  const server = fakeApi({ 'GET /api/auth/user': me, 'GET /api/criteria': { body: [] }, ...answers });
  const app = renderApp(at);
  await app.user.click(await screen.findByRole('button', { name: 'Your account' }));
  const menu = within(await screen.findByRole('menu', { name: 'Your account' }));
  return {
    ...app,
    server,
    choose: (name: string) => app.user.click(menu.getByRole('menuitem', { name })),
    menu,
  };
}

const NEW = { body: aUser({ surveyComplete: false, onboardingComplete: false }) };
const SURVEYED = { body: aUser({ onboardingComplete: false }) };

describe('before onboarding ends', () => {
  it.each([
    ['/onboarding-survey', NEW],
    ['/criteria-selection', SURVEYED],
    ['/standards-picker', SURVEYED],
  ])('a menu at %s signs out', async (at, me) => {
    const { choose, server, address } = await openMenu(at, me, { 'POST /api/auth/logout': { status: 204 } });
    await choose('Sign Out');
    await waitFor(() => expect(server.sent('POST', '/api/auth/logout')).toHaveLength(1));
    await waitFor(() => expect(address()).toBe('/'));
  });

  it('the account can be deleted', async () => {
    const { choose } = await openMenu('/criteria-selection', SURVEYED);
    await choose('Delete account');
    within(await screen.findByRole('dialog', { name: 'Delete your account?' })).getByLabelText(
      'Current Password',
    );
  });

  it('the data can be downloaded', async () => {
    const saved = captureDownloads();
    const { choose } = await openMenu('/onboarding-survey', NEW, {
      'GET /api/user/export': {
        body: { product: 'Heart & Head' },
        headers: { 'content-disposition': 'attachment; filename="mine.json"' },
      },
    });
    await choose('Download your data');
    await waitFor(() => expect(saved).toEqual(['mine.json']));
  });

  it('an unconfirmed account can be left', async () => {
    const me = { status: 403, body: { message: 'Please confirm.', kind: 'email_unconfirmed' } };
    const { menu, choose, server } = await openMenu('/confirmation', me, {
      'POST /api/auth/logout': { status: 204 },
    });
    expect(menu.getAllByRole('menuitem')).toHaveLength(1);
    await choose('Sign Out');
    await waitFor(() => expect(server.sent('POST', '/api/auth/logout')).toHaveLength(1));
  });

  it('the menu is not shown to visitors', async () => {
    fakeApi({ 'GET /api/auth/user': { status: 401, body: { message: 'Please sign in.' } } });
    renderApp('/confirmation');
    await screen.findByRole('heading', { level: 1, name: 'Check Your Email!' });
    expect(screen.queryByRole('button', { name: 'Your account' })).toBeNull();
  });
});
