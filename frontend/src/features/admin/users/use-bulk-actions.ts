import { failureToast } from '../../../ui/feedback/toast-messages';
import { useToasts } from '../../../ui/feedback/toasts';
import { wholeNumber } from '../pieces/console-words';
import { useActivateUsers, useDeleteUsers } from './users.api';

/** Deleting and activating the chosen users, with their toasts; nothing happens where nobody is chosen. */
export function useBulkActions(userIds: string[], onDone: () => void) {
  const deletion = useDeleteUsers();
  const activation = useActivateUsers();
  const { toast } = useToasts();

  const remove = () => {
    if (userIds.length === 0) return;
    deletion.mutate(userIds, {
      onSuccess: ({ deleted }) => {
        toast({
          title: 'Users Deleted',
          description: `Successfully deleted ${wholeNumber(deleted)} user(s).`,
        });
        onDone();
      },
      onError: (error) => toast(failureToast('Deletion Failed', error)),
    });
  };
  const activate = () => {
    if (userIds.length === 0) return;
    activation.mutate(userIds, {
      onSuccess: ({ activated }) => {
        toast({
          title: 'Users Activated',
          description: `Successfully activated ${wholeNumber(activated)} user(s).`,
        });
        onDone();
      },
      onError: (error) => toast(failureToast('Activation Failed', error)),
    });
  };
  return { remove, activate, isPending: deletion.isPending || activation.isPending };
}
