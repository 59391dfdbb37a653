import { act, screen, waitFor, within } from '@testing-library/react';
import { errorAnswer } from '#contract/errors';
import { anAdminUser, NEWCOMER } from '../../../../test/admin-fixtures';
import { counted, renderConsole } from '../../../../test/render-console';

type Answers = Parameters<typeof renderConsole>[1];

const TWO = counted([anAdminUser(), NEWCOMER]);
const open = (answers: Answers = {}) => renderConsole('users', { 'GET /api/admin/users': TWO, ...answers });
const rowOf = async (text: string) => within(await screen.findByRole('row', { name: new RegExp(text) }));
const queries = (network: ReturnType<typeof open>['network']) =>
  network
    .sent('GET', '/api/admin/users')
    .map(({ path }) => Object.fromEntries(new URLSearchParams(path.split('?')[1])));

describe('the list of users', () => {
  it('shows each user with their status', async () => {
    open();
    const ada = await rowOf('ada@example.test');
    for (const text of [
      'Ada Byron',
      'Jan 05, 2026',
      'Confirmed',
      'Onboarded',
      'Date Ideas',
      'Used Alex',
      'Active',
    ])
      ada.getByText(text);
    const newcomer = await rowOf('new@example.test');
    for (const text of ['Name not provided', 'Unconfirmed', 'Pending', 'Inactive']) newcomer.getByText(text);
    expect(newcomer.queryByText('Used Alex')).toBeNull();
    expect(screen.getByText('Showing 2 of 2 users')).toBeTruthy();
  });

  it('searches on the server once typing pauses', async () => {
    const { user, network } = open();
    await rowOf('ada@example.test');
    network.answer('GET /api/admin/users', counted([NEWCOMER]));
    await user.type(screen.getByPlaceholderText('Search by name, email, or location...'), 'new');
    expect(await screen.findByText('Showing 1 of 1,204 users')).toBeTruthy();
    expect(queries(network).map(({ search }) => search)).toEqual([undefined, 'new']);
  });

  it('filters by status, and says when no one matches', async () => {
    const { user, network } = open();
    await rowOf('ada@example.test');
    network.answer('GET /api/admin/users', counted([]));
    const filter = screen.getByLabelText<HTMLSelectElement>('Status');
    expect([...filter.options].map(({ text }) => text)).toEqual([
      'All Users',
      'Active Users',
      'Pending Setup',
      'Recent Signups',
    ]);
    await user.selectOptions(filter, 'Recent Signups');
    expect(await screen.findByText('No users found matching your criteria')).toBeTruthy();
    expect(queries(network).at(-1)).toMatchObject({ status: 'recent', page: '1', pageSize: '50' });
  });

  it('shows fifty per page, with keyboard access', async () => {
    const { user, network } = open({ 'GET /api/admin/users': counted([anAdminUser()], 120) });
    const pages = within(await screen.findByRole('navigation', { name: 'Pages of users' }));
    pages.getByText('Page 1 of 3');
    expect(screen.getByText('Showing 1 of 120 users').textContent).toBe(
      'Showing 1 of 120 users, page 1 of 3',
    );
    act(() => pages.getByRole('button', { name: 'Next' }).focus());
    await user.keyboard('{Enter}');
    await pages.findByText('Page 2 of 3');
    await waitFor(() => expect(queries(network).at(-1)).toMatchObject({ page: '2' }));
  });

  it('says that it failed to load, and retries on request', async () => {
    const { user, network } = open({ 'GET /api/admin/users': { status: 500, body: { message: 'broken' } } });
    const again = await screen.findByRole('button', { name: 'Try again' });
    network.answer('GET /api/admin/users', TWO);
    await user.click(again);
    await rowOf('ada@example.test');
  });
});

describe('emails about an account', () => {
  const CONFIRMATION = 'POST /api/admin/resend-confirmation';

  it('offers the confirmation only to unconfirmed users, and says that it was sent', async () => {
    const { user, network } = open({ [CONFIRMATION]: { body: { message: 'sent' } } });
    const ada = await rowOf('ada@example.test');
    expect(ada.queryByRole('button', { name: /Resend confirmation/ })).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Resend confirmation to new@example.test' }));
    const toast = await screen.findByText('Confirmation Email Sent');
    expect(toast.closest('[role=status]')?.textContent).toContain(
      'Email confirmation has been resent successfully.',
    );
    expect(network.sent('POST', '/api/admin/resend-confirmation')[0]?.body).toEqual({ userId: 'u-new' });
  });

  it("sends a password reset, and says why when it can't", async () => {
    const { user, network } = open({ 'POST /api/admin/send-password-reset': { body: { message: 'sent' } } });
    const reset = await screen.findByRole('button', { name: 'Send password reset to ada@example.test' });
    await user.click(reset);
    expect(await screen.findByText('Password reset email has been sent successfully.')).toBeTruthy();
    network.answer('POST /api/admin/send-password-reset', {
      status: 404,
      body: { message: 'This user does not exist.' },
    });
    await user.click(reset);
    expect((await screen.findByRole('alert')).textContent).toBe(
      'Failed to Send Email: This user does not exist.',
    );
  });
});

