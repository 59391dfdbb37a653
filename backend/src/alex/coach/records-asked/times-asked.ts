import type { DateFact } from '../../facts';
import { standardWords } from '../../../words/message-text';
import type { Concept } from './record-concepts';

/** Which of several dates is meant. */
export type TimeAsked =
  | { readonly kind: 'last' | 'before' | 'first' | 'each' }
  /** 0 is Sunday. */
  | { readonly kind: 'weekday'; readonly weekday: number }
  /** `dayOfMonth` is null for a whole month; months begin with 1. */
  | { readonly kind: 'day'; readonly month: number; readonly dayOfMonth: number | null }
  | { readonly kind: 'ago'; readonly days: number };

const WEEKDAYS = ['sunday', 'monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday'];
const MONTHS = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];
const MONTH =
  '(jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?)';
const MONTH_DAY = new RegExp(
  `\\b${MONTH}\\.? (?:the )?(\\d{1,2})(?:st|nd|rd|th)?\\b|\\b(\\d{1,2})(?:st|nd|rd|th)? (?:of )?${MONTH}\\b|\\b(?:in|since|of) ${MONTH}\\b`,
  'i',
);
const LAST_TWO = /\blast (?:two|2|number|few)\b/;

export function timesAsked(text: string, concepts: readonly Concept[]): TimeAsked[] {
  const named = dayNamed(text);
  if (named) return [named];
  const times: TimeAsked[] = [];
  if (LAST_TWO.test(standardWords(text).join(' '))) return [{ kind: 'last' }, { kind: 'before' }];
  if (concepts.includes('last')) times.push({ kind: 'last' });
  if (concepts.includes('before')) times.push({ kind: 'before' });
  if (concepts.includes('first')) times.push({ kind: 'first' });
  if (concepts.includes('each-time')) times.push({ kind: 'each' });
  return times;
}

function dayNamed(text: string): TimeAsked | null {
  const month = MONTH_DAY.exec(text);
  if (month) {
    const name = (month[1] ?? month[4] ?? month[5] ?? '').slice(0, 3).toLowerCase();
    const day = month[2] ?? month[3];
    return {
      kind: 'day',
      month: MONTHS.indexOf(name) + 1,
      dayOfMonth: day === undefined ? null : Number(day),
    };
  }
  if (/\byesterday\b/i.test(text)) return { kind: 'ago', days: 1 };
  const weekday = WEEKDAYS.findIndex((name) => new RegExp(`\\b${name}\\b`, 'i').test(text));
  return weekday < 0 ? null : { kind: 'weekday', weekday };
}

const NUMBER_WORDS = ['one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'];

/** The last number from 1 to 10 that is named; null without. */
export function numberIn(text: string): number | null {
  const found = [
    ...text.matchAll(
      /\b(10|[1-9]|one|two|three|four|five|six|seven|eight|nine|ten)\b(?<!\bone(?= (?:of|which|who|that|before)\b))/gi,
    ),
  ].at(-1)?.[1];
  if (found === undefined) return null;
  const spelled = NUMBER_WORDS.indexOf(found.toLowerCase()) + 1;
  return spelled > 0 ? spelled : Number(found);
}

/** The dates that are meant, oldest first; empty where none fits. */
export function datesMeant(
  dates: readonly DateFact[],
  times: readonly TimeAsked[],
  today: string,
): DateFact[] {
  const meant = times.flatMap((time) => datesAt(dates, time, today));
  return dates.filter((date) => meant.includes(date));
}

function datesAt(dates: readonly DateFact[], time: TimeAsked, today: string): readonly DateFact[] {
  switch (time.kind) {
    case 'last':
      return dates.slice(-1);
    case 'before':
      return dates.slice(-2, -1);
    case 'first':
      return dates.slice(0, 1);
    case 'each':
      return dates;
    case 'weekday':
      return dates.filter(({ day }) => new Date(`${day}T00:00:00Z`).getUTCDay() === time.weekday).slice(-1);
    case 'day':
      return dates.filter(
        ({ day }) =>
          Number(day.slice(5, 7)) === time.month &&
          (time.dayOfMonth === null || Number(day.slice(8)) === time.dayOfMonth),
      );
    case 'ago':
      return dates.filter(({ day }) => Date.parse(today) - Date.parse(day) === time.days * 86_400_000);
  }
}
