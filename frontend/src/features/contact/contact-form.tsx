import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useWatch, type Control } from 'react-hook-form';
import { CONTACT_CATEGORIES, CONTACT_RULES } from '#contract/account/contact';
import { characterCount } from '#contract/rules/characters';
import { DraftNotice } from '../../ui/feedback/draft-notice';
import { whileBusy } from '../../ui/feedback/while-busy';
import { FormField } from '../../ui/fields/form-field';
import { useContactForm, type ContactValues } from './use-contact-form';

/** Text that is too long isn't cut off; the counter shows by how much it exceeds the limit. */
function MessageField({ control }: { control: Control<ContactValues> }) {
  const length = characterCount(useWatch({ control, name: 'message' }));
  const { max, tooLong } = CONTACT_RULES.message;
  return (
    <FormField
      control={control}
      name="message"
      label="Message"
      rule={CONTACT_RULES.message}
      multiline
      minRows={6}
      maxRows={16}
      placeholder="How can we help?"
      warning={length > max ? tooLong : undefined}
      counter={`${length}/${max} characters`}
    />
  );
}

export function ContactForm({ onSent }: { onSent: () => void }) {
  const { form, draft, send, isPending } = useContactForm(onSent);
  const { control } = form;
  return (
    <Box component="form" noValidate aria-label="Contact" onSubmit={send} sx={{ display: 'grid', gap: 2.5 }}>
      {draft.isRestored && <DraftNotice onStartOver={draft.startOver} />}
      <Box sx={{ display: 'grid', gap: 2.5, gridTemplateColumns: { sm: '1fr 1fr' }, alignItems: 'start' }}>
        <FormField
          control={control}
          name="name"
          label="Full Name"
          rule={CONTACT_RULES.name}
          inputProps={{ autoComplete: 'name' }}
        />
        <FormField
          control={control}
          name="email"
          label="Email Address"
          type="email"
          rule={CONTACT_RULES.email}
          inputProps={{ autoComplete: 'email' }}
        />
      </Box>
      <FormField
        control={control}
        name="category"
        label="Category"
        rule={CONTACT_RULES.category}
        select
        native
      >
        <option value="">Select a category</option>
        {CONTACT_CATEGORIES.map(([value, label]) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </FormField>
      <FormField control={control} name="subject" label="Subject" rule={CONTACT_RULES.subject} />
      <MessageField control={control} />
      <Button
        type="submit"
        variant="contained"
        size="large"
        {...whileBusy(isPending)}
        sx={{ justifySelf: { xs: 'stretch', sm: 'end' } }}
      >
        {isPending ? 'Sending...' : 'Send Message'}
      </Button>
    </Box>
  );
}
