import Button from '@mui/material/Button';
import { ChangeEmailForm } from '../account/change-email-form';
import { ChangePasswordForm } from '../account/change-password-form';
import { SettingGroup, SettingRow } from '../account/setting-row';

export type AccountChange = 'email' | 'password';

interface Props {
  email: string;
  /** What is being changed. */
  change: AccountChange | null;
  onChange: (change: AccountChange | null) => void;
  onEmailChanged: (newEmail: string) => void;
}

export function AccountSecurityCard({ email, change, onChange, onEmailChanged }: Props) {
  const collapse = () => onChange(null);
  const opener = (label: string, opens: AccountChange) =>
    change === null && (
      // Equally wide, so that both find room next to their words or neither does.
      <Button variant="outlined" onClick={() => onChange(opens)} sx={{ minWidth: 176 }}>
        {label}
      </Button>
    );
  return (
    <SettingGroup title="Account Security">
      {change !== 'password' && (
        <SettingRow
          title="Sign-in email"
          text={
            <>
              {email}
              <br />
              Changing it signs you out everywhere.
            </>
          }
          action={opener('Change Email', 'email')}
        >
          {change === 'email' && (
            <ChangeEmailForm currentEmail={email} onCancel={collapse} onChanged={onEmailChanged} />
          )}
        </SettingRow>
      )}
      {change !== 'email' && (
        <SettingRow
          title="Password"
          text="Changing it signs out your other devices."
          action={opener('Change Password', 'password')}
        >
          {change === 'password' && <ChangePasswordForm onCancel={collapse} onChanged={collapse} />}
        </SettingRow>
      )}
    </SettingGroup>
  );
}
