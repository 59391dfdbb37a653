import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { Hourglass } from 'lucide-react';

/** In the place of a figure that has too little to go by. */
export function NotYet({ words }: { words: string }) {
  return (
    <Box
      sx={{
        display: 'flex',
        gap: 1,
        mt: 0.75,
        color: 'text.secondary',
        '& svg': { flex: 'none', mt: '3px' },
      }}
    >
      <Hourglass size={15} aria-hidden />
      <Typography variant="body2">{words}</Typography>
    </Box>
  );
}
