import Box from '@mui/material/Box';
import TextField from '@mui/material/TextField';
import type { UseFormReturn } from 'react-hook-form';
import { CAMPAIGN_LIMITS } from '#contract/campaigns';
import { textField } from '../../../../lib/forms';
import { WORD_RULES, type CampaignValues } from './campaign-form';
import { CampaignPreview } from './campaign-preview';

interface Starter {
  label: string;
  subject: string;
  markdown: string;
}

/** Beginnings to write on from. */
const STARTERS: readonly Starter[] = [
  {
    label: 'New features',
    subject: 'What is new in Heart & Head',
    markdown:
      'Hi {{firstName}},\n\nWe have been building, and here is what is new:\n\n- **First thing.** What it does for you.\n- **Second thing.** What it does for you.\n\nOpen your dashboard and try it on your next date.\n\nHeart & Head',
  },
  {
    label: 'Come back',
    subject: 'Your standards are still here',
    markdown:
      'Hi {{firstName}},\n\nIt has been a while. Your standards and everything you noted are where you left them.\n\n## One small step\n\nAdd somebody you are curious about, and score one date. That is all it takes to see where heart and head stand.\n\nHeart & Head',
  },
  {
    label: 'A thought on dating',
    subject: 'One question worth asking early',
    markdown:
      'Hi {{firstName}},\n\nHere is a question that tells more than most:\n\n> What does a good ordinary Tuesday look like for you?\n\nListen for what comes first. It is usually what matters.\n\nHeart & Head',
  },
];

interface Props {
  form: UseFormReturn<CampaignValues>;
}

/** Only what is empty, or came from another starter, is filled in: a curious look costs nothing that is written. */
function StarterField({ form: { getValues, setValue } }: Props) {
  const begin = (label: string) => {
    const starter = STARTERS.find((one) => one.label === label);
    if (!starter) return;
    for (const field of ['subject', 'markdown'] as const)
      if (getValues(field).trim() === '' || STARTERS.some((one) => one[field] === getValues(field)))
        setValue(field, starter[field], { shouldDirty: true, shouldValidate: true });
  };
  return (
    <TextField
      select
      label="Start from"
      defaultValue=""
      onChange={(event) => begin(event.target.value)}
      helperText="Fills in the subject and the message where you have written nothing."
      slotProps={{ select: { native: true } }}
    >
      <option value="">An empty page</option>
      {STARTERS.map(({ label }) => (
        <option key={label} value={label}>
          {label}
        </option>
      ))}
    </TextField>
  );
}

export function MessageStep({ form }: Props) {
  const { register, formState } = form;
  const field = (name: 'name' | 'subject' | 'markdown') =>
    textField(register, formState.errors, name, WORD_RULES[name]);
  const name = field('name');
  const subject = field('subject');
  const preview = textField(register, formState.errors, 'preview');
  const markdown = field('markdown');
  return (
    <Box
      sx={{
        display: 'grid',
        gap: 3,
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' },
      }}
    >
      <Box sx={{ display: 'grid', gap: 2, alignContent: 'start' }}>
        <TextField
          {...name}
          label="Campaign name"
          helperText={name.helperText ?? 'Only you see it.'}
          slotProps={{ htmlInput: { maxLength: CAMPAIGN_LIMITS.nameMax, autoComplete: 'off' } }}
        />
        <StarterField form={form} />
        <TextField
          {...subject}
          label="Subject"
          slotProps={{ htmlInput: { maxLength: CAMPAIGN_LIMITS.subjectMax, autoComplete: 'off' } }}
        />
        <TextField
          {...preview}
          label="Preview text"
          helperText={preview.helperText ?? 'The line that inboxes show behind the subject.'}
          slotProps={{ htmlInput: { maxLength: CAMPAIGN_LIMITS.previewMax, autoComplete: 'off' } }}
        />
        <TextField
          {...markdown}
          label="Message"
          multiline
          minRows={9}
          maxRows={18}
          helperText={
            markdown.helperText ??
            'Markdown: **bold**, ## heading, - list, [link](https://...). {{firstName}} is their name.'
          }
        />
      </Box>
      <CampaignPreview form={form} />
    </Box>
  );
}
