import Button from '@mui/material/Button';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';
import { useId, useLayoutEffect, type ReactNode } from 'react';
import { ignoreTaps } from '../../lib/ignore-taps';
import { whileBusy } from '../feedback/while-busy';
import { SheetActions } from './sheet-actions';
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
  /** It is being done: the dialog stays open until it is, because closing it would not stop it. */
  isPending?: boolean;
  onConfirm: () => void;
  onClose: () => void;
  /** What else there is to know before answering. */
  children?: ReactNode;
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
  children,
}: Props) {
  const id = useId();
  // The second half of a double tap on what asks would answer, or close the question before it is read.
  useLayoutEffect(() => {
    if (open) ignoreTaps();
  }, [open]);
  return (
    <SheetDialog
      open={open}
      onClose={onClose}
      isBusy={isPending}
      labelledBy={`${id}-title`}
      describedBy={`${id}-text`}
    >
      <DialogTitle id={`${id}-title`}>{title}</DialogTitle>
      <DialogContent>
        <div id={`${id}-text`}>
          <DialogContentText>{description}</DialogContentText>
          {children}
        </div>
      </DialogContent>
      <SheetActions>
        <Button onClick={onClose} disabled={isPending} autoFocus>
          {keepLabel}
        </Button>
        <Button variant="contained" color={tone} onClick={onConfirm} {...whileBusy(isPending)}>
          {confirmLabel}
        </Button>
      </SheetActions>
    </SheetDialog>
  );
}
