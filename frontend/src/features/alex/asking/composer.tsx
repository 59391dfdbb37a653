import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import InputBase from '@mui/material/InputBase';
import Typography from '@mui/material/Typography';
import { ArrowUp, Square } from 'lucide-react';
import type { KeyboardEvent, SubmitEvent } from 'react';
import { CHAT_RULES } from '#contract/dating/alex';
import { characterCount, firstCharacters } from '#contract/rules/characters';
import { htmlAttributes } from '../../../lib/forms/html-attributes';

/** The counter appears at this length. */
const COUNTED_FROM = CHAT_RULES.message.max - 200;
const figure = new Intl.NumberFormat('en-US');

interface Props {
  text: string;
  onText: (text: string) => void;
  onFocus: () => void;
  /** An answer is in progress: it can be stopped, but no new question can be asked. */
  isBusy: boolean;
  /** The user can't ask right now. */
  isClosed: boolean;
  onSend: () => void;
  onStop: () => void;
}

function Counter({ length }: { length: number }) {
  if (length < COUNTED_FROM) return null;
  return (
    <Typography variant="caption" color="textSecondary" sx={{ px: 2, pb: 1, textAlign: 'right' }}>
      {figure.format(length)} of {figure.format(CHAT_RULES.message.max)} characters
    </Typography>
  );
}

/** A circle of 40 px in the 44 that can be tapped. */
const ROUND = { m: 0.75, p: '2px', borderRadius: '50%', backgroundClip: 'content-box' } as const;
const TONAL = { bgcolor: 'soft.head', color: 'primary.main' } as const;
const FILLED = { bgcolor: 'primary.main', color: 'primary.contrastText' } as const;

export function Composer({ text, onText, onFocus, isBusy, isClosed, onSend, onStop }: Props) {
  const canSend = text.trim() !== '' && !isBusy && !isClosed;
  const send = (event: SubmitEvent<HTMLFormElement> | KeyboardEvent) => {
    event.preventDefault();
    if (canSend) onSend();
  };
  const sendOnEnter = (event: KeyboardEvent) => {
    // With an input method editor, Enter finishes composing a word.
    if (event.key === 'Enter' && !event.shiftKey && !event.nativeEvent.isComposing) send(event);
  };
  return (
    <Box
      component="form"
      onSubmit={send}
      sx={{
        display: 'flex',
        flexDirection: 'column',
        border: 1,
        borderColor: 'score.edge',
        borderRadius: '24px',
        bgcolor: 'background.paper',
        ...(isClosed && { bgcolor: 'transparent', borderStyle: 'dashed' }),
        '&:has(textarea:focus-visible)': {
          borderColor: 'primary.main',
          outline: 1,
          outlineColor: 'primary.main',
        },
      }}
    >
      <Box sx={{ display: 'flex', alignItems: 'flex-end' }}>
        <InputBase
          multiline
          fullWidth
          maxRows={6}
          value={text}
          disabled={isBusy || isClosed}
          placeholder="Ask Alex a question"
          onFocus={onFocus}
          onChange={(event) => onText(firstCharacters(event.target.value, CHAT_RULES.message.max))}
          onKeyDown={sendOnEnter}
          inputProps={{
            'aria-label': 'Message Alex',
            maxLength: htmlAttributes(CHAT_RULES.message).maxLength,
            enterKeyHint: 'send',
          }}
          sx={{
            px: 2.25,
            // A single line stands at the button's middle.
            py: '16.5px',
            '& textarea:focus-visible': { outline: 'none' },
            '& textarea::placeholder': { color: 'text.secondary', opacity: 1 },
          }}
        />
        {isBusy ? (
          <IconButton
            aria-label="Stop answering"
            onClick={onStop}
            sx={{ ...ROUND, ...TONAL, '&:hover': FILLED }}
          >
            <Square size={18} fill="currentColor" aria-hidden />
          </IconButton>
        ) : (
          <IconButton
            type="submit"
            aria-label="Send message"
            disabled={!canSend}
            sx={{
              ...ROUND,
              ...FILLED,
              '&:hover': { bgcolor: 'primary.dark' },
              '&.Mui-disabled': TONAL,
            }}
          >
            <ArrowUp size={20} aria-hidden />
          </IconButton>
        )}
      </Box>
      <Counter length={characterCount(text)} />
    </Box>
  );
}
