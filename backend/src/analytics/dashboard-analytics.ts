import type {
  AnalyticsMeta,
  Claim,
  ClaimMeta,
  DashboardAnalytics,
  DatePoint,
  EvenStandard,
  FieldMeta,
} from '#contract/dating/insights/analytics';
import { claimsOf, type Claim as TestedClaim } from '#scoring/claims/claim-gate';
import { evenStandards } from '#scoring/claims/standing-out';
import { compatibilityOf } from '#scoring/compatibility';
import { calibrationByChance, standardsCalibration } from '#scoring/insights/choices/calibration';
import { chatInsights, type SaidMessage } from '#scoring/insights/habits/chat-insights';
import { criteriaPerformance } from '#scoring/insights/choices/criteria-performance';
import { dateFrequency } from '#scoring/insights/date-frequency';
import {
  judgedDates,
  weighedMatches,
  type DatingRecord,
  type JudgedDate,
  type RecordedMatch,
} from '#scoring/insights/dating-record';
import { decisionMaking } from '#scoring/insights/habits/decision-making';
import { datingEfficiency } from '#scoring/insights/choices/efficiency';
import { consistencyByChance, evaluationConsistency } from '#scoring/insights/habits/evaluation-consistency';
import type { Finding } from '#scoring/insights/finding';
import { ideaEngagement, type IdeaVote } from '#scoring/insights/habits/idea-engagement';
import { preferenceStability, type SavedSelection } from '#scoring/insights/habits/preference-stability';
import { profileStrength } from '#scoring/insights/choices/profile-strength';
import { successIndicators } from '#scoring/insights/choices/success-indicators';
import { improvementTrend } from '#scoring/insights/trend';
import { roundHalfUp, roundToOneDecimal } from '#scoring/statistics';
import type { Match } from '../candidates/candidate';
import { toHistory } from '../candidates/match-book';
import type { Account } from '../users/user';

export interface AnalyticsSources {
  readonly record: DatingRecord;
  readonly selections: readonly SavedSelection[];
  readonly votes: readonly IdeaVote[];
  readonly messages: readonly SaidMessage[];
  readonly ownLocation: string | null;
  readonly now: Date;
  /** YYYY-MM-DD in the user's time zone. */
  readonly today: string;
}

export function toAnalytics(sources: AnalyticsSources): DashboardAnalytics {
  const findings = findingsOf(sources);
  const { decisions, ideas, chats, claims } = findings;
  return {
    datingEfficiencyScore: findings.efficiency.value,
    improvementTrend: findings.trend.value,
    standardsCalibration: findings.calibration.value,
    dateFrequency: findings.frequency.value,
    decisionMaking: {
      avgDaysToDecision: decisions.avgDaysToDecision.value,
      archiveRate: decisions.archiveRate.value,
    },
    criteriaPerformance: [...findings.performance.value],
    profileStrength: [...findings.profile.value],
    successIndicators: [...findings.success.value],
    dateIdeasEngagement: {
      totalLikes: ideas.totalLikes,
      totalDislikes: ideas.totalDislikes,
      categoryPreferences: [...ideas.categories.value],
    },
    alexChatInsights: {
      totalMessages: chats.totalMessages,
      avgSessionLength: chats.avgSessionLength.value,
      topTopics: [...chats.topTopics.value],
    },
    behaviorPatterns: {
      evaluationConsistency: findings.consistency.value,
      preferenceStability: findings.stability.value,
      decisionSpeed: decisions.decisionSpeed.value,
    },
    dateTrend: findings.judged.map(toPoint),
    analyticsMeta: toMeta(findings),
    claims: {
      improvementTrend: toClaim(claims.trend),
      criteriaPerformance: toClaim(claims.standard),
      successIndicators: toClaim(claims.firstDate),
      profileStrength: toClaim(claims.profile),
    },
    scored: { dates: findings.judged.filter(({ head }) => head !== null).length, people: claims.people },
    evenStandards: findings.even,
    claimsNeed: claims.needs,
    chanceRanges: {
      standardsCalibration: findings.calibrationByChance,
      'behaviorPatterns.evaluationConsistency': findings.consistencyByChance,
    },
  };
}

