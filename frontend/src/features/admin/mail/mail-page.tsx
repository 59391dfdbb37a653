import Box from '@mui/material/Box';
import type { ComponentType } from 'react';
import type { MailView } from './mail-head';
import { SuppressedView } from './suppressed-view';
import { UnsentView } from './unsent-view';

const VIEWS: Readonly<Record<MailView, ComponentType>> = { unsent: UnsentView, suppressed: SuppressedView };

/** Email that was not sent, and addresses that get none. Opened from the settings and from health. */
export function MailPage({ view }: { view: MailView }) {
  const View = VIEWS[view];
  return (
    <Box sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 2 }}>
      <View />
    </Box>
  );
}
