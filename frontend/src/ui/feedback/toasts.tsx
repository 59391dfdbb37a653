import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import { keyframes, styled } from '@mui/material/styles';
import { CircleAlert, CircleCheck, Info, X } from 'lucide-react';
import {
  createContext,
  useCallback,
  useContext,
  useEffect,
  useId,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
  type ReactNode,
} from 'react';
import { createPortal } from 'react-dom';
import { sessionExpiry } from '../../lib/api/session-expiry';
import { ignoreTaps } from '../../lib/ignore-taps';
import { ChoiceChips } from '../fields/choice-chips';
import { onScreenFilled, useToastPlace } from './toast-place';
import { VisuallyHidden } from '../layout/visually-hidden';

export interface ToastMessage {
  title: string;
  description?: string;
  tone?: 'success' | 'info' | 'warning' | 'error';
  /** It only says that something begins, which then shows itself. */
  isBrief?: boolean;
  /** An action, such as undoing it. */
  action?: { label: string; onAction: () => void };
  /** A question that may be answered with one tap, and needs no answer. */
  question?: {
    label: string;
    choices: Readonly<Record<string, string>>;
    onChoose: (choice: string) => void;
  };
}

/** A toast with an action stays long enough for the user to reach the button. */
const SHOWN_WITH_ACTION_MS = 10_000;
/** Long enough for three words, and gone by the time someone looks at what was opened. */
const SHOWN_BRIEFLY_MS = 3000;
const SHOWN_MS = { success: 5000, info: 5000, warning: 8000, error: 8000 } as const;
const ICONS = { success: CircleCheck, info: Info, warning: Info, error: CircleAlert } as const;

const rise = keyframes({ from: { opacity: 0, transform: 'translateY(12px)' } });

const Frame = styled('div')(({ theme }) => ({
  position: 'fixed',
  zIndex: theme.zIndex.snackbar,
  left: 16,
  right: 16,
  // A screen with a bottom bar or a floating button on phones sets these variables to their heights.
  bottom:
    'calc(16px + var(--bottom-bar, 0px) + var(--floating-button, 0px) + env(safe-area-inset-bottom, 0px))',
  marginInline: 'auto',
  width: 'fit-content',
  maxWidth: 'min(480px, calc(100vw - 32px))',
  minWidth: 'min(320px, calc(100vw - 32px))',
  display: 'flex',
  alignItems: 'flex-start',
  gap: 12,
  padding: '12px 8px 12px 16px',
  borderRadius: 16,
  border: `1px solid ${theme.vars?.palette.divider}`,
  background: theme.vars?.palette.background.paper,
  color: theme.vars?.palette.text.primary,
  boxShadow: '0 12px 40px -12px rgb(20 24 28 / 0.45)',
  // Where the page's content begins.
  [theme.breakpoints.up('md')]: { marginInline: 0, left: 'max(16px, 50vw - 536px)', right: 'auto' },
  // With a dialog it has room of its own, and no shadow, which would fall on the card.
  '[data-toasts] &': {
    position: 'static',
    margin: '12px 16px calc(12px + env(safe-area-inset-bottom, 0px))',
    boxShadow: 'none',
  },
  animation: `${rise} 200ms ease-out`,
  '& > svg': { flex: 'none', marginTop: 10 },
  '&[data-asks]': { flexWrap: 'wrap', width: 'min(480px, calc(100vw - 32px))' },
}));

const Question = styled('div')(({ theme }) => ({
  flexBasis: '100%',
  minWidth: 0,
  paddingRight: 8,
  '& > p': { margin: '0 0 6px', fontSize: '0.8125rem', color: theme.vars?.palette.text.secondary },
}));
const Words = styled('div')({
  flex: '1 1 0',
  minWidth: 0,
  paddingBlock: 10,
  fontSize: '0.9375rem',
  lineHeight: 1.4,
});
const Description = styled('div')(({ theme }) => ({
  color: theme.vars?.palette.text.secondary,
  marginTop: 2,
  textWrap: 'balance',
}));

/** Read as one sentence: "Standards set! Your ..." but "Reset link sent: Check your ...". */
const separator = (title: string) => (/[.!?]$/.test(title) ? ' ' : ': ');

/** What floats at the bottom of the page makes room: this variable is the height a toast takes there. */
const ROOM = '--toast';

function useRoom(isOnPage: boolean) {
  const frame = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const { style } = document.documentElement;
    if (isOnPage && frame.current) style.setProperty(ROOM, `${frame.current.offsetHeight + 12}px`);
    return () => void style.removeProperty(ROOM);
  }, [isOnPage]);
  return frame;
}

