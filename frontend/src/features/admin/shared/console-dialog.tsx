import Dialog from '@mui/material/Dialog';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import IconButton from '@mui/material/IconButton';
import { styled } from '@mui/material/styles';
import { X } from 'lucide-react';
import { useId, useState, type ReactNode } from 'react';
import { ConfirmDialog } from '../../../ui/dialogs/confirm-dialog';

interface Props {
  title: string;
  maxWidth?: 'sm' | 'md' | 'lg';
  /** Something is written: a click beside the dialog does not lose it, and every other way out asks first. */
  isHeld?: boolean;
  /** Something is on its way: the dialog stays until the answer is there. */
  isBusy?: boolean;
  onClose: () => void;
  /** Content and actions; `askToClose` is for a button among them that leaves without saving. */
  children: ReactNode | ((askToClose: () => void) => ReactNode);
}

/** A dialog named by its title; on phones it fills the screen. */
export function ConsoleDialog(props: Props) {
  const { title, maxWidth = 'md', isHeld = false, isBusy = false, onClose, children } = props;
  const titleId = useId();
  const [isAsking, setAsking] = useState(false);
  const askToClose = () => {
    if (isBusy) return;
    if (isHeld) setAsking(true);
    else onClose();
  };
  const close = (_event: unknown, reason: 'backdropClick' | 'escapeKeyDown') => {
    if (!(isHeld && reason === 'backdropClick')) askToClose();
  };
  return (
    <>
      <Dialog open onClose={close} maxWidth={maxWidth} aria-labelledby={titleId}>
        <DialogTitle id={titleId}>{title}</DialogTitle>
        <IconButton aria-label="Close" onClick={askToClose} sx={{ position: 'absolute', top: 16, right: 16 }}>
          <X size={20} aria-hidden />
        </IconButton>
        {typeof children === 'function' ? children(askToClose) : children}
      </Dialog>
      <ConfirmDialog
        open={isAsking}
        title="Discard your changes?"
        description="What you have written is not saved."
        keepLabel="Keep editing"
        confirmLabel="Discard"
        onConfirm={onClose}
        onClose={() => setAsking(false)}
      />
    </>
  );
}

const Content = styled(DialogContent)({
  display: 'grid',
  gap: 32,
  alignContent: 'start',
  '&:focus-visible': { outlineOffset: -3 },
});

/** What is only read in a dialog: the arrow keys scroll it, because it can have the focus itself. */
export function ReadingContent({ label, children }: { label: string; children: ReactNode }) {
  return (
    <Content role="group" aria-label={label} tabIndex={0}>
      {children}
    </Content>
  );
}
