/** Differences below this are float noise. */
export const NOISE = 1e-9;

/** x to nine decimals. */
export function withoutNoise(x: number): number {
  return Math.round(x * 1e9) / 1e9;
}

/** Half up after float noise is removed: 73.5 and 73.4999999999 both give 74. */
export function roundHalfUp(x: number): number {
  const rounded = Math.round(withoutNoise(x));
  // Math.round(-0.4) is -0, which prints as "-0".
  return rounded === 0 ? 0 : rounded;
}

/** One decimal, half up like roundHalfUp. */
export function roundToOneDecimal(x: number): number {
  return roundHalfUp(x * 10) / 10;
}

export function clamp(x: number, low: number, high: number): number {
  return Math.min(high, Math.max(low, x));
}

/** Arithmetic mean; null for an empty list. */
export function mean(values: readonly number[]): number | null {
  if (values.length === 0) return null;
  let sum = 0;
  for (const value of values) sum += value;
  return sum / values.length;
}
