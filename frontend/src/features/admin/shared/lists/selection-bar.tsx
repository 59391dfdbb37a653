import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';

/** On phones what is chosen is one line, and its buttons share the next. */
const Bar = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 8,
  '&[data-sticks]': {
    position: 'sticky',
    top: 8,
    zIndex: 1,
    padding: '8px 16px',
    borderRadius: 16,
    background: theme.vars?.palette.soft.head,
  },
  [theme.breakpoints.down('sm')]: {
    '& > .MuiButton-root': { flex: '1 1 0', minWidth: 0, paddingInline: 6 },
    '&[data-sticks] .MuiButton-startIcon': { display: 'none' },
  },
}));

interface Props {
  role: 'group' | 'region';
  label: string;
  /** How many are chosen; null while the buttons are for all. */
  status: ReactNode;
  onClear: () => void;
  /** What can be done with them. */
  children: ReactNode;
}

/** Stays in sight while some of a list are chosen. */
export function SelectionBar({ role, label, status, onClear, children }: Props) {
  return (
    <Bar role={role} aria-label={label} data-sticks={status === null ? undefined : true}>
      {status !== null && (
        <Box
          sx={{
            display: 'flex',
            alignItems: 'center',
            justifyContent: 'space-between',
            gap: 1,
            flex: { xs: '1 0 100%', sm: '1 1 0' },
            minWidth: 0,
          }}
        >
          <Box role="status" sx={{ fontWeight: 620, minWidth: 0 }}>
            {status}
          </Box>
          {/* At the end of its line on phones. */}
          <Button onClick={onClear} sx={{ flex: 'none', mr: { xs: -1.75, sm: 0 } }}>
            Clear
          </Button>
        </Box>
      )}
      {children}
    </Bar>
  );
}
