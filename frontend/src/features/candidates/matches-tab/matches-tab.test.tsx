import { screen, waitFor, within } from '@testing-library/react';
import {
  aCandidate,
  aCriterion,
  anUnmetCandidate,
  CRITERIA,
  GOALS,
  HUMOR,
  ONE_DATE,
  ratings,
  TRUST,
} from '../../../../test/match-fixtures';
import { aPlan } from '../../../../test/planned-date-fixtures';
import { MATCHES, renderDashboard } from '../../../../test/render-dashboard';
import { daysAfter, localDay } from '../../../lib/format';
import { mustHaveWords } from '../../../lib/rating-means';
import { unseenWords } from '../match-texts';

const card = (name: string) => screen.findByRole('article', { name });

describe('Your Matches', () => {
  it('shows four match skeletons and three standard skeletons while loading', async () => {
    const never = () => new Promise<never>(() => undefined);
    renderDashboard({ at: MATCHES, answers: { 'GET /api/candidates': never, 'GET /api/criteria': never } });
    const matches = await screen.findByRole('group', { name: 'Loading your matches' });
    expect(within(matches).getAllByTestId('skeleton-card')).toHaveLength(4);
    const standards = screen.getByRole('group', { name: 'Loading your standards' });
    expect(within(standards).getAllByTestId('skeleton-card')).toHaveLength(3);
  });

  it('invites the user to add their first match', async () => {
    const { user } = renderDashboard({ at: MATCHES });
    await screen.findByText('No matches yet');
    screen.getByText('Add your first match to start tracking compatibility');
    screen.getByRole('heading', { name: 'Your Matches (0)' });
    await user.click(screen.getByRole('button', { name: 'Add Your First Match' }));
    await screen.findByRole('dialog', { name: 'Add New Match' });
  });

  it("shows a match's profile, fit, likely range and heart score", async () => {
    renderDashboard({ at: MATCHES, candidates: [aCandidate()] });
    const mara = await card('Mara');
    const words = within(mara);
    for (const fact of ['34', 'Architect', 'Lisbon']) words.getByText(fact);
    words.getByTitle('34 · Architect · Lisbon');
    words.getByText('Met at a birthday.');
    words.getByText('1 date scored');
    // Spoken in full; drawn without the number of dates, which the line above has.
    expect(mara.textContent).toContain('One date: early days, likely 49–88%.');
    words.getByText('Heart is 17 ahead on one date');
    words.getByRole('img', { name: /^73% fit with your standards so far, weak to strong fit\./ });
    for (const name of ['Score Date', 'Details', 'Archive']) words.getByRole('button', { name });
  });

  it('counts several dates and marks a provisional percentage', async () => {
    const compatibility = { ...ONE_DATE, coverage: 0.2, provisional: true, gap: 3 };
    renderDashboard({ at: MATCHES, candidates: [aCandidate({ dateCount: 2, compatibility })] });
    const words = within(await card('Mara'));
    words.getByText('2 dates scored');
    const why = words.getByText("Provisional: you've rated standards worth only 20% of your stars.");
    // A narrow card shows the first three of them.
    expect(why.parentElement?.firstElementChild).toBe(why);
    words.getByText('Provisional');
    expect(words.queryByText(/ahead/)).toBeNull();
  });

  it('names what has not been seen yet, and shortens a long list', async () => {
    const compatibility = { ...ONE_DATE, coverage: 0.5, possible: { low: 60.4, high: 78.4 } };
    const unseen = [HUMOR.id, GOALS.id];
    renderDashboard({ at: MATCHES, candidates: [aCandidate({ compatibility, unseen })] });
    await within(await card('Mara')).findByText('Not seen yet: Humor, Goals');
    const many = ['Honesty', 'Humor', 'Goals', 'Trust', 'Patience'].map((name) => aCriterion(name, name, 3));
    const five = { unseen: many.map(({ id }) => id), dateCount: 1 };
    expect(unseenWords(five, many)).toBe('Not seen yet: Honesty, Humor, Goals and 2 more');
    expect(unseenWords({ ...five, unseen: five.unseen.slice(1) }, many)).toBe(
      'Not seen yet: Humor, Goals, Trust, Patience',
    );
    expect(unseenWords({ ...five, dateCount: 0 }, many)).toBeNull();
  });

  it('lists a match below a must-have after the other active ones, says why, and praises it no less', async () => {
    const strict = CRITERIA.map((one) => ({ ...one, mustHave: one === TRUST ? 9 : 5 }));
    const mara = aCandidate({ vetoed: [TRUST.id] });
    const noa = anUnmetCandidate();
    const lea = aCandidate({ id: 'm-lea', name: 'Lea', atRisk: [HUMOR.id, GOALS.id] });
    const old = aCandidate({ id: 'm-old', name: 'Old', archived: true });
    renderDashboard({
      at: MATCHES,
      candidates: [mara, noa, lea, old],
      answers: { 'GET /api/criteria': { body: strict } },
    });
    const words = within(await card('Mara'));
    await words.findByText('Below your must-have Trust (8 of 10)');
    words.getByText(/strong fit$/i);
    await within(await card('Lea')).findByText(
      'May be below your must-haves Humor (7 so far, above the 5 you ask for) and Goals (6 so far, above the 5 you ask for): too early to be sure',
    );
    const names = screen.getAllByRole('article').map((one) => within(one).getByRole('heading').textContent);
    expect(names).toEqual(['Noa', 'Lea', 'Mara', 'Old']);
    const evaluations = [...ratings('d-1', 4, 7, 6), ...ratings('d-2', 3, 7, 6)];
    expect(mustHaveWords({ vetoed: [TRUST.id], atRisk: [], evaluations }, strict)).toBe(
      'Below your must-have Trust (3.5 of 10)',
    );
    const unsure = (mustHave: number) =>
      mustHaveWords({ vetoed: [], atRisk: [TRUST.id], evaluations }, [{ ...TRUST, mustHave }]);
    expect(unsure(3)).toContain('Trust (3.5 so far, just above the 3 you ask for)');
    expect(unsure(4)).toContain('Trust (3.5 so far, just below the 4 you ask for)');
  });

  it('says that a date is needed when there is none yet', async () => {
    renderDashboard({ at: MATCHES, candidates: [anUnmetCandidate()] });
    const words = within(await card('Noa'));
    expect(words.getByRole('img', { name: 'Date experience needed' }).textContent).toBe(
      'Date experience needed',
    );
    words.getByText('0 dates scored');
  });

  it("offers only Unarchive and Details on an archived match, and keeps the list's order", async () => {
    const candidates = [aCandidate(), anUnmetCandidate({ archived: true })];
    renderDashboard({ at: MATCHES, candidates });
    const noa = within(await card('Noa'));
    noa.getByText('Archived');
    expect(noa.getAllByRole('button').map(({ textContent }) => textContent)).toEqual([
      'Details',
      'Unarchive',
    ]);
    const names = screen.getAllByRole('article').map((one) => within(one).getByRole('heading').textContent);
    expect(names).toEqual(['Mara', 'Noa']);
  });

  it('archives a match, confirms it and refetches the list and the stats', async () => {
    const { user, network } = renderDashboard({
      at: MATCHES,
      candidates: [aCandidate()],
      answers: { 'PUT /api/candidates/m-mara': { body: aCandidate({ archived: true }) } },
    });
    const archive = within(await card('Mara')).getByRole('button', { name: 'Archive' });
    network.answer('GET /api/candidates', { body: [aCandidate({ archived: true })] });
    await user.click(archive);
    expect((await screen.findByRole('status')).textContent).toContain('Match archived');
    expect(network.sent('PUT', '/api/candidates/m-mara').map(({ body }) => body)).toEqual([
      { archived: true },
    ]);

    await user.click(within(await card('Mara')).getByRole('button', { name: 'Unarchive' }));
    await waitFor(() => expect(screen.getByRole('status').textContent).toContain('Match unarchived'));
  });

  it('says what becomes of the dates planned with them', async () => {
    const plans = [aPlan({ plannedFor: `${daysAfter(localDay(new Date()), 1)}T19:30` })];
    const { user, network } = renderDashboard({
      at: MATCHES,
      candidates: [aCandidate()],
      answers: {
        'GET /api/planned-dates': { body: plans },
        'PUT /api/candidates/m-mara': { body: aCandidate({ archived: true }) },
      },
    });
    await within(await card('Mara')).findByText(/^Tomorrow, 7:30/);
    network.answer('GET /api/planned-dates', { body: [] });
    await user.click(within(await card('Mara')).getByRole('button', { name: 'Archive' }));
    await within(await screen.findByRole('status')).findByText(
      /^The date planned for tomorrow, 7:30\sPM is set aside until you unarchive\.$/,
    );
  });

  it('keeps a card in place when its planned dates fail to load', async () => {
    const { network } = renderDashboard({
      at: MATCHES,
      candidates: [aCandidate()],
      answers: { 'GET /api/planned-dates': { status: 500, body: {} } },
    });
    const mara = await card('Mara');
    await waitFor(() => expect(network.sent('GET', '/api/planned-dates')).toHaveLength(2));
    expect(mara.isConnected).toBe(true);
  });

  it('notes why with one more tap, and says so on the card', async () => {
    const archived = aCandidate({ archived: true });
    const { user, network } = renderDashboard({
      at: MATCHES,
      candidates: [aCandidate()],
      answers: { 'PUT /api/candidates/m-mara': { body: archived } },
    });
    const archive = within(await card('Mara')).getByRole('button', { name: 'Archive' });
    network.answer('GET /api/candidates', { body: [archived] });
    await user.click(archive);
    const toast = within(await screen.findByRole('status'));
    network.answer('GET /api/candidates', { body: [{ ...archived, archiveReason: 'they_ended_it' }] });
    await user.click(toast.getByRole('button', { name: 'They ended it' }));
    await waitFor(() => expect(screen.getByRole('status').textContent).toContain('Noted: They ended it.'));
    within(await card('Mara')).getByText('They ended it');
    screen.getByRole('button', { name: 'Undo' });
    expect(network.sent('PUT', '/api/candidates/m-mara').at(-1)?.body).toEqual({
      archiveReason: 'they_ended_it',
    });
  });

  it("describes each button with the match's name", async () => {
    renderDashboard({ at: MATCHES, candidates: [aCandidate(), anUnmetCandidate()] });
    for (const name of ['Mara', 'Noa'])
      for (const one of within(await card(name)).getAllByRole('button')) {
        const describedBy = one.getAttribute('aria-describedby') ?? '';
        expect(document.getElementById(describedBy)?.textContent).toBe(name);
      }
  });

  it("says why a match couldn't be archived", async () => {
    const { user } = renderDashboard({
      at: MATCHES,
      candidates: [aCandidate()],
      answers: { 'PUT /api/candidates/m-mara': { status: 503, body: { message: 'Try later.' } } },
    });
    await user.click(within(await card('Mara')).getByRole('button', { name: 'Archive' }));
    const alert = await screen.findByRole('alert');
    expect(alert.textContent).toContain('Failed to update match');
    expect(alert.textContent).toContain('Try later.');
  });

  it('offers a refresh when the matches fail to load', async () => {
    const { user, network } = renderDashboard({
      at: MATCHES,
      answers: { 'GET /api/candidates': { status: 500, body: { message: 'Oh no' } } },
    });
    await screen.findByText('Trouble loading your matches');
    network.answer('GET /api/candidates', { body: [aCandidate()] });
    await user.click(screen.getByRole('button', { name: 'Refresh' }));
    await card('Mara');
  });
});

