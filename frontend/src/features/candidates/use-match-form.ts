import { useForm } from 'react-hook-form';
import { useToasts } from '../../ui/feedback/toasts';
import { showFieldErrors } from '../../lib/forms';
import { MATCH_FIELDS, matchProblems, type MatchValues } from './match-form';

/** The five fields of a match: every problem at its field, the first one as a toast too. */
export function useMatchForm(initial: MatchValues) {
  const { toast } = useToasts();
  const form = useForm<MatchValues>({ defaultValues: initial });

  const submit = (save: (values: MatchValues) => void) => {
    const values = form.getValues();
    const problems = matchProblems(values);
    form.clearErrors();
    // Told last to first, so that the first message of a field is the one that stays.
    for (const { field, message } of problems.toReversed()) form.setError(field, { message });
    const [first] = problems;
    if (!first) return save(values);
    form.setFocus(first.field);
    toast({ title: first.message, tone: 'error' });
  };

  return {
    form,
    submit,
    showServerErrors: (error: unknown) => showFieldErrors<MatchValues>(error, MATCH_FIELDS, form.setError),
  };
}
