import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import TextField from '@mui/material/TextField';
import { useState } from 'react';
import { appLock, LOCK_AFTER, useLockAfter, type LockAfter } from '../../../lib/app-lock/app-lock';
import { canHashPins } from '../../../lib/app-lock/pin';
import { applyAppName } from '../../../lib/device/app-name';
import { useDeviceSetting } from '../../../lib/device/device-setting';
import { useToasts } from '../../../ui/feedback/toasts';
import { SettingSwitch } from '../../../ui/fields/setting-switch';
import { SettingGroup, SettingLine, SettingRow } from '../account/setting-row';
import { PinDialog } from './pin-dialog';

const AFTER_LABELS: Readonly<Record<LockAfter, string>> = {
  start: 'Every time it opens',
  1: 'After 1 minute away',
  5: 'After 5 minutes away',
  15: 'After 15 minutes away',
};
const DONE = { set: 'App lock is on', change: 'PIN changed', off: 'App lock is off' } as const;
const ASKED: Readonly<Record<LockAfter, string>> = {
  start: "You'll enter your PIN every time the app opens.",
  1: "You'll enter your PIN when you've been away for 1 minute.",
  5: "You'll enter your PIN when you've been away for 5 minutes.",
  15: "You'll enter your PIN when you've been away for 15 minutes.",
};
/** How soon a new lock asks for its PIN. */
const FIRST_AFTER: LockAfter = 1;

function AppLockSetting() {
  const after = useLockAfter();
  const [purpose, setPurpose] = useState<keyof typeof DONE | null>(null);
  const { toast } = useToasts();
  const text = canHashPins()
    ? 'Asks for a PIN on this device, also offline. It keeps out a glance, not someone with time and tools.'
    : 'Needs a secure connection (https).';
  const finish = () => {
    const asked = purpose === 'set' && { description: ASKED[after ?? FIRST_AFTER] };
    if (purpose) toast({ title: DONE[purpose], ...asked });
    setPurpose(null);
  };
  return (
    <SettingRow
      title="App lock"
      text={text}
      action={
        after === null && (
          <Button variant="outlined" disabled={!canHashPins()} onClick={() => setPurpose('set')}>
            Set a PIN
          </Button>
        )
      }
    >
      {after !== null && (
        <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1.5 }}>
          <TextField
            select
            label="Lock"
            value={String(after)}
            onChange={({ target }) => {
              const chosen = LOCK_AFTER.find((one) => String(one) === target.value);
              if (chosen !== undefined) appLock.changeAfter(chosen);
            }}
            slotProps={{ select: { native: true } }}
            sx={{ minWidth: 220 }}
          >
            {LOCK_AFTER.map((one) => (
              <option key={one} value={String(one)}>
                {AFTER_LABELS[one]}
              </option>
            ))}
          </TextField>
          <Button variant="outlined" onClick={() => appLock.lock()}>
            Lock now
          </Button>
          <Button onClick={() => setPurpose('change')}>Change PIN</Button>
          <Button onClick={() => setPurpose('off')}>Turn off</Button>
        </Box>
      )}
      {purpose && (
        <PinDialog
          purpose={purpose}
          after={after ?? FIRST_AFTER}
          onDone={finish}
          onClose={() => setPurpose(null)}
        />
      )}
    </SettingRow>
  );
}

function HideSetting() {
  const [isOn, setOn] = useDeviceSetting('hide');
  return (
    <SettingSwitch
      label="Hide people and percentages"
      hint="Blurs both, as the eye at the top of every page does. Tap one to see it for a moment."
      checked={isOn}
      onChange={setOn}
    />
  );
}

function DiscreetSetting() {
  const [isOn, setOn] = useDeviceSetting('neutralName');
  const change = (next: boolean) => {
    setOn(next);
    applyAppName();
  };
  return (
    <SettingSwitch
      label="Discreet title and icon"
      hint="Browser tabs here say Notes, with a plain icon. An installed app changes once you install it again, and some devices still show the address."
      checked={isOn}
      onChange={change}
    />
  );
}

/** Settings of this browser alone: nothing of them is sent anywhere. */
export function DevicePrivacy() {
  return (
    <SettingGroup title="Privacy on this device">
      <SettingLine>
        <HideSetting />
      </SettingLine>
      <AppLockSetting />
      <SettingLine>
        <DiscreetSetting />
      </SettingLine>
    </SettingGroup>
  );
}
