import { type ChanceRange, chanceRangeOf, dealt } from '../../claims/chance-range';
import { mean, roundHalfUp } from '../../statistics';
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
  return chanceRangeOf((random) =>
    consistencyOf(
      ratings.map((matches) => {
        const others = dealt(matches.flat(), random);
        return matches.map((own) => others.splice(0, own.length));
      }),
    ),
  );
}

/** For each standard and each match, the ratings of its dates. */
type RepeatedRatings = readonly (readonly (readonly number[])[])[];

function repeatedRatings({ standards, matches }: DatingRecord): RepeatedRatings {
  return standards.map(({ id }) =>
    matches.map(({ dates }) => dates.flatMap(({ ratings }) => ratings[id] ?? [])),
  );
}

function repeatsIn(ratings: RepeatedRatings): number {
  return ratings.flat().reduce((sum, { length }) => sum + Math.max(0, length - 1), 0);
}

function consistencyOf(ratings: RepeatedRatings): number {
  let squares = 0;
  for (const own of ratings.flat()) {
    const average = mean(own) ?? 0;
    for (const rating of own) squares += (rating - average) ** 2;
  }
  return roundHalfUp(100 * Math.max(0, 1 - squares / repeatsIn(ratings) / RANDOM_VARIANCE));
}
