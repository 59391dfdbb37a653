/** What can be said about a question, and how much it rests on. */
export interface Finding<Value> {
  /** Null, or an empty list, while there is too little to go by. */
  readonly value: Value;
  /** How many of the counted thing there are. */
  readonly n: number;
  /** How many more of it until there is an answer; 0 when there is one. */
  readonly needs: number;
}

/** The figure once `n` reaches `minimum`, null before. */
export function findingFrom(n: number, minimum: number, figure: () => number): Finding<number | null> {
  const needs = Math.max(0, minimum - n);
  return { value: needs > 0 ? null : figure(), n, needs };
}

/** A list that may be empty although there is enough to count: then one more of it may change that. */
export function listFrom<Item>(n: number, minimum: number, items: readonly Item[]): Finding<readonly Item[]> {
  const value = n < minimum ? [] : items;
  return { value, n, needs: value.length > 0 ? 0 : Math.max(1, minimum - n) };
}
