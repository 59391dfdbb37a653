import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import { CalendarPlus } from 'lucide-react';
import { useId, useState } from 'react';
import type { PlannedDate } from '#contract/dating/planned-dates';
import { API } from '#contract/paths';
import { useFocusAfterRemoval } from '../../../lib/use-focus-after-removal';
import { ErrorPanel } from '../../../ui/feedback/error-panel';
import { StillSettling } from '../../../ui/layout/in-order';
import { useCandidates } from '../../candidates/candidates.api';
import { ChangePlanDialog, PlanDateDialog } from '../plan-date/plan-date-dialog';
import { PlanWords } from '../plan-words';
import { usePlannedDates } from '../planned-dates.api';

interface RowProps {
  plan: PlannedDate;
  name: string;
  onChange: () => void;
}

function PlanRow({ plan, name, onChange }: RowProps) {
  const [nameId, wordsId] = [useId(), useId()];
  const about = `${nameId} ${wordsId}`;
  return (
    <Box
      component="li"
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        justifyContent: 'space-between',
        columnGap: 2,
        py: 1.25,
        borderTop: 1,
        borderColor: 'divider',
      }}
    >
      <Box sx={{ minWidth: 0, flex: '1 1 12rem' }}>
        <Typography id={nameId} sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>
          {name}
        </Typography>
        <Typography id={wordsId} color="textSecondary" sx={{ overflowWrap: 'anywhere' }}>
          <PlanWords plan={plan} />
        </Typography>
      </Box>
      <Box sx={{ display: 'flex', gap: 0.5, ml: { xs: -1, sm: 0 } }}>
        <Button
          component="a"
          href={API.plannedDateCalendar(plan.id)}
          download
          aria-describedby={about}
          sx={{ minHeight: 44, px: 1 }}
        >
          Add to calendar
        </Button>
        <Button onClick={onChange} aria-describedby={about} sx={{ minHeight: 44, px: 1 }}>
          Change
        </Button>
      </Box>
    </Box>
  );
}

/** On the overview: the dates that are planned, and the button that plans one. */
export function ComingUp() {
  const titleId = useId();
  const { data: plans, error, isPending, refetch } = usePlannedDates();
  const { data: candidates = [] } = useCandidates();
  const [opened, setOpened] = useState<PlannedDate | 'new' | null>(null);
  const focus = useFocusAfterRemoval();
  const active = candidates.filter(({ archived }) => !archived);
  if (isPending) return <StillSettling />;
  if (active.length === 0) return null;
  if (!plans) return <ErrorPanel isCard error={error} onAction={() => void refetch()} />;
  const nameOf = ({ candidateId }: PlannedDate) => active.find(({ id }) => id === candidateId)?.name;
  const shown = plans.flatMap((plan) => {
    const name = nameOf(plan);
    return plan.isPast || name === undefined ? [] : [{ plan, name }];
  });
  const close = () => setOpened(null);
  const changed = shown.find(({ plan }) => plan === opened);
  return (
    <Card
      component="section"
      aria-labelledby={titleId}
      {...focus}
      // While nothing is planned, it is no more than a line.
      sx={{ px: { xs: 2, sm: 3 }, py: shown.length > 0 ? { xs: 2, sm: 3 } : 1.5 }}
    >
      <Box sx={{ display: 'flex', alignItems: 'center', justifyContent: 'space-between', gap: 1 }}>
        <Box sx={{ minWidth: 0, display: 'flex', flexWrap: 'wrap', alignItems: 'baseline', columnGap: 2 }}>
          <Typography variant="h2" id={titleId} data-plain>
            Coming up
          </Typography>
          {shown.length === 0 && <Typography color="textSecondary">No date planned yet.</Typography>}
        </Box>
        <Button
          variant="outlined"
          data-plain
          startIcon={<CalendarPlus size={18} aria-hidden />}
          onClick={() => setOpened('new')}
          sx={{ flex: 'none' }}
        >
          Plan a date
        </Button>
      </Box>
      {shown.length > 0 && (
        <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0, mt: 2, mb: -1.25 }}>
          {shown.map(({ plan, name }) => (
            <PlanRow key={plan.id} plan={plan} name={name} onChange={() => setOpened(plan)} />
          ))}
        </Box>
      )}
      {opened === 'new' && (
        <PlanDateDialog {...(active.length === 1 && { candidateId: active[0]?.id })} onClose={close} />
      )}
      {changed && <ChangePlanDialog {...changed} onClose={close} />}
    </Card>
  );
}
