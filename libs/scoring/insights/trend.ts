import { mean, roundToOneDecimal, withoutNoise } from '../statistics';
import type { JudgedDate } from './dating-record';
import type { Finding } from './finding';

const TREND_FROM_POINTS = 5;
const DATES_NEEDED = 4;

export interface Trend {
  readonly direction: 'up' | 'down' | 'stable';
  /** Percentage points, 0 to 90, one decimal. */
  readonly percentage: number;
}

/** Mean fit of the later half of the dates against the earlier half; the middle one of an odd number is in neither.
 * `judged` oldest first. Counts scored dates; 4 are needed. */
export function improvementTrend(judged: readonly JudgedDate[]): Finding<Trend | null> {
  const scores = judged.flatMap(({ head }) => (head === null ? [] : [head]));
  const n = scores.length;
  const half = Math.floor(n / 2);
  const earlier = mean(scores.slice(0, half));
  const later = mean(scores.slice(n - half));
  if (n < DATES_NEEDED || earlier === null || later === null)
    return { value: null, n, needs: DATES_NEEDED - n };
  return { value: trendOf(withoutNoise(later - earlier)), n, needs: 0 };
}

function trendOf(change: number): Trend {
  const percentage = roundToOneDecimal(Math.abs(change));
  if (Math.abs(change) < TREND_FROM_POINTS) return { direction: 'stable', percentage };
  return { direction: change > 0 ? 'up' : 'down', percentage };
}
