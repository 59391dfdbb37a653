import Box from '@mui/material/Box';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import type { Control } from 'react-hook-form';
import { NAME_RULES } from '#contract/rules/person';
import type { UserProfile } from '#contract/account/profile';
import { placeOnce, usLongDate } from '../../../lib/format';
import { FormField } from '../../../ui/fields/form-field';
import { useCurrentUser } from '../../auth/auth.api';
import { LocationField, OptionField } from '../profile-fields';
import type { ProfileValues } from '../profile-form';
import { DIALOG_OPTIONS } from '../profile-options';
import { optionFact, ProfileFacts, textFact } from './profile-facts';

export function PersonalFacts({ profile }: { profile: UserProfile }) {
  const { data: user } = useCurrentUser();
  const name = [profile.firstName, profile.lastName].filter(Boolean).join(' ');
  return (
    <Box sx={{ mb: 3 }}>
      <Box sx={{ mb: 3 }}>
        <Typography variant="h2" component="h3" sx={{ overflowWrap: 'anywhere' }}>
          {name || profile.email}
        </Typography>
        {user && <Typography color="textSecondary">Member since {usLongDate(user.createdAt)}</Typography>}
      </Box>
      <ProfileFacts
        facts={[textFact('Location', placeOnce(profile.location)), optionFact(profile, 'gender', 'Gender')]}
      />
    </Box>
  );
}

/** It can be read and copied, and doesn't look as if it could be typed in. */
const READ_ONLY = {
  '& .MuiOutlinedInput-root': { bgcolor: 'background.default', color: 'text.secondary' },
  '& .MuiOutlinedInput-notchedOutline': { borderStyle: 'dashed' },
} as const;

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
        sx={READ_ONLY}
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
      <ProfileFacts facts={FIELDS.map(([field, label]) => optionFact(profile, field, label, HINTS[field]))} />
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
