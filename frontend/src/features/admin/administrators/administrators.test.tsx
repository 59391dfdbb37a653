import { screen, waitFor, within } from '@testing-library/react';
import { OWNER_ONLY } from '#contract/console/administrators';
import { ADMINISTRATORS } from '../../../../test/admin-fixtures';
import { fakeApi } from '../../../../test/fake-api';
import { aUser } from '../../../../test/fixtures';
import { renderApp } from '../../../../test/render-app';
import { renderConsole } from '../../../../test/render-console';

const SUPPORT = { body: { isAdmin: true, email: 'ada@example.test', role: 'support' } };
const INVITATION = {
  id: 'i-1',
  email: 'new@example.test',
  role: 'support',
  invitedBy: 'ada@example.test',
  sentAt: '2026-03-05T12:00:00.000Z',
  expiresAt: '2026-03-08T12:00:00.000Z',
  isExpired: true,
};

const panel = async () => within(await screen.findByRole('region', { name: 'Administrators' }));

describe('the administrators', () => {
  it('are listed with their roles, and invited by email', async () => {
    const { user, network } = renderConsole('settings', {
      'POST /api/admin/administrators/invitations': { status: 201, body: INVITATION },
    });
    const section = await panel();
    await section.findByText('grace@example.test');
    await user.click(section.getByRole('button', { name: 'Invite' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Invite Administrator' }));
    await user.click(dialog.getByRole('button', { name: 'Send Invitation' }));
    await dialog.findByText('Please enter a valid email address');
    await user.type(dialog.getByLabelText('Email'), 'new@example.test');
    await user.click(dialog.getByRole('radio', { name: 'Owner' }));
    await user.click(dialog.getByRole('button', { name: 'Send Invitation' }));
    await screen.findByText('Invitation Sent');
    expect(network.sent('POST', '/api/admin/administrators/invitations')[0]?.body).toEqual({
      email: 'new@example.test',
      role: 'owner',
    });
  });

  it('keep a draft of an invitation', async () => {
    const { user } = renderConsole('settings');
    const section = await panel();
    await user.click(await section.findByRole('button', { name: 'Invite' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Invite Administrator' }));
    await user.type(dialog.getByLabelText('Email'), 'half');
    await user.click(dialog.getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await user.click(section.getByRole('button', { name: 'Invite' }));
    await waitFor(() => expect(screen.getByLabelText<HTMLInputElement>('Email').value).toBe('half'));
  });

  it('change only after a question; the first one stays', async () => {
    const { user, network } = renderConsole('settings', {
      'GET /api/admin/administrators': { body: { ...ADMINISTRATORS, invitations: [INVITATION] } },
      'PATCH /api/admin/administrators/u-grace': { body: ADMINISTRATORS.administrators[1] },
      'DELETE /api/admin/administrators/u-grace': { status: 204 },
      'POST /api/admin/administrators/invitations/i-1/send-again': { body: INVITATION },
    });
    const section = await panel();
    await section.findByText('Expired');
    expect(section.queryByRole('button', { name: 'Remove ada@example.test' })).toBeNull();
    for (const [button, confirm, done] of [
      ['Make grace@example.test owner', 'Change Role', 'Role Changed'],
      ['Remove grace@example.test', 'Remove', 'Administrator Removed'],
      ['Send again to new@example.test', 'Send Again', 'Invitation Sent'],
    ] as const) {
      await user.click(section.getByRole('button', { name: button }));
      const dialog = within(await screen.findByRole('dialog'));
      await user.click(dialog.getByRole('button', { name: confirm }));
      await screen.findByText(done);
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    }
    expect(network.sent('PATCH', '/api/admin/administrators/u-grace')[0]?.body).toEqual({ role: 'owner' });
    expect(network.sent('DELETE', '/api/admin/administrators/u-grace')).toHaveLength(1);
  });
});

describe('support', () => {
  it("sees in the settings what it can't do, and who can", async () => {
    renderConsole('settings', { 'GET /api/admin/status': SUPPORT });
    const section = await panel();
    await section.findByText(OWNER_ONLY.administrators);
    await section.findByText('grace@example.test');
    expect(section.queryAllByRole('button')).toEqual([]);
    for (const [name, reason] of [
      ['User Cleanup', OWNER_ONLY['accounts.clean-up']],
      ['Export Data', OWNER_ONLY['accounts.export']],
    ] as const) {
      const button = await screen.findByRole<HTMLButtonElement>('button', { name });
      expect([button.disabled, button.textContent]).toEqual([true, `${name}${reason}`]);
    }
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Security Audit' }).disabled).toBe(false);
  });

  it("can't delete or write to selected users, or create campaigns", async () => {
    const { user } = renderConsole('users', { 'GET /api/admin/status': SUPPORT });
    await user.click(await screen.findByRole('checkbox', { name: /ada@example.test|Ada Byron/ }));
    const bar = within(await screen.findByRole('region', { name: 'Selected users' }));
    const isDisabled = (name: string) => bar.getByRole<HTMLButtonElement>('button', { name }).disabled;
    expect(['Send Email', 'Delete', 'Activate'].map(isDisabled)).toEqual([true, true, false]);
    bar.getByText(`${OWNER_ONLY['mail.to-many']} ${OWNER_ONLY['accounts.delete']}`);
    await user.click(screen.getByRole('tab', { name: 'Overview' }));
    const create = await screen.findByRole<HTMLButtonElement>('button', { name: 'Create New Campaign' });
    expect(create.disabled).toBe(true);
  });
});

describe('an invitation that is opened', () => {
  const OFFER = {
    email: 'grace@example.test',
    role: 'support',
    invitedBy: 'ada@example.test',
    expiresAt: '2026-03-08T12:00:00.000Z',
  };
  const open = (signedInAs: string | null, answers: Parameters<typeof fakeApi>[0] = {}) => {
    const network = fakeApi({
      'GET /api/auth/user': signedInAs ? { body: aUser({ email: signedInAs }) } : { status: 401, body: {} },
      'POST /api/analytics/track': { status: 204 },
      'POST /api/invitation/look': { body: OFFER },
      'POST /api/invitation/accept': { status: 204 },
      'GET /api/admin/status': SUPPORT,
      ...answers,
    });
    return { ...renderApp('/administrator-invitation?token=t-1'), network };
  };

  it('asks a visitor to sign in, with the token out of the address', async () => {
    const { user, address } = open(null);
    await screen.findByText(/Sign in with/);
    await waitFor(() => expect(address()).toBe('/administrator-invitation'));
    await user.click(screen.getByRole('button', { name: 'Sign In' }));
    await waitFor(() => expect(address()).toMatch(/^\/auth/));
  });

  it('is accepted by the account with that address', async () => {
    const { user, network, address } = open('grace@example.test');
    await user.click(await screen.findByRole('button', { name: 'Accept Invitation' }));
    await screen.findByText('Invitation Accepted');
    expect(network.sent('POST', '/api/invitation/accept')[0]?.body).toEqual({ token: 't-1' });
    await waitFor(() => expect(address()).toMatch(/^\/admin/));
  });

  it('cannot be accepted by another account', async () => {
    open('mara@example.test');
    await screen.findByText(/you're signed in as mara@example.test/);
    expect(screen.queryByRole('button', { name: 'Accept Invitation' })).toBeNull();
  });

  it('says when it no longer works', async () => {
    const message = 'This invitation is invalid or has expired. Ask for a new one.';
    open(null, {
      'POST /api/invitation/look': {
        status: 400,
        body: { statusCode: 400, code: 'invitation.invalid', message },
      },
    });
    await screen.findByText(message);
  });
});
