import { screen, waitFor, within } from '@testing-library/react';
import { plannedDateSettings } from '../../../../test/planned-date-fixtures';
import { renderDashboard } from '../../../../test/render-dashboard';

const SETTINGS = '/api/planned-dates/settings';

async function open(changes = {}, answers = {}) {
  const settings = plannedDateSettings(changes);
  const app = renderDashboard({
    at: '/profile-settings',
    answers: {
      [`GET ${SETTINGS}`]: { body: settings },
      [`PUT ${SETTINGS}`]: ({ body }: { body: unknown }) => ({ body: Object.assign({}, settings, body) }),
      ...answers,
    },
  });
  const section = within(await screen.findByRole('region', { name: 'Reminders and calendar' }));
  await section.findByRole('switch', { name: 'Ask me by email' });
  return { ...app, section };
}

describe('reminders and calendar', () => {
  it('are off until the user switches them on, one by one', async () => {
    const { user, section, network } = await open();
    for (const name of ['Ask me by email', "Show who it's with"]) {
      const setting = section.getByRole<HTMLInputElement>('switch', { name });
      expect(setting.checked).toBe(false);
      await user.click(setting);
      await waitFor(() => expect(setting.checked).toBe(true));
    }
    expect(network.sent('PUT', SETTINGS).map(({ body }) => body)).toEqual([
      { emailsReminders: true },
      { showsNames: true },
    ]);
  });

  it("say why this device can't be notified", async () => {
    const { section } = await open();
    expect(
      section.getByRole<HTMLInputElement>('switch', { name: 'Notification on this device' }).disabled,
    ).toBe(true);
    section.getByText(/^This browser can't show notifications\. On an iPhone/);
  });

  it('say that they are paused, and can be turned on again', async () => {
    const { user, section, network } = await open({ remindersPaused: true });
    await user.click(section.getByRole('button', { name: 'Turn them on again' }));
    await waitFor(() => expect(section.queryByText(/^Reminders are paused/)).toBeNull());
    expect(network.sent('PUT', SETTINGS)[0]?.body).toEqual({ remindersPaused: false });
  });

  it('show a new calendar link once, and turn it off', async () => {
    const url = 'https://dates.example/calendar/secret.ics';
    const { user, section, network } = await open(
      {},
      {
        'POST /api/calendar-feed': { status: 201, body: { url } },
        'DELETE /api/calendar-feed': { status: 204 },
      },
    );
    network.answer(`GET ${SETTINGS}`, {
      body: plannedDateSettings({ calendarSince: '2026-03-05T12:00:00.000Z' }),
    });
    await user.click(section.getByRole('button', { name: 'Make a calendar link' }));
    expect((await section.findByLabelText<HTMLInputElement>('Your calendar link')).value).toBe(url);
    await user.click(section.getByRole('button', { name: 'Copy link' }));
    await section.findByRole('button', { name: 'Copied' });
    expect(await navigator.clipboard.readText()).toBe(url);
    network.answer(`GET ${SETTINGS}`, { body: plannedDateSettings() });
    await user.click(section.getByRole('button', { name: 'Turn off' }));
    await section.findByRole('button', { name: 'Make a calendar link' });
    expect(section.queryByLabelText('Your calendar link')).toBeNull();
  });

  it('ask before a new link replaces the one in use', async () => {
    const { user, section, network } = await open(
      { calendarSince: '2026-03-05T12:00:00.000Z' },
      { 'POST /api/calendar-feed': { status: 201, body: { url: 'https://dates.example/calendar/b.ics' } } },
    );
    await user.click(section.getByRole('button', { name: 'Make a new link' }));
    const question = within(await screen.findByRole('dialog', { name: 'Make a new link?' }));
    expect(network.sent('POST', '/api/calendar-feed')).toEqual([]);
    await user.click(question.getByRole('button', { name: 'Make a new link' }));
    await section.findByLabelText('Your calendar link');
  });
});
