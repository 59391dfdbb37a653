import type { AnalyticsField, AnalyticsMeta, DashboardAnalytics } from '#contract/dating/insights/analytics';

const NEEDED: Readonly<Record<AnalyticsField, number>> = {
  datingEfficiencyScore: 3,
  improvementTrend: 4,
  standardsCalibration: 3,
  dateFrequency: 0,
  'decisionMaking.avgDaysToDecision': 1,
  'decisionMaking.archiveRate': 1,
  criteriaPerformance: 5,
  profileStrength: 6,
  successIndicators: 6,
  'dateIdeasEngagement.totalLikes': 0,
  'dateIdeasEngagement.totalDislikes': 0,
  'dateIdeasEngagement.categoryPreferences': 1,
  'alexChatInsights.totalMessages': 0,
  'alexChatInsights.avgSessionLength': 1,
  'alexChatInsights.topTopics': 1,
  'behaviorPatterns.evaluationConsistency': 6,
  'behaviorPatterns.preferenceStability': 14,
  'behaviorPatterns.decisionSpeed': 2,
};

type Counts = Partial<Record<AnalyticsField, number>>;

/** The data behind the numbers; fields without counts have none. */
function metaOf(counts: Counts, successes: number, failures: number): AnalyticsMeta {
  const entries = Object.entries(NEEDED).map(([field, needed]) => {
    const n = counts[field as AnalyticsField] ?? 0;
    return [field, { n, needs: Math.max(0, needed - n) }];
  });
  const meta = Object.fromEntries(entries) as AnalyticsMeta;
  const few = { evidence: 'few', p: null } as const;
  return {
    ...meta,
    improvementTrend: { ...meta.improvementTrend, ...few },
    criteriaPerformance: { ...meta.criteriaPerformance, ...few },
    profileStrength: { ...meta.profileStrength, ...few },
    successIndicators: { ...meta.successIndicators, ...few, successes, failures },
  };
}

const NOTHING = { about: null, direction: 0 } as const;
const NO_CLAIMS = {
  improvementTrend: NOTHING,
  criteriaPerformance: NOTHING,
  successIndicators: NOTHING,
  profileStrength: NOTHING,
};

/** The same figures, with enough people behind them to say what is clear. */
export function withClaims(
  analytics: DashboardAnalytics,
  evidence: 'chance' | 'clear',
  claims: Partial<DashboardAnalytics['claims']> = {},
): DashboardAnalytics {
  const { analyticsMeta: meta } = analytics;
  const tested = { evidence, p: evidence === 'clear' ? 0.002 : 0.4 };
  return {
    ...analytics,
    claimsNeed: 0,
    claims: { ...NO_CLAIMS, ...claims },
    analyticsMeta: {
      ...meta,
      improvementTrend: { ...meta.improvementTrend, ...tested },
      criteriaPerformance: { ...meta.criteriaPerformance, ...tested },
      profileStrength: { ...meta.profileStrength, ...tested },
      successIndicators: { ...meta.successIndicators, ...tested },
    },
  };
}

/** A user who hasn't scored a date yet. */
export const NO_ANALYTICS: DashboardAnalytics = {
  datingEfficiencyScore: null,
  improvementTrend: null,
  standardsCalibration: null,
  dateFrequency: 0,
  decisionMaking: { avgDaysToDecision: null, archiveRate: null },
  criteriaPerformance: [],
  profileStrength: [],
  successIndicators: [],
  dateIdeasEngagement: { totalLikes: 0, totalDislikes: 0, categoryPreferences: [] },
  alexChatInsights: { totalMessages: 0, avgSessionLength: null, topTopics: [] },
  behaviorPatterns: { evaluationConsistency: null, preferenceStability: null, decisionSpeed: null },
  dateTrend: [],
  analyticsMeta: metaOf({}, 0, 0),
  claims: NO_CLAIMS,
  scored: { dates: 0, people: 0 },
  evenStandards: [],
  claimsNeed: 6,
  chanceRanges: { standardsCalibration: null, 'behaviorPatterns.evaluationConsistency': null },
};

