import Typography from '@mui/material/Typography';
import type { Control } from 'react-hook-form';
import type { UserProfile } from '#contract/profile';
import { Facts } from './facts';
import { OptionField } from './option-field';
import { optionFact } from './profile-facts';
import type { ProfileValues } from './profile-form';
import { DIALOG_OPTIONS } from './profile-options';

const FIELDS = [
  ['datingGoal', 'Dating Goal'],
  ['interestedInGenders', 'Interested In'],
  ['preferredDateType', 'Preferred Date Type'],
  ['datingDuration', 'Dating Duration'],
] as const;

const HINTS: Partial<Record<(typeof FIELDS)[number][0], string>> = {
  preferredDateType: 'It orders the date ideas we show you.',
  datingGoal: 'Alex reads your matches in its light.',
};

export function DatingFacts({ profile }: { profile: UserProfile }) {
  return (
    <>
      <Typography color="textSecondary" sx={{ mb: 2.5 }}>
        What you are looking for. Nobody you meet ever sees this.
      </Typography>
      <Facts facts={FIELDS.map(([field, label]) => optionFact(profile, field, label))} />
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
