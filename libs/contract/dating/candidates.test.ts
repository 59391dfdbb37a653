import { checkField, readField } from '../rules/check-field';
import { beyond, problems, upTo, verdicts } from '../rules/test-support/verdicts';
import { AGE_RANGE_WARNING, CANDIDATE_CHANGE_RULES, CANDIDATE_RULES, QUOTA_TEXTS } from './candidates';

const FORM = { side: 'form' } as const;
const MATCH = { name: 'Robin', age: 30, profession: 'Baker', location: 'Rome', notes: 'Kind.' };

describe('a match from the form', () => {
  it('has all five fields, asked for in this order', () => {
    expect(problems(CANDIDATE_RULES, MATCH, FORM)).toEqual([]);
    expect(problems(CANDIDATE_RULES, {}, FORM)).toEqual([
      ['name', 'Please enter a name for this match.'],
      ['age', 'Please enter their age.'],
      ['profession', 'Please enter their profession.'],
      ['location', 'Please enter their location.'],
      ['notes', 'Please add some notes about this match.'],
    ]);
  });

  it('is asked for what is missing before it is told what is wrong', () => {
    const match = { ...MATCH, age: 17, location: '  ', notes: 'x'.repeat(501) };
    expect(problems(CANDIDATE_RULES, match, FORM)).toEqual([
      ['location', 'Please enter their location.'],
      ['age', 'Age must be between 18 and 100.'],
      ['notes', 'Notes must be 500 characters or less.'],
    ]);
  });

  it('treats blanks as nothing', () => {
    const blanks = { name: ' ', age: '', profession: '\t', location: '\n', notes: '   ' };
    expect(problems(CANDIDATE_RULES, blanks, FORM).map(([field]) => field)).toEqual(Object.keys(blanks));
  });

  it('warns of an age while it is typed', () => {
    expect(AGE_RANGE_WARNING).toBe('Age must be between 18 and 100 years old');
  });
});

describe('a match from another client', () => {
  it('needs a name alone', () => {
    expect(problems(CANDIDATE_RULES, { name: 'R' })).toEqual([]);
    const nothing = { age: null, profession: null, location: '', notes: ' ' };
    expect(problems(CANDIDATE_RULES, { name: 'R', ...nothing })).toEqual([]);
    expect(verdicts(CANDIDATE_RULES.name, [undefined, null, '', '  ', 5])).toEqual([
      'Please enter a name for this match.',
    ]);
  });

  it('is 18 to 100 whole years old, or of no known age', () => {
    expect(verdicts(CANDIDATE_RULES.age, [18, 19, 99, 100, null, undefined])).toEqual([null]);
    expect(verdicts(CANDIDATE_RULES.age, [17, 101, 0, -30, 18.5, NaN, '30', '', true, [30]])).toEqual([
      'Age must be between 18 and 100.',
    ]);
  });

  it.each([
    ['name', 100, 'Name must be 100 characters or less.'],
    ['profession', 120, 'Profession must be 120 characters or less.'],
    ['location', 120, 'Location must be 120 characters or less.'],
    ['notes', 500, 'Notes must be 500 characters or less.'],
  ] as const)('has a %s of up to %d characters', (field, max, message) => {
    expect(verdicts(CANDIDATE_RULES[field], upTo(max))).toEqual([null]);
    expect(verdicts(CANDIDATE_RULES[field], beyond(max))).toEqual([message]);
  });

  it('is refused with a message that has the word for what is missing', () => {
    const context = { side: 'api', passwordMinLength: 6, now: new Date(0), values: {} } as const;
    expect(checkField(CANDIDATE_RULES.name, '', context)).toEqual({
      code: 'request.missing-field',
      message: 'Please enter a name for this match.',
      headline: 'A name is required for this match.',
    });
  });

  it('is stored without the texts that are blank', () => {
    const { name, profession, location, notes } = CANDIDATE_RULES;
    expect([profession, location, notes].map((rule) => readField(rule, ' \n '))).toEqual([null, null, null]);
    expect(readField(name, ' Jose\u0301 ')).toBe('Jos\u00e9');
  });

  it('takes no other type for a text that may be left out', () => {
    expect(verdicts(CANDIDATE_RULES.notes, [5, true, ['Kind.'], {}])).toEqual([
      'Notes must be 500 characters or less.',
    ]);
  });
});

describe('a change of a match', () => {
  const { stage, archiveReason, archived, version } = CANDIDATE_CHANGE_RULES;

  it('may change nothing', () => {
    expect(problems(CANDIDATE_CHANGE_RULES, {})).toEqual([]);
  });

  it('archives with true, and back with false', () => {
    expect(verdicts(archived, [true, false, undefined])).toEqual([null]);
    expect(verdicts(archived, ['true', 0, 1, null, ''])).toEqual(['Archived must be true or false.']);
  });

  it('sets one of four stages, or none', () => {
    expect(verdicts(stage, ['talking', 'dating', 'exclusive', 'ended', null, '', ' '])).toEqual([null]);
    expect(verdicts(stage, ['Dating', 'married', 1, ['dating']])).toEqual([
      'The stage must be talking, dating, exclusive, ended or null.',
    ]);
  });

  it('notes one of seven reasons, or none', () => {
    const reasons = ['no_spark', 'values', 'distance', 'timing', 'they_ended_it', 'felt_unsafe', 'other'];
    expect(verdicts(archiveReason, [...reasons, null, undefined])).toEqual([null]);
    expect(verdicts(archiveReason, ['no-spark', 'unknown', true, 0])).toEqual([
      'The reason must be no_spark, values, distance, timing, they_ended_it, felt_unsafe, other or null.',
    ]);
  });

  it('names the version it was made to, if any, as a whole number from 0', () => {
    expect(verdicts(version, [0, 1, Number.MAX_SAFE_INTEGER, undefined])).toEqual([null]);
    expect(verdicts(version, [-1, 1.5, Number.MAX_SAFE_INTEGER + 1, '1', null])).toEqual([
      'Version must be a whole number.',
    ]);
  });
});

describe('a full account', () => {
  it.each([
    [QUOTA_TEXTS.matches(7), 'You have 7 matches, and an account can hold no more. '],
    [QUOTA_TEXTS.dates(9), 'You have scored 9 dates, and an account can hold no more. '],
  ])('says how to make room: %s', (text, start) => {
    expect(text).toBe(
      `${start}Archived ones count, too. Download your data if you want to keep it, then delete what you no longer need.`,
    );
  });

  it('tells a full match from a full account', () => {
    expect(QUOTA_TEXTS.datesOfMatch(5)).toBe(
      'You have scored 5 dates with this person, and a match can hold no more. Delete one you no longer need first.',
    );
  });
});
