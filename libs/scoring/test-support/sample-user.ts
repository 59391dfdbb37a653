import type { MatchHistory, ScoredDate, Standard } from '../types';

/** A worked example used by the tests: three standards and seven matches, M1 to M7, over sixty days. */
export const SAMPLE_STANDARDS: readonly Standard[] = [
  { id: 'trust', stars: 5 },
  { id: 'humor', stars: 3 },
  { id: 'goals', stars: 4 },
];

type DateRow = readonly [
  day: number,
  trust: number,
  humor: number,
  goals: number,
  chemistry: number,
  enjoyment: number,
];

const FIRST_DAY = Date.UTC(2025, 0, 1);
const DAY = 24 * 60 * 60 * 1000;

function instantOf(day: number): string {
  return new Date(FIRST_DAY + day * DAY).toISOString();
}

function sampleDate(matchId: string, row: DateRow): ScoredDate {
  const [day, trust, humor, goals, chemistry, enjoyment] = row;
  const createdAt = instantOf(day);
  const ratings = { trust, humor, goals };
  return { id: `${matchId}-${day}`, day: createdAt.slice(0, 10), createdAt, chemistry, enjoyment, ratings };
}

function sampleMatch(id: string, created: number, archived: boolean, rows: readonly DateRow[]): MatchHistory {
  const dates = rows.map((row) => sampleDate(id, row));
  return { id, name: id, createdAt: instantOf(created), archived, dates };
}

export const SAMPLE_MATCHES: readonly MatchHistory[] = [
  sampleMatch('M1', 0, false, [
    [0, 8, 7, 6, 8, 8],
    [10, 9, 8, 7, 8, 9],
    [30, 9, 8, 8, 9, 9],
  ]),
  sampleMatch('M2', 4, true, [
    [5, 6, 9, 5, 9, 8],
    [20, 5, 9, 5, 9, 7],
  ]),
  sampleMatch('M3', 12, true, [[12, 4, 5, 6, 5, 4]]),
  sampleMatch('M4', 22, false, [
    [25, 8, 6, 9, 6, 7],
    [50, 7, 7, 9, 6, 7],
  ]),
  sampleMatch('M5', 35, true, [[35, 7, 4, 3, 4, 5]]),
  sampleMatch('M6', 44, true, [[45, 6, 6, 7, 7, 6]]),
  sampleMatch('M7', 54, false, [
    [55, 9, 8, 8, 8, 9],
    [58, 8, 8, 9, 8, 8],
  ]),
];
