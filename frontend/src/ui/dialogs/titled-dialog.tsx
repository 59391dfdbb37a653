import DialogTitle from '@mui/material/DialogTitle';
import IconButton from '@mui/material/IconButton';
import { X } from 'lucide-react';
import { useId } from 'react';
import { AppDialog, type AppDialogProps } from './app-dialog';

interface Props extends AppDialogProps {
  title: string;
  /** Its content has a heading of its own, which comes first. */
  isQuiet?: boolean;
  /** Its content is long: a line, as above the buttons, shows what it slides under. */
  isRuled?: boolean;
  onClose: () => void;
}

const QUIET = { typography: 'body1', fontWeight: 560, color: 'text.secondary', pb: 0.5 } as const;
const RULED = { pb: { xs: 1, sm: 1.5 }, borderBottom: 1, borderColor: 'divider' } as const;

/** A dialog named by its title, with a button that closes it; on phones full screen, or a sheet. */
export function TitledDialog({ title, isQuiet = false, isRuled = false, children, ...props }: Props) {
  const titleId = useId();
  return (
    <AppDialog {...props} aria-labelledby={titleId}>
      <DialogTitle id={titleId} sx={{ ...(isQuiet && QUIET), ...(isRuled && RULED) }}>
        {title}
      </DialogTitle>
      <IconButton
        aria-label="Close"
        onClick={props.onClose}
        disabled={props.isBusy}
        // The cross itself, and not the room around it, ends where the content does.
        sx={{ position: 'absolute', top: 16, right: { xs: 4, sm: 12 } }}
      >
        <X size={20} aria-hidden />
      </IconButton>
      {children}
    </AppDialog>
  );
}
