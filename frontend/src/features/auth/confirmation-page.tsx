import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useLocation } from 'react-router-dom';
import { PATHS } from '../../lib/paths';
import { EmptyDrawing } from '../../ui/feedback/empty-state';
import { NavButton } from '../../ui/layout/nav-button';
import { QuietPage } from '../../ui/layout/quiet-page';
import { ResendConfirmation } from './resend-confirmation';

function emailOf(state: unknown): string {
  return typeof state === 'object' && state !== null && 'email' in state && typeof state.email === 'string'
    ? state.email
    : '';
}

export function ConfirmationPage() {
  const email = emailOf(useLocation().state);
  return (
    <QuietPage title="Check Your Email!" drawing={<EmptyDrawing motif="letter" />}>
      <Typography variant="subtitle1" sx={{ fontWeight: 620 }}>
        Account created successfully
      </Typography>
      <Typography color="textSecondary" sx={{ mt: 1.5 }}>
        Your email must be confirmed before you can use your account.{' '}
        {email
          ? `We sent a link to ${email}; it works for 24 hours.`
          : 'We sent you a link; it works for 24 hours.'}
      </Typography>
      <Typography color="textSecondary" sx={{ mt: 1 }}>
        Nothing there? Check your spam folder, ask for another link, or sign up again.
      </Typography>
      <ResendConfirmation knownEmail={email} />
      <Box sx={{ mt: 4 }}>
        <NavButton to={PATHS.auth} variant="contained">
          Back to Sign In
        </NavButton>
      </Box>
    </QuietPage>
  );
}
