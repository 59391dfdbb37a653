/** An answer to a question, and how much data it is based on. */
export interface Finding<Value> {
  /** Null, or an empty list, until there is enough data. */
  readonly value: Value;
  /** How many data points there are. */
  readonly n: number;
  /** How many more are needed for an answer; 0 once there is one. */
  readonly needs: number;
}

/** The figure once `n` reaches `minimum`, null before that. */
export function findingFrom(n: number, minimum: number, figure: () => number): Finding<number | null> {
  const needs = Math.max(0, minimum - n);
  return { value: needs > 0 ? null : figure(), n, needs };
}

/** A list that may be empty even with enough data: then one more data point may change that. */
export function listFrom<Item>(n: number, minimum: number, items: readonly Item[]): Finding<readonly Item[]> {
  const value = n < minimum ? [] : items;
  return { value, n, needs: value.length > 0 ? 0 : Math.max(1, minimum - n) };
}
