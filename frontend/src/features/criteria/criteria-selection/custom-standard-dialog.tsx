import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useController, useWatch } from 'react-hook-form';
import {
  CRITERIA_LIMITS,
  CUSTOM_STANDARD_RULES,
  type Criterion,
  type CriterionDraft,
} from '#contract/dating/criteria';
import { failureText } from '../../../lib/api/api-error';
import type { FormProblem } from '../../../lib/forms/form-problems';
import { useRulesForm } from '../../../lib/forms/use-rules-form';
import { FormDialog } from '../../../ui/dialogs/form-dialog';
import { FormField } from '../../../ui/fields/form-field';
import { StarRating } from '../../../ui/fields/star-rating';
import { useToasts } from '../../../ui/feedback/toasts';
import { useCreateCriterion } from '../criteria.api';

const FIELDS = [
  { name: 'question', label: 'Title', example: 'Sense of humor', rows: 1 },
  {
    name: 'description',
    label: 'Short description',
    example: 'We laugh at the same things.',
    rows: 1,
  },
  {
    name: 'highExample',
    label: 'High-score description',
    example: 'What an 8 to 10 looks like on a date',
    rows: 2,
  },
  {
    name: 'lowExample',
    label: 'Low-score description',
    example: 'What a 1 to 3 looks like on a date',
    rows: 2,
  },
] as const;

interface Values {
  question: string;
  description: string;
  highExample: string;
  lowExample: string;
  stars: number;
}

const EMPTY: Values = {
  question: '',
  description: '',
  highExample: '',
  lowExample: '',
  stars: CRITERIA_LIMITS.importanceDefault,
};

const SERVER_FIELDS = {
  'gradingCriteria.highExample': 'highExample',
  'gradingCriteria.lowExample': 'lowExample',
} as const;

function toDraft({ question, description, highExample, lowExample, stars }: Values): CriterionDraft {
  return {
    question: question.trim(),
    description: description.trim(),
    weight: stars,
    gradingCriteria: {
      maxScore: CRITERIA_LIMITS.scoreMax,
      minScore: CRITERIA_LIMITS.scoreMin,
      highExample: highExample.trim(),
      lowExample: lowExample.trim(),
    },
  };
}

interface Props {
  open: boolean;
  onClose: () => void;
  onCreated: (criterion: Criterion, stars: number) => void;
}

export function CustomStandardDialog({ open, onClose, onCreated }: Props) {
  const { form, control, submit, showServerErrors } = useRulesForm<Values>({
    rules: CUSTOM_STANDARD_RULES,
    defaultValues: EMPTY,
    serverFields: SERVER_FIELDS,
  });
  const { mutate, isPending } = useCreateCriterion();
  const { toast } = useToasts();
  const question = useWatch({ control, name: 'question' });
  const { field: stars } = useController({ control, name: 'stars' });

  const save = (values: Values) =>
    mutate(toDraft(values), {
      onSuccess: (criterion) => {
        onCreated(criterion, values.stars);
        form.reset();
        onClose();
      },
      onError: (error) => {
        showServerErrors(error);
        const description = `Error creating custom standard: ${failureText(error, 'Please try again.')}`;
        toast({ tone: 'error', title: "Couldn't add your standard", description });
      },
    });
  const refuse = ({ code, message }: FormProblem<Values>) => {
    if (code === 'request.missing-field')
      toast({ tone: 'error', title: 'Missing information', description: message });
  };

  return (
    <FormDialog
      open={open}
      title="Add Your Own Custom Standard"
      submitLabel="Add Standard"
      isPending={isPending}
      isDirty={form.formState.isDirty}
      onSubmit={() => submit(save, refuse)}
      onClose={onClose}
    >
      {FIELDS.map(({ name, label, example, rows }, index) => (
        <FormField
          key={name}
          control={control}
          name={name}
          label={label}
          rule={CUSTOM_STANDARD_RULES[name]}
          quiet="missing"
          placeholder={example}
          autoFocus={index === 0}
          multiline={rows > 1}
          minRows={rows}
        />
      ))}
      <Box>
        <Typography aria-hidden sx={{ fontWeight: 560 }}>
          Importance
        </Typography>
        <StarRating
          standard={question.trim() || 'your standard'}
          value={stars.value}
          onChange={stars.onChange}
        />
      </Box>
    </FormDialog>
  );
}
