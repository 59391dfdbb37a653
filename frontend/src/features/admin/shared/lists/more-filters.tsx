import Box from '@mui/material/Box';
import type { Theme } from '@mui/material/styles';
import useMediaQuery from '@mui/material/useMediaQuery';
import type { ReactNode } from 'react';
import { Disclosure } from '../../../../ui/layout/folding/disclosure';

interface Props {
  /** How many of them narrow the list. */
  inUse: number;
  /** The fields; the first one takes a line. */
  children: ReactNode;
}

/** On phones the list would start below the screen. */
export function MoreFilters({ inUse, children }: Props) {
  const isPhone = useMediaQuery<Theme>((theme) => theme.breakpoints.down('sm'));
  if (!isPhone) return children;
  return (
    <Disclosure>
      <summary>{inUse === 0 ? 'Filter' : `Filter (${inUse})`}</summary>
      <Box
        sx={{
          display: 'grid',
          gap: 1.5,
          gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
          '& > :first-of-type': { gridColumn: '1 / -1' },
        }}
      >
        {children}
      </Box>
    </Disclosure>
  );
}
