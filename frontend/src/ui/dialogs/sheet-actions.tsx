import DialogActions from '@mui/material/DialogActions';
import type { Theme } from '@mui/material/styles';
import useMediaQuery from '@mui/material/useMediaQuery';
import { Children, type ReactNode } from 'react';

/** As many as fit in one row of a phone. */
const MOST_IN_ROW = 2;

const STACKED = {
  flexDirection: 'column',
  flexWrap: 'nowrap',
  alignItems: 'stretch',
  // In a column it would grow in height.
  '& > .MuiButton-root.MuiButton-root': { flexGrow: 0 },
} as const;

/**
 * The buttons of a dialog; the last one does what the dialog is for. Where a phone has no room for a row of them, it is
 * at the top, and the Tab key comes to it first, too.
 */
export function SheetActions({ children }: { children: ReactNode }) {
  const isPhone = useMediaQuery<Theme>((theme) => theme.breakpoints.down('sm'));
  const buttons = Children.toArray(children);
  const isStacked = isPhone && buttons.length > MOST_IN_ROW;
  return (
    <DialogActions {...(isStacked && { sx: STACKED })}>
      {isStacked ? buttons.toReversed() : buttons}
    </DialogActions>
  );
}
