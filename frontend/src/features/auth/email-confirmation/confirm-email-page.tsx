import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, type ReactNode } from 'react';
import { Link as RouterLink, useNavigate, useSearchParams } from 'react-router-dom';
import type { ConfirmEmailAnswer } from '#contract/account/auth';
import { PATHS } from '../../../lib/paths';
import { EmptyDrawing } from '../../../ui/feedback/empty-state';
import { useToasts } from '../../../ui/feedback/toasts';
import { NavButton } from '../../../ui/layout/nav-button';
import { MessagePage } from '../../../ui/layout/message-page';
import { adoptUser, useAuthSettings, useConfirmEmail } from '../auth.api';

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
    if (!answer) return undefined;
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

export function ConfirmEmailPage() {
  const [params] = useSearchParams();
  const token = params.get('token');
  const { data, isError } = useConfirmEmail(token);
  useOutcome(data, isError);

  if (!token)
    return (
      <Failed title="Invalid confirmation link">
        This link is incomplete. Please open the full link from your email.
      </Failed>
    );
  if (isError) return <Failed title="Confirmation Failed">{COULD_NOT}</Failed>;
  if (!data) {
    return (
      <MessagePage title="Confirming" drawing={<EmptyDrawing motif="letter" />}>
        <Typography color="textSecondary">One moment while we check your link.</Typography>
      </MessagePage>
    );
  }
  return (
    <MessagePage title="Email Confirmed" drawing={<EmptyDrawing motif="meet" />}>
      <Typography color="textSecondary">
        {data.autoLoggedIn ? "You're signed in. Just a moment." : 'Taking you to the sign-in page.'}
      </Typography>
    </MessagePage>
  );
}
