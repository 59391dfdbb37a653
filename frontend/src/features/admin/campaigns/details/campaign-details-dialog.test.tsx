import { screen, waitFor, within } from '@testing-library/react';
import type { CampaignActivity } from '#contract/console/campaigns/campaign-activity';
import type { CampaignRecipient } from '#contract/console/campaigns/campaign-list';
import { aCampaign } from '../../../../../test/admin-fixtures';
import { counted, renderConsole } from '../../../../../test/render-console';

type Answers = Parameters<typeof renderConsole>[1];
type Changes = Parameters<typeof aCampaign>[0];

const RECIPIENT: CampaignRecipient = {
  userId: 'u-1',
  email: 'ada@example.test',
  state: 'sent',
  dueAt: '2026-01-05T12:00:00',
  sentAt: '2026-01-05T12:00:00',
  deliveredAt: null,
  refusedAt: null,
  openedAt: '2026-01-05T13:00:00',
  clickedAt: null,
  unsubscribedAt: null,
  bouncedAt: null,
  complainedAt: null,
};
const ACTIVITY: CampaignActivity = {
  links: [{ url: 'https://dates.example/ideas', clicks: 4 }],
  hours: [{ at: '2026-01-05T13:00:00Z', opened: 9, clicked: 4 }],
};
const BEN = { ...RECIPIENT, userId: 'u-2', email: 'ben@example.test', sentAt: null, openedAt: null } as const;

