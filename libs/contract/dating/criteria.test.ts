import { checkField } from '../rules/check-field';
import { beyond, problems, upTo, verdicts } from '../rules/test-support/verdicts';
import {
  BUILT_IN_STANDARDS,
  CRITERIA_LIMITS,
  CRITERIA_TEXTS,
  CRITERION_RULES,
  CUSTOM_STANDARD_RULES,
  GRADING_RULES,
  SELECTED_CRITERION_RULES,
  SELECTION_RULES,
  SIMPLE_STANDARDS,
} from './criteria';

describe('the built-in standards', () => {
  it('have these ids, names and weights', () => {
    expect(BUILT_IN_STANDARDS.map(({ id, name, catalogueWeight }) => [id, name, catalogueWeight])).toEqual([
      ['1', 'Physical Attraction', 10],
      ['2', 'Emotional Connection', 10],
      ['3', 'Life Goals Match', 8],
      ['4', 'Communication Quality', 9],
      ['5', 'Trust and Reliability', 8],
    ]);
  });

  it.each(BUILT_IN_STANDARDS)('describe what $name looks like at both ends', (standard) => {
    const { name: question, description, highExample, lowExample } = standard;
    expect(problems(CUSTOM_STANDARD_RULES, { question, description, highExample, lowExample })).toEqual([]);
    expect(new Set([description, highExample, lowExample]).size).toBe(3);
  });
});

describe('the simple picker', () => {
  it('offers these twelve', () => {
    expect(SIMPLE_STANDARDS.map(({ name }) => name)).toEqual([
      'Physical Attraction',
      'Emotional Connection',
      'Shared Values',
      'Communication',
      'Life Goals',
      'Sense of Humor',
      'Intelligence',
      'Ambition',
      'Kindness',
      'Reliability',
      'Family Compatibility',
      'Financial Stability',
    ]);
  });

  it.each(SIMPLE_STANDARDS)('describes $name, and sends the name alone', ({ name, description }) => {
    expect(problems(CRITERION_RULES, { question: name })).toEqual([]);
    expect(description).toMatch(/^[A-Z].*\.$/);
  });
});

describe('a custom standard', () => {
  const complete = {
    question: 'Honesty',
    description: 'Tells the truth.',
    highExample: 'a',
    lowExample: 'b',
  };

  it.each(Object.keys(complete))('is incomplete without its %s', (field) => {
    for (const missing of ['', '  ', null, 5])
      expect(problems(CUSTOM_STANDARD_RULES, { ...complete, [field]: missing })).toEqual([
        [field, 'Please fill in all fields to create a custom standard.'],
      ]);
  });

  it('is refused by the API with a message that has the word for what is missing', () => {
    const context = { side: 'api', passwordMinLength: 6, now: new Date(0), values: {} } as const;
    expect(checkField(CUSTOM_STANDARD_RULES.question, '', context)).toEqual({
      code: 'request.missing-field',
      message: 'Please fill in all fields to create a custom standard.',
      headline: 'All fields are required to create a custom standard.',
    });
  });

  it.each([
    ['title', CRITERION_RULES.question, 100, 'Title cannot exceed 100 characters'],
    ['description', CRITERION_RULES.description, 300, 'Description cannot exceed 300 characters'],
    [
      'high-score description',
      GRADING_RULES.highExample,
      500,
      'Score descriptions cannot exceed 500 characters',
    ],
    [
      'low-score description',
      GRADING_RULES.lowExample,
      500,
      'Score descriptions cannot exceed 500 characters',
    ],
  ])('has a %s that ends where its message says', (_name, rule, max, message) => {
    expect(verdicts(rule, upTo(max))).toEqual([null]);
    expect(verdicts(rule, beyond(max))).toEqual([message]);
  });

  it('needs a title when it has nothing else', () => {
    expect(problems(CRITERION_RULES, {})).toEqual([['question', 'A title is required for the standard']]);
  });

  it('has one to five whole stars, or those it would have anyway', () => {
    for (const { weight } of [CRITERION_RULES, SELECTED_CRITERION_RULES]) {
      expect(verdicts(weight, [1, 2, 3, 4, 5, undefined])).toEqual([null]);
      expect(verdicts(weight, [0, 6, -1, 4.5, 10, '5', null, true, NaN])).toEqual([
        'Importance must be a whole number from 1 to 5',
      ]);
    }
    expect([CRITERIA_LIMITS.importanceDefault, CRITERIA_LIMITS.customWeightDefault]).toEqual([3, 1]);
  });

  it('is a must-have from 1 to 10, 6 unless the user says more, or none', () => {
    for (const { mustHave } of [CRITERION_RULES, SELECTED_CRITERION_RULES]) {
      expect(verdicts(mustHave, [1, CRITERIA_LIMITS.mustHaveDefault, 10, null, undefined])).toEqual([null]);
      expect(verdicts(mustHave, [0, 11, 6.5, '6', '', true])).toEqual([
        'The limit of a must-have must be a whole number from 1 to 10',
      ]);
    }
    expect(CRITERIA_LIMITS.mustHaveDefault).toBe(6);
  });
});

describe('a selection', () => {
  it('says the specified words when there are too few or too many', () => {
    expect([CRITERIA_LIMITS.selectedMin, CRITERIA_LIMITS.selectedMax]).toEqual([3, 10]);
    expect(CRITERIA_TEXTS.tooFew).toBe('Select at least 3 criteria');
    expect(CRITERIA_TEXTS.tooFewTitle).toBe('More Standards Needed');
    expect(CRITERIA_TEXTS.tooMany).toBe(
      'Maximum Standards Reached: You can select up to 10 dating standards. Please deselect one to add another.',
    );
  });

  it('names the limit that it has for must-haves and for all standards of a user', () => {
    expect(CRITERIA_LIMITS.mustHavesMax).toBe(3);
    expect(CRITERIA_TEXTS.tooManyMustHaves).toContain('up to 3 must-haves');
    expect(CRITERIA_TEXTS.ownedFull).toContain('up to 100 standards');
  });

  it('is a list of ids with a list of standards', () => {
    expect(problems(SELECTION_RULES, { selectedCriteriaIds: ['1', '2', '3'], criteria: [] })).toEqual([]);
    expect(problems(SELECTION_RULES, {})).toEqual([
      ['selectedCriteriaIds', 'Select at least 3 criteria'],
      ['criteria', 'A list of standards is required'],
    ]);
    expect(verdicts(SELECTION_RULES.selectedCriteriaIds, ['1', null, [1, 2, 3], ['1', null, '3']])).toEqual([
      'Select at least 3 criteria',
    ]);
    expect(verdicts(SELECTION_RULES.criteria, [{}, null, '[]', 3])).toEqual([
      'A list of standards is required',
    ]);
  });

  it('names each of its standards by an id', () => {
    expect(verdicts(SELECTED_CRITERION_RULES.id, ['1', 'anything'])).toEqual([null]);
    expect(verdicts(SELECTED_CRITERION_RULES.id, ['', 1, null, undefined])).toEqual([
      'One of the selected standards is unknown. Please reload the page and select again.',
    ]);
  });
});
