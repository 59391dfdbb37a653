import { mulberry32, type Random, shuffle } from './random';

const SEED = 12_345;
const SHUFFLES = 199;
const LOW_SHARE = 0.05;
const HIGH_SHARE = 0.95;

/** What a meter would mostly show if the user's own ratings were dealt out at random: its 5th to 95th percentile. */
export interface ChanceRange {
  readonly low: number;
  readonly high: number;
  /** Two-sided permutation p of the user's own figure: 0.01 (none of 199 shuffles is as far out) to 1. */
  readonly p: number;
}

/** `figure` deals the ratings out once more, with the given source of numbers, and reads the meter; `own` is undealt. */
export function chanceRangeOf(own: number, figure: (random: Random) => number): ChanceRange {
  const random = mulberry32(SEED);
  const figures = Array.from({ length: SHUFFLES }, () => figure(random)).sort((a, b) => a - b);
  const at = (share: number): number => figures[Math.round(share * (SHUFFLES + 1)) - 1] ?? 0;
  const beyond = Math.min(
    figures.filter((one) => one <= own).length,
    figures.filter((one) => one >= own).length,
  );
  return {
    low: at(LOW_SHARE),
    high: at(HIGH_SHARE),
    p: Math.min(1, (2 * (1 + beyond)) / (SHUFFLES + 1)),
  };
}

/** The same values in a random order. */
export function dealt(values: readonly number[], random: Random): number[] {
  const copy = [...values];
  shuffle(copy, random);
  return copy;
}
