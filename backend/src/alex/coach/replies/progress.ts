import { analyticsLabel, TREND_LABELS } from '#contract/analytics-labels';
import { joined, paragraphs, say, type Piece } from '../../answer';
import type { CoachFacts } from '../../facts';
import { counted, ofInsights } from '../coach-figures';
import { missing } from './missing';

/** How the user's dating goes as a whole: choice, trend, heart and head, pace. */
export function progress(facts: CoachFacts): Piece[] {
  if (facts.totalDates === 0)
    return say`There is no scored date yet, so no pattern either. Score the first date and I start to see something; after four I can say where it is going.`;
  return paragraphs(
    say`So far: ${ofInsights(counted(facts.matches.length, 'match', 'matches'))} and ${ofInsights(counted(facts.totalDates, 'scored date'))}.`,
    joined([choice(facts), direction(facts)], ' '),
    joined([agreement(facts), pace(facts)], ' '),
  );
}

function choice({ analytics }: CoachFacts): Piece[] {
  const score = analytics.datingEfficiencyScore;
  if (score === null)
    return say`How well you choose I cannot say yet: ${missing(analytics, 'datingEfficiencyScore', 'match with a score', 'matches with a score')}.`;
  return say`${ofInsights(`${score}%`)} of those you scored fit by your own bar (${analyticsLabel('efficiency', score).toLowerCase()}).`;
}

function direction({ analytics }: CoachFacts): Piece[] {
  const trend = analytics.improvementTrend;
  if (trend === null) return say`For a trend, ${missing(analytics, 'improvementTrend', 'scored date')}.`;
  const label = TREND_LABELS[trend.direction].toLowerCase();
  return say`Your later dates against your earlier ones: ${label}, ${ofInsights(`${trend.percentage} points`)} apart.`;
}

function agreement({ analytics }: CoachFacts): Piece[] {
  const score = analytics.standardsCalibration;
  if (score === null)
    return say`Whether heart and head agree needs more: ${missing(analytics, 'standardsCalibration', 'scored date')}.`;
  return say`Heart and head agree by ${ofInsights(`${score} of 100`)} (${analyticsLabel('calibration', score).toLowerCase()}).`;
}

function pace({ analytics }: CoachFacts): Piece[] {
  const days = analytics.decisionMaking.avgDaysToDecision;
  if (days === null) return [];
  return say`When you let somebody go, it took you ${ofInsights(counted(days, 'day'))} on average; those you are still deciding on are not in that.`;
}
