import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { LogOut } from 'lucide-react';
import type { ReactNode } from 'react';
import { PATHS } from '../../../lib/paths';
import { whileBusy } from '../../../ui/feedback/while-busy';
import { NavButton } from '../../../ui/layout/nav-button';
import { useCurrentUser, useLogout } from '../../auth/auth.api';
import { SectionCard } from '../shared/section-card';

function DatingProfile() {
  return (
    <SectionCard
      title="Dating profile"
      about="This account runs the product and has no dating profile. You can set one up if you'd like to use Heart & Head yourself."
    >
      <NavButton to={PATHS.survey} variant="outlined">
        Set up a dating profile
      </NavButton>
    </SectionCard>
  );
}

/** The administrator's own account. `signIn` is how it signs in. */
export function AccountPage({ signIn }: { signIn: ReactNode }) {
  const { data: user } = useCurrentUser();
  const logout = useLogout();
  if (!user) return null;
  return (
    <Box sx={{ maxWidth: 768 }}>
      <Box
        sx={{
          display: 'flex',
          flexWrap: 'wrap',
          alignItems: 'center',
          justifyContent: 'space-between',
          columnGap: 2,
          rowGap: 1,
          mb: 3,
        }}
      >
        <Box sx={{ minWidth: 0 }}>
          <Typography variant="h2">Your account</Typography>
          <Typography color="textSecondary" sx={{ overflowWrap: 'anywhere' }}>
            {user.email}
          </Typography>
        </Box>
        <Button
          variant="outlined"
          startIcon={<LogOut size={18} aria-hidden />}
          {...whileBusy(logout.isPending)}
          onClick={() => logout.mutate()}
        >
          Sign Out
        </Button>
      </Box>
      <Box sx={{ display: 'grid', gap: 3 }}>
        {signIn}
        {!user.onboardingComplete && <DatingProfile />}
      </Box>
    </Box>
  );
}
