import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { useState, type ReactNode } from 'react';
import { Link as RouterLink, Navigate, useLocation, useSearchParams } from 'react-router-dom';
import { PATHS } from '../../../lib/paths';
import { EmptyDrawing } from '../../../ui/feedback/empty-state';
import { Notice } from '../../../ui/feedback/notice';
import { MessagePage } from '../../../ui/layout/message-page';
import { AuthLayout } from '../auth-layout';
import { useAuthState } from '../auth.api';
import { SignUpForm } from '../sign-up/sign-up-form';
import { SecondFactorForm } from '../second-factor/second-factor-form';
import { ForgotPasswordDialog } from './forgot-password-dialog';
import { LoginForm } from './login-form';
import { useSignIn } from './use-sign-in';

/** Shown after a reset request, with the same text for every address: whether someone has an account is private. */
function CheckEmailPanel({ onDone }: { onDone: () => void }) {
  return (
    <MessagePage title="Check Your Email" drawing={<EmptyDrawing motif="letter" />}>
      <Typography color="textSecondary" sx={{ mb: 3 }}>
        If that address has an account, a reset link is on its way. It expires in one hour.
      </Typography>
      <Button variant="contained" onClick={onDone}>
        Got it
      </Button>
    </MessagePage>
  );
}

const TEXT = {
  login: {
    title: 'Welcome back',
    description: 'Pick up where you left off.',
    question: 'New here?',
    other: 'Sign up',
    otherMode: 'signup',
  },
  signup: {
    title: 'Create your account',
    description: 'Date with your heart, but do not leave your head behind.',
    question: 'Already have an account?',
    other: 'Sign in',
    otherMode: 'login',
  },
} as const;

const SECOND_STEP = {
  title: 'One more step',
  description: "Your password is correct. Now confirm it's you.",
} as const;

interface Props {
  /** The alternate screens require longer passwords and redirect based on onboarding state only. */
  variant: 'main' | 'alternate';
  aside: Readonly<Record<'login' | 'signup', ReactNode>>;
}

/** Sign-in or sign-up, depending on `mode` in the address. */
export function AuthScreen({ variant, aside }: Props) {
  const [params] = useSearchParams();
  const { pathname } = useLocation();
  const [reset, setReset] = useState<'none' | 'asked' | 'sent'>('none');
  const [forgetful, setForgetful] = useState('');
  const session = useSignIn(variant);
  const auth = useAuthState();

  if (auth.status === 'signed-in' && !session.isLeaving) {
    return <Navigate to={auth.onboardingComplete ? PATHS.home : PATHS.onboarding} replace />;
  }
  if (reset === 'sent') return <CheckEmailPanel onDone={() => setReset('none')} />;

  if (session.methods)
    return (
      <AuthLayout {...SECOND_STEP} drawing={<EmptyDrawing isAtStart motif="key" />}>
        <SecondFactorForm
          methods={session.methods}
          failure={session.failure}
          isPending={session.isPending || session.isLeaving}
          onCode={(code) => session.giveSecondFactor({ code })}
          onPasskey={() => session.giveSecondFactor('passkey')}
          onBack={session.startOver}
        />
      </AuthLayout>
    );

  const mode = params.get('mode') === 'signup' ? 'signup' : 'login';
  const { title, description, question, other, otherMode } = TEXT[mode];
  return (
    <AuthLayout title={title} description={description} aside={aside[mode]} isShort={mode === 'login'}>
      {params.get('confirmed') === 'true' && mode === 'login' && (
        <Box sx={{ mb: 3 }}>
          <Notice tone="success">Your email is confirmed. Sign in to continue.</Notice>
        </Box>
      )}
      {mode === 'login' ? (
        <LoginForm
          variant={variant}
          session={session}
          onForgotPassword={(email) => {
            setForgetful(email);
            setReset('asked');
          }}
        />
      ) : (
        <SignUpForm variant={variant === 'main' ? 'main' : 'strict'} />
      )}
      <Typography sx={{ mt: 3, textAlign: 'center' }}>
        {question}{' '}
        <Link component={RouterLink} to={`${pathname}?mode=${otherMode}`}>
          {other}
        </Link>
      </Typography>
      <ForgotPasswordDialog
        key={forgetful}
        email={forgetful}
        open={reset === 'asked'}
        onClose={() => setReset('none')}
        onSent={() => setReset('sent')}
      />
    </AuthLayout>
  );
}
