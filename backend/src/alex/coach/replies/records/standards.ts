import { evenStandardWords } from '#contract/dating/insights/claim-texts';
import { joined, listed, paragraphs, say, type Piece } from '../../../answer';
import type { CoachFacts, StandardFact } from '../../../facts';
import { claimSentence, counted, ofStandards, starsOf } from '../../coach-figures';
import { missing } from './missing';

/** What the user says matters, next to what seems to move them. */
export function aboutStandards(facts: CoachFacts): Piece[] {
  if (facts.standards.length === 0)
    return say`You have no standards selected. Choose ${ofStandards('3 to 10')} that you'll still care about in two years, and give each the stars it deserves.`;
  return paragraphs(
    whatMatters(facts.standards),
    whatMoves(facts),
    sameForAll(facts),
    advice(facts.standards),
  );
}

function whatMatters(standards: readonly StandardFact[]): Piece[] {
  const sorted = [...standards].sort((a, b) => b.stars - a.stars);
  return say`You have ${ofStandards(counted(standards.length, 'standard'))}. The ones that count most: ${listed(sorted.slice(0, 3).map((standard) => say`${standard.question} (${starsOf(standard)})`))}.${mustHaves(standards)}`;
}

function mustHaves(standards: readonly StandardFact[]): Piece[] {
  const limits = standards.filter(({ mustHave }) => mustHave !== null);
  if (limits.length === 0) return [];
  return say` Must-haves: ${listed(limits.map(({ question, mustHave }) => say`${question} (at least ${ofStandards(`${mustHave} of 10`)})`))}.`;
}

function whatMoves({ analytics }: CoachFacts): Piece[] {
  if (analytics.criteriaPerformance.length === 0)
    return say`I can't say yet which of them moves your heart: ${missing(analytics, 'criteriaPerformance', 'scored date')}.`;
  const said = claimSentence(analytics, 'criteriaPerformance');
  const isClear = analytics.analyticsMeta.criteriaPerformance.evidence === 'clear';
  return isClear ? say`${said} It's a pattern in your own ratings, not a cause.` : said;
}

/** The standards that lift or cap everyone alike. */
function sameForAll({ even }: CoachFacts): Piece[] {
  return joined(
    even.map((standard) => say`${evenStandardWords(standard.question)} You gave it ${starsOf(standard)}.`),
    ' ',
  );
}

function advice(standards: readonly StandardFact[]): Piece[] {
  const stars = new Set(standards.map((standard) => standard.stars));
  if (stars.size === 1 && standards.length > 3)
    return say`They all have the same number of stars, so the percentage can't tell what's essential from what's nice to have. Try taking a star away from the one you'd give up first.`;
  return say`A good test for a standard: would you end something promising over it? If not, it may have one star too many.`;
}
