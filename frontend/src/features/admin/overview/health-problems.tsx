import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import type { HealthCheckName, SystemHealth } from '#contract/console/admin';
import { PATHS } from '../../../lib/paths';
import { NavButton } from '../../../ui/layout/nav-button';
import { CHECK_NAMES, StatusLine } from '../settings/health-list';

const ABOUT_EMAIL: readonly HealthCheckName[] = ['queue', 'mail'];

/** What needs attention, in the words of the checks; nothing while all is well. */
export function HealthProblems({ health }: { health: SystemHealth }) {
  const problems = health.checks.filter(({ state }) => state === 'warning' || state === 'down');
  if (problems.length === 0) return null;
  const isAboutEmail = problems.some(({ name }) => ABOUT_EMAIL.includes(name));
  return (
    <Card component="section" aria-label="Needs attention" sx={{ px: { xs: 2, sm: 3 }, py: 1.5 }}>
      <Typography variant="h3" component="h2">
        Needs attention
      </Typography>
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {problems.map((check) => (
          <StatusLine key={check.name} {...check} name={CHECK_NAMES[check.name]} />
        ))}
      </Box>
      {isAboutEmail && (
        <NavButton to={PATHS.unsentEmail} variant="outlined" sx={{ mt: 1, mb: 1 }}>
          See unsent email
        </NavButton>
      )}
    </Card>
  );
}
