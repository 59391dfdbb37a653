import Button from '@mui/material/Button';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';
import { useId } from 'react';
import { SheetDialog } from '../../../ui/sheet-dialog';

interface Props {
  open: boolean;
  title: string;
  description: string;
  /** The safe answer, which has the focus. */
  keepLabel: string;
  confirmLabel: string;
  isPending?: boolean;
  onConfirm: () => void;
  onClose: () => void;
}

/** A question whose safe answer cannot be called "Cancel", because cancelling is what it asks about. */
export function QuestionDialog(props: Props) {
  const { open, title, description, keepLabel, confirmLabel, isPending = false, onConfirm, onClose } = props;
  const id = useId();
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
        <Button variant="contained" color="error" onClick={onConfirm} disabled={isPending}>
          {confirmLabel}
        </Button>
      </DialogActions>
    </SheetDialog>
  );
}
