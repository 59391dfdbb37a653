import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { LifeBuoy, RotateCcw } from 'lucide-react';
import type { ReactNode } from 'react';
import { ALEX_TEXTS } from '#contract/dating/alex';
import { HelpText } from '../../../ui/help/help-text';
import { AlexMark } from '../alex-mark';
import { useAsk, useRetry } from '../asking/use-ask';
import { useOnline } from '../../../lib/connection';
import { whileBusy } from '../../../ui/feedback/while-busy';
import { useChatState } from '../chat-state';
import type { ShownMessage } from '../shown-messages';
import { QuestionChip, ReferencedText } from '../referenced-text';

/** The user's message: a bubble on the right. */
function Own({ children }: { children: ReactNode }) {
  return (
    <Box
      component="article"
      aria-label="You"
      sx={{
        justifySelf: 'end',
        maxWidth: 'min(85%, 56ch)',
        px: 2,
        py: 1.25,
        borderRadius: '18px 18px 4px 18px',
        bgcolor: (theme) => theme.vars?.palette.soft.head,
        // Shorter lines would leave the bubble as wide as it was.
        textWrap: 'wrap',
        whiteSpace: 'pre-wrap',
        overflowWrap: 'anywhere',
      }}
    >
      {children}
    </Box>
  );
}

/** Alex's message: plain text on the page. */
export function Spoken({ children, ...props }: { children: ReactNode; 'aria-hidden'?: boolean }) {
  return (
    <Box
      component="article"
      aria-label="Alex"
      {...props}
      sx={{ display: 'grid', gridTemplateColumns: 'auto minmax(0, 1fr)', columnGap: 1.5 }}
    >
      <AlexMark size={32} />
      <div>
        <Typography aria-hidden variant="body2" sx={{ fontWeight: 650, lineHeight: '32px' }}>
          Alex
        </Typography>
        <Box sx={{ maxWidth: '62ch', whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>{children}</Box>
      </div>
    </Box>
  );
}

/** Help lines come first and stand out without alarming. */
function Safety({
  text,
  references,
  canDeny,
}: Pick<ShownMessage, 'references'> & {
  text: string;
  /** What was guessed can only be denied right after it. */
  canDeny: boolean;
}) {
  const onAsk = useOnAsk();
  const toAsk = references.filter(({ target }) => target.kind === 'question');
  const help = toAsk[0] ? text.slice(0, toAsk[0].start).trimEnd() : text;
  return (
    <Box
      sx={{
        p: 2,
        mt: 0.5,
        borderRadius: '16px',
        bgcolor: (theme) => theme.vars?.palette.soft.head,
        '& svg': { display: 'block', mb: 1, color: 'primary.main' },
      }}
    >
      <LifeBuoy size={24} aria-hidden />
      <HelpText text={help} />
      {canDeny &&
        toAsk.map(({ start, end }) => (
          <QuestionChip key={start} question={text.slice(start, end)} onAsk={onAsk} />
        ))}
    </Box>
  );
}

/** Asks what an answer offers; null while nothing can be asked. */
function useOnAsk(): ((question: string) => void) | null {
  const { mutate: ask } = useAsk();
  const isBusy = useChatState().reply !== null;
  const isOnline = useOnline();
  return isBusy || !isOnline ? null : ask;
}

/** The built-in coach signs every answer. Above the conversation it says so all the time, so one signature is shown. */
function Answer({
  text,
  references,
  isSigned,
}: Pick<ShownMessage, 'references'> & { text: string; isSigned: boolean }) {
  const signature = ALEX_TEXTS.builtInSignature;
  const onAsk = useOnAsk();
  if (!text.endsWith(signature)) return <ReferencedText text={text} references={references} onAsk={onAsk} />;
  return (
    <>
      <ReferencedText
        text={text.slice(0, -signature.length).trimEnd()}
        references={references}
        onAsk={onAsk}
      />
      {isSigned && (
        <Typography variant="body2" color="textSecondary" sx={{ mt: 1 }}>
          {signature}
        </Typography>
      )}
    </>
  );
}

/** Outside the article, whose text is what Alex says. */
function TryAgain({ message }: { message: ShownMessage }) {
  const retry = useRetry();
  const isBusy = useChatState().reply !== null;
  return (
    <Button
      variant="outlined"
      size="small"
      {...whileBusy(isBusy)}
      onClick={() => retry(message)}
      startIcon={<RotateCcw size={16} aria-hidden />}
      sx={{ mt: 1, ml: 5.5, minHeight: 44 }}
    >
      Try again
    </Button>
  );
}

interface MessageProps {
  message: ShownMessage;
  isNewest: boolean;
  /** The built-in coach's signature is shown with this one. */
  isSigned: boolean;
}

export function Message({ message, isNewest, isSigned }: MessageProps) {
  const { role, message: text, coach, references, isStopped } = message;
  if (role === 'user') return <Own>{text}</Own>;
  return (
    <div>
      <Spoken>
        {coach === 'safety' ? (
          <Safety text={text} references={references} canDeny={isNewest} />
        ) : (
          <Answer text={text} references={references} isSigned={isSigned} />
        )}
        {isStopped && (
          <Typography variant="body2" color="textSecondary" sx={{ mt: 0.5 }}>
            You stopped here.
          </Typography>
        )}
      </Spoken>
      {message.retry && <TryAgain message={message} />}
    </div>
  );
}
