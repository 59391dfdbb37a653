import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useQueryClient } from '@tanstack/react-query';
import { Mail, Trash2, UserRoundCheck } from 'lucide-react';
import { useState } from 'react';
import { ADMIN_LIMITS, TOO_MANY_USERS, type AdminUser } from '#contract/console/admin';
import { lazyPart } from '../../../lib/loading/lazy';
import { failureToast } from '../../../ui/feedback/toast-messages';
import { useToasts } from '../../../ui/feedback/toasts';
import { whileBusy } from '../../../ui/feedback/while-busy';
import { wholeNumber } from '../shared/console-format';
import { SelectionBar } from '../shared/lists/selection-bar';
import { OwnerNote, useOwnerReason } from '../shared/owner-only';
import { DeleteDialog } from './delete-dialog';
import { isGone } from './use-account-care';
import { refreshUsers, useActivateUsers, useDeleteUsers } from './users.api';

/** Deletes and activates the selected users, with toasts; does nothing without a selection. */
function useBulkActions(userIds: string[], onDone: () => void) {
  const deletion = useDeleteUsers();
  const activation = useActivateUsers();
  const queryClient = useQueryClient();
  const { toast } = useToasts();

  /** Which of the selected users was deleted elsewhere is not known, so the selection starts over on a fresh list. */
  const fail = (title: string, error: unknown) => {
    toast(failureToast(title, error));
    if (!isGone(error)) return;
    void refreshUsers(queryClient);
    onDone();
  };
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
      onError: (error) => fail('Deletion Failed', error),
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
      onError: (error) => fail('Activation Failed', error),
    });
  };
  return { remove, activate, isPending: deletion.isPending || activation.isPending };
}

const CampaignDialog = lazyPart(
  async () => (await import('../campaigns/dialog/campaign-dialog')).CampaignDialog,
);

interface Props {
  users: readonly AdminUser[];
  /** How many selected users are on another page or don't match the search. */
  hiddenCount: number;
  /** Called when the selection was handled or cleared. */
  onDone: () => void;
}

/** Actions for the selected users. */
export function BulkBar({ users, hiddenCount, onDone }: Props) {
  const userIds = users.map(({ id }) => id);
  const [asking, setAsking] = useState<'delete' | 'write' | null>(null);
  const { remove, activate, isPending } = useBulkActions(userIds, () => {
    setAsking(null);
    onDone();
  });
  const isTooMany = userIds.length > ADMIN_LIMITS.selectionMax;
  const mayWrite = useOwnerReason('mail.to-many') === null;
  const mayDelete = useOwnerReason('accounts.delete') === null;
  return (
    <SelectionBar
      role="region"
      label="Selected users"
      onClear={onDone}
      status={
        <>
          {wholeNumber(userIds.length)} user(s) selected
          {hiddenCount > 0 && (
            <Typography component="span" variant="body2" color="textSecondary" sx={{ display: 'block' }}>
              {wholeNumber(hiddenCount)} not shown here
            </Typography>
          )}
          {isTooMany && (
            <Typography component="span" variant="body2" color="error" sx={{ display: 'block' }}>
              {TOO_MANY_USERS}
            </Typography>
          )}
          <OwnerNote acts={['mail.to-many', 'accounts.delete']} />
        </>
      }
    >
      <Button
        variant="outlined"
        startIcon={<Mail size={16} aria-hidden />}
        disabled={isTooMany || !mayWrite}
        {...whileBusy(isPending)}
        onClick={() => setAsking('write')}
      >
        Send Email
      </Button>
      <Button
        variant="outlined"
        startIcon={<UserRoundCheck size={16} aria-hidden />}
        // Each gets the welcome email.
        disabled={isTooMany || (!mayWrite && userIds.length > 1)}
        {...whileBusy(isPending)}
        onClick={activate}
      >
        Activate
      </Button>
      <Button
        variant="outlined"
        color="error"
        startIcon={<Trash2 size={16} aria-hidden />}
        disabled={isTooMany || !mayDelete}
        {...whileBusy(isPending)}
        onClick={() => setAsking('delete')}
      >
        Delete
      </Button>
      <DeleteDialog
        open={asking === 'delete'}
        users={users}
        isPending={isPending}
        onConfirm={remove}
        onClose={() => setAsking(null)}
      />
      {asking === 'write' && <CampaignDialog selectedUserIds={userIds} onClose={() => setAsking(null)} />}
    </SelectionBar>
  );
}
