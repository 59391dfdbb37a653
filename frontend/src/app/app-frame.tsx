import GlobalStyles from '@mui/material/GlobalStyles';
import { styled } from '@mui/material/styles';
import { useQueryClient } from '@tanstack/react-query';
import { WifiOff } from 'lucide-react';
import { useEffect, useRef, type ReactNode } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { ERROR_CATALOGUE } from '#contract/error-catalogue';
import { currentUserKey, useForgetOnAccountChange } from '../features/auth/auth.api';
import { sessionExpiry, useSessionExpired } from '../lib/api/session-expiry';
import { stepUp, useStepUpRequested } from '../lib/api/step-up';
import { lazyPart } from '../lib/loading/lazy';
import { PATHS } from '../lib/paths';
import { isCopiedRead } from '../lib/storage/offline-copies';
import { rememberReturnPath } from '../lib/storage/return-path';
import { useOnline } from '../lib/connection';

/** Refetches data that was shown from stored copies while offline. */
function useRefreshWhenBack(): void {
  const queryClient = useQueryClient();
  const isOnline = useOnline();
  const wasOffline = useRef(false);
  useEffect(() => {
    if (isOnline && wasOffline.current)
      void queryClient.invalidateQueries({ predicate: ({ queryKey }) => isCopiedRead(String(queryKey[0])) });
    wasOffline.current = !isOnline;
  }, [isOnline, queryClient]);
}

/** Two lines on phones. Dialogs leave this much room, because the strip is above them. */
const STRIP_STYLES = {
  body: { '--offline-strip': '36px', '@media (max-width:599.95px)': { '--offline-strip': '56px' } },
  '.MuiDialog-container': { boxSizing: 'border-box', paddingTop: 'var(--offline-strip)' },
} as const;

const Strip = styled('div')(({ theme }) => ({
  position: 'sticky',
  top: 0,
  '& > svg': { flex: 'none' },
  // Also above dialogs: what can't be saved is said where it is typed.
  zIndex: theme.zIndex.modal + 1,
  minHeight: 'var(--offline-strip)',
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: 8,
  padding: '8px 16px',
  fontSize: '0.8125rem',
  fontWeight: 560,
  color: theme.vars?.palette.text.primary,
  background: theme.vars?.palette.soft.head,
  borderBottom: `1px solid ${theme.vars?.palette.divider}`,
}));

function OfflineBanner() {
  if (useOnline()) return null;
  return (
    <>
      <GlobalStyles styles={STRIP_STYLES} />
      <Strip role="status" data-sticks>
        <WifiOff size={16} aria-hidden />
        You're offline. This may be old; nothing you type is lost.
      </Strip>
    </>
  );
}

const MessageDialog = lazyPart(async () => (await import('../ui/dialogs/message-dialog')).MessageDialog);
const { title, description, action } = ERROR_CATALOGUE.unauthorized;

/** Opens over the page so that no input is lost, and returns to it after sign-in. */
function SessionExpiredDialog() {
  const isExpired = useSessionExpired();
  const location = useLocation();
  const navigate = useNavigate();
  const queryClient = useQueryClient();

  // A call that was under way may be refused after the user has gone to sign in again.
  const isSigningIn = location.pathname === PATHS.auth;
  useEffect(() => sessionExpiry.clear, []);
  useEffect(() => {
    if (isSigningIn && isExpired) sessionExpiry.clear();
  }, [isSigningIn, isExpired]);

  const logIn = () => {
    rememberReturnPath(location.pathname + location.search);
    void navigate(PATHS.signIn);
    queryClient.setQueryData(currentUserKey, null);
    sessionExpiry.clear();
  };
  if (!isExpired || isSigningIn) return null;
  return <MessageDialog open title={title} description={description} action={action} onAction={logIn} />;
}

const LazyStepUpDialog = lazyPart(
  async () => (await import('../features/auth/step-up/step-up-dialog')).StepUpDialog,
);

/** Opens over the page when a call needs the user to confirm who they are; the call is then repeated. */
function StepUp() {
  const isRequested = useStepUpRequested();
  useEffect(() => () => stepUp.settle(false), []);
  if (!isRequested) return null;
  return <LazyStepUpDialog onConfirmed={() => stepUp.settle(true)} onCancel={() => stepUp.settle(false)} />;
}

const SkipLink = styled('a')(({ theme }) => ({
  position: 'fixed',
  top: 8,
  left: 8,
  zIndex: theme.zIndex.tooltip,
  padding: '10px 16px',
  borderRadius: 999,
  background: theme.vars?.palette.primary.main,
  color: theme.vars?.palette.primary.contrastText,
  fontWeight: 620,
  // Hidden until it has keyboard focus.
  '&:not(:focus)': { opacity: 0, pointerEvents: 'none' },
}));

/** The frame around every screen. */
export function AppFrame({ children }: { children: ReactNode }) {
  useForgetOnAccountChange();
  useRefreshWhenBack();
  return (
    <>
      <SkipLink href="#main">Skip to content</SkipLink>
      <OfflineBanner />
      {children}
      <StepUp />
      <SessionExpiredDialog />
    </>
  );
}
