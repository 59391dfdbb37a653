import Typography from '@mui/material/Typography';
import { haloWords } from '#contract/dating/insights/claim-texts';
import { useDecision } from '../decision/decision.api';

/**
 * One line for where dates are rated, and only when the ratings have risen and fallen with chemistry by more than chance
 * explains.
 */
export function HaloHint() {
  const halo = useDecision().data?.halo;
  if (halo?.state !== 'likely' || halo.p === null) return null;
  return (
    <Typography variant="body2" color="textSecondary" role="note">
      {haloWords(halo.p, halo.dates)}
    </Typography>
  );
}
