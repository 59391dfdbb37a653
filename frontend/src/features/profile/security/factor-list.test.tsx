import { screen, waitFor, within } from '@testing-library/react';
import { errorAnswer } from '#contract/errors';
import type { SecondFactor } from '#contract/account/second-factor';
import { fakeApi } from '../../../../test/fake-api';
import { withPasskeys } from '../../../../test/fake-passkeys';
import { aUser } from '../../../../test/fixtures';
import { renderApp } from '../../../../test/render-app';
import { FactorList } from './factor-list';
import { SecondFactorSetupPage } from './second-factor-setup-page';

const CODES = ['ABCDE-FGH23', 'JKLMN-PQR45'];
const PHONE: SecondFactor = {
  id: 'f-phone',
  kind: 'totp',
  name: 'Work phone',
  createdAt: '2026-01-05T12:00:00.000Z',
  lastUsedAt: '2026-02-01T12:00:00.000Z',
};
const LAPTOP: SecondFactor = { ...PHONE, id: 'f-laptop', kind: 'passkey', name: 'Laptop', lastUsedAt: null };
const SETUP = { setupToken: 'token', secret: 'JBSWY3DPEHPK3PXP', uri: 'otpauth://totp/x?secret=JBSWY3DP' };

function open(
  factors: SecondFactor[] = [],
  answers: Parameters<typeof fakeApi>[0] = {},
  page = <FactorList />,
) {
  let stored = factors;
  const network = fakeApi({
    'GET /api/auth/user': { body: aUser() },
    'GET /api/user/factors': () => ({ body: { factors: stored, recoveryCodesLeft: stored.length ? 9 : 0 } }),
    'POST /api/user/factors/authenticator/setup': { body: SETUP },
    'POST /api/user/factors/authenticator': () => {
      stored = [...stored, PHONE];
      return { status: 201, body: { factor: PHONE, recoveryCodes: CODES } };
    },
    'DELETE /api/user/factors/f-phone': () => {
      stored = stored.filter(({ id }) => id !== PHONE.id);
      return { status: 204 };
    },
    ...answers,
  });
  return { ...renderApp('/', page), network };
}

const dialog = async (name: string | RegExp) => within(await screen.findByRole('dialog', { name }));

describe('the ways to sign in', () => {
  it('are explained to someone who has only a password', async () => {
    open();
    await screen.findByText(/so that your password alone is not enough/);
    expect(screen.queryByRole('list')).toBeNull();
    expect(screen.queryByText(/recovery codes? left/)).toBeNull();
  });

  it('are listed with when they were added and last used', async () => {
    open([PHONE, LAPTOP]);
    const list = within(await screen.findByRole('list', { name: 'Passkeys and apps' }));
    expect(list.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      'Work phoneAuthenticator app, added January 5, 2026Last used February 1, 2026Remove',
      'LaptopPasskey, added January 5, 2026Not used yetRemove',
    ]);
    screen.getByText('9 recovery codes left');
  });

  it('can be loaded again when they could not be', async () => {
    const { user, network } = open([], { 'GET /api/user/factors': { status: 503 } });
    const alert = within(await screen.findByRole('alert'));
    network.answer('GET /api/user/factors', { body: { factors: [PHONE], recoveryCodesLeft: 1 } });
    await user.click(alert.getByRole('button', { name: 'Try again' }));
    await screen.findByText('1 recovery code left');
  });
});

