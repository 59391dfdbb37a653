import type { UseFormReturn } from 'react-hook-form';
import { CANDIDATE_RULES, type Candidate, type CandidateInput } from '#contract/dating/candidates';
import type { FieldRule, RulesOf } from '#contract/rules/field-rule';
import { useFormDraft } from '../../lib/forms/use-form-draft';
import { useRulesForm } from '../../lib/forms/use-rules-form';
import { useToasts } from '../../ui/feedback/toasts';
import { useCurrentUser } from '../auth/auth.api';

/** As the user typed it. */
export interface MatchValues {
  name: string;
  age: string;
  profession: string;
  location: string;
  notes: string;
}

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

export function toCandidateInput(values: MatchValues): Required<CandidateInput> {
  return {
    name: values.name.trim(),
    age: values.age === '' ? null : Number(values.age),
    profession: values.profession.trim(),
    location: values.location.trim(),
    notes: values.notes.trim(),
  };
}

/** What the form asks for before it saves a new match, an edited one may be without if it was before. */
function rulesFor({ name: _, ...details }: MatchValues): RulesOf<CandidateInput> {
  const unknown = Object.entries(details).flatMap(([field, text]) => (text === '' ? [field] : []));
  return Object.fromEntries(
    Object.entries<FieldRule>(CANDIDATE_RULES).map(([field, rule]) => {
      if (!unknown.includes(field) || !('required' in rule)) return [field, rule];
      const { required: _required, ...optional } = rule;
      return [field, optional];
    }),
  ) as RulesOf<CandidateInput>;
}

/** The match form's five fields. Problems are shown at their fields, and the first one as a toast. */
export function useMatchForm(initial: MatchValues, isNew: boolean) {
  const { toast } = useToasts();
  const { form, submit, showServerErrors } = useRulesForm<MatchValues>({
    rules: isNew ? CANDIDATE_RULES : rulesFor(initial),
    defaultValues: initial,
    toInput: toCandidateInput,
  });
  return {
    form,
    submit: (save: (values: MatchValues) => void) =>
      submit(save, ({ message }) => toast({ title: message, tone: 'error' })),
    showServerErrors,
  };
}

/** What is typed about a new match (`new`) or about the one with this id. */
export function useMatchDraft(id: string, form: UseFormReturn<MatchValues>, token: string) {
  const { data: user } = useCurrentUser();
  return useFormDraft({ name: `match-draft:${user?.id}:${id}`, form, token });
}
