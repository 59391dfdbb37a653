/** The 97.5% quantile of the normal distribution. */
const Z = 1.959963984540054;

/** Shares, 0 to 1. */
export interface ShareInterval {
  readonly low: number;
  readonly high: number;
}

/** Wilson's 95% score interval of a share of `successes` in `count` (Wilson 1927); count at least 1. */
export function wilsonInterval(successes: number, count: number): ShareInterval {
  const share = successes / count;
  const squared = Z * Z;
  const center = (share + squared / (2 * count)) / (1 + squared / count);
  const reach =
    (Z * Math.sqrt((share * (1 - share)) / count + squared / (4 * count * count))) / (1 + squared / count);
  return { low: Math.max(0, center - reach), high: Math.min(1, center + reach) };
}
