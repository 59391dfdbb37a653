import Button from '@mui/material/Button';
import type { Activity } from './activity';
import { ChangeEmailForm } from './change-email-form';
import { ChangePasswordForm } from './change-password-form';
import { SettingRow } from './setting-row';

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
