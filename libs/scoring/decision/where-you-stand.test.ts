import fc from 'fast-check';
import { scoreMatches } from '../scored-match';
import { PAIR_MATCHES, PAIR_STANDARDS, scoredPair } from '../test-support/gold-pair';
import { anyHistory, dateWith, matchWith } from '../test-support/histories';
import type { MatchHistory, Standard } from '../types';
import { whereYouStand } from './where-you-stand';

const stand = (standards: readonly Standard[], matches: readonly MatchHistory[]) =>
  whereYouStand(standards, scoreMatches(standards, matches));

const TRUST = [{ id: 'trust', stars: 3 }];
const trusted = (id: string, ...ratings: number[]) =>
  matchWith(
    id,
    ratings.map((trust) => dateWith({ trust })),
  );
const nines = Array<number>(8).fill(9);
const threes = Array<number>(8).fill(3);

describe('the worked example', () => {
  const { state, order, next, settled, needs } = whereYouStand(PAIR_STANDARDS, scoredPair());

  it('puts Robin first in 78 of 100 readings: likely, not settled', () => {
    expect(order.map(({ scored, first }) => [scored.compatibility.exact, first.toFixed(2)])).toEqual([
      [75.625, '0.78'],
      [63.125, '0.22'],
    ]);
    expect({ state, settled, needs }).toEqual({
      state: 'likely',
      settled: false,
      needs: { matches: 0, dates: 0 },
    });
  });

  it('suggests finding out about Sam’s kindness', () => {
    expect(next).toEqual({
      matchId: 'sam',
      points: expect.closeTo(0.301, 3) as number,
      standardId: 'kindness',
    });
  });

  it('suggests the other one when Sam must not be suggested, and then no one', () => {
    const scored = scoredPair();
    const without = (...ids: string[]) => whereYouStand(PAIR_STANDARDS, scored, (id) => !ids.includes(id));
    expect(without('sam').next).toMatchObject({
      matchId: 'robin',
      points: expect.closeTo(0.026, 3) as number,
    });
    expect(without('sam', 'robin').next).toBeNull();
    expect(without('sam').order).toHaveLength(2);
  });
});

describe('how sure the order is', () => {
  it('stays unknown with fewer than two people, and says what is missing', () => {
    expect(stand(TRUST, [])).toEqual({
      state: 'few',
      order: [],
      next: null,
      settled: false,
      needs: { matches: 2, dates: 2 },
    });
    expect(stand(TRUST, [trusted('a', 8), matchWith('b', [])])).toMatchObject({
      state: 'few',
      next: null,
      settled: false,
      needs: { matches: 0, dates: 1 },
    });
  });

  it('is open between people alike, and clear and settled between people far apart', () => {
    expect(stand(TRUST, [trusted('a', 7), trusted('b', 7)]).state).toBe('open');
    expect(stand(TRUST, [trusted('a', ...nines), trusted('b', ...threes)])).toMatchObject({
      state: 'clear',
      settled: true,
      next: null,
    });
  });

  it('leaves archived people out', () => {
    const matches = [trusted('a', 7), { ...trusted('b', 8), archived: true }];
    expect(stand(TRUST, matches)).toMatchObject({ state: 'few', needs: { matches: 1, dates: 1 } });
    expect(stand(TRUST, matches).order.map(({ scored }) => scored.match.id)).toEqual(['a']);
  });
});

describe('below a must-have', () => {
  const limited = [{ id: 'trust', stars: 3, mustHave: 6 }];

  it('someone comes last, is never first and never next', () => {
    const { order, next, state } = stand(limited, [trusted('a', 7), trusted('b', 2), trusted('c', 8)]);
    expect(order.map(({ scored, first }) => [scored.match.id, first > 0])).toEqual([
      ['c', true],
      ['a', true],
      ['b', false],
    ]);
    expect(next?.matchId).not.toBe('b');
    expect(state).not.toBe('few');
  });

  it('everyone leaves no one to compare', () => {
    const { state, order, next, needs } = stand(limited, [trusted('a', 3), trusted('b', 2)]);
    expect({ state, next, needs }).toEqual({ state: 'few', next: null, needs: { matches: 0, dates: 2 } });
    expect(order.map(({ first }) => first)).toEqual([0, 0]);
  });
});

describe('what to find out', () => {
  it('is the unseen standard with the most stars', () => {
    const matches = PAIR_MATCHES.map((match) =>
      match.id === 'sam' ? { ...match, dates: [dateWith({ kindness: 6, humor: 9, goals: 5 })] } : match,
    );
    const { next, order } = stand(PAIR_STANDARDS, matches);
    expect(next).toMatchObject({ matchId: 'sam', standardId: 'honesty' });
    expect(order.map(({ unseen }) => unseen)).toEqual([[], ['honesty']]);
  });
});

describe('a percentage without a date score', () => {
  it('is listed last, whatever it is, and not compared', () => {
    const standards = [
      { id: 'trust', stars: 2 },
      { id: 'humor', stars: 5 },
    ];
    const seen = (id: string, humor: number) => matchWith(id, [dateWith({ trust: 5, humor })]);
    const scattered = matchWith('scattered', [dateWith({ trust: 10 })]);
    const { order, state, needs } = stand(standards, [scattered, seen('a', 3), seen('b', 8)]);
    expect(order.map(({ scored, first }) => [scored.match.id, first === 0])).toEqual([
      ['b', false],
      ['a', false],
      ['scattered', true],
    ]);
    expect(state).not.toBe('few');
    expect(needs).toEqual({ matches: 0, dates: 0 });
  });
});

const anyMatches = fc
  .tuple(anyHistory, fc.array(fc.tuple(anyHistory, fc.boolean()), { maxLength: 6 }))
  .chain(([{ standards, dates }, others]) =>
    fc.record({
      standards: fc.constant(
        standards.map((standard, index) => ({ ...standard, mustHave: index === 0 ? 5 : null })),
      ),
      matches: fc.constant([
        matchWith('m', dates),
        ...others.map(([other, archived], index) => matchWith(`m${index}`, other.dates, { archived })),
      ]),
    }),
  );

it('always goes by must-haves and then the percentage, and shares out exactly one', () => {
  fc.assert(
    fc.property(anyMatches, ({ standards, matches }) => {
      const { order, state, next, settled, needs } = stand(standards, matches);
      const keys = order.map(({ scored }) => [
        scored.likely ? 0 : 1,
        scored.mustHaves.vetoed.length > 0 ? 1 : 0,
        -(scored.compatibility.exact ?? 0),
      ]);
      for (const [index, key] of keys.entries()) {
        const before = keys[index - 1] ?? key;
        const at = key.findIndex((part, place) => Math.abs(part - (before[place] ?? 0)) > 1e-9);
        if (at >= 0) expect(key[at]).toBeGreaterThan(before[at] ?? 0);
      }
      const compared = order.filter(({ scored }) => scored.likely && scored.mustHaves.vetoed.length === 0);
      const total = order.reduce((sum, { first }) => sum + first, 0);
      expect(Math.abs(total - (compared.length > 0 ? 1 : 0))).toBeLessThan(1e-6);
      expect(state === 'few').toBe(compared.length < 2);
      expect(needs.dates).toBe(Math.max(0, 2 - compared.length));
      expect(next === null).toBe(state === 'few' || settled);
      if (next) expect(compared.map(({ scored }) => scored.match.id)).toContain(next.matchId);
    }),
  );
});
