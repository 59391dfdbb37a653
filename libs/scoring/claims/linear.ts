import { mean } from '../statistics';

/** Below this a sum of squares is float noise: the values do not vary. */
export const NO_VARIATION = 1e-12;

// Looked up once, as in `mulberry32`: these run thousands of times.
const { max, sqrt } = Math;

/** Pearson's r, -1 to 1, of fixed values with any order of some others; 0 when either does not vary. */
export type Correlator = (others: ArrayLike<number>) => number;

/** `others` are what will be put in other orders: as many as the fixed values. */
export function correlatorOf(fixed: readonly number[], others: readonly number[]): Correlator {
  const centered = centeredOf(fixed);
  const scale = Math.sqrt(spreadOf(fixed) * spreadOf(others));
  if (scale < NO_VARIATION) return () => 0;
  return (ordered) => {
    let product = 0;
    for (let index = 0; index < centered.length; index += 1)
      product += (centered[index] ?? 0) * (ordered[index] ?? 0);
    return product / scale;
  };
}

/** The same when the fixed values belong to the others at some places only. */
export function partialCorrelatorOf(fixed: readonly number[], places: readonly number[]): Correlator {
  const centered = centeredOf(fixed);
  const spread = spreadOf(fixed);
  return (ordered) => {
    let product = 0;
    let sum = 0;
    let squares = 0;
    for (let index = 0; index < centered.length; index += 1) {
      const value = ordered[places[index] ?? 0] ?? 0;
      product += (centered[index] ?? 0) * value;
      sum += value;
      squares += value * value;
    }
    const scale = sqrt(spread * max(0, squares - (sum * sum) / centered.length));
    return scale < NO_VARIATION ? 0 : product / scale;
  };
}

function centeredOf(values: readonly number[]): number[] {
  const middle = mean(values) ?? 0;
  return values.map((value) => value - middle);
}

function spreadOf(values: readonly number[]): number {
  return centeredOf(values).reduce((sum, value) => sum + value * value, 0);
}
