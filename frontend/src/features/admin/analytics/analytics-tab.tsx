import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { PATHS } from '../../../lib/paths';
import { whileBusy } from '../../../ui/feedback/while-busy';
import { NavButton } from '../../../ui/layout/nav-button';
import { useAdminAnalytics, useSurveyBreakdown, useSystemHealth } from '../admin.api';
import { HealthList } from '../settings/health-list';
import { FigureCard, FigureStrip } from '../shared/figure-card';
import { LoadProblem } from '../shared/load-problem';
import { SectionCard } from '../shared/section-card';
import { METRIC_GROUPS } from './analytics-metrics';
import { distributionsOf } from './distributions';
import { FiguresOverTime } from './over-time-section';
import { SurveySummary } from './survey-summary';
import { SurveyAnswers } from './survey-answers';

function SystemHealthCard() {
  const { isFetching, refetch } = useSystemHealth();
  const again = (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
      <NavButton to={PATHS.unsentEmail} size="small" sx={{ ml: -1.75 }}>
        Unsent email
      </NavButton>
      <Button size="small" variant="outlined" {...whileBusy(isFetching)} onClick={() => void refetch()}>
        {isFetching ? 'Checking...' : 'Check again'}
      </Button>
    </Box>
  );
  return (
    <SectionCard title="System Health" about="Live status of every service." action={again}>
      <HealthList />
    </SectionCard>
  );
}

type Group = (typeof METRIC_GROUPS)[number];

function MetricGroup({ group }: { group: Group }) {
  const id = useId();
  const { data, isPending } = useAdminAnalytics();
  return (
    <section aria-labelledby={id}>
      <Typography variant="h3" component="h2" id={id} sx={{ mb: 1.5 }}>
        {group.title}
      </Typography>
      <FigureStrip
        sx={{
          gridTemplateColumns: {
            xs: 'repeat(2, minmax(0, 1fr))',
            md: `repeat(${group.metrics.length}, minmax(0, 1fr))`,
          },
          '& > :last-of-type:nth-of-type(odd)': { gridColumn: { xs: '1 / -1', md: 'auto' } },
        }}
      >
        {group.metrics.map(({ title, caption, of }) => (
          <FigureCard
            key={title}
            title={title}
            caption={caption}
            headingLevel="h3"
            value={data ? of(data) : null}
            isLoading={isPending}
          />
        ))}
      </FigureStrip>
    </section>
  );
}

function Distributions() {
  const { data, isPending, isFetching, refetch } = useSurveyBreakdown();
  if (isPending) return <Skeleton variant="rounded" height={320} aria-label="Loading survey answers" />;
  if (!data)
    return (
      <LoadProblem subject="The survey answers" onRetry={() => void refetch()} isRetrying={isFetching} />
    );
  const distributions = distributionsOf(data);
  return (
    <>
      <SurveyAnswers distributions={distributions} />
      <SurveySummary breakdown={data} distributions={distributions} />
    </>
  );
}

export function AnalyticsTab() {
  const { isPending, isError, isFetching, refetch } = useAdminAnalytics();
  return (
    <Box
      sx={{ display: 'grid', gap: 4 }}
      role={isPending ? 'group' : undefined}
      aria-label={isPending ? 'Loading analytics' : undefined}
    >
      {isError && (
        <LoadProblem subject="The figures" onRetry={() => void refetch()} isRetrying={isFetching} />
      )}
      {METRIC_GROUPS.map((group) => (
        <MetricGroup key={group.title} group={group} />
      ))}
      <FiguresOverTime />
      <Distributions />
      <SystemHealthCard />
    </Box>
  );
}
