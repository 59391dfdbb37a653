import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { TitledDialog } from '../../../ui/dialogs/titled-dialog';

interface Props {
  title: string;
  maxWidth?: 'sm' | 'md' | 'lg';
  /** It is short: on phones it is only as high as what is in it. */
  isSheet?: boolean;
  /** It has steps of different lengths: as high on wide screens, whatever is in it. */
  isTall?: boolean;
  /** What it is about has a name, which its content begins with. */
  isQuiet?: boolean;
  /** Room next to the title for a button, on phones in px. */
  titleRoom?: number;
  /** There are unsaved changes, kept as a draft: clicks outside the dialog are ignored. */
  isDirty?: boolean;
  /** A request is in progress: the dialog stays open until it finishes. */
  isBusy?: boolean;
  onClose: () => void;
  children: ReactNode;
}

/** A dialog named by its title; full screen on phones, unless it is a sheet. */
export function ConsoleDialog(props: Props) {
  const {
    title,
    maxWidth = 'md',
    isSheet = false,
    isTall = false,
    isQuiet = false,
    titleRoom = 0,
    isDirty = false,
    isBusy = false,
    onClose,
    children,
  } = props;
  return (
    <TitledDialog
      open
      onClose={onClose}
      isBusy={isBusy}
      ignoresOutside={isDirty}
      maxWidth={maxWidth}
      title={title}
      isSheet={isSheet}
      isQuiet={isQuiet}
      slotProps={{
        paper: {
          sx: {
            ...(isTall && { height: { sm: 'min(820px, calc(100% - 64px))' } }),
            ...(titleRoom > 0 && { '& .MuiDialogTitle-root': { pr: { xs: `${titleRoom}px`, sm: 8 } } }),
          },
        },
      }}
    >
      {children}
    </TitledDialog>
  );
}

/** Its buttons share one row on phones, too. */
export const RowActions = styled(DialogActions)(({ theme }) => ({
  [theme.breakpoints.down('sm')]: {
    '& > :not(style) ~ :not(style):not(style)': { marginLeft: 0 },
    '& > .MuiButton-root': { flex: '1 1 0', paddingInline: 12 },
  },
}));

const Content = styled(DialogContent)({
  // The figures in it fall into its columns.
  containerType: 'inline-size',
  display: 'grid',
  // No wider than the dialog: what doesn't wrap is cut there.
  gridTemplateColumns: 'minmax(0, 1fr)',
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
