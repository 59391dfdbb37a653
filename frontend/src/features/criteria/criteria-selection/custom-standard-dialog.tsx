import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useController, type Control } from 'react-hook-form';
import type { Criterion } from '#contract/dating/criteria';
import { failureText } from '../../../lib/api/api-error';
import { FormDialog } from '../../../ui/dialogs/form-dialog';
import { DraftNotice } from '../../../ui/feedback/draft-notice';
import { StarRating } from '../../../ui/fields/star-rating';
import { useToasts } from '../../../ui/feedback/toasts';
import { useCreateCriterion } from '../criteria.api';
import {
  MustHaveFields,
  NO_STANDARD,
  standardDraft,
  StandardTexts,
  useStandardForm,
  useStandardName,
  type StandardValues,
} from './standard-form';

interface Props {
  onClose: () => void;
  /** Whether there's room for one more must-have; tells the user if not. */
  hasRoomForMustHave: () => boolean;
  onCreated: (criterion: Criterion, choice: Pick<StandardValues, 'stars' | 'mustHave'>) => void;
}

/** The importance in stars. */
function Stars({ control }: { control: Control<StandardValues> }) {
  const standard = useStandardName(control);
  const { field: stars } = useController({ control, name: 'stars' });
  return (
    <Box>
      <Typography aria-hidden sx={{ fontWeight: 560 }}>
        Importance
      </Typography>
      <StarRating standard={standard} value={stars.value} onChange={stars.onChange} />
    </Box>
  );
}

const noEffectYet = () => (
  <Typography variant="body2" color="textSecondary">
    A match whose average rating is below your limit comes after all others. No match has been rated on it
    yet, so this doesn't set anyone back for now.
  </Typography>
);

export function CustomStandardDialog({ onClose, hasRoomForMustHave, onCreated }: Props) {
  const { form, draft, submit, showServerErrors } = useStandardForm('new', NO_STANDARD);
  const { mutate, isPending } = useCreateCriterion();
  const { toast } = useToasts();

  const save = (values: StandardValues) =>
    mutate(standardDraft(values), {
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
      <Stars control={form.control} />
      <MustHaveFields control={form.control} hasRoom={hasRoomForMustHave} effectOf={noEffectYet} />
    </FormDialog>
  );
}
