import { useForm } from 'react-hook-form';
import { CANDIDATE_LIMITS, CANDIDATE_TEXTS, type Candidate, type CandidateInput } from '#contract/candidates';
import { showFieldErrors } from '../../lib/forms';
import { useToasts } from '../../ui/feedback/toasts';

/** As typed. */
export interface MatchValues {
  name: string;
  age: string;
  profession: string;
  location: string;
  notes: string;
}

const MATCH_FIELDS = ['name', 'age', 'profession', 'location', 'notes'] as const;

export const NO_MATCH: MatchValues = { name: '', age: '', profession: '', location: '', notes: '' };

export function valuesOf({ name, age, profession, location, notes }: Candidate): MatchValues {
  return {
    name,
    age: age === null ? '' : String(age),
    profession: profession ?? '',
    location: location ?? '',
    notes: notes ?? '',
  };
}

export function isAgeInRange(age: string): boolean {
  const years = Number(age);
  return Number.isInteger(years) && years >= CANDIDATE_LIMITS.ageMin && years <= CANDIDATE_LIMITS.ageMax;
}

interface Problem {
  field: keyof MatchValues;
  message: string;
}

/** In the order in which they are told. */
function matchProblems(values: MatchValues): Problem[] {
  const isBlank = (field: keyof MatchValues) => values[field].trim() === '';
  const checks: [boolean, keyof MatchValues, string][] = [
    [isBlank('name'), 'name', CANDIDATE_TEXTS.nameRequired],
    [isBlank('age'), 'age', CANDIDATE_TEXTS.ageRequired],
    [isBlank('profession'), 'profession', CANDIDATE_TEXTS.professionRequired],
    [isBlank('location'), 'location', CANDIDATE_TEXTS.locationRequired],
    [isBlank('notes'), 'notes', CANDIDATE_TEXTS.notesRequired],
    [!isBlank('age') && !isAgeInRange(values.age), 'age', CANDIDATE_TEXTS.ageRange],
    [values.notes.length > CANDIDATE_LIMITS.notesMax, 'notes', CANDIDATE_TEXTS.notesTooLong],
  ];
  return checks.flatMap(([isWrong, field, message]) => (isWrong ? [{ field, message }] : []));
}

export function toCandidateInput(values: MatchValues): Required<CandidateInput> {
  return {
    name: values.name.trim(),
    age: Number(values.age),
    profession: values.profession.trim(),
    location: values.location.trim(),
    notes: values.notes.trim(),
  };
}

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
