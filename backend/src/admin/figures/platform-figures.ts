import { ADMIN_LIMITS, type AdminAnalytics, type AdminStats } from '#contract/console/admin';

/** Sums over the whole platform; "recent" is the last 30 days. */
export interface PlatformCounts {
  readonly accounts: number;
  /** Created in the last 24 hours. */
  readonly newAccounts: number;
  /** Deleted in the last 24 hours, and older than that. */
  readonly goneAccounts: number;
  readonly confirmed: number;
  readonly surveys: number;
  /** Selected standards of all accounts. */
  readonly standards: number;
  readonly matches: number;
  readonly recentMatches: number;
  /** Accounts that recently added a match, and how many matches they have in total. */
  readonly matchers: number;
  readonly matchesOfMatchers: number;
  readonly recentlySeen: number;
  readonly sessions: number;
  readonly sessionSeconds: number;
  /** Accounts with a ranked match, and the sums of their best and worst scores, 0 to 10. */
  readonly scoredAccounts: number;
  readonly highestSum: number;
  readonly lowestSum: number;
}

const DAY_MS = 86_400_000;
const DAY_SECONDS = 86_400;

/** "Recent" means on this day (YYYY-MM-DD, UTC) or later. */
export function recentSince(now: Date): string {
  return new Date(now.getTime() - ADMIN_LIMITS.activeDays * DAY_MS).toISOString().slice(0, 10);
}

export function toStats(counts: PlatformCounts, asOf: Date): AdminStats {
  return {
    totalUsers: counts.accounts,
    activeUsers: counts.matchers,
    avgMatchesPerUser: ratio(counts.matchesOfMatchers, counts.matchers),
    avgHighestScore: ratio(counts.highestSum, counts.scoredAccounts),
    asOf: asOf.toISOString(),
  };
}

export function toAnalytics(counts: PlatformCounts, asOf: Date): AdminAnalytics {
  return {
    userGrowth24h: growth(counts),
    totalUsers: counts.accounts,
    totalConfirmedUsers: counts.confirmed,
    inactiveUsers30Days: counts.accounts - counts.recentlySeen,
    sessionLifespan: ratio(counts.sessionSeconds / DAY_SECONDS, counts.sessions),
    avgMatchesTotal: ratio(counts.matches, counts.accounts),
    avgMatches30Days: ratio(counts.recentMatches, counts.accounts),
    avgStandards: ratio(counts.standards, counts.accounts),
    avgHighestScore: ratio(counts.highestSum, counts.scoredAccounts),
    avgLowestScore: ratio(counts.lowestSum, counts.scoredAccounts),
    asOf: asOf.toISOString(),
  };
}

/** Percent change in the number of accounts over the last 24 hours; 0 when there were none before. */
function growth({ accounts, newAccounts, goneAccounts }: PlatformCounts): number {
  const before = accounts - newAccounts + goneAccounts;
  return ratio(100 * (accounts - before), before);
}

/** To four decimals; 0 without data. */
function ratio(sum: number, count: number): number {
  return count === 0 ? 0 : Math.round((sum / count) * 1e4) / 1e4;
}
