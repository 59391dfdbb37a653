import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';

/** A list of bordered rows. */
export const rowList = { listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 1.5 } as const;

/** A button on every row would compete with what needs attention; where nothing hovers, it has to look like one. */
export const quietAction = {
  '@media (hover: hover)': {
    color: 'text.secondary',
    '&:hover, &:focus-visible': { color: 'primary.main' },
  },
} as const;

/** Two rows while they load. */
export function RowsSkeleton({ label }: { label: string }) {
  return (
    <Box role="group" aria-label={label} aria-busy sx={{ display: 'grid', gap: 1.5 }}>
      <Skeleton variant="rounded" height={76} />
      <Skeleton variant="rounded" height={76} />
    </Box>
  );
}
