import { useForm } from 'react-hook-form';
import type { Criterion } from '#contract/criteria';
import {
  DATE_LIMITS,
  DATE_TEXTS,
  type DateExperience,
  type DateExperienceInput,
} from '#contract/date-experiences';
import { ApiError } from '../../lib/api/api-error';
import { useToasts } from '../../ui/feedback/toasts';
import type { Rating } from './date-experiences.api';

export interface ScoreValues {
  /** YYYY-MM-DD, or empty. */
  dateDate: string;
  location: string;
  personalNotes: string;
  chemistry: number | null;
  enjoyment: number | null;
  /** By the id of the standard; what is not rated has no entry. */
  scores: Record<string, number>;
}

type ScoreField = 'dateDate' | 'location' | 'personalNotes' | 'chemistry' | 'enjoyment' | `scores.${string}`;

export function blankScore(today: string): ScoreValues {
  return { dateDate: today, location: '', personalNotes: '', chemistry: null, enjoyment: null, scores: {} };
}

export function scoreOf(date: DateExperience, ratings: readonly Rating[]): ScoreValues {
  return {
    dateDate: date.dateDate,
    location: date.location ?? '',
    personalNotes: date.personalNotes ?? '',
    chemistry: date.physicalChemistry,
    enjoyment: date.enjoymentLevel,
    scores: Object.fromEntries(ratings.map(({ criteriaId, score }) => [criteriaId, score])),
  };
}

interface Problem {
  message: string;
  /** Where it is; one problem may concern several standards. */
  fields: ScoreField[];
  /** Said at each of the fields, where the message as a whole would repeat itself. */
  atField?: string;
}

const isRating = (value: number) =>
  Number.isInteger(value) && value >= DATE_LIMITS.ratingMin && value <= DATE_LIMITS.ratingMax;

function problem(isWrong: boolean, field: ScoreField, message: string): Problem[] {
  return isWrong ? [{ message, fields: [field] }] : [];
}

function unratedProblem(values: ScoreValues, criteria: readonly Criterion[]): Problem[] {
  const unrated = criteria.filter(({ id }) => values.scores[id] === undefined);
  if (unrated.length === 0) return [];
  return [
    {
      message: DATE_TEXTS.standardsMissing(unrated.map(({ question }) => question)),
      fields: unrated.map(({ id }): ScoreField => `scores.${id}`),
      atField: 'Please rate this standard.',
    },
  ];
}

/** In the order in which they are told. */
export function scoreProblems(values: ScoreValues, criteria: readonly Criterion[]): Problem[] {
  const { chemistry, enjoyment } = values;
  return [
    ...problem(values.dateDate === '', 'dateDate', DATE_TEXTS.dateRequired),
    ...problem(values.location.trim() === '', 'location', DATE_TEXTS.locationRequired),
    ...problem(values.personalNotes.trim() === '', 'personalNotes', DATE_TEXTS.feelingRequired),
    ...problem(chemistry === null, 'chemistry', DATE_TEXTS.chemistryRequired),
    ...problem(enjoyment === null, 'enjoyment', DATE_TEXTS.enjoymentRequired),
    ...unratedProblem(values, criteria),
    ...problem(chemistry !== null && !isRating(chemistry), 'chemistry', DATE_TEXTS.chemistryRange),
    ...problem(enjoyment !== null && !isRating(enjoyment), 'enjoyment', DATE_TEXTS.enjoymentRange),
    ...criteria.flatMap(({ id, question }) =>
      problem(
        !isRating(values.scores[id] ?? DATE_LIMITS.ratingMin),
        `scores.${id}`,
        DATE_TEXTS.standardRange(question),
      ),
    ),
    ...problem(
      values.personalNotes.length > DATE_LIMITS.notesMax,
      'personalNotes',
      DATE_TEXTS.feelingTooLong,
    ),
  ];
}

/** Of values without a problem: only the standards held now are sent, older ratings stay as they are. */
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

/** How many of the ratings are given. */
export function ratedCount(values: ScoreValues, criteria: readonly Criterion[]): number {
  const context = [values.chemistry, values.enjoyment].filter((rating) => rating !== null).length;
  return context + criteria.filter(({ id }) => values.scores[id] !== undefined).length;
}

const SERVER_FIELDS: Readonly<Record<string, ScoreField>> = {
  dateDate: 'dateDate',
  location: 'location',
  personalNotes: 'personalNotes',
  'contextScores.chemistry': 'chemistry',
  'contextScores.enjoyment': 'enjoyment',
};

/** Every problem at its field, the first one as a toast too. */
export function useScoreForm(initial: ScoreValues, criteria: readonly Criterion[]) {
  const { toast } = useToasts();
  const form = useForm<ScoreValues>({ defaultValues: initial });

  const submit = (save: (values: ScoreValues) => void) => {
    const values = form.getValues();
    const problems = scoreProblems(values, criteria);
    form.clearErrors();
    // Told last to first, so that the first message of a field is the one that stays.
    for (const { fields, message, atField = message } of problems.toReversed())
      for (const field of fields) form.setError(field, { message: atField });
    const [first] = problems;
    if (!first) return save(values);
    const [field] = first.fields;
    if (field) form.setFocus(field);
    toast({ title: first.message, tone: 'error' });
  };

  const showServerErrors = (error: unknown) => {
    for (const { field, message } of error instanceof ApiError ? error.errors : []) {
      const own = SERVER_FIELDS[field];
      if (own) form.setError(own, { message });
    }
  };

  return { form, submit, showServerErrors };
}