describe('Your Dating Standards', () => {
  it('lists each with its description and stars', async () => {
    renderDashboard({ at: MATCHES });
    const trust = (await screen.findByRole('heading', { name: 'Trust' })).closest('li');
    if (!trust) throw new Error('Trust is not in a list.');
    within(trust).getByText('What Trust means to me');
    within(trust).getByRole('img', { name: '5 Stars' });
    expect(screen.getAllByRole('img', { name: /^\d Stars$/ })).toHaveLength(CRITERIA.length);
  });

  it('links to the standards to edit them', async () => {
    const { user, address } = renderDashboard({ at: MATCHES });
    await user.click(await screen.findByRole('button', { name: 'Edit Standards' }));
    await waitFor(() => expect(address()).toBe('/criteria-selection'));
  });

  it('links to the standards to set them up', async () => {
    const { user, address } = renderDashboard({
      at: MATCHES,
      answers: { 'GET /api/criteria': { body: [] } },
    });
    await screen.findByText('No standards set up yet');
    screen.getByText('Create your dating standards to start evaluating matches');
    await user.click(screen.getByRole('button', { name: 'Set Up Standards' }));
    await waitFor(() => expect(address()).toBe('/criteria-selection'));
  });

  it('offers a refresh when the standards fail to load, and not to edit what is not there', async () => {
    renderDashboard({ at: MATCHES, answers: { 'GET /api/criteria': { status: 404, body: {} } } });
    await screen.findByText("Can't load your standards");
    screen.getByRole('button', { name: 'Refresh' });
    expect(screen.queryByRole('button', { name: 'Edit Standards' })).toBeNull();
  });
});
