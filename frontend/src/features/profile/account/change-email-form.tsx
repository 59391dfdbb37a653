import TextField from '@mui/material/TextField';
import { useState } from 'react';
import { CHANGE_EMAIL_RULES, NEW_EMAIL_SAME, type ChangeEmailRequest } from '#contract/account/auth';
import { failureText } from '../../../lib/api/api-error';
import { firstError, useRulesForm } from '../../../lib/forms/use-rules-form';
import { useToasts } from '../../../ui/feedback/toasts';
import { FormField, PasswordFormField } from '../../../ui/fields/form-field';
import { useChangeEmail } from '../profile.api';
import { AccountForm } from './account-form';

interface Props {
  currentEmail: string;
  onCancel: () => void;
  onChanged: (newEmail: string) => void;
}

const RULES = CHANGE_EMAIL_RULES;
const EMPTY: ChangeEmailRequest = { newEmail: '', currentPassword: '' };

export function ChangeEmailForm({ currentEmail, onCancel, onChanged }: Props) {
  const { form, control, submit } = useRulesForm<ChangeEmailRequest>({
    rules: RULES,
    defaultValues: EMPTY,
    alsoCheck: ({ newEmail }) =>
      newEmail.trim().toLowerCase() === currentEmail.toLowerCase()
        ? [{ field: 'newEmail', message: NEW_EMAIL_SAME, code: 'request.invalid-email' }]
        : [],
  });
  const [isShown, setShown] = useState(false);
  const change = useChangeEmail();
  const { toast } = useToasts();

  const save = ({ newEmail, currentPassword }: ChangeEmailRequest) =>
    change.mutate(
      { newEmail: newEmail.trim(), currentPassword },
      {
        onSuccess: (answer) => {
          toast({
            title: 'Email Changed Successfully',
            description: 'Please confirm it from your new inbox.',
          });
          onChanged(answer.newEmail);
        },
        onError: (error) => form.setError('root', { message: failureText(error, 'Failed to change email') }),
      },
    );

  return (
    <AccountForm
      problem={firstError(form.formState.errors, RULES)}
      submitLabel="Change Email"
      isPending={change.isPending}
      onSubmit={() => submit(save)}
      onCancel={onCancel}
    >
      <TextField label="Current Email" value={currentEmail} slotProps={{ htmlInput: { readOnly: true } }} />
      <FormField
        control={control}
        name="newEmail"
        label="New Email"
        type="email"
        autoFocus
        rule={RULES.newEmail}
        isQuiet
        inputProps={{ autoComplete: 'email', autoCapitalize: 'none' }}
      />
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
    </AccountForm>
  );
}
