import Box from '@mui/material/Box';
import { FitLandscape } from './fit-landscape';
import { StatCards } from './stat-cards';

export function OverviewTab({ onShowMatches }: { onShowMatches: () => void }) {
  return (
    <Box sx={{ display: 'grid', gap: { xs: 4, sm: 5 } }}>
      <StatCards />
      <FitLandscape onShowMatches={onShowMatches} />
    </Box>
  );
}
