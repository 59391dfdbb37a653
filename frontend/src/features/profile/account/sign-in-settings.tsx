import Button from '@mui/material/Button';
import TextField from '@mui/material/TextField';
import { useState } from 'react';
import { CHANGE_EMAIL_RULES, NEW_EMAIL_SAME, type ChangeEmailRequest } from '#contract/account/auth';
import { failureText } from '../../../lib/api/api-error';
import { firstError, useRulesForm } from '../../../lib/forms/use-rules-form';
import { useToasts } from '../../../ui/feedback/toasts';
import { FormField, PasswordFormField } from '../../../ui/fields/form-field';
import { NavButton } from '../../../ui/layout/nav-button';
import { PATHS } from '../../../lib/paths';
import { useChangeEmail } from '../profile.api';
import { AccountForm } from './account-form';
import { ChangePasswordForm } from './change-password-form';
import { SettingRow } from './setting-row';

/** What the user is editing: one setting at a time. */
export type Activity = 'viewing' | 'editing' | 'password' | 'email';

interface ChangeEmailFormProps {
  currentEmail: string;
  onCancel: () => void;
  onChanged: (newEmail: string) => void;
}

const RULES = CHANGE_EMAIL_RULES;
const EMPTY: ChangeEmailRequest = { newEmail: '', currentPassword: '' };

function ChangeEmailForm({ currentEmail, onCancel, onChanged }: ChangeEmailFormProps) {
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
        rule={RULES.newEmail}
        quiet="all"
        inputProps={{ autoComplete: 'email', autoCapitalize: 'none' }}
      />
      <PasswordFormField
        control={control}
        name="currentPassword"
        label="Current Password"
        autoComplete="current-password"
        rule={RULES.currentPassword}
        quiet="all"
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

/** The email and password the user signs in with. */
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
      <SettingRow
        title="Sign-in and security"
        text="Passkeys, authenticator apps and recovery codes."
        action={
          <NavButton to={PATHS.profileSettings} variant="outlined">
            Manage
          </NavButton>
        }
      />
    </>
  );
}