describe('an authenticator app', () => {
  it('can be left alone when there is no code to scan, or tried again', async () => {
    const { user, network } = open([], {
      'POST /api/user/factors/authenticator/setup': { status: 500, body: { message: 'Broken' } },
    });
    await user.click(await screen.findByRole('button', { name: 'Add an authenticator app' }));
    const form = await dialog('Add an authenticator app');
    await form.findByRole('alert');
    expect(form.getByRole<HTMLButtonElement>('button', { name: 'Add App' }).disabled).toBe(true);
    network.answer('POST /api/user/factors/authenticator/setup', { body: SETUP });
    await user.click(form.getByRole('button', { name: 'Try again' }));
    await form.findByRole('img', { name: 'QR code for your authenticator app' });
    expect(form.getByRole<HTMLButtonElement>('button', { name: 'Add App' }).disabled).toBe(false);
    network.answer('POST /api/user/factors/authenticator/setup', {
      status: 500,
      body: { message: 'Broken' },
    });
    await user.click(form.getByRole('button', { name: 'Cancel' }));
    await user.click(await screen.findByRole('button', { name: 'Add an authenticator app' }));
    const again = await dialog('Add an authenticator app');
    await again.findByRole('alert');
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  it('is added with a QR code or a typed key, then shows recovery codes once', async () => {
    const { user, network } = open();
    await user.click(await screen.findByRole('button', { name: 'Add an authenticator app' }));
    const form = await dialog('Add an authenticator app');
    await form.findByRole('img', { name: 'QR code for your authenticator app' });
    form.getByText('JBSW Y3DP EHPK 3PXP');
    await user.click(form.getByRole('button', { name: 'Copy key' }));
    await form.findByRole('button', { name: 'Copied' });
    expect(await navigator.clipboard.readText()).toBe('JBSWY3DPEHPK3PXP');
    await user.click(form.getByRole('button', { name: 'Add App' }));
    form.getByText('A code is required');
    await user.type(form.getByLabelText(/Code from the app/), '123456');
    await user.clear(form.getByLabelText(/^Name/));
    await user.type(form.getByLabelText(/^Name/), 'Work phone');
    await user.click(form.getByRole('button', { name: 'Add App' }));
    const codes = await dialog('Save your recovery codes');
    expect(codes.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual(CODES);
    expect(network.sent('POST', '/api/user/factors/authenticator')[0]?.body).toEqual({
      name: 'Work phone',
      code: '123456',
      setupToken: 'token',
    });
    await user.keyboard('{Escape}');
    await user.click(codes.getByRole('button', { name: "I've saved them" }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await screen.findByText('Work phone');
  });

  it('says when its code is wrong', async () => {
    const { user } = open([], {
      'POST /api/user/factors/authenticator': { status: 400, body: errorAnswer('auth.wrong-code') },
    });
    await user.click(await screen.findByRole('button', { name: 'Add an authenticator app' }));
    const form = await dialog('Add an authenticator app');
    await form.findByRole('img');
    await user.type(form.getByLabelText(/Code from the app/), '000000{Enter}');
    await form.findByText(/That code isn't right/);
  });

  it('is removed after a question that says what changes', async () => {
    const { user, network } = open([PHONE]);
    await user.click(await screen.findByRole('button', { name: 'Remove Work phone' }));
    const question = await dialog('Remove Work phone?');
    question.getByText(/your recovery codes will stop working/);
    await user.click(question.getByRole('button', { name: 'Remove' }));
    await screen.findByText(/so that your password alone is not enough/);
    expect(network.sent('DELETE', '/api/user/factors/f-phone')).toHaveLength(1);
  });
});

describe('a passkey', () => {
  it('is offered only where the browser has passkeys', async () => {
    open();
    await screen.findByRole('button', { name: 'Add an authenticator app' });
    expect(screen.queryByRole('button', { name: 'Add a passkey' })).toBeNull();
  });

  it('is named, made by the browser and added', async () => {
    const passkeys = withPasskeys();
    const { user, network } = open([], {
      'POST /api/user/factors/passkey/options': {
        body: {
          ...passkeys.options,
          rp: { id: 'localhost', name: 'Heart & Head' },
          user: { id: 'dXNlcg', name: 'ada@example.test', displayName: 'Ada Byron' },
          pubKeyCredParams: [{ type: 'public-key', alg: -7 }],
          excludeCredentials: [],
        },
      },
      'POST /api/user/factors/passkey': { status: 201, body: { factor: LAPTOP } },
    });
    await user.click(await screen.findByRole('button', { name: 'Add a passkey' }));
    const form = await dialog('Add a passkey');
    passkeys.cancel();
    await user.click(form.getByRole('button', { name: 'Add Passkey' }));
    expect((await form.findByRole('alert')).textContent).toContain('No passkey was added.');
    withPasskeys();
    await user.clear(form.getByLabelText(/^Name/));
    await user.type(form.getByLabelText(/^Name/), 'Laptop{Enter}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(network.sent('POST', '/api/user/factors/passkey')[0]?.body).toEqual({
      name: 'Laptop',
      passkey: passkeys.attestation,
    });
  });
});

describe('new recovery codes', () => {
  it('are shown once', async () => {
    const { user } = open([PHONE], {
      'POST /api/user/factors/recovery-codes': { status: 201, body: { recoveryCodes: CODES } },
    });
    await user.click(await screen.findByRole('button', { name: 'Get new codes' }));
    const codes = await dialog('Save your recovery codes');
    codes.getByText('ABCDE-FGH23');
    codes.getByRole('button', { name: 'Download' });
    await user.click(codes.getByRole('button', { name: 'Copy' }));
    expect(await navigator.clipboard.readText()).toBe(CODES.join('\n'));
  });
});

describe("an administrator's setup", () => {
  it('is left once the recovery codes are saved', async () => {
    const { user, network } = open([], {}, <SecondFactorSetupPage />);
    await user.click(await screen.findByRole('button', { name: 'Add an authenticator app' }));
    const form = await dialog('Add an authenticator app');
    await form.findByRole('img');
    await user.type(form.getByLabelText(/Code from the app/), '123456{Enter}');
    const codes = await dialog('Save your recovery codes');
    const before = network.sent('GET', '/api/auth/user').length;
    await user.click(codes.getByRole('button', { name: "I've saved them" }));
    await waitFor(() => expect(network.sent('GET', '/api/auth/user').length).toBe(before + 1));
  });
});
