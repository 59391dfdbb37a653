import Box from '@mui/material/Box';
import TextField from '@mui/material/TextField';
import type { UseFormReturn } from 'react-hook-form';
import { CAMPAIGN_RULES } from '#contract/console/campaigns/campaigns';
import { FormField } from '../../../../ui/fields/form-field';
import type { CampaignValues } from './campaign-form';
import { CampaignPreview } from './campaign-preview';

interface Starter {
  label: string;
  subject: string;
  markdown: string;
}

/** Starting points for a message. */
const STARTERS: readonly Starter[] = [
  {
    label: 'New features',
    subject: "What's new in Heart & Head",
    markdown:
      "Hi {{firstName}},\n\nHere's what's new:\n\n- **First thing.** What it does for you.\n- **Second thing.** What it does for you.\n\nOpen your dashboard and try it on your next date.\n\nHeart & Head",
  },
  {
    label: 'Come back',
    subject: 'Your standards are still here',
    markdown:
      "Hi {{firstName}},\n\nIt's been a while. Your standards and all your notes are right where you left them.\n\n## One small step\n\nAdd someone you're curious about and score one date. That's all it takes to see where your heart and head stand.\n\nHeart & Head",
  },
  {
    label: 'A thought on dating',
    subject: 'One question worth asking early',
    markdown:
      "Hi {{firstName}},\n\nHere's a question that reveals more than most:\n\n> What does a good ordinary Tuesday look like for you?\n\nListen for what comes first. It's usually what matters most.\n\nHeart & Head",
  },
];

interface Props {
  form: UseFormReturn<CampaignValues>;
}

/** Fills in only fields that are empty or came from another starter, so nothing typed is overwritten. */
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
      helperText="Fills in the subject and message if they're empty."
      slotProps={{ select: { native: true } }}
    >
      <option value="">Blank message</option>
      {STARTERS.map(({ label }) => (
        <option key={label} value={label}>
          {label}
        </option>
      ))}
    </TextField>
  );
}

export function MessageStep({ form }: Props) {
  const { control } = form;
  return (
    <Box
      sx={{
        display: 'grid',
        gap: 3,
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' },
      }}
    >
      <Box sx={{ display: 'grid', gap: 2, alignContent: 'start' }}>
        <FormField
          control={control}
          name="name"
          label="Campaign name"
          rule={CAMPAIGN_RULES.name}
          hint="Only you can see it."
        />
        <StarterField form={form} />
        <FormField control={control} name="subject" label="Subject" rule={CAMPAIGN_RULES.subject} />
        <FormField
          control={control}
          name="preview"
          label="Preview text"
          rule={CAMPAIGN_RULES.preview}
          hint="Shown after the subject line in inboxes."
        />
        <FormField
          control={control}
          name="markdown"
          label="Message"
          rule={CAMPAIGN_RULES.markdown}
          multiline
          minRows={9}
          maxRows={18}
          hint="Markdown: **bold**, ## heading, - list, [link](https://...). {{firstName|there}} is their name, or “there” for a blank one."
        />
      </Box>
      <CampaignPreview form={form} />
    </Box>
  );
}
