import Box from '@mui/material/Box';
import { TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';

/** What to know before going on, or what stands in the way. */
export function Caution({ children }: { children: ReactNode }) {
  return (
    <Box
      sx={{
        display: 'flex',
        gap: 1.25,
        p: 2,
        border: 1,
        borderColor: (theme) => `color-mix(in srgb, ${theme.vars?.palette.warning.main} 40%, transparent)`,
        borderRadius: '16px',
        bgcolor: (theme) => `color-mix(in srgb, ${theme.vars?.palette.warning.main} 8%, transparent)`,
        overflowWrap: 'anywhere',
        '& > svg': { flex: 'none', mt: '2px', color: 'warning.main' },
      }}
    >
      <TriangleAlert size={20} aria-hidden />
      <Box sx={{ display: 'grid', gap: 0.5, minWidth: 0 }}>{children}</Box>
    </Box>
  );
}
