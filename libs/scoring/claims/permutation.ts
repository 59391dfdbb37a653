import { mulberry32, shuffle } from './random';

const SEED = 12_345;
const SHUFFLES = 1_999;
/** As large as the observed one, but for float noise. */
const TIE = 1e-12;

/**
 * Permutation p of a statistic: (1 + shuffles that reach the observed value) / 2,000, so from 0.0005 to 1. `statistic`
 * reads the values in a given order and must not keep them.
 */
export function permutationP(
  values: readonly number[],
  statistic: (shuffled: readonly number[]) => number,
): number {
  const observed = statistic(values);
  const random = mulberry32(SEED);
  const shuffled = [...values];
  let reached = 0;
  for (let turn = 0; turn < SHUFFLES; turn += 1) {
    // Each shuffle goes on from the one before.
    shuffle(shuffled, random);
    if (statistic(shuffled) >= observed - TIE) reached += 1;
  }
  return (1 + reached) / (1 + SHUFFLES);
}
