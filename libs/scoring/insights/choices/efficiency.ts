import { roundHalfUp } from '../../statistics';
import type { WeighedMatch } from '../dating-record';
import { type Finding, findingFrom } from '../finding';

const EFFICIENT_FROM_PERCENT = 60;
const MATCHES_NEEDED = 3;

/** Percent (0 to 100) of the scored matches whose shown fit is 60 or more. Archived ones count too: leaving them
 * out would raise the figure by archiving bad matches. Counts matches; 3 are needed. */
export function datingEfficiency(weighed: readonly WeighedMatch[]): Finding<number | null> {
  return findingFrom(weighed.length, MATCHES_NEEDED, () => {
    const fitting = weighed.filter(({ fit }) => roundHalfUp(fit) >= EFFICIENT_FROM_PERCENT);
    return roundHalfUp((100 * fitting.length) / weighed.length);
  });
}
