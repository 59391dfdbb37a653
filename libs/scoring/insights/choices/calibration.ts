import { type ChanceRange, chanceRangeOf, dealt } from '../../claims/chance-range';
import { roundHalfUp } from '../../statistics';
import type { JudgedDate } from '../dating-record';
import { type Finding, findingFrom } from '../finding';

const DATES_NEEDED = 3;
/** Mean distance between two random raters: E|X - Y| = (10² - 1) / (3 * 10) = 3.3 ratings. */
const RANDOM_DISTANCE = 33;

/**
 * How closely the fit follows the heart, date by date: 100 is the same, 0 as far apart as two raters who pick from 1 to
 * 10 at random. Real raters differ less even by chance, which `calibrationByChance` tells. Counts scored dates; 3 are
 * needed.
 */
export function standardsCalibration(judged: readonly JudgedDate[]): Finding<number | null> {
  const dates = scoredDates(judged);
  return findingFrom(dates.length, DATES_NEEDED, () => calibrationOf(dates));
}

/** What the calibration would be if the same hearts belonged to other dates; null while there is no calibration. */
export function calibrationByChance(judged: readonly JudgedDate[]): ChanceRange | null {
  const dates = scoredDates(judged);
  if (dates.length < DATES_NEEDED) return null;
  const hearts = dates.map(({ heart }) => heart);
  return chanceRangeOf(calibrationOf(dates), (random) => {
    const others = dealt(hearts, random);
    return calibrationOf(dates.map(({ head }, index) => ({ head, heart: others[index] ?? 0 })));
  });
}

interface HeadAndHeart {
  readonly head: number;
  readonly heart: number;
}

function scoredDates(judged: readonly JudgedDate[]): HeadAndHeart[] {
  return judged.flatMap(({ head, heart }) => (head === null ? [] : [{ head, heart }]));
}

function calibrationOf(dates: readonly HeadAndHeart[]): number {
  const distance = dates.reduce((sum, { head, heart }) => sum + Math.abs(head - heart), 0) / dates.length;
  return roundHalfUp(100 * Math.max(0, 1 - distance / RANDOM_DISTANCE));
}
