import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';

interface Props {
  title: string;
  text: ReactNode;
  /** Absent while its panel is open. */
  action?: ReactNode;
  children?: ReactNode;
}

/** An account setting: what it is, its button, and the panel it opens. */
export function SettingRow({ title, text, action, children }: Props) {
  return (
    <Box component="section" aria-label={title} sx={{ py: 2.5, borderTop: 1, borderColor: 'divider' }}>
      <Box
        sx={{
          display: 'flex',
          flexDirection: { xs: 'column', sm: 'row' },
          alignItems: { sm: 'center' },
          justifyContent: 'space-between',
          gap: { xs: 1.5, sm: 3 },
          '& > .MuiButton-root': { flex: 'none', alignSelf: { xs: 'flex-start', sm: 'center' } },
        }}
      >
        <Box sx={{ minWidth: 0 }}>
          <Typography variant="h4">{title}</Typography>
          <Typography color="textSecondary" sx={{ overflowWrap: 'anywhere' }}>
            {text}
          </Typography>
        </Box>
        {action}
      </Box>
      {children && <Box sx={{ mt: 2.5 }}>{children}</Box>}
    </Box>
  );
}
