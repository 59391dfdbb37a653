import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import TextField from '@mui/material/TextField';
import { CONTACT_CATEGORIES } from '#contract/contact';
import { textField } from '../../lib/forms';
import { NavButton } from '../../ui/layout/nav-button';
import { CONTACT_RULES, type ContactValues } from './contact-form-values';
import { MessageField } from './message-field';
import { useContactForm } from './use-contact-form';

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
