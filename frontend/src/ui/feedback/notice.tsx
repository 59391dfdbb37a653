import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { CircleAlert, CircleCheck } from 'lucide-react';
import type { ReactNode } from 'react';
import { whileBusy } from './while-busy';

const TONES = { error: CircleAlert, success: CircleCheck } as const;

/** A persistent box in the page. Screen readers announce the toast that comes with it instead. */
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

interface Props {
  /** `match` or `date`: what was changed elsewhere. */
  subject: string;
  isLoading: boolean;
  onLoadNewer: () => void;
}

/** Someone saved first, usually the same user in another tab. No input is lost or overwritten. */
export function ConflictNotice({ subject, isLoading, onLoadNewer }: Props) {
  return (
    <Box
      role="alert"
      tabIndex={-1}
      ref={(notice: HTMLElement | null) => notice?.focus()}
      sx={{ p: 2, borderRadius: '16px', bgcolor: 'soft.head', outline: 'none' }}
    >
      <Typography sx={{ fontWeight: 600 }}>This {subject} was changed elsewhere</Typography>
      <Typography sx={{ mt: 0.5, mb: 1.5 }}>
        Your changes aren't saved yet, but they're still here. Copy what you want to keep, then load the newer
        version.
      </Typography>
      <Button variant="outlined" size="small" {...whileBusy(isLoading)} onClick={onLoadNewer}>
        Load the newer version
      </Button>
    </Box>
  );
}
