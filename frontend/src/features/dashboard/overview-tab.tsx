import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import { AfterFirstPaint, NearViewport } from '../../ui/layout/deferred';
import { FitLandscape } from './fit-landscape';
import { StatCards } from './stat-cards';

interface Props {
  /** The analytics, a feature of their own. */
  insights: ReactNode;
  onShowMatches: () => void;
}

export function OverviewTab({ insights, onShowMatches }: Props) {
  return (
    <Box
      sx={{
        display: 'grid',
        gap: { xs: 4, sm: 5 },
        // What is below the fold is laid out when it is scrolled to.
        '& > section': { contentVisibility: 'auto', containIntrinsicSize: 'auto 720px', minWidth: 0 },
      }}
    >
      <StatCards />
      <AfterFirstPaint>
        <FitLandscape onShowMatches={onShowMatches} />
        <NearViewport waiting={null}>{insights}</NearViewport>
      </AfterFirstPaint>
    </Box>
  );
}
