import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { AUTH_TEXTS } from '#contract/auth';
import { ERRORS } from '#contract/errors';
import { failureText } from '../../../lib/api/api-error';
import { characterCount, showFieldErrors, textField } from '../../../lib/forms';
import { PATHS } from '../../../lib/paths';
import { EmptyDrawing } from '../../../ui/feedback/empty-state';
import { useToasts } from '../../../ui/feedback/toasts';
import { PasswordField, PasswordHint } from '../../../ui/fields/password-field';
import { NavButton } from '../../../ui/layout/nav-button';
import { MessagePage } from '../../../ui/layout/message-page';
import { AuthLayout } from '../auth-layout';
import { passwordOfAtLeast } from '../auth-rules';
import { currentUserKey, refreshCurrentUser, useAuthSettings, useConfirmReset } from '../auth.api';

function NewPasswordForm({ token }: { token: string }) {
  const { register, handleSubmit, setError, getValues, control, formState } = useForm({
    defaultValues: { password: '', confirmPassword: '' },
  });
  const { mutate, isPending, isSuccess } = useConfirmReset();
  const { passwordMinLength } = useAuthSettings();
  const [isShown, setShown] = useState(false);
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  const { toast } = useToasts();
  const typed = useWatch({ control, name: 'password' });
  const { errors } = formState;

  // The reset ended every session of this account, so whether somebody is still signed in has to be asked.
  const leave = async () => {
    await refreshCurrentUser(queryClient);
    await navigate(queryClient.getQueryData(currentUserKey) ? PATHS.home : PATHS.auth);
  };
  const submit = handleSubmit(({ password }) =>
    mutate(
      { token, password },
      {
        onSuccess: () => {
          toast({
            title: 'Password Reset Successful',
            description: 'You can sign in with your new password.',
          });
          void leave();
        },
        onError: (error) => {
          showFieldErrors(error, ['password'], setError);
          const description = failureText(error, 'Something went wrong. Please try again.');
          toast({ tone: 'error', title: 'Reset Failed', description });
        },
      },
    ),
  );

  const validPassword = passwordOfAtLeast(passwordMinLength);
  const samePassword = (value: string) => {
    if (characterCount(value) < passwordMinLength) return AUTH_TEXTS.passwordTooShort(passwordMinLength);
    return value === getValues('password') || AUTH_TEXTS.passwordsDiffer;
  };
  const password = textField(register, errors, 'password', validPassword);
  return (
    <Box
      component="form"
      noValidate
      onSubmit={(event) => void submit(event)}
      sx={{ display: 'grid', gap: 2.5 }}
    >
      <PasswordField
        label="Password"
        autoComplete="new-password"
        autoFocus
        isShown={isShown}
        onToggle={() => setShown(!isShown)}
        {...password}
        helperText={password.helperText ?? <PasswordHint password={typed} minimum={passwordMinLength} />}
      />
      <PasswordField
        label="Confirm Password"
        autoComplete="new-password"
        isShown={isShown}
        {...textField(register, errors, 'confirmPassword', samePassword)}
      />
      <Button type="submit" variant="contained" size="large" disabled={isPending || isSuccess}>
        Update Password
      </Button>
      <NavButton to={PATHS.auth}>Back to Login</NavButton>
    </Box>
  );
}

export function ResetPasswordPage() {
  const [params] = useSearchParams();
  const token = params.get('token');
  if (!token) {
    return (
      <MessagePage title="Invalid Reset Link" drawing={<EmptyDrawing motif="apart" />}>
        <Typography color="textSecondary">{ERRORS['auth.reset-link-invalid'].message}</Typography>
        <NavButton to={PATHS.auth} variant="contained" sx={{ mt: 3 }}>
          Back to Login
        </NavButton>
      </MessagePage>
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
