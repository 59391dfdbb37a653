import { useState } from 'react';
import Typography from '@mui/material/Typography';
import { newIdempotencyKey } from '../../lib/idempotency-key';
import { failureToast } from '../../ui/failure-toast';
import { FormDialog } from '../../ui/form-dialog';
import { useToasts } from '../../ui/toasts';
import { useAddCandidate } from './candidates.api';
import { MatchFields } from './match-fields';
import { NO_MATCH, toCandidateInput } from './match-form';
import { useMatchForm } from './use-match-form';

/** One key per opened form: pressing the button again after a lost answer never adds a second match. */
export function AddMatchDialog({ onClose }: { onClose: () => void }) {
  const [idempotencyKey] = useState(newIdempotencyKey);
  const { form, submit, showServerErrors } = useMatchForm(NO_MATCH);
  const add = useAddCandidate();
  const { toast } = useToasts();

  const save = () =>
    submit((values) =>
      add.mutate(
        { input: toCandidateInput(values), idempotencyKey },
        {
          onSuccess: () => {
            toast({ title: 'Match added successfully' });
            onClose();
          },
          onError: (error) => {
            showServerErrors(error);
            toast(failureToast('Failed to add match', error));
          },
        },
      ),
    );

  return (
    <FormDialog
      open
      title="Add New Match"
      submitLabel="Add Match"
      isPending={add.isPending}
      onSubmit={save}
      onClose={onClose}
    >
      <Typography color="textSecondary">
        Somebody you are getting to know. You can change all of it later.
      </Typography>
      <MatchFields control={form.control} />
    </FormDialog>
  );
}
