import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { useWatch } from 'react-hook-form';
import { LOGIN_RULES, RESET_PASSWORD_RULES, type PasswordNeededAnswer } from '#contract/account/auth';
import { failureText, hasCode } from '../../../lib/api/api-error';
import { useRulesForm } from '../../../lib/forms/use-rules-form';
import { useToasts } from '../../../ui/feedback/toasts';
import { whileBusy } from '../../../ui/feedback/while-busy';
import { PasswordFormField } from '../../../ui/fields/form-field';
import { PasswordMeter } from '../../../ui/fields/password-meter';
import { AuthLayout } from '../auth-layout';
import { useAuthSettings, useConfirmEmailWithPassword } from '../auth.api';

interface Texts {
  readonly title: string;
  readonly description: (email: string) => string;
  readonly button: string;
}
const NEW: Texts = {
  title: 'Choose your password',
  description: (email) =>
    `This isn't the browser you signed up in, so please choose the password for ${email}. It replaces any earlier one.`,
  button: 'Confirm my email',
};
const CURRENT: Texts = {
  title: 'Enter your password',
  description: (email) => `Your account's password confirms that you want to use ${email} from now on.`,
  button: 'Confirm the new address',
};

interface Props {
  token: string;
  needed: PasswordNeededAnswer;
}

/** For a link opened where the browser can't show whose it is. */
export function LinkPasswordForm({ token, needed: { email, isNewPassword } }: Props) {
  const texts = isNewPassword ? NEW : CURRENT;
  const rule = isNewPassword ? RESET_PASSWORD_RULES.password : LOGIN_RULES.password;
  const { passwordMinLength } = useAuthSettings();
  const { form, control, onSubmit, showServerErrors } = useRulesForm({
    rules: { password: rule },
    defaultValues: { password: '' },
    passwordMinLength,
  });
  const { mutate, isPending } = useConfirmEmailWithPassword(token);
  const [isShown, setShown] = useState(false);
  const { toast } = useToasts();
  const typed = useWatch({ control, name: 'password' });

  const confirm = ({ password }: { password: string }) =>
    mutate(password, {
      onError: (error) => {
        if (hasCode(error, 'auth.invalid-credentials')) {
          form.setError('password', { message: 'This password is incorrect. Please try again.' });
          return;
        }
        showServerErrors(error);
        const description = failureText(error, 'Something went wrong. Please try again.');
        toast({ tone: 'error', title: 'Confirmation failed', description });
      },
    });
  return (
    <AuthLayout title={texts.title} description={texts.description(email)}>
      <Box component="form" noValidate onSubmit={onSubmit(confirm)} sx={{ display: 'grid', gap: 2.5 }}>
        {/* Tells password managers whose password it is. */}
        <input type="hidden" name="username" autoComplete="username" value={email} readOnly />
        <PasswordFormField
          control={control}
          name="password"
          label="Password"
          autoComplete={isNewPassword ? 'new-password' : 'current-password'}
          rule={rule}
          autoFocus
          isShown={isShown}
          onToggle={() => setShown(!isShown)}
          hint={isNewPassword && <PasswordMeter password={typed} minimum={passwordMinLength} />}
        />
        <Button type="submit" variant="contained" size="large" {...whileBusy(isPending)}>
          {texts.button}
        </Button>
      </Box>
    </AuthLayout>
  );
}
