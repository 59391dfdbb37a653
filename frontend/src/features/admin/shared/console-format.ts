import type { TotalRelation } from '#contract/console/admin';
import type { AudienceAnswer } from '#contract/console/campaigns/campaigns';

const DAY = { day: '2-digit', year: 'numeric' } as const;
const SHORT = new Intl.DateTimeFormat('en-US', { ...DAY, month: 'short' });
const LONG = new Intl.DateTimeFormat('en-US', { ...DAY, month: 'long' });
const CLOCK = new Intl.DateTimeFormat('en-US', { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' });
const WHOLE = new Intl.NumberFormat('en-US', { maximumFractionDigits: 0 });
const SIGNED = new Intl.NumberFormat('en-US', { maximumFractionDigits: 1, signDisplay: 'exceptZero' });

/** `Jan 05, 2026`, an instant in the viewer's time zone. */
export const shortDay = (instant: string): string => SHORT.format(new Date(instant));

/** `Jan 05, 2026`, a calendar day `YYYY-MM-DD` regardless of time zone. */
export const calendarDay = (day: string): string => shortDay(`${day}T12:00`);

/** `January 05, 2026`. */
export const longDay = (instant: string): string => LONG.format(new Date(instant));

/** `Jan 05, 2026 14:05`. */
export const dayAndTime = (instant: string): string => `${shortDay(instant)} ${clock(instant)}`;

/** `14:05`. */
export const clock = (instant: string): string => CLOCK.format(new Date(instant));

export const wholeNumber = (value: number): string => WHOLE.format(value);

/** How exact a number is that stands on a screen. */
type Relation = TotalRelation | NonNullable<AudienceAnswer['relation']>;

const BEFORE_TOTAL: Readonly<Record<Relation, string>> = {
  exact: '',
  about: 'about ',
  'at-least': 'at least ',
  below: 'fewer than ',
};

/** To three digits, so that an estimate doesn't look like a count. */
const roughly = (value: number): number => Number(value.toPrecision(3));

/** `1,204`, `about 12,300`, `at least 37` or `fewer than 160`, as the total was found. */
export const totalWords = (total: number, relation: Relation = 'exact'): string =>
  `${BEFORE_TOTAL[relation]}${wholeNumber(relation === 'about' ? roughly(total) : total)}`;

/** How many pages there are; those of an estimate are one, too. */
export const pagesWords = (count: number, relation: TotalRelation): string =>
  relation === 'about' ? totalWords(count, relation) : wholeNumber(count);

export const oneDecimal = (value: number): string => value.toFixed(1);
export const signedPercent = (value: number): string => `${SIGNED.format(value)}%`;

/** A share as a rounded percentage; 0 when the whole is 0. */
export const percentOf = (part: number, whole: number): number =>
  whole > 0 ? Math.round((100 * part) / whole) : 0;

/** `7` -> `07:00`. */
export const hourWords = (hour: number): string => `${String(hour).padStart(2, '0')}:00`;

/** `1 person`, `1,204 people`, `about 12,300 people`, `fewer than 630 people`. */
export const peopleWords = (count: number, relation: Relation = 'exact'): string =>
  `${totalWords(count, relation)} ${count === 1 ? 'person' : 'people'}`;
