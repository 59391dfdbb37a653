import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { CalendarDays } from 'lucide-react';
import { useDeferredValue } from 'react';
import { PATHS } from '../../lib/paths';
import { ErrorPanel } from '../../ui/feedback/error-panel';
import { NavButton } from '../../ui/layout/nav-button';
import { VisuallyHidden } from '../../ui/layout/visually-hidden';
import { ArchiveReasons } from './archive-reasons';
import { ChangesGroup } from './groups/changes-group';
import { ChoiceGroup } from './groups/choice-group';
import { DateFindingsGroup } from './groups/date-findings-group';
import { HabitsGroup } from './groups/habits-group';
import { InShort } from './in-short';
import { useAnalytics } from './insights.api';
import { SuggestedStandards } from './suggested-standards';
import { Upcoming } from './upcoming';

const PANEL_GRID = { display: 'grid', gap: 2, gridTemplateColumns: 'minmax(0, 1fr)' } as const;

/** On phones all but the first one are folded. */
const HEIGHTS = {
  changes: { xs: 740, md: 510 },
  choice: { xs: 62, md: 330 },
  tell: { xs: 62, md: 210 },
  habits: { xs: 62, md: 330 },
};

/** The four groups in their final places. */
function InsightsSkeleton() {
  return (
    <Box role="group" aria-label="Loading your analytics" aria-busy sx={PANEL_GRID}>
      <VisuallyHidden>Loading your analytics</VisuallyHidden>
      {Object.entries(HEIGHTS).map(([area, height]) => (
        <Card key={area} sx={{ p: { xs: 2, sm: 3 }, height, overflow: 'hidden' }}>
          <Skeleton width={160} height={28} />
          <Skeleton variant="rounded" sx={{ mt: 2 }} height="55%" />
          <Skeleton width="70%" sx={{ mt: 2 }} />
          <Skeleton width="50%" />
        </Card>
      ))}
    </Box>
  );
}

function Groups() {
  const { data, error, isPending, refetch } = useAnalytics();
  // Renders many numbers at once, in slices, so that the page stays responsive.
  const analytics = useDeferredValue(data);
  if (isPending || analytics !== data) return <InsightsSkeleton />;
  if (!analytics)
    return <ErrorPanel isCard error={error} headingLevel="h3" onAction={() => void refetch()} />;
  if (analytics.dateTrend.length === 0) return <Upcoming meta={analytics.analyticsMeta} />;
  return (
    <>
      <InShort analytics={analytics} />
      <ArchiveReasons />
      <SuggestedStandards />
      <Box sx={PANEL_GRID}>
        <ChangesGroup analytics={analytics} />
        <ChoiceGroup analytics={analytics} />
        <DateFindingsGroup analytics={analytics} />
        <HabitsGroup analytics={analytics} />
      </Box>
    </>
  );
}

/** Performance analytics, based on all the user's dates and decisions. */
export function InsightsPanel() {
  return (
    <Box component="section" aria-labelledby="insights">
      <Box sx={{ display: 'flex', alignItems: 'center', justifyContent: 'space-between', gap: 2 }}>
        <Typography variant="h2" id="insights" data-plain>
          How you date
        </Typography>
        <NavButton
          to={PATHS.month()}
          variant="outlined"
          data-plain
          startIcon={<CalendarDays size={18} aria-hidden />}
          className="no-print"
        >
          Month
        </NavButton>
      </Box>
      <Typography color="textSecondary" sx={{ mt: 0.5, mb: 2, maxWidth: '68ch' }}>
        Performance analytics about your own dating, never a verdict on anyone you meet.
      </Typography>
      <Groups />
    </Box>
  );
}
