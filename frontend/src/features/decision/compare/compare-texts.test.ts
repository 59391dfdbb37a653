import { MARA_AND_LEA } from '../../../../test/decision-fixtures';
import { GOALS, HUMOR, TRUST } from '../../../../test/match-fixtures';
import { barSentence, comparisonSentences, pointsWords, type Known } from './compare-texts';

const NAMED: Known = {
  person: (id) => (id === 'm-mara' ? 'Mara' : 'Lea'),
  standard: (id) => [TRUST, HUMOR, GOALS].find((one) => one.id === id)?.question ?? '',
  dateCount: () => 1,
  vetoed: () => [],
};
/** Those with these ids are below Trust. */
const below = (...ids: string[]): Partial<Known> => ({
  vetoed: (id) => (ids.includes(id) ? [TRUST.id] : []),
});

it.each([
  [12.5, '12 or 13 points'],
  [-12.5, '12 or 13 points'],
  [12.2, '12 points'],
  [1.1, '1 point'],
  [0.3, 'less than a point'],
])('%d are %s', (points, words) => expect(pointsWords(points)).toBe(words));

const sentences = (changes: Partial<typeof MARA_AND_LEA> = {}, known: Partial<Known> = {}) =>
  comparisonSentences({ ...MARA_AND_LEA, ...changes }, { ...NAMED, ...known });

describe('what stands behind a difference', () => {
  it('is said in plain sentences', () => {
    expect(sentences()).toEqual([
      'Mara is ahead by 11 points, mostly Trust.',
      'Mara comes out ahead of Lea in 76 of 100 readings of your dates.',
      'Lea would pass only if you changed 4 stars.',
      "They'd be even if Lea were rated 2.2 points higher on Trust.",
    ]);
  });

  it('is the same when the other one is ahead', () => {
    const common = MARA_AND_LEA.common.map((one) => ({ ...one, a: one.b, b: one.a, points: -one.points }));
    expect(sentences({ a: 'm-lea', b: 'm-mara', gap: -11, chance: 0.24, common })).toEqual(sentences());
  });

  it('can be close, out of reach, level, or not there yet', () => {
    const one = { stars: {}, steps: 1 };
    expect(sentences({ flip: one })).toContain("It's close: changing one star would put Lea ahead.");
    expect(sentences({ flip: null })).toContain('No change of your stars would put Lea ahead.');
    expect(sentences({ gap: 0, chance: null, flip: null, easiestScore: null })).toEqual([
      "Mara and Lea are level on what you've rated for both.",
    ]);
    expect(sentences({ gap: null, common: [], chance: null, flip: null, easiestScore: null })).toEqual([
      "There's nothing to compare yet: no standard has been rated for both Mara and Lea.",
    ]);
  });

  it('names one winner, and says what the rest rests on, where the readings lean the other way', () => {
    const close = 'Too close to call: Lea comes out ahead of Mara in 62 of 100 readings of your dates.';
    const both = "On what you've rated for both, Mara is ahead by 11 points, mostly Trust";
    const dateCount = (id: string) => (id === 'm-lea' ? 5 : 1);
    expect(sentences({ chance: 0.38, onlyB: [GOALS.id] })).toEqual([
      close,
      `${both}. The readings also weigh what isn't rated for both.`,
    ]);
    expect(sentences({ chance: 0.38 }, { dateCount })).toEqual([
      close,
      `${both}. But you've scored five dates with Lea and only one date with Mara.`,
    ]);
    expect(sentences({ chance: 0.38 })).toEqual([close, `${both}.`]);
    expect(sentences({ chance: 0.2 })[0]).toBe(
      'Lea comes out ahead of Mara in 80 of 100 readings of your dates.',
    );
  });

  it('never makes up for a must-have', () => {
    expect(sentences({}, below('m-mara'))).toEqual([
      'Mara is below your must-have Trust, and no percentage makes up for that.',
      'By percentage alone, Mara is ahead by 11 points, mostly Trust.',
    ]);
    expect(sentences({}, below('m-lea'))).toEqual([
      'Mara is ahead by 11 points, mostly Trust.',
      'Lea is below your must-have Trust, so no change of your stars would put Lea ahead.',
    ]);
    expect(sentences({}, below('m-mara', 'm-lea'))).toEqual([
      'Mara is below your must-have Trust, and Lea is below your must-have Trust.',
      'By percentage alone, Mara is ahead by 11 points, mostly Trust.',
    ]);
    expect(sentences({ gap: 0 }, below('m-lea'))).toEqual([
      "Mara and Lea are level on what you've rated for both.",
      'Lea is below your must-have Trust, and no percentage makes up for that.',
    ]);
  });

  it('names the leader when the other one cannot be rated that much higher', () => {
    const easiestScore = { criteriaId: TRUST.id, points: 6 };
    expect(sentences({ easiestScore })).toContain(
      "They'd be even if Mara were rated 6 points lower on Trust.",
    );
  });
});

it('reads each bar aloud', () => {
  const [trust, humor] = MARA_AND_LEA.common;
  if (!trust || !humor) throw new Error('Both are rated');
  const ids: [string, string] = ['m-mara', 'm-lea'];
  expect(barSentence(trust, ids, NAMED)).toBe('Trust: Mara 8, Lea 5, 15 points for Mara.');
  expect(barSentence(humor, ids, NAMED)).toBe('Humor: Mara 7, Lea 9, 6 points for Lea.');
  expect(barSentence({ ...trust, b: 8, points: 0 }, ids, NAMED)).toBe('Trust: Mara 8, Lea 8, no difference.');
});
