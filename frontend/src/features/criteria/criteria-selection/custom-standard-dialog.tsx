import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useController, useWatch, type Control } from 'react-hook-form';
import {
  CRITERIA_LIMITS,
  CUSTOM_STANDARD_RULES,
  type Criterion,
  type CriterionDraft,
} from '#contract/dating/criteria';
import { failureText } from '../../../lib/api/api-error';
import type { FormProblem } from '../../../lib/forms/form-problems';
import { useFormDraft } from '../../../lib/forms/use-form-draft';
import { useRulesForm } from '../../../lib/forms/use-rules-form';
import { failureToast } from '../../../ui/feedback/toast-messages';
import { FormDialog } from '../../../ui/dialogs/form-dialog';
import { DraftNotice } from '../../../ui/feedback/draft-notice';
import { FormField } from '../../../ui/fields/form-field';
import { RatingScale } from '../../../ui/fields/rating-scale';
import { StarRating } from '../../../ui/fields/star-rating';
import { useToasts } from '../../../ui/feedback/toasts';
import { useCurrentUser } from '../../auth/auth.api';
import { useCreateCriterion, useRewordCriterion } from '../criteria.api';
import { MustHaveSwitch } from './must-have-switch';
import type { StandardOption } from './standard-options';

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

interface Values {
  question: string;
  description: string;
  highExample: string;
  lowExample: string;
  stars: number;
  /** Lowest mean rating the user accepts, 1 to 10. */
  mustHave: number | null;
}

const EMPTY: Values = {
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

function toDraft({
  question,
  description,
  highExample,
  lowExample,
  stars,
  mustHave,
}: Values): CriterionDraft {
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

interface Props {
  onClose: () => void;
  /** Whether there's room for one more must-have; tells the user if not. */
  hasRoomForMustHave: () => boolean;
  onCreated: (criterion: Criterion, choice: Pick<Values, 'stars' | 'mustHave'>) => void;
}

/** The importance in stars, and whether it is a must-have. */
function Weight({
  control,
  hasRoomForMustHave,
}: { control: Control<Values> } & Pick<Props, 'hasRoomForMustHave'>) {
  const question = useWatch({ control, name: 'question' });
  const { field: stars } = useController({ control, name: 'stars' });
  const { field: mustHave } = useController({ control, name: 'mustHave' });
  const standard = question.trim() || 'your standard';
  const limit = mustHave.value;
  const switchMustHave = (isOn: boolean) => {
    if (!isOn) mustHave.onChange(null);
    else if (hasRoomForMustHave()) mustHave.onChange(CRITERIA_LIMITS.mustHaveDefault);
  };
  return (
    <>
      <Box sx={{ '& .MuiSwitch-root': { mr: 0 } }}>
        <Typography aria-hidden sx={{ fontWeight: 560 }}>
          Importance
        </Typography>
        <StarRating standard={standard} value={stars.value} onChange={stars.onChange} />
        <Box sx={{ mt: 2, pt: 1.5, borderTop: 1, borderColor: 'divider' }}>
          <MustHaveSwitch
            standard={standard}
            isOn={limit !== null}
            onChange={switchMustHave}
            caption="Anyone below your limit comes last."
          />
        </Box>
      </Box>
      {limit !== null && (
        <Box sx={{ display: 'grid', gap: 1.5 }}>
          <RatingScale name="Lowest rating you accept" value={limit} onChange={mustHave.onChange} />
          <Typography variant="body2" color="textSecondary">
            A match whose average rating is below your limit comes after all others. No match has been rated
            on it yet, so this doesn't set anyone back for now.
          </Typography>
        </Box>
      )}
    </>
  );
}

/** The form for a new standard (`new`) or the one with this id; its draft is kept until it is saved. */
function useStandardForm(id: string, defaultValues: Values) {
  const { form, submit, showServerErrors } = useRulesForm<Values>({
    rules: CUSTOM_STANDARD_RULES,
    defaultValues,
    serverFields: SERVER_FIELDS,
  });
  const { data: user } = useCurrentUser();
  const draft = useFormDraft({ name: `standard-draft:${user?.id}:${id}`, form });
  const { toast } = useToasts();
  const refuse = ({ code, message }: FormProblem<Values>) => {
    if (code === 'request.missing-field')
      toast({ tone: 'error', title: 'Missing information', description: message });
  };
  return {
    form,
    draft,
    submit: (save: (values: Values) => void) => submit(save, refuse),
    showServerErrors,
  };
}

/** The four texts of a standard. */
function StandardTexts({ control }: { control: Control<Values> }) {
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

/** The same form for the user's own standard; its stars and its limit are on its card. */
export function EditStandardDialog({ option, onClose }: { option: StandardOption; onClose: () => void }) {
  const { id, question, description, highExample, lowExample } = option;
  const { form, draft, submit, showServerErrors } = useStandardForm(id, {
    ...EMPTY,
    question,
    description,
    highExample,
    lowExample,
  });
  const { mutate, isPending } = useRewordCriterion();
  const { toast } = useToasts();

  const save = (values: Values) => {
    const { question: title, description: about, gradingCriteria } = toDraft(values);
    mutate(
      { id, question: title, description: about, gradingCriteria },
      {
        onSuccess: () => {
          draft.forget();
          toast({ title: 'Standard updated' });
          onClose();
        },
        onError: (error) => {
          showServerErrors(error);
          toast(failureToast("Couldn't save your standard", error));
        },
      },
    );
  };
  return (
    <FormDialog
      open
      title="Edit Your Standard"
      submitLabel="Save Standard"
      isPending={isPending}
      isDirty={form.formState.isDirty}
      onSubmit={() => submit(save)}
      onClose={onClose}
    >
      {draft.isRestored && <DraftNotice onStartOver={draft.startOver} />}
      <Typography color="textSecondary">Your ratings so far stay as they are.</Typography>
      <StandardTexts control={form.control} />
    </FormDialog>
  );
}

export function CustomStandardDialog({ onClose, hasRoomForMustHave, onCreated }: Props) {
  const { form, draft, submit, showServerErrors } = useStandardForm('new', EMPTY);
  const { mutate, isPending } = useCreateCriterion();
  const { toast } = useToasts();

  const save = (values: Values) =>
    mutate(toDraft(values), {
      onSuccess: (criterion) => {
        onCreated(criterion, { stars: values.stars, mustHave: values.mustHave });
        draft.forget();
        onClose();
      },
      onError: (error) => {
        showServerErrors(error);
        const description = `Error creating custom standard: ${failureText(error, 'Please try again.')}`;
        toast({ tone: 'error', title: "Couldn't add your standard", description });
      },
    });

  return (
    <FormDialog
      open
      title="Add Your Own Custom Standard"
      submitLabel="Add Standard"
      isPending={isPending}
      isDirty={form.formState.isDirty}
      onSubmit={() => submit(save)}
      onClose={onClose}
    >
      {draft.isRestored && <DraftNotice onStartOver={draft.startOver} />}
      <StandardTexts control={form.control} />
      <Weight control={form.control} hasRoomForMustHave={hasRoomForMustHave} />
    </FormDialog>
  );
}
