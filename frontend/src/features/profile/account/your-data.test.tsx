import { screen, waitFor, within } from '@testing-library/react';
import type { SignedInDevice } from '#contract/account/privacy';
import { errorAnswer } from '#contract/errors';
import { captureDownloads } from '../../../../test/capture-downloads';
import { doubleTap } from '../../../../test/double-tap';
import { fakeApi } from '../../../../test/fake-api';
import { aUser } from '../../../../test/fixtures';
import { renderApp } from '../../../../test/render-app';
import { DeleteAccountDialog, YourData } from './your-data';
import { privateStorage } from '../../../lib/storage/private-storage';

const aDevice = (changes: Partial<SignedInDevice>): SignedInDevice => ({
  id: 'd-here',
  name: 'Firefox on Linux',
  signedInAt: '2026-01-15T09:00:00.000Z',
  lastSeenAt: '2026-02-01T12:00:00.000Z',
  current: false,
  ...changes,
});
const HERE = aDevice({ current: true });
const PHONE = aDevice({ id: 'd-phone', name: 'Safari on iPhone' });

/** Signed-out devices are left out of the next response. */
function open(answers: Parameters<typeof fakeApi>[0] = {}) {
  let devices = [HERE, PHONE];
  const end = () => {
    devices = [HERE];
    return { status: 204 };
  };
  const network = fakeApi({
    'GET /api/auth/user': { body: aUser() },
    'GET /api/user/devices': () => ({ body: devices }),
    'GET /api/user/sign-ins': { body: [] },
    'DELETE /api/user/devices/d-phone': end,
    'DELETE /api/user/devices': end,
    ...answers,
  });
  return { ...renderApp('/', <YourData />), network };
}

describe('the export', () => {
  it('is a download link that says what is in the file', () => {
    open();
    const link = screen.getByRole('link', { name: 'Download' });
    expect(link.getAttribute('href')).toBe('/api/user/export');
    expect(link.hasAttribute('download')).toBe(true);
    screen.getByText(/Everything we have about you in one JSON file/);
  });

  it('says what a spreadsheet leaves out', () => {
    open();
    screen.getByText(/Facts, stages, reasons for archiving and plans are only in the JSON download\.$/);
  });

  it('is saved under the name the server gives it', async () => {
    const saved = captureDownloads();
    const { user } = open({
      'GET /api/user/export': {
        body: {},
        headers: { 'content-disposition': 'attachment; filename="heart-and-head-2026-02-01.json"' },
      },
    });
    await user.click(screen.getByRole('link', { name: 'Download' }));
    await waitFor(() => expect(saved).toEqual(['heart-and-head-2026-02-01.json']));
  });

  it('is saved once after a double tap', async () => {
    const saved = captureDownloads();
    const { user, network } = open({ 'GET /api/user/export': { body: {} } });
    await doubleTap(user, screen.getByRole('link', { name: 'Download' }));
    await waitFor(() => expect(saved).toEqual(['download']));
    expect(network.sent('GET', '/api/user/export')).toHaveLength(1);
  });

  it('says why it failed', async () => {
    const { user } = open({
      'GET /api/user/export': { status: 503, body: errorAnswer('server.unavailable') },
    });
    await user.click(screen.getByRole('link', { name: 'Download' }));
    await screen.findByText(/We can't reach our database right now/);
  });
});

describe('the signed-in devices', () => {
  const list = () => screen.findByRole('list', { name: 'Signed-in devices' });

  it("are listed with when they were last seen; this one can't be signed out", async () => {
    open();
    const [here, phone] = within(await list()).getAllByRole('listitem');
    expect(here?.textContent).toBe('Firefox on LinuxThis device');
    expect(phone?.textContent).toContain('Safari on iPhoneLast seen February 1, 2026');
    expect(screen.getAllByRole('button', { name: /^Sign out (?!all)/ })).toHaveLength(1);
  });

  it('are signed out one by one', async () => {
    const { user, network } = open();
    await user.click(await screen.findByRole('button', { name: 'Sign out Safari on iPhone' }));
    await screen.findByText("You're not signed in anywhere else.");
    expect((await screen.findByRole('status')).textContent).toContain('Safari on iPhone is signed out');
    expect(network.sent('DELETE', '/api/user/devices/d-phone')).toHaveLength(1);
  });

  it('are signed out all at once, except this one', async () => {
    const { user, network } = open();
    await user.click(await screen.findByRole('button', { name: 'Sign out all other devices' }));
    await screen.findByText("You're not signed in anywhere else.");
    expect(network.sent('DELETE', '/api/user/devices')).toHaveLength(1);
  });

  it("say when one couldn't be signed out", async () => {
    const { user } = open({
      'DELETE /api/user/devices/d-phone': {
        status: 404,
        body: { message: 'This device is not signed in any more.' },
      },
    });
    await user.click(await screen.findByRole('button', { name: 'Sign out Safari on iPhone' }));
    await screen.findByText('Failed to sign out');
    screen.getByText('This device is not signed in any more.');
  });

  it("say when they couldn't be loaded, and retry on request", async () => {
    const { user, network } = open({ 'GET /api/user/devices': { status: 500, body: {} } });
    await screen.findByText("Your devices couldn't be loaded.");
    network.answer('GET /api/user/devices', { body: [HERE] });
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    await list();
  });
});

describe('deleting the account', () => {
  function ask(answer: { status: number; body?: unknown }) {
    let left = 0;
    const network = fakeApi({ 'GET /api/auth/user': { body: aUser() }, 'DELETE /api/user': answer });
    const app = renderApp('/', <DeleteAccountDialog onClose={() => undefined} leave={() => (left += 1)} />);
    const dialog = within(screen.getByRole('dialog', { name: 'Delete your account?' }));
    const confirm = async (password: string) => {
      if (password) await app.user.type(dialog.getByLabelText('Current Password'), password);
      await app.user.click(dialog.getByRole('button', { name: 'Delete account' }));
    };
    return { network, dialog, confirm, left: () => left };
  }

  it('lists what is deleted', () => {
    const { dialog } = ask({ status: 204 });
    expect(dialog.getAllByRole('listitem').map(({ textContent }) => textContent)).toContain(
      'Your matches, your dates and all their ratings and notes',
    );
    dialog.getByText('The dates you planned, and your predictions');
    dialog.getByRole('link', { name: 'download your data first' });
  });

  it('requires the current password, and says at the field if it is wrong', async () => {
    const { network, dialog, confirm, left } = ask({
      status: 400,
      body: { code: 'auth.wrong-password', message: 'Current password is incorrect' },
    });
    await confirm('');
    dialog.getByText('Current password is required');
    expect(network.sent('DELETE', '/api/user')).toHaveLength(0);
    await confirm('not this one');
    await dialog.findByText('Current password is incorrect');
    expect(dialog.getByLabelText('Current Password').getAttribute('aria-invalid')).toBe('true');
    expect(left()).toBe(0);
  });

  it('leaves nothing behind in this browser', async () => {
    localStorage.setItem('hh:encrypted:score-draft:x', '{}');
    privateStorage.setItem('score-draft:y', 'Robin laughed');
    const { network, confirm, left } = ask({ status: 204 });
    await confirm('a long walk home');
    await waitFor(() => expect(left()).toBe(1));
    expect(network.sent('DELETE', '/api/user').map(({ body }) => body)).toEqual([
      { currentPassword: 'a long walk home' },
    ]);
    expect(localStorage).toHaveLength(0);
    expect(privateStorage.getItem('score-draft:y')).toBeNull();
  });
});
