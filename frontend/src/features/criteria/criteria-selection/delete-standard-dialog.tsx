import { ConfirmDialog } from '../../../ui/dialogs/confirm-dialog';
import { failureToast } from '../../../ui/feedback/toast-messages';
import { useToasts } from '../../../ui/feedback/toasts';
import { useDeleteCriterion } from '../criteria.api';
import type { StandardOption } from './standard-options';

interface Props {
  option: StandardOption;
  onClose: () => void;
}

export function DeleteStandardDialog({ option, onClose }: Props) {
  const { mutate, isPending } = useDeleteCriterion();
  const { toast } = useToasts();
  const confirm = () =>
    mutate(option.id, {
      onSuccess: () => {
        toast({ title: 'Standard deleted' });
        onClose();
      },
      onError: (error) => {
        toast(failureToast("Couldn't delete your standard", error));
        onClose();
      },
    });
  return (
    <ConfirmDialog
      open
      title="Delete Standard"
      description={`Delete “${option.question}”? It will no longer count, and its descriptions will be erased. Past dates keep their rating on it, along with its name.`}
      confirmLabel="Delete"
      isPending={isPending}
      onConfirm={confirm}
      onClose={onClose}
    />
  );
}
