import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import Link from '@mui/material/Link';
import Tooltip from '@mui/material/Tooltip';
import Typography from '@mui/material/Typography';
import type { Theme } from '@mui/material/styles';
import useMediaQuery from '@mui/material/useMediaQuery';
import { Trash2 } from 'lucide-react';
import { useLayoutEffect, useRef, useState, type RefObject } from 'react';
import type { CoachStatus } from '#contract/dating/alex';
import { useOnline } from '../../lib/connection';
import { ConfirmDialog } from '../../ui/dialogs/confirm-dialog';
import { failureToast } from '../../ui/feedback/toast-messages';
import { HIDDEN } from '../../ui/layout/visually-hidden';
import { useToasts } from '../../ui/feedback/toasts';
import { ALEX_COLUMNS, CHAT_HEADER, chatFrame } from './alex-loading';
import { AlexMark } from './alex-mark';
import { useCoachStatus, useDeleteConversation, useMessages } from './alex.api';
import { AskBox } from './asking/ask-box';
import { useGreeting } from './asking/use-ask';
import { useChatState } from './chat-state';
import { Conversation } from './conversation/conversation';
import { InsightCards } from './insight-cards';

const LABEL = 'Delete conversation';

function DeleteConversation({ isDisabled }: { isDisabled: boolean }) {
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
        {/* A disabled button fires no events for a tooltip. */}
        <span>
          <IconButton aria-label={LABEL} disabled={isDisabled} onClick={() => setAsking(true)}>
            <Trash2 size={18} aria-hidden />
          </IconButton>
        </span>
      </Tooltip>
      <ConfirmDialog
        open={isAsking}
        title={LABEL}
        description="This permanently deletes everything you and Alex have said. Your matches, dates and standards stay."
        confirmLabel="Delete"
        isPending={isPending}
        onConfirm={confirm}
        onClose={() => setAsking(false)}
      />
    </>
  );
}

function whoAnswers({ coach, modelRunsHere }: CoachStatus): string {
  if (coach === 'built-in') return 'Built-in coach: nothing leaves this server';
  return modelRunsHere
    ? 'Answered by an AI model on this server; it sees pseudonyms, and nothing leaves. It can be wrong'
    : "Answered by an AI model that sees pseudonyms, not your matches' names. It can be wrong";
}

interface WhoAnswersProps {
  status: CoachStatus;
  onSettings: () => void;
}

/** Says who answers and links to the setting. */
function WhoAnswers({ status, onSettings }: WhoAnswersProps) {
  return (
    <Typography variant="body2" color="textSecondary">
      {whoAnswers(status)}.{' '}
      <Link
        component="button"
        type="button"
        onClick={onSettings}
        sx={{ font: 'inherit', fontWeight: 560, verticalAlign: 'baseline' }}
      >
        AI settings
      </Link>
    </Typography>
  );
}

function ChatHeader({ onSettings }: { onSettings: () => void }) {
  const { data: status } = useCoachStatus();
  const { data: messages = [] } = useMessages();
  const { reply } = useChatState();
  const isOnline = useOnline();
  return (
    <Box sx={CHAT_HEADER}>
      <AlexMark size={40} />
      <Box sx={{ flexGrow: 1, minWidth: 0 }}>
        <Typography
          variant="h3"
          component="h2"
          id="talk-with-alex"
          // On a phone, the page's title right above it says the same.
          sx={(theme) => ({
            [theme.breakpoints.down('md')]: { ...theme.typography.h4 },
            [theme.breakpoints.down('sm')]: HIDDEN,
          })}
        >
          Talk with Alex
        </Typography>
        {status && <WhoAnswers status={status} onSettings={onSettings} />}
      </Box>
      <DeleteConversation isDisabled={messages.length === 0 || reply !== null || !isOnline} />
    </Box>
  );
}

/**
 * How far below the top of the page the element begins, in px; notices above it come and go. The one about the network
 * may fit into what was empty, and the page's height then says nothing of it.
 */
function useTop(element: RefObject<HTMLElement | null>, isOnline: boolean): number {
  const [top, setTop] = useState(0);
  useLayoutEffect(() => {
    const measure = () =>
      setTop(Math.round((element.current?.getBoundingClientRect().top ?? 0) + window.scrollY));
    measure();
    if (typeof ResizeObserver === 'undefined') return undefined;
    const observer = new ResizeObserver(measure);
    observer.observe(document.body);
    return () => observer.disconnect();
  }, [element, isOnline]);
  return top;
}

/** The coach: patterns in the user's records, and a conversation about them. */
export function AlexTab({ onSettings }: { onSettings: () => void }) {
  const isOnline = useOnline();
  const { data: status } = useCoachStatus();
  useGreeting(isOnline);
  const panel = useRef<HTMLElement>(null);
  const top = useTop(panel, isOnline);
  const isWide = useMediaQuery<Theme>((theme) => theme.breakpoints.up('md'));
  return (
    <Box sx={ALEX_COLUMNS}>
      {isWide && <InsightCards />}
      <Box component="section" ref={panel} aria-labelledby="talk-with-alex" sx={chatFrame(`${top}px`)}>
        <ChatHeader onSettings={onSettings} />
        <Conversation>
          {!isWide && (
            <Box sx={{ mb: 3 }}>
              <InsightCards isNarrow />
            </Box>
          )}
        </Conversation>
        <AskBox suggestions={status?.suggestions ?? []} isOnline={isOnline} />
      </Box>
    </Box>
  );
}
