import type { CoachPattern, PatternTopic } from '#contract/dating/alex';
import { evenStandardWords } from '#contract/dating/insights/claim-texts';
import { say, toAnswer, type Piece } from '../answer';
import type { CoachFacts, MeanFact } from '../facts';
import { claimSentence, counted, ofInsights, ofStandards, starsOf } from './coach-figures';
import { missing } from './replies/records/missing';

/** The three cards above the chat: a real pattern, or what is still missing to see one. */
export function patternsOf(facts: CoachFacts): CoachPattern[] {
  return [
    card('pattern', facts.matches.length > 0, yourPattern(facts)),
    card(
      'success',
      facts.analytics.analyticsMeta.criteriaPerformance.evidence === 'clear',
      successFactor(facts),
    ),
    card('growth', averagesOf(facts).length > 0, growthArea(facts)),
  ];
}

function card(topic: PatternTopic, known: boolean, pieces: readonly Piece[]): CoachPattern {
  const { response: text, references } = toAnswer(pieces, 'built-in');
  return { topic, text, known, references };
}

function yourPattern({ matches, totalDates, analytics }: CoachFacts): Piece[] {
  if (matches.length === 0)
    return say`No matches yet. Add the first person you meet, and your pattern starts here.`;
  const recorded = say`You have added ${ofInsights(counted(matches.length, 'match', 'matches'))} and scored ${ofInsights(counted(totalDates, 'date'))}.`;
  const score = analytics.datingEfficiencyScore;
  return score === null
    ? say`${recorded} ${missing(analytics, 'datingEfficiencyScore', 'match with a score', 'matches with a score')} to see how well you choose.`
    : say`${recorded} ${ofInsights(`${score}%`)} of the people you've scored come to ${ofInsights('60%')} or more.`;
}

function successFactor({ analytics }: CoachFacts): Piece[] {
  if (analytics.criteriaPerformance.length === 0)
    return say`It's too early to see what makes a date good for you: ${missing(analytics, 'criteriaPerformance', 'scored date')}.`;
  return claimSentence(analytics, 'criteriaPerformance');
}

function growthArea(facts: CoachFacts): Piece[] {
  const [weakest] = averagesOf(facts);
  if (!weakest) return say`Score a date to see which standard has the most room to grow.`;
  const mean = ofStandards(`${Math.round(weakest.mean * 10) / 10} of 10`);
  const [even] = facts.even;
  if (even) return say`${evenStandardWords(even.question)} You gave it ${starsOf(even)}.`;
  return say`Your lowest ratings so far went to ${weakest.question} (${mean} on average). A date that lets it show early tells you more than guessing.`;
}

/** Each standard's average over the matches rated on it, the lowest first. */
function averagesOf({ matches, standards }: CoachFacts): MeanFact[] {
  return standards
    .flatMap((standard): MeanFact[] => {
      const means = matches.flatMap((match) => match.means.filter(({ id }) => id === standard.id));
      if (means.length === 0) return [];
      const mean = means.reduce((sum, one) => sum + one.mean, 0) / means.length;
      return [{ ...standard, mean, ratings: means.reduce((sum, one) => sum + one.ratings, 0) }];
    })
    .sort((a, b) => a.mean - b.mean || b.stars - a.stars);
}

const FIRST_OF_ALL = 'What should I do next?';
const ALWAYS_WORTH_ASKING = ['What should I ask on a first date?', 'What does the percentage mean?'];
const CHIPS = 4;

/** Questions that the built-in coach can answer from the records. */
export function suggestionsFor({ ranked, undated, totalDates, standards }: CoachFacts): string[] {
  const [first, second] = ranked.filter(({ isHeldBack }) => !isHeldBack);
  const unmet = undated.find(({ isHeldBack }) => !isHeldBack);
  const fitting = [
    FIRST_OF_ALL,
    ...(first ? [`Should I keep seeing ${first.name}?`] : []),
    ...(first && second ? [`How do ${first.name} and ${second.name} compare?`] : []),
    ...(unmet && !first ? [`How do I prepare for a date with ${unmet.name}?`] : []),
    ...(totalDates > 0 ? ['What do my ratings say about me?'] : []),
    ...(standards.length > 0 ? ['Which of my standards matters most?'] : []),
  ];
  return [...fitting, ...ALWAYS_WORTH_ASKING].slice(0, CHIPS);
}
