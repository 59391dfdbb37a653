import { mulberry32, shuffle } from './random';

const SEED = 12_345;
const SHUFFLES = 1_999;
/** As large as the observed one, but for float noise. */
const TIE = 1e-12;
/** Orders of up to this many values are kept: 8 MB when every length up to it has been asked for. */
const LONGEST_KEPT = 64;

const kept = new Map<number, Uint16Array>();

/**
 * Permutation p of a statistic: (1 + shuffles that reach the observed value) / 2,000, so from 0.0005 to 1. `statistic`
 * reads the values in a given order and must not keep them.
 */
export function permutationP(
  values: readonly number[],
  statistic: (shuffled: ArrayLike<number>) => number,
): number {
  const observed = statistic(values);
  const orders = ordersOf(values.length);
  const given = Float64Array.from(values);
  const shuffled = new Float64Array(values.length);
  let reached = 0;
  for (let start = 0; start < orders.length; start += shuffled.length) {
    for (let index = 0; index < shuffled.length; index += 1)
      shuffled[index] = given[orders[start + index] ?? 0] ?? 0;
    if (statistic(shuffled) >= observed - TIE) reached += 1;
  }
  return (1 + reached) / (1 + SHUFFLES);
}

/** The same 1,999 orders for every list of a length, one after the other: they are the costly part, so they are kept. */
function ordersOf(length: number): Uint16Array {
  const known = kept.get(length);
  if (known) return known;
  const random = mulberry32(SEED);
  const order = Array.from({ length }, (_, index) => index);
  const orders = new Uint16Array(SHUFFLES * length);
  for (let turn = 0; turn < SHUFFLES; turn += 1) {
    // Each shuffle goes on from the one before.
    shuffle(order, random);
    orders.set(order, turn * length);
  }
  if (length <= LONGEST_KEPT) kept.set(length, orders);
  return orders;
}
