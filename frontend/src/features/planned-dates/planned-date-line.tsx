import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { CalendarPlus } from 'lucide-react';
import { useId, useState } from 'react';
import type { PlannedDate } from '#contract/dating/planned-dates';
import { VisuallyHidden } from '../../ui/layout/visually-hidden';
import { useCandidates } from '../candidates/candidates.api';
import { ChangePlanDialog, PlanDateDialog } from './plan-date/plan-date-dialog';
import { PlanWords } from './plan-words';
import { usePlannedDates } from './planned-dates.api';

interface Props {
  candidateId: string;
  name: string;
}

/** What is planned with a match, or the button that plans it. Needs nothing else around it. */
export function PlannedDateLine({ candidateId, name }: Props) {
  const id = useId();
  const { data: plans } = usePlannedDates();
  const { data: candidates } = useCandidates();
  const [opened, setOpened] = useState<PlannedDate | 'new' | null>(null);
  const isArchived = candidates?.some(({ id, archived }) => id === candidateId && archived) ?? true;
  if (!plans || isArchived) return null;
  const own = plans.filter((plan) => plan.candidateId === candidateId && !plan.isPast);
  const close = () => setOpened(null);
  return (
    <Box sx={{ display: 'grid', gap: 1, justifyItems: 'start', minWidth: 0 }}>
      {own.map((plan) => (
        <Box
          key={plan.id}
          sx={{
            display: 'flex',
            alignItems: 'center',
            justifyContent: 'space-between',
            gap: 1,
            width: '100%',
          }}
        >
          <Typography id={`${id}${plan.id}`} sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>
            <VisuallyHidden>With {name}: </VisuallyHidden>
            <PlanWords plan={plan} />
          </Typography>
          <Button onClick={() => setOpened(plan)} aria-describedby={`${id}${plan.id}`} sx={{ flex: 'none' }}>
            Change
          </Button>
        </Box>
      ))}
      <Button
        variant="outlined"
        startIcon={<CalendarPlus size={18} aria-hidden />}
        onClick={() => setOpened('new')}
      >
        {own.length === 0 ? 'Plan a date' : 'Plan another date'}
      </Button>
      {opened === 'new' && <PlanDateDialog candidateId={candidateId} canChoose={false} onClose={close} />}
      {opened && opened !== 'new' && <ChangePlanDialog plan={opened} name={name} onClose={close} />}
    </Box>
  );
}
