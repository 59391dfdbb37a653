import { ReminderSettings } from '../features/planned-dates/settings/reminder-settings';
import { ProfileSettingsPage } from '../features/profile/settings-page/profile-settings-page';
import { lazyPart } from '../lib/loading/lazy';
import { PanelBoundary } from '../ui/feedback/panel-boundary';

const EmailChanged = lazyPart(
  async () => (await import('../features/dashboard/email-changed-page')).EmailChangedPage,
);

/** Features may only use each other's API calls; their settings are combined here. */
export function ProfileSettingsScreen() {
  return (
    <ProfileSettingsPage
      EmailChanged={EmailChanged}
      reminders={
        <PanelBoundary>
          <ReminderSettings />
        </PanelBoundary>
      }
    />
  );
}
