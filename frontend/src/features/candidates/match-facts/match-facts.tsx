import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { newIdempotencyKey } from '../../../lib/api/api-client';
import { hasStatus } from '../../../lib/api/api-error';
import { localDay } from '../../../lib/format';
import { ignoreTaps } from '../../../lib/ignore-taps';
import { useFocusAfterRemoval } from '../../../lib/use-focus-after-removal';
import { DraftNotice } from '../../../ui/feedback/draft-notice';
import { ErrorPanel } from '../../../ui/feedback/error-panel';
import { failureToast, savedBeforeToast } from '../../../ui/feedback/toast-messages';
import { useToasts } from '../../../ui/feedback/toasts';
import { whileBusy } from '../../../ui/feedback/while-busy';
import { useDeletedElsewhere } from '../deleted-elsewhere';
import { useAddFact, useFacts } from './candidate-facts.api';
import { FactForm, useFactForm } from './fact-form';
import { FactRow } from './fact-row';

/** How many facts show at first; the rest appear on request. */
const SHOWN = 5;

interface MatchProps {
  candidateId: string;
  /** The match was deleted on another device. */
  onGone: () => void;
}

interface AddFactProps extends MatchProps {
  onAdded: (id: string) => void;
}

function AddFact({ candidateId, onGone, onAdded }: AddFactProps) {
  const [key, setKey] = useState(newIdempotencyKey);
  const { form, control, draft, onSubmit } = useFactForm(candidateId, '', key);
  const { mutate, isPending } = useAddFact(candidateId);
  const isDeletedElsewhere = useDeletedElsewhere();
  const { toast } = useToasts();
  const save = ({ text }: { text: string }) => {
    if (isPending) return;
    // The second half of a double tap would submit the emptied form and show an error.
    ignoreTaps();
    mutate(
      { input: { text: text.trim(), day: localDay(new Date()) }, idempotencyKey: draft.token },
      {
        onSuccess: ({ id }) => {
          const next = newIdempotencyKey();
          setKey(next);
          draft.forget(next);
          const now = form.getValues('text');
          form.reset({ text: '' });
          // What was typed on while it was being saved stays.
          const typedOn = now.startsWith(text) ? now.slice(text.length) : now;
          if (typedOn !== '') form.setValue('text', typedOn, { shouldDirty: true });
          onAdded(id);
        },
        onError: (error) => {
          if (isDeletedElsewhere(error)) return onGone();
          if (!hasStatus(error, 422)) return toast(failureToast('Failed to save the fact', error));
          draft.renew(newIdempotencyKey());
          toast(savedBeforeToast('fact', '“Worth remembering”'));
        },
      },
    );
  };
  return (
    <Box sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 1 }}>
      {draft.isRestored && <DraftNotice onStartOver={draft.startOver} />}
      <FactForm
        control={control}
        placeholder="Birthday in May, allergic to nuts…"
        onSubmit={onSubmit((values) => save(values))}
      >
        <Button
          type="submit"
          variant="outlined"
          {...whileBusy(isPending)}
          sx={{ alignSelf: 'flex-start', minHeight: 47 }}
        >
          Add
        </Button>
      </FactForm>
    </Box>
  );
}

interface FactListProps extends MatchProps {
  /** The one just added. */
  newest: string | null;
}

function FactList({ candidateId, onGone, newest }: FactListProps) {
  const { data: facts, error, isPending, refetch } = useFacts(candidateId);
  const [isUnfolded, setUnfolded] = useState(false);
  const focus = useFocusAfterRemoval();
  if (isPending) return <Skeleton variant="rounded" height={48} aria-label="Loading facts" />;
  if (!facts) return <ErrorPanel error={error} headingLevel="h3" onAction={() => void refetch()} />;
  const hidden = isUnfolded ? 0 : Math.max(0, facts.length - SHOWN);
  return (
    <>
      {facts.length > 0 && (
        <Box component="ul" {...focus} sx={{ listStyle: 'none', m: 0, p: 0 }}>
          {facts.slice(0, facts.length - hidden).map((fact) => (
            <FactRow key={fact.id} fact={fact} isNew={fact.id === newest} onGone={onGone} />
          ))}
        </Box>
      )}
      {hidden > 0 && (
        <Button onClick={() => setUnfolded(true)} sx={{ justifySelf: 'start', ml: -1.75 }}>
          Show {hidden} more
        </Button>
      )}
    </>
  );
}

/** Things worth remembering about a match that don't belong to any one date. */
export function MatchFacts({ candidateId, onGone }: MatchProps) {
  const [newest, setNewest] = useState<string | null>(null);
  return (
    <Box component="section" sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 1 }}>
      <Typography variant="h3">Worth remembering</Typography>
      <AddFact candidateId={candidateId} onGone={onGone} onAdded={setNewest} />
      <FactList candidateId={candidateId} onGone={onGone} newest={newest} />
    </Box>
  );
}
