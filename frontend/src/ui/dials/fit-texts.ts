import { fitWord } from '#contract/dating/insights/fit-words';
import { heartAndHead, scoreColor, type ScoreColor } from '#scoring/compatibility';
import { capitalized } from '../../lib/format';

export type FitTone = 'high' | 'mid' | 'low';

const TONES: Readonly<Record<ScoreColor, FitTone>> = { green: 'high', yellow: 'mid', red: 'low' };

/** Percentages are whole numbers from 10 to 100; thresholds apply after rounding. */
export function fitTone(percent: number): FitTone {
  return TONES[scoreColor(percent)];
}

/**
 * `gap` is heart minus head in percentage points, unrounded: 9.6 still counts as agreement. A difference that a single
 * date shows is said to be one date's.
 */
export function gapWords(gap: number, dateCount?: number): string {
  const size = Math.round(Math.abs(gap));
  const when = dateCount === 1 ? ' on one date' : '';
  switch (heartAndHead(gap)) {
    case 'agree':
      return 'heart and head agree';
    case 'heart-ahead':
      return `heart is ${size} ahead${when}`;
    case 'head-ahead':
      return `head is ${size} ahead${when}`;
  }
}

/** Keeps "(4 of 10)" in one line. */
export function unbroken(words: string): string {
  return words.replace(/\(([\d.]+) of 10\)/g, '($1\u00a0of\u00a010)');
}

export interface FitRange {
  low: number;
  high: number;
}

const DATE_WORDS = ['no dates', 'one date', 'two dates', 'three dates', 'four dates', 'five dates'];

/** "one date", "five dates", "6 dates". */
export function datesInWords(count: number): string {
  return DATE_WORDS[count] ?? `${count} dates`;
}

/** "One date: early days, likely 49–88%." */
export function likelyWords(likely: FitRange, dateCount: number): string {
  const dates = capitalized(datesInWords(dateCount));
  const range = likelyRange(likely);
  return dateCount === 1 ? `${dates}: early days, ${range}.` : `${dates}: ${range}.`;
}

function likelyRange({ low, high }: FitRange): string {
  return `likely ${Math.round(low)}–${Math.round(high)}%`;
}

export interface Fit {
  /** Null while no date is scored. */
  percent: number | null;
  likely?: FitRange | null;
  /** Chemistry and enjoyment, 10 to 100. */
  heart?: number | null;
  /** Heart minus head, unrounded. Default: the difference of the displayed numbers. */
  gap?: number | null;
  dateCount?: number;
}

export const NO_FIT = 'Date experience needed';

/** Everything the dial shows, as text. */
export function fitText({ percent, likely, heart, gap, dateCount }: Fit): string {
  if (percent === null) return NO_FIT;
  const parts = [`${percent}% fit with your standards so far, ${fitWord(percent, likely).toLowerCase()}.`];
  if (likely && dateCount !== undefined) parts.push(likelyWords(likely, dateCount));
  else if (likely) parts.push(`${capitalized(likelyRange(likely))}.`);
  if (heart !== null && heart !== undefined)
    parts.push(`Heart ${Math.round(heart)}%: ${gapWords(gap ?? heart - percent, dateCount)}.`);
  return parts.join(' ');
}
