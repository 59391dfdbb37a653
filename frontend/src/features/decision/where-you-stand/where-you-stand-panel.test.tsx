import { screen, waitFor, within } from '@testing-library/react';
import {
  aDecision,
  LEA,
  LEAS_PLACE,
  MARA,
  MARAS_PLACE,
  NOTHING_YET,
} from '../../../../test/decision-fixtures';
import { PICNIC } from '../../../../test/idea-fixtures';
import { aCandidate, anUnmetCandidate, ONE_DATE, TRUST } from '../../../../test/match-fixtures';
import { renderDashboard } from '../../../../test/render-dashboard';

beforeEach(() => localStorage.clear());

const IDEAS = [
  { ...PICNIC, id: 'market', name: 'Flea market' },
  { ...PICNIC, id: 'museum', name: 'Late museum' },
  { ...PICNIC, id: 'walk', name: 'Harbor walk' },
];

type Options = NonNullable<Parameters<typeof renderDashboard>[0]>;

function renderStanding(decision = aDecision(), { answers = {}, ...options }: Options = {}) {
  return renderDashboard({
    candidates: [MARA, LEA],
    ...options,
    answers: { 'GET /api/decision': { body: decision }, 'GET /api/date-ideas': { body: IDEAS }, ...answers },
  });
}

/** Once it has loaded. */
const panel = () =>
  waitFor(() => {
    const region = screen.getByRole('region', { name: 'Where you stand' });
    expect(region.getAttribute('aria-busy')).not.toBe('true');
    return within(region);
  });
const next = async () => within(await screen.findByRole('region', { name: 'Next' }));

describe('an empty account', () => {
  it('gets three steps, with a button for the one that is next', async () => {
    const { user, address } = renderStanding(NOTHING_YET, { candidates: [] });
    const steps = within(await (await panel()).findByRole('list')).getAllByRole('listitem');
    expect(steps).toHaveLength(3);
    expect(steps[0]?.textContent).toContain(': done');
    expect((await panel()).getAllByRole('button')).toHaveLength(1);
    await user.click((await panel()).getByRole('button', { name: 'Add a match' }));
    await screen.findByRole('dialog', { name: 'Add New Match' });
    // Coming back to the address must not open it again.
    await waitFor(() => expect(address()).toBe('/dashboard?tab=matches'));
  });

  it('begins with the standards when there are none', async () => {
    renderStanding(NOTHING_YET, { candidates: [], answers: { 'GET /api/criteria': { body: [] } } });
    await (await panel()).findByRole('button', { name: 'Choose your standards' });
  });

  it('leads from the first person to the score of a date', async () => {
    const { user } = renderStanding(NOTHING_YET, { candidates: [anUnmetCandidate()] });
    await user.click(await (await panel()).findByRole('button', { name: 'Score a date with Noa' }));
    await screen.findByRole('dialog', { name: 'Score Your Date Experience' });
  });

  it.each([
    ['about whom something called for help lines', { heldBack: true }],
    ['it has ended with', { stage: 'ended' }],
  ] as const)('suggests no date with someone %s', async (_case, changes) => {
    renderStanding(NOTHING_YET, { candidates: [anUnmetCandidate(changes)] });
    await (await panel()).findByRole('button', { name: 'Score a date' });
  });

  it('starts over kindly when everyone is archived', async () => {
    const archived = { ...MARA, archived: true };
    renderStanding({ ...NOTHING_YET, needs: { matches: 2, dates: 2 } }, { candidates: [archived] });
    await (await panel()).findByText(/Everyone you added is archived/);
    (await panel()).getByRole('button', { name: 'Add a match' });
  });
});

