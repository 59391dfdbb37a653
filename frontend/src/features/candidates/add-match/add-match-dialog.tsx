import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import useMediaQuery from '@mui/material/useMediaQuery';
import { useState } from 'react';
import { useWatch, type Control } from 'react-hook-form';
import { newIdempotencyKey } from '../../../lib/api/api-client';
import { hasStatus } from '../../../lib/api/api-error';
import { CANDIDATE_RULES, type Candidate, type CandidateInput } from '#contract/dating/candidates';
import { FormDialog } from '../../../ui/dialogs/form-dialog';
import { DraftNotice } from '../../../ui/feedback/draft-notice';
import { failureToast, savedBeforeToast } from '../../../ui/feedback/toast-messages';
import { useToasts } from '../../../ui/feedback/toasts';
import { whileBusy } from '../../../ui/feedback/while-busy';
import { HelpDialog } from '../../../ui/help/help-dialog';
import { useAddCandidate, useRefreshMatches } from '../candidates.api';
import { MatchFields } from '../match-fields';
import { NO_MATCH, toCandidateInput, useMatchDraft, useMatchForm, type MatchValues } from '../match-form';

interface QuickAddProps {
  control: Control<MatchValues>;
  isPending: boolean;
  onAdd: (input: CandidateInput) => void;
}

/** What is filled in, without what isn't. */
function givenOf(values: MatchValues): CandidateInput {
  const { name, ...details } = toCandidateInput(values);
  const given = Object.entries(details).filter(([, value]) => value !== null && value !== '');
  return { name, ...Object.fromEntries(given) };
}

/** Shown from the start, as the introduction speaks of it, until the form is complete. */
function QuickAdd({ control, isPending, onAdd }: QuickAddProps) {
  const input = useWatch({ control, compute: givenOf });
  const count = Object.keys(input).length;
  const { min, max } = CANDIDATE_RULES.age;
  const isAgeWrong = typeof input.age === 'number' && (input.age < min || input.age > max);
  if (isAgeWrong || count === Object.keys(NO_MATCH).length) return null;
  const hasName = input.name !== '';
  return (
    <Button disabled={!hasName} {...whileBusy(isPending)} onClick={() => onAdd(input)}>
      {count === 1 || !hasName ? 'Add with the name alone' : 'Add what I have so far'}
    </Button>
  );
}

/** One key per draft: retrying after a lost response never adds a second match. */
export function AddMatchDialog({ onClose }: { onClose: () => void }) {
  const { form, submit, showServerErrors } = useMatchForm(NO_MATCH, true);
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
      note={<QuickAdd control={form.control} isPending={add.isPending} onAdd={send} />}
    >
      {draft.isRestored ? (
        <DraftNotice onStartOver={draft.startOver} />
      ) : (
        <Typography color="textSecondary">
          Someone you're getting to know. Fill in all five fields, or add the name alone and the rest later.
        </Typography>
      )}
      <MatchFields control={form.control} focusesName={hasPointer} />
    </FormDialog>
  );
}
