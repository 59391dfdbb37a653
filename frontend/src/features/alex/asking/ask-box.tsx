import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useQueryClient } from '@tanstack/react-query';
import { useLayoutEffect, useRef, type FocusEvent, type RefObject } from 'react';
import { ERROR_CATALOGUE } from '#contract/error-catalogue';
import { ApiError, hasStatus } from '../../../lib/api/api-error';
import { ChoiceChip } from '../../../ui/fields/choice-chips';
import { Private } from '../../../ui/privacy/private';
import { useCurrentUser } from '../../auth/auth.api';
import { useMessages } from '../alex.api';
import { markGreeted, useChatState, useDraft } from '../chat-state';
import { Composer } from './composer';
import { useAsk } from './use-ask';

/** The rate limit message, with the wait if the server sent one. */
function limitWords(error: unknown): string {
  const { title, description } = ERROR_CATALOGUE.rate_limited;
  const seconds = error instanceof ApiError ? error.retryAfterSeconds : undefined;
  if (seconds === undefined) return `${title} ${description}`;
  const minutes = Math.max(1, Math.ceil(seconds / 60));
  const wait = minutes === 1 ? 'a minute' : `about ${minutes} minutes`;
  return `${title} You've asked a lot in a short time. Alex can answer again in ${wait}.`;
}

interface SuggestionChipsProps {
  suggestions: readonly string[];
  /** Nothing was asked yet: all of them in sight, where the screen is high enough. */
  isFirst: boolean;
  isDisabled: boolean;
  onChoose: (question: string) => void;
}

/** Four in two rows of two, so that none is left alone in the second one. */
const TWO_AND_TWO = {
  '&::after': { content: { xs: 'none', sm: '""' }, flexBasis: '100%', order: 1 },
  '& > :nth-of-type(n + 3)': { order: { sm: 2 } },
} as const;

const HIGH_ENOUGH = '@media (min-height: 700px)';

/** Suggested questions; on a phone in one row that scrolls, once a conversation needs the room. */
function SuggestionChips({ suggestions, isFirst, isDisabled, onChoose }: SuggestionChipsProps) {
  if (suggestions.length === 0) return null;
  return (
    <Box
      role="group"
      aria-label="Suggested questions"
      // Disabled chips can't be reached with the keyboard, and then nothing else in the row scrolls it.
      tabIndex={isDisabled ? 0 : undefined}
      sx={{
        display: 'flex',
        flexWrap: { sm: 'wrap' },
        columnGap: 1,
        overflowX: { xs: 'auto', sm: 'visible' },
        // On a phone it extends to the edges of the screen.
        mx: { xs: -2, sm: 0 },
        px: { xs: 2, sm: 0 },
        scrollbarWidth: 'none',
        maskImage: { xs: 'linear-gradient(to right, #000 calc(100% - 56px), transparent)', sm: 'none' },
        ...(suggestions.length === 4 && TWO_AND_TWO),
        ...(isFirst && { [HIGH_ENOUGH]: { flexWrap: 'wrap', overflowX: 'visible', maskImage: 'none' } }),
      }}
    >
      {suggestions.map((question) => (
        <ChoiceChip
          key={question}
          component="button"
          type="button"
          clickable
          variant="outlined"
          label={question}
          disabled={isDisabled}
          onClick={() => onChoose(question)}
        />
      ))}
    </Box>
  );
}

/**
 * The controls are disabled while an answer arrives and would lose focus. If focus was inside `area`, it
 * moves to the stop button, then back to the field, unless the user moved it elsewhere.
 */
function useReturningFocus(area: RefObject<HTMLElement | null>, isBusy: boolean) {
  const isInside = useRef(false);
  const wasInside = useRef(false);
  useLayoutEffect(() => {
    if (isBusy) {
      wasInside.current = isInside.current;
      if (isInside.current) focusOn(area.current, 'form button');
    } else if (wasInside.current) {
      wasInside.current = false;
      if (isInside.current || document.activeElement === document.body) focusOn(area.current, 'textarea');
    }
  }, [area, isBusy]);
  return {
    onFocus: () => {
      isInside.current = true;
    },
    // A control that is disabled loses focus, sometimes before anything can be done about it.
    onBlur: ({ target, relatedTarget }: FocusEvent<HTMLElement>) => {
      if (target.matches(':disabled')) return;
      isInside.current = area.current?.contains(relatedTarget) ?? false;
    },
  };
}

function focusOn(area: HTMLElement | null, selector: string): void {
  area?.querySelector<HTMLElement>(selector)?.focus({ preventScroll: true });
}

interface Props {
  suggestions: readonly string[];
  isOnline: boolean;
}

/** Suggested questions and the message field. */
export function AskBox({ suggestions, isOnline }: Props) {
  const { data: messages } = useMessages();
  const userId = useCurrentUser().data?.id ?? '';
  const { text, setText, clear } = useDraft(
    userId,
    messages?.findLast(({ role }) => role === 'user')?.message,
  );
  const { reply, isGreeted } = useChatState();
  const queryClient = useQueryClient();
  const { mutate: ask, error } = useAsk();
  const area = useRef<HTMLDivElement>(null);
  const isBusy = reply !== null;
  const focus = useReturningFocus(area, isBusy);
  const isClosed = !isOnline || !messages;

  // A greeting would close the field in the middle of a word, or just before its first letter.
  const skipGreeting = () => {
    if (!isGreeted) markGreeted(queryClient);
  };
  const notice = isOnline
    ? hasStatus(error, 429) && limitWords(error)
    : "Alex can answer once you're back online.";
  return (
    <Box
      ref={area}
      {...focus}
      sx={{
        display: 'grid',
        gridTemplateColumns: 'minmax(0, 1fr)',
        gap: 1,
        pt: 1,
        pb: { xs: 1.5, md: 3 },
        px: { md: 3 },
      }}
    >
      <Private>
        <SuggestionChips
          suggestions={isOnline ? suggestions : []}
          isFirst={messages?.some(({ role }) => role === 'user') === false}
          isDisabled={isBusy || isClosed}
          onChoose={(question) => ask(question)}
        />
      </Private>
      <Typography variant="body2" role="alert" sx={{ '&:empty': { display: 'none' } }}>
        {notice}
      </Typography>
      <Private staysShown>
        <Composer
          text={text}
          onText={(next) => {
            skipGreeting();
            setText(next);
          }}
          onFocus={skipGreeting}
          isBusy={isBusy}
          isClosed={isClosed}
          onSend={() => {
            clear();
            ask(text.trim());
          }}
          onStop={() => reply?.controller.abort()}
        />
      </Private>
    </Box>
  );
}
