import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { Link as RouterLink } from 'react-router-dom';
import { PATHS } from '../../app/paths';
import { MeetingDial } from '../../ui/meeting-dial';
import { NavButton } from '../../ui/nav-button';
import { PageHeader } from '../../ui/page-header';
import { PageMain } from '../../ui/page-main';
import { JourneyLine } from './journey-line';

const LINKS = [
  ['Privacy Policy', PATHS.privacy],
  ['Terms & Conditions', PATHS.terms],
  ['Contact', PATHS.contact],
] as const;

function Hero() {
  return (
    <Box
      sx={{
        display: 'grid',
        gap: { xs: 5, md: 8 },
        gridTemplateColumns: { md: '1.1fr 1fr' },
        alignItems: 'center',
      }}
    >
      <Box>
        <Typography variant="h1" sx={{ fontSize: { xs: '2.125rem', sm: '2.875rem' }, lineHeight: 1.08 }}>
          Date with your heart, but do not leave your head behind.
        </Typography>
        <Typography variant="subtitle1" color="textSecondary" sx={{ mt: 2.5, maxWidth: '44ch' }}>
          Say what matters to you. After each date, a minute of honest ratings. Then see how well somebody
          fits your own standards so far, how sure that is, and where your heart disagrees.
        </Typography>
        <Box sx={{ mt: 4, display: 'flex', flexWrap: 'wrap', gap: 2, alignItems: 'center' }}>
          <NavButton to={PATHS.signUp} variant="contained" color="secondary" size="large">
            Sign Me Up
          </NavButton>
          <Typography variant="body2" color="textSecondary">
            Free to start - No card required
          </Typography>
        </Box>
      </Box>
      <MeetingDial />
    </Box>
  );
}

export function LandingPage() {
  return (
    <>
      <PageHeader>
        <NavButton to={PATHS.signIn} variant="outlined">
          Sign In
        </NavButton>
      </PageHeader>
      <PageMain title="Date with your heart and your head">
        <Box sx={{ pt: { xs: 2, md: 6 } }}>
          <Hero />
          <JourneyLine />
        </Box>
      </PageMain>
      <Box component="footer" sx={{ borderTop: 1, borderColor: 'divider' }}>
        <Box
          component="nav"
          aria-label="About"
          sx={{
            maxWidth: 1120,
            mx: 'auto',
            p: '20px 24px',
            display: 'flex',
            flexWrap: 'wrap',
            gap: '8px 24px',
          }}
        >
          {LINKS.map(([label, path]) => (
            <Link
              key={path}
              component={RouterLink}
              to={path}
              color="textSecondary"
              underline="hover"
              variant="body2"
              sx={{ py: 1 }}
            >
              {label}
            </Link>
          ))}
        </Box>
      </Box>
    </>
  );
}
