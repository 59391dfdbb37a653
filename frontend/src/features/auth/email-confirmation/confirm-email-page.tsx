import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, type ReactNode } from 'react';
import { Link as RouterLink, useNavigate } from 'react-router-dom';
import type { ConfirmEmailAnswer } from '#contract/account/auth';
import { ApiError, failureText, hasCode } from '../../../lib/api/api-error';
import { useLinkToken } from '../../../lib/link-token';
import { PATHS } from '../../../lib/paths';
import { EmptyDrawing } from '../../../ui/feedback/empty-state';
import { useToasts } from '../../../ui/feedback/toasts';
import { NavButton } from '../../../ui/layout/nav-button';
import { MessagePage } from '../../../ui/layout/message-page';
import { adoptUser, useAuthSettings, useConfirmEmail, useLogout } from '../auth.api';
import { LinkPasswordForm } from './link-password-form';

/** The support address, shown as text for people without an email app. */
function ContactSupport() {
  const { supportEmail } = useAuthSettings();
  if (supportEmail === null) {
    return (
      <Link component={RouterLink} to={PATHS.contact}>
        Contact support
      </Link>
    );
  }
  return (
    <>
      <Link href={`mailto:${supportEmail}`}>Contact support</Link> at {supportEmail}
    </>
  );
}

const LEAVE_AFTER_MS = 2000;
const COULD_NOT = "We couldn't verify your email address. The link may be invalid or expired.";

function destination(answer: ConfirmEmailAnswer): string {
  if (!answer.autoLoggedIn) return PATHS.emailConfirmed;
  return answer.redirectToCriteria && !answer.redirectToDashboard ? PATHS.survey : PATHS.home;
}

/** Reports the result, stores the user if there is one, and redirects after two seconds. */
function useOutcome(answer: ConfirmEmailAnswer | undefined, hasFailed: boolean): void {
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  const { toast } = useToasts();

  useEffect(() => {
    if (hasFailed) toast({ tone: 'error', title: 'Confirmation failed', description: COULD_NOT });
  }, [hasFailed, toast]);

  useEffect(() => {
    if (!answer || 'needsPassword' in answer || 'restoredEmail' in answer) return undefined;
    toast({ title: 'Email confirmed!', description: 'Your account has been verified successfully.' });
    if (answer.autoLoggedIn) adoptUser(queryClient, answer.user);
    const timer = setTimeout(() => void navigate(destination(answer), { replace: true }), LEAVE_AFTER_MS);
    return () => clearTimeout(timer);
  }, [answer, navigate, queryClient, toast]);
}

function Failed({ title, children }: { title: string; children: ReactNode }) {
  return (
    <MessagePage title={title} drawing={<EmptyDrawing motif="apart" />}>
      <Typography color="textSecondary">{children}</Typography>
      <NavButton to={PATHS.auth} variant="contained" sx={{ my: 3 }}>
        Back to Sign In
      </NavButton>
      <Typography variant="body2" color="textSecondary">
        Still stuck? <ContactSupport />
      </Typography>
    </MessagePage>
  );
}

/** A link of someone else's, opened while signed in: it must not replace the session without a word. */
function OtherAccount({ message, onSignedOut }: { message: string; onSignedOut: () => void }) {
  const { mutate: signOut, isPending } = useLogout(onSignedOut);
  return (
    <MessagePage title="You're signed in as someone else" drawing={<EmptyDrawing motif="apart" />}>
      <Typography color="textSecondary">{message}</Typography>
      <Box sx={{ my: 3, display: 'flex', flexWrap: 'wrap', gap: 1.5, justifyContent: 'center' }}>
        <NavButton to={PATHS.home} variant="contained">
          Stay signed in
        </NavButton>
        <Button variant="outlined" disabled={isPending} onClick={() => signOut()}>
          Sign out and continue
        </Button>
      </Box>
    </MessagePage>
  );
}

function AddressRestored({ email }: { email: string }) {
  return (
    <MessagePage title="Your address is back" drawing={<EmptyDrawing motif="meet" />}>
      <Typography color="textSecondary">
        You sign in with {email} again, and every device is signed out. We also emailed you a link to choose a
        new password. Use it if you didn't change the address yourself.
      </Typography>
      <NavButton to={PATHS.signIn} variant="contained" sx={{ my: 3 }}>
        Sign In
      </NavButton>
    </MessagePage>
  );
}

function Unreachable({ error, onRetry }: { error: Error; onRetry: () => void }) {
  return (
    <MessagePage title="Not confirmed yet" drawing={<EmptyDrawing motif="apart" />}>
      <Typography color="textSecondary" role="alert">
        {failureText(error, 'Something went wrong. Please try again.')} Your link is still good.
      </Typography>
      <Button variant="contained" onClick={onRetry} sx={{ my: 3 }}>
        Try Again
      </Button>
    </MessagePage>
  );
}

/** If the link isn't the problem, a retry may succeed. */
const isWorthRetrying = (error: Error): boolean =>
  error instanceof ApiError && (error.status === 0 || error.status === 429 || error.status >= 500);

export function ConfirmEmailPage() {
  const token = useLinkToken();
  const { data, error, refetch } = useConfirmEmail(token);
  const isRefused =
    error !== null && !isWorthRetrying(error) && !hasCode(error, 'auth.other-account-signed-in');
  useOutcome(data, isRefused);
  const retry = () => void refetch();

  if (!token)
    return (
      <Failed title="Invalid confirmation link">
        This link is incomplete. Please open the full link from your email.
      </Failed>
    );
  if (isRefused) return <Failed title="Confirmation Failed">{COULD_NOT}</Failed>;
  if (hasCode(error, 'auth.other-account-signed-in') && error instanceof ApiError)
    return <OtherAccount message={error.message} onSignedOut={retry} />;
  if (error) return <Unreachable error={error} onRetry={retry} />;
  if (!data) {
    return (
      <MessagePage title="Confirming" drawing={<EmptyDrawing motif="letter" />}>
        <Typography color="textSecondary">One moment while we check your link.</Typography>
      </MessagePage>
    );
  }
  if ('needsPassword' in data) return <LinkPasswordForm token={token} needed={data} />;
  if ('restoredEmail' in data) return <AddressRestored email={data.restoredEmail} />;
  return (
    <MessagePage title="Email Confirmed" drawing={<EmptyDrawing motif="meet" />}>
      <Typography color="textSecondary">
        {data.autoLoggedIn ? "You're signed in. Just a moment." : 'Taking you to the sign-in page.'}
      </Typography>
    </MessagePage>
  );
}
