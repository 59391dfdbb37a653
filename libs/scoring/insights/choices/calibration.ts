import { roundHalfUp } from '../../statistics';
import type { JudgedDate } from '../dating-record';
import { type Finding, findingFrom } from '../finding';

const DATES_NEEDED = 3;
/** Mean distance between two random raters: E|X - Y| = (10² - 1) / (3 * 10) = 3.3 ratings. */
const RANDOM_DISTANCE = 33;

/** How closely the fit follows the heart, date by date: 100 is the same, 0 no closer than chance. Counts scored
 * dates; 3 are needed. */
export function standardsCalibration(judged: readonly JudgedDate[]): Finding<number | null> {
  const distances = judged.flatMap(({ head, heart }) => (head === null ? [] : [Math.abs(head - heart)]));
  return findingFrom(distances.length, DATES_NEEDED, () => {
    const distance = distances.reduce((sum, one) => sum + one, 0) / distances.length;
    return roundHalfUp(100 * Math.max(0, 1 - distance / RANDOM_DISTANCE));
  });
}
