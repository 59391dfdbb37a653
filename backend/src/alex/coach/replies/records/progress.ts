import { matchDirectionWords } from '#contract/dating/insights/claim-texts';
import { meterLabel } from '#contract/dating/insights/analytics-labels';
import { joined, listed, paragraphs, say, sentences, type Piece } from '../../../answer';
import type { CoachFacts, MatchFact } from '../../../facts';
import { claimSentence, counted, nameOf, ofDate, ofInsights, ofMatch } from '../../coach-figures';
import { missing } from './missing';

/** How the user's dating is going overall: choice, trend, heart and head, pace. */
export function progress(facts: CoachFacts): Piece[] {
  if (facts.totalDates === 0)
    return say`You haven't scored a date yet, so there's no pattern either. Score your first date and I'll start to see something; after four I can tell you where it's heading.`;
  return paragraphs(
    say`So far: ${ofInsights(counted(facts.matches.length, 'match', 'matches'))} and ${ofInsights(counted(facts.totalDates, 'scored date'))}.`,
    sentences(choice(facts), direction(facts)),
    sentences(agreement(facts), pace(facts)),
  );
}

/** Whether dates are getting better: over all of them, and with one match; only what chance doesn't explain. */
export function trend(facts: CoachFacts, match?: MatchFact): Piece[] {
  if (facts.totalDates === 0) return progress(facts);
  if (match) return trendWith(match);
  const moving = facts.matches.flatMap((match) =>
    match.direction === 0 || match.isHeldBack
      ? []
      : [say`${nameOf(match)}: ${matchDirectionWords(match.direction)}`],
  );
  return paragraphs(
    direction(facts),
    joined(moving, ' '),
    say`A few good or bad evenings in a row happen by luck all the time, so I only call something a trend when luck would hardly do it.`,
  );
}

function trendWith(match: MatchFact): Piece[] {
  const rated = match.dates.filter(({ fit }) => fit !== null);
  if (rated.length < 2)
    return say`With ${nameOf(match)} there is ${rated.length === 1 ? say`only ${ofMatch(match, '1 date')} with a percentage` : 'no date with a percentage'}, so there's nothing to compare it with yet.`;
  const each = rated.map((date) => say`${ofDate(match, date, `${date.fit}%`)}`);
  return paragraphs(
    say`Your dates with ${nameOf(match)}, in order: ${listed(each)}.`,
    match.direction === 0
      ? say`Differences like these come from luck alone often enough, so I wouldn't call that better or worse.`
      : say`${matchDirectionWords(match.direction)}`,
  );
}

function choice({ analytics }: CoachFacts): Piece[] {
  const score = analytics.datingEfficiencyScore;
  if (score === null)
    return say`I can't say yet how well you choose: ${missing(analytics, 'datingEfficiencyScore', 'match with a score', 'matches with a score')}.`;
  return say`${ofInsights(`${score}%`)} of the people you've scored come to ${ofInsights('60%')} or more.`;
}

function direction({ analytics }: CoachFacts): Piece[] {
  const trend = analytics.improvementTrend;
  if (trend === null) return say`To see a trend, ${missing(analytics, 'improvementTrend', 'scored date')}.`;
  return claimSentence(analytics, 'improvementTrend');
}

function agreement({ analytics }: CoachFacts): Piece[] {
  const score = analytics.standardsCalibration;
  if (score === null)
    return say`I can't say yet whether your heart and head agree: ${missing(analytics, 'standardsCalibration', 'scored date')}.`;
  const agreed = say`Your heart and head agree ${ofInsights(`${score} out of 100`)}`;
  const chance = analytics.chanceRanges.standardsCalibration;
  const label = meterLabel('calibration', score, chance);
  const called = label ? ` (${label.toLowerCase()})` : '';
  if (!chance) return say`${agreed}.`;
  return say`${agreed}${called}; your own ratings in a random order would mostly give ${ofInsights(`${chance.low} to ${chance.high}`)}.`;
}

function pace({ analytics }: CoachFacts): Piece[] {
  const days = analytics.decisionMaking.avgDaysToDecision;
  if (days === null) return [];
  return say`When you let someone go, it took you ${ofInsights(counted(days, 'day'))} on average, not counting people you're still deciding on.`;
}
