import Box from '@mui/material/Box';
import { Check, X } from 'lucide-react';

/** A tick or a cross, with its words for whoever cannot see it. */
export function ConfirmedMark({ isConfirmed }: { isConfirmed: boolean }) {
  const Icon = isConfirmed ? Check : X;
  const words = isConfirmed ? 'Email confirmed' : 'Email not confirmed';
  return (
    <Box
      component="span"
      role="img"
      aria-label={words}
      title={words}
      sx={{
        flex: 'none',
        display: 'grid',
        placeItems: 'center',
        width: 24,
        height: 24,
        borderRadius: '50%',
        color: isConfirmed ? 'success.main' : 'error.main',
        bgcolor: (theme) =>
          `color-mix(in srgb, ${theme.vars?.palette[isConfirmed ? 'success' : 'error'].main} 10%, transparent)`,
      }}
    >
      <Icon size={15} strokeWidth={2.5} aria-hidden />
    </Box>
  );
}
