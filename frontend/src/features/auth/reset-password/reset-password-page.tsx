import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useQueryClient } from '@tanstack/react-query';
import { useState, type ReactNode } from 'react';
import { useWatch } from 'react-hook-form';
import { useNavigate } from 'react-router-dom';
import { NEW_PASSWORD_FORM_RULES } from '#contract/account/auth';
import { ERRORS } from '#contract/errors';
import { failureText, hasCode } from '../../../lib/api/api-error';
import { useRulesForm } from '../../../lib/forms/use-rules-form';
import { useEmailedLink } from '../../../lib/link-token';
import { PATHS } from '../../../lib/paths';
import { EmptyDrawing } from '../../../ui/feedback/empty-state';
import { useToasts } from '../../../ui/feedback/toasts';
import { whileBusy } from '../../../ui/feedback/while-busy';
import { PasswordFormField } from '../../../ui/fields/form-field';
import { PasswordMeter } from '../../../ui/fields/password-meter';
import { NavButton } from '../../../ui/layout/nav-button';
import { MessagePage } from '../../../ui/layout/message-page';
import { AuthLayout } from '../auth-layout';
import {
  currentUserKey,
  refreshCurrentUser,
  useAuthSettings,
  useConfirmReset,
  useRequestReset,
  useResetLink,
} from '../auth.api';
import { NewLinkForm } from '../new-link-form';
import { RepeatedPasswordField } from '../repeated-password-field';

const EMPTY = { password: '', confirmPassword: '' };

function NewPasswordForm({ token, onRefused }: { token: string; onRefused: () => void }) {
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
          if (hasCode(error, 'auth.reset-link-invalid')) onRefused();
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
      <RepeatedPasswordField
        control={control}
        name="confirmPassword"
        rule={NEW_PASSWORD_FORM_RULES.confirmPassword}
        isShown={isShown}
        onToggle={() => setShown(!isShown)}
      />
      <Button type="submit" variant="contained" size="large" {...whileBusy(isPending || isSuccess)}>
        Update Password
      </Button>
      <NavButton to={PATHS.auth} data-edge="start" sx={{ justifySelf: 'start' }}>
        Back to Login
      </NavButton>
    </Box>
  );
}

/** A link that won't work, and how to get one that does. */
function AnotherReset({ title, children }: { title: string; children: ReactNode }) {
  const request = useRequestReset();
  return (
    <MessagePage title={title} drawing={<EmptyDrawing isAtStart motif="link" />} hasForm>
      <Typography color="textSecondary">{children}</Typography>
      <NewLinkForm send={request} sentTitle="Reset link sent" submitLabel="Send Reset Link" isMain />
      <NavButton to={PATHS.auth} data-edge="start" sx={{ mt: 3 }}>
        Back to Login
      </NavButton>
    </MessagePage>
  );
}

const INVALID = ERRORS['auth.reset-link-invalid'].message;

export function ResetPasswordPage() {
  const token = useEmailedLink()?.token ?? null;
  const { data, isLoading } = useResetLink(token);
  const [isRefused, setRefused] = useState(false);
  if (token === null || isRefused) return <AnotherReset title="Invalid Reset Link">{INVALID}</AnotherReset>;
  if (data?.expired)
    return (
      <AnotherReset title="This reset link has expired">
        A reset link works once, for an hour. Enter your email and we'll send you a new one.
      </AnotherReset>
    );
  if (isLoading)
    return (
      <MessagePage title="Reset your password" drawing={<EmptyDrawing isAtStart motif="key" />} hasForm>
        <Typography color="textSecondary">One moment while we check your link.</Typography>
      </MessagePage>
    );
  return (
    <AuthLayout
      title="Choose a new password"
      description="It replaces the old one and signs you out everywhere else."
      drawing={<EmptyDrawing isAtStart motif="key" />}
    >
      <NewPasswordForm token={token} onRefused={() => setRefused(true)} />
    </AuthLayout>
  );
}
