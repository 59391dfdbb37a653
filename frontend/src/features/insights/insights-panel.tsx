import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import { useDeferredValue } from 'react';
import { ErrorPanel } from '../../ui/feedback/error-panel';
import { ChangesGroup } from './changes-group';
import { ChoiceGroup } from './choice-group';
import { HabitsGroup } from './habits-group';
import { useAnalytics } from './insights.api';
import { InsightsSkeleton } from './insights-skeleton';
import { PANEL_GRID } from './panel-grid';
import { TellGroup } from './tell-group';
import { Upcoming } from './upcoming';

function Groups() {
  const { data, error, isPending, refetch } = useAnalytics();
  // Many figures at once: they are drawn in slices, so that the page answers meanwhile.
  const analytics = useDeferredValue(data);
  if (isPending || analytics !== data) return <InsightsSkeleton />;
  if (!analytics)
    return (
      <Card>
        <ErrorPanel error={error} headingLevel="h3" onAction={() => void refetch()} />
      </Card>
    );
  if (analytics.dateTrend.length === 0) return <Upcoming meta={analytics.analyticsMeta} />;
  return (
    <Box sx={PANEL_GRID}>
      <ChangesGroup analytics={analytics} />
      <ChoiceGroup analytics={analytics} />
      <TellGroup analytics={analytics} />
      <HabitsGroup analytics={analytics} />
    </Box>
  );
}

/** Performance analytics: how the user dates, from all of their dates and decisions. */
export function InsightsPanel() {
  return (
    <Box component="section" aria-labelledby="insights">
      <Typography variant="h2" id="insights">
        How you date
      </Typography>
      <Typography color="textSecondary" sx={{ mt: 0.5, mb: 2, maxWidth: '68ch' }}>
        Performance analytics from your own dates and decisions. They describe a pattern, never a person, and
        every figure says how much it rests on.
      </Typography>
      <Groups />
    </Box>
  );
}
