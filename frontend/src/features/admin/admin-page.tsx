import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import { LockKeyhole } from 'lucide-react';
import { Navigate, useNavigate } from 'react-router-dom';
import { lazyPart } from '../../lib/lazy';
import { PATHS } from '../../lib/paths';
import { rememberReturnPath } from '../../lib/storage/return-path';
import { ScreenLoading } from '../../ui/feedback/screen-loading';
import { NavButton } from '../../ui/layout/nav-button';
import { PageHeader } from '../../ui/layout/page-header';
import { PageMain } from '../../ui/layout/page-main';
import { useCurrentUser } from '../auth/auth.api';
import { useAdminStatus } from './admin.api';

const TITLE = 'Admin Access Required';

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
      <Button onClick={onCheckAgain} disabled={isChecking} sx={{ ml: -1.75 }}>
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
    <>
      <PageHeader />
      <PageMain title={TITLE} width={600} centered>
        <Card component="section" aria-labelledby="access-required" sx={{ p: { xs: 3, sm: 5 } }}>
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
            <LockKeyhole size={26} strokeWidth={1.75} aria-hidden />
          </Box>
          <Typography variant="h1" id="access-required">
            {TITLE}
          </Typography>
          <Typography color="textSecondary" sx={{ mt: 1, mb: 3 }}>
            This part of the product is for administrators only. Sign in with the administrator account to
            continue.
          </Typography>
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
        </Card>
      </PageMain>
    </>
  );
}

const AdminConsole = lazyPart(async () => (await import('./admin-console')).AdminConsole, <ScreenLoading />);

/** The server decides who the administrator is; without its confirmation, access is denied. */
export function AdminPage() {
  const { data: user } = useCurrentUser();
  const { data: status, isPending, isFetching, error, refetch } = useAdminStatus();
  if (isPending) return <ScreenLoading />;
  // The gate shows the setup there.
  if (user?.mustSetUpSecondFactor) return <Navigate to={PATHS.home} replace />;
  if (status?.isAdmin) return <AdminConsole />;
  return (
    <AccessCard hasFailed={error !== null} isChecking={isFetching} onCheckAgain={() => void refetch()} />
  );
}
