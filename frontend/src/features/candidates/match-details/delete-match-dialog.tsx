import type { Candidate } from '#contract/dating/candidates';
import { ConfirmDialog } from '../../../ui/dialogs/confirm-dialog';
import { failureToast } from '../../../ui/feedback/toast-messages';
import { useToasts } from '../../../ui/feedback/toasts';
import { useDeleteCandidate } from '../candidates.api';
import { useDeletedElsewhere } from '../deleted-elsewhere';
import { datesScored } from '../match-texts';

interface Props {
  candidate: Candidate;
  onClose: () => void;
  onDeleted: () => void;
}

export function DeleteMatchDialog({ candidate: { id, name, dateCount }, onClose, onDeleted }: Props) {
  const remove = useDeleteCandidate(id);
  const isDeletedElsewhere = useDeletedElsewhere();
  const { toast } = useToasts();
  const confirm = () =>
    remove.mutate(undefined, {
      onSuccess: () => {
        toast({ title: 'Match deleted' });
        onDeleted();
      },
      onError: (error) => {
        if (isDeletedElsewhere(error)) onDeleted();
        else toast(failureToast('Failed to delete match', error));
      },
    });
  return (
    <ConfirmDialog
      open
      title="Delete Match"
      description={`This permanently deletes ${name} and everything you've saved about them (${datesScored(dateCount)}). To keep it all, archive them instead.`}
      confirmLabel="Delete"
      isPending={remove.isPending}
      onConfirm={confirm}
      onClose={onClose}
    />
  );
}
