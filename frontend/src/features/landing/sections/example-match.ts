import { compatibilityOf } from '#scoring/compatibility';
import { contributionsOf } from '#scoring/contributions';
import { DEFAULT_PRIOR_MEAN, likelyRange } from '#scoring/likely-range';
import { tallyOf } from '#scoring/tally';
import type { ScoredDate, Standard } from '#scoring/types';

const STANDARDS: readonly (Standard & { name: string })[] = [
  { id: 'trust', name: 'Trust and Reliability', stars: 5 },
  { id: 'talk', name: 'Communication Quality', stars: 5 },
  { id: 'goals', name: 'Life Goals Match', stars: 4 },
  { id: 'humor', name: 'Sense of Humor', stars: 3 },
];

function date(day: number, heart: readonly [number, number], ratings: ScoredDate['ratings']): ScoredDate {
  const [chemistry, enjoyment] = heart;
  const on = `2026-05-0${day}`;
  return { id: String(day), day: on, createdAt: `${on}T21:00:00Z`, chemistry, enjoyment, ratings };
}

const DATES = [
  date(1, [9, 9], { trust: 9, talk: 8, goals: 7, humor: 8 }),
  date(4, [9, 10], { trust: 8, talk: 9, goals: 6, humor: 9 }),
  date(9, [9, 9], { trust: 9, talk: 8, goals: 6, humor: 7 }),
];

const meanOf = (pick: (date: ScoredDate) => number) =>
  DATES.reduce((sum, date) => sum + pick(date), 0) / DATES.length;

function exampleMatch() {
  const { percent, heart, gap, means } = compatibilityOf(STANDARDS, DATES);
  const likely = likelyRange(tallyOf(STANDARDS, DATES).dateScores, DEFAULT_PRIOR_MEAN);
  const points = contributionsOf(STANDARDS, DATES);
  return {
    name: 'Robin',
    fit: { percent, likely, heart, gap, dateCount: DATES.length },
    chemistry: meanOf(({ chemistry }) => chemistry),
    enjoyment: meanOf(({ enjoyment }) => enjoyment),
    standards: STANDARDS.map(({ id, name, stars }) => ({
      name,
      stars,
      mean: means[id] ?? 0,
      points: points.find(({ standardId }) => standardId === id)?.points ?? 0,
    })),
  };
}

/** A match invented for this page, scored by the product's own rules. */
export const EXAMPLE = exampleMatch();

const STEADY_DATES = [76, 74, 79, 75, 77];

/** How the likely range (in percent) narrows from the first date to the fifth. */
export const NARROWING = STEADY_DATES.flatMap((_, index) => {
  const scores = STEADY_DATES.slice(0, index + 1);
  const range = likelyRange(scores, DEFAULT_PRIOR_MEAN);
  const mean = scores.reduce((sum, score) => sum + score, 0) / scores.length;
  return range ? [{ dates: index + 1, low: range.low, high: range.high, mean }] : [];
});
