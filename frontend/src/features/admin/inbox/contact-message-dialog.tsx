import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import FormControlLabel from '@mui/material/FormControlLabel';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { Check } from 'lucide-react';
import { useEffect, useState } from 'react';
import { contactCategoryLabel } from '#contract/account/contact';
import { INBOX_REPLY_RULES, type InboxMessage, type InboxReply } from '#contract/console/contact-inbox';
import { newIdempotencyKey } from '../../../lib/api/api-client';
import { hasStatus } from '../../../lib/api/api-error';
import { useFormDraft } from '../../../lib/forms/use-form-draft';
import { useRulesForm } from '../../../lib/forms/use-rules-form';
import { ignoreTaps } from '../../../lib/ignore-taps';
import { DraftNotice } from '../../../ui/feedback/draft-notice';
import { failureToast } from '../../../ui/feedback/toast-messages';
import { useToasts } from '../../../ui/feedback/toasts';
import { whileBusy } from '../../../ui/feedback/while-busy';
import { FormField } from '../../../ui/fields/form-field';
import { Badge, type BadgeTone } from '../shared/badge';
import { ConsoleDialog, RowActions } from '../shared/console-dialog';
import { clock, dayAndTime } from '../shared/console-format';
import { LoadProblem } from '../shared/load-problem';
import { useInboxMessage, useMarkDone, useReply } from './inbox.api';

const DELIVERY: Readonly<Record<InboxReply['delivery'], { label: string; tone: BadgeTone }>> = {
  waiting: { label: 'On its way', tone: 'waiting' },
  sent: { label: 'Sent', tone: 'good' },
  failed: { label: 'Not sent', tone: 'bad' },
};

const asTyped = { whiteSpace: 'pre-line', overflowWrap: 'anywhere' } as const;

function Letter({ about, text, reply }: { about: string; text: string; reply?: InboxReply }) {
  return (
    <Box
      component="article"
      aria-label={about}
      sx={{
        p: 2,
        border: 1,
        borderColor: 'divider',
        borderRadius: '16px',
        ...(reply ? { ml: { xs: 3, sm: 4 }, bgcolor: 'soft.head' } : { mr: { xs: 3, sm: 4 } }),
      }}
    >
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center', mb: 1 }}>
        <Typography variant="body2" color="textSecondary" sx={{ overflowWrap: 'anywhere' }}>
          {about}
        </Typography>
        {reply && <Badge tone={DELIVERY[reply.delivery].tone}>{DELIVERY[reply.delivery].label}</Badge>}
      </Box>
      <Typography sx={asTyped}>{text}</Typography>
    </Box>
  );
}

function Thread({ message }: { message: InboxMessage }) {
  const { name, email, subject, category, createdAt, replies } = message;
  return (
    <Box sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 1.5 }}>
      {/* Below a long subject, the chips are as far from it as from the first letter. */}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 1, rowGap: 1.5 }}>
        <Typography variant="h4" component="h3" sx={{ overflowWrap: 'anywhere' }}>
          {subject}
        </Typography>
        <Badge tone="quiet">{contactCategoryLabel(category)}</Badge>
        {message.doneAt !== null && <Badge tone="good">Done</Badge>}
      </Box>
      <Letter about={`${name}, ${email}, ${dayAndTime(createdAt)}`} text={message.message} />
      {replies.map((reply) => (
        <Letter
          key={reply.id}
          about={`${reply.author}, ${dayAndTime(reply.createdAt)}`}
          text={reply.text}
          reply={reply}
        />
      ))}
    </Box>
  );
}

/** Someone else answered while this dialog was open. */
function AnsweredMeanwhile({ reply }: { reply: InboxReply }) {
  return (
    <Typography
      role="alert"
      sx={{ px: 2, py: 1.5, borderRadius: '12px', bgcolor: 'soft.heart', overflowWrap: 'anywhere' }}
    >
      Answered by {reply.author} at {clock(reply.createdAt)}. Look at it before you answer again.
    </Typography>
  );
}

interface ReplyFormProps {
  message: InboxMessage;
  onDirty: (isDirty: boolean) => void;
  onBusy: (isBusy: boolean) => void;
  onClose: () => void;
}

/** The answer to an earlier try was lost, and the text was changed since. */
const SENT_BEFORE = {
  tone: 'error',
  title: 'Sent Before',
  description:
    'An earlier version of this reply was sent. Read it above, then send again if you still want to.',
} as const;

const TEXT_RULES = { text: INBOX_REPLY_RULES.text };

