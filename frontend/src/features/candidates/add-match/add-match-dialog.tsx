import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { newIdempotencyKey } from '../../../lib/api/api-client';
import { hasStatus } from '../../../lib/api/api-error';
import type { Candidate } from '#contract/dating/candidates';
import { FormDialog } from '../../../ui/dialogs/form-dialog';
import { DraftNotice } from '../../../ui/feedback/draft-notice';
import { failureToast, savedBeforeToast } from '../../../ui/feedback/toast-messages';
import { useToasts } from '../../../ui/feedback/toasts';
import { HelpDialog } from '../../../ui/help/help-dialog';
import { useAddCandidate, useRefreshMatches } from '../candidates.api';
import { MatchFields } from '../match-fields';
import { NO_MATCH, toCandidateInput, useMatchDraft, useMatchForm } from '../match-form';

/** One key per draft: retrying after a lost response never adds a second match. */
export function AddMatchDialog({ onClose }: { onClose: () => void }) {
  const { form, submit, showServerErrors } = useMatchForm(NO_MATCH);
  const [firstKey] = useState(newIdempotencyKey);
  const draft = useMatchDraft('new', form, firstKey);
  const add = useAddCandidate();
  const refresh = useRefreshMatches();
  const { toast } = useToasts();
  const [added, setAdded] = useState<Candidate | null>(null);

  const fail = (error: unknown) => {
    if (hasStatus(error, 422)) {
      draft.renew(newIdempotencyKey());
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
        { input: toCandidateInput(values), idempotencyKey: draft.token },
        {
          onSuccess: (candidate) => {
            draft.forget();
            toast({ title: 'Match added successfully' });
            if (candidate.help) setAdded(candidate);
            else onClose();
          },
          onError: fail,
        },
      ),
    );

  if (added?.help)
    return <HelpDialog title={added.name} help={added.help} subjectId={added.id} onClose={onClose} />;
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
      {draft.isRestored ? (
        <DraftNotice onStartOver={draft.startOver} />
      ) : (
        <Typography color="textSecondary">
          Someone you're getting to know. You can edit everything later.
        </Typography>
      )}
      <MatchFields control={form.control} />
    </FormDialog>
  );
}
