import Typography from '@mui/material/Typography';
import { failureToast } from '../../../ui/feedback/toast-messages';
import { FormDialog } from '../../../ui/dialogs/form-dialog';
import { DraftNotice } from '../../../ui/feedback/draft-notice';
import { useToasts } from '../../../ui/feedback/toasts';
import { useRewordCriterion } from '../criteria.api';
import { MustHaveEffectNote } from './must-have-dialog';
import {
  MustHaveFields,
  NO_STANDARD,
  standardDraft,
  StandardTexts,
  useStandardForm,
  type StandardValues,
} from './standard-form';
import type { StandardOption } from './standard-options';

interface Props {
  option: StandardOption;
  /** Absent while the standard isn't chosen. */
  mustHave?: {
    /** The present limit; null if it is no must-have. */
    limit: number | null;
    /** Whether there's room for one more must-have; tells the user if not. */
    hasRoom: () => boolean;
    /** Like the other choices, it is saved with the selection. */
    onChoose: (limit: number | null) => void;
  };
  onClose: () => void;
}

/** The same form for the user's own standard; its stars are on its card. */
export function EditStandardDialog({ option, mustHave, onClose }: Props) {
  const { id, question, description, highExample, lowExample } = option;
  const { form, draft, submit, showServerErrors } = useStandardForm(id, {
    ...NO_STANDARD,
    question,
    description,
    highExample,
    lowExample,
    mustHave: mustHave?.limit ?? null,
  });
  const { mutate, isPending } = useRewordCriterion();
  const { toast } = useToasts();

  const save = (values: StandardValues) => {
    const { question: title, description: about, gradingCriteria } = standardDraft(values);
    mutate(
      { id, question: title, description: about, gradingCriteria },
      {
        onSuccess: () => {
          draft.forget();
          const isLimitChanged = mustHave !== undefined && mustHave.limit !== values.mustHave;
          if (isLimitChanged) mustHave.onChoose(values.mustHave);
          toast({
            title: 'Standard updated',
            ...(isLimitChanged && {
              description: 'Its must-have is saved with “Set My Dating Standards”.',
            }),
          });
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
      {mustHave && (
        <MustHaveFields
          control={form.control}
          hasRoom={mustHave.hasRoom}
          effectOf={(limit) => <MustHaveEffectNote standardId={id} limit={limit} />}
        />
      )}
    </FormDialog>
  );
}
