import type { Candidate } from '#contract/dating/candidates';

export const MATCH_ORDERS = {
  fit: 'Best fit',
  lastDate: 'Last date',
  added: 'Recently added',
  name: 'Name',
} as const;
export type MatchOrder = keyof typeof MATCH_ORDERS;

export const isMatchOrder = (value: unknown): value is MatchOrder =>
  typeof value === 'string' && value in MATCH_ORDERS;

/** Those below a must-have come after the others. */
const partOf = ({ vetoed }: Candidate) => Number(vetoed.length > 0);

/** Newest first; a match without a date comes last. */
const newest = (a: string | null, b: string | null) => (b ?? '').localeCompare(a ?? '');

const percentOf = ({ compatibilityScore }: Candidate) => compatibilityScore ?? -1;

// One for all comparisons: each would make its own, thousands of times for a long list.
const { compare: byName } = new Intl.Collator(undefined, { sensitivity: 'base' });

const COMPARE: Readonly<Record<MatchOrder, (a: Candidate, b: Candidate) => number>> = {
  fit: (a, b) => partOf(a) - partOf(b) || percentOf(b) - percentOf(a),
  lastDate: (a, b) => newest(a.lastDate, b.lastDate),
  added: (a, b) => partOf(a) - partOf(b) || newest(a.createdAt, b.createdAt),
  name: (a, b) => byName(a.name, b.name),
};

/** Archived matches stay behind the others in every order. */
export function inOrder(candidates: readonly Candidate[], order: MatchOrder): Candidate[] {
  return [...candidates].sort((a, b) => Number(a.archived) - Number(b.archived) || COMPARE[order](a, b));
}

const plain = (text: string) =>
  text
    .normalize('NFD')
    .replace(/\p{Diacritic}/gu, '')
    .toLowerCase();

/** Those in whose name, profession, location or notes every word occurs, whatever its case and accents. */
export function found(candidates: readonly Candidate[], search: string): Candidate[] {
  const words = plain(search).split(/\s+/).filter(Boolean);
  return candidates.filter(({ name, profession, location, notes }) => {
    const text = plain([name, profession, location, notes].join(' '));
    return words.every((word) => text.includes(word));
  });
}

const DAY_MS = 86_400_000;
const UNITS = [
  ['year', 365],
  ['month', 30],
  ['week', 14],
] as const;
const DAYS_IN = { year: 365, month: 30, week: 7 } as const;

let relative: Intl.RelativeTimeFormat | undefined;

/** `yesterday`, `9 days ago`, `3 weeks ago`: how long a calendar day (`YYYY-MM-DD`) lies before another one. */
export function daysAgo(day: string, today: string): string {
  relative ??= new Intl.RelativeTimeFormat('en-US', { numeric: 'auto' });
  const days = Math.max(0, Math.round((Date.parse(today) - Date.parse(day)) / DAY_MS));
  const [unit] = UNITS.find(([, from]) => days >= from) ?? [];
  return unit ? relative.format(-Math.floor(days / DAYS_IN[unit]), unit) : relative.format(-days, 'day');
}