describe('too few people to compare', () => {
  const few = aDecision({ state: 'few', order: [MARAS_PLACE], next: null, needs: { matches: 1, dates: 1 } });

  it('leads to a second one', async () => {
    renderStanding(few, { candidates: [MARA] });
    await (await panel()).findByText(/Mara is the only one to compare so far/);
    (await panel()).getByRole('button', { name: 'Add a match' });
    expect((await panel()).queryByText(/Comes first in/)).toBeNull();
  });

  it('leads to a date with the one who has none', async () => {
    renderStanding({ ...few, needs: { matches: 0, dates: 1 } }, { candidates: [MARA, anUnmetCandidate()] });
    await (await panel()).findByRole('button', { name: 'Score a date with Noa' });
  });

  it('leads to someone else when it has ended with that one', async () => {
    const ended = anUnmetCandidate({ stage: 'ended' });
    renderStanding({ ...few, needs: { matches: 0, dates: 1 } }, { candidates: [MARA, ended] });
    await (await panel()).findByRole('button', { name: 'Add a match' });
    expect((await panel()).queryByText(/Noa/)).toBeNull();
  });

  it('asks for a fuller date after light ones, instead of for someone else', async () => {
    const light = { ...ONE_DATE, provisional: true, coverage: 0.3, likely: null };
    const places = [MARAS_PLACE, LEAS_PLACE].map((place) => ({ ...place, first: 0 }));
    const { user } = renderStanding(
      { ...few, order: places, needs: { matches: 0, dates: 2 } },
      { candidates: [MARA, LEA].map((one) => ({ ...one, compatibility: light })) },
    );
    await (await panel()).findByText('Not enough is rated yet to compare anyone.');
    expect((await panel()).getAllByText('Not enough rated to compare yet.')).toHaveLength(2);
    expect((await panel()).queryByRole('button', { name: /^Compare/ })).toBeNull();
    (await panel()).getByText(/^The date you scored with Mara rates less than half of your stars/);
    expect((await panel()).queryByRole('button', { name: 'Add a match' })).toBeNull();
    await user.click((await panel()).getByRole('button', { name: 'Score a date with Mara' }));
    await screen.findByRole('dialog', { name: 'Score Your Date Experience' });
  });

  it('says when everyone is below a must-have', async () => {
    const below = [MARAS_PLACE, LEAS_PLACE].map((place) => ({ ...place, first: 0, vetoed: [TRUST.id] }));
    renderStanding(
      { ...few, order: below, needs: { matches: 0, dates: 2 } },
      {
        candidates: [MARA, LEA].map((one) => ({ ...one, vetoed: [TRUST.id] })),
      },
    );
    await (await panel()).findByText("Everyone you've scored is below one of your must-haves.");
    (await panel()).getByText('Below your must-have Trust (8 of 10).');
    expect(screen.queryByRole('region', { name: 'Next' })).toBeNull();
  });
});

describe('people to compare', () => {
  it('stand in order, each with a share in words, and lead to their details', async () => {
    const { user } = renderStanding();
    await (
      await panel()
    ).findByText('Mara is probably your best fit so far, first in 78 of 100 readings of your dates.');
    const people = within((await panel()).getByRole('list', { name: 'The order' })).getAllByRole('listitem');
    expect(people.map(({ textContent }) => textContent)).toEqual([
      expect.stringContaining('MaraComes first in 78 of 100 readings of your dates.'),
      expect.stringContaining('LeaComes first in 22 of 100 readings of your dates.'),
    ]);
    // What the figures count is read once, and heard with each of them.
    (await panel()).getByText('How often each comes first in 100 readings of your dates');
    const figures = (await panel()).getAllByText(/^\d+$/, { selector: 'b' });
    expect(figures.map(({ textContent }) => textContent)).toEqual(['78', '22']);
    await user.click((await panel()).getByRole('link', { name: 'Lea' }));
    const details = await screen.findByRole('dialog', { name: 'Match Details & Edit' });
    within(details).getByRole('heading', { name: 'About Lea' });
  });

  it('are four at first, and all on request', async () => {
    const order = Array.from({ length: 6 }, (_, index) => ({
      ...MARAS_PLACE,
      candidateId: `m-${index}`,
      name: `Person ${index}`,
      first: 1 / 6,
    }));
    const { user } = renderStanding(aDecision({ state: 'open', order }));
    const names = async () => (await panel()).getAllByRole('link', { name: /^Person/ });
    await waitFor(async () => expect(await names()).toHaveLength(4));
    await user.click((await panel()).getByRole('button', { name: 'Show all 6 people' }));
    expect(await names()).toHaveLength(6);
  });

  it('include someone with too little rated, who has no share', async () => {
    const noa = aCandidate({
      id: 'm-noa',
      name: 'Noa',
      compatibility: { ...ONE_DATE, provisional: true, coverage: 0.3, likely: null },
    });
    const place = { ...LEAS_PLACE, candidateId: 'm-noa', name: 'Noa', first: 0 };
    renderStanding(aDecision({ order: [MARAS_PLACE, LEAS_PLACE, place] }), { candidates: [MARA, LEA, noa] });
    const row = (await (await panel()).findByText('Not enough rated to compare yet.')).closest('li');
    expect(row?.textContent).toContain('Noa');
    expect(row?.textContent).not.toContain('readings');
  });

  it('are the best two who meet the must-haves, when they are compared', async () => {
    const below = { ...MARAS_PLACE, candidateId: 'm-noa', name: 'Noa', first: 0, vetoed: [TRUST.id] };
    const third = { ...LEAS_PLACE, candidateId: 'm-kim', name: 'Kim', first: 0.1 };
    const first = renderStanding(aDecision({ order: [MARAS_PLACE, below, third] }));
    await (await panel()).findByRole('button', { name: 'Compare Mara and Kim' });
    first.unmount();
    renderStanding(aDecision({ state: 'few', next: null, order: [MARAS_PLACE, below] }));
    await (await panel()).findByRole('link', { name: 'Noa' });
    expect((await panel()).queryByRole('button', { name: /^Compare/ })).toBeNull();
  });

  it('have a sentence of their own when there is nothing to suggest', async () => {
    renderStanding(aDecision({ state: 'open', next: null }));
    await (await panel()).findByText('Nothing to suggest right now');
    expect(screen.queryByRole('region', { name: 'Next' })).toBeNull();
    expect((await panel()).queryByText('Nothing left to find out')).toBeNull();
  });

  it('have nothing left to find out once it is settled', async () => {
    renderStanding(aDecision({ state: 'clear', settled: true, next: null }));
    await (await panel()).findByText('Nothing left to find out');
    expect(screen.queryByRole('region', { name: 'Next' })).toBeNull();
  });
});