function ReplyForm({ message, onDirty, onBusy, onClose }: ReplyFormProps) {
  const { id, email, doneAt, replies } = message;
  const [known, setKnown] = useState(replies.length);
  const newer = replies.slice(known).at(-1);
  const { form, control, onSubmit, showServerErrors } = useRulesForm({
    rules: TEXT_RULES,
    defaultValues: { text: '' },
  });
  const [firstKey] = useState(newIdempotencyKey);
  const draft = useFormDraft({ name: `contact-reply:${id}`, form, token: firstKey });
  const [isDone, setDone] = useState(true);
  const { refetch } = useInboxMessage(id);
  const reply = useReply(id);
  const mark = useMarkDone(id);
  const { toast } = useToasts();
  const isBusy = reply.isPending || mark.isPending;
  useEffect(() => onBusy(isBusy), [onBusy, isBusy]);
  const { isDirty } = form.formState;
  const send = ({ text }: { text: string }) =>
    reply.mutate(
      { text, done: isDone, seenReplies: replies.length, idempotencyKey: draft.token },
      {
        onSuccess: (saved) => {
          setKnown(saved.replies.length);
          draft.forget(newIdempotencyKey());
          form.reset();
          onDirty(false);
          toast({ title: 'Reply Sent', description: `It is on its way to ${email}.` });
          if (isDone) onClose();
        },
        onError: (error) => {
          if (hasStatus(error, 409)) void refetch();
          if (hasStatus(error, 422)) {
            draft.renew(newIdempotencyKey());
            void refetch();
            toast(SENT_BEFORE);
            return;
          }
          toast(failureToast('Failed to Send the Reply', error));
          showServerErrors(error);
        },
      },
    );
  const toggle = () => {
    // The button becomes its own opposite.
    ignoreTaps();
    mark.mutate(doneAt === null, {
      onSuccess: () => {
        toast({ title: doneAt === null ? 'Marked Done' : 'Open Again' });
        if (doneAt === null) onClose();
      },
      onError: (error) => toast(failureToast("That Didn't Work", error)),
    });
  };
  return (
    <Box
      component="form"
      noValidate
      onSubmit={onSubmit(send)}
      onChange={() => onDirty(true)}
      sx={{ display: 'contents' }}
    >
      <DialogContent sx={{ display: 'grid', gap: 2.5, alignContent: 'start' }}>
        <Thread message={message} />
        {newer && <AnsweredMeanwhile reply={newer} />}
        {draft.isRestored && isDirty && <DraftNotice onStartOver={draft.startOver} />}
        <FormField
          control={control}
          name="text"
          label="Your reply"
          rule={INBOX_REPLY_RULES.text}
          hint={`Goes to ${email} by email, with their message below.`}
          multiline
          minRows={4}
          maxRows={14}
          counted
        />
        <FormControlLabel
          control={<Checkbox checked={isDone} onChange={(_event, checked) => setDone(checked)} />}
          label="Mark as done when it's sent"
          sx={{ minHeight: 44 }}
        />
      </DialogContent>
      <RowActions>
        <Button
          variant="outlined"
          onClick={toggle}
          {...whileBusy(isBusy)}
          startIcon={doneAt === null && <Check size={18} aria-hidden />}
          sx={{ mr: { sm: 'auto' } }}
        >
          {doneAt === null ? 'Mark as done' : 'Reopen'}
        </Button>
        {/* On phones the cross is enough. */}
        <Button onClick={onClose} disabled={isBusy} sx={{ display: { xs: 'none', sm: 'inline-flex' } }}>
          Close
        </Button>
        <Button type="submit" variant="contained" {...whileBusy(isBusy)}>
          {reply.isPending ? 'Sending...' : 'Send Reply'}
        </Button>
      </RowActions>
    </Box>
  );
}

/** A message to support with its replies, and the next one. */
export function MessageDialog({ id, onClose }: { id: string; onClose: () => void }) {
  const { data, isPending, isFetching, refetch } = useInboxMessage(id);
  const [isDirty, setDirty] = useState(false);
  const [isBusy, setBusy] = useState(false);
  return (
    <ConsoleDialog
      title="Message to Support"
      maxWidth="sm"
      isDirty={isDirty}
      isBusy={isBusy}
      onClose={onClose}
    >
      {data ? (
        <ReplyForm message={data} onDirty={setDirty} onBusy={setBusy} onClose={onClose} />
      ) : (
        <>
          <DialogContent>
            {isPending && <Skeleton variant="rounded" height={220} aria-label="Loading the message" />}
            {!isPending && (
              <LoadProblem subject="The message" onRetry={() => void refetch()} isRetrying={isFetching} />
            )}
          </DialogContent>
          <DialogActions>
            <Button onClick={onClose}>Close</Button>
          </DialogActions>
        </>
      )}
    </ConsoleDialog>
  );
}