describe('the details of a user', () => {
  const EMAILS = 'GET /api/admin/user/u-ada/emails';
  const MAIL = {
    id: 'l-1',
    emailType: 'first_match_encouragement',
    outcome: 'sent',
    subject: 'A first match',
    sentAt: '2026-01-05T12:04:00',
    openedAt: '2026-01-06T08:00:00',
    clickedAt: null,
    isOpened: true,
    isClicked: false,
    messageId: '<m-1@example.test>',
  };

  async function details(email: string, answers: Answers = {}) {
    const app = open(answers);
    await app.user.click(await screen.findByRole('button', { name: `View details for ${email}` }));
    return { ...app, dialog: within(await screen.findByRole('dialog', { name: 'User Details' })) };
  }
  const factOf = (dialog: ReturnType<typeof within>, name: string) =>
    dialog.getByText(name).nextElementSibling?.textContent;

  it('show the account, the survey and the emails', async () => {
    const { dialog } = await details('ada@example.test', { [EMAILS]: { body: [MAIL] } });
    expect(factOf(dialog, 'Full Name')).toBe('Ada Byron');
    expect(factOf(dialog, 'Registration Date')).toBe('January 05, 2026');
    expect(factOf(dialog, 'Criteria Set Up')).toBe('3');
    expect(factOf(dialog, 'Matches Evaluated')).toBe('2');
    expect(factOf(dialog, 'Dating goal')).toBe('long term relationship');
    expect(factOf(dialog, 'Preferred date type')).toBe('Not specified');
    expect(factOf(dialog, 'Dating duration')).toBe('recently single');
    expect(factOf(dialog, 'Authentication Type')).toBe('Email and password (local)');
    dialog.getByText('Highly Active User');
    await dialog.findByText('A first match');
    dialog.getByText('first match encouragement');
    dialog.getByText('Opened Jan 06, 2026 08:00');
    dialog.getByText('Sent Jan 05, 2026 12:04, not clicked');
    dialog.getByText('<m-1@example.test>');
  });

  it('count what became of the emails, each once', async () => {
    const mails = (['sent', 'bounced', 'complained', 'refused'] as const).map((outcome, index) => ({
      ...MAIL,
      id: `l-${index}`,
      outcome,
      isOpened: outcome === 'complained',
    }));
    const { dialog, network, user } = await details('ada@example.test', { [EMAILS]: { body: mails } });
    await dialog.findByText("Delivery isn't reported");
    const countOf = (name: string) =>
      dialog.getByText(name, { selector: 'dt' }).nextElementSibling?.textContent;
    const names = ['Sent', 'Bounced', 'Spam reports', 'Refused', 'Opened', 'Clicked'];
    expect(names.map(countOf)).toEqual(['3', '1', '1', '1', '1', '0']);
    expect(dialog.queryByText('Delivered')).toBeNull();
    const delivered = [...mails, { ...MAIL, id: 'l-9', outcome: 'delivered' }];
    network.answer(EMAILS, { body: delivered.filter(({ outcome }) => outcome !== 'refused') });
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await user.click(screen.getByRole('button', { name: 'View details for ada@example.test' }));
    const again = within(await screen.findByRole('dialog', { name: 'User Details' }));
    await waitFor(() =>
      expect(again.getByText('Delivered', { selector: 'dt' }).nextElementSibling?.textContent).toBe('1'),
    );
    expect(again.queryByText("Delivery isn't reported")).toBeNull();
    expect(again.queryByText('Refused', { selector: 'dt' })).toBeNull();
  });

  it("don't claim that an untracked email was not opened", async () => {
    const reset = { ...MAIL, emailType: 'password_reset', openedAt: null, isOpened: false };
    const { dialog } = await details('ada@example.test', { [EMAILS]: { body: [reset] } });
    await dialog.findByText('password reset');
    dialog.getByText('Sent Jan 05, 2026 12:04');
  });

  it('omit the survey of a new user and offer the confirmation', async () => {
    const { dialog } = await details('new@example.test', {
      'GET /api/admin/user/u-new/emails': { body: [] },
    });
    await dialog.findByText('No email activity recorded for this user');
    dialog.getByText('New User');
    expect(dialog.queryByText('Dating goal')).toBeNull();
    dialog.getByRole('button', { name: 'Resend Confirmation' });
    dialog.getByRole('button', { name: 'Send Password Reset' });
  });

  it.each([
    ['are opened', null],
    ['write to them', 'Send Password Reset'],
    ['sign them out', 'Sign Out Everywhere'],
  ])('close and reload the list when the user is gone once they %s', async (_when, button) => {
    const gone = { status: 404, body: errorAnswer('user.not-found') };
    const { user, network, dialog } = await details('ada@example.test', {
      [EMAILS]: button === null ? gone : { body: [] },
      'POST /api/admin/send-password-reset': gone,
      'POST /api/admin/end-sessions': gone,
    });
    network.answer('GET /api/admin/users', counted([NEWCOMER]));
    if (button !== null) await user.click(dialog.getByRole('button', { name: button }));
    await screen.findByText('This user no longer exists', {}, { timeout: 3_000 });
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(screen.queryByRole('row', { name: /ada@example.test/ })).toBeNull());
  });
});
