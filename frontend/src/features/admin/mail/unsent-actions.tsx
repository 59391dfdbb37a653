import { useState } from 'react';
import { ConfirmDialog } from '../../../ui/dialogs/confirm-dialog';
import { failureToast } from '../../../ui/feedback/toast-messages';
import { useToasts } from '../../../ui/feedback/toasts';
import { emailsWords } from './mail-texts';
import { useChangeUnsent, type UnsentAction, type UnsentChoice } from './mail.api';

/** What the administrator wants to do with some emails, before it is confirmed. */
export interface AskedChange {
  action: UnsentAction;
  choice: UnsentChoice;
  count: number;
}

const QUESTIONS: Readonly<
  Record<
    UnsentAction,
    { title: string; confirm: string; tone: 'primary' | 'error'; about: (many: boolean) => string }
  >
> = {
  'send-now': {
    title: 'Send Now',
    confirm: 'Send Now',
    tone: 'primary',
    about: (many) =>
      `${many ? 'They are' : 'It is'} tried within seconds, without waiting for the next try. While the mail server is away, one email tries it first.`,
  },
  'give-up': {
    title: 'Give Up Email',
    confirm: 'Give Up',
    tone: 'error',
    about: (many) =>
      `${many ? 'They are' : 'It is'} never sent, and the content is erased. This cannot be undone.`,
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
  'send-now': 'Everything due is already on its way, or goes as soon as the mail server takes it.',
  'give-up': 'Nothing was given up: it was just being sent, or is gone already.',
};

interface Props {
  asked: AskedChange | null;
  onDone: () => void;
  onClose: () => void;
}

/** Asks for confirmation, does it, and says what came of it. */
export function UnsentActions({ asked, onDone, onClose }: Props) {
  // The words stay while the dialog closes.
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
      onError: (error) => toast(failureToast('That Failed', error)),
      onSettled: onClose,
    });
  return (
    <ConfirmDialog
      open={asked !== null}
      title={title}
      description={`${emailsWords(count)}. ${about(count > 1)}`}
      confirmLabel={isPending ? 'Working...' : confirm}
      tone={tone}
      isPending={isPending}
      onConfirm={run}
      onClose={onClose}
    />
  );
}
