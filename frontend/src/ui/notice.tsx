import Box from '@mui/material/Box';
import { CircleAlert, CircleCheck } from 'lucide-react';
import type { ReactNode } from 'react';

const TONES = { error: CircleAlert, success: CircleCheck } as const;

/** A box in the page that stays. It is not announced by itself: the toast beside it is. */
export function Notice({ tone, children }: { tone: keyof typeof TONES; children: ReactNode }) {
  const Icon = TONES[tone];
  return (
    <Box
      sx={{
        display: 'flex',
        gap: 1.25,
        p: '12px 14px',
        borderRadius: '14px',
        border: 1,
        borderColor: `${tone}.main`,
        color: `${tone}.main`,
        bgcolor: (theme) => `color-mix(in srgb, ${theme.vars?.palette[tone].main} 8%, transparent)`,
        fontSize: '0.9375rem',
        lineHeight: 1.45,
        '& svg': { flex: 'none', mt: '1px' },
      }}
    >
      <Icon size={20} aria-hidden />
      <span>{children}</span>
    </Box>
  );
}
