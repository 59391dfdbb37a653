import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { useAdminAnalytics, useSurveyBreakdown } from '../admin.api';
import { FigureCard } from '../pieces/figure-card';
import { LoadProblem } from '../pieces/load-problem';
import { SystemHealthCard } from '../settings/system-health-card';
import { DistributionCard } from './distribution-card';
import { distributionsOf } from './distributions';
import { METRIC_GROUPS } from './metrics';
import { SurveySummary } from './survey-summary';

type Group = (typeof METRIC_GROUPS)[number];

function MetricGroup({ group }: { group: Group }) {
  const id = useId();
  const { data, isPending } = useAdminAnalytics();
  return (
    <section aria-labelledby={id}>
      <Typography variant="h3" component="h2" id={id} sx={{ mb: 1.5 }}>
        {group.title}
      </Typography>
      <Box
        sx={{
          display: 'grid',
          gap: { xs: 1.5, sm: 2 },
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
            voice={group.voice}
            headingLevel="h3"
            value={data ? of(data) : null}
            isLoading={isPending}
          />
        ))}
      </Box>
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
      <Box
        sx={{
          display: 'grid',
          gap: 2,
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' },
        }}
      >
        {distributions.map((distribution) => (
          <DistributionCard key={distribution.title} {...distribution} />
        ))}
      </Box>
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
      <Distributions />
      <SystemHealthCard />
    </Box>
  );
}
