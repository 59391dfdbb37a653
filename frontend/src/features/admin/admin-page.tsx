import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { LockKeyhole } from 'lucide-react';
import type { ReactNode } from 'react';
import { Navigate, useNavigate } from 'react-router-dom';
import { lazyPart } from '../../lib/loading/lazy';
import { PATHS } from '../../lib/paths';
import { rememberReturnPath } from '../../lib/storage/return-path';
import { ScreenLoading } from '../../ui/feedback/screen-loading';
import { whileBusy } from '../../ui/feedback/while-busy';
import { GatePage } from '../../ui/layout/gate-page';
import { NavButton } from '../../ui/layout/nav-button';
import { useCurrentUser } from '../auth/auth.api';
import { useAdminStatus } from './admin.api';

interface AccessCardProps {
  /** The status check itself failed. */
  hasFailed: boolean;
  isChecking: boolean;
  onCheckAgain: () => void;
}

function CheckAgain({ isChecking, onCheckAgain }: Omit<AccessCardProps, 'hasFailed'>) {
  return (
    <Box role="alert" sx={{ mb: 3 }}>
      <Typography color="error">We couldn't check your access just now.</Typography>
      <Button onClick={onCheckAgain} {...whileBusy(isChecking)} sx={{ ml: -1.75 }}>
        {isChecking ? 'Checking...' : 'Check again'}
      </Button>
    </Box>
  );
}

function AccessCard({ hasFailed, ...check }: AccessCardProps) {
  const navigate = useNavigate();
  const signIn = () => {
    rememberReturnPath(PATHS.admin);
    void navigate(PATHS.auth);
  };
  return (
    <GatePage
      title="Admin Access Required"
      icon={LockKeyhole}
      text="This part of the product is for administrators only. Sign in with the administrator account to continue."
    >
      {hasFailed && <CheckAgain {...check} />}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5 }}>
        <Button onClick={signIn} variant="contained" sx={{ flexGrow: { xs: 1, sm: 0 } }}>
          Sign In to Admin Panel
        </Button>
        <NavButton to={PATHS.home} variant="outlined" sx={{ flexGrow: { xs: 1, sm: 0 } }}>
          Return to Dashboard
        </NavButton>
      </Box>
      <Typography
        variant="body2"
        color="textSecondary"
        sx={{ mt: 4, pt: 2.5, borderTop: 1, borderColor: 'divider' }}
      >
        The admin account is set by <code>ADMIN_EMAIL</code> in this server's configuration.
      </Typography>
    </GatePage>
  );
}

const AdminConsole = lazyPart(async () => (await import('./admin-console')).AdminConsole, <ScreenLoading />);

/**
 * The server decides who the administrator is; without its confirmation, access is denied. `signIn` is how the account
 * signs in, a separate feature.
 */
export function AdminPage({ signIn }: { signIn: ReactNode }) {
  const { data: user } = useCurrentUser();
  const { data: status, isPending, isFetching, error, refetch } = useAdminStatus();
  if (isPending) return <ScreenLoading />;
  // The gate shows the setup there.
  if (user?.mustSetUpSecondFactor) return <Navigate to={PATHS.home} replace />;
  if (status?.isAdmin) return <AdminConsole signIn={signIn} />;
  return (
    <AccessCard hasFailed={error !== null} isChecking={isFetching} onCheckAgain={() => void refetch()} />
  );
}
