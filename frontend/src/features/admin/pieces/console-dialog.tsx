import Dialog from '@mui/material/Dialog';
import DialogTitle from '@mui/material/DialogTitle';
import IconButton from '@mui/material/IconButton';
import { X } from 'lucide-react';
import { useId, type ReactNode } from 'react';

interface Props {
  title: string;
  maxWidth?: 'sm' | 'md' | 'lg';
  /** Something is typed or under way: a click beside the dialog must not lose it. */
  isHeld?: boolean;
  onClose: () => void;
  /** Content and actions. */
  children: ReactNode;
}

/** A dialog named by its title; on phones it fills the screen. */
export function ConsoleDialog({ title, maxWidth = 'md', isHeld = false, onClose, children }: Props) {
  const titleId = useId();
  const close = (_event: unknown, reason: 'backdropClick' | 'escapeKeyDown') => {
    if (!(isHeld && reason === 'backdropClick')) onClose();
  };
  return (
    <Dialog open onClose={close} maxWidth={maxWidth} aria-labelledby={titleId}>
      <DialogTitle id={titleId}>{title}</DialogTitle>
      <IconButton aria-label="Close" onClick={onClose} sx={{ position: 'absolute', top: 16, right: 16 }}>
        <X size={20} aria-hidden />
      </IconButton>
      {children}
    </Dialog>
  );
}
