import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import { History } from 'lucide-react';
import { useDeferredValue, useRef, type ReactNode } from 'react';
import { localDay, usLongDate } from '../../../lib/format';
import { PATHS } from '../../../lib/paths';
import { useScrollPlace } from '../../../lib/scroll-place';
import { useOnline } from '../../../lib/use-online';
import { Hint } from '../../../ui/feedback/hint';
import { PanelBoundary } from '../../../ui/feedback/panel-boundary';
import { ErrorPanel } from '../../../ui/feedback/error-panel';
import { AfterFirstPaint, NearViewport } from '../../../ui/layout/deferred';
import { PrintedPage } from '../../../ui/layout/printed-page';
import { Private } from '../../../ui/privacy/private';
import { useDashboardStats } from '../dashboard.api';
import { FitLandscape } from './fit-landscape';
import { Figure, LOADING, RankedCard, StatCard } from './stat-card';

/** What is seen, what is read out and what the keyboard reaches come in the same order. */
const AREAS = {
  xs: '"highest highest highest highest highest highest" "total total dates dates archived archived" "lowest lowest lowest lowest since since"',
  md: '"highest total dates archived lowest since"',
};
/** Before the first date there is nothing to draw, so they take no more room than their words. */
const COMPACT_AREAS = {
  xs: '"highest total dates" "archived lowest since"',
  md: '"highest total dates archived lowest since"',
};
const COLUMNS = {
  xs: 'repeat(6, minmax(0, 1fr))',
  md: 'minmax(0, 2.3fr) repeat(3, minmax(0, 1.2fr)) minmax(0, 2fr) minmax(0, 1.5fr)',
};
const COMPACT_COLUMNS = { xs: 'repeat(3, minmax(0, 1fr))', md: 'repeat(6, minmax(0, 1fr))' };

function memberSince(instant: string): string {
  return localDay(new Date(instant)) === localDay(new Date()) ? 'Today' : usLongDate(instant);
}

function StatCards() {
  const stats = useDashboardStats();
  // Rendered in slices, so that the page stays responsive.
  const { data, error, isPending, refetch } = useDeferredValue(stats);
  if (!data && !isPending)
    return (
      <Card>
        <ErrorPanel error={error} onAction={() => void refetch()} />
      </Card>
    );
  const isCompact = data?.totalDates === 0;
  return (
    <Card
      aria-busy={isPending}
      sx={{
        display: 'grid',
        gap: '1px',
        overflow: 'hidden',
        // Shows between the cells.
        bgcolor: 'divider',
        gridTemplateAreas: isCompact ? COMPACT_AREAS : AREAS,
        gridTemplateColumns: isCompact ? COMPACT_COLUMNS : COLUMNS,
        ...(isCompact && { '& p': { color: 'text.secondary' }, '& h2 + p': { fontSize: '1.0625rem' } }),
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
        <Figure
          value={data ? memberSince(data.memberSince) : LOADING}
          caption={isCompact ? undefined : 'With Heart & Head'}
          isSmall
        />
      </StatCard>
    </Card>
  );
}

/** Says above everything else what the numbers can't say of themselves. */
function PageHint() {
  const isOnline = useOnline();
  const hasNumbers = useDashboardStats().data !== undefined;
  if (isOnline || !hasNumbers) return null;
  return <Hint Icon={History}>These are the numbers from when you were last online.</Hint>;
}

interface Props {
  /** Where the user stands, a separate feature. */
  standing: ReactNode;
  /** The analytics, a separate feature. */
  insights: ReactNode;
}

export function OverviewTab({ standing, insights }: Props) {
  const area = useRef<HTMLDivElement>(null);
  const isBack = useScrollPlace('overview', area);
  const below = (
    <>
      <PanelBoundary>
        <Private>
          <FitLandscape />
        </Private>
      </PanelBoundary>
      {isBack ? insights : <NearViewport waiting={null}>{insights}</NearViewport>}
    </>
  );
  return (
    <Box
      ref={area}
      sx={{
        display: 'grid',
        gap: { xs: 4, sm: 5 },
        alignContent: 'start',
        '& > section, & > [data-region] > div > section': {
          minWidth: 0,
          // Content below the fold is laid out when it scrolls into view.
          ...(!isBack && { contentVisibility: 'auto', containIntrinsicSize: 'auto 720px' }),
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
      {isBack ? below : <AfterFirstPaint>{below}</AfterFirstPaint>}
    </Box>
  );
}
