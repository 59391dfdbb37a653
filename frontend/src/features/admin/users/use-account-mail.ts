import { API } from '#contract/paths';
import { failureToast } from '../../../ui/failure-toast';
import { useToasts } from '../../../ui/toasts';
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
  const send = (userId: string) =>
    mutate(userId, {
      onSuccess: () => toast(SENT[path]),
      onError: (error) => toast(failureToast('Failed to Send Email', error)),
    });
  return { send, isPending };
}

/** Both mails about an account, with their toasts. */
export function useAccountMail() {
  const confirmation = useMail(API.adminResendConfirmation);
  const reset = useMail(API.adminSendPasswordReset);
  return {
    resendConfirmation: confirmation.send,
    sendPasswordReset: reset.send,
    isPending: confirmation.isPending || reset.isPending,
  };
}