async function view(changes: Changes, answers: Answers = {}) {
  const campaign = aCampaign(changes);
  const app = renderConsole('overview', {
    'GET /api/admin/campaigns/summaries': counted([campaign]),
    'GET /api/admin/campaigns/c-1': { body: campaign },
    'GET /api/admin/campaigns/c-1/recipients': { body: { recipients: [RECIPIENT], next: null } },
    'POST /api/admin/campaigns/preview': { body: { subject: 'What is new', html: '<p>Hi</p>', text: 'Hi' } },
    'POST /api/admin/campaigns/audience': { body: { recipients: 12, unreachable: 0 } },
    'GET /api/admin/campaigns/c-1/activity': { body: ACTIVITY },
    ...answers,
  });
  await app.user.click(await screen.findByRole('button', { name: 'View New features' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Campaign' }));
  await dialog.findByRole('group', { name: 'Details' });
  const press = (name: string) => app.user.click(dialog.getByRole('button', { name }));
  return { ...app, dialog, press };
}

describe('a campaign', () => {
  it('shows what it says, to whom, when, and how far it is', async () => {
    const { dialog } = await view({ startedAt: '2026-01-05T13:00:00' });
    dialog.getByText('Completed');
    dialog.getByText('Everyone');
    dialog.getByText('Immediately');
    dialog.getByText('12/12 sent');
    dialog.getByText('Jan 05, 2026 13:00', { selector: 'dd' });
    await dialog.findByTitle('Preview of "What is new"');
  });

  it('tells the placeholders of its subject from the words', async () => {
    const { dialog } = await view({ subject: '{{firstName|Hello}}, this is new' });
    dialog.getByText('{{firstName|Hello}}', { selector: 'dd code' });
  });

  it('shows rates, openings over time and clicks per link', async () => {
    const { dialog } = await view({});
    expect(dialog.getByText('Opened', { selector: 'dt' }).nextElementSibling?.textContent).toBe('75%');
    dialog.getByText('9 of 12');
    await dialog.findByText('9 opened, 4 clicked');
    const links = within(dialog.getByRole('list', { name: 'Clicks per link' }));
    links.getByText('https://dates.example/ideas');
    links.getByText('4 clicks');
  });

  it('says once how many were sent, wait, failed, were skipped and came back', async () => {
    const counts = { recipients: 12, sent: 7, pending: 2, failed: 2, skipped: 1 };
    const delivery = { ...aCampaign().delivery, sent: 4, bounced: 2, complained: 1 };
    const { dialog } = await view({ counts, delivery });
    const countOf = (name: string) =>
      dialog.getByText(name, { selector: 'dt' }).nextElementSibling?.textContent;
    expect(['Sent', 'Failed', 'Skipped', 'Waiting', 'Bounced', 'Spam reports'].map(countOf)).toEqual([
      '7',
      '2',
      '1',
      '2',
      '2',
      '1',
    ]);
    expect(dialog.queryByText('Reported as spam')).toBeNull();
    const titles = dialog.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent);
    expect(titles).toEqual(['Progress', 'Activity', 'Recipients', 'Message']);
  });

  it('that stopped by itself says why', async () => {
    const delivery = { ...aCampaign().delivery, complained: 3 };
    const { dialog } = await view({ status: 'paused', stoppedFor: 'complaints', delivery });
    dialog.getByText(/It stopped by itself: 3 of 12 emails were reported as spam/);
  });

  it('lists its recipients by state, a page at a time', async () => {
    const { dialog, press, network } = await view(
      {},
      {
        'GET /api/admin/campaigns/c-1/recipients': ({ path }) => {
          const query = new URLSearchParams(path.split('?')[1]);
          if (query.get('state') === 'failed') return { body: { recipients: [], next: null } };
          const isSecond = query.get('after') === 'u-1';
          return {
            body: isSecond
              ? { recipients: [{ ...BEN, state: 'skipped' }], next: null }
              : { recipients: [RECIPIENT], next: 'u-1' },
          };
        },
      },
    );
    await dialog.findByText('Sent Jan 05, 2026 12:00, opened Jan 05, 2026 13:00');
    await press('Show more');
    await dialog.findByText('ben@example.test');
    dialog.getByText(/Unsubscribed, suppressed, or canceled/);
    expect(dialog.queryByRole('button', { name: 'Show more' })).toBeNull();
    await press('Failed');
    await dialog.findByText('No emails failed.');
    expect(network.sent('GET', '/api/admin/campaigns/c-1/recipients').at(-1)?.path).toContain('state=failed');
  });

  it.each<[string, Partial<CampaignRecipient>, string, string]>([
    [
      'was delivered',
      { deliveredAt: '2026-01-05T12:01:00', openedAt: null },
      'Sent',
      'Sent Jan 05, 2026 12:00, delivered Jan 05, 2026 12:01',
    ],
    [
      'the mail provider dropped',
      { refusedAt: '2026-01-05T12:01:00', openedAt: null },
      'Refused',
      'Sent Jan 05, 2026 12:00, refused by the mail provider Jan 05, 2026 12:01',
    ],
    [
      'came back',
      { bouncedAt: '2026-01-05T12:01:00', openedAt: null },
      'Bounced',
      'Sent Jan 05, 2026 12:00, bounced Jan 05, 2026 12:01',
    ],
    [
      'its recipient reported',
      { complainedAt: '2026-01-05T14:00:00', openedAt: null },
      'Reported as spam',
      'Sent Jan 05, 2026 12:00, reported as spam Jan 05, 2026 14:00',
    ],
    [
      'the mail server refused',
      { state: 'failed', sentAt: null, refusedAt: '2026-01-05T12:01:00', openedAt: null },
      'Failed',
      'Refused by the mail server Jan 05, 2026 12:01',
    ],
    [
      'was given up',
      { state: 'failed', sentAt: null, openedAt: null },
      'Failed',
      'Given up; the reason is under Unsent email for 30 days',
    ],
    [
      'was sent so long ago that its record is gone',
      { sentAt: null, openedAt: null },
      'Sent',
      'Sent more than 30 days ago; delivery details are no longer kept',
    ],
  ])('says what happened to an email that %s', async (_what, changes, badge, words) => {
    const recipients = [{ ...RECIPIENT, ...changes }];
    const { dialog } = await view(
      {},
      { 'GET /api/admin/campaigns/c-1/recipients': { body: { recipients, next: null } } },
    );
    const row = within((await dialog.findByText(words)).closest('li') ?? document.body);
    row.getByText(badge, { exact: true });
  });

  it('is put away once it is over', async () => {
    const { press, dialog } = await view(
      {},
      {
        'POST /api/admin/campaigns/c-1/archive': { body: aCampaign({ archivedAt: '2026-01-06T12:00:00Z' }) },
      },
    );
    expect(dialog.queryByRole('button', { name: 'Edit' })).toBeNull();
    await press('Archive');
    await screen.findByText('Campaign Archived');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  it('is copied into a draft', async () => {
    const copy = aCampaign({ id: 'c-2', name: 'Copy of New features', status: 'draft' });
    const { press } = await view(
      {},
      { 'POST /api/admin/campaigns/c-1/duplicate': { status: 201, body: copy } },
    );
    await press('Duplicate');
    await screen.findByText('Draft Created');
    expect(screen.getByText('Copy of New features')).toBeTruthy();
  });

  it('says that it could not be loaded, and tries again', async () => {
    const app = renderConsole('overview', {
      'GET /api/admin/campaigns/summaries': counted([aCampaign()]),
      'GET /api/admin/campaigns/c-1': { status: 500, body: {} },
      'POST /api/admin/campaigns/preview': { body: { subject: 'x', html: '', text: '' } },
      'GET /api/admin/campaigns/c-1/recipients': { body: { recipients: [], next: null } },
    });
    await app.user.click(await screen.findByRole('button', { name: 'View New features' }));
    await screen.findByText("The campaign couldn't be loaded.");
    app.network.answer('GET /api/admin/campaigns/c-1', { body: aCampaign() });
    await app.user.click(screen.getByRole('button', { name: 'Try again' }));
    await screen.findByText('Recipients');
  });
});

describe('a draft', () => {
  it('is deleted only after confirmation', async () => {
    const { press, user, network } = await view(
      { status: 'draft', counts: { recipients: 0 } },
      { 'DELETE /api/admin/campaigns/c-1': { status: 204 } },
    );
    await press('Delete Draft');
    const question = within(await screen.findByRole('dialog', { name: 'Delete Draft' }));
    expect(network.sent('DELETE', '/api/admin/campaigns/c-1')).toHaveLength(0);
    await user.click(question.getByRole('button', { name: 'Delete Draft' }));
    await screen.findByText('Draft Deleted');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });
});

describe('a scheduled campaign', () => {
  const scheduled = {
    status: 'scheduled',
    schedule: { kind: 'local-hour', day: '2999-01-01', hour: 18 },
    counts: { recipients: 0 },
  } as const;

  it('is rescheduled with its time filled in', async () => {
    const { press, user, network } = await view(scheduled, {
      'PUT /api/admin/campaigns/c-1': { body: aCampaign(scheduled) },
      'POST /api/admin/campaigns/c-1/reschedule': { body: aCampaign(scheduled) },
    });
    await press('Reschedule');
    const dialog = within(await screen.findByRole('dialog', { name: 'Edit Campaign' }));
    const day = await dialog.findByLabelText<HTMLInputElement>('Day');
    expect(day.value).toBe('2999-01-01');
    await user.selectOptions(dialog.getByLabelText('Hour'), '19:00');
    await user.click(dialog.getByRole('button', { name: 'Next' }));
    await user.click(await dialog.findByRole('button', { name: 'Schedule Campaign' }));
    await screen.findByText('Campaign Scheduled');
    expect(network.sent('POST', '/api/admin/campaigns/c-1/reschedule')[0]?.body).toEqual({
      schedule: { kind: 'local-hour', day: '2999-01-01', hour: 19 },
    });
    expect(network.sent('POST', '/api/admin/campaigns/c-1/start')).toHaveLength(0);
  });

  it('that has begun meanwhile says so and keeps what was typed', async () => {
    const message = "This campaign has already started, so it can't be changed. Please create a new one.";
    const { press, user } = await view(scheduled, {
      'PUT /api/admin/campaigns/c-1': { status: 409, body: { code: 'campaign.not-draft', message } },
    });
    await press('Edit');
    const dialog = within(await screen.findByRole('dialog', { name: 'Edit Campaign' }));
    const name = await dialog.findByLabelText<HTMLInputElement>('Campaign name');
    await user.type(name, ' 2');
    await user.click(dialog.getByRole('button', { name: 'Save changes' }));
    expect((await screen.findByRole('alert')).textContent).toContain(message);
    expect(name.value).toBe('New features 2');
  });
});

describe('archived campaigns', () => {
  it('are folded until they are asked for', async () => {
    const { user, network } = renderConsole('overview', {
      'GET /api/admin/campaigns/summaries': ({ path }) =>
        path.includes('view=archived')
          ? counted([aCampaign({ name: 'Old news', archivedAt: '2026-01-06T12:00:00Z' })])
          : counted([aCampaign()]),
    });
    await screen.findByText('New features');
    expect(network.calls.some(({ path }) => path.includes('view=archived'))).toBe(false);
    await user.click(screen.getByRole('button', { name: 'Show archived campaigns' }));
    const list = within(await screen.findByRole('list', { name: 'Archived campaigns' }));
    list.getByText('Old news');
    await user.click(screen.getByRole('button', { name: 'Hide archived campaigns' }));
    expect(screen.queryByText('Old news')).toBeNull();
  });
});
