export type TrendDirection = 'up' | 'down' | 'stable';

export interface ImprovementTrend {
  direction: TrendDirection;
  /** Percentage points between the earlier and the later half of the dates, 0 to 90, one decimal. */
  percentage: number;
}

export interface CriterionPerformance {
  name: string;
  /** Correlation of this standard's ratings with chemistry and enjoyment: -1 to 1, two decimals. */
  correlation: number;
  /** The number of dates it is based on. */
  n: number;
  /** False while chance alone could explain it (p >= 0.05). */
  reliable: boolean;
}

export interface ProfileTrait {
  trait: string;
  /** Correlation of the trait with the fit: -1 to 1, or 0 to 1 for professions. Two decimals. */
  correlation: number;
  /** The number of matches it is based on. */
  n: number;
}

interface SuccessIndicator {
  indicator: string;
  /** 0 to 100: 50 predicts nothing, and below 50 it points the other way. */
  predictiveValue: number;
}

interface CategoryPreference {
  category: string;
  /** Percent, 0 to 100, one decimal. */
  engagement: number;
  votes: number;
}

interface TopicFrequency {
  topic: string;
  /** The user's messages that mention it. */
  frequency: number;
}

/** One date in the heart and head chart, both 10 to 100. */
export interface DatePoint {
  /** YYYY-MM-DD */
  day: string;
  dateId: string;
  candidateId: string;
  /** Fit with the current standards; null when the date rates less than half of their weight. */
  head: number | null;
  /** Chemistry and enjoyment. */
  heart: number;
}

/** Every figure, by its path in the answer, and what counts toward it. */
export const ANALYTICS_COUNTS = {
  datingEfficiencyScore: 'matches with a percentage',
  improvementTrend: 'scored dates',
  standardsCalibration: 'scored dates',
  dateFrequency: 'dates in the last 30 days',
  'decisionMaking.avgDaysToDecision': 'archived matches',
  'decisionMaking.archiveRate': 'matches',
  criteriaPerformance: 'scored dates',
  profileStrength: 'matches with a percentage',
  successIndicators: 'active matches with two dates, and archived ones with a date',
  'dateIdeasEngagement.totalLikes': 'date ideas liked or disliked',
  'dateIdeasEngagement.totalDislikes': 'date ideas liked or disliked',
  'dateIdeasEngagement.categoryPreferences': 'date ideas liked or disliked',
  'alexChatInsights.totalMessages': "the user's messages",
  'alexChatInsights.avgSessionLength': 'conversations',
  'alexChatInsights.topTopics': "the user's messages that mention a topic",
  'behaviorPatterns.evaluationConsistency': 'repeat ratings of a standard for the same match',
  'behaviorPatterns.preferenceStability': 'days since standards were first saved',
  'behaviorPatterns.decisionSpeed': 'archived matches',
} as const;

export type AnalyticsField = keyof typeof ANALYTICS_COUNTS;

export interface FieldMeta {
  /** How many there are so far; ANALYTICS_COUNTS says of what. */
  n: number;
  /** How many more are needed before the figure appears; 0 once it has. */
  needs: number;
}

export interface SuccessMeta extends FieldMeta {
  /** Active matches with at least two dates; three are needed. */
  successes: number;
  /** Archived matches with a date; three are needed. */
  failures: number;
}

export type AnalyticsMeta = Record<AnalyticsField, FieldMeta> & { successIndicators: SuccessMeta };

/** A figure is null, and a list empty, until there is enough data. */
export interface DashboardAnalytics {
  /** Percent of matches with a fit of 60% or more. */
  datingEfficiencyScore: number | null;
  improvementTrend: ImprovementTrend | null;
  /** 0 to 100: how closely the fit follows chemistry and enjoyment. */
  standardsCalibration: number | null;
  /** Days with a date in the last 30 days. */
  dateFrequency: number;
  decisionMaking: {
    /** Days, one decimal. */
    avgDaysToDecision: number | null;
    /** Percent of all matches. */
    archiveRate: number | null;
  };
  /** Closest to the heart first. */
  criteriaPerformance: CriterionPerformance[];
  profileStrength: ProfileTrait[];
  successIndicators: SuccessIndicator[];
  dateIdeasEngagement: {
    totalLikes: number;
    totalDislikes: number;
    /** At most five, best liked first. */
    categoryPreferences: CategoryPreference[];
  };
  alexChatInsights: {
    totalMessages: number;
    /** Minutes, one decimal. */
    avgSessionLength: number | null;
    /** At most five, most frequent first. */
    topTopics: TopicFrequency[];
  };
  /** Each 0 to 100. */
  behaviorPatterns: {
    evaluationConsistency: number | null;
    preferenceStability: number | null;
    decisionSpeed: number | null;
  };
  /** Every date, oldest first. */
  dateTrend: DatePoint[];
  analyticsMeta: AnalyticsMeta;
}
