import { recentSince, toAnalytics, toStats, type PlatformCounts } from './platform-figures';

const NOW = new Date('2026-03-31T12:00:00Z');
const NOTHING: PlatformCounts = {
  accounts: 0,
  newAccounts: 0,
  goneAccounts: 0,
  confirmed: 0,
  surveys: 0,
  standards: 0,
  matches: 0,
  recentMatches: 0,
  matchers: 0,
  matchesOfMatchers: 0,
  recentlySeen: 0,
  sessions: 0,
  sessionSeconds: 0,
  scoredAccounts: 0,
  highestSum: 0,
  lowestSum: 0,
};
const analytics = (counts: Partial<PlatformCounts>) => toAnalytics({ ...NOTHING, ...counts }, NOW);

describe("the platform's figures", () => {
  it('are 0 when there is nothing to divide by', () => {
    const numbers = Object.values({ ...analytics({}), ...toStats(NOTHING, NOW) }).filter(
      (value) => typeof value === 'number',
    );
    expect(new Set(numbers)).toEqual(new Set([0]));
    expect(numbers).toHaveLength(12);
  });

  it.each([
    [{ accounts: 110, newAccounts: 10 }, 10],
    [{ accounts: 95, newAccounts: 5, goneAccounts: 10 }, -5],
    [{ accounts: 5, newAccounts: 5 }, 0],
  ])('measure growth against the accounts of 24 hours ago: %j', (counts, percent) => {
    expect(analytics(counts).userGrowth24h).toBe(percent);
  });

  it('average scores over the accounts that have any', () => {
    const counts = { accounts: 10, scoredAccounts: 3, highestSum: 25, lowestSum: 10 };
    expect(analytics(counts)).toMatchObject({ avgHighestScore: 8.3333, avgLowestScore: 3.3333 });
  });

  it('average active users’ matches over active users, and all matches over all users', () => {
    const counts = {
      ...NOTHING,
      accounts: 10,
      matches: 20,
      recentMatches: 5,
      matchers: 4,
      matchesOfMatchers: 18,
    };
    expect(toStats(counts, NOW)).toMatchObject({ activeUsers: 4, avgMatchesPerUser: 4.5 });
    expect(toAnalytics(counts, NOW)).toMatchObject({ avgMatchesTotal: 2, avgMatches30Days: 0.5 });
  });

  it('count users not seen for 30 days as inactive, and give sessions in days', () => {
    expect(
      analytics({ accounts: 10, recentlySeen: 7, sessions: 4, sessionSeconds: 8 * 86_400 }),
    ).toMatchObject({ inactiveUsers30Days: 3, sessionLifespan: 2 });
  });

  it('start at the beginning of the day 30 days ago', () => {
    expect(recentSince(NOW)).toBe('2026-03-01');
  });
});
