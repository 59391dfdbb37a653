import { setImmediate as nextTurn } from 'node:timers/promises';

/** A few milliseconds of what one person's large answer takes. */
const AT_ONCE = 50;

/** Maps many items a few at a time, so that other requests go on in between. A few are mapped at once. */
export function mapInTurns<Item, Result>(
  items: readonly Item[],
  map: (item: Item) => Result,
): Result[] | Promise<Result[]> {
  return items.length <= AT_ONCE ? items.map((item) => map(item)) : inTurns(items, map);
}

/** As JSON. */
export function listTextInTurns(items: readonly unknown[]): string | Promise<string> {
  return items.length <= AT_ONCE
    ? JSON.stringify(items)
    : inTurns(items, (item) => JSON.stringify(item)).then((texts) => `[${texts.join()}]`);
}

async function inTurns<Item, Result>(items: readonly Item[], map: (item: Item) => Result): Promise<Result[]> {
  const results: Result[] = [];
  for (let first = 0; first < items.length; first += AT_ONCE) {
    if (first > 0) await nextTurn();
    for (const item of items.slice(first, first + AT_ONCE)) results.push(map(item));
  }
  return results;
}
