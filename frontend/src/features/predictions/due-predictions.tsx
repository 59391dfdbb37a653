import Box from '@mui/material/Box';
import { useSearchParams } from 'react-router-dom';
import { useStoredState } from '../../lib/storage/browser-storage';
import { useFocusAfterRemoval } from '../../lib/use-focus-after-removal';
import { useCandidates } from '../candidates/candidates.api';
import { FollowUpCard } from './follow-up-card';
import { usePredictions } from './predictions.api';

const isFlag = (value: unknown): value is boolean => typeof value === 'boolean';

/** On the overview, asks about the oldest prediction that is due; "Not now" lasts until the browser is closed. */
export function DuePredictions() {
  const [search] = useSearchParams();
  const { data } = usePredictions();
  const { data: candidates = [] } = useCandidates();
  const focus = useFocusAfterRemoval();
  const [isLater, setLater] = useStoredState(sessionStorage, 'predictions-later', isFlag, false);
  const isOverview = (search.get('tab') ?? 'overview') === 'overview';
  const due = data?.predictions.findLast(({ isDue }) => isDue);
  const match = candidates.find(({ id }) => id === due?.candidateId);
  if (!isOverview || isLater || !due || !match) return null;
  return (
    <Box {...focus} sx={{ mb: 3 }}>
      <FollowUpCard key={due.id} prediction={due} match={match} onLater={() => setLater(true)} />
    </Box>
  );
}
