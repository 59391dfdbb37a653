import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { EmptyDrawing, type DrawingMotif } from './empty-drawing';

interface Props {
  motif: DrawingMotif;
  title: string;
  description: string;
  /** The one button. */
  action?: ReactNode;
  headingLevel?: 'h2' | 'h3';
}

export function EmptyState({ motif, title, description, action, headingLevel = 'h3' }: Props) {
  return (
    <Box sx={{ textAlign: 'center', py: 5, px: 2 }}>
      <Box sx={{ display: 'flex', justifyContent: 'center', mb: 2.5 }}>
        <EmptyDrawing motif={motif} />
      </Box>
      <Typography variant="h3" component={headingLevel}>
        {title}
      </Typography>
      <Typography color="textSecondary" sx={{ mt: 1, mb: action ? 3 : 0, maxWidth: '46ch', mx: 'auto' }}>
        {description}
      </Typography>
      {action}
    </Box>
  );
}
