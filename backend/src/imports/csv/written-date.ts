import type { DateOrder } from '#contract/account/imports';

/** A day as someone wrote it: certain, or two numbers of which either may be the day. */
type WrittenDate =
  { readonly day: string } | { readonly numbers: readonly [number, number]; readonly year: number };

const MONTHS = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];
const LATER_TODAY = '(?:[ T,].*)?$';
const YEAR_FIRST = new RegExp(`^(\\d{4})([-/.])(\\d{1,2})\\2(\\d{1,2})${LATER_TODAY}`);
const YEAR_LAST = new RegExp(`^(\\d{1,2})([-/.])(\\d{1,2})\\2(\\d{4}|\\d{2})${LATER_TODAY}`);
const WEEKDAY = /^[a-z]+day,?\s+/i;
const DAY_AND_NAME = /^(\d{1,2})(?:st|nd|rd|th|\.)?[ -]([a-z]{3,9})\.?,?[ -](\d{4})$/i;
const NAME_AND_DAY = /^([a-z]{3,9})\.? (\d{1,2})(?:st|nd|rd|th)?,? (\d{4})$/i;
/** A year of two digits is the next one at most. */
const CENTURY = 2000;

function iso(year: number, month: number, day: number): string {
  return `${year}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`;
}

function writtenDate(text: string): WrittenDate | null {
  const yearFirst = YEAR_FIRST.exec(text);
  if (yearFirst) return { day: iso(Number(yearFirst[1]), Number(yearFirst[3]), Number(yearFirst[4])) };
  const yearLast = YEAR_LAST.exec(text);
  if (yearLast) {
    const [, first, mark, second, end = ''] = yearLast;
    const year = end.length === 2 ? CENTURY + Number(end) : Number(end);
    // Dots are written between days and months, never the other way around.
    if (mark === '.') return { day: iso(year, Number(second), Number(first)) };
    return { numbers: [Number(first), Number(second)], year };
  }
  return namedMonth(text.replace(WEEKDAY, ''));
}

function namedMonth(text: string): WrittenDate | null {
  const dayFirst = DAY_AND_NAME.exec(text);
  const nameFirst = NAME_AND_DAY.exec(text);
  const [day, name, year] = dayFirst
    ? [dayFirst[1], dayFirst[2], dayFirst[3]]
    : [nameFirst?.[2], nameFirst?.[1], nameFirst?.[3]];
  const month = MONTHS.indexOf((name ?? '').slice(0, 3).toLowerCase()) + 1;
  return month > 0 ? { day: iso(Number(year), month, Number(day)) } : null;
}

/** The calendar day YYYY-MM-DD, which need not exist; as it was written when it can't be read. */
export function dayOf(text: string, order: DateOrder | null): string {
  const written = writtenDate(text);
  if (!written) return text;
  if ('day' in written) return written.day;
  const [first, second] = written.numbers;
  return order === 'month-day' ? iso(written.year, first, second) : iso(written.year, second, first);
}

/**
 * Which comes first in dates such as 3/4/2026, judged by those of which only one reading exists: null where there are
 * none to tell apart, `unclear` where none of them tells.
 */
export function dateOrderOf(texts: readonly string[]): DateOrder | 'unclear' | null {
  const numbers = texts.flatMap((text) => {
    const written = writtenDate(text);
    return written && 'numbers' in written ? [written.numbers] : [];
  });
  const dayFirst = numbers.filter(([first, second]) => first > 12 && second <= 12).length;
  const monthFirst = numbers.filter(([first, second]) => second > 12 && first <= 12).length;
  if (dayFirst !== monthFirst) return dayFirst > monthFirst ? 'day-month' : 'month-day';
  return numbers.some(([first, second]) => first !== second) ? 'unclear' : null;
}
