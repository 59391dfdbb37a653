import { screen, within } from '@testing-library/react';
import type { DashboardAnalytics } from '#contract/dating/insights/analytics';
import { FEW_ANALYTICS, FULL_ANALYTICS, withClaims } from '../../../test/analytics-fixtures';
import { aCandidate, CRITERIA } from '../../../test/match-fixtures';
import { renderDashboard } from '../../../test/render-dashboard';

function renderWith(body: DashboardAnalytics) {
  return renderDashboard({
    candidates: [aCandidate()],
    answers: { 'GET /api/dashboard/analytics': { body } },
  });
}

const region = async (name: string) => {
  const panel = within(await screen.findByRole('region', { name: 'How you date' }));
  return panel.findByRole('region', { name });
};
const group = async (name: string) => within(await region(name));
const wordsOf = async (name: string) => (await region(name)).textContent ?? '';

describe('what the panel says first', () => {
  const inShort = () => wordsOf('In short');

  it('is how many more people it takes, and each group says no more than that it is early', async () => {
    renderWith(FEW_ANALYTICS);
    expect(await inShort()).toBe(
      'Too early to tell habit from luck. It takes 5 more people with a scored date.From 2 dates with 1 person.',
    );
    expect(await wordsOf('How it changes')).toContain('TrendToo early to tell habit from luck.');
  });

  it('is that nothing stands out, when chance explains everything', async () => {
    renderWith(withClaims(FULL_ANALYTICS, 'chance'));
    expect(await inShort()).toMatch(/^So far your ratings go up and down as they would by chance/);
  });

  it('is what is clear', async () => {
    renderWith(
      withClaims(FULL_ANALYTICS, 'clear', {
        improvementTrend: { about: 'fit', direction: 1 },
        criteriaPerformance: { about: 'Humor', direction: 1 },
        successIndicators: { about: 'chemistry', direction: -1 },
        profileStrength: { about: 'Age', direction: 1 },
      }),
    );
    expect(await inShort()).toContain('Improving: the people you meet fit you better as time goes on.');
    expect(await inShort()).toContain('From 12 dates with 7 people.');
  });
});

it('points out a standard that sets no one apart', async () => {
  renderWith({ ...FULL_ANALYTICS, evenStandards: [{ name: 'Humor', share: 30, matches: 5 }] });
  const choice = await wordsOf('How you choose');
  expect(choice).toContain('You rate everyone about the same on Humor, so it lifts or caps everyone alike');
  expect(choice).toContain('It carries 30% of your stars, and 5 matches are within one point of each other.');
});

describe('the hint that chemistry colors ratings', () => {
  const renderHalo = (halo: object) =>
    renderDashboard({
      candidates: [aCandidate()],
      answers: {
        'GET /api/dashboard/analytics': { body: FULL_ANALYTICS },
        'GET /api/decision': {
          body: {
            state: 'few',
            order: [],
            next: null,
            settled: false,
            halo,
            needs: { matches: 0, dates: 0 },
          },
        },
      },
    });

  it('is given only when it is likely', async () => {
    renderHalo({ state: 'likely', strength: 0.33, p: 0.0205, dates: 14 });
    const changes = await group('How it changes');
    await changes.findByText(
      'Your ratings rise and fall with chemistry. Rating the standards before the heart, or again tomorrow, helps.',
    );
    screen.getByText(/^One thing stands out so far: your ratings rise and fall with chemistry\./);
    changes.getByText(/^Over 14 dates\. .* in about 2 of 100 tries\.$/);
  });

  it('says that nothing suggests it when it is not likely', async () => {
    renderHalo({ state: 'no', strength: 0.1, p: 0.4, dates: 14 });
    await (await group('How it changes')).findByText(/So far, nothing suggests that chemistry colors/);
    expect(screen.queryByText(/^One thing stands out/)).toBeNull();
  });
});

describe('standards about being together', () => {
  const suggested = () => screen.queryByRole('region', { name: "You're getting to know someone" });

  function renderFor(dateCount: number, names: readonly string[] = []) {
    return renderDashboard({
      candidates: [aCandidate({ dateCount })],
      answers: {
        'GET /api/dashboard/analytics': { body: FULL_ANALYTICS },
        'GET /api/criteria?all=true': {
          body: names.map((question, index) => ({ ...CRITERIA[0], id: `c-${index}`, question })),
        },
      },
    });
  }

  beforeEach(() => localStorage.clear());

  it('are offered from the fourth date with someone on, and one tap adds one', async () => {
    const { user, network } = renderFor(4, ['commitment ']);
    const card = within(await screen.findByRole('region', { name: "You're getting to know someone" }));
    expect(card.queryByRole('button', { name: 'Add Commitment as a standard' })).toBeNull();
    card.getByRole('button', { name: 'Add How we handle conflict as a standard' });
    network.answer('POST /api/criteria', { status: 201, body: { ...CRITERIA[0], question: 'Appreciation' } });
    await user.click(card.getByRole('button', { name: 'Add Appreciation as a standard' }));
    await screen.findByText('Appreciation is one of your standards now');
    expect(network.sent('POST', '/api/criteria')[0]?.body).toMatchObject({
      question: 'Appreciation',
      weight: 3,
    });
  });

  it('are not offered before the fourth date', async () => {
    renderFor(3);
    await region('How it changes');
    expect(suggested()).toBeNull();
  });

  it('are gone for good once dismissed', async () => {
    const { user, unmount } = renderFor(4);
    await screen.findByRole('region', { name: "You're getting to know someone" });
    await user.click(screen.getByRole('button', { name: 'No thanks' }));
    expect(suggested()).toBeNull();
    unmount();
    renderFor(4);
    await region('How it changes');
    expect(suggested()).toBeNull();
  });
});
