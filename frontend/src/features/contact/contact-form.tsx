import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import TextField from '@mui/material/TextField';
import { useWatch, type Control } from 'react-hook-form';
import { CONTACT_CATEGORIES, CONTACT_LIMITS } from '#contract/contact';
import { characterCount, textField } from '../../lib/forms';
import { NavButton } from '../../ui/layout/nav-button';
import { CONTACT_RULES, useContactForm, type ContactValues } from './use-contact-form';

interface MessageFieldProps {
  control: Control<ContactValues>;
  field: ReturnType<typeof textField<ContactValues>>;
}

/** Longer texts stay as they were typed or pasted: the counter says how much must go. */
function MessageField({ control, field }: MessageFieldProps) {
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

interface Props {
  /** Where somebody goes who does not write after all. */
  back: string;
  onSent: () => void;
}

export function ContactForm({ back, onSent }: Props) {
  const { form, send, isPending } = useContactForm(onSent);
  const { register, control, formState } = form;
  const field = (name: keyof ContactValues) =>
    textField(register, formState.errors, name, CONTACT_RULES[name]);
  // In the order of the page: the first invalid one gets the focus.
  const [name, email, category, subject, message] = [
    field('name'),
    field('email'),
    field('category'),
    field('subject'),
    field('message'),
  ];
  return (
    <Box
      component="form"
      noValidate
      aria-label="Contact"
      onSubmit={(event) => void send(event)}
      sx={{ display: 'grid', gap: 2.5 }}
    >
      <Box sx={{ display: 'grid', gap: 2.5, gridTemplateColumns: { sm: '1fr 1fr' }, alignItems: 'start' }}>
        <TextField {...name} label="Full Name" slotProps={{ htmlInput: { autoComplete: 'name' } }} />
        <TextField
          {...email}
          label="Email Address"
          type="email"
          slotProps={{ htmlInput: { autoComplete: 'email', inputMode: 'email' } }}
        />
      </Box>
      <TextField {...category} select label="Category" slotProps={{ select: { native: true } }}>
        <option value="">Select a category</option>
        {CONTACT_CATEGORIES.map(([value, label]) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </TextField>
      <TextField {...subject} label="Subject" slotProps={{ htmlInput: { autoComplete: 'off' } }} />
      <MessageField control={control} field={message} />
      <Box sx={{ display: 'flex', flexWrap: 'wrap-reverse', gap: 1.5, justifyContent: 'space-between' }}>
        <NavButton to={back} sx={{ ml: -1.75 }}>
          Back to Dashboard
        </NavButton>
        <Button
          type="submit"
          variant="contained"
          color="secondary"
          size="large"
          disabled={isPending}
          sx={{ flexGrow: { xs: 1, sm: 0 } }}
        >
          {isPending ? 'Sending...' : 'Send Message'}
        </Button>
      </Box>
    </Box>
  );
}
