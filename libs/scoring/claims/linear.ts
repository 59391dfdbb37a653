/** Below this a sum of squares is float noise: the values do not vary. */
const NO_VARIATION = 1e-12;

/** Pearson's r of fixed values with any order of some others, prepared once. */
export interface Correlator {
  /** -1 to 1; 0 when either does not vary. `others` has as many values as the fixed ones. */
  correlate(others: readonly number[]): number;
}

/** `indexes`: which of the others belong to the fixed values, when those are known for some only. */
export function correlatorOf(fixed: readonly number[], indexes?: readonly number[]): Correlator {
  const places = indexes ?? fixed.map((_, index) => index);
  const count = fixed.length;
  const middle = fixed.reduce((sum, value) => sum + value, 0) / (count || 1);
  const centered = fixed.map((value) => value - middle);
  const spread = centered.reduce((sum, value) => sum + value * value, 0);
  return {
    correlate(others) {
      let product = 0;
      let sum = 0;
      let squares = 0;
      for (let index = 0; index < count; index += 1) {
        const value = others[places[index] ?? 0] ?? 0;
        product += (centered[index] ?? 0) * value;
        sum += value;
        squares += value * value;
      }
      const othersSpread = squares - (sum * sum) / (count || 1);
      if (spread < NO_VARIATION || othersSpread < NO_VARIATION) return 0;
      return Math.max(-1, Math.min(1, product / Math.sqrt(spread * othersSpread)));
    },
  };
}
