import { screen, waitFor, within } from '@testing-library/react';
import {
  anAdminUser,
  aCampaign,
  DATE_REMINDER,
  HEALTHY,
  NEWCOMER,
  STANDARDS_REMINDER,
  WELCOME_TEMPLATE,
} from '../../../../test/admin-fixtures';
import { counted, figureOf, renderConsole } from '../../../../test/render-console';

describe('the five stat cards', () => {
  it('show the specified titles, values and captions', async () => {
    renderConsole('overview');
    expect(await figureOf('Total Users')).toBe('Total Users1,204Registered members');
    expect(await figureOf('Active Users')).toBe('Active Users300Added matches in last 30 days');
    expect(await figureOf('Avg Matches')).toBe('Avg Matches3.1Per active user');
    expect(await figureOf('Avg Top Score')).toContain('84.6%');
    expect(await figureOf('Platform Health')).toBe('Platform HealthExcellentAll systems operational');
  });

  it("don't mention health before it is known", async () => {
    renderConsole('overview', { 'GET /api/admin/health': () => new Promise(() => undefined) });
    const card = await screen.findByRole('region', { name: 'Platform Health' });
    expect(await figureOf('Total Users')).toContain('1,204');
    expect(card.textContent).toBe('Platform Health');
  });

  it('say what is wrong when the platform has a problem', async () => {
    renderConsole('overview', {
      'GET /api/admin/health': { body: { ...HEALTHY, label: 'Degraded', summary: 'Mail is slow' } },
    });
    expect(await figureOf('Platform Health')).toContain('DegradedMail is slow');
  });

  it('stay blank after one failed retry, and reload on request', async () => {
    const { user, network } = renderConsole('overview', {
      'GET /api/admin/stats': { status: 500, body: { message: 'broken' } },
    });
    const again = await screen.findByRole('button', { name: 'Try again' });
    expect(network.sent('GET', '/api/admin/stats')).toHaveLength(2);
    expect(await figureOf('Total Users')).toBe('Total Users–Registered members');
    expect(screen.queryByRole('alert')).toBeNull();
    network.answer('GET /api/admin/stats', {
      body: { totalUsers: 7, activeUsers: 0, avgMatchesPerUser: 0, avgHighestScore: 0 },
    });
    await user.click(again);
    expect(await screen.findByText('7')).toBeTruthy();
  });
});

describe('Recent Activity', () => {
  it('shows the newest eight users and how far they got', async () => {
    const { network } = renderConsole('overview', {
      'GET /api/admin/users': counted([anAdminUser(), NEWCOMER], 40),
    });
    const recent = within(await screen.findByRole('region', { name: 'Recent Activity' }));
    await recent.findByText('Ada Byron');
    const [ada, newcomer] = recent.getAllByRole('listitem').map((item) => within(item));
    ada?.getByText('Joined Jan 05, 2026');
    ada?.getByRole('img', { name: 'Email confirmed' });
    ada?.getByText('Active');
    newcomer?.getByText('new@example.test');
    newcomer?.getByRole('img', { name: 'Email not confirmed' });
    newcomer?.getByText('Setup');
    expect(network.sent('GET', '/api/admin/users')[0]?.path).toContain('pageSize=8');
  });

  it('says so when there are no users yet', async () => {
    renderConsole('overview', { 'GET /api/admin/users': counted([]) });
    expect(await screen.findByText('No one has joined yet')).toBeTruthy();
  });
});

