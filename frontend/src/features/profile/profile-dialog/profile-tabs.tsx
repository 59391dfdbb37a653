import Box from '@mui/material/Box';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import type { Control } from 'react-hook-form';
import { NAME_RULES } from '#contract/rules/person';
import type { UserProfile } from '#contract/account/profile';
import { usLongDate } from '../../../lib/format';
import { FormField } from '../../../ui/fields/form-field';
import { useCoachStatus } from '../../alex/alex.api';
import { useCurrentUser } from '../../auth/auth.api';
import { LocationField, OptionField, SwitchField } from '../profile-fields';
import type { ProfileValues } from '../profile-form';
import { DIALOG_OPTIONS } from '../profile-options';
import { optionFact, ProfileFacts, textFact } from './profile-facts';

export function PersonalFacts({ profile }: { profile: UserProfile }) {
  const { data: user } = useCurrentUser();
  const name = [profile.firstName, profile.lastName].filter(Boolean).join(' ');
  return (
    <Box sx={{ mb: 2 }}>
      <Box sx={{ mb: 3 }}>
        <Typography variant="h2" component="h3" sx={{ overflowWrap: 'anywhere' }}>
          {name || profile.email}
        </Typography>
        {user && <Typography color="textSecondary">Member since {usLongDate(user.createdAt)}</Typography>}
      </Box>
      <ProfileFacts
        facts={[textFact('Location', profile.location), optionFact(profile, 'gender', 'Gender')]}
      />
    </Box>
  );
}

export function PersonalFields({ control, email }: { control: Control<ProfileValues>; email: string }) {
  return (
    <>
      <Box sx={{ display: 'grid', gap: 2.5, gridTemplateColumns: { sm: '1fr 1fr' }, alignItems: 'start' }}>
        <FormField
          control={control}
          name="firstName"
          label="First Name"
          inputProps={{ autoComplete: 'given-name' }}
          rule={NAME_RULES.firstName}
        />
        <FormField
          control={control}
          name="lastName"
          label="Last Name"
          inputProps={{ autoComplete: 'family-name' }}
          rule={NAME_RULES.lastName}
        />
      </Box>
      <TextField
        label="Email"
        value={email}
        helperText="To change it, use Change Email. You'll need your password."
        slotProps={{ htmlInput: { readOnly: true } }}
      />
      <LocationField control={control} />
      <OptionField control={control} name="gender" label="Gender" options={DIALOG_OPTIONS.gender} />
    </>
  );
}

const FIELDS = [
  ['datingGoal', 'Dating Goal'],
  ['interestedInGenders', 'Interested In'],
  ['preferredDateType', 'Preferred Date Type'],
  ['datingDuration', 'Dating Duration'],
] as const;

const HINTS: Partial<Record<(typeof FIELDS)[number][0], string>> = {
  preferredDateType: 'Decides which date ideas you see first.',
  datingGoal: 'Alex keeps this in mind when discussing your matches.',
};

export function DatingFacts({ profile }: { profile: UserProfile }) {
  return (
    <>
      <Typography color="textSecondary" sx={{ mb: 2.5 }}>
        What you're looking for. No one you meet ever sees this.
      </Typography>
      <ProfileFacts facts={FIELDS.map(([field, label]) => optionFact(profile, field, label))} />
    </>
  );
}

export function DatingFields({ control }: { control: Control<ProfileValues> }) {
  return FIELDS.map(([field, label]) => (
    <OptionField
      key={field}
      control={control}
      name={field}
      label={label}
      options={DIALOG_OPTIONS[field]}
      hint={HINTS[field]}
    />
  ));
}

/** Every time zone this browser knows, by IANA name. */
const TIME_ZONES: readonly string[] = Intl.supportedValuesOf('timeZone');

/** `America/New_York` -> `America/New York`. */
function zoneLabel(zone: string): string {
  return zone.replaceAll('_', ' ');
}

const SWITCHES = [
  ['marketingEmails', 'Marketing Emails', 'Updates about new features'],
  ['experienceEmails', 'Experience Emails', 'Tips and insights'],
  [
    'aiEnabled',
    'AI Answers',
    'When on, Alex may use an AI model. It can look up your standards, scores and date days under pseudonyms, and gets your questions with names, addresses and employers removed where we can spot them. What you type may still carry something, so leave out what no one else should read. Numbers and names in its answers are checked against your records. When off, only the built-in coach answers.',
  ],
  [
    'aiNotes',
    'Notes for AI',
    'Off unless you turn it on. When on, the AI model may also read your notes about matches and dates, with names, addresses and numbers removed where we can spot them. Notes can point to a person without naming anyone. Notes that mention danger are never sent.',
  ],
  [
    'rateStandardsFirst',
    'Rate Standards First',
    'When on, scoring a date starts with your standards and ends with chemistry and enjoyment, so that a spark colors them less.',
  ],
] as const;

/** Says so when the model runs on the server itself. */
function WhereAnswersComeFrom() {
  const { data } = useCoachStatus();
  return data?.modelRunsHere ? (
    <Typography variant="body2" sx={{ mb: 2 }}>
      Your AI answers come from a model on this server itself: what it reads doesn't leave it.
    </Typography>
  ) : null;
}

export function PreferenceFacts({ profile }: { profile: UserProfile }) {
  const switches = SWITCHES.map(([field, label, hint]) => ({
    label,
    value: profile[field] ? 'On' : 'Off',
    hint,
  }));
  const zone = profile.timezone && zoneLabel(profile.timezone);
  return (
    <>
      <WhereAnswersComeFrom />
      <ProfileFacts facts={[...switches, textFact('Time Zone', zone)]} />
    </>
  );
}

export function PreferenceFields({ control }: { control: Control<ProfileValues> }) {
  return (
    <>
      <WhereAnswersComeFrom />
      {SWITCHES.map(([field, label, hint]) => (
        <SwitchField key={field} control={control} name={field} label={label} hint={hint} />
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
