import { useEffect, useRef } from 'react';
import {
  SURVEY_LIMITS,
  SURVEY_QUESTIONS,
  type SurveyAnswers,
  type SurveyQuestion,
} from '#contract/account/survey';
import { useStoredState } from '../../lib/storage/browser-storage';

interface Progress {
  step: number;
  answers: Partial<SurveyAnswers>;
}

const START: Progress = { step: 0, answers: {} };
const LAST = SURVEY_QUESTIONS.length - 1;

function isProgress(value: unknown): value is Progress {
  if (typeof value !== 'object' || value === null || !('step' in value) || !('answers' in value))
    return false;
  const { step, answers } = value;
  return (
    Number.isInteger(step) &&
    Number(step) >= 0 &&
    Number(step) <= LAST &&
    typeof answers === 'object' &&
    answers !== null
  );
}

function isComplete(answers: Partial<SurveyAnswers>): answers is SurveyAnswers {
  return SURVEY_QUESTIONS.every((question) => (answers[question] ?? '').trim() !== '');
}

/** The current step and the answers; they survive a reload, and no other account sees them. */
export function useSurvey(userId: string) {
  const [{ step, answers }, setProgress] = useStoredState(
    sessionStorage,
    `survey:${userId}`,
    isProgress,
    START,
  );
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);

  const question: SurveyQuestion = SURVEY_QUESTIONS[step] ?? 'howHeardAbout';
  const goTo = (next: number) => {
    clearTimeout(timer.current);
    setProgress((progress) => ({ ...progress, step: Math.min(LAST, Math.max(0, next)) }));
  };
  const answer = (value: string) =>
    setProgress((progress) => ({ ...progress, answers: { ...progress.answers, [question]: value } }));

  return {
    step,
    question,
    value: answers[question] ?? '',
    isLast: step === LAST,
    completeAnswers: isComplete(answers) ? answers : null,
    answer,
    /** A deliberate choice advances automatically after a moment, so that the user can see it. */
    choose: (value: string) => {
      answer(value);
      clearTimeout(timer.current);
      if (step < LAST) timer.current = setTimeout(() => goTo(step + 1), SURVEY_LIMITS.autoAdvanceMs);
    },
    back: () => goTo(step - 1),
    next: () => goTo(step + 1),
    forget: () => setProgress(START),
  };
}
