import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { CircleAlert, History } from 'lucide-react';
import { useDeferredValue, type ReactNode } from 'react';
import { localDay, usLongDate } from '../../../lib/format';
import { PATHS } from '../../../lib/paths';
import { useOnline } from '../../../lib/use-online';
import { Hint } from '../../../ui/feedback/hint';
import { PanelBoundary } from '../../../ui/feedback/panel-boundary';
import { ErrorPanel } from '../../../ui/feedback/error-panel';
import { AfterFirstPaint, NearViewport } from '../../../ui/layout/deferred';
import { PrintedPage } from '../../../ui/layout/printed-page';
import { Private } from '../../../ui/privacy/private';
import { useAnalyticsFailure } from '../../insights/insights.api';
import { useDashboardStats } from '../dashboard.api';
import { FitLandscape } from './fit-landscape';
import { Figure, LOADING, RankedCard, StatCard } from './stat-card';

/** Screen readers and keyboards always follow this order; on wide screens the two dials frame the four numbers. */
const AREAS = {
  xs: '"highest highest" "total dates" "archived since" "lowest lowest"',
  md: '"highest highest total dates lowest" "highest highest archived since lowest"',
};
/** Before the first date there is nothing to draw, so they take no more room than their words. */
const COMPACT_AREAS = {
  xs: '"highest total" "dates archived" "lowest since"',
  md: '"highest total dates archived lowest since"',
};

function memberSince(instant: string): string {
  return localDay(new Date(instant)) === localDay(new Date()) ? 'Today' : usLongDate(instant);
}

function StatCards() {
  const stats = useDashboardStats();
  // Rendered in slices, so that the page stays responsive.
  const { data, error, isPending, refetch } = useDeferredValue(stats);
  if (!data && !isPending) return <ErrorPanel error={error} onAction={() => void refetch()} />;
  const isCompact = data?.totalDates === 0;
  return (
    <Box
      aria-busy={isPending}
      sx={{
        display: 'grid',
        gap: 2,
        gridTemplateAreas: isCompact ? COMPACT_AREAS : AREAS,
        gridTemplateColumns: { xs: '1fr 1fr', md: `repeat(${isCompact ? 6 : 5}, minmax(0, 1fr))` },
        gridAutoRows: { md: isCompact ? 'auto' : 'minmax(148px, auto)' },
      }}
    >
      <RankedCard area="highest" label="Highest Match" match={data?.topMatch} isCompact={isCompact} />
      <StatCard area="total" label="Total Matches" to={PATHS.matches}>
        <Figure value={data?.totalCandidates ?? LOADING} caption="All connections" />
      </StatCard>
      <StatCard area="dates" label="Total Dates" to={PATHS.month()}>
        <Figure value={data?.totalDates ?? LOADING} caption="Date experiences" />
      </StatCard>
      <StatCard area="archived" label="Archived" to={PATHS.matches}>
        <Figure value={data?.archivedMatches ?? LOADING} caption="Past connections" />
      </StatCard>
      <RankedCard area="lowest" label="Lowest Match" match={data?.bottomMatch} isCompact={isCompact} />
      <StatCard area="since" label="Member Since">
        <Figure value={data ? memberSince(data.memberSince) : LOADING} caption="With Heart & Head" isSmall />
      </StatCard>
    </Box>
  );
}

/** Says above everything else what shows only far below, or what the numbers can't say of themselves. */
function PageHint() {
  const isOnline = useOnline();
  const hasNumbers = useDashboardStats().data !== undefined;
  const { hasFailed, isRetrying, retry } = useAnalyticsFailure();
  if (!isOnline && !hasNumbers) return null;
  if (!isOnline) return <Hint Icon={History}>These are the numbers from when you were last online.</Hint>;
  if (!hasFailed) return null;
  return (
    <Hint
      Icon={CircleAlert}
      action={
        // Disabled, it would lose the focus.
        <Button variant="outlined" aria-disabled={isRetrying} onClick={isRetrying ? undefined : retry}>
          {isRetrying ? 'Loading…' : 'Load it again'}
        </Button>
      }
    >
      “How you date”, further down, couldn't be loaded.
    </Hint>
  );
}

interface Props {
  /** Where the user stands, a separate feature. */
  standing: ReactNode;
  /** The analytics, a separate feature. */
  insights: ReactNode;
}

export function OverviewTab({ standing, insights }: Props) {
  return (
    <Box
      sx={{
        display: 'grid',
        gap: { xs: 4, sm: 5 },
        // Content below the fold is laid out when it scrolls into view.
        '& > section, & > [data-region] > div > section': {
          contentVisibility: 'auto',
          containIntrinsicSize: 'auto 720px',
          minWidth: 0,
        },
      }}
    >
      <PrintedPage />
      <PageHint />
      {standing}
      <PanelBoundary>
        <Private>
          <StatCards />
        </Private>
      </PanelBoundary>
      <AfterFirstPaint>
        <PanelBoundary>
          <Private>
            <FitLandscape />
          </Private>
        </PanelBoundary>
        <NearViewport waiting={null}>{insights}</NearViewport>
      </AfterFirstPaint>
    </Box>
  );
}
