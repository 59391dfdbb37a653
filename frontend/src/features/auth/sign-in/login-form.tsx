import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Divider from '@mui/material/Divider';
import { KeyRound } from 'lucide-react';
import { useState } from 'react';
import { LOGIN_FORM_RULES, type LoginRequest } from '#contract/account/auth';
import { useRulesForm } from '../../../lib/forms/use-rules-form';
import { Notice } from '../../../ui/feedback/notice';
import { whileBusy } from '../../../ui/feedback/while-busy';
import { FormField, PasswordFormField } from '../../../ui/fields/form-field';
import { canUsePasskeys } from '../second-factor.api';
import type { useSignIn } from './use-sign-in';

interface Props {
  variant: keyof typeof LOGIN_FORM_RULES;
  session: ReturnType<typeof useSignIn>;
  /** With the email as far as it's typed. */
  onForgotPassword: (email: string) => void;
}

export function LoginForm({ variant, session, onForgotPassword }: Props) {
  const rules = LOGIN_FORM_RULES[variant];
  const { form, control, onSubmit } = useRulesForm<LoginRequest>({
    rules,
    defaultValues: { email: '', password: '' },
  });
  const [isShown, setShown] = useState(false);
  const signIn = ({ email, password }: LoginRequest) => session.signIn({ email: email.trim(), password });
  return (
    <Box component="form" noValidate onSubmit={onSubmit(signIn)} sx={{ display: 'grid', gap: 2.5 }}>
      {session.failure && <Notice tone="error">{session.failure}</Notice>}
      <FormField
        control={control}
        name="email"
        label="Email"
        type="email"
        rule={rules.email}
        autoFocus
        inputProps={{ autoComplete: 'username' }}
      />
      <PasswordFormField
        control={control}
        name="password"
        label="Password"
        autoComplete="current-password"
        rule={rules.password}
        isShown={isShown}
        onToggle={() => setShown(!isShown)}
      />
      <Button
        onClick={() => onForgotPassword(form.getValues('email').trim())}
        sx={{ justifySelf: 'end', mt: -2, mr: -0.75, px: 0.75 }}
      >
        Trouble logging in? Reset your password
      </Button>
      <Button
        type="submit"
        variant="contained"
        size="large"
        {...whileBusy(session.isPending || session.isLeaving)}
      >
        Sign In
      </Button>
      {canUsePasskeys() && (
        <>
          <Divider sx={{ my: -0.5, color: 'text.secondary', fontSize: '0.875rem' }}>or</Divider>
          <Button
            variant="outlined"
            size="large"
            startIcon={<KeyRound size={18} aria-hidden />}
            {...whileBusy(session.isPending || session.isLeaving)}
            onClick={session.signInWithPasskey}
          >
            Use a passkey
          </Button>
        </>
      )}
    </Box>
  );
}
