export type TrendDirection = 'up' | 'down' | 'stable';

export interface ImprovementTrend {
  direction: TrendDirection;
  /** Percentage points between the earlier and the later half of the dates, 0 to 90, one decimal. */
  percentage: number;
}

interface CriterionPerformance {
  name: string;
  /** Correlation of this standard's ratings with chemistry and enjoyment: -1 to 1, two decimals. */
  correlation: number;
  /** The number of dates it is based on. */
  n: number;
  /** False while chance alone could explain it (p >= 0.05). */
  reliable: boolean;
}

interface ProfileTrait {
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
const ANALYTICS_COUNTS = {
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

/** `few`: too little data to look; `chance`: chance explains it; `clear`: more than chance. */
export type Evidence = 'few' | 'chance' | 'clear';

/** A figure that invites a judgment: only with `clear` may words say more than the figure. */
export interface ClaimMeta extends FieldMeta {
  evidence: Evidence;
  /** Permutation p, 0.0005 to 1; null with `few`. */
  p: number | null;
}

/** What may be said beyond the ratings themselves. */
export interface Claim {
  /** A standard, a sign of first dates, a trait; null while nothing is clear. */
  about: string | null;
  /** 1 when the two rise together (or people fit better over time), -1 when one falls; 0 when nothing is clear. */
  direction: -1 | 0 | 1;
}

/** What a meter would mostly show with the user's own ratings dealt out at random: its 5th to 95th percentile. */
export interface ChanceRange {
  low: number;
  high: number;
  /** How often a random order is at least as far out as the user's own figure: two-sided permutation p, 0.01 to 1. */
  p: number;
}

/** A standard with a quarter of the stars or more on which everyone is rated alike. */
export interface EvenStandard {
  name: string;
  /** Percent of the stars, whole. */
  share: number;
  /** Matches rated on it. */
  matches: number;
}

export interface SuccessMeta extends ClaimMeta {
  /** Active matches with at least two dates; three are needed. */
  successes: number;
  /** Archived matches with a date; three are needed. */
  failures: number;
}

/** The figures that invite a judgment. */
export type ClaimField = 'improvementTrend' | 'criteriaPerformance' | 'successIndicators' | 'profileStrength';
/** The meters that chance alone can fill. */
type MeterField = 'standardsCalibration' | 'behaviorPatterns.evaluationConsistency';

export type AnalyticsMeta = Record<Exclude<AnalyticsField, ClaimField>, FieldMeta> &
  Record<ClaimField, ClaimMeta> & { successIndicators: SuccessMeta };

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
  claims: Record<ClaimField, Claim>;
  /** What the claims rest on. */
  scored: { dates: number; people: number };
  evenStandards: EvenStandard[];
  /** How many more scored people before anything can be claimed; 0 once it can. */
  claimsNeed: number;
  /** Null while the meter has no figure. */
  chanceRanges: Record<MeterField, ChanceRange | null>;
}
