import type { Path } from 'react-hook-form';
import type { Criterion } from '#contract/dating/criteria';
import {
  CONTEXT_SCORE_RULES,
  DATE_RULES,
  DATE_TEXTS,
  standardRatingRule,
  type DateExperience,
  type DateExperienceInput,
} from '#contract/dating/date-experiences';
import type { RulesOf } from '#contract/rules/field-rule';
import type { FormCheck, FormProblem } from '../../lib/forms/form-problems';
import { useRulesForm } from '../../lib/forms/use-rules-form';
import { useToasts } from '../../ui/feedback/toasts';
import { useCurrentUser } from '../auth/auth.api';
import type { Rating } from './date-experiences.api';

export interface ScoreValues {
  /** YYYY-MM-DD, or empty. */
  dateDate: string;
  location: string;
  personalNotes: string;
  chemistry: number | null;
  enjoyment: number | null;
  /** By standard id; null: not seen yet. Standards without an answer have no entry. */
  scores: Record<string, number | null>;
}

/** What is known about a date before it is scored. */
export type KnownBefore = Partial<Pick<ScoreValues, 'dateDate' | 'location'>>;

export function blankScore(today: string, known: KnownBefore = {}): ScoreValues {
  const blank = { dateDate: today, location: '', personalNotes: '', chemistry: null, enjoyment: null };
  return { ...blank, scores: {}, ...known };
}

/** Whether there was no such standard yet when the date was scored. */
export const isAddedAfter = (date: DateExperience, { createdAt }: Criterion): boolean =>
  createdAt > date.createdAt;

/** A saved date in the form: a standard it could have rated and doesn't was not seen. */
export function scoreOf(
  date: DateExperience,
  ratings: readonly Rating[],
  criteria: readonly Criterion[],
): ScoreValues {
  return {
    dateDate: date.dateDate,
    location: date.location ?? '',
    personalNotes: date.personalNotes ?? '',
    chemistry: date.physicalChemistry,
    enjoyment: date.enjoymentLevel,
    scores: Object.fromEntries([
      ...criteria.filter((criterion) => !isAddedAfter(date, criterion)).map(({ id }) => [id, null] as const),
      ...ratings.map(({ criteriaId, score }) => [criteriaId, score] as const),
    ]),
  };
}

const SCORE_RULES: RulesOf<ScoreValues> = {
  dateDate: DATE_RULES.dateDate,
  location: DATE_RULES.location,
  personalNotes: DATE_RULES.personalNotes,
  ...CONTEXT_SCORE_RULES,
};

/**
 * Standards can change, so their ratings are checked one by one; missing ones are reported together. A date that rates
 * standards no longer selected needs no other rating.
 */
function standardProblems(
  { scores }: ScoreValues,
  criteria: readonly Criterion[],
  optionalIds: readonly string[],
): FormProblem<ScoreValues>[] {
  const isMissing = ({ id }: Criterion) => scores[id] === undefined && !optionalIds.includes(id);
  const unanswered = criteria.filter(isMissing);
  const headline = DATE_TEXTS.standardsMissing(unanswered.map(({ question }) => question));
  const [first] = criteria;
  if (first && unanswered.length === 0 && !Object.values(scores).some((score) => typeof score === 'number'))
    return [{ field: `scores.${first.id}`, message: DATE_TEXTS.nothingRated, code: 'request.missing-field' }];
  return criteria.flatMap((criterion): FormProblem<ScoreValues>[] => {
    const { id, question } = criterion;
    const field = `scores.${id}` as const;
    const rating = scores[id];
    if (isMissing(criterion))
      return [
        {
          field,
          message: 'Please rate this standard or choose “Not seen yet”.',
          headline,
          code: 'request.missing-field',
        },
      ];
    if (rating === null || rating === undefined) return [];
    const { min, max, message } = standardRatingRule(question);
    const isFine = Number.isInteger(rating) && rating >= min && rating <= max;
    return isFine ? [] : [{ field, message, code: 'request.invalid' }];
  });
}

export const scoreCheck = (
  criteria: readonly Criterion[],
  optionalIds: readonly string[] = [],
): FormCheck<ScoreValues> => ({
  rules: SCORE_RULES,
  alsoCheck: (values) => standardProblems(values, criteria, optionalIds),
});

/** For valid values: only current standards are sent; older ratings stay as they are. */
export function toDateInput(
  values: ScoreValues,
  criteria: readonly Criterion[],
): Required<DateExperienceInput> {
  const { chemistry, enjoyment, scores } = values;
  return {
    dateDate: values.dateDate,
    contextScores: { chemistry: chemistry ?? 0, enjoyment: enjoyment ?? 0 },
    standardsScores: Object.fromEntries(
      criteria.flatMap(({ id }) => (scores[id] === undefined ? [] : [[id, scores[id]]])),
    ),
    location: values.location.trim(),
    personalNotes: values.personalNotes.trim(),
  };
}

/** The number of questions answered, "Not seen yet" included. */
export function answeredCount(values: ScoreValues, criteria: readonly Criterion[]): number {
  const context = [values.chemistry, values.enjoyment].filter((rating) => rating !== null).length;
  return context + criteria.filter(({ id }) => values.scores[id] !== undefined).length;
}

const SERVER_FIELDS = {
  'contextScores.chemistry': 'chemistry',
  'contextScores.enjoyment': 'enjoyment',
} as const;

/** All fields as they stand in the form, which problems are not reported by. */
function fieldsInOrder(criteria: readonly Criterion[], isHeadFirst: boolean): Path<ScoreValues>[] {
  const heart = ['chemistry', 'enjoyment'] as const;
  const head = criteria.map(({ id }) => `scores.${id}` as const);
  const ratings = isHeadFirst ? [...head, ...heart] : [...heart, ...head];
  return [...ratings, 'dateDate', 'location', 'personalNotes'];
}

/** Shows problems at their fields, and the first one as a toast. Standards in `optionalIds` need no answer. */
export function useScoreForm(
  initial: ScoreValues,
  criteria: readonly Criterion[],
  optionalIds: readonly string[] = [],
) {
  const { toast } = useToasts();
  const { data: user } = useCurrentUser();
  const { form, submit, showServerErrors } = useRulesForm<ScoreValues>({
    ...scoreCheck(criteria, optionalIds),
    defaultValues: initial,
    serverFields: SERVER_FIELDS,
    fromTheTop: fieldsInOrder(criteria, user?.rateStandardsFirst ?? false),
  });
  return {
    form,
    submit: (save: (values: ScoreValues) => void) =>
      submit(save, ({ message, headline = message }) => toast({ title: headline, tone: 'error' })),
    showServerErrors,
  };
}
