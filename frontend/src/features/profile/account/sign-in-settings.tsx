import Button from '@mui/material/Button';
import TextField from '@mui/material/TextField';
import { useState } from 'react';
import { AUTH_TEXTS, isEmailAddress } from '#contract/auth';
import { failureText } from '../../../lib/api/api-error';
import { useToasts } from '../../../ui/feedback/toasts';
import { PasswordField } from '../../../ui/fields/password-field';
import { useChangeEmail } from '../profile.api';
import { AccountForm } from './account-form';
import { ChangePasswordForm } from './change-password-form';
import { SettingRow } from './setting-row';

/** What somebody is doing in the profile: one thing at a time. */
export type Activity = 'viewing' | 'editing' | 'password' | 'email';

interface ChangeEmailFormProps {
  currentEmail: string;
  onCancel: () => void;
  onChanged: (newEmail: string) => void;
}

function problemOf(newEmail: string, password: string, currentEmail: string): string | null {
  if (!newEmail || !password) return AUTH_TEXTS.emailAndPasswordRequired;
  if (!isEmailAddress(newEmail)) return AUTH_TEXTS.emailAddressInvalid;
  return newEmail.toLowerCase() === currentEmail.toLowerCase() ? AUTH_TEXTS.newEmailSame : null;
}

function ChangeEmailForm({ currentEmail, onCancel, onChanged }: ChangeEmailFormProps) {
  const [email, setEmail] = useState('');
  const [password, setPassword] = useState('');
  const [isShown, setShown] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const change = useChangeEmail();
  const { toast } = useToasts();

  const submit = () => {
    const newEmail = email.trim();
    const found = problemOf(newEmail, password, currentEmail);
    setProblem(found);
    if (found !== null) return;
    change.mutate(
      { newEmail, currentPassword: password },
      {
        onSuccess: (answer) => {
          toast({
            title: 'Email Changed Successfully',
            description: 'Please confirm it from your new mailbox.',
          });
          onChanged(answer.newEmail);
        },
        onError: (error) => setProblem(failureText(error, 'Failed to change email')),
      },
    );
  };

  return (
    <AccountForm
      problem={problem}
      submitLabel="Change Email"
      isPending={change.isPending}
      onSubmit={submit}
      onCancel={onCancel}
    >
      <TextField label="Current Email" value={currentEmail} slotProps={{ htmlInput: { readOnly: true } }} />
      <TextField
        label="New Email"
        type="email"
        value={email}
        onChange={(event) => setEmail(event.target.value)}
        slotProps={{ htmlInput: { autoComplete: 'email', autoCapitalize: 'none' } }}
      />
      <PasswordField
        label="Current Password"
        autoComplete="current-password"
        value={password}
        onChange={(event) => setPassword(event.target.value)}
        isShown={isShown}
        onToggle={() => setShown(!isShown)}
      />
    </AccountForm>
  );
}

interface Props {
  email: string;
  activity: Activity;
  onActivity: (activity: Activity) => void;
  onEmailChanged: (newEmail: string) => void;
}

/** What somebody signs in with. */
export function SignInSettings({ email, activity, onActivity, onEmailChanged }: Props) {
  const collapse = () => onActivity('viewing');
  const opener = (label: string, opens: Activity) =>
    activity === opens ? undefined : (
      <Button variant="outlined" onClick={() => onActivity(opens)}>
        {label}
      </Button>
    );
  return (
    <>
      <SettingRow title="Email" text={email} action={opener('Change Email', 'email')}>
        {activity === 'email' && (
          <ChangeEmailForm currentEmail={email} onCancel={collapse} onChanged={onEmailChanged} />
        )}
      </SettingRow>
      <SettingRow
        title="Password"
        text="Changing it signs out your other devices."
        action={opener('Change Password', 'password')}
      >
        {activity === 'password' && <ChangePasswordForm onCancel={collapse} onChanged={collapse} />}
      </SettingRow>
    </>
  );
}
