import { contributionDifferences } from '../contributions';
import { NOISE } from '../statistics';
import type { ScoredMatch } from '../scored-match';
import type { Standard } from '../types';
import { chanceAhead, posteriorOf } from './posteriors';
import { easiestScore, fewestStarSteps, type ScoreFlip, type StarFlip } from './star-flip';

/** One standard that both people are rated on. */
interface SharedStandard {
  readonly standardId: string;
  /** Mean ratings, 1 to 10. */
  readonly a: number;
  readonly b: number;
  /** Percentage points for a (positive) or b (negative). */
  readonly points: number;
}

/** Two people on the standards they share. */
export interface SideBySide {
  readonly common: readonly SharedStandard[];
  /** Ids of the standards only a, or only b, is rated on. */
  readonly onlyA: readonly string[];
  readonly onlyB: readonly string[];
  /** Points that a is ahead by (negative: behind); null without a shared standard. */
  readonly gap: number | null;
  /** Probability, 0 to 1, that a's true percentage is the higher one; null unless both have a date score. */
  readonly chance: number | null;
  /** For the one who is ahead; null when they are equal or no stars change the order. */
  readonly flip: StarFlip | null;
  readonly easiestScore: ScoreFlip | null;
}

/** Compares two matches scored with the same standards. */
export function sideBySide(standards: readonly Standard[], a: ScoredMatch, b: ScoredMatch): SideBySide {
  const [meansA, meansB] = [a.compatibility.means, b.compatibility.means];
  const isRated = (means: typeof meansA, { id }: Standard) => means[id] !== undefined;
  const shared = standards.filter((one) => isRated(meansA, one) && isRated(meansB, one));
  const common = contributionDifferences(standards, meansA, meansB).map(({ standardId, points }) => ({
    standardId,
    a: meansA[standardId] ?? 0,
    b: meansB[standardId] ?? 0,
    points,
  }));
  const gap = common.length === 0 ? null : common.reduce((sum, { points }) => sum + points, 0);
  const [leader, other] = (gap ?? 0) > NOISE ? [meansA, meansB] : [meansB, meansA];
  return {
    common,
    onlyA: onlyIn(standards, isRated, meansA, meansB),
    onlyB: onlyIn(standards, isRated, meansB, meansA),
    gap,
    chance: a.likely && b.likely ? chanceAhead(posteriorOf(a.likely), posteriorOf(b.likely)) : null,
    flip: fewestStarSteps(shared, leader, other),
    easiestScore: easiestScore(shared, leader, other),
  };
}

function onlyIn<Rated>(
  standards: readonly Standard[],
  isRated: (means: Rated, standard: Standard) => boolean,
  own: Rated,
  others: Rated,
): string[] {
  return standards.filter((one) => isRated(own, one) && !isRated(others, one)).map(({ id }) => id);
}
