import { beyond, problems, upTo, verdicts } from '../rules/test-support/verdicts';
import { optionLabel } from './profile';
import { SURVEY_LIMITS, SURVEY_OPTIONS, SURVEY_QUESTIONS, SURVEY_RULES, SURVEY_VALUES } from './survey';

const DURATIONS = [
  '6-months-1-year',
  '1-2-years',
  '2-5-years',
  '5-plus-years',
  'recently-single',
  'on-and-off',
];

describe('the survey', () => {
  it('asks eight questions in this order, and one of them in the user’s own words', () => {
    expect(SURVEY_QUESTIONS).toEqual([
      'howHeardAbout',
      'datingDuration',
      'datingGoal',
      'location',
      'datingChallenge',
      'preferredDateType',
      'gender',
      'interestedInGenders',
    ]);
    expect(SURVEY_QUESTIONS.filter((question) => SURVEY_OPTIONS[question] === null)).toEqual(['location']);
  });

  it.each([
    ['howHeardAbout', ['social-media', 'google-search', 'friend-referral', 'dating-app', 'blog-article']],
    ['datingDuration', DURATIONS],
    ['datingGoal', ['long-term-relationship', 'marriage-focused', 'short-term', 'not-sure']],
    [
      'datingChallenge',
      ['finding-quality-matches', 'making-decisions', 'confidence-communication', 'knowing-standards'],
    ],
    ['preferredDateType', ['quiet-intimate', 'active-outdoor', 'social-events', 'creative-cultural']],
    ['gender', ['woman', 'man', 'non-binary', 'prefer-not-to-say']],
    ['interestedInGenders', ['men', 'women', 'men-and-women', 'non-binary', 'prefer-not-to-say']],
  ] as const)('offers for %s the answers that it accepts', (question, answers) => {
    expect(SURVEY_OPTIONS[question]).toEqual(answers);
    expect(verdicts(SURVEY_RULES[question], answers)).toEqual([null]);
  });

  it('names each question that has no answer, the one in the user’s own words first', () => {
    expect(problems(SURVEY_RULES, {})).toEqual([
      ['location', 'An answer is required: your location'],
      ['howHeardAbout', 'An answer is required: how you heard about us'],
      ['datingDuration', 'An answer is required: how long you have been dating'],
      ['datingGoal', 'An answer is required: your dating goal'],
      ['datingChallenge', 'An answer is required: your biggest dating challenge'],
      ['preferredDateType', 'An answer is required: your preferred date type'],
      ['gender', 'An answer is required: your gender'],
      ['interestedInGenders', 'An answer is required: who you are interested in'],
    ]);
  });

  it.each([
    ['gender', ['female', 'Woman', ' woman', 'men', '', null, ['woman']], 'your gender'],
    ['datingGoal', ['casual', 'long-term', 'marriage', 'friendship'], 'your dating goal'],
    ['interestedInGenders', ['everyone', 'woman', 'man'], 'who you are interested in'],
    ['datingDuration', ['1-3-years', 'new-to-dating', 1], 'how long you have been dating'],
    ['preferredDateType', ['outdoor-nature', 'social-group'], 'your preferred date type'],
  ] as const)('takes no answer to %s that it does not offer', (question, answers, label) => {
    expect(verdicts(SURVEY_RULES[question], answers)).toEqual([`An answer is required: ${label}`]);
  });

  it('takes a place of up to 120 characters', () => {
    expect(verdicts(SURVEY_RULES.location, ['Rome', ...upTo(120)])).toEqual([null]);
    expect(verdicts(SURVEY_RULES.location, beyond(120))).toEqual(['Location cannot exceed 120 characters']);
    expect(verdicts(SURVEY_RULES.location, ['', ' ', null, 5])).toEqual([
      'An answer is required: your location',
    ]);
  });

  it('goes on by itself half a second after an answer', () => {
    expect(SURVEY_LIMITS.autoAdvanceMs).toBe(500);
  });
});

describe('the answers that an account may hold', () => {
  it('include those of the survey and those that only the profile page offers', () => {
    expect(SURVEY_VALUES.datingDuration).toEqual(
      expect.arrayContaining([...DURATIONS, 'new-to-dating', 'less-than-year', '1-3-years', '3-5-years']),
    );
    expect(SURVEY_VALUES.gender).toEqual(expect.arrayContaining(['woman', 'man', 'male', 'female']));
    expect(SURVEY_VALUES.howHeardAbout).toHaveLength(5);
    expect(SURVEY_VALUES.datingChallenge).toHaveLength(4);
  });

  it.each(Object.entries(SURVEY_VALUES))(
    'each have a readable label of their own for %s',
    (_question, values) => {
      const labels = values.map(optionLabel);
      for (const label of labels) expect(label).toMatch(/^[A-Z0-9]/);
      expect(new Set(labels).size).toBe(values.length);
    },
  );
});
