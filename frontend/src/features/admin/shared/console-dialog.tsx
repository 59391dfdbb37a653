import DialogContent from '@mui/material/DialogContent';
import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { TitledDialog } from '../../../ui/dialogs/titled-dialog';

interface Props {
  title: string;
  maxWidth?: 'sm' | 'md' | 'lg';
  /** It is short: on phones it is only as high as what is in it. */
  isSheet?: boolean;
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
    >
      {children}
    </TitledDialog>
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
