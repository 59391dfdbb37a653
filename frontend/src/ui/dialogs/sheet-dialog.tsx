import type { ReactNode } from 'react';
import { AppDialog } from './app-dialog';

interface Props {
  open: boolean;
  labelledBy: string;
  describedBy?: string;
  onClose?: () => void;
  /** It has left the screen. */
  onExited?: () => void;
  maxWidth?: 'xs' | 'sm';
  /** See AppDialog. */
  isPlain?: boolean;
  children: ReactNode;
}

/** A dialog for short questions: a card on wide screens, a bottom sheet on phones. */
export function SheetDialog({
  open,
  labelledBy,
  describedBy,
  onClose,
  onExited,
  maxWidth = 'xs',
  isPlain = false,
  children,
}: Props) {
  return (
    <AppDialog
      open={open}
      onClose={onClose}
      maxWidth={maxWidth}
      isPlain={isPlain}
      slotProps={{ transition: { onExited } }}
      aria-labelledby={labelledBy}
      aria-describedby={describedBy}
      sx={{
        '& .MuiDialog-container': { justifyContent: { xs: 'flex-end', sm: 'center' } },
        '& .MuiDialog-paper.MuiDialog-paper': {
          height: 'auto',
          maxHeight: 'calc(100% - 32px)',
          borderRadius: { xs: '24px 24px 0 0', sm: '24px' },
        },
        '& .MuiDialogTitle-root': { pr: 3 },
      }}
    >
      {children}
    </AppDialog>
  );
}
