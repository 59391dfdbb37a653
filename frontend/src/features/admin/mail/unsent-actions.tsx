import { useState } from 'react';
import { ConfirmDialog } from '../../../ui/dialogs/confirm-dialog';
import { failureToast } from '../../../ui/feedback/toast-messages';
import { useToasts } from '../../../ui/feedback/toasts';
import { wholeNumber } from '../shared/console-format';
import { emailsWords } from './mail-texts';
import { useChangeUnsent, type UnsentAction, type UnsentChoice } from './mail.api';

/** What the administrator wants to do with some emails, before it is confirmed. */
export interface AskedChange {
  action: UnsentAction;
  choice: UnsentChoice;
  count: number;
}

interface Question {
  /** The dialog's name, for one email and for many. */
  title: (count: number) => string;
  confirm: (count: number) => string;
  tone: 'primary' | 'error';
  about: (many: boolean) => string;
}

const QUESTIONS: Readonly<Record<UnsentAction, Question>> = {
  'send-now': {
    title: (count) => (count === 1 ? 'Send Now' : `Send ${wholeNumber(count)} Emails Now`),
    confirm: (count) => (count === 1 ? 'Send Now' : `Send ${emailsWords(count)}`),
    tone: 'primary',
    about: (many) =>
      `${many ? 'They go' : 'It goes'} out within seconds instead of at the next scheduled try. While the mail server is down, a single email is tried first.`,
  },
  'give-up': {
    title: (count) => (count === 1 ? 'Give Up on Email' : `Give Up on ${wholeNumber(count)} Emails`),
    confirm: (count) => (count === 1 ? 'Give Up' : `Give up on ${emailsWords(count)}`),
    tone: 'error',
    about: (many) =>
      `${many ? 'They will never be sent, and their' : 'It will never be sent, and its'} content is erased. This cannot be undone.`,
  },
};

const DONE: Readonly<Record<UnsentAction, { title: string; of: (changed: number) => string }>> = {
  'send-now': {
    title: 'Sending Now',
    of: (changed) => `${emailsWords(changed)} will be tried within seconds.`,
  },
  'give-up': { title: 'Email Given Up', of: (changed) => `${emailsWords(changed)} will not be sent.` },
};

const NOTHING: Readonly<Record<UnsentAction, string>> = {
  'send-now': 'Everything due is already on its way, or will go out as soon as the mail server accepts it.',
  'give-up': 'Nothing changed: the email was being sent at that moment, or is already gone.',
};

interface Props {
  asked: AskedChange | null;
  onDone: () => void;
  onClose: () => void;
}

/** Asks for confirmation, carries out the action, and reports the result. */
export function UnsentActions({ asked, onDone, onClose }: Props) {
  // Keeps the text on screen while the dialog closes.
  const [latest, setLatest] = useState(asked);
  if (asked && asked !== latest) setLatest(asked);
  const changes = { 'send-now': useChangeUnsent('send-now'), 'give-up': useChangeUnsent('give-up') };
  const { toast } = useToasts();
  if (!latest) return null;
  const { action, choice, count } = latest;
  const { title, confirm, tone, about } = QUESTIONS[action];
  const { mutate, isPending } = changes[action];
  const run = () =>
    mutate(choice, {
      onSuccess: (changed) => {
        toast(
          changed === 0
            ? { tone: 'info', title: 'Nothing to Do', description: NOTHING[action] }
            : { title: DONE[action].title, description: DONE[action].of(changed) },
        );
        onDone();
      },
      onError: (error) => toast(failureToast("That Didn't Work", error)),
      onSettled: onClose,
    });
  return (
    <ConfirmDialog
      open={asked !== null}
      title={title(count)}
      description={about(count > 1)}
      confirmLabel={isPending ? 'Working...' : confirm(count)}
      tone={tone}
      isPending={isPending}
      onConfirm={run}
      onClose={onClose}
    />
  );
}
