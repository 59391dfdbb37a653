import type { ScoredDate } from '#scoring/types';
import { toActivity, type RecordedMatch } from './account-activity';

const standard = (slot: number, weight: number, selected = true) => ({
  id: `standard-${slot}`,
  slot,
  question: `Standard ${slot}`,
  weight,
  selected,
});
const STANDARDS = [standard(1, 5), standard(2, 3), standard(3, 2, false)];

const date = (ratings: Readonly<Record<string, number>>): ScoredDate => ({
  id: 'date',
  day: '2026-01-10',
  createdAt: '2026-01-10T20:00:00.000Z',
  chemistry: 10,
  enjoyment: 10,
  ratings,
});
const match = (
  ratings: Readonly<Record<string, number>> | null,
  more: Partial<RecordedMatch> = {},
): RecordedMatch => ({ archived: false, createdAt: 1_000, history: ratings ? [date(ratings)] : [], ...more });

const activityOf = (...matches: RecordedMatch[]) =>
  toActivity({ ownerId: 'ada', standards: STANDARDS, matches });

describe('the figures of one account', () => {
  it('are empty without a match', () => {
    expect(activityOf()).toEqual({
      ownerId: 'ada',
      matchCount: 0,
      lastMatchAt: null,
      evaluatedMatches: 0,
      highestScore: null,
      lowestScore: null,
    });
  });

  it('hold the best and the worst score from 0 to 10, and the newest match', () => {
    expect(
      activityOf(match({ 1: 9, 2: 9 }), match({ 1: 4, 2: 4 }, { createdAt: 5_000 }), match(null)),
    ).toMatchObject({
      matchCount: 3,
      lastMatchAt: new Date(5_000),
      evaluatedMatches: 2,
      highestScore: 9,
      lowestScore: 4,
    });
  });

  it('count archived matches, and never their scores', () => {
    expect(activityOf(match({ 1: 9, 2: 9 }, { archived: true }), match({ 1: 5, 2: 5 }))).toMatchObject({
      matchCount: 2,
      evaluatedMatches: 1,
      highestScore: 5,
      lowestScore: 5,
    });
  });

  it('rank no match with less than half of its standards rated, like the dashboard', () => {
    expect(activityOf(match({ 2: 10 }))).toMatchObject({ evaluatedMatches: 1, highestScore: null });
  });

  it('leave out ratings of a standard that is no longer selected', () => {
    expect(activityOf(match({ 3: 10 }))).toMatchObject({ evaluatedMatches: 0, highestScore: null });
  });
});
