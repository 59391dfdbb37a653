import type { ScoredDate } from './types';

type Dated = Pick<ScoredDate, 'day' | 'createdAt' | 'id'>;

/** Oldest first: day, then createdAt, then id. */
export function compareDates(a: Dated, b: Dated): number {
  return compareText(a.day, b.day) || compareInstants(a.createdAt, b.createdAt) || compareText(a.id, b.id);
}

/** Compared by code unit, so that every machine and locale agrees. */
export function compareText(a: string, b: string): number {
  if (a === b) return 0;
  return a < b ? -1 : 1;
}

/** ISO instants, oldest first. Compared as times, because the same instant has several spellings. */
export function compareInstants(a: string, b: string): number {
  return a === b ? 0 : Date.parse(a) - Date.parse(b);
}
