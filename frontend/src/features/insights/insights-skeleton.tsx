import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Skeleton from '@mui/material/Skeleton';
import { VisuallyHidden } from '../../ui/layout/visually-hidden';
import { PANEL_GRID } from './panel-grid';

const HEIGHTS = { changes: { xs: 700, md: 440 }, choice: 520, tell: 520, habits: { xs: 1100, md: 480 } };

/** The four groups in their final places. */
export function InsightsSkeleton() {
  return (
    <Box role="group" aria-label="Loading your analytics" aria-busy sx={PANEL_GRID}>
      <VisuallyHidden>Loading your analytics</VisuallyHidden>
      {Object.entries(HEIGHTS).map(([area, height]) => (
        <Card key={area} sx={{ gridArea: area, p: { xs: 2, sm: 3 }, height }}>
          <Skeleton width={160} height={28} />
          <Skeleton variant="rounded" sx={{ mt: 2 }} height="55%" />
          <Skeleton width="70%" sx={{ mt: 2 }} />
          <Skeleton width="50%" />
        </Card>
      ))}
    </Box>
  );
}
