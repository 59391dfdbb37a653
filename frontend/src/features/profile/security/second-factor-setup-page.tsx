import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import { useQueryClient } from '@tanstack/react-query';
import { KeyRound, ShieldCheck, Smartphone } from 'lucide-react';
import { PageHeader } from '../../../ui/layout/page-header';
import { PageMain } from '../../../ui/layout/page-main';
import { refreshCurrentUser, useLogout } from '../../auth/auth.api';
import { canUsePasskeys } from '../../auth/second-factor.api';
import { useFactorDialogs } from './use-factor-dialogs';

const TITLE = 'Set up a second sign-in step';

/** The only screen of an administrator who has to set up a second factor first. */
export function SecondFactorSetupPage() {
  const queryClient = useQueryClient();
  const logout = useLogout();
  const { open, dialogs } = useFactorDialogs(() => void refreshCurrentUser(queryClient));
  return (
    <>
      <PageHeader />
      <PageMain title={TITLE} width={600} centered>
        <Card component="section" aria-labelledby="second-step" sx={{ p: { xs: 3, sm: 5 } }}>
          <Box
            sx={{
              display: 'grid',
              placeItems: 'center',
              width: 56,
              height: 56,
              mb: 3,
              borderRadius: '18px',
              bgcolor: 'soft.head',
              color: 'primary.main',
            }}
          >
            <ShieldCheck size={26} strokeWidth={1.75} aria-hidden />
          </Box>
          <Typography variant="h1" id="second-step">
            {TITLE}
          </Typography>
          <Typography color="textSecondary" sx={{ mt: 1, mb: 3 }}>
            The administrator's account needs more than a password here. Add a passkey or an authenticator app
            to continue.
          </Typography>
          <Box sx={{ display: 'grid', gap: 1.5 }}>
            {canUsePasskeys() && (
              <Button
                variant="contained"
                size="large"
                startIcon={<KeyRound size={18} aria-hidden />}
                onClick={() => open('passkey')}
              >
                Add a passkey
              </Button>
            )}
            <Button
              variant={canUsePasskeys() ? 'outlined' : 'contained'}
              size="large"
              startIcon={<Smartphone size={18} aria-hidden />}
              onClick={() => open('app')}
            >
              Add an authenticator app
            </Button>
            <Button onClick={() => logout.mutate()} disabled={logout.isPending}>
              Sign out
            </Button>
          </Box>
        </Card>
      </PageMain>
      {dialogs}
    </>
  );
}