function timeOf({ action, isBrief, tone = 'success' }: ToastMessage): number {
  if (action) return SHOWN_WITH_ACTION_MS;
  return isBrief ? SHOWN_BRIEFLY_MS : SHOWN_MS[tone];
}

/** A success that offers nothing: what can be undone or answered stays. */
const isOnlyTold = ({ tone = 'success', action, question }: ToastMessage): boolean =>
  tone === 'success' && !action && !question;

interface ToastProps {
  message: ToastMessage;
  /** Not with a dialog. */
  isOnPage: boolean;
  onClose: () => void;
}

function Toast({ message, isOnPage, onClose }: ToastProps) {
  const { title, description, tone = 'success', isBrief = false, action, question } = message;
  const questionId = useId();
  const frame = useRoom(isOnPage);
  const shownMs = timeOf(message);
  const [isHeld, setHeld] = useState(false);
  useEffect(() => {
    if (isHeld) return undefined;
    const timer = setTimeout(onClose, shownMs);
    return () => clearTimeout(timer);
  }, [isHeld, onClose, shownMs]);

  const Icon = ICONS[tone];
  const hold = () => setHeld(true);
  const release = () => setHeld(false);
  const close = () => {
    // What lies beneath is not what a second tap is meant for.
    ignoreTaps();
    onClose();
  };
  const act = () => {
    close();
    action?.onAction();
  };
  const answer = (choice: string | null) => {
    close();
    if (choice !== null) question?.onChoose(choice);
  };
  return (
    <Frame
      ref={frame}
      role={tone === 'error' ? 'alert' : 'status'}
      data-asks={question ? '' : undefined}
      // A tap would hold it for good: fingers never leave. What is brief may appear under a pointer that rests.
      onPointerEnter={({ pointerType }) => pointerType === 'mouse' && !isBrief && hold()}
      onPointerLeave={release}
      onFocus={hold}
      onBlur={release}
    >
      <Icon size={20} aria-hidden color={`var(--mui-palette-${tone === 'info' ? 'primary' : tone}-main)`} />
      <Words>
        <strong>{title}</strong>
        {description && (
          <>
            <VisuallyHidden>{separator(title)}</VisuallyHidden>
            <Description>{description}</Description>
          </>
        )}
      </Words>
      {action && (
        <Button size="small" onClick={act} sx={{ flex: 'none', minHeight: 44, whiteSpace: 'nowrap' }}>
          {action.label}
        </Button>
      )}
      <IconButton aria-label="Dismiss" onClick={onClose} size="small">
        <X size={18} aria-hidden />
      </IconButton>
      {question && (
        <Question>
          <p id={questionId}>{question.label}</p>
          <ChoiceChips
            labelledBy={questionId}
            choices={question.choices}
            chosen={null}
            isOneRow
            onChoose={answer}
          />
        </Question>
      )}
    </Frame>
  );
}

interface Toasts {
  /** Replaces the current toast; only one is shown at a time. */
  toast: (message: ToastMessage) => void;
  /** What the current one says no longer holds; with a title, only if it is the one with that title. */
  clear: (title?: string) => void;
}

const ToastContext = createContext<Toasts | null>(null);

export function ToastProvider({ children }: { children: ReactNode }) {
  const [current, setCurrent] = useState<{ id: number; message: ToastMessage } | null>(null);
  const lastId = useRef(0);
  const toast = useCallback((message: ToastMessage) => {
    // The dialog that is open then says why it failed, and what to do.
    if (message.tone === 'error' && sessionExpiry.isRaised()) return;
    lastId.current += 1;
    setCurrent({ id: lastId.current, message });
  }, []);
  const close = useCallback(() => setCurrent(null), []);
  const clear = useCallback(
    (title?: string) =>
      setCurrent((now) => (title === undefined || now?.message.title === title ? null : now)),
    [],
  );
  const value = useMemo(() => ({ toast, clear }), [toast, clear]);
  const place = useToastPlace();
  // It would take room from what the user has turned to; that something failed may still have to be read.
  useEffect(
    () => onScreenFilled(() => setCurrent((now) => (now && isOnlyTold(now.message) ? null : now))),
    [],
  );
  const shown = current && (
    <Toast key={current.id} message={current.message} isOnPage={!place} onClose={close} />
  );
  return (
    <ToastContext value={value}>
      {children}
      {/* Always there: what appears in it later is announced, the region itself wouldn't be. */}
      <div aria-live="polite">{place ? null : shown}</div>
      {place && createPortal(shown, place)}
    </ToastContext>
  );
}

export function useToasts(): Toasts {
  const toasts = useContext(ToastContext);
  if (!toasts) throw new Error('useToasts needs a ToastProvider above it.');
  return toasts;
}
