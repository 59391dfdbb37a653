import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { useForgetOnAccountChange } from '../features/auth/auth.api';
import { useRefreshWhenBack } from '../lib/use-refresh-when-back';
import { OfflineBanner } from '../ui/offline-banner';
import { SessionExpiredDialog } from './session-expired-dialog';

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
  // Out of sight until a keyboard reaches it.
  '&:not(:focus)': { opacity: 0, pointerEvents: 'none' },
}));

/** What every screen has around it. */
export function AppFrame({ children }: { children: ReactNode }) {
  useForgetOnAccountChange();
  useRefreshWhenBack();
  return (
    <>
      <SkipLink href="#main">Skip to content</SkipLink>
      <OfflineBanner />
      {children}
      <SessionExpiredDialog />
    </>
  );
}
