import { screen, waitFor, within } from '@testing-library/react';
import { errorAnswer } from '#contract/errors';
import type { SecondFactors } from '#contract/account/second-factor';
import { fakeApi } from '../../../../test/fake-api';
import { withPasskeys } from '../../../../test/fake-passkeys';
import { renderApp } from '../../../../test/render-app';
import { api } from '../../../lib/api/api-client';

const NEEDED = { status: 403, body: errorAnswer('auth.step-up-required') };
const FACTOR = { id: 'f1', name: 'Phone', createdAt: '2026-01-05T00:00:00.000Z', lastUsedAt: null };
const NONE: SecondFactors = { factors: [], recoveryCodesLeft: 0 };
const BOTH: SecondFactors = {
  factors: [
    { ...FACTOR, kind: 'totp' },
    { ...FACTOR, id: 'f2', kind: 'passkey' },
  ],
  recoveryCodesLeft: 10,
};

/** A screen whose button makes a sensitive call, refused until the user confirms who they are. */
function open(factors = NONE, answers: Parameters<typeof fakeApi>[0] = {}) {
  let isConfirmed = false;
  const network = fakeApi({
    'GET /api/auth/user': { status: 401, body: errorAnswer('auth.session-required') },
    'GET /api/user/factors': { body: factors },
    'POST /api/auth/step-up': () => {
      isConfirmed = true;
      return { status: 204 };
    },
    'DELETE /api/thing': () => (isConfirmed ? { status: 200, body: { done: true } } : NEEDED),
    ...answers,
  });
  const results: unknown[] = [];
  const call = () =>
    void api.delete('/api/thing', { id: 7 }).then(
      (answer) => results.push(answer),
      (error: Error) => results.push(error.message),
    );
  return { ...renderApp('/', <button onClick={call}>Delete it</button>), network, results };
}

const ask = async (user: ReturnType<typeof open>['user']) => {
  await user.click(screen.getByRole('button', { name: 'Delete it' }));
  return within(await screen.findByRole('dialog', { name: "Confirm it's you" }));
};

describe('a call that needs the user to confirm who they are', () => {
  it('asks for the password and is repeated with the same body', async () => {
    const { user, network, results } = open();
    const dialog = await ask(user);
    await user.click(dialog.getByRole('button', { name: 'Confirm' }));
    dialog.getByText('Current password is required');
    await user.type(dialog.getByLabelText('Current Password'), 'correct horse{Enter}');
    await waitFor(() => expect(results).toEqual([{ done: true }]));
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(network.sent('POST', '/api/auth/step-up').map(({ body }) => body)).toEqual([
      { password: 'correct horse' },
    ]);
    expect(network.sent('DELETE', '/api/thing').map(({ body }) => body)).toEqual([{ id: 7 }, { id: 7 }]);
  });

  it('says when the password is wrong', async () => {
    const { user, results } = open(NONE, {
      'POST /api/auth/step-up': { status: 400, body: errorAnswer('auth.wrong-password') },
    });
    const dialog = await ask(user);
    await user.type(dialog.getByLabelText('Current Password'), 'guess{Enter}');
    await dialog.findByText('Current password is incorrect');
    expect(results).toEqual([]);
  });

  it('fails as before when the user cancels', async () => {
    const { user, results, network } = open();
    const dialog = await ask(user);
    await user.click(dialog.getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(results).toEqual(["Please confirm it's you to continue."]));
    expect(network.sent('DELETE', '/api/thing')).toHaveLength(1);
  });

  it('asks once for several calls', async () => {
    const { user, results } = open();
    await user.dblClick(screen.getByRole('button', { name: 'Delete it' }));
    const dialog = within(await screen.findByRole('dialog'));
    await user.type(dialog.getByLabelText('Current Password'), 'correct horse{Enter}');
    await waitFor(() => expect(results).toEqual([{ done: true }, { done: true }]));
  });

  it('asks no second time when the repeated call is refused again', async () => {
    const { user, results } = open(NONE, { 'DELETE /api/thing': NEEDED });
    const dialog = await ask(user);
    await user.type(dialog.getByLabelText('Current Password'), 'correct horse{Enter}');
    await waitFor(() => expect(results).toEqual(["Please confirm it's you to continue."]));
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('accepts a code instead', async () => {
    const { user, network, results } = open(BOTH);
    const dialog = await ask(user);
    await user.click(await dialog.findByRole('button', { name: 'Use a code' }));
    await user.type(dialog.getByLabelText('Code'), '123456{Enter}');
    await waitFor(() => expect(results).toEqual([{ done: true }]));
    expect(network.sent('POST', '/api/auth/step-up')[0]?.body).toEqual({ code: '123456' });
  });

  it('accepts a passkey instead', async () => {
    const passkeys = withPasskeys();
    const { user, network, results } = open(BOTH, {
      'POST /api/auth/passkey/options': { body: passkeys.options },
    });
    const dialog = await ask(user);
    await user.click(await dialog.findByRole('button', { name: 'Use a passkey' }));
    await waitFor(() => expect(results).toEqual([{ done: true }]));
    expect(network.sent('POST', '/api/auth/step-up')[0]?.body).toEqual({ passkey: passkeys.assertion });
  });

  it('says when no passkey was used', async () => {
    const passkeys = withPasskeys();
    passkeys.cancel();
    const { user } = open(BOTH, { 'POST /api/auth/passkey/options': { body: passkeys.options } });
    const dialog = await ask(user);
    await user.click(await dialog.findByRole('button', { name: 'Use a passkey' }));
    expect((await dialog.findByRole('alert')).textContent).toContain('No passkey was used.');
  });
});
