import { API } from '#contract/paths';
import { failureToast } from '../../../ui/feedback/toast-messages';
import { useToasts } from '../../../ui/feedback/toasts';
import { useAccountCall, type AccountCall } from './users.api';

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

function useCall(path: AccountCall) {
  const { mutate, isPending } = useAccountCall(path);
  const { toast } = useToasts();
  return (userId: string) => {
    // The button isn't disabled: it would lose focus, and then Escape wouldn't close its dialog.
    if (isPending) return;
    mutate(userId, {
      onSuccess: () => toast(TEXTS[path].done),
      onError: (error) => toast(failureToast(TEXTS[path].failed, error)),
    });
  };
}

/** What the administrator can do for one user, with its toasts. */
export function useAccountCare() {
  return {
    resendConfirmation: useCall(API.adminResendConfirmation),
    sendPasswordReset: useCall(API.adminSendPasswordReset),
    endSessions: useCall(API.adminEndSessions),
  };
}
