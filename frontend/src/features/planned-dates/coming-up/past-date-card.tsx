import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { useSearchParams } from 'react-router-dom';
import type { PlannedDate } from '#contract/dating/planned-dates';
import { ignoreTaps } from '../../../lib/ignore-taps';
import { PATHS } from '../../../lib/paths';
import { useFocusAfterRemoval } from '../../../lib/use-focus-after-removal';
import { whileBusy } from '../../../ui/feedback/while-busy';
import { NavButton } from '../../../ui/layout/nav-button';
import { useCandidates } from '../../candidates/candidates.api';
import { PlanWords } from '../plan-words';
import { usePlannedDates } from '../planned-dates.api';
import { useRemovePlan } from '../use-remove-plan';

function Question({ plan, name }: { plan: PlannedDate; name: string }) {
  const titleId = useId();
  const { remove, isPending } = useRemovePlan(plan, { title: 'Noted', description: 'The plan is removed.' });
  const sayItDidNotHappen = () => {
    // The question about another date may take its place.
    ignoreTaps();
    void remove();
  };
  return (
    <Box
      component="section"
      aria-labelledby={titleId}
      sx={{ p: 2, mb: 3, borderRadius: '16px', bgcolor: 'soft.heart', display: 'grid', gap: 0.5 }}
    >
      <Typography variant="h3" component="h2" id={titleId} sx={{ overflowWrap: 'anywhere' }}>
        How was your date with {name}?
      </Typography>
      <Typography color="textSecondary" sx={{ overflowWrap: 'anywhere' }}>
        <PlanWords plan={plan} />
      </Typography>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mt: 1 }}>
        <NavButton to={PATHS.scorePlan(plan.candidateId, plan.id)} variant="contained">
          Score this date
        </NavButton>
        <Button onClick={sayItDidNotHappen} {...whileBusy(isPending)}>
          It didn't happen
        </Button>
      </Box>
    </Box>
  );
}

/** On the overview, asks about the latest planned date that is over. */
export function PastDateCard() {
  const [search] = useSearchParams();
  const { data: plans = [] } = usePlannedDates();
  const { data: candidates = [] } = useCandidates();
  const focus = useFocusAfterRemoval();
  const isOverview = (search.get('tab') ?? 'overview') === 'overview';
  const past = plans.findLast(({ isPast }) => isPast);
  const match = candidates.find(({ id }) => id === past?.candidateId);
  if (!isOverview || !past || !match) return null;
  return (
    <div {...focus}>
      <Question key={past.id} plan={past} name={match.name} />
    </div>
  );
}
