import type { SurveyBreakdown } from '#contract/console/admin';
import { distributionsOf } from './distributions';

const NOTHING: SurveyBreakdown = {
  total: 0,
  surveyComplete: 0,
  howHeardAbout: [],
  datingGoal: [],
  datingDuration: [],
  datingChallenge: [],
  preferredDateType: [],
  gender: [],
  interestedInGenders: [],
};

describe('the distributions of survey answers', () => {
  it('are sorted by count with rounded percentages', () => {
    const breakdown: SurveyBreakdown = {
      ...NOTHING,
      total: 7,
      surveyComplete: 5,
      gender: [
        { value: 'man', count: 2 },
        { value: 'woman', count: 4 },
        { value: 'not-specified', count: 1 },
      ],
    };
    const all = distributionsOf(breakdown);
    expect(all.find(({ title }) => title === 'Gender Identity')?.shares).toEqual([
      { label: 'Woman', count: 4, percent: 57 },
      { label: 'Man', count: 2, percent: 29 },
      { label: 'not-specified', count: 1, percent: 14 },
    ]);
    expect(all.find(({ title }) => title === 'Survey Completion')?.shares).toEqual([
      { label: 'Completed', count: 5, percent: 71 },
      { label: 'Not completed', count: 2, percent: 29 },
    ]);
  });

  it('include all eight, even without users', () => {
    const all = distributionsOf(NOTHING);
    expect(all.map(({ title }) => title)).toEqual([
      'How Users Found Us',
      'Dating Goals',
      'Dating Experience',
      'Main Challenges',
      'Date Preferences',
      'Survey Completion',
      'Gender Identity',
      'Dating Preferences',
    ]);
    expect(all.flatMap(({ shares }) => shares)).toEqual([]);
  });
});
