import { readField } from '../rules/check-field';
import { beyond, problems, upTo, verdicts } from '../rules/test-support/verdicts';
import { CONTEXT_SCORE_RULES, DATE_RULES, DATE_TEXTS, standardRatingRule } from './date-experiences';

const FORM = { side: 'form' } as const;
const DATE = {
  candidateId: 'robin',
  dateDate: '2026-06-30',
  location: 'The harbor',
  personalNotes: 'Easy.',
  standardsScores: { honesty: 8 },
};

describe('a date from the form', () => {
  it('has a day, a place and a feeling, asked for in this order', () => {
    expect(problems(DATE_RULES, DATE, FORM)).toEqual([]);
    const empty = { ...DATE, dateDate: '', location: ' ', personalNotes: '' };
    expect(problems(DATE_RULES, empty, FORM)).toEqual([
      ['dateDate', 'Please select the date of your experience.'],
      ['location', 'Please enter where the date took place.'],
      ['personalNotes', 'Please describe your overall feeling about the date.'],
    ]);
  });

  it('is asked for chemistry before enjoyment', () => {
    expect(problems(CONTEXT_SCORE_RULES, {}, FORM)).toEqual([
      ['chemistry', 'Please rate the chemistry you felt.'],
      ['enjoyment', 'Please rate how much you enjoyed the date.'],
    ]);
  });
});

describe('a date from another client', () => {
  it('may be without a day, a place and a feeling', () => {
    const { candidateId, standardsScores } = DATE;
    expect(problems(DATE_RULES, { candidateId, standardsScores })).toEqual([]);
    const none = { location: null, personalNotes: '  ' };
    expect(problems(DATE_RULES, { candidateId, standardsScores, ...none })).toEqual([]);
    const { location, personalNotes } = DATE_RULES;
    expect([location, personalNotes].map((rule) => readField(rule, '  '))).toEqual([null, null]);
  });

  it('needs a match and ratings', () => {
    expect(problems(DATE_RULES, {})).toEqual([
      ['candidateId', 'A match is required for this date.'],
      ['standardsScores', 'Ratings for your standards are required.'],
    ]);
    expect(verdicts(DATE_RULES.standardsScores, [null, [8], 8, 'honesty'])).toEqual([
      'Ratings for your standards are required.',
    ]);
  });

  it('was tomorrow in UTC at the latest', () => {
    const now = new Date('2026-06-30T23:59:59.999Z');
    expect(verdicts(DATE_RULES.dateDate, ['1900-01-01', '2026-06-30', '2026-07-01'], { now })).toEqual([
      null,
    ]);
    expect(verdicts(DATE_RULES.dateDate, ['2026-07-02', '2126-06-30'], { now })).toEqual([
      'The date cannot be in the future.',
    ]);
    const later = new Date('2026-07-01T00:00:00.000Z');
    expect(verdicts(DATE_RULES.dateDate, ['2026-07-02'], { now: later })).toEqual([null]);
  });

  it('was on a day of the calendar', () => {
    const days = ['2026-02-29', '2026-06-31', '1899-12-31', '30.6.2026', '2026-6-30', '2026-06-30T10:00:00Z'];
    expect(verdicts(DATE_RULES.dateDate, [...days, '', null, 20_260_630, true])).toEqual([
      'Please enter a valid date in the form YYYY-MM-DD.',
    ]);
    expect(verdicts(DATE_RULES.dateDate, ['2024-02-29'])).toEqual([null]);
  });

  it.each([
    ['location', 120, 'Location must be 120 characters or less.'],
    ['personalNotes', 500, 'Overall feeling must be 500 characters or less.'],
  ] as const)('has a %s of up to %d characters', (field, max, message) => {
    expect(verdicts(DATE_RULES[field], upTo(max))).toEqual([null]);
    expect(verdicts(DATE_RULES[field], [...beyond(max), max, []])).toEqual([message]);
  });
});

describe('a rating', () => {
  it.each([
    ['Chemistry', CONTEXT_SCORE_RULES.chemistry],
    ['Enjoyment', CONTEXT_SCORE_RULES.enjoyment],
    ['Keeps promises', standardRatingRule('Keeps promises')],
  ])('of %s is a whole number from 1 to 10', (name, rule) => {
    expect(verdicts(rule, [1, 2, 9, 10])).toEqual([null]);
    expect(verdicts(rule, [0, 11, -1, 5.5, NaN, Infinity, '7', true, [7]])).toEqual([
      `${name} rating must be between 1 and 10.`,
    ]);
  });

  it('of chemistry and enjoyment cannot be left open', () => {
    expect(verdicts(CONTEXT_SCORE_RULES.chemistry, [null, undefined, ''])).toEqual([
      'Please rate the chemistry you felt.',
    ]);
    expect(verdicts(CONTEXT_SCORE_RULES.enjoyment, [null, undefined, ''])).toEqual([
      'Please rate how much you enjoyed the date.',
    ]);
  });

  it('that is missing is named together with the others', () => {
    expect(DATE_TEXTS.standardsMissing(['Honesty'])).toBe('Please rate all standards: Honesty');
    expect(DATE_TEXTS.standardsMissing(['Honesty', 'Humor'])).toBe(
      'Please rate all standards: Honesty, Humor',
    );
  });

  it('may be “Not seen yet”, but not for every standard', () => {
    expect(DATE_TEXTS.nothingRated).toMatch(/at least one standard.*“Not seen yet”/);
  });
});
