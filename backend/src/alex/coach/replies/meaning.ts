import { paragraphs, say, type Piece } from '../../answer';
import type { CoachFacts } from '../../facts';
import { nameOf, ofMatch, percentOf } from '../coach-figures';

/** What the percentage is and is not. */
export function meaning({ ranked }: CoachFacts): Piece[] {
  const example = ranked[0];
  const fit = example?.fit;
  return paragraphs(
    say`The percentage is your own ratings, weighted by your own stars: each standard's average over the dates, times its stars, added up. Chemistry and enjoyment are not in it; they are shown beside it as your heart. It is a fit with your standards so far, never a grade for a person.`,
    example && fit?.likely
      ? say`For ${nameOf(example)} that gives ${percentOf(example, fit)}. The range beside it, ${ofMatch(example, `${fit.likely.low} to ${fit.likely.high}`)}, is where the true fit likely lies; each further date narrows it.`
      : say`Once a date is scored, a range beside the percentage says how sure it is; each further date narrows it.`,
  );
}
