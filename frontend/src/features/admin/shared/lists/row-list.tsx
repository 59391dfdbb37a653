import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';

/** A list of bordered rows. */
export const rowList = { listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 1.5 } as const;

/** Two rows while they load. */
export function RowsSkeleton({ label }: { label: string }) {
  return (
    <Box role="group" aria-label={label} aria-busy sx={{ display: 'grid', gap: 1.5 }}>
      <Skeleton variant="rounded" height={76} />
      <Skeleton variant="rounded" height={76} />
    </Box>
  );
}
