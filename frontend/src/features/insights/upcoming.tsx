import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import { useNavigate } from 'react-router-dom';
import type { AnalyticsField, AnalyticsMeta } from '#contract/dating/analytics';
import { EmptyState } from '../../ui/feedback/empty-state';
import { PATHS } from '../../lib/paths';
import { needsWords, successNeedsWords } from './evidence-texts';

const UPCOMING_FIGURES: readonly (readonly [AnalyticsField, string])[] = [
  ['standardsCalibration', 'Standards calibration'],
  ['datingEfficiencyScore', 'Dating efficiency'],
  ['improvementTrend', 'Trend'],
  ['criteriaPerformance', 'Standards behind your good dates'],
  ['behaviorPatterns.evaluationConsistency', 'Scoring consistency'],
  ['decisionMaking.avgDaysToDecision', 'Time to decide'],
  ['profileStrength', 'Who fits you better'],
  ['successIndicators', 'What first dates reveal'],
  ['behaviorPatterns.preferenceStability', 'Preference stability'],
  ['behaviorPatterns.decisionSpeed', 'Decision speed'],
];

/** Before the first date: what will appear here, and what each part needs. */
export function Upcoming({ meta }: { meta: AnalyticsMeta }) {
  const navigate = useNavigate();
  const showMatches = () => void navigate(`${PATHS.dashboard}?tab=matches`, { replace: true });
  const waiting = UPCOMING_FIGURES.filter(([field]) => meta[field].needs > 0);
  return (
    <Card sx={{ p: { xs: 2, sm: 3 } }}>
      <EmptyState
        motif="meet"
        title="Your story starts with one date"
        description="Score a date and watch your patterns appear here."
        action={
          <Button variant="contained" onClick={showMatches}>
            Score your first date
          </Button>
        }
      />
      <Box
        component="ul"
        aria-label="What you'll unlock"
        sx={{
          listStyle: 'none',
          m: 0,
          p: 0,
          pt: 3,
          borderTop: 1,
          borderColor: 'divider',
          display: 'grid',
          columnGap: 5,
          rowGap: 2,
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' },
        }}
      >
        {waiting.map(([field, title]) => (
          <li key={field}>
            <Typography variant="h4" component="p">
              {title}
            </Typography>
            <Typography variant="body2" color="textSecondary">
              {field === 'successIndicators'
                ? successNeedsWords(meta.successIndicators)
                : needsWords(field, meta[field])}
            </Typography>
          </li>
        ))}
      </Box>
    </Card>
  );
}
