import Dialog from '@mui/material/Dialog';
import type { ReactNode } from 'react';

interface Props {
  open: boolean;
  labelledBy: string;
  describedBy?: string;
  onClose?: () => void;
  children: ReactNode;
}

/** A dialog for short questions: a card on wide screens, a bottom sheet on phones. */
export function SheetDialog({ open, labelledBy, describedBy, onClose, children }: Props) {
  return (
    <Dialog
      open={open}
      onClose={onClose}
      maxWidth="xs"
      aria-labelledby={labelledBy}
      aria-describedby={describedBy}
      sx={{
        '& .MuiDialog-container': { alignItems: { xs: 'flex-end', sm: 'center' } },
        '& .MuiDialog-paper.MuiDialog-paper': {
          height: 'auto',
          borderRadius: { xs: '24px 24px 0 0', sm: '24px' },
        },
        '& .MuiDialogTitle-root': { pr: 3 },
      }}
    >
      {children}
    </Dialog>
  );
}
