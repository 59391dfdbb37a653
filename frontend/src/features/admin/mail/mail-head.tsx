import Box from '@mui/material/Box';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { Link as RouterLink } from 'react-router-dom';
import { PATHS } from '../../../lib/paths';
import { BackLink } from '../../../ui/layout/back-link';
import { QueueBoardLink } from '../settings/health-list';

export type MailView = 'unsent' | 'suppressed';

const VIEWS: Readonly<Record<MailView, { label: string; to: string }>> = {
  unsent: { label: 'Unsent email', to: PATHS.unsentEmail },
  suppressed: { label: 'Suppressed addresses', to: PATHS.suppressedAddresses },
};

const ViewLink = styled(RouterLink)(({ theme }) => ({
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: 44,
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

interface Props {
  view: MailView;
  /** What can be done with the whole view, next to the title. */
  children?: ReactNode;
}

/** The title of the email pages and the way from one to the other. */
export function MailHead({ view, children }: Props) {
  return (
    <>
      <Box>
        <BackLink to={PATHS.adminSettings}>Settings</BackLink>
        <Box sx={{ display: 'flex', alignItems: 'center', columnGap: { xs: 0, sm: 2 }, minHeight: 44 }}>
          <Typography variant="h2" sx={{ mr: 'auto' }}>
            Email delivery
          </Typography>
          <QueueBoardLink isIconOnPhones />
          {children}
        </Box>
      </Box>
      <Box
        component="nav"
        aria-label="Email delivery"
        sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 3, borderBottom: 1, borderColor: 'divider' }}
      >
        {Object.entries(VIEWS).map(([name, { label, to }]) => (
          <ViewLink key={name} to={to} replace aria-current={name === view ? 'page' : undefined}>
            {label}
          </ViewLink>
        ))}
      </Box>
    </>
  );
}
