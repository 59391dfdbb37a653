import { localDay } from '../../../lib/format';

/** `YYYY-MM`, 1900 to 2999. */
export type Month = string;

const MONTH = /^(?:19|2\d)\d{2}-(?:0[1-9]|1[0-2])$/;
const DAYS_PER_WEEK = 7;
const two = (value: number) => String(value).padStart(2, '0');

const partsOf = (month: Month) => {
  const [year = 1970, number = 1] = month.split('-').map(Number);
  return { year, number };
};

/** The month of an address; anything else is the current month. */
export const monthOf = (text: string | null): Month =>
  text !== null && MONTH.test(text) ? text : localDay(new Date()).slice(0, 7);

/** The month this many months later, or earlier when negative. */
export function monthsFrom(month: Month, count: number): Month {
  const { year, number } = partsOf(month);
  const index = year * 12 + number - 1 + count;
  return `${Math.floor(index / 12)}-${two((index % 12) + 1)}`;
}

/** `November 2026` */
export function monthName(month: Month): string {
  const { year, number } = partsOf(month);
  return new Intl.DateTimeFormat('en-US', { month: 'long', year: 'numeric' }).format(
    new Date(year, number - 1, 1),
  );
}

/** Its weeks from Sunday to Saturday, as days `YYYY-MM-DD`; null before its first day and after its last. */
export function weeksOf(month: Month): (string | null)[][] {
  const { year, number } = partsOf(month);
  const length = new Date(year, number, 0).getDate();
  const before = new Date(year, number - 1, 1).getDay();
  const cells: (string | null)[] = [
    ...Array.from({ length: before }, () => null),
    ...Array.from({ length }, (_, index) => `${month}-${two(index + 1)}`),
  ];
  while (cells.length % DAYS_PER_WEEK > 0) cells.push(null);
  return Array.from({ length: cells.length / DAYS_PER_WEEK }, (_, week) =>
    cells.slice(week * DAYS_PER_WEEK, (week + 1) * DAYS_PER_WEEK),
  );
}
