import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { ArrowLeft } from 'lucide-react';
import type { ComponentType } from 'react';
import { Link as RouterLink } from 'react-router-dom';
import { PATHS } from '../../../lib/paths';
import { QueueBoardLink } from '../settings/health-list';
import { SuppressedView } from './suppressed-view';
import { UnsentView } from './unsent-view';

export type MailView = 'unsent' | 'suppressed';

const VIEWS: Readonly<Record<MailView, { label: string; to: string; View: ComponentType }>> = {
  unsent: { label: 'Unsent email', to: PATHS.unsentEmail, View: UnsentView },
  suppressed: { label: 'Suppressed addresses', to: PATHS.suppressedAddresses, View: SuppressedView },
};

const ViewLink = styled(RouterLink)(({ theme }) => ({
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: 44,
  padding: '0 12px',
  borderBottom: '2px solid transparent',
  color: theme.vars?.palette.text.secondary,
  fontSize: '0.9375rem',
  fontWeight: 560,
  textDecoration: 'none',
  '&[aria-current]': {
    borderColor: theme.vars?.palette.primary.main,
    color: theme.vars?.palette.primary.main,
  },
  '&:hover:not([aria-current])': { borderColor: theme.vars?.palette.score.edge },
  '@media (forced-colors: active)': { '&:not([aria-current])': { borderColor: 'Canvas' } },
}));

/** Email that was not sent, and addresses that get none. Opened from the settings and from health. */
export function MailPage({ view }: { view: MailView }) {
  const { View } = VIEWS[view];
  return (
    <Box sx={{ display: 'grid', gap: 2 }}>
      <Box>
        <Link
          component={RouterLink}
          to={PATHS.adminSettings}
          sx={{ display: 'inline-flex', alignItems: 'center', gap: 0.75, minHeight: 44 }}
        >
          <ArrowLeft size={16} aria-hidden />
          Settings
        </Link>
        <Typography variant="h2">Email delivery</Typography>
      </Box>
      <Box
        component="nav"
        aria-label="Email delivery"
        sx={{
          display: 'flex',
          flexWrap: 'wrap',
          alignItems: 'center',
          columnGap: 1,
          rowGap: 0.5,
          borderBottom: 1,
          borderColor: 'divider',
        }}
      >
        {Object.entries(VIEWS).map(([name, { label, to }]) => (
          <ViewLink key={name} to={to} replace aria-current={name === view ? 'page' : undefined}>
            {label}
          </ViewLink>
        ))}
        <Box sx={{ ml: { sm: 'auto' } }}>
          <QueueBoardLink />
        </Box>
      </Box>
      <View />
    </Box>
  );
}
