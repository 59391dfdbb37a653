import { type Compatibility, compatibilityFrom } from './compatibility';
import { DEFAULT_PRIOR_MEAN, type LikelyRange, likelyRange, OTHERS_NEEDED_FOR_PRIOR } from './likely-range';
import { judgeMustHaves, type MustHaveVerdict } from './must-haves';
import { tallyOf } from './tally';
import type { MatchHistory, Standard } from './types';

export interface ScoredMatch {
  readonly match: MatchHistory;
  readonly compatibility: Compatibility;
  /** Null until a date rates at least half of the standards' weight. */
  readonly likely: LikelyRange | null;
  readonly mustHaves: MustHaveVerdict;
}

/** Scores all of a user's matches, in input order; each likely range learns from the user's other scored matches. */
export function scoreMatches(
  standards: readonly Standard[],
  matches: readonly MatchHistory[],
): ScoredMatch[] {
  let sum = 0;
  let scored = 0;
  const drafts = matches.map((match) => {
    const tally = tallyOf(standards, match.dates);
    const compatibility = compatibilityFrom(standards, tally);
    if (compatibility.exact !== null) {
      sum += compatibility.exact;
      scored += 1;
    }
    return { match, compatibility, dateScores: tally.dateScores };
  });
  return drafts.map(({ match, compatibility, dateScores }) => {
    const priorMean = priorMeanWithout(compatibility.exact, sum, scored);
    const { exact, coverage } = compatibility;
    return {
      match,
      compatibility,
      likely: exact === null ? null : likelyRange(dateScores, priorMean, { coverage, exact }),
      mustHaves: judgeMustHaves(standards, match.dates),
    };
  });
}

/** priorMeanFor the others, from the sum over all scored matches: one subtraction instead of a list per match. */
function priorMeanWithout(own: number | null, sum: number, scored: number): number {
  const others = own === null ? scored : scored - 1;
  return others >= OTHERS_NEEDED_FOR_PRIOR ? (sum - (own ?? 0)) / others : DEFAULT_PRIOR_MEAN;
}
