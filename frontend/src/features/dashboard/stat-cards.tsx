import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import type { RankedMatch } from '#contract/dashboard';
import { localDay, usLongDate } from '../../lib/format-date';
import { ErrorPanel } from '../../ui/error-panel';
import { FitDial } from '../../ui/fit-dial';
import { fitWord } from '../../ui/fit-words';
import { useDashboardStats } from './dashboard.api';

const LOADING = '...';

type Area = 'highest' | 'total' | 'dates' | 'archived' | 'lowest' | 'since';

/** Always in this order to readers and keyboards; on wide screens the two dials frame the four figures. */
const AREAS = {
  xs: '"highest highest" "total dates" "archived since" "lowest lowest"',
  md: '"highest highest total dates lowest" "highest highest archived since lowest"',
};

function StatCard({ area, label, children }: { area: Area; label: string; children: ReactNode }) {
  return (
    <Card
      component="section"
      aria-label={label}
      sx={{ gridArea: area, p: { xs: 2, sm: 2.5 }, display: 'flex', flexDirection: 'column', minWidth: 0 }}
    >
      <Typography component="h2" variant="body1" color="text.secondary" sx={{ fontWeight: 560 }}>
        {label}
      </Typography>
      {children}
    </Card>
  );
}

function Figure({ value, caption }: { value: ReactNode; caption?: string }) {
  return (
    <Box sx={{ mt: 'auto', pt: 2 }}>
      <Typography
        component="p"
        variant="h1"
        sx={{ fontVariantNumeric: 'lining-nums tabular-nums', lineHeight: 1.1 }}
      >
        {value}
      </Typography>
      {caption && (
        <Typography variant="body2" color="text.secondary" sx={{ mt: 0.25 }}>
          {caption}
        </Typography>
      )}
    </Box>
  );
}

interface MatchProps {
  area: 'highest' | 'lowest';
  label: string;
  match: RankedMatch | null | undefined;
}

function MatchCard({ area, label, match }: MatchProps) {
  const isLarge = area === 'highest';
  return (
    <StatCard area={area} label={label}>
      {match === undefined && <Figure value={LOADING} />}
      {match === null && <Figure value="No matches" caption="Score a date to see it here" />}
      {match && (
        <Box
          sx={{
            flexGrow: 1,
            display: 'flex',
            flexDirection: { xs: 'row', md: isLarge ? 'row' : 'column' },
            alignItems: 'center',
            justifyContent: { md: 'center' },
            gap: { xs: 2, md: isLarge ? 4 : 1.5 },
            pt: 1.5,
          }}
        >
          <Box sx={{ width: { xs: 112, md: isLarge ? 176 : 112 }, flex: 'none' }}>
            <FitDial percent={match.score} size={isLarge ? 'large' : 'medium'} />
          </Box>
          <Box sx={{ minWidth: 0, textAlign: { md: isLarge ? 'left' : 'center' } }}>
            <Typography variant={isLarge ? 'h1' : 'h3'} component="p" sx={{ overflowWrap: 'anywhere' }}>
              {match.name}
            </Typography>
            <Typography color="text.secondary">{fitWord(match.score)} so far</Typography>
          </Box>
        </Box>
      )}
    </StatCard>
  );
}

function memberSince(instant: string): string {
  return localDay(new Date(instant)) === localDay(new Date()) ? 'Today' : usLongDate(instant);
}

export function StatCards() {
  const { data, error, isPending, refetch } = useDashboardStats();
  if (!data && !isPending) return <ErrorPanel error={error} onAction={() => void refetch()} />;
  return (
    <Box
      aria-busy={isPending}
      sx={{
        display: 'grid',
        gap: 2,
        gridTemplateAreas: AREAS,
        gridTemplateColumns: { xs: '1fr 1fr', md: 'repeat(5, minmax(0, 1fr))' },
        gridAutoRows: { md: 'minmax(148px, auto)' },
      }}
    >
      <MatchCard area="highest" label="Highest Match" match={data?.topMatch} />
      <StatCard area="total" label="Total Matches">
        <Figure value={data?.totalCandidates ?? LOADING} caption="All connections" />
      </StatCard>
      <StatCard area="dates" label="Total Dates">
        <Figure value={data?.totalDates ?? LOADING} caption="Date experiences" />
      </StatCard>
      <StatCard area="archived" label="Archived">
        <Figure value={data?.archivedMatches ?? LOADING} caption="Past connections" />
      </StatCard>
      <MatchCard area="lowest" label="Lowest Match" match={data?.bottomMatch} />
      <StatCard area="since" label="Member Since">
        <Box sx={{ mt: 'auto', pt: 2 }}>
          <Typography component="p" variant="h3">
            {data ? memberSince(data.memberSince) : LOADING}
          </Typography>
        </Box>
      </StatCard>
    </Box>
  );
}
