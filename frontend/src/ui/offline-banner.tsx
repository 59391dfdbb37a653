import { styled } from '@mui/material/styles';
import { WifiOff } from 'lucide-react';
import { useOnline } from '../lib/use-online';

const Strip = styled('div')(({ theme }) => ({
  position: 'sticky',
  top: 0,
  zIndex: theme.zIndex.appBar,
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

export function OfflineBanner() {
  if (useOnline()) return null;
  return (
    <Strip role="status">
      <WifiOff size={16} aria-hidden />
      You are offline. What you type stays here; saving waits for the connection.
    </Strip>
  );
}
