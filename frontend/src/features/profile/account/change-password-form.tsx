import { useState } from 'react';
import { AUTH_LIMITS, AUTH_TEXTS } from '#contract/auth';
import { failureText } from '../../../lib/api/api-error';
import { characterCount } from '../../../lib/forms';
import { PasswordField, PasswordHint } from '../../../ui/fields/password-field';
import { useToasts } from '../../../ui/feedback/toasts';
import { useAuthSettings } from '../../auth/auth.api';
import { AccountForm } from './account-form';
import { useChangePassword } from '../profile.api';

interface Props {
  onCancel: () => void;
  onChanged: () => void;
}

interface Passwords {
  current: string;
  next: string;
  confirmed: string;
}

function problemOf({ current, next, confirmed }: Passwords, minimum: number): string | null {
  if (!current || !next || !confirmed) return AUTH_TEXTS.allPasswordsRequired;
  if (next !== confirmed) return AUTH_TEXTS.newPasswordsDiffer;
  const length = characterCount(next);
  if (length < minimum) return AUTH_TEXTS.newPasswordTooShort(minimum);
  return length > AUTH_LIMITS.passwordMax ? AUTH_TEXTS.passwordTooLong : null;
}

export function ChangePasswordForm({ onCancel, onChanged }: Props) {
  const { passwordMinLength } = useAuthSettings();
  const [passwords, setPasswords] = useState<Passwords>({ current: '', next: '', confirmed: '' });
  const [isShown, setShown] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const change = useChangePassword();
  const { toast } = useToasts();

  const set = (field: keyof Passwords) => (event: { target: { value: string } }) =>
    setPasswords({ ...passwords, [field]: event.target.value });
  const submit = () => {
    const found = problemOf(passwords, passwordMinLength);
    setProblem(found);
    if (found !== null) return;
    change.mutate(
      { currentPassword: passwords.current, newPassword: passwords.next },
      {
        onSuccess: () => {
          toast({ title: 'Password Changed Successfully' });
          onChanged();
        },
        onError: (error) => setProblem(failureText(error, 'Failed to change password')),
      },
    );
  };

  return (
    <AccountForm
      problem={problem}
      submitLabel="Change Password"
      isPending={change.isPending}
      onSubmit={submit}
      onCancel={onCancel}
    >
      <PasswordField
        label="Current Password"
        autoComplete="current-password"
        value={passwords.current}
        onChange={set('current')}
        isShown={isShown}
        onToggle={() => setShown(!isShown)}
      />
      <PasswordField
        label="New Password"
        autoComplete="new-password"
        value={passwords.next}
        onChange={set('next')}
        isShown={isShown}
        helperText={<PasswordHint password={passwords.next} minimum={passwordMinLength} />}
      />
      <PasswordField
        label="Confirm New Password"
        autoComplete="new-password"
        value={passwords.confirmed}
        onChange={set('confirmed')}
        isShown={isShown}
      />
    </AccountForm>
  );
}
