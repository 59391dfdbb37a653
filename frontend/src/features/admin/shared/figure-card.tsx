import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Skeleton from '@mui/material/Skeleton';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';

/** Shown when a number couldn't be loaded. */
const NO_FIGURE = '–';

interface Props {
  title: string;
  /** Null while unknown. */
  value: string | null;
  caption: ReactNode;
  isLoading: boolean;
  headingLevel?: 'h2' | 'h3';
}

/** Figures that belong together, with hairlines between them; the edge hides those of the first row and column. */
export const FigureStrip = styled(Card)({
  display: 'grid',
  overflow: 'hidden',
  '& > section': { margin: '-1px 0 0 -1px' },
});

/** A number with its name and what it counts; goes in a strip. */
export function FigureCard({ title, value, caption, isLoading, headingLevel = 'h2' }: Props) {
  return (
    <Box
      component="section"
      aria-label={title}
      aria-busy={isLoading}
      data-testid={isLoading ? 'skeleton-card' : undefined}
      sx={{
        p: { xs: 2, sm: 2.5 },
        minWidth: 0,
        borderTop: 1,
        borderLeft: 1,
        borderColor: 'divider',
        display: 'flex',
        flexDirection: 'column',
      }}
    >
      <Typography component={headingLevel} variant="body1" color="textSecondary" sx={{ fontWeight: 560 }}>
        {title}
      </Typography>
      <Typography
        component="p"
        variant="h2"
        sx={{
          pt: 1,
          lineHeight: 1.15,
          fontVariantNumeric: 'lining-nums tabular-nums',
          overflowWrap: 'anywhere',
        }}
      >
        {isLoading ? <Skeleton width="60%" /> : (value ?? NO_FIGURE)}
      </Typography>
      <Typography variant="body2" color="textSecondary" sx={{ mt: 0.25 }}>
        {caption}
      </Typography>
    </Box>
  );
}
