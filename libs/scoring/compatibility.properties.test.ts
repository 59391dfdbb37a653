import fc from 'fast-check';
import { compatibilityOf, dateScore } from './compatibility';
import { contributionsOf } from './contributions';
import { mean } from './statistics';
import { anyHistory, completeHistory, dateWith, type History } from './test-support/histories';
import type { ScoredDate, Standard } from './types';

const CLOSE = 9;
const EPSILON = 1e-9;

function exactOf({ standards, dates }: History): number | null {
  return compatibilityOf(standards, dates).exact;
}

/** Runs the check only on histories that have a percentage. */
function forEveryScored(check: (history: History, exact: number) => void): void {
  fc.assert(
    fc.property(anyHistory, (history) => {
      const exact = exactOf(history);
      fc.pre(exact !== null);
      check(history, exact);
    }),
  );
}

function expectSame(found: number | null, expected: number | null): void {
  if (expected === null || found === null) expect(found).toBe(expected);
  else expect(found).toBeCloseTo(expected, CLOSE);
}

function rated({ standards, dates }: History): Standard[] {
  return standards.filter(({ id }) => dates.some(({ ratings }) => ratings[id] !== undefined));
}

describe('for any standards and dates', () => {
  it('the percentage lies between 10 and 100, between its extreme standards, and in its possible range', () => {
    forEveryScored(({ standards, dates }, exact) => {
      const { low, high, means } = compatibilityOf(standards, dates);
      const values = Object.values(means);
      expect(exact).toBeGreaterThanOrEqual(Math.max(10, 10 * Math.min(...values), low) - EPSILON);
      expect(exact).toBeLessThanOrEqual(Math.min(100, 10 * Math.max(...values), high) + EPSILON);
    });
  });

  it('the possible range is as wide as the unrated share of the stars', () => {
    fc.assert(
      fc.property(anyHistory, ({ standards, dates }) => {
        const { low, high, coverage, provisional } = compatibilityOf(standards, dates);
        expect(coverage).toBeGreaterThanOrEqual(0);
        expect(coverage).toBeLessThanOrEqual(1);
        expect(high - low).toBeCloseTo(90 * (1 - coverage), CLOSE);
        expect(provisional).toBe(coverage < 0.5 - EPSILON);
      }),
    );
  });

  it('the ends of the possible range are what lowest and highest missing ratings would give', () => {
    forEveryScored((history) => {
      const { standards, dates } = history;
      const { low, high } = compatibilityOf(standards, dates);
      const missing = standards.filter((standard) => !rated(history).includes(standard));
      const filledWith = (rating: number) =>
        dateWith(Object.fromEntries(missing.map(({ id }) => [id, rating])));
      expectSame(exactOf({ standards, dates: [...dates, filledWith(1)] }), low);
      expectSame(exactOf({ standards, dates: [...dates, filledWith(10)] }), high);
    });
  });

  it('giving everything the same rating gives ten times that rating', () => {
    fc.assert(
      fc.property(completeHistory, fc.integer({ min: 1, max: 10 }), ({ standards, dates }, rating) => {
        const alike = dates.map((date) =>
          dateWith(Object.fromEntries(Object.keys(date.ratings).map((id) => [id, rating]))),
        );
        expectSame(exactOf({ standards, dates: alike }), 10 * rating);
      }),
    );
  });

  it('scoring again changes nothing', () => {
    fc.assert(
      fc.property(anyHistory, ({ standards, dates }) => {
        expect(compatibilityOf(standards, dates)).toEqual(compatibilityOf(standards, dates));
      }),
    );
  });

  it('one more point in one rating lifts the percentage by exactly its share', () => {
    forEveryScored((history, exact) => {
      const { dates } = history;
      const weight = rated(history).reduce((sum, { stars }) => sum + stars, 0);
      for (const { id, stars } of rated(history)) {
        const index = dates.findIndex(({ ratings }) => ratings[id] !== undefined);
        const count = dates.filter(({ ratings }) => ratings[id] !== undefined).length;
        const lifted = dates.map((date, at) => (at === index ? withOneMore(date, id) : date));
        expectSame(exactOf({ ...history, dates: lifted }), exact + (10 * stars) / (weight * count));
      }
    });
  });

  it('the order of dates and standards does not matter', () => {
    fc.assert(
      fc.property(anyHistory, fc.nat(), ({ standards, dates }, turn) => {
        const turned = { standards: rotated(standards, turn), dates: rotated([...dates].reverse(), turn) };
        expectSame(exactOf(turned), exactOf({ standards, dates }));
      }),
    );
  });

  it('only the ratios of the stars matter', () => {
    fc.assert(
      fc.property(
        anyHistory,
        fc.double({ min: 0.01, max: 100, noNaN: true }),
        ({ standards, dates }, factor) => {
          const scaled = standards.map(({ id, stars }) => ({ id, stars: stars * factor }));
          const before = compatibilityOf(standards, dates);
          const after = compatibilityOf(scaled, dates);
          expectSame(after.exact, before.exact);
          expect(after.coverage).toBeCloseTo(before.coverage, CLOSE);
          expect(after.provisional).toBe(before.provisional);
        },
      ),
    );
  });

  it('repeating every date changes nothing', () => {
    fc.assert(
      fc.property(anyHistory, ({ standards, dates }) => {
        expectSame(exactOf({ standards, dates: [...dates, ...dates] }), exactOf({ standards, dates }));
      }),
    );
  });

  it('a standard that was never rated leaves the percentage unchanged and lowers the coverage', () => {
    forEveryScored(({ standards, dates }, exact) => {
      const after = compatibilityOf([...standards, { id: 'never-rated', stars: 3 }], dates);
      expect(after.exact).toBe(exact);
      expect(after.coverage).toBeLessThan(compatibilityOf(standards, dates).coverage);
    });
  });

  it('removing a standard or a date and bringing it back returns the old percentage', () => {
    forEveryScored(({ standards, dates }, exact) => {
      const [standard, ...others] = standards;
      const [date, ...otherDates] = dates;
      if (!standard || !date) return;
      expectSame(exactOf({ standards: [...others, standard], dates: [...otherDates, date] }), exact);
    });
  });

  it('more stars pull the percentage toward that standard', () => {
    forEveryScored((history, exact) => {
      const { means } = compatibilityOf(history.standards, history.dates);
      for (const { id } of rated(history)) {
        const standards = history.standards.map((s) => (s.id === id ? { id, stars: s.stars + 1 } : s));
        const pull = 10 * (means[id] ?? 0) - exact;
        const move = (exactOf({ ...history, standards }) ?? 0) - exact;
        if (rated(history).length === 1 || Math.abs(pull) < 1e-6) expect(move).toBeCloseTo(0, 6);
        else expect(Math.sign(move)).toBe(Math.sign(pull));
      }
    });
  });

  it('equal stars give the plain mean', () => {
    forEveryScored(({ standards, dates }) => {
      const equal = standards.map(({ id }) => ({ id, stars: 2 }));
      const { exact, means } = compatibilityOf(equal, dates);
      expectSame(exact, 10 * (mean(Object.values(means)) ?? 0));
    });
  });

  it('the contributions of the standards add up to the percentage', () => {
    forEveryScored(({ standards, dates }, exact) => {
      const contributions = contributionsOf(standards, dates);
      expectSame(
        contributions.reduce((sum, { points }) => sum + points, 0),
        exact,
      );
      expectSame(
        contributions.reduce((sum, { share }) => sum + share, 0),
        1,
      );
    });
  });

  it('there is a percentage exactly when one of the standards is rated', () => {
    fc.assert(
      fc.property(anyHistory, (history) => {
        expect(exactOf(history) === null).toBe(rated(history).length === 0);
      }),
    );
  });

  it('chemistry and enjoyment never touch the percentage', () => {
    fc.assert(
      fc.property(anyHistory, fc.integer({ min: 1, max: 10 }), ({ standards, dates }, feeling) => {
        const felt = dates.map((date) => ({ ...date, chemistry: feeling, enjoyment: 11 - feeling }));
        expect(exactOf({ standards, dates: felt })).toBe(exactOf({ standards, dates }));
      }),
    );
  });

  it('with every standard rated on every date it is the mean of the date scores', () => {
    fc.assert(
      fc.property(completeHistory, ({ standards, dates }) => {
        const scores = dates.map((date) => dateScore(standards, date) ?? Number.NaN);
        expectSame(exactOf({ standards, dates }), mean(scores));
      }),
    );
  });
});

function withOneMore(date: ScoredDate, id: string): ScoredDate {
  return { ...date, ratings: { ...date.ratings, [id]: (date.ratings[id] ?? 0) + 1 } };
}

function rotated<T>(list: readonly T[], turn: number): T[] {
  const at = list.length === 0 ? 0 : turn % list.length;
  return [...list.slice(at), ...list.slice(0, at)];
}
