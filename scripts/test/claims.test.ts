import type { DashboardAnalytics } from '#contract/dating/insights/analytics';
import { EFFECTS, NOISE } from '../claims/behaviors';
import { foundIn } from '../claims/report';
import { simulate } from '../claims/simulation';

const NOISE_DATES = [3, 5, 8, 12, 20];
/** 200 users over all rows. */
const USERS_EACH = 10;
/** 5% of 200, and what may lie above it by chance: a share of 5% stays at or below this in 995 of 1,000 runs. */
const MOST_OF_200 = 19;

const CHANCE = NOISE['pure noise'] ?? EFFECTS.trend;

// Hundreds of users with all that the product says to each take a minute and more.
jest.setTimeout(300_000);

describe('everything the product says', () => {
  it('claims something to at most one in twenty of 200 users whose ratings are noise', () => {
    const told = Object.values(NOISE).flatMap((behavior) =>
      NOISE_DATES.map((dates) => simulate({ users: USERS_EACH, dates, behavior, seed: dates })),
    );
    expect(told.reduce((sum, { users }) => sum + users, 0)).toBe(200);
    expect(told.reduce((sum, { anywhere }) => sum + anywhere, 0)).toBeLessThanOrEqual(MOST_OF_200);
    // Where the user stands is a reading, not a claim: counted apart.
    expect(told.reduce((sum, { clearly, probably }) => sum + clearly + probably, 0)).toBeGreaterThan(0);
  });

  it('does so to everyone when the gate is left open', () => {
    const analytics = (gated: DashboardAnalytics): DashboardAnalytics => ({
      ...gated,
      claims: { ...gated.claims, improvementTrend: { about: 'fit', direction: 1 } },
      analyticsMeta: {
        ...gated.analyticsMeta,
        improvementTrend: { ...gated.analyticsMeta.improvementTrend, evidence: 'clear', p: 0.001 },
      },
    });
    const told = simulate({ users: 3, dates: 12, behavior: CHANCE, seed: 1, leak: { analytics } });
    expect(told.byPlace).toMatchObject({ insights: 3, alex: 3 });
    expect([...told.judgments.keys()]).toEqual([
      'Improving: the people you meet fit you better as time goes on.',
    ]);
  });

  it.each([
    ['Robin is clearly your best fit so far, first in 95 of 100 readings.', { clearly: 1, probably: 0 }],
    ['Robin is probably your best fit so far, first in 78 of 100 readings.', { clearly: 0, probably: 1 }],
    ['Robin has the higher percentage, but Sam is more likely the better fit.', { clearly: 0, probably: 1 }],
    ['It is still open.', { clearly: 0, probably: 0 }],
  ])('is counted apart when it says who comes first: %s', (overview, counts) => {
    const words = () => ({ insights: '', cards: '', alex: '', overview });
    const told = simulate({ users: 1, dates: 3, behavior: CHANCE, seed: 1, leak: { words } });
    expect(told).toMatchObject({ ...counts, anywhere: 0, either: 0 });
  });

  it('counts the label between praise and blame of a meter apart', () => {
    const words = () => ({ insights: '73 Moderately consistent', cards: '', overview: '', alex: '' });
    const told = simulate({ users: 1, dates: 3, behavior: CHANCE, seed: 1, leak: { words } });
    expect(told).toMatchObject({ between: 1, rating: 0, anywhere: 0 });
  });

  it.each([
    'It has been rising, from 50% on the first date to 60% on the latest.',
    'The ranges do not overlap, so this is more than chance.',
    'Humor goes closely with good dates.',
    'The direction is clear, but the exact number is still open.',
    'You are improving.',
  ])('is caught when it judges without asking the gate: %s', (sentence) => {
    const told = simulate({
      users: 1,
      dates: 5,
      behavior: CHANCE,
      seed: 1,
      leak: { words: (words) => ({ ...words, cards: `${words.cards} ${sentence}` }) },
    });
    expect(told.byPlace).toEqual({ insights: 0, cards: 1, overview: 0, alex: 0 });
  });
});

describe('what there is to find', () => {
  it.each([
    ['standard', 20, 0.37],
    ['standard', 30, 0.74],
    ['trend', 20, 0.78],
    ['trend', 30, 0.96],
  ] as const)('a real %s after %d dates is found about as often as it should be', (family, dates, share) => {
    const users = 150;
    // Two standard errors of 150 users on top of the six points that a thousand may differ by.
    expect(Math.abs(foundIn(family, dates, users) / users - share)).toBeLessThan(0.06 + 0.08);
  });
});
