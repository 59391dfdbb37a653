import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useRef } from 'react';
import { hasStatus } from '../../lib/api/api-error';
import { UNSIGNED_DRAFTS, useStoredState } from '../../lib/storage/browser-storage';
import { useMessages } from './alex.api';
import { useChatState } from './chat-state';
import { Composer } from './composer';
import { limitWords } from './limit-words';
import { SuggestionChips } from './suggestion-chips';
import { useAsk } from './use-ask';
import { useReturningFocus } from './use-returning-focus';

const isText = (value: unknown): value is string => typeof value === 'string';

interface Props {
  suggestions: readonly string[];
  isOnline: boolean;
}

/** Where the user asks: what may be worth asking, and the field. */
export function AskBox({ suggestions, isOnline }: Props) {
  const [text, setText] = useStoredState(sessionStorage, UNSIGNED_DRAFTS.question, isText, '');
  const { data: messages } = useMessages();
  const { reply } = useChatState();
  const { mutate: ask, error } = useAsk();
  const area = useRef<HTMLDivElement>(null);
  const isBusy = reply !== null;
  useReturningFocus(area, isBusy);
  const isClosed = !isOnline || !messages;

  const send = (question: string) => {
    const giveBack = () => setText((now) => now || question);
    ask(question, { onSuccess: (stands) => (stands ? undefined : giveBack()), onError: giveBack });
  };
  const notice = isOnline
    ? hasStatus(error, 429) && limitWords(error)
    : 'You are offline. Alex answers again once you are connected.';
  return (
    <Box
      ref={area}
      sx={{
        display: 'grid',
        gridTemplateColumns: 'minmax(0, 1fr)',
        gap: 1,
        position: { xs: 'sticky', md: 'static' },
        bottom: 'calc(var(--bottom-bar, 0px) + env(safe-area-inset-bottom, 0px))',
        pt: 1,
        pb: { xs: 1.5, md: 3 },
        px: { md: 3 },
        bgcolor: { xs: 'background.default', md: 'transparent' },
      }}
    >
      <SuggestionChips
        suggestions={suggestions}
        isDisabled={isBusy || isClosed}
        onChoose={(question) => send(question)}
      />
      <Typography variant="body2" role="alert" sx={{ px: 1, '&:empty': { display: 'none' } }}>
        {notice}
      </Typography>
      <Composer
        text={text}
        onText={setText}
        isBusy={isBusy}
        isClosed={isClosed}
        onSend={() => {
          setText('');
          send(text.trim());
        }}
        onStop={() => reply?.controller.abort()}
      />
    </Box>
  );
}
