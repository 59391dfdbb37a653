import Typography from '@mui/material/Typography';
import { useHalo } from './insights.api';

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

/** `p` above 0 to 1, over so many dates. */
export function haloWords(p: number, dates: number): string {
  const shown = p < 0.01 ? '< .01' : `= ${p.toFixed(2).slice(1)}`;
  return `Your ratings rise and fall with chemistry (p ${shown}, ${dates} dates). Rating the standards before the heart, or again tomorrow, helps.`;
}
