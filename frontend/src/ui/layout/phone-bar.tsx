import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';

const Bar = styled('div')(({ theme }) => ({
  display: 'flex',
  gap: 8,
  [theme.breakpoints.down('sm')]: {
    position: 'fixed',
    zIndex: theme.zIndex.appBar,
    left: 0,
    right: 0,
    bottom: 0,
    padding: '16px 16px calc(16px + env(safe-area-inset-bottom, 0px))',
    borderTop: `1px solid ${theme.vars?.palette.divider}`,
    background: theme.vars?.palette.background.paper,
    '& > .MuiButton-contained': { flexGrow: 1 },
  },
}));

/** A form's buttons: on phones they stay at the bottom, within the thumb's reach, however long the form is. */
export function PhoneBar({ children, className }: { children: ReactNode; className?: string }) {
  return (
    <Bar data-bottom-bar data-sticks className={className}>
      {children}
    </Bar>
  );
}
