import Box from '@mui/material/Box';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { CRITERIA_LIMITS, CRITERIA_TEXTS, type Criterion, type CriterionDraft } from '#contract/criteria';
import { failureText } from '../../../lib/api/api-error';
import { FormDialog } from '../../../ui/dialogs/form-dialog';
import { StarRating } from '../../../ui/fields/star-rating';
import { useToasts } from '../../../ui/feedback/toasts';
import { useCreateCriterion } from '../criteria.api';

const FIELDS = [
  { name: 'question', label: 'Title', max: CRITERIA_LIMITS.titleMax, example: 'Sense of humor', rows: 1 },
  {
    name: 'description',
    label: 'Short description',
    max: CRITERIA_LIMITS.descriptionMax,
    example: 'We laugh at the same things.',
    rows: 1,
  },
  {
    name: 'highExample',
    label: 'High-score description',
    max: CRITERIA_LIMITS.exampleMax,
    example: 'What an 8 to 10 looks like on a date',
    rows: 2,
  },
  {
    name: 'lowExample',
    label: 'Low-score description',
    max: CRITERIA_LIMITS.exampleMax,
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

const isFilled = (values: Values) => FIELDS.every(({ name }) => values[name].trim() !== '');

const hasContent = (values: Values) => FIELDS.some(({ name }) => values[name].trim() !== '');

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
  const [values, setValues] = useState(EMPTY);
  const { mutate, isPending } = useCreateCriterion();
  const { toast } = useToasts();

  const submit = () => {
    if (!isFilled(values)) {
      toast({ tone: 'error', title: 'Missing information', description: CRITERIA_TEXTS.customIncomplete });
      return;
    }
    mutate(toDraft(values), {
      onSuccess: (criterion) => {
        onCreated(criterion, values.stars);
        setValues(EMPTY);
        onClose();
      },
      onError: (error) => {
        const description = `Error creating custom standard: ${failureText(error, 'Please try again.')}`;
        toast({ tone: 'error', title: "Couldn't add your standard", description });
      },
    });
  };

  return (
    <FormDialog
      open={open}
      title="Add Your Own Custom Standard"
      submitLabel="Add Standard"
      isPending={isPending}
      isDirty={hasContent(values)}
      onSubmit={submit}
      onClose={onClose}
    >
      {FIELDS.map(({ name, label, max, example, rows }, index) => (
        <TextField
          key={name}
          label={label}
          value={values[name]}
          onChange={(event) => setValues({ ...values, [name]: event.target.value })}
          placeholder={example}
          autoFocus={index === 0}
          multiline={rows > 1}
          minRows={rows}
          slotProps={{ htmlInput: { maxLength: max } }}
        />
      ))}
      <Box>
        <Typography aria-hidden sx={{ fontWeight: 560 }}>
          Importance
        </Typography>
        <StarRating
          standard={values.question.trim() || 'your standard'}
          value={values.stars}
          onChange={(stars) => setValues({ ...values, stars })}
        />
      </Box>
    </FormDialog>
  );
}
