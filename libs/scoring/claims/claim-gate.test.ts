import { dateWith } from '../test-support/histories';
import { dayNumber, recordedMatch, SAMPLE_RECORD } from '../test-support/sample-record';
import type { DatingRecord, RecordedMatch } from '../insights/dating-record';
import { claimsOf } from './claim-gate';
import { mulberry32, shuffle } from './random';

const STANDARDS = [
  { id: 'kind', name: 'Kindness', stars: 5 },
  { id: 'fun', name: 'Humor', stars: 3 },
  { id: 'goal', name: 'Goals', stars: 4 },
];

interface Person extends Partial<RecordedMatch> {
  readonly ratings: readonly [number, number, number];
  readonly heart?: number;
}

/** One date each, a day apart. */
function recordOf(people: readonly Person[]): DatingRecord {
  return {
    standards: STANDARDS,
    matches: people.map(({ ratings: [kind, fun, goal], heart = 5, ...about }, index) => {
      const felt = { chemistry: heart, enjoyment: heart };
      const first = dateWith({ kind, fun, goal }, { ...felt, id: `d${index}`, day: dayNumber(index) });
      const dates = about.dates ?? [first];
      return recordedMatch(`m${index}`, { ...about, dates });
    }),
  };
}

const flat = (rating: number): readonly [number, number, number] => [rating, rating, rating];

describe('numbers by chance', () => {
  it('are the same everywhere', () => {
    const random = mulberry32(12_345);
    expect([random(), random(), random()].map((one) => one.toFixed(6))).toEqual([
      '0.979728',
      '0.306752',
      '0.484205',
    ]);
  });

  it('keep every value when they put a list in another order', () => {
    const values = [1, 2, 3, 4, 5, 6];
    shuffle(values, mulberry32(1));
    expect(values).not.toEqual([1, 2, 3, 4, 5, 6]);
    expect([...values].sort()).toEqual([1, 2, 3, 4, 5, 6]);
  });
});

describe('with fewer than six people', () => {
  it('nothing is claimed, and it says how many more it takes', () => {
    const claims = claimsOf(recordOf([1, 3, 5, 7, 9].map((rating) => ({ ratings: flat(rating) }))), null);
    expect(claims).toMatchObject({ people: 5, needs: 1 });
    for (const family of ['trend', 'standard', 'firstDate', 'profile'] as const)
      expect(claims[family]).toEqual({ evidence: 'few', p: null, about: null, direction: 0 });
  });
});

describe('over time', () => {
  const rising = [2, 3, 4, 5, 6, 7, 8].map((rating) => ({ ratings: flat(rating) }));

  it('seven people who fit better one after the other are a trend', () => {
    expect(claimsOf(recordOf(rising), null).trend).toMatchObject({ evidence: 'clear', direction: 1 });
    expect(claimsOf(recordOf([...rising].reverse()), null).trend).toMatchObject({ direction: -1 });
  });

  it('people who come and go are chance', () => {
    const people = [5, 8, 4, 7, 5, 8, 4].map((rating) => ({ ratings: flat(rating) }));
    const { evidence, p, about, direction } = claimsOf(recordOf(people), null).trend;
    expect({ evidence, about, direction }).toEqual({ evidence: 'chance', about: null, direction: 0 });
    expect(p).toBeGreaterThan(0.0125);
  });

  it('people who all fit the same are chance with p = 1', () => {
    const people = Array.from({ length: 6 }, () => ({ ratings: flat(6) }));
    expect(claimsOf(recordOf(people), null).trend).toMatchObject({ evidence: 'chance', p: 1 });
  });

  it('counts archived people, and many dates with one person once', () => {
    const people = rising.map((person, index) => ({ ...person, archived: index % 2 === 0 }));
    expect(claimsOf(recordOf(people), null).people).toBe(7);
    const [first] = recordOf(rising).matches;
    const dates = [1, 2, 3].map((day) =>
      dateWith({ kind: day, fun: day, goal: day }, { day: dayNumber(day) }),
    );
    const again = { ...recordOf(rising), matches: first ? [{ ...first, dates }] : [] };
    expect(claimsOf(again, null).people).toBe(1);
  });
});

