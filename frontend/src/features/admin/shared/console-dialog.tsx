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
  /** There are unsaved changes: clicks outside the dialog are ignored, and closing it asks first. */
  isDirty?: boolean;
  /** A request is in progress: the dialog stays open until it finishes. */
  isBusy?: boolean;
  onClose: () => void;
  /** Content and actions; `askToClose` is for actions that close without saving. */
  children: ReactNode | ((askToClose: () => void) => ReactNode);
}

/** A dialog named by its title; full screen on phones. */
export function ConsoleDialog(props: Props) {
  const { title, maxWidth = 'md', isDirty = false, isBusy = false, onClose, children } = props;
  const titleId = useId();
  const [isAsking, setAsking] = useState(false);
  const askToClose = () => {
    if (isBusy) return;
    if (isDirty) setAsking(true);
    else onClose();
  };
  const close = (_event: unknown, reason: 'backdropClick' | 'escapeKeyDown') => {
    if (!(isDirty && reason === 'backdropClick')) askToClose();
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
        description="Your changes haven't been saved."
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

/** Read-only dialog content: focusable, so that the arrow keys can scroll it. */
export function ReadingContent({ label, children }: { label: string; children: ReactNode }) {
  return (
    <Content role="group" aria-label={label} tabIndex={0}>
      {children}
    </Content>
  );
}
