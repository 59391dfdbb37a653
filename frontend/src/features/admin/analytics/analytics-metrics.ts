import type { AdminAnalytics } from '#contract/console/admin';
import { oneDecimal, signedPercent, wholeNumber } from '../shared/console-format';

interface Metric {
  title: string;
  caption: string;
  of: (analytics: AdminAnalytics) => string;
}

interface MetricGroup {
  title: string;
  metrics: readonly Metric[];
}

/** A score from 0 to 10 as a whole percentage. */
const asPercent = (score: number) => `${Math.round(score * 10)}%`;

export const METRIC_GROUPS: readonly MetricGroup[] = [
  {
    title: 'Growth & User Metrics',
    metrics: [
      {
        title: 'User Growth 24h',
        caption: 'New accounts vs. the day before',
        of: ({ userGrowth24h }) => signedPercent(userGrowth24h),
      },
      {
        title: 'Total Users',
        caption: 'Registered members',
        of: ({ totalUsers }) => wholeNumber(totalUsers),
      },
      {
        title: 'Confirmed Users',
        caption: 'With a confirmed email',
        of: ({ totalConfirmedUsers }) => wholeNumber(totalConfirmedUsers),
      },
      {
        title: 'Inactive Users',
        caption: 'No activity in 30 days',
        of: ({ inactiveUsers30Days }) => wholeNumber(inactiveUsers30Days),
      },
    ],
  },
  {
    title: 'Engagement & Activity',
    metrics: [
      {
        title: 'Session Lifespan',
        caption: 'Average, from sign-in to last use',
        of: ({ sessionLifespan }) => `${oneDecimal(sessionLifespan)} days`,
      },
      {
        title: 'Avg Matches (total)',
        caption: 'Per registered member, since they joined',
        of: ({ avgMatchesTotal }) => oneDecimal(avgMatchesTotal),
      },
      {
        title: 'Avg Matches (30 days)',
        caption: 'Per registered member, added in the last 30 days',
        of: ({ avgMatches30Days }) => oneDecimal(avgMatches30Days),
      },
    ],
  },
  {
    title: 'Standards & Scoring',
    metrics: [
      { title: 'Avg Standards', caption: 'Per user', of: ({ avgStandards }) => oneDecimal(avgStandards) },
      {
        title: 'Avg Highest Score',
        caption: 'Best match per user',
        of: ({ avgHighestScore }) => asPercent(avgHighestScore),
      },
      {
        title: 'Avg Lowest Score',
        caption: 'Lowest match per user',
        of: ({ avgLowestScore }) => asPercent(avgLowestScore),
      },
    ],
  },
];
