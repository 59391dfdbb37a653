import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import useMediaQuery from '@mui/material/useMediaQuery';
import { useState } from 'react';
import { useWatch, type Control } from 'react-hook-form';
import { newIdempotencyKey } from '../../../lib/api/api-client';
import { hasStatus } from '../../../lib/api/api-error';
import type { Candidate, CandidateInput } from '#contract/dating/candidates';
import { FormDialog } from '../../../ui/dialogs/form-dialog';
import { DraftNotice } from '../../../ui/feedback/draft-notice';
import { failureToast, savedBeforeToast } from '../../../ui/feedback/toast-messages';
import { useToasts } from '../../../ui/feedback/toasts';
import { HelpDialog } from '../../../ui/help/help-dialog';
import { useAddCandidate, useRefreshMatches } from '../candidates.api';
import { MatchFields } from '../match-fields';
import { NO_MATCH, toCandidateInput, useMatchDraft, useMatchForm, type MatchValues } from '../match-form';

interface QuickAddProps {
  control: Control<MatchValues>;
  isPending: boolean;
  onAdd: (name: string) => void;
}

/** Offered while the name is all there is. */
function QuickAdd({ control, isPending, onAdd }: QuickAddProps) {
  const { name, ...details } = useWatch({ control, compute: (values: MatchValues) => values });
  const isNameOnly = name.trim() !== '' && Object.values(details).every((text) => text === '');
  if (!isNameOnly) return null;
  return (
    <Button variant="outlined" disabled={isPending} onClick={() => onAdd(name.trim())}>
      Add with the name alone
    </Button>
  );
}

/** One key per draft: retrying after a lost response never adds a second match. */
export function AddMatchDialog({ onClose }: { onClose: () => void }) {
  const { form, submit, showServerErrors } = useMatchForm(NO_MATCH);
  const [firstKey] = useState(newIdempotencyKey);
  const draft = useMatchDraft('new', form, firstKey);
  const add = useAddCandidate();
  const refresh = useRefreshMatches();
  const { toast } = useToasts();
  const hasPointer = useMediaQuery('(pointer: fine)', { noSsr: true });
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

  const send = (input: CandidateInput) =>
    add.mutate(
      { input, idempotencyKey: draft.token },
      {
        onSuccess: (candidate) => {
          draft.forget();
          toast({ title: 'Match added successfully' });
          if (candidate.help) setAdded(candidate);
          else onClose();
        },
        onError: fail,
      },
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
      onSubmit={() => submit((values) => send(toCandidateInput(values)))}
      onClose={onClose}
      note={<QuickAdd control={form.control} isPending={add.isPending} onAdd={(name) => send({ name })} />}
    >
      {draft.isRestored ? (
        <DraftNotice onStartOver={draft.startOver} />
      ) : (
        <Typography color="textSecondary">
          Someone you're getting to know. In a hurry, the name is enough; you can edit everything later.
        </Typography>
      )}
      <MatchFields control={form.control} beginsInName={hasPointer} />
    </FormDialog>
  );
}