describe('a standard', () => {
  it('that goes with how dates feel, more than the others do, is named alone', () => {
    const hearts = [2, 9, 4, 8, 3, 10, 5, 7];
    const others = [8, 3, 6, 2, 9, 4, 7, 5];
    const people = hearts.map((heart, index) => ({
      heart,
      ratings: [others[index] ?? 5, heart, others[7 - index] ?? 5] as const,
    }));
    expect(claimsOf(recordOf(people), null).standard).toMatchObject({
      evidence: 'clear',
      about: 'Humor',
      direction: 1,
    });
  });

  it('is not named when all standards rise and fall with the heart alike', () => {
    const people = [2, 9, 4, 8, 3, 10, 5, 7].map((heart) => ({ heart, ratings: flat(heart) }));
    expect(claimsOf(recordOf(people), null).standard).toMatchObject({ evidence: 'chance', p: 1 });
  });

  it('needs another one to be compared with', () => {
    const { matches } = recordOf([1, 2, 3, 4, 5, 6].map((rating) => ({ ratings: flat(rating) })));
    expect(claimsOf({ standards: STANDARDS.slice(0, 1), matches }, null).standard.evidence).toBe('few');
  });
});

describe('a first date', () => {
  const wentOn = (kind: number, index: number): Person => ({
    ratings: [kind, 5 + (index % 3), 5],
    dates: [0, 20].map((later) =>
      dateWith(
        { kind, fun: 5 + (index % 3), goal: 5 },
        { id: `${index}-${later}`, day: dayNumber(index + later) },
      ),
    ),
  });
  const ended = (kind: number, index: number): Person => ({
    ratings: [kind, 5 + (index % 3), 5],
    archived: true,
  });

  it('needs four people one kept seeing and four one did not', () => {
    const people = [9, 9, 9, 9].map(wentOn).concat([2, 2, 2].map(ended));
    expect(claimsOf(recordOf(people), null).firstDate.evidence).toBe('few');
  });

  it('names the one sign that was there with those one kept seeing', () => {
    const people = [9, 10, 8, 9, 9, 10].map(wentOn).concat([2, 3, 1, 2, 3, 2].map(ended));
    expect(claimsOf(recordOf(people), null).firstDate).toMatchObject({
      evidence: 'clear',
      about: 'Kindness',
      direction: 1,
    });
  });
});

describe('a trait', () => {
  const fits = [2, 3, 4, 5, 6, 7, 8, 9];

  it('that goes with fit is named, whichever way it points', () => {
    const people = fits.map((rating, index) => ({ ratings: flat(rating), age: 50 - 2 * index }));
    expect(claimsOf(recordOf(people), null).profile).toMatchObject({
      evidence: 'clear',
      about: 'Age',
      direction: -1,
    });
  });

  it('that has no order has no direction', () => {
    const people = [2, 3, 2, 3, 9, 8, 9, 8].map((rating, index) => ({
      ratings: flat(rating),
      profession: index < 4 ? 'Nurse' : 'Pilot',
    }));
    const { profile } = claimsOf(recordOf(people), null);
    expect(profile.direction).toBe(0);
    expect(profile.about === null || profile.about === 'Profession').toBe(true);
  });

  it('is not looked for when fewer than six people state one', () => {
    const people = fits.map((rating, index) => ({
      ratings: flat(rating),
      age: index < 5 ? 30 + index : null,
    }));
    expect(claimsOf(recordOf(people), null).profile.evidence).toBe('few');
  });
});

it('the worked example says nothing that chance explains', () => {
  const claims = claimsOf(SAMPLE_RECORD, null);
  expect(claims).toMatchObject({ people: 7, needs: 0 });
  expect(claims.firstDate.evidence).toBe('few');
  for (const family of ['trend', 'standard', 'profile'] as const)
    expect(claims[family]).toMatchObject({ evidence: 'chance', about: null });
});
