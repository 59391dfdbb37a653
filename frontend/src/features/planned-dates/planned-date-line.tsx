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

/** Undefined until they are known, and for an archived match. */
function useOwnPlans(candidateId: string): PlannedDate[] | undefined {
  const { data: plans } = usePlannedDates();
  const { data: candidates } = useCandidates();
  const isArchived = candidates?.some(({ id, archived }) => id === candidateId && archived) ?? true;
  if (isArchived) return undefined;
  return plans?.filter((plan) => plan.candidateId === candidateId && !plan.isPast);
}

export function PlanDateButton({ candidateId }: Pick<Props, 'candidateId'>) {
  const own = useOwnPlans(candidateId);
  const [isOpen, setOpen] = useState(false);
  if (!own) return null;
  return (
    <>
      <Button
        size="small"
        startIcon={<CalendarPlus size={16} aria-hidden />}
        onClick={() => setOpen(true)}
        sx={{ flex: 'none', minHeight: 44, mr: -1 }}
      >
        {own.length === 0 ? 'Plan a date' : 'Plan another date'}
      </Button>
      {isOpen && (
        <PlanDateDialog candidateId={candidateId} canChoose={false} onClose={() => setOpen(false)} />
      )}
    </>
  );
}

/** What is planned with a match. Needs nothing else around it. */
export function PlannedDateLine({ candidateId, name }: Props) {
  const id = useId();
  const own = useOwnPlans(candidateId);
  const [opened, setOpened] = useState<PlannedDate | null>(null);
  if (!own || own.length === 0) return null;
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
      {opened && <ChangePlanDialog plan={opened} name={name} onClose={() => setOpened(null)} />}
    </Box>
  );
}