const point = (dateId: string, day: string, head: number | null, heart: number) => ({
  dateId,
  day,
  candidateId: 'm-mara',
  head,
  heart,
});

/** Two dates with one match: not enough for most numbers. */
export const FEW_ANALYTICS: DashboardAnalytics = {
  ...NO_ANALYTICS,
  scored: { dates: 2, people: 1 },
  claimsNeed: 5,
  dateFrequency: 2,
  decisionMaking: { avgDaysToDecision: null, archiveRate: 0 },
  dateTrend: [point('d-1', '2026-03-05', 73, 90), point('d-2', '2026-03-09', 80.8, 85)],
  analyticsMeta: metaOf(
    {
      datingEfficiencyScore: 1,
      improvementTrend: 2,
      standardsCalibration: 2,
      dateFrequency: 2,
      'decisionMaking.archiveRate': 1,
      criteriaPerformance: 2,
      profileStrength: 1,
      successIndicators: 1,
      'behaviorPatterns.evaluationConsistency': 3,
      'behaviorPatterns.preferenceStability': 13,
    },
    1,
    0,
  ),
};

/** The worked example from the scoring rules, plus votes and chats. */
export const FULL_ANALYTICS: DashboardAnalytics = {
  claims: NO_CLAIMS,
  scored: { dates: 12, people: 7 },
  evenStandards: [],
  claimsNeed: 0,
  chanceRanges: {
    standardsCalibration: { low: 42, high: 70, p: 0.01 },
    'behaviorPatterns.evaluationConsistency': { low: 60, high: 81, p: 0.01 },
  },
  datingEfficiencyScore: 71,
  improvementTrend: { direction: 'up', percentage: 6.3 },
  standardsCalibration: 75,
  dateFrequency: 5,
  decisionMaking: { avgDaysToDecision: 13.5, archiveRate: 57 },
  criteriaPerformance: [
    { name: 'Humor', correlation: 0.91, n: 12, reliable: true },
    { name: 'Trust', correlation: 0.56, n: 12, reliable: false },
    { name: 'Goals', correlation: -0.33, n: 12, reliable: false },
    { name: 'Kindness', correlation: -0.5, n: 12, reliable: false },
  ],
  profileStrength: [
    { trait: 'Age', correlation: 0.32, n: 7 },
    { trait: 'Same location as you', correlation: -0.1, n: 7 },
  ],
  successIndicators: [
    { indicator: 'compatibility', predictiveValue: 100 },
    { indicator: 'Trust', predictiveValue: 100 },
    { indicator: 'chemistry', predictiveValue: 29 },
  ],
  dateIdeasEngagement: {
    totalLikes: 5,
    totalDislikes: 1,
    categoryPreferences: [{ category: 'Museum', engagement: 71.4, votes: 5 }],
  },
  alexChatInsights: {
    totalMessages: 18,
    avgSessionLength: 4,
    topTopics: [
      { topic: 'Trust', frequency: 12 },
      { topic: 'Texting', frequency: 1 },
    ],
  },
  behaviorPatterns: { evaluationConsistency: 95, preferenceStability: 63, decisionSpeed: 39 },
  dateTrend: [point('d-1', '2026-03-05', 70.8, 80), point('d-2', '2026-03-09', null, 85)],
  analyticsMeta: metaOf(
    {
      datingEfficiencyScore: 7,
      improvementTrend: 12,
      standardsCalibration: 12,
      dateFrequency: 5,
      'decisionMaking.avgDaysToDecision': 4,
      'decisionMaking.archiveRate': 7,
      criteriaPerformance: 12,
      profileStrength: 7,
      successIndicators: 7,
      'dateIdeasEngagement.totalLikes': 6,
      'dateIdeasEngagement.totalDislikes': 6,
      'dateIdeasEngagement.categoryPreferences': 6,
      'alexChatInsights.totalMessages': 18,
      'alexChatInsights.avgSessionLength': 3,
      'alexChatInsights.topTopics': 13,
      'behaviorPatterns.evaluationConsistency': 15,
      'behaviorPatterns.preferenceStability': 60,
      'behaviorPatterns.decisionSpeed': 4,
    },
    3,
    4,
  ),
};
