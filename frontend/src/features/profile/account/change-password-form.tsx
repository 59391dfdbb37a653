import { useState } from 'react';
import { useWatch } from 'react-hook-form';
import { CHANGE_PASSWORD_FORM_RULES, type ChangePasswordRequest } from '#contract/account/auth';
import { failureText } from '../../../lib/api/api-error';
import { firstError, useRulesForm } from '../../../lib/forms/use-rules-form';
import { useToasts } from '../../../ui/feedback/toasts';
import { PasswordFormField } from '../../../ui/fields/form-field';
import { PasswordMeter } from '../../../ui/fields/password-meter';
import { useAuthSettings, useCurrentUser } from '../../auth/auth.api';
import { useChangePassword } from '../profile.api';
import { AccountForm } from './account-form';

interface Props {
  onCancel: () => void;
  onChanged: () => void;
}

type Passwords = ChangePasswordRequest & { confirmPassword: string };

const RULES = CHANGE_PASSWORD_FORM_RULES;
const EMPTY: Passwords = { currentPassword: '', newPassword: '', confirmPassword: '' };

export function ChangePasswordForm({ onCancel, onChanged }: Props) {
  const { passwordMinLength } = useAuthSettings();
  const { form, control, submit, showServerErrors } = useRulesForm<Passwords>({
    rules: RULES,
    defaultValues: EMPTY,
    passwordMinLength,
  });
  const [isShown, setShown] = useState(false);
  const typed = useWatch({ control, name: 'newPassword' });
  const change = useChangePassword();
  const { toast } = useToasts();
  const { data: user } = useCurrentUser();
  const own = user ? [user.firstName, user.lastName, user.email] : [];

  const save = ({ currentPassword, newPassword }: Passwords) =>
    change.mutate(
      { currentPassword, newPassword },
      {
        onSuccess: () => {
          toast({ title: 'Password Changed Successfully' });
          onChanged();
        },
        onError: (error) => {
          if (!showServerErrors(error))
            form.setError('root', { message: failureText(error, 'Failed to change password') });
        },
      },
    );

  return (
    <AccountForm
      problem={firstError(form.formState.errors, RULES)}
      submitLabel="Change Password"
      isPending={change.isPending}
      onSubmit={() => submit(save)}
      onCancel={onCancel}
    >
      <PasswordFormField
        control={control}
        name="currentPassword"
        label="Current Password"
        autoComplete="current-password"
        rule={RULES.currentPassword}
        isQuiet
        isShown={isShown}
        onToggle={() => setShown(!isShown)}
      />
      <PasswordFormField
        control={control}
        name="newPassword"
        label="New Password"
        autoComplete="new-password"
        rule={RULES.newPassword}
        isQuiet
        isShown={isShown}
        hint={<PasswordMeter password={typed} minimum={passwordMinLength} own={own} />}
      />
      <PasswordFormField
        control={control}
        name="confirmPassword"
        label="Confirm New Password"
        autoComplete="new-password"
        rule={RULES.confirmPassword}
        isQuiet
        isShown={isShown}
      />
    </AccountForm>
  );
}
