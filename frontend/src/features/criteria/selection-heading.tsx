import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';

export function SelectionHeading({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Box sx={{ mb: 4, maxWidth: '62ch' }}>
      <Typography variant="h1">{title}</Typography>
      <Typography color="textSecondary" sx={{ mt: 1 }}>
        {children}
      </Typography>
    </Box>
  );
}
