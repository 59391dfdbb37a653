import { compareText } from '../../date-order';
import { isReliable, type Pair, pearson, roundToTwoDecimals } from '../correlation';
import type { JudgedDate, NamedStandard } from '../dating-record';
import { type Finding, listFrom } from '../finding';

const DATES_NEEDED = 5;

interface StandardPerformance {
  readonly name: string;
  /** Pearson's r of its ratings with how the dates felt: -1 to 1, two decimals. */
  readonly correlation: number;
  /** Dates that rate it. */
  readonly n: number;
  readonly reliable: boolean;
}

/** Which standards go with a good date, highest first. One with fewer than 5 rated dates, or whose ratings or whose
 * dates do not vary, is left out. Counts the dates of the most rated standard; 5 are needed. */
export function criteriaPerformance(
  standards: readonly NamedStandard[],
  judged: readonly JudgedDate[],
): Finding<readonly StandardPerformance[]> {
  const rated = standards.map(({ id, name }) => ({ name, pairs: pairsOf(id, judged) }));
  const performances = rated
    .flatMap(({ name, pairs }) => performanceOf(name, pairs))
    .sort((a, b) => b.correlation - a.correlation || compareText(a.name, b.name));
  const n = Math.max(0, ...rated.map(({ pairs }) => pairs.length));
  return listFrom(n, DATES_NEEDED, performances);
}

function pairsOf(id: string, judged: readonly JudgedDate[]): Pair[] {
  return judged.flatMap(({ date, heart }) => {
    const rating = date.ratings[id];
    return rating === undefined ? [] : [{ x: rating, y: heart }];
  });
}

function performanceOf(name: string, pairs: readonly Pair[]): StandardPerformance[] {
  const r = pairs.length < DATES_NEEDED ? null : pearson(pairs);
  if (r === null) return [];
  const n = pairs.length;
  return [{ name, correlation: roundToTwoDecimals(r), n, reliable: isReliable(r, n) }];
}
