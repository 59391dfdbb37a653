import { useQueryClient } from '@tanstack/react-query';
import { API } from '#contract/paths';
import { hasCode } from '../../../lib/api/api-error';
import { ignoreTaps } from '../../../lib/ignore-taps';
import { failureToast } from '../../../ui/feedback/toast-messages';
import { useToasts } from '../../../ui/feedback/toasts';
import { refreshUsers, useAccountCall, type AccountCall } from './users.api';

const MAIL_FAILED = 'Failed to Send Email';
const TEXTS = {
  [API.adminResendConfirmation]: {
    done: {
      title: 'Confirmation Email Sent',
      description: 'Email confirmation has been resent successfully.',
    },
    failed: MAIL_FAILED,
  },
  [API.adminSendPasswordReset]: {
    done: { title: 'Password Reset Sent', description: 'Password reset email has been sent successfully.' },
    failed: MAIL_FAILED,
  },
  [API.adminEndSessions]: {
    done: { title: 'Signed Out Everywhere', description: 'This user is signed out on every device.' },
    failed: 'Failed to Sign Out',
  },
} as const satisfies Record<AccountCall, object>;

export const isGone = (error: unknown): boolean => hasCode(error, 'user.not-found');

/** For a user who was deleted elsewhere: says so, and reloads the list. */
export function useVanished(): () => void {
  const queryClient = useQueryClient();
  const { toast } = useToasts();
  return () => {
    toast({
      title: 'This user no longer exists',
      description: 'The account was deleted in the meantime. The list is up to date again.',
    });
    void refreshUsers(queryClient);
  };
}

function useCall(path: AccountCall, onGone: () => void) {
  const { mutate, isPending } = useAccountCall(path);
  const { toast } = useToasts();
  return (userId: string) => {
    // The button isn't disabled: it would lose focus, and then Escape wouldn't close its dialog.
    if (isPending) return;
    // A second tap would send it twice.
    ignoreTaps();
    mutate(userId, {
      onSuccess: () => toast(TEXTS[path].done),
      onError: (error) => (isGone(error) ? onGone() : toast(failureToast(TEXTS[path].failed, error))),
    });
  };
}

/** What the administrator can do for one user, with its toasts. `onGone` is called when the user no longer exists. */
export function useAccountCare(onGone: () => void) {
  return {
    resendConfirmation: useCall(API.adminResendConfirmation, onGone),
    sendPasswordReset: useCall(API.adminSendPasswordReset, onGone),
    endSessions: useCall(API.adminEndSessions, onGone),
  };
}
