import Box from '@mui/material/Box';
import { useWatch, type Control } from 'react-hook-form';
import { AGE_RANGE_WARNING, CANDIDATE_RULES } from '#contract/dating/candidates';
import { FormField } from '../../ui/fields/form-field';
import type { MatchValues } from './match-form';

const digitsOnly = (text: string) => text.replace(/\D/g, '').slice(0, 3);

export function MatchFields({ control }: { control: Control<MatchValues> }) {
  const age = useWatch({ control, name: 'age' });
  const { min, max } = CANDIDATE_RULES.age;
  const isOutside = age !== '' && (Number(age) < min || Number(age) > max);
  return (
    <>
      <Box sx={{ display: 'grid', gap: 2.5, gridTemplateColumns: { sm: '1fr 140px' } }}>
        <FormField control={control} name="name" label="Name" rule={CANDIDATE_RULES.name} />
        <FormField
          control={control}
          name="age"
          label="Age"
          rule={CANDIDATE_RULES.age}
          keep={digitsOnly}
          warning={isOutside ? AGE_RANGE_WARNING : undefined}
        />
      </Box>
      <FormField control={control} name="profession" label="Profession" rule={CANDIDATE_RULES.profession} />
      <FormField control={control} name="location" label="Location" rule={CANDIDATE_RULES.location} />
      <FormField
        control={control}
        name="notes"
        label="Notes"
        rule={CANDIDATE_RULES.notes}
        multiline
        minRows={3}
        maxRows={8}
        counted
        hint="Only you can read this."
      />
    </>
  );
}
