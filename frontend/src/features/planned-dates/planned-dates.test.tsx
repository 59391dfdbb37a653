import { act, screen, waitFor, within } from '@testing-library/react';
import type { PlannedDate } from '#contract/dating/planned-dates';
import { withFixedDay } from '../../../test/fixed-day';
import { aCandidate } from '../../../test/match-fixtures';
import { aPlan } from '../../../test/planned-date-fixtures';
import { MATCHES, renderDashboard } from '../../../test/render-dashboard';
import { daysAfter, nearMoment } from '../../lib/format';
import { takeReturnPath } from '../../lib/storage/return-path';

const TODAY = withFixedDay('2026-03-05');
const TOMORROW = daysAfter(TODAY, 1);
const MARA = aCandidate();
const NOA = aCandidate({ id: 'm-noa', name: 'Noa' });

function open(plans: readonly object[] = [], answers = {}, at = '/dashboard') {
  return renderDashboard({
    at,
    candidates: [MARA, NOA],
    answers: { 'GET /api/planned-dates': { body: plans }, ...answers },
  });
}

const comingUp = async () => within(await screen.findByRole('region', { name: 'Coming up' }));
const restored = ({ candidateId, plannedFor, timeZone, place, ideaTitle }: PlannedDate) => ({
  candidateId,
  plannedFor,
  timeZone,
  place,
  ideaTitle,
  isRestored: true,
});
const planDialog = async (name = 'Plan a date') => within(await screen.findByRole('dialog', { name }));

describe('planning a date', () => {
  const added = {
    'POST /api/planned-dates': { status: 201, body: aPlan({ plannedFor: `${TOMORROW}T19:30` }) },
  };

  it('takes the person, the day and the time, and offers the file for the calendar', async () => {
    const { user, network } = open([], added);
    const section = await comingUp();
    section.getByText('No date planned yet.');
    await user.click(section.getByRole('button', { name: 'Plan a date' }));
    const dialog = await planDialog();
    await user.selectOptions(dialog.getByLabelText('With'), 'Noa');
    await user.click(dialog.getByRole('button', { name: 'Tomorrow' }));
    await user.type(dialog.getByLabelText('Place (optional)'), ' Blue Door ');
    await user.click(dialog.getByRole('button', { name: 'Plan it' }));
    await screen.findByText('Date planned');
    screen.getByRole('button', { name: 'Add to calendar' });
    const [sent] = network.sent('POST', '/api/planned-dates');
    expect(sent?.body).toEqual({
      candidateId: 'm-noa',
      plannedFor: `${TOMORROW}T19:30`,
      timeZone: Intl.DateTimeFormat().resolvedOptions().timeZone,
      place: 'Blue Door',
      ideaTitle: null,
    });
    expect(sent?.headers['Idempotency-Key']).toBeTruthy();
  });

  it("isn't sent without a person, or for a time that has passed", async () => {
    const { user, network } = open([], added);
    await user.click((await comingUp()).getByRole('button', { name: 'Plan a date' }));
    const dialog = await planDialog();
    await user.click(dialog.getByRole('button', { name: 'Plan it' }));
    await dialog.findByText('A match is required for this plan.');
    await user.selectOptions(dialog.getByLabelText('With'), 'Noa');
    await user.click(dialog.getByRole('button', { name: 'Today' }));
    await user.clear(dialog.getByLabelText('Time'));
    await user.type(dialog.getByLabelText('Time'), '00:00');
    await user.click(dialog.getByRole('button', { name: 'Plan it' }));
    await dialog.findByText('This time has passed. Please choose a later one.');
    expect(network.sent('POST', '/api/planned-dates')).toEqual([]);
  });

  it('keeps what was typed when it is closed, until it is saved', async () => {
    const { user } = open();
    const section = await comingUp();
    await user.click(section.getByRole('button', { name: 'Plan a date' }));
    await user.type((await planDialog()).getByLabelText('Place (optional)'), 'The pier');
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await user.click(section.getByRole('button', { name: 'Plan a date' }));
    expect((await planDialog()).getByLabelText<HTMLInputElement>('Place (optional)').value).toBe('The pier');
  });
});

