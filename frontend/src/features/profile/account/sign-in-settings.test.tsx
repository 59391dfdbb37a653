import { screen, waitFor, within } from '@testing-library/react';
import { PASSWORD_REFUSALS } from '#contract/account/auth';
import { errorAnswer } from '#contract/errors';
import { renderDashboard } from '../../../../test/render-dashboard';

async function openAccount(answers = {}) {
  const app = renderDashboard({ answers });
  await app.user.click(await screen.findByRole('button', { name: 'Ada Byron' }));
  await app.user.click(await screen.findByRole('menuitem', { name: 'Profile Settings' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Profile Settings' }));
  await dialog.findByRole('button', { name: 'Change Email' });
  const press = (name: string) => app.user.click(dialog.getByRole('button', { name }));
  const type = async (label: string, text: string) => {
    await app.user.clear(dialog.getByLabelText(label));
    await app.user.type(dialog.getByLabelText(label), text);
  };
  return { ...app, dialog, press, type };
}

describe('changing the password', () => {
  it('requires all fields, matching passwords, and enough characters', async () => {
    const { dialog, press, type, network } = await openAccount();
    await press('Change Password');
    await press('Change Password');
    dialog.getByText('All password fields are required');
    await type('Current Password', 'old secret');
    await type('New Password', 'short');
    await type('Confirm New Password', 'other');
    await press('Change Password');
    dialog.getByText('New passwords do not match');
    await type('Confirm New Password', 'short');
    await press('Change Password');
    dialog.getByText('New password must be at least 6 characters');
    expect(network.sent('PATCH', '/api/user/change-password')).toHaveLength(0);
  });

  it("shows the server's reason for a rejection, and confirms a success", async () => {
    const { dialog, press, type, network } = await openAccount({
      'PATCH /api/user/change-password': {
        status: 400,
        body: { message: 'Current password is incorrect' },
      },
    });
    await press('Change Password');
    await type('Current Password', 'wrong one');
    await type('New Password', 'a new secret');
    await type('Confirm New Password', 'a new secret');
    await press('Change Password');
    await dialog.findByText('Current password is incorrect');

    network.answer('PATCH /api/user/change-password', { body: { message: 'Done' } });
    await press('Change Password');
    expect((await screen.findByRole('status')).textContent).toContain('Password Changed Successfully');
    expect(network.sent('PATCH', '/api/user/change-password').at(-1)?.body).toEqual({
      currentPassword: 'wrong one',
      newPassword: 'a new secret',
    });
  });
});

describe('a new password that the server refuses', () => {
  it('is marked with the reason', async () => {
    const refusal = errorAnswer('request.weak-password', {
      message: PASSWORD_REFUSALS.common,
      errors: [{ field: 'newPassword', message: PASSWORD_REFUSALS.common }],
    });
    const { dialog, press, type } = await openAccount({
      'PATCH /api/user/change-password': { status: 400, body: refusal },
    });
    await press('Change Password');
    await type('Current Password', 'old secret');
    await type('New Password', 'qwerty123');
    await type('Confirm New Password', 'qwerty123');
    await press('Change Password');
    await dialog.findByText(PASSWORD_REFUSALS.common);
    expect(dialog.getByLabelText('New Password').getAttribute('aria-invalid')).toBe('true');
  });
});

describe('changing the email', () => {
  it('requires both fields, a valid address, and a different one', async () => {
    const { dialog, press, type } = await openAccount();
    await press('Change Email');
    expect(dialog.getByLabelText('Current Email')).toHaveProperty('readOnly', true);
    await press('Change Email');
    dialog.getByText('New email and current password are required');
    await type('New Email', 'nonsense');
    await type('Current Password', 'old secret');
    await press('Change Email');
    dialog.getByText('Please enter a valid email address');
    await type('New Email', 'Ada@Example.test');
    await press('Change Email');
    dialog.getByText('New email must be different from current email');
  });

  it('confirms the change, shows where the confirmation went, and goes to sign-in', async () => {
    const { press, type, address } = await openAccount({
      'PATCH /api/user/change-email': { body: { requiresConfirmation: true, newEmail: 'new@example.test' } },
    });
    localStorage.setItem('hh:score-draft:x', '{}');
    await press('Change Email');
    await type('New Email', 'new@example.test');
    await type('Current Password', 'old secret');
    await press('Change Email');
    expect((await screen.findByRole('status')).textContent).toContain('Email Changed Successfully');
    await screen.findByRole('heading', { name: 'Check your new inbox' });
    screen.getByText('new@example.test');
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(localStorage).toHaveLength(0);
    await waitFor(() => expect(address()).toBe('/auth'), { timeout: 4000 });
  });
});
