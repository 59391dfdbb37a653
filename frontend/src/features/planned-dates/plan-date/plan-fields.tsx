import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useController, type Control } from 'react-hook-form';
import type { Candidate } from '#contract/dating/candidates';
import { localDay } from '../../../lib/format';
import { DayChips } from '../../../ui/fields/day-chips';
import { FormField } from '../../../ui/fields/form-field';
import { nearDays, PLAN_RULES, type PlanValues } from './plan-form';

function NearDays({ control, today }: { control: Control<PlanValues>; today: string }) {
  const { field } = useController({ control, name: 'day' });
  return <DayChips days={nearDays(today)} value={field.value} onChange={field.onChange} />;
}

interface Props {
  control: Control<PlanValues>;
  /** Who can be chosen; absent where it is known who it is. */
  people?: readonly Candidate[];
  /** The form has an idea, which can be changed. */
  hasIdea: boolean;
}

export function PlanFields({ control, people, hasIdea }: Props) {
  const today = localDay(new Date());
  return (
    <>
      {people && (
        <FormField
          control={control}
          name="candidateId"
          label="With"
          select
          native
          rule={PLAN_RULES.candidateId}
        >
          <option value="">Choose someone</option>
          {people.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </FormField>
      )}
      <Box sx={{ display: 'grid', gap: 1.5 }}>
        <Typography sx={{ fontWeight: 600, mb: -1 }}>When?</Typography>
        <NearDays control={control} today={today} />
        <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: 'minmax(0, 11fr) minmax(0, 10fr)' }}>
          <FormField
            control={control}
            name="day"
            label="Day"
            type="date"
            rule={PLAN_RULES.day}
            inputProps={{ min: today }}
          />
          <FormField control={control} name="time" label="Time" type="time" rule={PLAN_RULES.time} />
        </Box>
      </Box>
      {hasIdea && <FormField control={control} name="ideaTitle" label="Idea" rule={PLAN_RULES.ideaTitle} />}
      <FormField
        control={control}
        name="place"
        label="Place (optional)"
        rule={PLAN_RULES.place}
        inputProps={{ autoCapitalize: 'sentences' }}
      />
    </>
  );
}
