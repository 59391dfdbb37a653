import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import LinearProgress from '@mui/material/LinearProgress';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import type { AnalyticsField, AnalyticsMeta } from '#contract/dating/insights/analytics';
import { barTrack } from '../../ui/dials/bar-styles';
import { Disclosure } from '../../ui/layout/folding/disclosure';
import { needsWords, OF_EACH, successNeedsWords } from './evidence-texts';

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
/** How many are shown before the rest is asked for. */
const NEXT = 3;

interface Figure {
  title: string;
  needs: string;
  /** 0 to 1. */
  progress: number;
}

/** The closest first. */
function figures(meta: AnalyticsMeta): Figure[] {
  return UPCOMING_FIGURES.filter(([field]) => meta[field].needs > 0)
    .map(([field, title]) => {
      const { n, needs } = meta[field];
      if (field !== 'successIndicators')
        return { title, needs: needsWords(field, meta[field]), progress: n / (n + needs) };
      const { successes, failures } = meta.successIndicators;
      const has = Math.min(successes, OF_EACH) + Math.min(failures, OF_EACH);
      return { title, needs: successNeedsWords(meta.successIndicators), progress: has / (2 * OF_EACH) };
    })
    .sort((one, other) => other.progress - one.progress);
}

const List = styled('ul')(({ theme }) => ({
  listStyle: 'none',
  margin: 0,
  padding: 0,
  display: 'grid',
  columnGap: 40,
  rowGap: 20,
  gridTemplateColumns: 'minmax(0, 1fr)',
  [theme.breakpoints.up('sm')]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' },
}));

const More = styled(Disclosure)({ marginTop: 8, '& > ul': { paddingTop: 8 } });

function FigureList({ label, items }: { label: string; items: readonly Figure[] }) {
  return (
    <List aria-label={label}>
      {items.map(({ title, needs, progress }) => (
        <li key={title}>
          <Typography variant="h4" component="p">
            {title}
          </Typography>
          <LinearProgress
            aria-hidden
            variant="determinate"
            value={100 * progress}
            sx={[{ my: 1 }, barTrack]}
          />
          <Typography variant="body2" color="textSecondary">
            {needs}
          </Typography>
        </li>
      ))}
    </List>
  );
}

/** Before the first date: what will appear here, and what each part needs. The top of the page has the button. */
export function Upcoming({ meta }: { meta: AnalyticsMeta }) {
  const waiting = figures(meta);
  const later = waiting.slice(NEXT);
  return (
    <Card sx={{ p: { xs: 2, sm: 3 } }}>
      <Typography variant="h3">Your story starts with one date</Typography>
      <Typography color="textSecondary" sx={{ mt: 0.5, mb: 2.5 }}>
        Score a date and watch your patterns appear here.
      </Typography>
      <Box sx={{ pt: 2.5, borderTop: 1, borderColor: 'divider' }}>
        <FigureList label="What you'll unlock" items={waiting.slice(0, NEXT)} />
        {later.length > 0 && (
          <More>
            <summary>And {later.length} more</summary>
            <FigureList label="What you'll unlock later" items={later} />
          </More>
        )}
      </Box>
    </Card>
  );
}
