import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useEffect, type ReactNode } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import type { InvitationOffer } from '#contract/console/administrators';
import { addressKey } from '#contract/rules/email-address';
import { failureText, hasCode } from '../../../lib/api/api-error';
import { useEmailedLink } from '../../../lib/link-token';
import { PATHS } from '../../../lib/paths';
import { rememberReturnPath } from '../../../lib/storage/return-path';
import { EmptyDrawing } from '../../../ui/feedback/empty-state';
import { ScreenLoading } from '../../../ui/feedback/screen-loading';
import { failureToast } from '../../../ui/feedback/toast-messages';
import { useToasts } from '../../../ui/feedback/toasts';
import { whileBusy } from '../../../ui/feedback/while-busy';
import { MessagePage } from '../../../ui/layout/message-page';
import { NavButton } from '../../../ui/layout/nav-button';
import { useAuthState, useCurrentUser, useLogout } from '../../auth/auth.api';
import { useAcceptInvitation, useInvitationOffer } from './administrators.api';
import { ROLE_HINTS } from './role-texts';

const TITLE = "You're invited";
const actions = { my: 3, display: 'flex', flexWrap: 'wrap', gap: 1.5, justifyContent: 'center' } as const;

function Refused({ children }: { children: ReactNode }) {
  return (
    <MessagePage title="This invitation doesn't work" drawing={<EmptyDrawing motif="link" />}>
      <Typography color="textSecondary">{children}</Typography>
      <NavButton to={PATHS.home} variant="contained" sx={{ my: 3 }}>
        Back to Heart & Head
      </NavButton>
    </MessagePage>
  );
}

interface Step {
  offer: InvitationOffer;
  token: string;
}

function SignInFirst({ offer, token }: Step) {
  const navigate = useNavigate();
  const leave = (to: string) => {
    rememberReturnPath(PATHS.invitation(token));
    void navigate(to);
  };
  return (
    <>
      <Typography sx={{ mt: 2 }}>
        Sign in with <strong>{offer.email}</strong> to accept. No account yet? Create one with that address,
        confirm it, and open the invitation again.
      </Typography>
      <Box sx={actions}>
        <Button variant="contained" onClick={() => leave(PATHS.signIn)}>
          Sign In
        </Button>
        <Button variant="outlined" onClick={() => leave(PATHS.signUp)}>
          Create Account
        </Button>
      </Box>
    </>
  );
}

function OtherAccount({ offer, email }: { offer: InvitationOffer; email: string }) {
  const { mutate, isPending } = useLogout(() => undefined);
  return (
    <>
      <Typography sx={{ mt: 2 }}>
        The invitation is for <strong>{offer.email}</strong>, and you're signed in as {email}.
      </Typography>
      <Box sx={actions}>
        <Button variant="contained" {...whileBusy(isPending)} onClick={() => mutate()}>
          Sign out and continue
        </Button>
        <NavButton to={PATHS.home} variant="outlined">
          Stay signed in
        </NavButton>
      </Box>
    </>
  );
}

function Accept({ token }: { token: string }) {
  const { mutate, isPending } = useAcceptInvitation(token);
  const navigate = useNavigate();
  const { toast } = useToasts();
  const accept = () =>
    mutate(undefined, {
      onSuccess: () => {
        toast({ title: 'Invitation Accepted', description: 'Welcome to the console.' });
        void navigate(PATHS.admin, { replace: true });
      },
      onError: (error) => toast(failureToast('Failed to Accept', error)),
    });
  return (
    <Box sx={actions}>
      <Button variant="contained" {...whileBusy(isPending)} onClick={accept}>
        {isPending ? 'Accepting...' : 'Accept Invitation'}
      </Button>
      <NavButton to={PATHS.home} variant="outlined">
        Not now
      </NavButton>
    </Box>
  );
}

function NextStep({ offer, token }: Step) {
  const { status } = useAuthState();
  const { data: user } = useCurrentUser();
  if (status === 'unconfirmed')
    return (
      <Typography sx={{ my: 3 }}>
        Confirm your email address first, with the link we sent you. Then open the invitation again.
      </Typography>
    );
  if (!user) return <SignInFirst offer={offer} token={token} />;
  return addressKey(user.email) === addressKey(offer.email) ? (
    <Accept token={token} />
  ) : (
    <OtherAccount offer={offer} email={user.email} />
  );
}

function Invitation({ token }: { token: string }) {
  const { status } = useAuthState();
  const { data: offer, error, isFetching, refetch } = useInvitationOffer(token);
  if (hasCode(error, 'invitation.invalid')) return <Refused>{error?.message}</Refused>;
  if (error)
    return (
      <MessagePage title={TITLE} drawing={<EmptyDrawing motif="letter" />}>
        <Typography color="textSecondary" role="alert">
          {failureText(error, "We couldn't load it.")} Your link is still good.
        </Typography>
        <Button variant="contained" {...whileBusy(isFetching)} onClick={() => void refetch()} sx={{ my: 3 }}>
          Try Again
        </Button>
      </MessagePage>
    );
  if (!offer || status === 'loading') return <ScreenLoading />;
  return (
    <MessagePage title={TITLE} drawing={<EmptyDrawing motif="letter" />}>
      <Typography color="textSecondary">
        {offer.invitedBy} invites you to be an administrator of Heart & Head, in the role "{offer.role}".{' '}
        {ROLE_HINTS[offer.role]}
      </Typography>
      <NextStep offer={offer} token={token} />
    </MessagePage>
  );
}

/** What the link in an invitation to administer leads to. */
export function InvitationPage() {
  const link = useEmailedLink();
  const [search] = useSearchParams();
  const navigate = useNavigate();
  // After signing in, the link is in the address.
  const returned = link ? null : search.get('token');
  useEffect(() => {
    if (returned === null) return;
    const state = { emailedLink: { token: returned, isUndo: false } };
    void navigate(PATHS.invitationPage, { replace: true, state });
  }, [returned, navigate]);
  const token = link?.token ?? returned;
  if (!token) return <Refused>The link is incomplete. Open the full link from your email.</Refused>;
  return <Invitation key={token} token={token} />;
}
