import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { Link as RouterLink } from 'react-router-dom';
import { PATHS } from '../../../lib/paths';
import { AuthAside } from '../auth-aside';
import { AuthLayout } from '../auth-layout';
import { SignUpForm } from './sign-up-form';

export function CreateAccountPage() {
  return (
    <AuthLayout
      title="Create your account"
      description="Set your own standards in about five minutes. No card required."
      aside={<AuthAside />}
    >
      <SignUpForm variant="strict" />
      <Typography sx={{ mt: 3, textAlign: 'center' }}>
        Already have an account?{' '}
        <Link component={RouterLink} to={PATHS.auth}>
          Sign in
        </Link>
      </Typography>
    </AuthLayout>
  );
}
