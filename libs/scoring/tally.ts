import { NOISE } from './statistics';
import type { ScoredDate, Standard } from './types';

/** Below this coverage a percentage is provisional: too few standards are rated to rank by it. */
const PROVISIONAL_BELOW_COVERAGE = 0.5;

/** One pass over a match's dates. `sums` and `counts` run parallel to the standards. */
export interface Tally {
  readonly sums: readonly number[];
  readonly counts: readonly number[];
  /** q_d: the percentage (10 to 100) of each date that rates at least half of the weight, in the dates' order. */
  readonly dateScores: readonly number[];
  /** Mean of chemistry and enjoyment in percent, 10 to 100; null without dates. */
  readonly heart: number | null;
}

export function isProvisional(coverage: number): boolean {
  return coverage < PROVISIONAL_BELOW_COVERAGE - NOISE;
}

export function totalWeight(standards: readonly Standard[]): number {
  let total = 0;
  for (const standard of standards) total += standard.stars;
  return total;
}

/** How much the user liked one date, 10 to 100. */
export function heartOf(date: ScoredDate): number {
  return 5 * (date.chemistry + date.enjoyment);
}

/** Counts every rating once. Ratings of standards outside the list are ignored. */
export function tallyOf(standards: readonly Standard[], dates: readonly ScoredDate[]): Tally {
  const weight = totalWeight(standards);
  const sums = standards.map(() => 0);
  const counts = standards.map(() => 0);
  const dateScores: number[] = [];
  let heart = 0;
  for (const date of dates) {
    const score = addDate(date, standards, weight, sums, counts);
    if (score !== null) dateScores.push(score);
    heart += heartOf(date);
  }
  return { sums, counts, dateScores, heart: dates.length === 0 ? null : heart / dates.length };
}

function addDate(
  { ratings }: ScoredDate,
  standards: readonly Standard[],
  weight: number,
  sums: number[],
  counts: number[],
): number | null {
  let ratedWeight = 0;
  let value = 0;
  for (let index = 0; index < standards.length; index += 1) {
    const standard = standards[index];
    const rating = standard && ratings[standard.id];
    if (standard === undefined || typeof rating !== 'number') continue;
    sums[index] = (sums[index] ?? 0) + rating;
    counts[index] = (counts[index] ?? 0) + 1;
    ratedWeight += standard.stars;
    value += standard.stars * rating;
  }
  if (ratedWeight === 0 || isProvisional(ratedWeight / weight)) return null;
  return (10 * value) / ratedWeight;
}
