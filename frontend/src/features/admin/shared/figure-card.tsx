import Card from '@mui/material/Card';
import Skeleton from '@mui/material/Skeleton';
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

/** A number with its name and what it counts. */
export function FigureCard({ title, value, caption, isLoading, headingLevel = 'h2' }: Props) {
  return (
    <Card
      component="section"
      aria-label={title}
      aria-busy={isLoading}
      data-testid={isLoading ? 'skeleton-card' : undefined}
      sx={{
        p: { xs: 2, sm: 2.5 },
        minWidth: 0,
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
    </Card>
  );
}
