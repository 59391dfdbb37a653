import Box from '@mui/material/Box';
import { useWatch, type Control } from 'react-hook-form';
import { CANDIDATE_LIMITS, CANDIDATE_TEXTS } from '#contract/candidates';
import { FormField } from '../../ui/fields/form-field';
import { isAgeInRange, type MatchValues } from './match-form';

const digitsOnly = (text: string) => text.replace(/\D/g, '').slice(0, 3);

export function MatchFields({ control }: { control: Control<MatchValues> }) {
  const age = useWatch({ control, name: 'age' });
  const ageWarning = age !== '' && !isAgeInRange(age) ? CANDIDATE_TEXTS.ageRangeInline : undefined;
  return (
    <>
      <Box sx={{ display: 'grid', gap: 2.5, gridTemplateColumns: { sm: '1fr 140px' } }}>
        <FormField control={control} name="name" label="Name" maxLength={CANDIDATE_LIMITS.nameMax} />
        <FormField
          control={control}
          name="age"
          label="Age"
          keep={digitsOnly}
          warning={ageWarning}
          inputProps={{ inputMode: 'numeric' }}
        />
      </Box>
      <FormField
        control={control}
        name="profession"
        label="Profession"
        maxLength={CANDIDATE_LIMITS.professionMax}
      />
      <FormField
        control={control}
        name="location"
        label="Location"
        maxLength={CANDIDATE_LIMITS.locationMax}
      />
      <FormField
        control={control}
        name="notes"
        label="Notes"
        multiline
        minRows={3}
        maxRows={8}
        maxLength={CANDIDATE_LIMITS.notesMax}
        counted
        hint="Only you can read this."
      />
    </>
  );
}