describe('Campaign Management', () => {
  it('shows how many were sent, opened and clicked', async () => {
    renderConsole('overview', { 'GET /api/admin/campaigns/summaries': { body: [aCampaign()] } });
    const row = within(await screen.findByRole('article', { name: 'New features' }));
    row.getByText('Completed');
    row.getByText('12/12 sent');
    expect(row.getByText('Opened').nextElementSibling?.textContent).toBe('9');
    expect(row.getByText('Unsubscribed').nextElementSibling?.textContent).toBe('1');
    expect(row.getAllByRole('button').map(({ textContent }) => textContent)).toEqual(['View']);
  });

  it('follows a campaign in progress until it is done', async () => {
    const sending = aCampaign({ status: 'sending', counts: { sent: 5, pending: 7 } });
    const { network } = renderConsole('overview', {
      'GET /api/admin/campaigns/summaries': { body: [sending] },
    });
    await screen.findByText('5/12 sent');
    const progress = screen.getByRole('progressbar', { name: 'New features progress' });
    expect(progress.getAttribute('aria-valuenow')).toBe('42');
    network.answer('GET /api/admin/campaigns/summaries', { body: [aCampaign()] });
    expect(await screen.findByText('12/12 sent')).toBeTruthy();
    expect(screen.getByText('Completed')).toBeTruthy();
  });

  it('says that delivery is not reported instead of "0 delivered"', async () => {
    const delivery = { sent: 7, delivered: 2, bounced: 1, complained: 1, refused: 1, isReported: true };
    const { network } = renderConsole('overview', {
      'GET /api/admin/campaigns/summaries': { body: [aCampaign({ status: 'sending' })] },
    });
    const figures = async () => within(await screen.findByRole('group', { name: 'Delivery' }));
    (await figures()).getByText("Delivery isn't reported");
    expect((await figures()).getByText('Accepted').nextElementSibling?.textContent).toBe('12');
    expect((await figures()).queryByText('Delivered')).toBeNull();
    network.answer('GET /api/admin/campaigns/summaries', { body: [aCampaign({ delivery })] });
    await waitFor(() => expect(screen.queryByText("Delivery isn't reported")).toBeNull());
    for (const [name, count] of [
      ['Delivered', '2'],
      ['No word yet', '7'],
      ['Bounced', '1'],
      ['Spam reports', '1'],
      ['Refused', '1'],
    ] as const)
      expect((await figures()).getByText(name).nextElementSibling?.textContent).toBe(count);
  });

  it('pauses right away, and cancels only after confirmation', async () => {
    const { user, network } = renderConsole('overview', {
      'GET /api/admin/campaigns/summaries': {
        body: [aCampaign({ status: 'sending', counts: { pending: 7 } })],
      },
      'POST /api/admin/campaigns/c-1/pause': { body: aCampaign({ status: 'paused' }) },
      'POST /api/admin/campaigns/c-1/cancel': { body: aCampaign({ status: 'cancelled' }) },
    });
    await user.click(await screen.findByRole('button', { name: 'Pause New features' }));
    expect(network.sent('POST', '/api/admin/campaigns/c-1/pause')).toHaveLength(1);
    await user.click(await screen.findByRole('button', { name: 'Cancel New features' }));
    expect(network.sent('POST', '/api/admin/campaigns/c-1/cancel')).toHaveLength(0);
    const dialog = within(await screen.findByRole('dialog', { name: 'Cancel Campaign' }));
    await user.click(dialog.getByRole('button', { name: 'Cancel Campaign' }));
    expect(network.sent('POST', '/api/admin/campaigns/c-1/cancel')).toHaveLength(1);
  });

  it("warns that a campaign that hasn't started won't be sent, and lets the administrator keep it", async () => {
    const waiting = aCampaign({ status: 'scheduled', counts: { recipients: 0, sent: 0 } });
    const { user, network } = renderConsole('overview', {
      'GET /api/admin/campaigns/summaries': { body: [waiting] },
    });
    await user.click(await screen.findByRole('button', { name: 'Cancel New features' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Cancel Campaign' }));
    dialog.getByText("It won't be sent.");
    await user.click(dialog.getByRole('button', { name: 'Keep it' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(network.sent('POST', '/api/admin/campaigns/c-1/cancel')).toHaveLength(0);
  });

  it('turns one automation off and edits another', async () => {
    const { user, network } = renderConsole('overview', {
      'PATCH /api/admin/automations/welcome': { body: {} },
      'PATCH /api/admin/automations/first_match_encouragement': { body: {} },
    });
    await user.click(await screen.findByRole('switch', { name: 'Welcome email' }));
    expect(await screen.findByText('Automation Off')).toBeTruthy();
    expect(network.sent('PATCH', '/api/admin/automations/welcome')[0]?.body).toEqual({ enabled: false });
    expect(screen.queryByRole('button', { name: 'Edit schedule for Welcome email' })).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Edit schedule for First-match encouragement' }));
    const dialog = within(
      await screen.findByRole('dialog', { name: 'Edit schedule for First-match encouragement' }),
    );
    const times = dialog.getByLabelText('Maximum emails per user');
    await user.clear(times);
    await user.type(times, '11');
    await user.click(dialog.getByRole('button', { name: 'Save Changes' }));
    await dialog.findByText('The number of emails must be a whole number from 1 to 10');
    await user.clear(times);
    await user.type(times, '2');
    await user.selectOptions(
      dialog.getByLabelText("Hour of the day, in each recipient's time zone"),
      '18:00',
    );
    await user.click(dialog.getByRole('button', { name: 'Save Changes' }));
    const sent = network.sent('PATCH', '/api/admin/automations/first_match_encouragement');
    expect(sent.map(({ body }) => body)).toEqual([{ hour: 18, maxTimes: 2 }]);
  });

  it('shows the reminders as steps, and changes when one is sent', async () => {
    const path = '/api/admin/automations/no_date_reminder';
    const { user, network } = renderConsole('overview', {
      'GET /api/admin/automations': { body: [STANDARDS_REMINDER, DATE_REMINDER] },
      [`PATCH ${path}`]: { body: {} },
    });
    const standards = within(await screen.findByRole('article', { name: 'Standards Reminder' }));
    standards.getByText('Day 3: without standards');
    standards.getByText('Once, 3 days after they confirm, at 10:00 local time');
    const reminder = within(screen.getByRole('article', { name: 'First Date Reminder' }));
    reminder.getByText('Day 7: without a date');
    const toggle = reminder.getByRole<HTMLInputElement>('switch', { name: 'First Date Reminder' });
    expect(toggle.checked).toBe(false);
    await user.click(reminder.getByRole('button', { name: 'Edit schedule for First Date Reminder' }));
    const dialog = within(
      await screen.findByRole('dialog', { name: 'Edit schedule for First Date Reminder' }),
    );
    const hour = dialog.getByLabelText("Hour of the day, in each recipient's time zone");
    const hours = within(hour)
      .getAllByRole('option')
      .map(({ textContent }) => textContent);
    expect([hours[0], hours.at(-1)]).toEqual(['08:00', '20:00']);
    const days = dialog.getByLabelText('Days after their first match');
    await user.clear(days);
    await user.type(days, '31');
    await user.click(dialog.getByRole('button', { name: 'Save Changes' }));
    await dialog.findByText('The number of days must be a whole number from 1 to 30');
    await user.clear(days);
    await user.type(days, '14');
    await user.selectOptions(hour, '18:00');
    await user.click(dialog.getByRole('button', { name: 'Save Changes' }));
    await waitFor(() =>
      expect(network.sent('PATCH', path).map(({ body }) => body)).toEqual([{ hour: 18, afterDays: 14 }]),
    );
  });

  it('counts only what became of the emails of an automation, and says when it has sent none', async () => {
    const none = { sent: 0, opened: 0, clicked: 0, unsubscribed: 0, failed: 0 };
    renderConsole('overview', {
      'GET /api/admin/automations': {
        body: [{ ...STANDARDS_REMINDER, counts: none }, DATE_REMINDER],
      },
    });
    const silent = within(await screen.findByRole('article', { name: 'Standards Reminder' }));
    silent.getByText('Nothing sent yet');
    expect(silent.queryByText('Sent')).toBeNull();
    const busy = within(screen.getByRole('article', { name: 'First Date Reminder' }));
    const named = ['Sent', 'Opened', 'Clicked', 'Unsubscribed'].map(
      (name) => busy.getByText(name).nextElementSibling?.textContent,
    );
    expect(named).toEqual(['204', '150', '88', '2']);
    expect(busy.queryByText('Failed')).toBeNull();
  });

  it('opens the text of an automation in the template editor', async () => {
    const { user } = renderConsole('overview', {
      'GET /api/admin/templates/welcome': { body: WELCOME_TEMPLATE },
      'POST /api/admin/templates/welcome/preview': {
        body: { subject: 'Welcome', html: '<p></p>', text: '' },
      },
      'GET /api/admin/templates/welcome/versions': { body: [] },
    });
    await user.click(await screen.findByRole('button', { name: 'Edit text for Welcome email' }));
    const editor = within(await screen.findByRole('dialog', { name: 'Edit Welcome email' }));
    const heading = await editor.findByLabelText<HTMLInputElement>('Heading');
    expect(heading.value).toBe('Welcome');
  });

  it('lets support read the automations only', async () => {
    renderConsole('overview', {
      'GET /api/admin/status': { body: { isAdmin: true, email: 'ada@example.test', role: 'support' } },
    });
    const row = within(await screen.findByRole('article', { name: 'First-match encouragement' }));
    await waitFor(() => expect(row.queryAllByRole('button')).toEqual([]));
    expect(row.getByRole<HTMLInputElement>('switch').disabled).toBe(true);
  });
});
