import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import type { ReactNode, SubmitEvent } from 'react';
import { whileBusy } from '../feedback/while-busy';
import { TitledDialog } from './titled-dialog';

interface Props {
  open: boolean;
  title: string;
  submitLabel: string;
  /** Saving is in progress: the dialog stays open until it finishes. */
  isPending?: boolean;
  /** There is something to submit; false while what the form is about still loads. */
  isReady?: boolean;
  /** The form has unsaved input, which a click outside the dialog must not lose. */
  isDirty: boolean;
  /** No draft keeps its input, so a pull must not close it once there is some. */
  hasNoDraft?: boolean;
  maxWidth?: 'xs' | 'sm' | 'md';
  onSubmit: () => void;
  onClose: () => void;
  /** A short text or another way to submit, next to the buttons. */
  note?: ReactNode;
  children: ReactNode;
}

/** On phones it has a line of its own, with another way to submit in the middle; elsewhere its words start there. */
const NOTE = {
  mr: 'auto',
  flexBasis: { xs: '100%', sm: 'auto' },
  '&:empty': { display: 'none' },
  '& > .MuiButton-root': { width: { xs: '100%', sm: 'auto' }, ml: { xs: 0, sm: -1.75 } },
} as const;

/** A form in a dialog with the title as its name, and the buttons always visible; a wide one fills a phone's screen. */
export function FormDialog({
  open,
  title,
  submitLabel,
  isPending = false,
  isReady = true,
  isDirty,
  hasNoDraft = false,
  maxWidth = 'sm',
  onSubmit,
  onClose,
  note,
  children,
}: Props) {
  const isSheet = maxWidth !== 'md';
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    // React events bubble through portals, so the page's form would receive this event too.
    event.stopPropagation();
    onSubmit();
  };
  return (
    <TitledDialog
      open={open}
      onClose={onClose}
      isBusy={isPending}
      ignoresOutside={isDirty}
      losesInput={isDirty && hasNoDraft}
      maxWidth={maxWidth}
      title={title}
      isSheet={isSheet}
      isRuled={!isSheet}
    >
      <Box
        component="form"
        noValidate
        onSubmit={submit}
        sx={{ display: 'flex', flexDirection: 'column', minHeight: 0, flexGrow: 1 }}
      >
        <DialogContent sx={{ display: 'flex', flexDirection: 'column', gap: { xs: 2, sm: 2.5 } }}>
          {children}
        </DialogContent>
        <DialogActions>
          {note && <Box sx={NOTE}>{note}</Box>}
          <Button onClick={onClose} disabled={isPending}>
            Cancel
          </Button>
          <Button type="submit" variant="contained" disabled={!isReady} {...whileBusy(isPending)}>
            {submitLabel}
          </Button>
        </DialogActions>
      </Box>
    </TitledDialog>
  );
}
