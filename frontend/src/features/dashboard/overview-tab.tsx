import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import { Afterwards } from '../../ui/afterwards';
import { WhenNear } from '../../ui/when-near';
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
      <Afterwards>
        <FitLandscape onShowMatches={onShowMatches} />
        <WhenNear waiting={null}>{insights}</WhenNear>
      </Afterwards>
    </Box>
  );
}
