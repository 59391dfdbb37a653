import { useForm } from 'react-hook-form';
import type { Criterion } from '#contract/criteria';
import { ApiError } from '../../lib/api/api-error';
import { useToasts } from '../../ui/feedback/toasts';
import { scoreProblems, type ScoreField, type ScoreValues } from './score-form';

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
