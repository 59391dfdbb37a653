import TextField from '@mui/material/TextField';
import { useState } from 'react';
import { AUTH_TEXTS, isEmailAddress } from '#contract/auth';
import { failureText } from '../../lib/api/api-error';
import { PasswordField } from '../../ui/fields/password-field';
import { useToasts } from '../../ui/feedback/toasts';
import { AccountForm } from './account-form';
import { useChangeEmail } from './profile.api';

interface Props {
  currentEmail: string;
  onCancel: () => void;
  onChanged: (newEmail: string) => void;
}

function problemOf(newEmail: string, password: string, currentEmail: string): string | null {
  if (!newEmail || !password) return AUTH_TEXTS.emailAndPasswordRequired;
  if (!isEmailAddress(newEmail)) return AUTH_TEXTS.emailAddressInvalid;
  return newEmail.toLowerCase() === currentEmail.toLowerCase() ? AUTH_TEXTS.newEmailSame : null;
}

export function ChangeEmailForm({ currentEmail, onCancel, onChanged }: Props) {
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
