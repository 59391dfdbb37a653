import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useQueryClient } from '@tanstack/react-query';
import { KeyRound, ShieldCheck, Smartphone } from 'lucide-react';
import { whileBusy } from '../../../ui/feedback/while-busy';
import { GatePage } from '../../../ui/layout/gate-page';
import { refreshCurrentUser, useLogout } from '../../auth/auth.api';
import { canUsePasskeys } from '../../auth/second-factor.api';
import { useFactorDialogs } from './use-factor-dialogs';

/** The only screen of an administrator who has to set up a second factor first. */
export function SecondFactorSetupPage() {
  const queryClient = useQueryClient();
  const logout = useLogout();
  const { open, dialogs } = useFactorDialogs(() => void refreshCurrentUser(queryClient));
  return (
    <>
      <GatePage
        title="Set up a second sign-in step"
        icon={ShieldCheck}
        text="The administrator's account needs more than a password here. Add a passkey or an authenticator app to continue."
      >
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
          <Button onClick={() => logout.mutate()} {...whileBusy(logout.isPending)}>
            Sign out
          </Button>
        </Box>
      </GatePage>
      {dialogs}
    </>
  );
}
