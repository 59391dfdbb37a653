import { scoreMatches, type ScoredMatch } from '../scored-match';
import type { Standard } from '../types';
import { dateWith, matchWith } from './histories';

/** A worked example: Robin after two dates, Sam after one. */
export const PAIR_STANDARDS: readonly Standard[] = [
  { id: 'kindness', stars: 5 },
  { id: 'humor', stars: 3 },
  { id: 'goals', stars: 4 },
  { id: 'honesty', stars: 4 },
];

type Ratings = readonly [kindness: number, humor: number, goals: number, honesty: number];

function rated(day: string, [kindness, humor, goals, honesty]: Ratings) {
  const felt = { chemistry: 7, enjoyment: 7 };
  return dateWith({ kindness, humor, goals, honesty }, { ...felt, id: day, day });
}

export const PAIR_MATCHES = [
  matchWith('robin', [rated('2025-01-02', [8, 6, 7, 8]), rated('2025-01-09', [9, 5, 7, 9])]),
  matchWith('sam', [rated('2025-01-05', [6, 9, 5, 6])]),
];

/** Robin and Sam, scored. */
export function scoredPair(): readonly [ScoredMatch, ScoredMatch] {
  const [robin, sam] = scoreMatches(PAIR_STANDARDS, PAIR_MATCHES);
  if (!robin || !sam) throw new Error('The worked example has two matches');
  return [robin, sam];
}
