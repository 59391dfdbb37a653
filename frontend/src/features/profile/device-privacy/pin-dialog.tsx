import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import DialogContent from '@mui/material/DialogContent';
import Typography from '@mui/material/Typography';
import { useState, type SubmitEvent } from 'react';
import { appLock, type LockAfter } from '../../../lib/app-lock/app-lock';
import { isPin } from '../../../lib/app-lock/pin';
import { SheetActions } from '../../../ui/dialogs/sheet-actions';
import { TitledDialog } from '../../../ui/dialogs/titled-dialog';
import { whileBusy } from '../../../ui/feedback/while-busy';
import { PinField } from '../../../ui/fields/pin-field';

const WRONG = {
  wrong: "That isn't the PIN.",
  'too-early': 'Too many wrong PINs. Please try again later.',
} as const;

interface Props {
  /** `off` only asks for the current PIN. */
  purpose: 'set' | 'change' | 'off';
  after: LockAfter;
  onDone: () => void;
  onClose: () => void;
}

const TITLES = { set: 'Set a PIN', change: 'Change your PIN', off: 'Turn off the lock' } as const;

export function PinDialog({ purpose, after, onDone, onClose }: Props) {
  const [pins, setPins] = useState({ current: '', next: '', repeated: '' });
  const [problem, setProblem] = useState<{ field: keyof typeof pins; text: string } | null>(null);
  const [isBusy, setBusy] = useState(false);
  const [isShown, setShown] = useState(false);
  const toggle = () => setShown(!isShown);
  const needsCurrent = purpose !== 'set';
  const change = (field: keyof typeof pins) => (pin: string) => {
    setPins({ ...pins, [field]: pin });
    setProblem(null);
  };
  const problemOf = (field: keyof typeof pins) => (problem?.field === field ? problem.text : null);
  const save = async () => {
    const answer = needsCurrent ? await appLock.check(pins.current) : 'right';
    if (answer !== 'right') return setProblem({ field: 'current', text: WRONG[answer] });
    if (purpose === 'off') appLock.remove();
    else await appLock.set(pins.next, after);
    onDone();
  };
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (needsCurrent && !isPin(pins.current))
      setProblem({ field: 'current', text: 'Please enter 6 digits.' });
    else if (purpose !== 'off' && !isPin(pins.next))
      setProblem({ field: 'next', text: 'Please enter 6 digits.' });
    else if (purpose !== 'off' && pins.next !== pins.repeated)
      setProblem({ field: 'repeated', text: "The two PINs don't match." });
    else {
      setBusy(true);
      void save().finally(() => setBusy(false));
    }
  };
  return (
    <TitledDialog
      open
      isPlain
      isSheet
      title={TITLES[purpose]}
      onClose={onClose}
      isBusy={isBusy}
      ignoresOutside
      losesInput={Object.values(pins).some((pin) => pin !== '')}
      maxWidth="xs"
    >
      <Box component="form" noValidate onSubmit={submit} sx={{ display: 'contents' }}>
        <DialogContent sx={{ display: 'grid', gap: 2.5, alignContent: 'start' }}>
          {purpose !== 'off' && (
            <Typography color="textSecondary">
              Keeps others from looking on this device. If you forget it, sign out and back in.
            </Typography>
          )}
          {needsCurrent && (
            <PinField
              label="Current PIN"
              value={pins.current}
              onChange={change('current')}
              problem={problemOf('current')}
              autoFocus
              isShown={isShown}
              onToggle={toggle}
            />
          )}
          {purpose !== 'off' && (
            <>
              <PinField
                label="New PIN (6 digits)"
                value={pins.next}
                onChange={change('next')}
                problem={problemOf('next')}
                autoFocus={!needsCurrent}
                isShown={isShown}
                onToggle={needsCurrent ? undefined : toggle}
              />
              <PinField
                label="Repeat the PIN"
                value={pins.repeated}
                onChange={change('repeated')}
                problem={problemOf('repeated')}
                isShown={isShown}
              />
            </>
          )}
        </DialogContent>
        <SheetActions>
          <Button onClick={onClose} disabled={isBusy}>
            Cancel
          </Button>
          <Button type="submit" variant="contained" {...whileBusy(isBusy)}>
            {purpose === 'off' ? 'Turn off' : 'Save PIN'}
          </Button>
        </SheetActions>
      </Box>
    </TitledDialog>
  );
}
