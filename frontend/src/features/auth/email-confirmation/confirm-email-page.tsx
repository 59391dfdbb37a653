import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useNavigate } from 'react-router-dom';
import type { ConfirmEmailAnswer } from '#contract/account/auth';
import { ApiError, hasCode } from '../../../lib/api/api-error';
import { useEmailedLink } from '../../../lib/link-token';
import { PATHS } from '../../../lib/paths';
import { EmptyDrawing } from '../../../ui/feedback/empty-state';
import { useToasts } from '../../../ui/feedback/toasts';
import { whileBusy } from '../../../ui/feedback/while-busy';
import { NavButton } from '../../../ui/layout/nav-button';
import { MessagePage } from '../../../ui/layout/message-page';
import { adoptUser, useConfirmEmail, useLogout, useResendConfirmation } from '../auth.api';
import { NewLinkForm } from '../new-link-form';
import { isWorthRetrying, LinkFailed, LinkUnreachable } from './link-failure';
import { LinkPasswordForm } from './link-password-form';
import { AddressRestored, UndoAddressChange } from './undo-address-change';

const LEAVE_AFTER_MS = 2000;

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
    // The page says why.
    if (hasFailed) toast({ tone: 'error', title: 'Confirmation failed' });
  }, [hasFailed, toast]);

  useEffect(() => {
    if (!answer || 'needsPassword' in answer || 'restoredEmail' in answer) return undefined;
    toast({ title: 'Email confirmed!', description: 'Your account has been verified successfully.' });
    if (answer.autoLoggedIn) adoptUser(queryClient, answer.user);
    const timer = setTimeout(() => void navigate(destination(answer), { replace: true }), LEAVE_AFTER_MS);
    return () => clearTimeout(timer);
  }, [answer, navigate, queryClient, toast]);
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
        <Button variant="outlined" {...whileBusy(isPending)} onClick={() => signOut()}>
          Sign out and continue
        </Button>
      </Box>
    </MessagePage>
  );
}

/** For an address that isn't confirmed yet; for any other, the answer is the same and nothing is sent. */
function AnotherConfirmation() {
  return <NewLinkForm send={useResendConfirmation()} sentTitle="Confirmation email sent" isMain />;
}

function ConfirmAddress({ token }: { token: string }) {
  const { data, error, refetch } = useConfirmEmail(token);
  const isRefused =
    error !== null && !isWorthRetrying(error) && !hasCode(error, 'auth.other-account-signed-in');
  useOutcome(data, isRefused);
  const retry = () => void refetch();

  if (isRefused)
    return (
      <LinkFailed title="Confirmation Failed" newLink={<AnotherConfirmation />}>
        We couldn&apos;t verify your email address. The link may be invalid or expired.
      </LinkFailed>
    );
  if (hasCode(error, 'auth.other-account-signed-in') && error instanceof ApiError)
    return <OtherAccount message={error.message} onSignedOut={retry} />;
  if (error) return <LinkUnreachable title="Not confirmed yet" error={error} onRetry={retry} />;
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

export function ConfirmEmailPage() {
  const link = useEmailedLink();
  if (!link)
    return (
      <LinkFailed title="Invalid confirmation link" newLink={<AnotherConfirmation />}>
        This link is incomplete. Please open the full link from your email.
      </LinkFailed>
    );
  return link.isUndo ? <UndoAddressChange token={link.token} /> : <ConfirmAddress token={link.token} />;
}
