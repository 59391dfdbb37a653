import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { ChangePasswordForm } from '../account/change-password-form';
import { DeviceList } from '../account/device-list';
import { RecentSignIns } from '../account/recent-sign-ins';
import { FactorList } from '../security/factor-list';
import { PageCard } from './page-card';

function PasswordCard() {
  const [isOpen, setOpen] = useState(false);
  const collapse = () => setOpen(false);
  return (
    <PageCard title="Account Security">
      {isOpen ? (
        <ChangePasswordForm onCancel={collapse} onChanged={collapse} />
      ) : (
        <>
          <Typography color="textSecondary">Changing your password signs out your other devices.</Typography>
          <Button variant="outlined" onClick={() => setOpen(true)} sx={{ justifySelf: 'start' }}>
            Change Password
          </Button>
        </>
      )}
    </PageCard>
  );
}

export function SecondFactorCard() {
  return (
    <PageCard id="sign-in" title="Passkeys and apps">
      <FactorList />
    </PageCard>
  );
}

/** Where the account is used, and was. */
export function ActivityCards() {
  return (
    <>
      <PageCard title="Your devices">
        <div>
          <DeviceList />
        </div>
      </PageCard>
      <PageCard title="Recent sign-ins">
        <div>
          <Typography variant="body2" color="textSecondary" sx={{ mt: -1.5, mb: 2 }}>
            Sign-ins and attempts in the past 90 days.
          </Typography>
          <RecentSignIns />
        </div>
      </PageCard>
    </>
  );
}

/** Everything about how an account signs in, and nothing about its dating profile. */
export function SignInCards() {
  return (
    <Box sx={{ display: 'grid', gap: 3 }}>
      <PasswordCard />
      <SecondFactorCard />
      <ActivityCards />
    </Box>
  );
}
