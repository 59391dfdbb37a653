import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';

interface Props {
  Icon: LucideIcon;
  children: ReactNode;
  action?: ReactNode;
}

/** Something about the whole page that is good to know, above what it is about. */
export function Hint({ Icon, children, action }: Props) {
  return (
    <Box
      role="note"
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        gap: 1.5,
        p: 2,
        borderRadius: '16px',
        bgcolor: 'soft.head',
        '& > svg': { flex: 'none' },
      }}
    >
      <Icon size={20} aria-hidden />
      <Typography sx={{ flex: '1 1 16rem' }}>{children}</Typography>
      {action}
    </Box>
  );
}
