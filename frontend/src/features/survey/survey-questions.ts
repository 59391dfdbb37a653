import type { SurveyQuestion } from '#contract/survey';

/** What each step asks, and why it is asked. */
export const QUESTION_WORDS: Readonly<Record<SurveyQuestion, { question: string; reason: string }>> = {
  howHeardAbout: {
    question: 'How did you hear about us?',
    reason: 'It tells us where daters like you look.',
  },
  datingDuration: {
    question: 'How long have you been dating?',
    reason: 'Somebody fresh out of a relationship needs other advice than somebody years in.',
  },
  datingGoal: {
    question: 'What are you looking for?',
    reason: 'Your standards and your insights are read in its light.',
  },
  location: { question: 'Where do you live?', reason: 'For date ideas near you. A city is enough.' },
  datingChallenge: {
    question: 'What is hardest about dating for you?',
    reason: 'We start with help on that.',
  },
  preferredDateType: {
    question: 'What kind of date do you like best?',
    reason: 'It orders the ideas we show you.',
  },
  gender: { question: 'How do you describe yourself?', reason: 'Yours to say, or not.' },
  interestedInGenders: { question: 'Who would you like to date?', reason: 'Nobody you meet ever sees this.' },
};
