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
export function evaluationConsistency({ standards, matches }: DatingRecord): Finding<number | null> {
  let squares = 0;
  let repeats = 0;
  for (const { dates } of matches) {
    for (const { id } of standards) {
      const ratings = dates.flatMap(({ ratings: all }) => all[id] ?? []);
      const average = mean(ratings) ?? 0;
      for (const rating of ratings) squares += (rating - average) ** 2;
      repeats += Math.max(0, ratings.length - 1);
    }
  }
  return findingFrom(repeats, REPEATS_NEEDED, () =>
    roundHalfUp(100 * Math.max(0, 1 - squares / repeats / RANDOM_VARIANCE)),
  );
}
