import TextField from '@mui/material/TextField';
import { useWatch, type Control } from 'react-hook-form';
import { CONTACT_LIMITS } from '#contract/contact';
import { characterCount, type textField } from '../../lib/forms';
import type { ContactValues } from './contact-form-values';

interface Props {
  control: Control<ContactValues>;
  field: ReturnType<typeof textField<ContactValues>>;
}

/** Longer texts stay as they were typed or pasted: the counter says how much must go. */
export function MessageField({ control, field }: Props) {
  const length = characterCount(useWatch({ control, name: 'message' }));
  const isOver = length > CONTACT_LIMITS.messageMax;
  return (
    <TextField
      {...field}
      label="Message"
      multiline
      minRows={6}
      maxRows={16}
      placeholder="How can we help?"
      error={field.error || isOver}
      helperText={
        <span style={{ display: 'flex', justifyContent: 'space-between', gap: 16 }}>
          <span>{field.helperText}</span>
          <span style={{ fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' }}>
            {`${length}/${CONTACT_LIMITS.messageMax} characters`}
          </span>
        </span>
      }
    />
  );
}
