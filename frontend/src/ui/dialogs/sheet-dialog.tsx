import type { ReactNode } from 'react';
import { AppDialog } from './app-dialog';

interface Props {
  open: boolean;
  labelledBy: string;
  describedBy?: string;
  onClose?: () => void;
  /** It can't be closed now, for example while saving. */
  isBusy?: boolean;
  /** See AppDialog. */
  losesInput?: boolean;
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
  isBusy = false,
  losesInput = false,
  onExited,
  maxWidth = 'xs',
  isPlain = false,
  children,
}: Props) {
  return (
    <AppDialog
      open={open}
      onClose={onClose}
      isBusy={isBusy}
      losesInput={losesInput}
      maxWidth={maxWidth}
      isPlain={isPlain}
      slotProps={{ transition: { onExited }, paper: { sx: { '& .MuiDialogTitle-root': { pr: 3 } } } }}
      aria-labelledby={labelledBy}
      aria-describedby={describedBy}
      isSheet
    >
      {children}
    </AppDialog>
  );
}
