import { dashboardRanking, rankMatches } from './ranking';
import { scoreMatches } from './scored-match';
import { dateWith, matchWith } from './test-support/histories';
import { SAMPLE_MATCHES, SAMPLE_STANDARDS } from './test-support/sample-user';
import type { MatchHistory } from './types';

const TRUST = [{ id: 'trust', stars: 5 }];

function rankedIds(matches: readonly MatchHistory[], standards = TRUST): string[] {
  return rankMatches(scoreMatches(standards, matches)).map(({ match }) => match.id);
}

function rated(id: string, ratings: readonly number[], other: Partial<MatchHistory> = {}): MatchHistory {
  return matchWith(
    id,
    ratings.map((trust) => dateWith({ trust })),
    other,
  );
}

describe('ranking of matches', () => {
  it('puts the best fit first and leaves archived matches out', () => {
    expect(rankMatches(scoreMatches(SAMPLE_STANDARDS, SAMPLE_MATCHES)).map(({ match }) => match.id)).toEqual([
      'M7',
      'M1',
      'M4',
    ]);
  });

  it('goes by the exact percentage, not the rounded one', () => {
    const standards = [
      { id: 'trust', stars: 299 },
      { id: 'humor', stars: 1 },
    ];
    const lower = matchWith('a', [dateWith({ trust: 7, humor: 7 })]);
    const higher = matchWith('b', [dateWith({ trust: 7, humor: 8 })]);
    expect(rankedIds([lower, higher], standards)).toEqual(['b', 'a']);
  });

  it('breaks ties by more dates, then by the match added earlier, then by id', () => {
    const late = '2025-06-01T00:00:00.000Z';
    const matches = [
      rated('c', [7], { createdAt: late }),
      rated('b', [7], { createdAt: late }),
      rated('older', [7]),
      rated('z-two-dates', [6, 8], { createdAt: late }),
    ];
    expect(rankedIds(matches)).toEqual(['z-two-dates', 'older', 'b', 'c']);
    expect(rankedIds([...matches].reverse())).toEqual(['z-two-dates', 'older', 'b', 'c']);
  });

  it('ignores float noise when looking for ties', () => {
    const standards = [
      { id: 'a', stars: 0.1 },
      { id: 'b', stars: 0.2 },
      { id: 'c', stars: 0.3 },
    ];
    const alike = (rating: number, id: string, count: number) =>
      matchWith(
        id,
        Array.from({ length: count }, () => dateWith({ a: rating, b: rating, c: rating })),
      );
    const mixed = matchWith('m', [
      dateWith({ a: 7, b: 7, c: 7 }),
      dateWith({ a: 7, b: 7 }),
      dateWith({ a: 7, b: 7 }),
    ]);
    expect(rankedIds([alike(7, 'x', 1), mixed, alike(7, 'y', 2)], standards)).toEqual(['m', 'y', 'x']);
  });

  it('leaves out matches without a percentage and provisional ones', () => {
    const standards = [
      { id: 'trust', stars: 2 },
      { id: 'humor', stars: 5 },
    ];
    const provisional = rated('provisional', [10]);
    const half = matchWith('rated', [dateWith({ humor: 3 })]);
    expect(rankedIds([provisional, matchWith('undated', []), half], standards)).toEqual(['rated']);
  });
});

describe('best and worst match on the dashboard', () => {
  it('are reported with their rounded percentage', () => {
    expect(dashboardRanking(SAMPLE_STANDARDS, SAMPLE_MATCHES)).toEqual({
      top: { score: 84, name: 'M7' },
      bottom: { score: 78, name: 'M4' },
    });
  });

  it('are the same match when only one is scored', () => {
    const one = { score: 70, name: 'Only' };
    const matches = [
      rated('a', [7], { name: 'Only' }),
      matchWith('b', []),
      rated('c', [9], { archived: true }),
    ];
    expect(dashboardRanking(TRUST, matches)).toEqual({ top: one, bottom: one });
  });

  it('are null without a scored active match', () => {
    expect(dashboardRanking(TRUST, [])).toEqual({ top: null, bottom: null });
    expect(dashboardRanking([], SAMPLE_MATCHES)).toEqual({ top: null, bottom: null });
    expect(dashboardRanking(TRUST, [rated('a', [9], { archived: true })])).toEqual({
      top: null,
      bottom: null,
    });
  });
});
