import { useEffect, useEffectEvent, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
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

/** The step that an entry of the browser's history shows, and whether the entry before it is the step before. */
interface Entry {
  surveyStep: number;
  isAfterStep: boolean;
}

const isEntry = (value: unknown): value is Entry =>
  typeof value === 'object' && value !== null && 'surveyStep' in value && 'isAfterStep' in value;

/** The first step without an answer: none after it can be shown. */
function firstOpenStep(answers: Partial<SurveyAnswers>): number {
  const open = SURVEY_QUESTIONS.findIndex((question) => (answers[question] ?? '').trim() === '');
  return open === -1 ? LAST : open;
}

/** The browser's Back goes one step back, as the survey's own button does. */
function useStepHistory(stored: number) {
  const place = useLocation();
  const state: unknown = place.state;
  const navigate = useNavigate();
  const entry = isEntry(state) ? state : null;
  const step = entry?.surveyStep ?? stored;
  const show = (next: Entry, replace: boolean) => void navigate(place, { state: next, replace });
  const markFirst = useEffectEvent(() => {
    if (!entry) show({ surveyStep: stored, isAfterStep: false }, true);
  });
  useEffect(() => markFirst(), []);
  return {
    step,
    next: () => show({ surveyStep: Math.min(LAST, step + 1), isAfterStep: true }, false),
    back: () =>
      entry?.isAfterStep
        ? void navigate(-1)
        : show({ surveyStep: Math.max(0, step - 1), isAfterStep: false }, true),
  };
}

/** The current step and the answers; they survive a reload, and no other account sees them. */
export function useSurvey(userId: string) {
  const [{ step: stored, answers }, setProgress] = useStoredState(
    sessionStorage,
    `survey:${userId}`,
    isProgress,
    START,
  );
  const { step: entered, next, back } = useStepHistory(stored);
  // No step is shown before the ones it follows are answered.
  const step = Math.min(entered, firstOpenStep(answers));
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => {
    setProgress((progress) => (progress.step === step ? progress : { ...progress, step }));
    return () => clearTimeout(timer.current);
  }, [step, setProgress]);

  const question: SurveyQuestion = SURVEY_QUESTIONS[step] ?? 'howHeardAbout';
  const answer = (value: string) =>
    setProgress((progress) => ({ ...progress, answers: { ...progress.answers, [question]: value } }));

  return {
    step,
    /** An entry of the history that is left over from a survey that was sent. */
    isLeftOver: step < entered && Object.values(answers).every((text) => text.trim() === ''),
    question,
    value: answers[question] ?? '',
    isLast: step === LAST,
    completeAnswers: isComplete(answers) ? answers : null,
    answer,
    /** A deliberate choice advances automatically after a moment, so that the user can see it. */
    choose: (value: string) => {
      answer(value);
      clearTimeout(timer.current);
      if (step < LAST) timer.current = setTimeout(next, SURVEY_LIMITS.autoAdvanceMs);
    },
    back,
    next: () => {
      clearTimeout(timer.current);
      next();
    },
    forget: () => setProgress(START),
  };
}
