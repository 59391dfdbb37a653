import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import TextField from '@mui/material/TextField';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { AUTH_LIMITS, type LoginRequest } from '#contract/auth';
import { textField } from '../../../lib/forms';
import { Notice } from '../../../ui/feedback/notice';
import { PasswordField } from '../../../ui/fields/password-field';
import { passwordOfAtLeast, presentPassword, validEmail, validEmailAddress } from '../auth-rules';
import type { useSignIn } from './use-sign-in';

// A raised minimum must not lock out somebody whose older password is shorter.
const RULES = {
  main: { email: validEmail, password: passwordOfAtLeast(AUTH_LIMITS.passwordMinDefault) },
  alternate: { email: validEmailAddress, password: presentPassword },
} as const;

interface Props {
  variant: keyof typeof RULES;
  session: ReturnType<typeof useSignIn>;
  onForgotten: () => void;
}

export function LoginForm({ variant, session, onForgotten }: Props) {
  const { register, handleSubmit, formState } = useForm<LoginRequest>({
    defaultValues: { email: '', password: '' },
  });
  const [isShown, setShown] = useState(false);
  const { errors } = formState;
  const rules = RULES[variant];
  const submit = handleSubmit(({ email, password }) => session.signIn({ email: email.trim(), password }));

  return (
    <Box
      component="form"
      noValidate
      onSubmit={(event) => void submit(event)}
      sx={{ display: 'grid', gap: 2.5 }}
    >
      {session.failure && <Notice tone="error">{session.failure}</Notice>}
      <TextField
        label="Email"
        type="email"
        autoFocus
        slotProps={{ htmlInput: { autoComplete: 'username', inputMode: 'email' } }}
        {...textField(register, errors, 'email', rules.email)}
      />
      <PasswordField
        label="Password"
        autoComplete="current-password"
        isShown={isShown}
        onToggle={() => setShown(!isShown)}
        {...textField(register, errors, 'password', rules.password)}
      />
      <Button
        type="submit"
        variant="contained"
        size="large"
        disabled={session.isPending || session.isLeaving}
      >
        Sign In
      </Button>
      <Button onClick={onForgotten} sx={{ justifySelf: 'center' }}>
        Trouble logging in? Reset your password
      </Button>
    </Box>
  );
}
