import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Divider from '@mui/material/Divider';
import Typography from '@mui/material/Typography';
import { BellOff } from 'lucide-react';
import { useState } from 'react';
import type { PlannedDateSettings, PlannedDateSettingsChanges } from '#contract/dating/planned-dates';
import { ErrorPanel } from '../../../ui/feedback/error-panel';
import { Hint } from '../../../ui/feedback/hint';
import { SkeletonCards } from '../../../ui/feedback/skeleton-cards';
import { failureToast } from '../../../ui/feedback/toast-messages';
import { useToasts } from '../../../ui/feedback/toasts';
import { whileBusy } from '../../../ui/feedback/while-busy';
import {
  useChangePlannedDateSettings,
  usePlannedDateSettings,
  useSubscribeToPush,
  useUnsubscribeFromPush,
} from '../planned-dates.api';
import { CalendarLinkSetting } from './calendar-link-setting';
import { canPushHere, subscribeHere, unsubscribeHere } from './push-here';
import { SettingSwitch } from '../../../ui/fields/setting-switch';

const FAILED = 'Failed to save your choice';

function usePushSwitch({ pushKey }: PlannedDateSettings) {
  const subscribe = useSubscribeToPush();
  const unsubscribe = useUnsubscribeFromPush();
  const [isAsking, setAsking] = useState(false);
  const { toast, clear } = useToasts();

  const turnOn = async (key: string) => {
    const subscription = await subscribeHere(key);
    if (subscription) await subscribe.mutateAsync(subscription);
    else
      toast({
        tone: 'info',
        title: 'Notifications are blocked',
        description: 'Allow them for this site in your browser settings, then switch this on again.',
      });
  };
  const turnOff = async () => {
    await unsubscribe.mutateAsync();
    await unsubscribeHere();
  };
  const change = (isOn: boolean) => {
    if (isOn && pushKey === null) return;
    setAsking(true);
    (isOn && pushKey !== null ? turnOn(pushKey) : turnOff())
      .then(
        () => clear(FAILED),
        (error: unknown) => toast(failureToast(FAILED, error)),
      )
      .finally(() => setAsking(false));
  };
  return { change, isPending: isAsking };
}

function PushSwitch({ settings }: { settings: PlannedDateSettings }) {
  const { change, isPending } = usePushSwitch(settings);
  const isPossible = settings.pushKey !== null && canPushHere();
  const why =
    settings.pushKey === null
      ? "Notifications aren't set up on this server."
      : "This browser can't show notifications. On an iPhone, add the app to your home screen first.";
  return (
    <SettingSwitch
      label="Notification on this device"
      hint={isPossible ? 'Until you sign out here.' : why}
      checked={settings.pushesHere}
      disabled={!(isPossible || settings.pushesHere)}
      isBusy={isPending}
      onChange={change}
    />
  );
}

function PausedNotice({ onResume, isPending }: { onResume: () => void; isPending: boolean }) {
  return (
    <Hint
      Icon={BellOff}
      action={
        <Button variant="outlined" onClick={onResume} {...whileBusy(isPending)}>
          Turn them on again
        </Button>
      }
    >
      Reminders are paused, because you didn't react to the last two.
    </Hint>
  );
}

function Settings({ settings }: { settings: PlannedDateSettings }) {
  const { mutate, isPending } = useChangePlannedDateSettings();
  const { toast, clear } = useToasts();
  const change = (changes: PlannedDateSettingsChanges) =>
    mutate(changes, {
      onSuccess: () => clear(FAILED),
      onError: (error) => toast(failureToast(FAILED, error)),
    });
  return (
    <Box sx={{ display: 'grid', gap: 2 }}>
      <Typography color="textSecondary">
        The morning after a planned date, at 9 o'clock, we can ask you how it was.
      </Typography>
      {settings.remindersPaused && (
        <PausedNotice isPending={isPending} onResume={() => change({ remindersPaused: false })} />
      )}
      <PushSwitch settings={settings} />
      <SettingSwitch
        label="Ask me by email"
        hint="One email per morning, only if you get our experience emails."
        checked={settings.emailsReminders}
        isBusy={isPending}
        onChange={(emailsReminders) => change({ emailsReminders })}
      />
      <SettingSwitch
        label="Show who it's with"
        hint="“Date with Sofia” instead of “Date”, in notifications, emails and your calendar. Others may see your lock screen."
        checked={settings.showsNames}
        isBusy={isPending}
        onChange={(showsNames) => change({ showsNames })}
      />
      <Divider />
      <CalendarLinkSetting settings={settings} />
    </Box>
  );
}

/** Reminders and the calendar of planned dates; every change is saved at once. */
export function ReminderSettings() {
  const { data, error, refetch } = usePlannedDateSettings();
  if (data) return <Settings settings={data} />;
  if (error) return <ErrorPanel error={error} headingLevel="h3" onAction={() => void refetch()} />;
  return <SkeletonCards count={1} label="Loading your reminders" />;
}
