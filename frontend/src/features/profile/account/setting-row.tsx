import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';

/** Settings under a heading, each with a line above it. */
export function SettingGroup({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Box sx={{ '& + &': { mt: 4 } }}>
      <Typography variant="h3" sx={{ mb: 1.5 }}>
        {title}
      </Typography>
      {children}
    </Box>
  );
}

/** A setting with nothing but a switch or a field in it. */
export function SettingLine({ children }: { children: ReactNode }) {
  return <Box sx={{ pt: 1, pb: 2, borderTop: 1, borderColor: 'divider' }}>{children}</Box>;
}

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
          <Typography component="h4" sx={{ fontWeight: 560 }}>
            {title}
          </Typography>
          <Typography variant="body2" color="textSecondary" sx={{ overflowWrap: 'anywhere' }}>
            {text}
          </Typography>
        </Box>
        {action}
      </Box>
      {children && <Box sx={{ mt: 2.5 }}>{children}</Box>}
    </Box>
  );
}
