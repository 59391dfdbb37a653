import { dateWith } from '../test-support/histories';
import { dayNumber, recordedMatch } from '../test-support/sample-record';
import type { RecordedMatch } from './dating-record';
import { isSamePlace } from './rounding';
import { profileStrength } from './choices/profile-strength';
import { successIndicators } from './choices/success-indicators';

const people = (...about: readonly (Partial<RecordedMatch> & { fit: number })[]) =>
  about.map(({ fit, ...person }, index) => ({ match: recordedMatch(`m${index}`, person), fit }));

describe('profile strength', () => {
  it('needs six scored matches with the fact filled in', () => {
    const five = people(...[1, 2, 3, 4, 5].map((step) => ({ age: 30 + step, fit: 50 + step })));
    expect(profileStrength(five, null)).toEqual({ value: [], n: 5, needs: 1 });
    const sixth = people({ age: null, fit: 90 });
    expect(profileStrength([...five, ...sixth], null)).toEqual({ value: [], n: 6, needs: 1 });
  });

  it('puts the strongest fact first, whichever way it points', () => {
    const matches = people(
      { age: 30, location: 'Porto', profession: 'Nurse', fit: 90 },
      { age: 32, location: 'Porto, Portugal', profession: ' nurse ', fit: 85 },
      { age: 34, location: 'Lisbon', profession: 'Teacher', fit: 70 },
      { age: 36, location: 'Porto', profession: 'Teacher', fit: 60 },
      { age: 38, location: 'Lisbon', profession: 'Teacher', fit: 55 },
      { age: 40, location: 'Lisbon', profession: 'Pilot', fit: 50 },
    );
    const { value, needs } = profileStrength(matches, 'Porto, Porto, Portugal');
    expect(needs).toBe(0);
    expect(value).toEqual([
      { trait: 'Age', correlation: -0.98, n: 6 },
      { trait: 'Profession', correlation: 0.93, n: 5 },
      { trait: 'Same location as you', correlation: 0.67, n: 6 },
    ]);
  });

  it('leaves out location when the user has none', () => {
    const matches = people(
      ...[1, 2, 3, 4, 5, 6].map((step) => ({ location: step % 2 ? 'Porto' : 'Lisbon', fit: step })),
    );
    expect(profileStrength(matches, null).value).toEqual([]);
    expect(profileStrength(matches, 'Porto').value).toHaveLength(1);
  });
});

describe('whether two places are the same', () => {
  it.each([
    ['Lisbon', 'Lisbon, Lisbon, Portugal', true],
    ['são  paulo', 'Sao Paulo', true],
    ['Porto, Portugal', 'Porto, Porto, Portugal', true],
    ['Paris, Texas', 'Paris, France', false],
    ['Lisbon', '', false],
    ['York', 'New York', false],
  ])('%s and %s: %s', (a, b, same) => expect(isSamePlace(a, b)).toBe(same));
});

describe('success indicators', () => {
  const TRUST = { id: 'trust', name: 'Trust', stars: 5 };
  const went = (id: string, archived: boolean, ...trusts: number[]) =>
    recordedMatch(id, {
      archived,
      dates: trusts.map((trust, index) =>
        dateWith({ trust }, { id: `${id}${index}`, day: dayNumber(index) }),
      ),
    });
  const indicatorsOf = (...matches: RecordedMatch[]) => successIndicators({ standards: [TRUST], matches });
  const failures = [1, 2, 3].map((trust) => went(`f${trust}`, true, trust));

  it('need three active matches with two dates or more, and three archived ones with a date', () => {
    expect(indicatorsOf(went('a', false, 9, 9), went('b', false, 9), ...failures, went('n', true))).toEqual({
      value: [],
      n: 4,
      needs: 2,
      successes: 1,
      failures: 3,
    });
  });

  it('go by the first date alone', () => {
    const successes = ['a', 'b', 'c'].map((id) => went(id, false, 9, 1));
    const { value } = indicatorsOf(...successes, ...failures);
    expect(value).toContainEqual({ indicator: 'Trust', predictiveValue: 100 });
    expect(value.at(-1)?.predictiveValue).toBe(50);
  });

  it('fall below 50 when the matches with lower scores lasted', () => {
    const successes = ['a', 'b', 'c'].map((id) => went(id, false, 1, 9));
    const { value } = indicatorsOf(...successes, ...failures);
    expect(value[0]).toEqual({ indicator: 'compatibility', predictiveValue: 17 });
  });
});
