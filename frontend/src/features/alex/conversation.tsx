import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { useRef } from 'react';
import { ErrorPanel } from '../../ui/feedback/error-panel';
import { useMessages } from './alex.api';
import { useChatState } from './chat-state';
import { Message, Spoken } from './message';
import { Thinking } from './thinking';
import { useNewestInView } from './use-newest-in-view';

function Loading() {
  return (
    <Box role="group" aria-label="Loading your conversation" aria-busy sx={{ display: 'grid', gap: 2 }}>
      <Skeleton variant="rounded" height={48} width="55%" sx={{ justifySelf: 'end' }} />
      <Skeleton variant="rounded" height={96} width="80%" />
    </Box>
  );
}

/** What was said, oldest first, and what Alex is saying. */
export function Conversation() {
  const { data: messages, error, refetch } = useMessages();
  const { reply } = useChatState();
  const area = useRef<HTMLDivElement>(null);
  const newest = reply ? 'reply' : (messages?.at(-1)?.id ?? '');
  useNewestInView(area, newest, reply?.text.length ?? 0);
  const isSpeaking = reply !== null && reply.text !== '';
  return (
    <Box
      ref={area}
      sx={{
        flexGrow: 1,
        minHeight: 0,
        overflowY: { md: 'auto' },
        scrollbarWidth: 'thin',
        maskImage: { md: 'linear-gradient(#000 calc(100% - 24px), transparent)' },
        px: { md: 3 },
        py: 3,
        '& > [role=log]': { display: 'grid', gap: 3 },
      }}
      tabIndex={0}
      role="region"
      aria-label="Conversation with Alex"
    >
      {!messages && !error && <Loading />}
      {!messages && error && <ErrorPanel error={error} onAction={() => void refetch()} />}
      <div role="log" aria-live="polite" aria-label="Messages">
        {messages?.map((message) => (
          <Message key={message.id} message={message} />
        ))}
        {reply?.text === '' && (
          <Spoken>
            <Thinking />
          </Spoken>
        )}
      </div>
      {messages?.length === 0 && !reply && (
        <Typography color="textSecondary" sx={{ maxWidth: '46ch' }}>
          Ask about a match, a date, your standards or the next step. Alex knows what you have recorded here,
          and nothing else about you.
        </Typography>
      )}
      {/* Beside the log: read out once it is complete, not with every piece. */}
      {isSpeaking && (
        <Box sx={{ mt: messages?.length ? 3 : 0 }}>
          <Spoken>{reply.text}</Spoken>
        </Box>
      )}
    </Box>
  );
}
