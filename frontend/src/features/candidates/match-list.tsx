import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import type { Candidate } from '#contract/candidates';
import { EmptyState } from '../../ui/feedback/empty-state';
import { ErrorPanel } from '../../ui/feedback/error-panel';
import { SkeletonCards } from '../../ui/feedback/skeleton-cards';
import { useCandidates } from './candidates.api';
import { MatchCard } from './match-card';

interface Props {
  onAdd: () => void;
  onScore: (candidate: Candidate) => void;
  onDetails: (candidate: Candidate) => void;
}

export function MatchList({ onAdd, onScore, onDetails }: Props) {
  const { data, error, isPending, refetch } = useCandidates();
  if (isPending) return <SkeletonCards count={4} label="Loading your matches" dial />;
  if (!data) return <ErrorPanel error={error} headingLevel="h3" onAction={() => void refetch()} />;
  if (data.length === 0) {
    return (
      <EmptyState
        motif="meet"
        title="No matches yet"
        description="Add your first match to start tracking compatibility"
        action={
          <Button variant="contained" onClick={onAdd}>
            Add Your First Match
          </Button>
        }
      />
    );
  }
  return (
    <Box
      component="ul"
      sx={{
        listStyle: 'none',
        m: 0,
        p: 0,
        display: 'grid',
        gap: 2,
        // Room for the focus rings, which a scroll area would cut off.
        '@media (min-width:900px)': {
          maxHeight: 600,
          overflowY: 'auto',
          p: '4px 4px 28px',
          m: '-4px',
          scrollbarWidth: 'thin',
          maskImage: 'linear-gradient(#000 calc(100% - 28px), transparent)',
        },
      }}
    >
      {data.map((candidate) => (
        <li key={candidate.id}>
          <MatchCard
            candidate={candidate}
            onScore={() => onScore(candidate)}
            onDetails={() => onDetails(candidate)}
          />
        </li>
      ))}
    </Box>
  );
}
