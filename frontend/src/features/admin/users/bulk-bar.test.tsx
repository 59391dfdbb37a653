import { screen, waitFor, within } from '@testing-library/react';
import { errorAnswer } from '#contract/errors';
import { anAdminUser, NEWCOMER } from '../../../../test/admin-fixtures';
import { counted, renderConsole } from '../../../../test/render-console';

type Answers = Parameters<typeof renderConsole>[1];

const ADMINISTRATOR = anAdminUser({ id: 'u-admin', email: 'admin@example.test', isAdmin: true });
const TWO = counted([anAdminUser(), NEWCOMER]);
const open = (answers: Answers = {}) => renderConsole('users', { 'GET /api/admin/users': TWO, ...answers });

describe('the selected users', () => {
  async function choose(answers: Answers = {}) {
    const app = open(answers);
    await app.user.click(await screen.findByRole('checkbox', { name: 'Select all users on this page' }));
    expect(screen.getByText('2 user(s) selected')).toBeTruthy();
    return app;
  }

  it('are deleted only after confirmation that says what is removed', async () => {
    const { user, network } = await choose({ 'DELETE /api/admin/users': { body: { deleted: 2 } } });
    await user.click(screen.getByRole('button', { name: 'Delete' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Delete Users' }));
    dialog.getByText(/all user data \(matches, criteria, evaluations\)\. This cannot be undone/);
    dialog.getByRole('button', { name: 'Cancel' });
    expect(network.sent('DELETE', '/api/admin/users')).toHaveLength(0);
    await user.click(dialog.getByRole('button', { name: 'Delete Users' }));
    expect(await screen.findByText('Successfully deleted 2 user(s).')).toBeTruthy();
    expect(network.sent('DELETE', '/api/admin/users')[0]?.body).toEqual({ userIds: ['u-ada', 'u-new'] });
    expect(screen.queryByText('2 user(s) selected')).toBeNull();
    await waitFor(() => expect(network.sent('GET', '/api/admin/users')).toHaveLength(2));
    expect(network.sent('GET', '/api/admin/stats')).toHaveLength(2);
  });

  it('are named in the question, the first three of them', async () => {
    const users = ['Ada', 'Ben', 'Cleo', '', 'Eve'].map((firstName, index) =>
      anAdminUser({ id: `u-${index}`, firstName, lastName: '', email: `${index}@example.test` }),
    );
    const { user } = open({ 'GET /api/admin/users': counted([...users, ADMINISTRATOR]) });
    await user.click(await screen.findByRole('checkbox', { name: 'Select all users on this page' }));
    await user.click(screen.getByRole('checkbox', { name: 'Select 0@example.test' }));
    await user.click(screen.getByRole('button', { name: 'Delete' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Delete Users' }));
    const named = within(dialog.getByRole('list', { name: 'Users to be deleted' })).getAllByRole('listitem');
    expect(named.map(({ textContent }) => textContent)).toEqual([
      'Ben, 1@example.test',
      'Cleo, 2@example.test',
      '3@example.test',
      'and 1 more',
    ]);
    expect(dialog.queryByText(/is an administrator/)).toBeNull();
  });

  it('have administrators among them only when they are selected one by one, and the question says so', async () => {
    const { user } = open({ 'GET /api/admin/users': counted([anAdminUser(), ADMINISTRATOR]) });
    await user.click(await screen.findByRole('checkbox', { name: 'Select all users on this page' }));
    expect(screen.getByText('1 user(s) selected')).toBeTruthy();
    await user.click(screen.getByRole('checkbox', { name: 'Select admin@example.test' }));
    expect(screen.getByText('2 user(s) selected')).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Delete' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Delete Users' }));
    dialog.getByText(/^admin@example\.test is an administrator\. Administrators can't be deleted/);
  });

  it('stay selected when deleting fails', async () => {
    const { user } = await choose({
      'DELETE /api/admin/users': { status: 400, body: { message: 'The administrator stays.' } },
    });
    await user.click(screen.getByRole('button', { name: 'Delete' }));
    await user.click(await screen.findByRole('button', { name: 'Delete Users' }));
    expect((await screen.findByRole('alert')).textContent).toBe('Deletion Failed: The administrator stays.');
    expect(screen.getByText('2 user(s) selected')).toBeTruthy();
  });

  it('are activated, and the bar closes', async () => {
    const { user, network } = await choose({ 'POST /api/admin/activate': { body: { activated: 1 } } });
    await user.click(screen.getByRole('button', { name: 'Activate' }));
    expect(await screen.findByText('Successfully activated 1 user(s).')).toBeTruthy();
    expect(network.sent('POST', '/api/admin/activate')[0]?.body).toEqual({ userIds: ['u-ada', 'u-new'] });
  });

  it('can be sent a campaign', async () => {
    const { user } = await choose();
    await user.click(screen.getByRole('button', { name: 'Send Email' }));
    expect(await screen.findByRole('dialog', { name: 'Create New Campaign' })).toBeTruthy();
  });

  it('are counted even when a search hides them', async () => {
    const { user, network } = await choose();
    expect(screen.queryByText(/not shown here/)).toBeNull();
    network.answer('GET /api/admin/users', counted([NEWCOMER]));
    await user.type(screen.getByPlaceholderText('Search by name, email, or location...'), 'new');
    expect(await screen.findByText('1 not shown here')).toBeTruthy();
    expect(screen.getByText('2 user(s) selected')).toBeTruthy();
  });

  it('can be cleared', async () => {
    const { user } = await choose();
    await user.click(screen.getByRole('checkbox', { name: 'Select new@example.test' }));
    expect(screen.getByText('1 user(s) selected')).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Clear' }));
    expect(screen.queryByText(/selected$/)).toBeNull();
  });
});

describe('a selection in which someone was deleted elsewhere', () => {
  it('deletes no one, starts over, and reloads the list', async () => {
    const { user, network } = open({
      'DELETE /api/admin/users': { status: 404, body: errorAnswer('user.not-found') },
    });
    await user.click(await screen.findByRole('checkbox', { name: 'Select ada@example.test' }));
    await user.click(screen.getByRole('button', { name: 'Delete' }));
    network.answer('GET /api/admin/users', counted([NEWCOMER]));
    const question = within(await screen.findByRole('dialog', { name: 'Delete Users' }));
    await user.click(question.getByRole('button', { name: 'Delete Users' }));
    await screen.findByText('Deletion Failed');
    await waitFor(() => expect(screen.queryByRole('row', { name: /ada@example.test/ })).toBeNull());
    expect(screen.queryByRole('region', { name: 'Selected users' })).toBeNull();
  });
});
