import Button from '@mui/material/Button';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';
import { useId, useLayoutEffect } from 'react';
import { ignoreTaps } from '../../lib/ignore-taps';
import { SheetDialog } from './sheet-dialog';

interface Props {
  open: boolean;
  title: string;
  description: string;
  confirmLabel: string;
  /** The safe button's label, for when "Cancel" would be ambiguous. */
  keepLabel?: string;
  /** Default: the color of what can't be undone. */
  tone?: 'error' | 'primary';
  isPending?: boolean;
  onConfirm: () => void;
  onClose: () => void;
}

/** Asks before something that can't be undone; the safe button has focus. */
export function ConfirmDialog({
  open,
  title,
  description,
  confirmLabel,
  keepLabel = 'Cancel',
  tone = 'error',
  isPending = false,
  onConfirm,
  onClose,
}: Props) {
  const id = useId();
  // The second half of a double tap on what asks would answer, or close the question before it is read.
  useLayoutEffect(() => {
    if (open) ignoreTaps();
  }, [open]);
  return (
    <SheetDialog open={open} onClose={onClose} labelledBy={`${id}-title`} describedBy={`${id}-text`}>
      <DialogTitle id={`${id}-title`}>{title}</DialogTitle>
      <DialogContent>
        <DialogContentText id={`${id}-text`}>{description}</DialogContentText>
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose} autoFocus>
          {keepLabel}
        </Button>
        <Button variant="contained" color={tone} onClick={onConfirm} disabled={isPending}>
          {confirmLabel}
        </Button>
      </DialogActions>
    </SheetDialog>
  );
}
