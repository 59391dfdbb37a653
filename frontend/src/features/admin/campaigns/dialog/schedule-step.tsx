import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useWatch, type UseFormReturn } from 'react-hook-form';
import type { CampaignSchedule } from '#contract/console/campaigns/campaigns';
import { FormField } from '../../../../ui/fields/form-field';
import { ChoiceList, HourOptions, type Choice } from '../../shared/lists/choice-list';
import { NIGHT_WORDS } from '../campaign-state';
import type { CampaignValues } from './campaign-form';

const CHOICES: readonly Choice<CampaignSchedule['kind']>[] = [
  { value: 'now', label: 'Now', hint: 'Starts as soon as you confirm and goes out at a steady pace.' },
  {
    value: 'at',
    label: 'At a set time',
    hint: 'Everyone receives it at the same moment, in your time zone.',
  },
  {
    value: 'local-hour',
    label: 'At each recipient’s local hour',
    hint: "Everyone receives it at this hour in their own time zone, or the next day if that hour has already passed. If the time zone isn't known, we use UTC.",
  },
];

export function ScheduleStep({ form }: { form: UseFormReturn<CampaignValues> }) {
  const { control, setValue, clearErrors } = form;
  const kind = useWatch({ control, name: 'scheduleKind' });
  const choose = (next: CampaignSchedule['kind']) => {
    clearErrors(['at', 'day']);
    setValue('scheduleKind', next, { shouldDirty: true });
  };
  return (
    <Box sx={{ display: 'grid', gap: 3 }}>
      <ChoiceList legend="When it goes out" value={kind} choices={CHOICES} onChange={choose} />
      <Typography variant="body2" color="textSecondary">
        {NIGHT_WORDS}
      </Typography>
      {kind === 'at' && <FormField control={control} name="at" label="Day and time" type="datetime-local" />}
      {kind === 'local-hour' && (
        <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: { sm: '1fr 1fr' }, alignItems: 'start' }}>
          <FormField control={control} name="day" label="Day" type="date" />
          <FormField control={control} name="hour" label="Hour" select native>
            <HourOptions />
          </FormField>
        </Box>
      )}
    </Box>
  );
}
