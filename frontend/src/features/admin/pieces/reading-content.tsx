import DialogContent from '@mui/material/DialogContent';
import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';

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
