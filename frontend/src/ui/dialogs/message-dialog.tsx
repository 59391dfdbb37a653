import Button from '@mui/material/Button';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';
import { useId } from 'react';
import { SheetDialog } from './sheet-dialog';

interface Props {
  open: boolean;
  title: string;
  description: string;
  action: string;
  onAction: () => void;
}

/** A message with a single button. */
export function MessageDialog({ open, title, description, action, onAction }: Props) {
  const titleId = useId();
  return (
    <SheetDialog open={open} isPlain labelledBy={titleId}>
      <DialogTitle id={titleId}>{title}</DialogTitle>
      <DialogContent>
        <DialogContentText>{description}</DialogContentText>
      </DialogContent>
      <DialogActions>
        <Button variant="contained" onClick={onAction} autoFocus>
          {action}
        </Button>
      </DialogActions>
    </SheetDialog>
  );
}