describe('a planned date', () => {
  const plan = aPlan({ plannedFor: `${TOMORROW}T19:30` });
  const words = `${nearMoment(plan.plannedFor, TODAY)} · Blue Door Café`;

  it('shows on the match card and on the overview', async () => {
    const overview = open([plan]);
    (await comingUp()).getByText(words);
    overview.unmount();
    open([plan], {}, MATCHES);
    within(await screen.findByRole('article', { name: 'Mara' })).getByText(words);
    expect(within(screen.getByRole('article', { name: 'Noa' })).queryByText(words)).toBeNull();
  });

  it('comes first in the details, where another one can be planned', async () => {
    const { user } = open([plan], {}, `${MATCHES}&match=m-mara`);
    const next = within(await screen.findByRole('region', { name: 'Next date' }));
    next.getByText((_, element) => element?.textContent === `With Mara: ${words}`);
    const history = screen.getByRole('region', { name: 'Date history' });
    const position = screen.getByRole('region', { name: 'Next date' }).compareDocumentPosition(history);
    expect(position & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy();
    await user.click(next.getByRole('button', { name: 'Plan another date' }));
    expect((await planDialog()).queryByLabelText('With')).toBeNull();
  });

  it('is not offered with someone whose notes called for help', async () => {
    const candidates = [aCandidate({ help: { language: 'en', text: 'Only you see this.' } })];
    renderDashboard({
      at: `${MATCHES}&match=m-mara`,
      candidates,
      answers: { 'GET /api/planned-dates': { body: [] } },
    });
    await screen.findByRole('region', { name: 'Date history' });
    expect(screen.queryByRole('region', { name: 'Next date' })).toBeNull();
  });

  it('is still there to be changed where notes called for help, and no other one is offered', async () => {
    const candidates = [aCandidate({ help: { language: 'en', text: 'Only you see this.' } })];
    renderDashboard({
      at: `${MATCHES}&match=m-mara`,
      candidates,
      answers: { 'GET /api/planned-dates': { body: [plan] } },
    });
    const next = within(await screen.findByRole('region', { name: 'Next date' }));
    next.getByRole('button', { name: 'Change' });
    expect(next.queryByRole('button', { name: /^Plan/ })).toBeNull();
  });

  it('leaves the keyboard at its section once it is removed', async () => {
    const { user, network } = open(
      [plan],
      { 'DELETE /api/planned-dates/plan-1': { status: 204 } },
      `${MATCHES}&match=m-mara`,
    );
    const next = within(await screen.findByRole('region', { name: 'Next date' }));
    await user.click(next.getByRole('button', { name: 'Change' }));
    network.answer('GET /api/planned-dates', { body: [] });
    await user.click((await planDialog('Change the plan')).getByRole('button', { name: 'Remove plan' }));
    await next.findByText('No date planned yet.');
    await waitFor(() => expect(document.activeElement?.textContent).toBe('Next date'));
  });

  it('can be changed and removed', async () => {
    const { user, network } = open([plan], {
      'PUT /api/planned-dates/plan-1': { body: { ...plan, version: 2 } },
      'DELETE /api/planned-dates/plan-1': { status: 204 },
      'POST /api/planned-dates': { status: 201, body: plan },
    });
    const change = async () => {
      await user.click((await comingUp()).getByRole('button', { name: 'Change' }));
      return planDialog('Change the plan');
    };
    const dialog = await change();
    await user.clear(dialog.getByLabelText('Place (optional)'));
    await user.click(dialog.getByRole('button', { name: 'Save' }));
    await screen.findByText('Plan changed');
    // Neither time nor zone: this device isn't where it was planned.
    expect(network.sent('PUT', '/api/planned-dates/plan-1')[0]?.body).toEqual({
      place: null,
      ideaTitle: null,
      version: 1,
    });
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await user.click((await change()).getByRole('button', { name: 'Remove plan' }));
    await screen.findByText('Plan removed');
    expect(network.sent('DELETE', '/api/planned-dates/plan-1')).toHaveLength(1);
    await user.click(screen.getByRole('button', { name: 'Undo' }));
    await screen.findByText('Plan restored');
    expect(network.sent('POST', '/api/planned-dates')[0]?.body).toEqual(restored(plan));
  });

  it('that is under way can change its place, and moves with this device only when its time is changed', async () => {
    const underWay = aPlan({ plannedFor: `${TODAY}T00:00` });
    const { user, network } = open([underWay], {
      'PUT /api/planned-dates/plan-1': { body: { ...underWay, version: 2 } },
    });
    const sent = () => network.sent('PUT', '/api/planned-dates/plan-1').at(-1)?.body;
    await user.click((await comingUp()).getByRole('button', { name: 'Change' }));
    await user.type((await planDialog('Change the plan')).getByLabelText('Place (optional)'), ' 2');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(sent()).toMatchObject({ place: 'Blue Door Café 2' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await user.click((await comingUp()).getByRole('button', { name: 'Change' }));
    await user.click((await planDialog('Change the plan')).getByRole('button', { name: 'Tomorrow' }));
    await user.clear(screen.getByLabelText('Time'));
    await user.type(screen.getByLabelText('Time'), '20:00');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(() =>
      expect(sent()).toMatchObject({
        plannedFor: `${TOMORROW}T20:00`,
        timeZone: Intl.DateTimeFormat().resolvedOptions().timeZone,
      }),
    );
  });

  it('has buttons that say which one they are for', async () => {
    open([plan]);
    const section = await comingUp();
    for (const button of [
      section.getByRole('button', { name: 'Change' }),
      section.getByText('Add to calendar', { selector: 'a' }),
    ]) {
      const ids = button.getAttribute('aria-describedby')?.split(' ') ?? [];
      expect(ids.map((id) => document.getElementById(id)?.textContent)).toEqual(['Mara', words]);
    }
  });
});

describe('a planned date that is over', () => {
  const past = aPlan({ isPast: true });

  it('is asked about, and opens the form with day and place', async () => {
    const { user, network } = open([past], {
      'POST /api/planned-dates/plan-1/reminder-opened': { status: 204 },
    });
    const question = within(await screen.findByRole('region', { name: 'How was your date with Mara?' }));
    await user.click(question.getByRole('button', { name: 'Score this date' }));
    const form = within(await screen.findByRole('dialog', { name: 'Score Your Date Experience' }));
    expect(form.getByLabelText<HTMLInputElement>('Date').value).toBe('2026-03-07');
    expect(form.getByLabelText<HTMLInputElement>('Location').value).toBe('Blue Door Café');
    expect(network.sent('POST', '/api/planned-dates/plan-1/reminder-opened')).toEqual([]);
  });

  it('tells the server when a reminder led to the form', async () => {
    const { network } = open(
      [past],
      { 'POST /api/planned-dates/plan-1/reminder-opened': { status: 204 } },
      '/dashboard?tab=matches&score=m-mara&plan=plan-1&from=reminder',
    );
    await screen.findByRole('dialog', { name: 'Score Your Date Experience' });
    expect(network.sent('POST', '/api/planned-dates/plan-1/reminder-opened')).toHaveLength(1);
  });

  it('is where sign-in leads when its reminder was opened on a device that is signed out', async () => {
    const reminder = '/dashboard?tab=matches&score=m-mara&plan=plan-1&from=reminder';
    open([past], { 'GET /api/auth/user': { status: 401 } }, reminder);
    await waitFor(() => expect(takeReturnPath()).toBe(reminder), { timeout: 10_000 });
  });

  it("opens the form without the plan's day while offline, and keeps it open when the connection is back", async () => {
    const onLine = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    open(
      [],
      { 'GET /api/planned-dates': () => new Promise(() => undefined) },
      '/dashboard?tab=matches&score=m-mara&plan=plan-1',
    );
    const form = await screen.findByRole('dialog', { name: 'Score Your Date Experience' });
    onLine.mockReturnValue(true);
    act(() => void window.dispatchEvent(new Event('online')));
    expect(form.isConnected).toBe(true);
    onLine.mockRestore();
  });

  it('fills in what an earlier draft left open, and nothing that was typed', async () => {
    const at = '/dashboard?tab=matches&score=m-mara';
    const form = async () =>
      within(await screen.findByRole('dialog', { name: 'Score Your Date Experience' }));
    const first = open([past], {}, at);
    await first.user.type((await form()).getByLabelText('Overall feeling'), 'Light');
    first.unmount();
    const second = open([past], {}, `${at}&plan=plan-1`);
    const filled = await form();
    const text = (label: string) => filled.getByLabelText<HTMLInputElement>(label).value;
    expect(['Date', 'Location', 'Overall feeling'].map(text)).toEqual([
      '2026-03-07',
      'Blue Door Café',
      'Light',
    ]);
    await second.user.type(filled.getByLabelText('Location'), ' 2');
    second.unmount();
    open([aPlan({ isPast: true, place: 'The pier' })], {}, `${at}&plan=plan-1`);
    expect((await form()).getByLabelText<HTMLInputElement>('Location').value).toBe('Blue Door Café 2');
  });

  it("can be said not to have happened, and isn't coming up", async () => {
    const { user, network } = open([past], {
      'DELETE /api/planned-dates/plan-1': { status: 204 },
      'POST /api/planned-dates': { status: 201, body: past },
    });
    await user.click(await screen.findByRole('button', { name: "It didn't happen" }));
    await screen.findByText('Noted');
    expect(network.sent('DELETE', '/api/planned-dates/plan-1')).toHaveLength(1);
    (await comingUp()).getByText('No date planned yet.');
    await user.click(screen.getByRole('button', { name: 'Undo' }));
    await screen.findByText('Plan restored');
    expect(network.sent('POST', '/api/planned-dates')[0]?.body).toEqual(restored(past));
  });
});