function findingsOf({ record, selections, votes, messages, ownLocation, now, today }: AnalyticsSources) {
  const judged = judgedDates(record);
  const weighed = weighedMatches(record);
  return {
    judged,
    claims: claimsOf(record, ownLocation),
    even: evenIn(record),
    calibrationByChance: calibrationByChance(judged),
    consistencyByChance: consistencyByChance(record),
    efficiency: datingEfficiency(weighed),
    trend: improvementTrend(judged),
    calibration: standardsCalibration(judged),
    frequency: dateFrequency(record, today),
    decisions: decisionMaking(record),
    performance: criteriaPerformance(record.standards, judged),
    profile: profileStrength(weighed, ownLocation),
    success: successIndicators(record),
    ideas: ideaEngagement(votes),
    chats: chatInsights(messages),
    consistency: evaluationConsistency(record),
    stability: preferenceStability(selections, now),
  };
}

function evenIn({ standards, matches }: DatingRecord): EvenStandard[] {
  const means = matches.map(({ dates }) => compatibilityOf(standards, dates).means);
  return evenStandards(standards, means).map(({ standardId, share, matches: rated }) => ({
    name: standards.find(({ id }) => id === standardId)?.name ?? '',
    share: roundHalfUp(100 * share),
    matches: rated,
  }));
}

function toMeta(findings: ReturnType<typeof findingsOf>): AnalyticsMeta {
  const { decisions, ideas, chats, success, claims } = findings;
  const votes = { n: ideas.totalLikes + ideas.totalDislikes, needs: 0 };
  return {
    datingEfficiencyScore: metaOf(findings.efficiency),
    improvementTrend: claimMetaOf(findings.trend, claims.trend),
    standardsCalibration: metaOf(findings.calibration),
    dateFrequency: metaOf(findings.frequency),
    'decisionMaking.avgDaysToDecision': metaOf(decisions.avgDaysToDecision),
    'decisionMaking.archiveRate': metaOf(decisions.archiveRate),
    criteriaPerformance: claimMetaOf(findings.performance, claims.standard),
    profileStrength: claimMetaOf(findings.profile, claims.profile),
    successIndicators: {
      ...claimMetaOf(success, claims.firstDate),
      successes: success.successes,
      failures: success.failures,
    },
    'dateIdeasEngagement.totalLikes': votes,
    'dateIdeasEngagement.totalDislikes': votes,
    'dateIdeasEngagement.categoryPreferences': metaOf(ideas.categories),
    'alexChatInsights.totalMessages': { n: chats.totalMessages, needs: 0 },
    'alexChatInsights.avgSessionLength': metaOf(chats.avgSessionLength),
    'alexChatInsights.topTopics': metaOf(chats.topTopics),
    'behaviorPatterns.evaluationConsistency': metaOf(findings.consistency),
    'behaviorPatterns.preferenceStability': metaOf(findings.stability),
    'behaviorPatterns.decisionSpeed': metaOf(decisions.decisionSpeed),
  };
}

function metaOf({ n, needs }: Finding<unknown>): FieldMeta {
  return { n, needs };
}

function claimMetaOf(finding: Finding<unknown>, { evidence, p }: TestedClaim): ClaimMeta {
  return { ...metaOf(finding), evidence, p };
}

function toClaim({ about, direction }: TestedClaim): Claim {
  return { about, direction };
}

function toPoint({ date, matchId, head, heart }: JudgedDate): DatePoint {
  return {
    day: date.day,
    dateId: date.id,
    candidateId: matchId,
    head: head === null ? null : roundToOneDecimal(head),
    heart,
  };
}

/** The calendar day (YYYY-MM-DD) of an instant. */
export type DayOf = (instant: Date) => string;

/** In the user's time zone, or UTC when it is unknown. */
export function daysIn(timeZone: string | null): DayOf {
  const format = new Intl.DateTimeFormat('en-CA', { timeZone: timeZone ?? 'UTC' });
  return (instant) => format.format(instant);
}

/** Standards are identified by slot here, because ratings are stored by slot. */
export function toDatingRecord(
  { standards }: Pick<Account, 'standards'>,
  matches: readonly Match[],
  dayOf: DayOf,
): DatingRecord {
  return {
    standards: standards
      .filter(({ selected }) => selected)
      .map(({ slot, question, weight, mustHave }) => ({
        id: String(slot),
        name: question,
        stars: weight,
        mustHave,
      })),
    matches: matches.map((match) => toRecordedMatch(match, dayOf)),
  };
}

function toRecordedMatch(match: Match, dayOf: DayOf): RecordedMatch {
  return {
    ...toHistory(match),
    createdDay: dayOf(match.createdAt),
    archivedDay: match.archivedAt && dayOf(match.archivedAt),
    age: match.age,
    profession: match.profession,
    location: match.location,
  };
}
