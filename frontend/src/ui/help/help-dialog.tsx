import Button from '@mui/material/Button';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { useId } from 'react';
import type { HelpCard as Help } from '#contract/dating/help';
import { SheetDialog } from '../dialogs/sheet-dialog';
import { HelpCard } from './help-card';

interface Props {
  title: string;
  help: Help;
  subjectId: string;
  onClose: () => void;
}

/** Right after notes that sound serious were saved. */
export function HelpDialog({ title, help, subjectId, onClose }: Props) {
  const titleId = useId();
  return (
    <SheetDialog open labelledBy={titleId} onClose={onClose}>
      <DialogTitle id={titleId}>{title}</DialogTitle>
      <DialogContent>
        <HelpCard help={help} subjectId={subjectId} isNew />
      </DialogContent>
      <DialogActions>
        <Button variant="contained" onClick={onClose}>
          Done
        </Button>
      </DialogActions>
    </SheetDialog>
  );
}
