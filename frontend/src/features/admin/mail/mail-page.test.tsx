import { screen, waitFor, within } from '@testing-library/react';
import type { SuppressedAddress } from '#contract/console/suppressions';
import type { UnsentMail } from '#contract/console/unsent-mail';
import { NOTHING_UNSENT } from '../../../../test/admin-fixtures';
import { renderConsole } from '../../../../test/render-console';

const AS_OF = '2026-01-05T12:12:00.000Z';

function anUnsentMail(changes: Partial<UnsentMail> = {}): UnsentMail {
  return {
    id: 'm-1',
    type: 'confirmation',
    state: 'failing',
    recipient: 'mara@example.test',
    userId: 'u-1',
    dueAt: '2026-01-05T12:00:00.000Z',
    attempts: 3,
    nextAttemptAt: '2026-01-05T12:17:00.000Z',
    isInHand: false,
    lastError: 'The mail server answered 451 to the message: "4.7.1 Greylisted"',
    ...changes,
  };
}
const STUCK = {
  emails: [
    anUnsentMail(),
    anUnsentMail({
      id: 'm-2',
      recipient: 'b•••@e•••.test',
      type: 'email_change',
      attempts: 1,
      nextAttemptAt: AS_OF,
    }),
    anUnsentMail({ id: 'm-3', recipient: null, state: 'undeliverable', nextAttemptAt: null, attempts: 40 }),
  ],
  next: null,
  counts: { waiting: 0, failing: 2, undeliverable: 1 },
  asOf: AS_OF,
};

const openUnsent = (answers: Parameters<typeof renderConsole>[1] = {}) =>
  renderConsole('settings&mail=unsent', { 'GET /api/admin/emails': { body: STUCK }, ...answers });
const rows = async () =>
  within(await screen.findByRole('list', { name: 'Unsent email' })).getAllByRole('listitem');

