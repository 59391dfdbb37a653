import { clamp, mean, roundHalfUp } from '../statistics';
import { studentQuantile } from '../probability/student-t';

/** Below this a sum of squares is float noise: the values do not vary. */
const NO_VARIATION = 1e-12;
const TWO_SIDED_95 = 0.975;

export interface Pair {
  readonly x: number;
  readonly y: number;
}

/** Pearson's r, -1 to 1; null when x or y does not vary. */
export function pearson(pairs: readonly Pair[]): number | null {
  const meanX = mean(pairs.map(({ x }) => x)) ?? 0;
  const meanY = mean(pairs.map(({ y }) => y)) ?? 0;
  let xx = 0;
  let yy = 0;
  let xy = 0;
  for (const { x, y } of pairs) {
    xx += (x - meanX) ** 2;
    yy += (y - meanY) ** 2;
    xy += (x - meanX) * (y - meanY);
  }
  if (xx < NO_VARIATION || yy < NO_VARIATION) return null;
  return clamp(xy / Math.sqrt(xx * yy), -1, 1);
}

/** True when |r| over n pairs is significant at the 5% level (two-sided t test). */
export function isReliable(r: number, n: number): boolean {
  const degreesOfFreedom = n - 2;
  if (degreesOfFreedom < 1) return false;
  const t = (Math.abs(r) * Math.sqrt(degreesOfFreedom)) / Math.sqrt(1 - r * r);
  return t > studentQuantile(TWO_SIDED_95, degreesOfFreedom);
}

/** Correlation ratio eta = sqrt(SS between / SS total), 0 to 1; null with fewer than two groups or no variation. */
export function correlationRatio(groups: readonly (readonly number[])[]): number | null {
  const values = groups.flat();
  const middle = mean(values);
  if (middle === null || groups.length < 2) return null;
  const total = values.reduce((sum, value) => sum + (value - middle) ** 2, 0);
  if (total < NO_VARIATION) return null;
  const between = groups.reduce(
    (sum, group) => sum + group.length * ((mean(group) ?? middle) - middle) ** 2,
    0,
  );
  return Math.sqrt(clamp(between / total, 0, 1));
}

/** Two decimals, half up. */
export function roundToTwoDecimals(x: number): number {
  return roundHalfUp(x * 100) / 100;
}
