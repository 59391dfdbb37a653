import { Evidence } from '../../../src/alex/model/grounding/evidence';

/** Three matches as the look-ups report them: no trend, no link, and nothing moves. */
export function evidenceOfThree(
  patterns: object = { trend: null, standardThatGoesWithGoodDates: null },
): Evidence {
  const known = new Evidence(new Set(['Match-1', 'Match-2', 'Match-3']));
  known.addResult({
    today: '2026-02-03',
    totals: { matchCount: 3, dateCount: 6 },
    standards: [
      { standard: 'Physical Attraction', stars: 5, mustHave: 6 },
      { standard: 'Humor', stars: 3, mustHave: null },
    ],
    matches: [
      {
        name: 'Match-1',
        fit: { percent: 71, likely: { low: 60, high: 82 }, heart: 65, gapInPoints: -6 },
        dateCount: 4,
        comesFirstInOf100: 91,
        dates: [{ day: '2026-01-05', fit: 70, heart: 60 }],
        averageRatings: [{ standard: 'Humor', rating: 7.3 }],
        movesBy: null,
      },
      {
        name: 'Match-2',
        fit: { percent: 62, likely: { low: 50, high: 75 }, heart: 80, gapInPoints: 18 },
        dateCount: 2,
        averageRatings: [{ standard: 'Humor', rating: 4 }],
        movesBy: 'rising',
      },
    ],
    gapInPoints: 9,
    patterns,
  });
  for (const [name, rank] of [
    ['Match-1', 1],
    ['Match-2', 2],
    ['Match-3', 3],
  ] as const)
    known.people.set(name, { rank, isHeldBack: false, isBelow: false, isMet: true });
  known.addConversation(
    'Is Match-1 worth a 3rd date? My friend Zelda says I am too picky, we met 12 days ago in Oslo, and 93 people agree.',
  );
  return known;
}
