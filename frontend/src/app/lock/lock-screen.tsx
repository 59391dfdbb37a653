import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { useQueryClient } from '@tanstack/react-query';
import { Lock } from 'lucide-react';
import { useEffect, useState, type SubmitEvent } from 'react';
import { useSignOutHere } from '../../features/auth/auth.api';
import { appLock } from '../../lib/app-lock/app-lock';
import { isPin } from '../../lib/app-lock/pin';
import { ConfirmDialog } from '../../ui/dialogs/confirm-dialog';
import { PinCells } from '../../ui/fields/pin-cells';

const SECOND_MS = 1000;

/** Seconds until another PIN can be tried. */
function useWait(): { seconds: number; refresh: () => void } {
  const read = () => Math.ceil(appLock.waitMs / SECOND_MS);
  const [seconds, setSeconds] = useState(read);
  useEffect(() => {
    if (seconds === 0) return undefined;
    const timer = setTimeout(() => setSeconds(read()), SECOND_MS);
    return () => clearTimeout(timer);
  }, [seconds]);
  return { seconds, refresh: () => setSeconds(read()) };
}

function waitText(seconds: number): string {
  if (seconds < 60) return `Too many wrong PINs. Try again in ${seconds} seconds.`;
  const minutes = Math.ceil(seconds / 60);
  return `Too many wrong PINs. Try again in ${minutes} ${minutes === 1 ? 'minute' : 'minutes'}.`;
}

/** A ring in the two colors, and nothing that tells what is locked. */
const Mark = styled('div')(({ theme }) => ({
  display: 'grid',
  placeItems: 'center',
  '& > *': { gridArea: '1 / 1' },
  '& > svg:first-of-type': { width: 72, height: 72, fill: 'none', strokeWidth: 4 },
  '& .head': { stroke: theme.vars?.palette.primary.main },
  '& .heart': { stroke: theme.vars?.palette.secondary.main },
}));

/** Says nothing about what it locks. */
export function LockScreen({ leave = () => window.location.replace('/') }: { leave?: () => void }) {
  const [pin, setPin] = useState('');
  const [problem, setProblem] = useState<string | null>(null);
  const [isChecking, setChecking] = useState(false);
  const [isLeaving, setLeaving] = useState(false);
  const { seconds, refresh } = useWait();
  const signOut = useSignOutHere(useQueryClient());
  useEffect(() => {
    const before = document.title;
    document.title = 'Locked';
    return () => {
      document.title = before;
    };
  }, []);
  const unlock = async (complete: string) => {
    setChecking(true);
    const result = await appLock.unlock(complete);
    setChecking(false);
    setPin('');
    refresh();
    if (result === 'wrong') setProblem("That isn't the PIN.");
  };
  const change = (next: string) => {
    setPin(next);
    setProblem(null);
    if (isPin(next)) void unlock(next);
  };
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (!isChecking) setProblem('Please enter 6 digits.');
  };
  return (
    <Box
      component="main"
      sx={{
        flexGrow: 1,
        display: 'grid',
        // A little above the middle, where it is on paper too, and clear of a phone's keyboard.
        gridTemplateRows: 'minmax(24px, 2fr) auto minmax(24px, 3fr) auto',
        justifyItems: 'center',
        p: 3,
        minHeight: '100dvh',
        boxSizing: 'border-box',
      }}
    >
      <Box sx={{ gridRow: 2, display: 'grid', justifyItems: 'center', gap: 3 }}>
        <Mark>
          <svg viewBox="0 0 72 72" aria-hidden>
            <path className="head" d="M36 4a32 32 0 0 0 0 64" />
            <path className="heart" d="M36 4a32 32 0 0 1 0 64" />
          </svg>
          <Lock size={26} aria-hidden />
        </Mark>
        <Box sx={{ textAlign: 'center' }}>
          <Typography variant="h1">Locked</Typography>
          <Typography color="textSecondary" sx={{ mt: 0.5 }}>
            Enter your PIN to go on.
          </Typography>
        </Box>
        <form noValidate onSubmit={submit}>
          <PinCells
            label="PIN"
            value={pin}
            onChange={change}
            problem={seconds > 0 ? waitText(seconds) : problem}
            status={isChecking ? 'Checking…' : null}
            isBusy={isChecking}
            disabled={seconds > 0}
          />
        </form>
      </Box>
      <Button
        disabled={isChecking}
        onClick={() => setLeaving(true)}
        sx={{ gridRow: 4, color: 'text.secondary', fontWeight: 500 }}
      >
        Forgot PIN? Sign out
      </Button>
      <ConfirmDialog
        open={isLeaving}
        title="Sign out?"
        description="Signing out clears this browser, with drafts and anything that hasn't been sent yet."
        confirmLabel="Sign out and erase"
        onConfirm={() => void signOut().finally(leave)}
        onClose={() => setLeaving(false)}
      />
    </Box>
  );
}
