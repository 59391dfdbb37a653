import type { AnalyticsField, FieldMeta, SuccessMeta } from '#contract/dating/insights/analytics';

type Unit = readonly [one: string, many: string];

const DATES: Unit = ['date', 'dates'];
const MATCHES: Unit = ['match', 'matches'];
const SCORED_MATCHES: Unit = ['match with a scored date', 'matches with a scored date'];
const ARCHIVED: Unit = ['archived match', 'archived matches'];
const VOTES: Unit = ['like or dislike', 'likes and dislikes'];
const MESSAGES: Unit = ['message to Alex', 'messages to Alex'];

const UNITS: Readonly<Record<AnalyticsField, Unit>> = {
  datingEfficiencyScore: SCORED_MATCHES,
  improvementTrend: DATES,
  standardsCalibration: DATES,
  dateFrequency: DATES,
  'decisionMaking.avgDaysToDecision': ARCHIVED,
  'decisionMaking.archiveRate': MATCHES,
  criteriaPerformance: DATES,
  profileStrength: SCORED_MATCHES,
  successIndicators: MATCHES,
  'dateIdeasEngagement.totalLikes': VOTES,
  'dateIdeasEngagement.totalDislikes': VOTES,
  'dateIdeasEngagement.categoryPreferences': VOTES,
  'alexChatInsights.totalMessages': MESSAGES,
  'alexChatInsights.avgSessionLength': ['chat with Alex', 'chats with Alex'],
  'alexChatInsights.topTopics': ['message that names a topic', 'messages that name a topic'],
  'behaviorPatterns.evaluationConsistency': ['repeat rating', 'repeat ratings'],
  'behaviorPatterns.preferenceStability': ['day with your standards', 'days with your standards'],
  'behaviorPatterns.decisionSpeed': ARCHIVED,
};

const counted = (count: number, [one, many]: Unit) => `${count} ${count === 1 ? one : many}`;

/** "From 12 dates": the data behind a number. */
export function restsOn(field: AnalyticsField, { n }: FieldMeta): string {
  return `From ${counted(n, UNITS[field])}`;
}

const WHY: Partial<Record<AnalyticsField, string>> = {
  'behaviorPatterns.evaluationConsistency': 'a second date with someone adds one for each standard',
};

/** "Needs 2 more dates, 2 so far": what a number needs before it appears. */
export function needsWords(field: AnalyticsField, { n, needs }: FieldMeta): string {
  const [one, many] = UNITS[field];
  const missing = `Needs ${needs} more ${needs === 1 ? one : many}`;
  const words = n > 0 ? `${missing}, ${n} so far` : missing;
  return WHY[field] ? `${words}: ${WHY[field]}` : words;
}

/** How many people of each kind it takes to compare their first dates. */
export const OF_EACH = 3;

/** Both kinds, each with its own count. */
export function successNeedsWords({ successes, failures }: SuccessMeta): string {
  const missing = [
    [OF_EACH - successes, 'active match with two dates', 'active matches with two dates'],
    [OF_EACH - failures, 'archived match with a date', 'archived matches with a date'],
  ] as const;
  const parts = missing
    .filter(([count]) => count > 0)
    .map(([count, one, many]) => `${count} more ${count === 1 ? one : many}`);
  return `Needs ${parts.join(' and ')}`;
}
