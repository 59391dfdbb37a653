import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { CircleCheck } from 'lucide-react';
import { Link as RouterLink, useLocation } from 'react-router-dom';
import { PATHS } from '../../../lib/paths';
import { EmptyDrawing } from '../../../ui/feedback/empty-state';
import { NavButton } from '../../../ui/layout/nav-button';
import { MessagePage } from '../../../ui/layout/message-page';
import { useResendConfirmation } from '../auth.api';
import { NewLinkForm } from '../new-link-form';

function emailOf(state: unknown): string {
  return typeof state === 'object' && state !== null && 'email' in state && typeof state.email === 'string'
    ? state.email
    : '';
}

export function ConfirmationPage() {
  const email = emailOf(useLocation().state);
  const resend = useResendConfirmation();
  return (
    <MessagePage title="Check Your Email!" drawing={<EmptyDrawing isAtStart motif="letter" />} hasForm>
      <Box sx={{ display: 'flex', gap: 1, alignItems: 'center', color: 'success.main' }}>
        <CircleCheck size={20} aria-hidden style={{ flex: 'none' }} />
        <Typography>Account created successfully</Typography>
      </Box>
      <Typography color="textSecondary" sx={{ mt: 1.5, overflowWrap: 'anywhere' }}>
        Confirm your email with the link we sent{' '}
        {email ? (
          <>
            to{' '}
            <Box component="strong" sx={{ color: 'text.primary' }}>
              {email}
            </Box>
          </>
        ) : (
          'you'
        )}{' '}
        within 24 hours to start using your account.
      </Typography>
      <NavButton to={PATHS.auth} variant="contained" sx={{ mt: 3 }}>
        Back to Sign In
      </NavButton>
      <Box sx={{ mt: 4, pt: 3, borderTop: 1, borderColor: 'divider' }}>
        <Typography variant="body2" color="textSecondary">
          Can't find it? Check your spam folder, request another link, or{' '}
          <Link component={RouterLink} to={`${PATHS.auth}?mode=signup`} sx={{ py: 1.5 }}>
            sign up again
          </Link>
          .
        </Typography>
        <NewLinkForm knownEmail={email} send={resend} sentTitle="Confirmation email sent" />
      </Box>
    </MessagePage>
  );
}
