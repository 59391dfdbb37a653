import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import { useDeferredValue } from 'react';
import { EmptyState } from '../../ui/feedback/empty-state';
import { ErrorPanel } from '../../ui/feedback/error-panel';
import { SkeletonCards } from '../../ui/feedback/skeleton-cards';
import { useCandidates } from '../candidates/candidates.api';
import { useCriteria } from '../criteria/criteria.api';
import { LandscapeRow } from './landscape-row';
import { LandscapeScale } from './landscape-plot';
import { standings } from './standings';

function Rows({ onShowMatches }: { onShowMatches: () => void }) {
  // Drawn in slices, so that the page answers meanwhile.
  const candidates = useDeferredValue(useCandidates());
  const criteria = useDeferredValue(useCriteria());
  if (candidates.isPending || criteria.isPending)
    return <SkeletonCards count={2} label="Loading your insights" />;
  if (!candidates.data)
    return (
      <ErrorPanel error={candidates.error} headingLevel="h3" onAction={() => void candidates.refetch()} />
    );
  if (!criteria.data)
    return <ErrorPanel error={criteria.error} headingLevel="h3" onAction={() => void criteria.refetch()} />;
  const rows = standings(candidates.data, criteria.data);
  if (rows.length === 0) {
    return (
      <EmptyState
        motif="path"
        title="Nothing to compare yet"
        description="Score a date with an active match, and this is where you see how sure its percentage is."
        action={
          <Button variant="contained" onClick={onShowMatches}>
            Go to your matches
          </Button>
        }
      />
    );
  }
  return (
    <>
      <LandscapeScale />
      <Box component="ol" sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {rows.map((row) => (
          <LandscapeRow key={row.candidate.id} standing={row} />
        ))}
      </Box>
    </>
  );
}

/** All active, scored matches on one scale: the figure, how sure it is, and what carries it. */
export function FitLandscape({ onShowMatches }: { onShowMatches: () => void }) {
  return (
    <Box component="section" aria-labelledby="landscape">
      <Typography variant="h2" id="landscape">
        How sure are the percentages?
      </Typography>
      <Typography color="textSecondary" sx={{ mt: 0.5, mb: 2, maxWidth: '68ch' }}>
        The dot is the fit with your standards so far, the band where it likely lies (nine times in ten), the
        rose mark what your heart says. Bands that overlap are too close to call.
      </Typography>
      <Card sx={{ p: { xs: 2, sm: 3 } }}>
        <Rows onShowMatches={onShowMatches} />
      </Card>
    </Box>
  );
}
