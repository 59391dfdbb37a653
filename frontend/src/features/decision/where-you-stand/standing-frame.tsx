import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { StillSettling } from '../../../ui/layout/in-order';
import { VisuallyHidden } from '../../../ui/layout/visually-hidden';

interface FrameProps {
  words: ReactNode;
  isBusy?: boolean;
  children: ReactNode;
}

/** The panel's heading and its one sentence, with what follows from it. */
export function StandingFrame({ words, isBusy = false, children }: FrameProps) {
  return (
    <Card
      component="section"
      aria-labelledby="where-you-stand"
      aria-busy={isBusy}
      sx={{ p: { xs: 2, sm: 3 }, minHeight: { xs: 400, md: 300 } }}
    >
      <Typography variant="h2" id="where-you-stand" data-plain="head">
        Where you stand
      </Typography>
      <Typography variant="subtitle1" component="div" sx={{ mt: 0.75, mb: 2.5, maxWidth: '68ch' }}>
        {words}
      </Typography>
      {children}
    </Card>
  );
}

/** Next to a list of people on wide screens, above it on phones. */
export const STANDING_COLUMNS = {
  display: 'grid',
  columnGap: 4,
  rowGap: { xs: 3, md: 0 },
  gridTemplateColumns: { md: 'minmax(0, 7fr) minmax(0, 5fr)' },
  // On phones the list of people would push the next step off the first screen.
  '& > :first-child': { order: { xs: 1, md: 0 } },
} as const;

/** The panel of someone who has dates, also while its script loads. */
export function StandingLoading() {
  return (
    <StandingFrame isBusy words={<Skeleton width="min(460px, 90%)" />}>
      <VisuallyHidden>Loading where you stand</VisuallyHidden>
      <StillSettling />
      <Box sx={STANDING_COLUMNS}>
        <Box sx={{ display: 'grid', gap: 2, alignContent: 'start' }}>
          {[0, 1, 2, 3].map((row) => (
            <Box key={row} sx={{ display: 'flex', gap: 2, alignItems: 'center' }}>
              <Skeleton variant="circular" width={52} height={52} />
              <Box sx={{ flexGrow: 1 }}>
                <Skeleton width="40%" />
                <Skeleton width="100%" />
              </Box>
            </Box>
          ))}
          <Skeleton variant="rounded" width={200} height={44} sx={{ mt: 1, mb: 5.5, borderRadius: '22px' }} />
        </Box>
        <Skeleton variant="rounded" sx={{ height: { xs: 364, md: 346 }, borderRadius: '16px' }} />
      </Box>
    </StandingFrame>
  );
}
