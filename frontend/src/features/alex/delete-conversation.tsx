import IconButton from '@mui/material/IconButton';
import Tooltip from '@mui/material/Tooltip';
import { Trash2 } from 'lucide-react';
import { useState } from 'react';
import { ConfirmDialog } from '../../ui/dialogs/confirm-dialog';
import { failureToast } from '../../ui/feedback/toast-messages';
import { useToasts } from '../../ui/feedback/toasts';
import { useDeleteConversation } from './alex.api';

const LABEL = 'Delete conversation';

export function DeleteConversation({ isDisabled }: { isDisabled: boolean }) {
  const [isAsking, setAsking] = useState(false);
  const { mutate: remove, isPending } = useDeleteConversation();
  const { toast } = useToasts();
  const confirm = () =>
    remove(undefined, {
      onSuccess: () => toast({ title: 'Conversation deleted' }),
      onError: (error) => toast(failureToast('Failed to delete the conversation', error)),
      onSettled: () => setAsking(false),
    });
  return (
    <>
      <Tooltip title={LABEL}>
        {/* A disabled button tells a tooltip nothing. */}
        <span>
          <IconButton aria-label={LABEL} disabled={isDisabled} onClick={() => setAsking(true)}>
            <Trash2 size={18} aria-hidden />
          </IconButton>
        </span>
      </Tooltip>
      <ConfirmDialog
        open={isAsking}
        title={LABEL}
        description="This permanently removes everything you and Alex have said. Your matches, dates and standards stay."
        confirmLabel="Delete"
        isPending={isPending}
        onConfirm={confirm}
        onClose={() => setAsking(false)}
      />
    </>
  );
}
