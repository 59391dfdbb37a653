import { aDate, CRITERIA } from '../../../test/match-fixtures';
import { formProblems } from '../../lib/forms/form-problems';
import { answeredCount, blankScore, scoreCheck, scoreOf, toDateInput, type ScoreValues } from './score-form';

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

  it('accepts "Not seen yet" for some standards, but not for all of them', () => {
    const unseen = { 's-trust': null, 's-humor': null, 's-goals': null };
    expect(messages({ scores: { ...unseen, 's-humor': 4 } })).toEqual([]);
    expect(problems({ ...COMPLETE, scores: unseen })).toEqual([
      {
        field: 'scores.s-trust',
        message: 'Please rate at least one standard. The others can stay “Not seen yet”.',
        code: 'request.missing-field',
      },
    ]);
  });

  it('asks for every answer before it asks for a rating', () => {
    const [problem] = problems({ ...COMPLETE, scores: { 's-trust': null, 's-goals': null } });
    expect(problem).toMatchObject({
      field: 'scores.s-humor',
      headline: 'Please rate all standards: Humor',
      message: 'Please rate this standard or choose “Not seen yet”.',
    });
  });

  it("demands nothing of an old date that rates standards you've dropped since", () => {
    const old = scoreOf(aDate(), [{ criteriaId: 's-dropped', score: 7 }], CRITERIA);
    expect(old.scores).toEqual({ 's-trust': null, 's-humor': null, 's-goals': null, 's-dropped': 7 });
    expect(problems(old)).toEqual([]);
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

  it('says null for what was not seen', () => {
    const scores = { ...COMPLETE.scores, 's-humor': null };
    expect(toDateInput({ ...COMPLETE, scores }, CRITERIA).standardsScores).toEqual({
      's-trust': 8,
      's-humor': null,
      's-goals': 6,
    });
  });

  it('counts heart and head answers together', () => {
    expect(answeredCount(COMPLETE, CRITERIA)).toBe(5);
    expect(answeredCount({ ...COMPLETE, enjoyment: null, scores: { 's-goals': null } }, CRITERIA)).toBe(2);
  });
});
