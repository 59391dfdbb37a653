import Box from '@mui/material/Box';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import type { Control } from 'react-hook-form';
import { AUTH_LIMITS } from '#contract/auth';
import type { UserProfile } from '#contract/profile';
import { usLongDate } from '../../lib/format';
import { FormField } from '../../ui/fields/form-field';
import { useCurrentUser } from '../auth/auth.api';
import { Facts } from './facts';
import { LocationField } from './location-field';
import { OptionField } from './option-field';
import { optionFact, textFact } from './profile-facts';
import type { ProfileValues } from './profile-form';
import { DIALOG_OPTIONS } from './profile-options';

export function PersonalFacts({ profile }: { profile: UserProfile }) {
  const { data: user } = useCurrentUser();
  const name = [profile.firstName, profile.lastName].filter(Boolean).join(' ');
  return (
    <Box sx={{ mb: 2 }}>
      <Box sx={{ mb: 3 }}>
        <Typography variant="h2" component="h3" sx={{ overflowWrap: 'anywhere' }}>
          {name || profile.email}
        </Typography>
        {user && (
          <Typography color="textSecondary">
            With Heart &amp; Head since {usLongDate(user.createdAt)}
          </Typography>
        )}
      </Box>
      <Facts facts={[textFact('Location', profile.location), optionFact(profile, 'gender', 'Gender')]} />
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
          maxLength={AUTH_LIMITS.nameMax}
        />
        <FormField
          control={control}
          name="lastName"
          label="Last Name"
          inputProps={{ autoComplete: 'family-name' }}
          maxLength={AUTH_LIMITS.nameMax}
        />
      </Box>
      <TextField
        label="Email"
        value={email}
        helperText="It has a change of its own, with your password."
        slotProps={{ htmlInput: { readOnly: true } }}
      />
      <LocationField control={control} />
      <OptionField control={control} name="gender" label="Gender" options={DIALOG_OPTIONS.gender} />
    </>
  );
}
