import Typography from '@mui/material/Typography';
import type { Control } from 'react-hook-form';
import type { UserProfile } from '#contract/account/profile';
import { PATHS } from '../../../lib/paths';
import { NavButton } from '../../../ui/layout/nav-button';
import {
  AiSettings,
  OfflineNote,
  ProfileSwitch,
  ScoringSettings,
  SWITCHES,
  TIME_ZONES,
  zoneLabel,
  type SwitchName,
} from '../account/saved-settings';
import { SettingGroup, SettingRow } from '../account/setting-row';
import { YourData } from '../account/your-data';
import { DevicePrivacy } from '../device-privacy/device-privacy';
import { OptionField, SwitchField } from '../profile-fields';
import type { ProfileValues } from '../profile-form';

const SWITCH_NAMES = Object.keys(SWITCHES) as SwitchName[];

/** While the profile is edited, they are saved and taken back with the rest of it. */
export function PreferenceFields({ control }: { control: Control<ProfileValues> }) {
  return (
    <>
      {SWITCH_NAMES.map((name) => (
        <SwitchField key={name} control={control} name={name} {...SWITCHES[name]} />
      ))}
      <OptionField
        control={control}
        name="timezone"
        label="Time Zone"
        options={TIME_ZONES}
        labelOf={zoneLabel}
        hint="Sets when your day starts."
      />
    </>
  );
}

/** Settings that are saved one by one, as soon as they are changed. */
export function PreferencesPanel({ profile }: { profile: UserProfile }) {
  return (
    <>
      <OfflineNote />
      <Typography color="textSecondary" sx={{ mb: 2.5 }}>
        Switches save right away. To change anything else, choose Edit.
      </Typography>
      <SettingGroup title="Notifications">
        <ProfileSwitch profile={profile} name="marketingEmails" />
        <ProfileSwitch profile={profile} name="experienceEmails" />
        <SettingRow
          title="Reminders and calendar"
          text="For the dates you plan, on this device, by email or in your calendar."
          action={
            <NavButton to={PATHS.profileSettings} variant="outlined">
              Set reminders
            </NavButton>
          }
        />
      </SettingGroup>
      <AiSettings profile={profile} />
      <ScoringSettings profile={profile} />
      <DevicePrivacy />
      <YourData />
    </>
  );
}
