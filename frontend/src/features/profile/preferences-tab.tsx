import type { Control } from 'react-hook-form';
import type { UserProfile } from '#contract/profile';
import { Facts } from './facts';
import { OptionField } from './option-field';
import { textFact } from './profile-facts';
import type { ProfileValues } from './profile-form';
import { SwitchField } from './switch-field';
import { TIME_ZONES, zoneLabel } from './time-zones';

const SWITCHES = [
  ['marketingEmails', 'Marketing Emails', 'Updates about new features'],
  ['experienceEmails', 'Experience Emails', 'Tips and insights'],
  [
    'aiEnabled',
    'AI Answers',
    'Where an AI model is set up, Alex asks it with your standards, scores and date days under pseudonyms, and your questions without names and addresses as far as we can find them. Your notes, your email and the places stay here. Switched off, nothing is sent to a model: the built-in coach answers.',
  ],
] as const;

export function PreferenceFacts({ profile }: { profile: UserProfile }) {
  const switches = SWITCHES.map(([field, label, hint]) => ({
    label,
    value: profile[field] ? 'On' : 'Off',
    hint,
  }));
  const zone = profile.timezone && zoneLabel(profile.timezone);
  return <Facts facts={[...switches, textFact('Time Zone', zone)]} />;
}

export function PreferenceFields({ control }: { control: Control<ProfileValues> }) {
  return (
    <>
      {SWITCHES.map(([field, label, hint]) => (
        <SwitchField key={field} control={control} name={field} label={label} hint={hint} />
      ))}
      <OptionField
        control={control}
        name="timezone"
        label="Time Zone"
        options={TIME_ZONES}
        labelOf={zoneLabel}
        hint="It decides when your day begins."
      />
    </>
  );
}
