import Typography from '@mui/material/Typography';
import type { Criterion } from '#contract/criteria';
import { ratedCount, type ScoreValues } from './score-form';

const CONTEXT_RATINGS = 2;

export function RatedCount({ values, criteria }: { values: ScoreValues; criteria: readonly Criterion[] }) {
  return (
    <Typography variant="body2" color="textSecondary" sx={{ fontVariantNumeric: 'tabular-nums' }}>
      {ratedCount(values, criteria)} of {criteria.length + CONTEXT_RATINGS} rated
    </Typography>
  );
}
