import DialogActions from '@mui/material/DialogActions';
import type { Theme } from '@mui/material/styles';
import useMediaQuery from '@mui/material/useMediaQuery';
import { Children, type ReactNode } from 'react';
import { STACKED_ACTIONS } from './stacked-actions';

interface Props {
  /** A short text before the buttons. */
  note?: ReactNode;
  className?: string;
  /** The buttons; the last one does what the dialog is for. */
  children: ReactNode;
}

/** The buttons of a dialog: on phones the last one is at the top, and the Tab key comes to it first, too. */
export function SheetActions({ note, className, children }: Props) {
  const isPhone = useMediaQuery<Theme>((theme) => theme.breakpoints.down('sm'));
  const buttons = Children.toArray(children);
  return (
    <DialogActions className={className} sx={STACKED_ACTIONS}>
      {note}
      {isPhone ? buttons.toReversed() : buttons}
    </DialogActions>
  );
}
