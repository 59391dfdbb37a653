import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';

export const LOADING = '...';

interface Props {
  /** Its place in the grid. */
  area: string;
  label: string;
  /** Room that is kept on a phone until the figures are there, in px. */
  room?: number;
  children: ReactNode;
}

export function StatCard({ area, label, room = 0, children }: Props) {
  return (
    <Card
      component="section"
      aria-label={label}
      sx={{
        gridArea: area,
        p: { xs: 2, sm: 2.5 },
        display: 'flex',
        flexDirection: 'column',
        minWidth: 0,
        minHeight: { xs: room, md: 0 },
      }}
    >
      <Typography component="h2" variant="body1" color="textSecondary" sx={{ fontWeight: 560 }}>
        {label}
      </Typography>
      {children}
    </Card>
  );
}

export function Figure({ value, caption }: { value: ReactNode; caption: string }) {
  return (
    <Box sx={{ mt: 'auto', pt: 2 }}>
      <Typography
        component="p"
        variant="h1"
        sx={{ fontVariantNumeric: 'lining-nums tabular-nums', lineHeight: 1.1 }}
      >
        {value}
      </Typography>
      <Typography variant="body2" color="textSecondary" sx={{ mt: 0.25 }}>
        {caption}
      </Typography>
    </Box>
  );
}
