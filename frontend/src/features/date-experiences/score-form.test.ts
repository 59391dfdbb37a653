import { CRITERIA } from '../../../test/match-fixtures';
import { formProblems } from '../../lib/forms/form-problems';
import { blankScore, ratedCount, scoreCheck, toDateInput, type ScoreValues } from './score-form';

const COMPLETE: ScoreValues = {
  dateDate: '2026-03-05',
  location: ' Café Luna ',
  personalNotes: ' Light. ',
  chemistry: 7,
  enjoyment: 8,
  scores: { 's-trust': 8, 's-humor': 7, 's-goals': 6, 's-set-aside': 3 },
};
const problems = (values: ScoreValues) =>
  formProblems(scoreCheck(CRITERIA), values, { passwordMinLength: 6, now: new Date('2026-03-06T12:00:00Z') });
const messages = (changes: Partial<ScoreValues>) =>
  problems({ ...COMPLETE, ...changes }).map(({ message }) => message);

describe('the checks of a scored date', () => {
  it('accepts a complete one', () => expect(messages({})).toEqual([]));

  it('reports everything that is missing, in form order', () => {
    const told = problems(blankScore('')).map(({ headline, message }) => headline ?? message);
    expect([...new Set(told)]).toEqual([
      'Please select the date of your experience.',
      'Please enter where the date took place.',
      'Please describe your overall feeling about the date.',
      'Please rate the chemistry you felt.',
      'Please rate how much you enjoyed the date.',
      'Please rate all standards: Trust, Humor, Goals',
    ]);
  });

  it.each([0, 11, 7.5])('rejects a rating of %d', (rating) => {
    expect(
      messages({ chemistry: rating, enjoyment: rating, scores: { ...COMPLETE.scores, 's-humor': rating } }),
    ).toEqual([
      'Chemistry rating must be between 1 and 10.',
      'Enjoyment rating must be between 1 and 10.',
      'Humor rating must be between 1 and 10.',
    ]);
  });

  it('rejects an overall feeling over 500 characters', () => {
    expect(messages({ personalNotes: 'f'.repeat(501) })).toEqual([
      'Overall feeling must be 500 characters or less.',
    ]);
  });
});

describe('the request for a scored date', () => {
  it('is trimmed, and contains ratings of current standards only', () => {
    expect(toDateInput(COMPLETE, CRITERIA)).toEqual({
      dateDate: '2026-03-05',
      contextScores: { chemistry: 7, enjoyment: 8 },
      standardsScores: { 's-trust': 8, 's-humor': 7, 's-goals': 6 },
      location: 'Café Luna',
      personalNotes: 'Light.',
    });
  });

  it('counts heart and head ratings together', () => {
    expect(ratedCount(COMPLETE, CRITERIA)).toBe(5);
    expect(ratedCount({ ...COMPLETE, enjoyment: null, scores: {} }, CRITERIA)).toBe(1);
  });
});
