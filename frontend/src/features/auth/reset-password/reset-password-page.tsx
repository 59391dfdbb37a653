import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useWatch } from 'react-hook-form';
import { useNavigate } from 'react-router-dom';
import { NEW_PASSWORD_FORM_RULES } from '#contract/account/auth';
import { ERRORS } from '#contract/errors';
import { failureText } from '../../../lib/api/api-error';
import { useRulesForm } from '../../../lib/forms/use-rules-form';
import { useEmailedLink } from '../../../lib/link-token';
import { PATHS } from '../../../lib/paths';
import { EmptyDrawing } from '../../../ui/feedback/empty-state';
import { useToasts } from '../../../ui/feedback/toasts';
import { PasswordFormField } from '../../../ui/fields/form-field';
import { PasswordMeter } from '../../../ui/fields/password-meter';
import { NavButton } from '../../../ui/layout/nav-button';
import { MessagePage } from '../../../ui/layout/message-page';
import { AuthLayout } from '../auth-layout';
import { currentUserKey, refreshCurrentUser, useAuthSettings, useConfirmReset } from '../auth.api';

const EMPTY = { password: '', confirmPassword: '' };

function NewPasswordForm({ token }: { token: string }) {
  const { passwordMinLength } = useAuthSettings();
  const { control, onSubmit, showServerErrors } = useRulesForm({
    rules: NEW_PASSWORD_FORM_RULES,
    defaultValues: EMPTY,
    passwordMinLength,
  });
  const { mutate, isPending, isSuccess } = useConfirmReset();
  const [isShown, setShown] = useState(false);
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  const { toast } = useToasts();
  const typed = useWatch({ control, name: 'password' });

  // The reset ended all of this account's sessions, so refetch the current user.
  const leave = async () => {
    await refreshCurrentUser(queryClient);
    await navigate(queryClient.getQueryData(currentUserKey) ? PATHS.home : PATHS.auth);
  };
  const save = ({ password }: typeof EMPTY) =>
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
          showServerErrors(error);
          const description = failureText(error, 'Something went wrong. Please try again.');
          toast({ tone: 'error', title: 'Reset Failed', description });
        },
      },
    );
  return (
    <Box component="form" noValidate onSubmit={onSubmit(save)} sx={{ display: 'grid', gap: 2.5 }}>
      <PasswordFormField
        control={control}
        name="password"
        label="Password"
        autoComplete="new-password"
        rule={NEW_PASSWORD_FORM_RULES.password}
        autoFocus
        isShown={isShown}
        onToggle={() => setShown(!isShown)}
        hint={<PasswordMeter password={typed} minimum={passwordMinLength} />}
      />
      <PasswordFormField
        control={control}
        name="confirmPassword"
        label="Confirm Password"
        autoComplete="new-password"
        rule={NEW_PASSWORD_FORM_RULES.confirmPassword}
        isShown={isShown}
      />
      <Button type="submit" variant="contained" size="large" disabled={isPending || isSuccess}>
        Update Password
      </Button>
      <NavButton to={PATHS.auth}>Back to Login</NavButton>
    </Box>
  );
}

export function ResetPasswordPage() {
  const token = useEmailedLink()?.token;
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
