import Typography from '@mui/material/Typography';
import { useSearchParams } from 'react-router-dom';
import { ERRORS } from '#contract/errors';
import { PATHS } from '../../lib/paths';
import { AuthLayout } from '../../ui/auth-layout';
import { EmptyDrawing } from '../../ui/feedback/empty-state';
import { NavButton } from '../../ui/layout/nav-button';
import { QuietPage } from '../../ui/layout/quiet-page';
import { NewPasswordForm } from './new-password-form';

export function ResetPasswordPage() {
  const [params] = useSearchParams();
  const token = params.get('token');
  if (!token) {
    return (
      <QuietPage title="Invalid Reset Link" drawing={<EmptyDrawing motif="apart" />}>
        <Typography color="textSecondary">{ERRORS['auth.reset-link-invalid'].message}</Typography>
        <NavButton to={PATHS.auth} variant="contained" sx={{ mt: 3 }}>
          Back to Login
        </NavButton>
      </QuietPage>
    );
  }
  return (
    <AuthLayout
      title="Choose a new password"
      description="It replaces the old one and signs you out everywhere else."
    >
      <NewPasswordForm token={token} />
    </AuthLayout>
  );
}
