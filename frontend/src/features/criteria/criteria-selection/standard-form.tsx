import Box from '@mui/material/Box';
import { useController, useWatch, type Control } from 'react-hook-form';
import type { ReactNode } from 'react';
import { CRITERIA_LIMITS, CUSTOM_STANDARD_RULES, type CriterionDraft } from '#contract/dating/criteria';
import type { FormProblem } from '../../../lib/forms/form-problems';
import { useFormDraft } from '../../../lib/forms/use-form-draft';
import { useRulesForm } from '../../../lib/forms/use-rules-form';
import { FormField } from '../../../ui/fields/form-field';
import { RatingScale } from '../../../ui/fields/rating-scale';
import { useToasts } from '../../../ui/feedback/toasts';
import { useCurrentUser } from '../../auth/auth.api';
import { MustHaveSwitch } from './must-have-switch';

const FIELDS = [
  {
    name: 'question',
    label: 'Title',
    example: 'Sense of humor',
    missing: 'Give it a title.',
    rows: 1,
  },
  {
    name: 'description',
    label: 'Short description',
    example: 'We laugh at the same things.',
    missing: 'Say what it means in a few words.',
    rows: 1,
  },
  {
    name: 'highExample',
    label: 'High-score description',
    example: 'What an 8 to 10 looks like on a date',
    missing: 'Say what an 8 to 10 looks like.',
    rows: 2,
  },
  {
    name: 'lowExample',
    label: 'Low-score description',
    example: 'What a 1 to 3 looks like on a date',
    missing: 'Say what a 1 to 3 looks like.',
    rows: 2,
  },
] as const;

export interface StandardValues {
  question: string;
  description: string;
  highExample: string;
  lowExample: string;
  stars: number;
  /** Lowest mean rating the user accepts, 1 to 10. */
  mustHave: number | null;
}

export const NO_STANDARD: StandardValues = {
  question: '',
  description: '',
  highExample: '',
  lowExample: '',
  stars: CRITERIA_LIMITS.importanceDefault,
  mustHave: null,
};

const SERVER_FIELDS = {
  'gradingCriteria.highExample': 'highExample',
  'gradingCriteria.lowExample': 'lowExample',
} as const;

export function standardDraft({
  question,
  description,
  highExample,
  lowExample,
  stars,
  mustHave,
}: StandardValues): CriterionDraft {
  return {
    question: question.trim(),
    description: description.trim(),
    weight: stars,
    mustHave,
    gradingCriteria: {
      maxScore: CRITERIA_LIMITS.scoreMax,
      minScore: CRITERIA_LIMITS.scoreMin,
      highExample: highExample.trim(),
      lowExample: lowExample.trim(),
    },
  };
}

/** The form for a new standard (`new`) or the one with this id; its draft is kept until it is saved. */
export function useStandardForm(id: string, defaultValues: StandardValues) {
  const { form, submit, showServerErrors } = useRulesForm<StandardValues>({
    rules: CUSTOM_STANDARD_RULES,
    defaultValues,
    serverFields: SERVER_FIELDS,
  });
  const { data: user } = useCurrentUser();
  const draft = useFormDraft({ name: `standard-draft:${user?.id}:${id}`, form });
  const { toast } = useToasts();
  const refuse = ({ code, message }: FormProblem<StandardValues>) => {
    if (code === 'request.missing-field')
      toast({ tone: 'error', title: 'Missing information', description: message });
  };
  return {
    form,
    draft,
    submit: (save: (values: StandardValues) => void) => submit(save, refuse),
    showServerErrors,
  };
}

/** The four texts of a standard. */
export function StandardTexts({ control }: { control: Control<StandardValues> }) {
  return FIELDS.map(({ name, label, example, missing, rows }, index) => (
    <FormField
      key={name}
      control={control}
      name={name}
      label={label}
      rule={CUSTOM_STANDARD_RULES[name]}
      missing={missing}
      placeholder={example}
      autoFocus={index === 0}
      multiline={rows > 1}
      minRows={rows}
    />
  ));
}

/** What a standard is called in the form while it has no title. */
export function useStandardName(control: Control<StandardValues>): string {
  return useWatch({ control, name: 'question' }).trim() || 'your standard';
}

interface MustHaveFieldsProps {
  control: Control<StandardValues>;
  /** Whether there's room for one more must-have; tells the user if not. */
  hasRoom: () => boolean;
  /** Whom a limit sets back. */
  effectOf: (limit: number) => ReactNode;
}

/** Whether it is a must-have, and its limit. */
export function MustHaveFields({ control, hasRoom, effectOf }: MustHaveFieldsProps) {
  const standard = useStandardName(control);
  const { field: mustHave } = useController({ control, name: 'mustHave' });
  const limit = mustHave.value;
  const switchMustHave = (isOn: boolean) => {
    if (!isOn) mustHave.onChange(null);
    else if (hasRoom()) mustHave.onChange(CRITERIA_LIMITS.mustHaveDefault);
  };
  return (
    <>
      <Box sx={{ pt: 1.5, borderTop: 1, borderColor: 'divider', '& .MuiSwitch-root': { mr: 0 } }}>
        <MustHaveSwitch
          standard={standard}
          isOn={limit !== null}
          onChange={switchMustHave}
          caption="Anyone below your limit comes last."
        />
      </Box>
      {limit !== null && (
        <Box sx={{ display: 'grid', gap: 1.5 }}>
          <RatingScale name="Lowest rating you accept" value={limit} onChange={mustHave.onChange} />
          {effectOf(limit)}
        </Box>
      )}
    </>
  );
}
