import Box from '@mui/material/Box';
import type { KeyboardEvent } from 'react';
import { useWatch, type Control } from 'react-hook-form';
import { AGE_RANGE_WARNING, CANDIDATE_RULES } from '#contract/dating/candidates';
import { FormField } from '../../ui/fields/form-field';
import type { MatchValues } from './match-form';

const digitsOnly = (text: string) => text.replace(/\D/g, '').slice(0, 3);

/** Replaces line breaks, pasted or typed, in a field with only one line. */
const inOneLine = (text: string) => text.replace(/\s*[\r\n]+\s*/g, ' ');

interface Props {
  control: Control<MatchValues>;
  /** Long texts wrap instead of scrolling sideways, and Enter asks to save. */
  wraps?: { onEnter: () => void };
  /** For reading, not editing: there are no hints, and an empty field says that it is empty. */
  isRead?: boolean;
  /** Focuses the name; not for touch screens, where the keyboard would cover the form. */
  focusesName?: boolean;
}

export function MatchFields({ control, wraps, isRead = false, focusesName = false }: Props) {
  const age = useWatch({ control, name: 'age' });
  const { min, max } = CANDIDATE_RULES.age;
  const isOutside = age !== '' && (Number(age) < min || Number(age) > max);
  const line = wraps && {
    multiline: true,
    keep: inOneLine,
    onKeyDown: (event: KeyboardEvent) => {
      if (event.key !== 'Enter' || event.nativeEvent.isComposing) return;
      event.preventDefault();
      wraps.onEnter();
    },
  };
  const empty = (what: string) => (isRead ? { placeholder: `No ${what} yet` } : {});
  return (
    <Box
      sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: isRead ? 1.5 : { xs: 2, sm: 3 } }}
    >
      <Box
        sx={{
          display: 'grid',
          gap: isRead ? 1.5 : 2,
          gridTemplateColumns: isRead
            ? 'repeat(2, minmax(0, 1fr))'
            : { xs: 'minmax(0, 1fr) 120px', sm: 'minmax(0, 1fr) 140px' },
        }}
      >
        <FormField
          control={control}
          name="name"
          label="Name"
          rule={CANDIDATE_RULES.name}
          autoFocus={focusesName}
          {...(!isRead && { hint: 'A nickname is fine.' })}
          {...line}
        />
        <FormField
          control={control}
          name="age"
          label="Age"
          rule={CANDIDATE_RULES.age}
          keep={digitsOnly}
          warning={isOutside ? AGE_RANGE_WARNING : undefined}
          {...(!isRead && { hint: `${min} to ${max}` })}
          {...empty('age')}
        />
      </Box>
      <Box
        sx={{
          display: 'grid',
          gap: isRead ? 1.5 : 2,
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' },
        }}
      >
        <FormField
          control={control}
          name="profession"
          label="Profession"
          rule={CANDIDATE_RULES.profession}
          {...line}
          {...empty('profession')}
        />
        <FormField
          control={control}
          name="location"
          label="Location"
          rule={CANDIDATE_RULES.location}
          {...line}
          {...empty('location')}
        />
      </Box>
      <FormField
        control={control}
        name="notes"
        label="Notes"
        rule={CANDIDATE_RULES.notes}
        multiline
        {...(isRead ? { minRows: 1 } : { minRows: 3, maxRows: 8, counted: true })}
        {...(!isRead && { hint: 'Only you can read this.' })}
        {...empty('notes')}
      />
    </Box>
  );
}
