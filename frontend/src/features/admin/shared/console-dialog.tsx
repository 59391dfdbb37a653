import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import IconButton from '@mui/material/IconButton';
import { styled } from '@mui/material/styles';
import { X } from 'lucide-react';
import { useId, type ReactNode } from 'react';
import { AppDialog } from '../../../ui/dialogs/app-dialog';

interface Props {
  title: string;
  maxWidth?: 'sm' | 'md' | 'lg';
  /** There are unsaved changes, kept as a draft: clicks outside the dialog are ignored. */
  isDirty?: boolean;
  /** A request is in progress: the dialog stays open until it finishes. */
  isBusy?: boolean;
  onClose: () => void;
  children: ReactNode;
}

/** A dialog named by its title; full screen on phones. */
export function ConsoleDialog(props: Props) {
  const { title, maxWidth = 'md', isDirty = false, isBusy = false, onClose, children } = props;
  const titleId = useId();
  return (
    <AppDialog
      open
      onClose={onClose}
      isBusy={isBusy}
      ignoresOutside={isDirty}
      maxWidth={maxWidth}
      aria-labelledby={titleId}
    >
      <DialogTitle id={titleId}>{title}</DialogTitle>
      <IconButton
        aria-label="Close"
        onClick={onClose}
        disabled={isBusy}
        sx={{ position: 'absolute', top: 16, right: 16 }}
      >
        <X size={20} aria-hidden />
      </IconButton>
      {children}
    </AppDialog>
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
