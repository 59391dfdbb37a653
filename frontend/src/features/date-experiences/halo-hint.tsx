import Typography from '@mui/material/Typography';
import { haloWords } from '#contract/dating/claim-texts';
import { useHalo } from '../insights/insights.api';

/**
 * One line for where dates are rated, and only when the ratings have risen and fallen with chemistry by more than chance
 * explains.
 */
export function HaloHint() {
  const { data: halo } = useHalo();
  if (halo?.state !== 'likely' || halo.p === null) return null;
  return (
    <Typography variant="body2" color="textSecondary" role="note">
      {haloWords(halo.p, halo.dates)}
    </Typography>
  );
}
