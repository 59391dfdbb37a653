import Box from '@mui/material/Box';
import type { AdminStats } from '#contract/console/admin';
import { useAdminStats, useSystemHealth } from '../admin.api';
import { CampaignManagement } from '../campaigns/campaign-management';
import { oneDecimal, wholeNumber } from '../shared/console-format';
import { FigureCard, FigureStrip } from '../shared/figure-card';
import { LoadProblem } from '../shared/load-problem';
import { HealthDot } from '../settings/health-list';
import { HealthProblems } from './health-problems';
import { RecentActivity } from './recent-activity';

interface Figure {
  title: string;
  caption: string;
  of: (stats: AdminStats) => string;
}

const FIGURES: readonly Figure[] = [
  {
    title: 'Total Users',
    caption: 'Registered members',
    of: ({ totalUsers }) => wholeNumber(totalUsers),
  },
  {
    title: 'Active Users',
    caption: 'Added matches in last 30 days',
    of: ({ activeUsers }) => wholeNumber(activeUsers),
  },
  {
    title: 'Avg Matches',
    caption: 'Per active user',
    of: ({ avgMatchesPerUser }) => oneDecimal(avgMatchesPerUser),
  },
  {
    title: 'Avg Top Score',
    caption: 'Best match per user',
    of: ({ avgHighestScore }) => `${oneDecimal(avgHighestScore * 10)}%`,
  },
];

function ConsoleStatCards() {
  const stats = useAdminStats();
  const health = useSystemHealth();
  const failed = [stats, health].filter(({ isError }) => isError);
  const { data } = stats;
  return (
    <Box sx={{ display: 'grid', gap: 2 }}>
      <FigureStrip
        sx={{
          gridTemplateColumns: {
            xs: 'repeat(2, minmax(0, 1fr))',
            sm: 'repeat(3, minmax(0, 1fr))',
            md: 'repeat(5, minmax(0, 1fr))',
          },
          '& > :last-child': { gridColumn: { xs: '1 / -1', sm: 'span 2', md: 'auto' } },
        }}
      >
        {FIGURES.map(({ title, caption, of }) => (
          <FigureCard
            key={title}
            title={title}
            caption={caption}
            value={data ? of(data) : null}
            isLoading={stats.isPending}
          />
        ))}
        <FigureCard
          title="Platform Health"
          value={health.data?.label ?? null}
          caption={
            <>
              {health.data && <HealthDot checks={health.data.checks} />}
              {health.isPending ? null : (health.data?.summary ?? 'Status unknown')}
            </>
          }
          isLoading={health.isPending}
        />
      </FigureStrip>
      {health.data && <HealthProblems health={health.data} />}
      {failed.length > 0 && (
        <LoadProblem
          subject="Some of the figures"
          isRetrying={failed.some(({ isFetching }) => isFetching)}
          onRetry={() => failed.forEach(({ refetch }) => void refetch())}
        />
      )}
    </Box>
  );
}

export function ConsoleOverviewTab() {
  return (
    <Box sx={{ display: 'grid', gap: 3 }}>
      <ConsoleStatCards />
      <RecentActivity />
      <CampaignManagement />
    </Box>
  );
}
