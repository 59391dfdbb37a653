import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { NavButton } from '../../../ui/layout/nav-button';
import { PATHS } from '../../../lib/paths';
import { ChangeEmailForm } from './change-email-form';
import { ChangePasswordForm } from './change-password-form';
import { ROWS, SettingRow } from './setting-row';

/** What the user is editing: one setting at a time. */
export type Activity = 'viewing' | 'editing' | 'password' | 'email';

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
    <Box sx={ROWS}>
      <SettingRow isFact title="Email" text={email} action={opener('Change Email', 'email')}>
        {activity === 'email' && (
          <ChangeEmailForm currentEmail={email} onCancel={collapse} onChanged={onEmailChanged} />
        )}
      </SettingRow>
      <SettingRow
        isFact
        title="Password"
        text="Changing it signs out your other devices."
        action={opener('Change Password', 'password')}
      >
        {activity === 'password' && <ChangePasswordForm onCancel={collapse} onChanged={collapse} />}
      </SettingRow>
      <SettingRow
        isFact
        title="Passkeys and apps"
        text="What you sign in with besides your password."
        action={
          <NavButton to={`${PATHS.profileSettings}#sign-in`} variant="outlined">
            Manage
          </NavButton>
        }
      />
    </Box>
  );
}
