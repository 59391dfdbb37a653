import { type ChanceRange, chanceRangeOf } from '../../claims/chance-range';
import { shuffle } from '../../claims/random';
import { roundHalfUp } from '../../statistics';
import type { DatingRecord } from '../dating-record';
import { type Finding, findingFrom } from '../finding';

const REPEATS_NEEDED = 6;
/** Variance of a rater who picks from 1 to 10 at random: (10² - 1) / 12. */
const RANDOM_VARIANCE = 8.25;

/**
 * How consistently a user rates the same standard of the same match from date to date: 100 is always the same, 0
 * random. Pooled agreement index r_wg (James, Demaree & Wolf 1984). Counts repeated ratings (degrees of freedom); 6 are
 * needed.
 */
export function evaluationConsistency(record: DatingRecord): Finding<number | null> {
  const ratings = repeatedRatings(record);
  return findingFrom(repeatsIn(ratings), REPEATS_NEEDED, () => consistencyOf(ratings));
}

/**
 * What the consistency would be if each standard's ratings belonged to other dates; null while there is no consistency.
 */
export function consistencyByChance(record: DatingRecord): ChanceRange | null {
  const ratings = repeatedRatings(record);
  if (repeatsIn(ratings) < REPEATS_NEEDED) return null;
  return chanceRangeOf(consistencyOf(ratings), (random) => {
    for (const { values } of ratings) shuffle(values, random);
    return consistencyOf(ratings);
  });
}

/** The ratings of one standard, match by match. */
interface RepeatedRatings {
  readonly values: number[];
  /** How many of them each match has. */
  readonly sizes: readonly number[];
}

function repeatedRatings({ standards, matches }: DatingRecord): RepeatedRatings[] {
  return standards.map(({ id }) => {
    const values: number[] = [];
    const sizes = matches.map(({ dates }) => {
      const before = values.length;
      for (const { ratings } of dates) if (ratings[id] !== undefined) values.push(ratings[id]);
      return values.length - before;
    });
    return { values, sizes: sizes.filter((size) => size > 0) };
  });
}

function repeatsIn(ratings: readonly RepeatedRatings[]): number {
  return ratings.reduce((sum, { values, sizes }) => sum + values.length - sizes.length, 0);
}

function consistencyOf(ratings: readonly RepeatedRatings[]): number {
  let squares = 0;
  for (const { values, sizes } of ratings) {
    let next = 0;
    for (const size of sizes) {
      let sum = 0;
      const end = next + size;
      for (; next < end; next += 1) {
        const value = values[next] ?? 0;
        sum += value;
        squares += value * value;
      }
      squares -= (sum * sum) / size;
    }
  }
  return roundHalfUp(100 * Math.max(0, 1 - squares / repeatsIn(ratings) / RANDOM_VARIANCE));
}
