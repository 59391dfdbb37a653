import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import { useDeferredValue, useRef, type ReactNode } from 'react';
import type { DashboardStats } from '#contract/dating/insights/dashboard';
import { localDay, usLongDate } from '../../../lib/format';
import { PATHS } from '../../../lib/paths';
import { useScrollPlace } from '../../../lib/scroll-place';
import { PanelBoundary } from '../../../ui/feedback/panel-boundary';
import { ErrorPanel } from '../../../ui/feedback/error-panel';
import { AfterFirstPaint, NearViewport } from '../../../ui/layout/deferred';
import { InOrder } from '../../../ui/layout/in-order';
import { PrintedPage } from '../../../ui/layout/printed-page';
import { Private } from '../../../ui/privacy/private';
import { useCandidates } from '../../candidates/candidates.api';
import { useDashboardStats } from '../dashboard.api';
import { FitLandscape } from './fit-landscape';
import { Figure, LOADING, RankedCard, StatCard } from './stat-card';

/** What is seen, what is read out and what the keyboard reaches come in the same order. */
const AREAS = {
  xs: '"highest highest highest highest highest highest" "total total dates dates archived archived" "lowest lowest lowest lowest since since"',
  sm: '"highest total dates" "archived lowest since"',
  md: '"highest total dates archived lowest since"',
};
/** Before the first date there is nothing to draw, so they take no more room than their words. */
const COMPACT_AREAS = {
  xs: '"highest total dates" "archived lowest since"',
  md: '"highest total dates archived lowest since"',
};
const COLUMNS = {
  xs: 'repeat(6, minmax(0, 1fr))',
  sm: 'repeat(3, minmax(0, 1fr))',
  md: 'minmax(0, 2.15fr) repeat(3, minmax(0, 1.35fr)) minmax(0, 1.95fr) minmax(0, 1.5fr)',
};
const COMPACT_COLUMNS = { xs: 'repeat(3, minmax(0, 1fr))', md: 'repeat(6, minmax(0, 1fr))' };

const isToday = (instant: string) => localDay(new Date(instant)) === localDay(new Date());

/** Six cells; "..." in each while they load, or while it is open how far down they will be. */
function StatCards({ isWaiting }: { isWaiting: boolean }) {
  const stats = useDashboardStats();
  // Rendered in slices, so that the page stays responsive.
  const { data, error, isPending, refetch } = useDeferredValue(stats);
  if (!isWaiting && !data && !isPending)
    return <ErrorPanel isCard error={error} onAction={() => void refetch()} />;
  return <Numbers data={isWaiting ? undefined : data} isWaiting={isWaiting} />;
}

interface NumbersProps {
  data: DashboardStats | undefined;
  /** It is open how far down they will be. */
  isWaiting: boolean;
}

function Numbers({ data, isWaiting }: NumbersProps) {
  const { data: candidates } = useCandidates();
  // The matches are often there first, and tell how the cards will be laid out.
  const hasNoDates = candidates?.every(({ dateCount }) => dateCount === 0);
  const isCompact = data ? data.totalDates === 0 : hasNoDates === true;
  const joinedToday = data !== undefined && isToday(data.memberSince);
  return (
    <Card
      aria-busy={!data}
      sx={{
        display: 'grid',
        gap: '1px',
        overflow: 'hidden',
        // Shows between the cells.
        bgcolor: 'divider',
        gridTemplateAreas: isCompact ? COMPACT_AREAS : AREAS,
        gridTemplateColumns: isCompact ? COMPACT_COLUMNS : COLUMNS,
        ...(isCompact && { '& p': { color: 'text.secondary' } }),
        // On phones what stands above is at first higher than the screen: they would come up from below it, and be pushed
        // back by what is planned.
        visibility: { xs: isWaiting ? 'hidden' : 'visible', md: 'visible' },
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
          value={data ? (joinedToday ? 'Today' : usLongDate(data.memberSince)) : LOADING}
          caption={isCompact ? undefined : 'With Heart & Head'}
          isSmall={!joinedToday}
        />
      </StatCard>
    </Card>
  );
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
        '& > section, & > [data-region] > div > section': { minWidth: 0 },
        // What failed for a reason that is said above adds nothing; the button there brings it back.
        '& > [data-repeats], & > [data-region]:has([data-repeats]):not(:has([role="alert"]))': {
          display: 'none',
        },
        // Content below the fold is laid out when it scrolls into view. What the page begins with are cards: for a
        // frame, each would be as high as the estimate, and push down what follows.
        ...(!isBack && {
          '& > [data-region] > div > section:not(.MuiCard-root)': {
            contentVisibility: 'auto',
            containIntrinsicSize: 'auto 360px',
          },
        }),
      }}
    >
      <PrintedPage />
      <InOrder first={standing}>
        {(isWaiting) => (
          <>
            <PanelBoundary>
              <Private>
                <StatCards isWaiting={isWaiting} />
              </Private>
            </PanelBoundary>
            {!isWaiting && (isBack ? below : <AfterFirstPaint>{below}</AfterFirstPaint>)}
          </>
        )}
      </InOrder>
    </Box>
  );
}
