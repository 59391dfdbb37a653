import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import Typography from '@mui/material/Typography';
import { Pencil, Trash2 } from 'lucide-react';
import { useId, useState } from 'react';
import type { CandidateFact } from '#contract/dating/candidate-facts';
import { newIdempotencyKey } from '../../../lib/api/api-client';
import { usLongDay } from '../../../lib/format';
import { ignoreTaps } from '../../../lib/ignore-taps';
import { privateStorage } from '../../../lib/storage/private-storage';
import { failureToast } from '../../../ui/feedback/toast-messages';
import { useToasts } from '../../../ui/feedback/toasts';
import { whileBusy } from '../../../ui/feedback/while-busy';
import { HelpCard } from '../../../ui/help/help-card';
import { useCurrentUser } from '../../auth/auth.api';
import { useDeletedElsewhere } from '../deleted-elsewhere';
import { useAddFact, useChangeFact, useDeleteFact } from './candidate-facts.api';
import { FactForm, factDraftName, useFactForm } from './fact-form';

interface EditProps {
  fact: CandidateFact;
  /** The match was deleted on another device. */
  onGone: () => void;
  onClose: () => void;
}

function EditFact({ fact, onGone, onClose }: EditProps) {
  const { control, draft, onSubmit } = useFactForm(fact.id, fact.text);
  const { mutateAsync, isPending } = useChangeFact(fact);
  const isDeletedElsewhere = useDeletedElsewhere();
  const { toast } = useToasts();
  const close = () => {
    // Other buttons take the place of the one just pressed.
    ignoreTaps();
    draft.forget();
    onClose();
  };
  const save = async ({ text }: { text: string }) => {
    try {
      if (text.trim() !== fact.text) await mutateAsync(text.trim());
      close();
    } catch (error) {
      if (isDeletedElsewhere(error)) return onGone();
      toast(failureToast('Failed to save the fact', error));
    }
  };
  return (
    <FactForm
      control={control}
      autoFocus
      onSubmit={onSubmit((values) => void save(values))}
      onEscape={() => {
        if (!isPending) close();
      }}
    >
      <Button onClick={close} disabled={isPending}>
        Cancel
      </Button>
      <Button type="submit" variant="outlined" {...whileBusy(isPending)}>
        Save
      </Button>
    </FactForm>
  );
}

interface Props extends Pick<EditProps, 'fact' | 'onGone'> {
  /** Just saved. */
  isNew: boolean;
}

export function FactRow({ fact, isNew, onGone }: Props) {
  const { data: user } = useCurrentUser();
  const [mode, setMode] = useState<'read' | 'edit' | 'edited'>(() =>
    privateStorage.getItem(factDraftName(user?.id, fact.id)) === null ? 'read' : 'edit',
  );
  const remove = useDeleteFact(fact);
  const add = useAddFact(fact.candidateId);
  const isDeletedElsewhere = useDeletedElsewhere();
  const { toast } = useToasts();
  const textId = useId();

  // Deleting takes the row along, so what follows can't be left to callbacks of the mutation.
  const bringBack = async () => {
    const { text, day } = fact;
    try {
      await add.mutateAsync({ input: { text, day }, idempotencyKey: newIdempotencyKey() });
      toast({ title: 'Fact restored' });
    } catch (error) {
      if (!isDeletedElsewhere(error)) toast(failureToast('Failed to restore the fact', error));
    }
  };
  const deleteIt = async () => {
    // The next row takes its place.
    ignoreTaps();
    try {
      await remove.mutateAsync();
      toast({ title: 'Fact deleted', action: { label: 'Undo', onAction: () => void bringBack() } });
    } catch (error) {
      if (isDeletedElsewhere(error)) return onGone();
      toast(failureToast('Failed to delete the fact', error));
    }
  };
  return (
    <Box
      component="li"
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        columnGap: 1,
        py: 0.75,
        '& + &': { borderTop: 1, borderColor: 'divider' },
      }}
    >
      {mode === 'edit' ? (
        <EditFact fact={fact} onGone={onGone} onClose={() => setMode('edited')} />
      ) : (
        <>
          <Box sx={{ flex: 1, minWidth: 0, py: 0.5 }}>
            <Typography id={textId} sx={{ overflowWrap: 'anywhere' }}>
              {fact.text}
            </Typography>
            <Typography variant="body2" color="textSecondary">
              {usLongDay(fact.day)}
            </Typography>
          </Box>
          <Box sx={{ flex: 'none' }}>
            <IconButton
              aria-label="Edit this fact"
              aria-describedby={textId}
              autoFocus={mode === 'edited'}
              onClick={() => setMode('edit')}
            >
              <Pencil size={18} aria-hidden />
            </IconButton>
            <IconButton
              aria-label="Delete this fact"
              aria-describedby={textId}
              {...whileBusy(remove.isPending)}
              onClick={() => void deleteIt()}
            >
              <Trash2 size={18} aria-hidden />
            </IconButton>
          </Box>
          {fact.help && (
            <Box sx={{ width: '100%' }}>
              <HelpCard help={fact.help} subjectId={fact.id} isNew={isNew} />
            </Box>
          )}
        </>
      )}
    </Box>
  );
}
