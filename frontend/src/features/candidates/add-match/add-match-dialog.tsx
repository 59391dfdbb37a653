import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { newIdempotencyKey } from '../../../lib/api/api-client';
import { hasStatus } from '../../../lib/api/api-error';
import { FormDialog } from '../../../ui/dialogs/form-dialog';
import { failureToast, savedBeforeToast } from '../../../ui/feedback/toast-messages';
import { useToasts } from '../../../ui/feedback/toasts';
import { useAddCandidate, useRefreshMatches } from '../candidates.api';
import { MatchFields } from '../match-fields';
import { NO_MATCH, toCandidateInput, useMatchForm } from '../match-form';

/** One key per opened form: retrying after a lost response never adds a second match. */
export function AddMatchDialog({ onClose }: { onClose: () => void }) {
  const [idempotencyKey, setIdempotencyKey] = useState(newIdempotencyKey);
  const { form, submit, showServerErrors } = useMatchForm(NO_MATCH);
  const add = useAddCandidate();
  const refresh = useRefreshMatches();
  const { toast } = useToasts();

  const fail = (error: unknown) => {
    if (hasStatus(error, 422)) {
      setIdempotencyKey(newIdempotencyKey());
      void refresh();
      toast(savedBeforeToast('match', 'your matches'));
      return;
    }
    showServerErrors(error);
    toast(failureToast('Failed to add match', error));
  };

  const save = () =>
    submit((values) =>
      add.mutate(
        { input: toCandidateInput(values), idempotencyKey },
        {
          onSuccess: () => {
            toast({ title: 'Match added successfully' });
            onClose();
          },
          onError: fail,
        },
      ),
    );

  return (
    <FormDialog
      open
      title="Add New Match"
      submitLabel="Add Match"
      isPending={add.isPending}
      isDirty={form.formState.isDirty}
      onSubmit={save}
      onClose={onClose}
    >
      <Typography color="textSecondary">
        Someone you're getting to know. You can edit everything later.
      </Typography>
      <MatchFields control={form.control} />
    </FormDialog>
  );
}
