import Box from '@mui/material/Box';
import { keyframes, styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { useLayoutEffect, useRef, type ReactNode, type RefObject } from 'react';
import { ALEX_TEXTS } from '#contract/dating/alex';
import { ErrorPanel } from '../../../ui/feedback/error-panel';
import { LoadingBubbles } from '../alex-loading';
import { useCoachStatus, useMessages } from '../alex.api';
import { useChatState } from '../chat-state';
import { Private } from '../../../ui/privacy/private';
import { ReferencedText } from '../referenced-text';
import type { ShownMessage } from '../shown-messages';
import { Message, Spoken } from './message';

const breathe = keyframes({ '0%, 100%': { opacity: 0.35 }, '50%': { opacity: 1 } });

const Words = styled('span')(({ theme }) => ({
  display: 'inline-flex',
  alignItems: 'center',
  gap: 8,
  color: theme.vars?.palette.text.secondary,
  '& i': {
    width: 8,
    height: 8,
    borderRadius: '50%',
    marginLeft: -4,
    animation: `${breathe} 1400ms ease-in-out infinite`,
  },
  '& i:first-of-type': { background: theme.vars?.palette.primary.main },
  '& i:last-of-type': { background: theme.vars?.palette.secondary.main, animationDelay: '700ms' },
  '& b': { display: 'inline-flex', gap: 4, paddingLeft: 4 },
}));

/** Head and heart pulse in turn while waiting for an answer. */
function Thinking() {
  return (
    <Words>
      <b aria-hidden>
        <i />
        <i />
      </b>
      Alex is thinking...
    </Words>
  );
}

/** In px: how close to the end still counts as following along, and the space above a message. */
const NEAR = 80;
const MARGIN = 16;

/** The part of the area that a question may take up above its answer. */
const QUESTION_SHARE = 0.35;

/** The end, or the start of the newest message if it is taller than the area, below a short message before it. */
function placeOfNewest(area: HTMLElement): number {
  const end = area.scrollHeight - area.clientHeight;
  const [newest, before] = [...area.querySelectorAll('article')].reverse();
  if (!newest) return 0;
  const first = before && before.offsetHeight <= area.clientHeight * QUESTION_SHARE ? before : newest;
  const top = first.getBoundingClientRect().top - area.getBoundingClientRect().top;
  return Math.min(end, area.scrollTop + top - MARGIN);
}

/** Scrolls there, or as far as the area goes; returns where that is. */
function scrolledTo(place: number, area: HTMLElement): number {
  area.scrollTop = place;
  return area.scrollTop;
}

/**
 * Scrolls to each new message. Keeps up with a growing message or a resized area only if the user hasn't scrolled away.
 */
function useNewestInView(area: RefObject<HTMLElement | null>, newest: string, length: number): void {
  const last = useRef({ newest: '', place: 0 });
  useLayoutEffect(() => {
    const scroller = area.current;
    if (!scroller || newest === '') return undefined;
    const follow = () => {
      const hasScrolledAway = Math.abs(scroller.scrollTop - last.current.place) > NEAR;
      if (newest === last.current.newest && hasScrolledAway) return;
      last.current = { newest, place: scrolledTo(placeOfNewest(scroller), scroller) };
    };
    follow();
    if (typeof ResizeObserver === 'undefined') return undefined;
    const observer = new ResizeObserver(follow);
    observer.observe(scroller);
    return () => observer.disconnect();
  }, [area, newest, length]);
}

function Loading() {
  return (
    <Box role="group" aria-label="Loading your conversation" aria-busy sx={{ display: 'grid', gap: 2 }}>
      <LoadingBubbles />
    </Box>
  );
}

/** Where the title says that the built-in coach answers, its first signature is enough; next to a model's, each counts. */
function useSignedAnswers(messages: readonly ShownMessage[] = []): (index: number) => boolean {
  const { data: status } = useCoachStatus();
  const first = messages.findIndex(({ message }) => message.endsWith(ALEX_TEXTS.builtInSignature));
  return (index) => status?.coach !== 'built-in' || index === first;
}

const AREA = {
  flexGrow: 1,
  minHeight: 0,
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  scrollbarWidth: 'thin',
  maskImage: 'linear-gradient(transparent, #000 16px, #000 calc(100% - 24px), transparent)',
  // What scrolls sideways in it reaches the edges of the screen.
  mx: { xs: -2, sm: -3, md: 0 },
  px: { xs: 2, sm: 3 },
  py: { xs: 2, md: 3 },
  '& > [role=log]': { display: 'grid', gap: 3 },
} as const;

function Invitation() {
  return (
    <Typography color="textSecondary" sx={{ maxWidth: '46ch' }}>
      Ask about a match, a date, your standards or what to do next. Alex knows what you've recorded here, and
      nothing else about you.
    </Typography>
  );
}

/** The messages, oldest first, and the answer in progress; what comes before them scrolls with them. */
export function Conversation({ children }: { children?: ReactNode }) {
  const { data: messages, error, refetch } = useMessages();
  const { reply } = useChatState();
  const area = useRef<HTMLDivElement>(null);
  const newest = reply ? 'reply' : (messages?.at(-1)?.id ?? '');
  useNewestInView(area, newest, reply?.text.length ?? 0);
  const isSigned = useSignedAnswers(messages);
  const isEmpty = messages?.length === 0;
  const isSpeaking = reply !== null && reply.text !== '';
  return (
    <Box ref={area} sx={AREA} tabIndex={0} role="region" aria-label="Conversation with Alex">
      {children}
      {!messages && !error && <Loading />}
      {!messages && error && <ErrorPanel error={error} onAction={() => void refetch()} />}
      <div role="log" aria-live="polite" aria-label="Messages">
        {messages?.map((message, index) => (
          <Private key={message.id}>
            <Message
              message={message}
              isNewest={!reply && index === messages.length - 1}
              isSigned={isSigned(index)}
            />
          </Private>
        ))}
        {reply?.text === '' && (
          <Spoken>
            <Thinking />
          </Spoken>
        )}
      </div>
      {isEmpty && !reply && <Invitation />}
      {/* Outside the log, so that it is announced once complete, not chunk by chunk. */}
      {isSpeaking && (
        <Box sx={{ mt: isEmpty ? 0 : 3 }}>
          <Spoken>
            <ReferencedText text={reply.text} references={[]} />
          </Spoken>
        </Box>
      )}
    </Box>
  );
}
