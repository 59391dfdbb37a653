import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { ChangeEmailForm } from '../account/change-email-form';
import { ChangePasswordForm } from '../account/change-password-form';
import { PageCard } from './page-card';

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
  return (
    <PageCard title="Account Security">
      {change === 'password' && <ChangePasswordForm onCancel={collapse} onChanged={collapse} />}
      {change === 'email' && (
        <ChangeEmailForm currentEmail={email} onCancel={collapse} onChanged={onEmailChanged} />
      )}
      {change === null && (
        <>
          <Typography color="textSecondary">
            Changing your password signs out your other devices. Changing your email signs you out everywhere.
          </Typography>
          <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5 }}>
            <Button variant="outlined" onClick={() => onChange('password')}>
              Change Password
            </Button>
            <Button variant="outlined" onClick={() => onChange('email')}>
              Change Email
            </Button>
          </Box>
        </>
      )}
    </PageCard>
  );
}
