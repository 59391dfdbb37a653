import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { CalendarPlus } from 'lucide-react';
import { useId, useState } from 'react';
import type { Candidate } from '#contract/dating/candidates';
import type { PlannedDate } from '#contract/dating/planned-dates';
import { useFocusAfterRemoval } from '../../lib/use-focus-after-removal';
import { ErrorPanel } from '../../ui/feedback/error-panel';
import { VisuallyHidden } from '../../ui/layout/visually-hidden';
import { useCandidates } from '../candidates/candidates.api';
import { ChangePlanDialog, PlanDateDialog } from './plan-date/plan-date-dialog';
import { PlanWords } from './plan-words';
import { usePlannedDates } from './planned-dates.api';

/** Undefined until they are known; nothing is planned with an archived match. */
function useOwnPlans(candidateId: string) {
  const { data: plans, error, refetch } = usePlannedDates();
  const { data: candidates } = useCandidates();
  const isArchived = candidates?.some(({ id, archived }) => id === candidateId && archived) ?? true;
  if (isArchived) return {};
  const own = plans?.filter((plan) => plan.candidateId === candidateId && !plan.isPast);
  return { own, error, refetch };
}

/** In someone's details the name is already there, so only a screen reader is told whose plan it is. */
function Plan({ plan, name, onChange }: { plan: PlannedDate; name: string; onChange: () => void }) {
  const id = useId();
  return (
    <Box sx={{ display: 'flex', alignItems: 'center', justifyContent: 'space-between', gap: 1 }}>
      <Typography id={id} sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>
        <VisuallyHidden>With {name}: </VisuallyHidden>
        <PlanWords plan={plan} />
      </Typography>
      <Button onClick={onChange} aria-describedby={id} sx={{ flex: 'none', minHeight: 44, mr: -1 }}>
        Change
      </Button>
    </Box>
  );
}

/** What is planned with a match, and the button that plans a date with them. */
export function NextDateSection({ candidate: { id, name, help } }: { candidate: Candidate }) {
  const titleId = useId();
  const { own, error, refetch } = useOwnPlans(id);
  const [opened, setOpened] = useState<PlannedDate | 'new' | null>(null);
  const focus = useFocusAfterRemoval();
  if (!own && error)
    return (
      <Box component="section" aria-labelledby={titleId}>
        <Typography variant="h3" id={titleId} sx={{ mb: 1 }}>
          Next date
        </Typography>
        <ErrorPanel error={error} headingLevel="h3" onAction={() => void refetch()} />
      </Box>
    );
  // Planning is not suggested with someone about whom the notes sound serious.
  if (!own || (own.length === 0 && help && opened === null)) return null;
  const close = () => setOpened(null);
  return (
    <Box component="section" aria-labelledby={titleId} {...focus}>
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 1, minHeight: 44 }}>
        <Typography variant="h3" id={titleId} sx={{ flexGrow: 1 }}>
          Next date
        </Typography>
        {!help && (
          <Button
            size="small"
            startIcon={<CalendarPlus size={16} aria-hidden />}
            onClick={() => setOpened('new')}
            sx={{ flex: 'none', minHeight: 44, mr: -1.75 }}
          >
            {own.length === 0 ? 'Plan a date' : 'Plan another date'}
          </Button>
        )}
      </Box>
      {own.length === 0 && <Typography color="textSecondary">No date planned yet.</Typography>}
      {own.map((plan) => (
        <Plan key={plan.id} plan={plan} name={name} onChange={() => setOpened(plan)} />
      ))}
      {opened === 'new' && <PlanDateDialog candidateId={id} canChoose={false} onClose={close} />}
      {/* The plan as it was opened: it may be over, or removed elsewhere, while it is being changed. */}
      {opened !== null && opened !== 'new' && <ChangePlanDialog plan={opened} name={name} onClose={close} />}
    </Box>
  );
}
