import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import type { RecentSignIn } from '#contract/account/privacy';
import { localMoment } from '../../../lib/format';
import { useRecentSignIns } from '../profile.api';
import { LIST } from './setting-row';

const OUTCOMES: Readonly<Record<RecentSignIn['outcome'], string>> = {
  'signed-in': 'Signed in',
  'new-device': 'Signed in on a new device',
  'wrong-password': 'Wrong password',
  'wrong-second-step': 'Right password, wrong code or passkey',
  blocked: 'Blocked after too many tries',
};
const SHOWN_FIRST = 5;

const FAILURES: readonly RecentSignIn['outcome'][] = ['wrong-password', 'wrong-second-step', 'blocked'];

const isFailure = ({ outcome }: RecentSignIn): boolean => FAILURES.includes(outcome);

function SignInRow({ signIn }: { signIn: RecentSignIn }) {
  return (
    <Box component="li">
      <Typography color={isFailure(signIn) ? 'error' : 'textPrimary'} sx={{ fontWeight: 560 }}>
        {OUTCOMES[signIn.outcome]}
      </Typography>
      <Typography variant="body2" color="textSecondary">
        {signIn.device}, {localMoment(signIn.at)}
      </Typography>
    </Box>
  );
}

/** The newest sign-ins and attempts, so that people notice one that wasn't theirs. */
export function RecentSignIns() {
  const { data: signIns, error, refetch } = useRecentSignIns();
  const [isOpen, setOpen] = useState(false);
  if (error && !signIns) {
    return (
      <Box role="alert" sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1 }}>
        <Typography>Your recent sign-ins couldn't be loaded.</Typography>
        <Button onClick={() => void refetch()}>Try again</Button>
      </Box>
    );
  }
  if (!signIns)
    return (
      <Box role="status" aria-label="Loading your recent sign-ins">
        <Skeleton width="45%" height={28} />
        <Skeleton width="60%" />
      </Box>
    );
  if (signIns.length === 0)
    return <Typography color="textSecondary">Your next sign-in will be listed here.</Typography>;
  const shown = isOpen ? signIns : signIns.slice(0, SHOWN_FIRST);
  return (
    <>
      <Box component="ul" aria-label="Recent sign-ins" sx={LIST}>
        {shown.map((signIn) => (
          <SignInRow key={`${signIn.at} ${signIn.outcome}`} signIn={signIn} />
        ))}
      </Box>
      {shown.length < signIns.length && (
        <Button data-edge="start" onClick={() => setOpen(true)} sx={{ mt: 1 }}>
          Show all {signIns.length}
        </Button>
      )}
      {signIns.some(isFailure) && (
        <Typography variant="body2" color="textSecondary" sx={{ mt: 1 }}>
          Not you? Change your password and sign out your other devices.
        </Typography>
      )}
    </>
  );
}
