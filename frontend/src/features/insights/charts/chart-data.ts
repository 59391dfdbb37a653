import type { DatePoint } from '#contract/dating/insights/analytics';
import { usLongDay } from '../../../lib/format';

/** A date in the chart and its table; head and heart are percentages. */
export interface NamedDate {
  id: string;
  day: string;
  personId: string;
  name: string;
  head: number | null;
  heart: number;
}

export function namedDates(
  points: readonly DatePoint[],
  matches: readonly { id: string; name: string }[],
): NamedDate[] {
  const names = new Map(matches.map(({ id, name }) => [id, name]));
  return points.map(({ dateId, day, candidateId, head, heart }) => ({
    id: dateId,
    day: usLongDay(day),
    personId: candidateId,
    name: names.get(candidateId) ?? '',
    head,
    heart,
  }));
}

export interface DatedPerson {
  personId: string;
  name: string;
  dates: NamedDate[];
}

/** The people in the order of their first dates, each with their own dates. */
export function byPerson(dates: readonly NamedDate[]): DatedPerson[] {
  const people = new Map<string, DatedPerson>();
  for (const date of dates) {
    const { personId, name } = date;
    const known = people.get(personId) ?? { personId, name, dates: [] };
    known.dates.push(date);
    people.set(personId, known);
  }
  return [...people.values()];
}

const STEP = 10;
const LOWEST = 10;
const HIGHEST = 100;

/** The tens around what there is to show, at least three of them, lowest first. */
export function scaleOf(dates: readonly NamedDate[]): number[] {
  const values = dates.flatMap(({ head, heart }) => (head === null ? [heart] : [head, heart]));
  let low = Math.max(LOWEST, STEP * Math.floor((Math.min(...values) - 1) / STEP));
  const high = Math.min(
    HIGHEST,
    Math.max(low + 2 * STEP, STEP * Math.ceil((Math.max(...values) + 1) / STEP)),
  );
  low = Math.min(low, high - 2 * STEP);
  return Array.from({ length: (high - low) / STEP + 1 }, (_, index) => low + index * STEP);
}

function headWords({ head }: NamedDate): string {
  return head === null ? 'not rated enough' : `${Math.round(head)}%`;
}

/** "Mara, March 5, 2026: head 71%, heart 80%" */
export function dateWords(date: NamedDate): string {
  return `${date.name}, ${date.day}: head ${headWords(date)}, heart ${date.heart}%`;
}

/** All in px: each row has text above its bar. */
export const BAR_HEIGHT = 8;
const WORDS = 22;
const NOTE = 20;
const ROW_GAP = 14;

export function barGeometry(hasNotes: boolean): { rowHeight: number; barTop: number } {
  const barTop = WORDS + (hasNotes ? NOTE : 0) + 2;
  return { rowHeight: barTop + BAR_HEIGHT + ROW_GAP, barTop };
}

interface BarItem {
  label: string;
  /** The formatted value, at the end of the row. */
  figure: string;
  value: number;
  note?: string;
}

export interface BarsProps {
  items: readonly BarItem[];
  /** Below 0 for bars that extend in both directions. */
  min?: number;
  max: number;
  tone: 'primary' | 'secondary';
  rowHeight: number;
}