describe('what to find out next', () => {
  it('names the person, the standard and three ideas, and never urges', async () => {
    const { user, address } = renderStanding();
    await (await next()).findByText('Lea: Trust');
    (await next()).getByText(/^If you two meet again/);
    expect((await (await next()).findAllByRole('link')).map(({ textContent }) => textContent)).toEqual([
      'Flea market',
      'Late museum',
      'Harbor walk',
    ]);
    for (const link of (await next()).getAllByRole('link'))
      expect(link.getAttribute('href')).toMatch(/^\/dashboard\?tab=date-ideas&for=m-lea&idea=[a-z-]+$/);
    await user.click((await next()).getByRole('link', { name: 'Late museum' }));
    await waitFor(() => expect(address()).toMatch(/^\/dashboard\?tab=date-ideas&for=m-lea&idea=[a-z-]+$/));
  });

  it('says when that side has not been seen', async () => {
    renderStanding(aDecision(), { candidates: [MARA, { ...LEA, unseen: [TRUST.id] }] });
    await (await next()).findByText(/You haven't seen this side of Lea yet/);
  });

  it('goes by the date that is planned with the same person', async () => {
    const soon = new Date(Date.now() + 2 * 86_400_000).toISOString().slice(0, 10);
    const plan = {
      id: 'p-1',
      candidateId: 'm-lea',
      plannedFor: `${soon}T19:30`,
      place: null,
      ideaTitle: null,
      isPast: false,
    };
    renderStanding(aDecision(), { answers: { 'GET /api/planned-dates': { body: [plan] } } });
    await (
      await next()
    ).findByText(
      /^You've planned a date for .*7:30\sPM\. What you see of Lea there would tell you the most\.$/,
    );
    expect((await next()).queryByText(/If you two meet again/)).toBeNull();
    // What is to come can't be scored.
    expect((await next()).queryByRole('button', { name: /^Score a date/ })).toBeNull();
    await (await next()).findByText('Where you could go');
  });

  it('suggests nothing else once it is planned where they go', async () => {
    const soon = new Date(Date.now() + 2 * 86_400_000).toISOString().slice(0, 10);
    const plan = { id: 'p-1', candidateId: 'm-lea', plannedFor: `${soon}T19:30`, isPast: false };
    const body = [{ ...plan, place: 'Blue Door Café', ideaTitle: null }];
    renderStanding(aDecision(), { answers: { 'GET /api/planned-dates': { body } } });
    await (await next()).findByText(/^You've planned a date/);
    expect((await next()).queryByRole('link')).toBeNull();
  });

  it('stays dismissed, but another suggestion is shown', async () => {
    const first = renderStanding();
    await first.user.click(await (await next()).findByRole('button', { name: 'Not now' }));
    expect(screen.queryByRole('region', { name: 'Next' })).toBeNull();
    first.unmount();
    const again = renderStanding();
    await again.user.click(
      await (await panel()).findByRole('button', { name: "Show what's worth finding out" }),
    );
    await again.user.click(await (await next()).findByRole('button', { name: 'Not now' }));
    again.unmount();
    const { next: suggestion } = aDecision();
    renderStanding(aDecision({ next: suggestion && { ...suggestion, candidateId: 'm-mara' } }));
    await (await next()).findByText('Mara: Trust');
  });

  it('works without its ideas', async () => {
    renderStanding(aDecision(), { answers: { 'GET /api/date-ideas': { status: 500, body: {} } } });
    await (await next()).findByRole('button', { name: 'Score a date with Lea' });
    expect((await next()).queryByRole('link')).toBeNull();
  });
});

it('offers a retry when it fails to load', async () => {
  const { user, network } = renderStanding(aDecision(), {
    answers: { 'GET /api/decision': { status: 500, body: { message: 'Oh no' } } },
  });
  await (await panel()).findByText('Our servers are having a moment');
  network.answer('GET /api/decision', { body: aDecision() });
  await user.click((await panel()).getByRole('button', { name: 'Try Again' }));
  await (await panel()).findByRole('link', { name: 'Mara' });
});
