import type { Candidate } from '#contract/candidates';
import { ConfirmDialog } from '../../ui/dialogs/confirm-dialog';
import { failureToast } from '../../ui/feedback/toast-messages';
import { useToasts } from '../../ui/feedback/toasts';
import { useDeleteCandidate } from './candidates.api';
import { datesScored } from './match-words';

interface Props {
  candidate: Candidate;
  onClose: () => void;
  onDeleted: () => void;
}

export function DeleteMatchDialog({ candidate: { id, name, dateCount }, onClose, onDeleted }: Props) {
  const remove = useDeleteCandidate(id);
  const { toast } = useToasts();
  const confirm = () =>
    remove.mutate(undefined, {
      onSuccess: () => {
        toast({ title: 'Match deleted' });
        onDeleted();
      },
      onError: (error) => toast(failureToast('Failed to delete match', error)),
    });
  return (
    <ConfirmDialog
      open
      title="Delete Match"
      description={`This permanently removes ${name} with everything you kept about them (${datesScored(dateCount)}). To set a match aside without losing anything, archive it instead.`}
      confirmLabel="Delete"
      isPending={remove.isPending}
      onConfirm={confirm}
      onClose={onClose}
    />
  );
}