describe('the page about unsent email', () => {
  it('says what is stuck, since when, how often it was tried and why', async () => {
    openUnsent();
    const [first, second, third] = await rows();
    expect(first?.textContent).toContain('ConfirmationFailing');
    expect(first?.textContent).toContain('mara@example.test');
    expect(first?.textContent).toMatch(/\(12 min\), 3 tries, next try in 5 min/);
    expect(first?.textContent).toContain('The mail server answered 451 to the message: "4.7.1 Greylisted"');
    expect(second?.textContent).toContain('1 try, next try as soon as possible');
    expect(third?.textContent).toContain('Recipient not known');
    expect(third?.textContent).toContain('40 tries, no more tries');
    screen.getByRole('button', { name: 'All (3)' });
    screen.getByRole('button', { name: 'Undeliverable (1)' });
  });

  it('sends one now, after confirmation', async () => {
    const { user, network } = openUnsent({
      'POST /api/admin/emails/send-now': { body: { changed: 1, left: 0 } },
    });
    await user.click(
      await screen.findByRole('button', { name: 'Send now: Confirmation to mara@example.test' }),
    );
    const dialog = within(await screen.findByRole('dialog', { name: 'Send Now' }));
    expect(network.sent('POST', '/api/admin/emails/send-now')).toHaveLength(0);
    await user.click(dialog.getByRole('button', { name: 'Send Now' }));
    await screen.findByText('1 email will be tried within seconds.');
    expect(network.sent('POST', '/api/admin/emails/send-now')[0]?.body).toEqual({ ids: ['m-1'] });
  });

  it('says how many it sends when it sends them all', async () => {
    const { user, network } = openUnsent({
      'POST /api/admin/emails/send-all-now': { body: { changed: 3, left: 0 } },
    });
    await user.click(await screen.findByRole('button', { name: 'Send all now' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Send 3 Emails Now' }));
    await user.click(dialog.getByRole('button', { name: 'Send 3 emails' }));
    await screen.findByText('3 emails will be tried within seconds.');
    expect(network.sent('POST', '/api/admin/emails/send-all-now')).toHaveLength(1);
  });

  it('gives up on the selected ones', async () => {
    const { user, network } = openUnsent({
      'POST /api/admin/emails/give-up': { body: { changed: 2, left: 0 } },
    });
    await user.click(
      await screen.findByRole('checkbox', { name: 'Select Confirmation to mara@example.test' }),
    );
    await user.click(screen.getByRole('checkbox', { name: 'Select Email change to b•••@e•••.test' }));
    screen.getByText('2 emails selected');
    await user.click(screen.getByRole('button', { name: 'Give up' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Give Up on 2 Emails' }));
    dialog.getByText(/^They will never be sent, and their content is erased/);
    await user.click(dialog.getByRole('button', { name: 'Give up on 2 emails' }));
    await screen.findByText('2 emails will not be sent.');
    expect(network.sent('POST', '/api/admin/emails/give-up')[0]?.body).toEqual({ ids: ['m-1', 'm-2'] });
    await waitFor(() => expect(screen.queryByText('2 emails selected')).toBeNull());
  });

  it('gives up on everything in one state, as of when it was counted, until none is left', async () => {
    let left = 2;
    const { user, network } = openUnsent({
      'POST /api/admin/emails/give-up-all': () => ({ body: { changed: 5_000, left: --left } }),
    });
    await user.click(await screen.findByRole('button', { name: 'Failing (2)' }));
    await waitFor(() =>
      expect(network.sent('GET', '/api/admin/emails').at(-1)?.path).toContain('state=failing'),
    );
    await user.click(await screen.findByRole('button', { name: 'Give up on all' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Give Up on 2 Emails' }));
    await user.click(dialog.getByRole('button', { name: 'Give up on 2 emails' }));
    await screen.findByText('10,000 emails will not be sent.');
    expect(network.sent('POST', '/api/admin/emails/give-up-all').map(({ body }) => body)).toEqual([
      { state: 'failing', until: AS_OF },
      { state: 'failing', until: AS_OF },
    ]);
  });

  it('continues after the last one shown', async () => {
    const { user, network } = openUnsent({
      'GET /api/admin/emails': ({ path }) => ({
        body: path.includes('after=') ? NOTHING_UNSENT : { ...STUCK, next: 'place' },
      }),
    });
    await user.click(await screen.findByRole('button', { name: 'Show more' }));
    await waitFor(() =>
      expect(network.sent('GET', '/api/admin/emails').at(-1)?.path).toContain('after=place'),
    );
  });

  it('says so when nothing is stuck, and when the list cannot be loaded', async () => {
    const { user, network } = openUnsent({ 'GET /api/admin/emails': { status: 500, body: {} } });
    await screen.findByText("The list of unsent email couldn't be loaded.", undefined, { timeout: 5_000 });
    network.answer('GET /api/admin/emails', { body: NOTHING_UNSENT });
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    await screen.findByText('Nothing is stuck');
    expect(screen.getByRole('button', { name: 'Send all now' })).toHaveProperty('disabled', true);
  });

  it('is reached from the settings and from health, and leads back', async () => {
    const { user } = renderConsole('settings');
    await user.click(await screen.findByRole('button', { name: 'System Health' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'System Health' }));
    await user.click(dialog.getByRole('button', { name: 'Unsent email' }));
    await screen.findByText('Nothing is stuck');
    await user.click(screen.getByRole('link', { name: 'Settings' }));
    await user.click(await screen.findByRole('button', { name: 'Suppressed addresses' }));
    await screen.findByText('No one is suppressed');
  });

  it('is one step from the overview while email is stuck', async () => {
    const { user } = renderConsole('overview', {
      'GET /api/admin/health': {
        body: {
          label: 'Degraded',
          summary: 'Needs attention: mail queue',
          checks: [{ name: 'queue', state: 'warning', detail: '7 emails waiting.' }],
          checkedAt: AS_OF,
        },
      },
    });
    const problems = within(await screen.findByRole('region', { name: 'Needs attention' }));
    problems.getByText('7 emails waiting.');
    await user.click(problems.getByRole('button', { name: 'See unsent email' }));
    await screen.findByText('Nothing is stuck');
  });
});

describe('the page about suppressed addresses', () => {
  const BOUNCED: SuppressedAddress = {
    id: 's-1',
    address: 'm•••@e•••.test',
    mailKind: 'all',
    reason: 'bounced',
    createdAt: AS_OF,
  };
  const WISH: SuppressedAddress = {
    ...BOUNCED,
    id: 's-2',
    address: null,
    mailKind: 'marketing',
    reason: 'unsubscribed',
  };
  const openSuppressed = (answers: Parameters<typeof renderConsole>[1] = {}) =>
    renderConsole('settings&mail=suppressed', {
      'GET /api/admin/suppressions': { body: { suppressions: [BOUNCED, WISH], next: null } },
      ...answers,
    });

  it('shows who gets no email and why, searched by a full address, a reason and days', async () => {
    const { user, network } = openSuppressed();
    const list = within(await screen.findByRole('list', { name: 'Suppressed addresses' }));
    const [first, second] = list.getAllByRole('listitem');
    expect(first?.textContent).toContain('m•••@e•••.testAll optional email, since Jan 05, 2026Bounced');
    expect(second?.textContent).toContain('Address not knownMarketing email');
    const queries = () =>
      network.sent('GET', '/api/admin/suppressions').map(({ path }) => path.split('?')[1] ?? '');
    await user.type(screen.getByLabelText('Full email address'), 'mara@example.test');
    await user.selectOptions(screen.getByLabelText('Reason'), 'Bounced');
    await waitFor(() =>
      expect(Object.fromEntries(new URLSearchParams(queries().at(-1)))).toEqual({
        address: 'mara@example.test',
        reason: 'bounced',
      }),
    );
    expect(queries().some((query) => query.includes('address=mara&'))).toBe(false);
  });

  it('lifts what came back, after confirmation', async () => {
    const { user, network } = openSuppressed({
      'POST /api/admin/suppressions/lift': { body: { lifted: BOUNCED } },
    });
    await user.click(await screen.findByRole('button', { name: /^Lift: m•••@e•••.test/ }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Lift Suppression' }));
    await user.click(dialog.getByRole('button', { name: 'Lift Suppression' }));
    await screen.findByText('Suppression Lifted');
    expect(network.sent('POST', '/api/admin/suppressions/lift')[0]?.body).toEqual({
      id: 's-1',
      statedReason: null,
    });
  });

  it('asks for a reason before it lifts what someone asked for, and keeps what was typed', async () => {
    const { user, network } = openSuppressed({
      'POST /api/admin/suppressions/lift': { body: { lifted: WISH } },
    });
    const open = async () => {
      await user.click(await screen.findByRole('button', { name: /^Lift: Address not known/ }));
      return within(await screen.findByRole('dialog', { name: 'Lift Suppression' }));
    };
    let dialog = await open();
    await user.click(dialog.getByRole('button', { name: 'Lift Suppression' }));
    await dialog.findByText('Say why, in a few words');
    expect(network.sent('POST', '/api/admin/suppressions/lift')).toHaveLength(0);
    await user.type(dialog.getByLabelText('Reason'), 'They wrote to support');
    await user.click(dialog.getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    dialog = await open();
    dialog.getByText('Your draft is still here.');
    await user.click(dialog.getByRole('button', { name: 'Lift Suppression' }));
    await screen.findByText('Suppression Lifted');
    expect(network.sent('POST', '/api/admin/suppressions/lift')[0]?.body).toEqual({
      id: 's-2',
      statedReason: 'They wrote to support',
    });
  });
});
