import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Skeleton from '@mui/material/Skeleton';
import { VisuallyHidden } from '../layout/visually-hidden';

/** `count` cards in the final layout: a title line, two lines of text, and with `dial`, a circle at the end. */
export function SkeletonCards({
  count,
  label,
  dial = false,
}: {
  count: number;
  label: string;
  dial?: boolean;
}) {
  return (
    <Box role="group" aria-label={label} aria-busy sx={{ display: 'grid', gap: 2 }}>
      <VisuallyHidden>{label}</VisuallyHidden>
      {Array.from({ length: count }, (_, index) => (
        <Card
          key={index}
          data-testid="skeleton-card"
          sx={{ p: 3, display: 'flex', gap: 2, alignItems: 'center' }}
        >
          <Box sx={{ flexGrow: 1 }}>
            <Skeleton width="40%" height={28} />
            <Skeleton width="85%" />
            <Skeleton width="60%" />
          </Box>
          {dial && <Skeleton variant="circular" width={88} height={88} />}
        </Card>
      ))}
    </Box>
  );
}
