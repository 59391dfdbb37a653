import { API } from '#contract/paths';
import { failureToast } from '../../../ui/feedback/toast-messages';
import { useToasts } from '../../../ui/feedback/toasts';
import { useSendAccountMail, type AccountMail } from './users.api';

const SENT = {
  [API.adminResendConfirmation]: {
    title: 'Confirmation Email Sent',
    description: 'Email confirmation has been resent successfully.',
  },
  [API.adminSendPasswordReset]: {
    title: 'Password Reset Sent',
    description: 'Password reset email has been sent successfully.',
  },
} as const satisfies Record<AccountMail, object>;

function useMail(path: AccountMail) {
  const { mutate, isPending } = useSendAccountMail(path);
  const { toast } = useToasts();
  return (userId: string) => {
    // The button isn't disabled: it would lose focus, and then Escape wouldn't close its dialog.
    if (isPending) return;
    mutate(userId, {
      onSuccess: () => toast(SENT[path]),
      onError: (error) => toast(failureToast('Failed to Send Email', error)),
    });
  };
}

/** Sends either of the two account emails, with its toasts. */
export function useAccountMail() {
  return {
    resendConfirmation: useMail(API.adminResendConfirmation),
    sendPasswordReset: useMail(API.adminSendPasswordReset),
  };
}
