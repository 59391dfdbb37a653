import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { MonitorSmartphone } from 'lucide-react';
import { UNKNOWN_DEVICE, type SignedInDevice } from '#contract/account/privacy';
import { localDay, usLongDate } from '../../../lib/format';
import { ignoreTaps } from '../../../lib/ignore-taps';
import { useFocusAfterRemoval } from '../../../lib/use-focus-after-removal';
import { failureToast } from '../../../ui/feedback/toast-messages';
import { useToasts } from '../../../ui/feedback/toasts';
import { whileBusy } from '../../../ui/feedback/while-busy';
import { LIST } from './setting-row';
import { useDevices, useSignOutDevices } from '../profile.api';

const HOUR_MS = 3_600_000;

/** When a device was last seen. The data is only precise to the hour. */
export function seenWords({ current, lastSeenAt }: SignedInDevice, now: Date): string {
  if (current) return 'This device';
  const seen = new Date(lastSeenAt);
  if (now.getTime() - seen.getTime() < 2 * HOUR_MS) return 'Last seen within the last two hours';
  if (localDay(seen) === localDay(now)) return 'Last seen today';
  return `Last seen ${usLongDate(lastSeenAt)}`;
}

interface RowProps {
  device: SignedInDevice;
  isPending: boolean;
  onSignOut: () => void;
}

function DeviceRow({ device, isPending, onSignOut }: RowProps) {
  const isUnknown = device.name === UNKNOWN_DEVICE;
  return (
    <Box component="li" sx={{ display: 'flex', alignItems: 'center', gap: 1.5, minHeight: 52 }}>
      <Box
        component="span"
        sx={{ display: 'inline-flex', color: device.current ? 'primary.main' : 'text.secondary' }}
      >
        <MonitorSmartphone size={20} aria-hidden />
      </Box>
      <Box sx={{ flexGrow: 1, minWidth: 0 }}>
        <Typography sx={isUnknown ? { color: 'text.secondary' } : { fontWeight: 560 }}>
          {device.name}
        </Typography>
        <Typography variant="body2" color={device.current ? 'primary' : 'textSecondary'}>
          {seenWords(device, new Date())}
          {isUnknown && `, signed in ${usLongDate(device.signedInAt)}`}
        </Typography>
      </Box>
      {!device.current && (
        <Button
          onClick={onSignOut}
          {...whileBusy(isPending)}
          aria-label={`Sign out ${device.name}`}
          data-edge="end"
          sx={{ flex: 'none', whiteSpace: 'nowrap' }}
        >
          Sign out
        </Button>
      )}
    </Box>
  );
}

function DevicesLoading() {
  return (
    <Box role="status" aria-label="Loading your devices">
      <Skeleton width="50%" height={28} />
      <Skeleton width="35%" />
    </Box>
  );
}

export function DeviceList() {
  const { data: devices, error, refetch } = useDevices();
  const signOut = useSignOutDevices();
  const focus = useFocusAfterRemoval();
  const { toast } = useToasts();
  const end = (target: { id: string } | 'others', done: string) => {
    // The next device takes its place.
    ignoreTaps();
    signOut.mutate(target, {
      onSuccess: () => toast({ title: done }),
      onError: (failure) => toast(failureToast('Failed to sign out', failure)),
    });
  };

  if (error && !devices) {
    return (
      <Box role="alert" sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1 }}>
        <Typography>Your devices couldn't be loaded.</Typography>
        <Button onClick={() => void refetch()}>Try again</Button>
      </Box>
    );
  }
  if (!devices) return <DevicesLoading />;
  const others = devices.filter(({ current }) => !current);
  return (
    <div {...focus}>
      <Box component="ul" aria-label="Signed-in devices" sx={LIST}>
        {devices.map((device) => (
          <DeviceRow
            key={device.id}
            device={device}
            isPending={signOut.isPending}
            onSignOut={() => end(device, `${device.name} is signed out`)}
          />
        ))}
      </Box>
      {others.length === 0 ? (
        <Typography color="textSecondary" sx={{ mt: 1 }}>
          You're not signed in anywhere else.
        </Typography>
      ) : (
        <Button
          variant="outlined"
          {...whileBusy(signOut.isPending)}
          onClick={() => end('others', 'All other devices are signed out')}
          sx={{ mt: 2 }}
        >
          Sign out all other devices
        </Button>
      )}
    </div>
  );
}
