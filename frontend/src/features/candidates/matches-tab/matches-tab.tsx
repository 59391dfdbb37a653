import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import { Plus } from 'lucide-react';
import { useState, type ComponentType } from 'react';
import { useNavigate } from 'react-router-dom';
import type { Candidate } from '#contract/dating/candidates';
import { PATHS } from '../../../lib/paths';
import { EmptyState } from '../../../ui/feedback/empty-state';
import { ErrorPanel } from '../../../ui/feedback/error-panel';
import { SkeletonCards } from '../../../ui/feedback/skeleton-cards';
import { AddMatchDialog } from '../add-match/add-match-dialog';
import { useCandidates } from '../candidates.api';
import { inShownOrder } from '../match-texts';
import { MatchDetailsDialog } from '../match-details/match-details-dialog';
import { MatchCard } from './match-card';
import { StandardsList } from './standards-list';
import { useLinkedMatch } from './use-linked-match';

interface MatchListProps {
  onAdd: () => void;
  onScore: (candidate: Candidate) => void;
  onDetails: (candidate: Candidate) => void;
}

function MatchList({ onAdd, onScore, onDetails }: MatchListProps) {
  const navigate = useNavigate();
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
  const canCompare = data.length > 1;
  return (
    <Box
      component="ul"
      sx={{
        listStyle: 'none',
        m: 0,
        p: 0,
        display: 'grid',
        gridTemplateColumns: 'minmax(0, 1fr)',
        gap: 2,
        // Leaves room for focus rings, which the scroll area would clip.
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
      {inShownOrder(data).map((candidate) => (
        <li key={candidate.id}>
          <MatchCard
            candidate={candidate}
            onScore={() => onScore(candidate)}
            onDetails={() => onDetails(candidate)}
            {...(canCompare &&
              !candidate.archived && { onCompare: () => void navigate(PATHS.compare(candidate.id)) })}
          />
        </li>
      ))}
    </Box>
  );
}

interface Props {
  /** Dates are a separate feature; the app passes in its components. */
  ScoreDate: ComponentType<{ candidate: Candidate; onClose: () => void }>;
  DateHistory: ComponentType<{ candidate: Candidate; pointedAt?: string | null }>;
}

type Opened = { dialog: 'add' } | { dialog: 'score' | 'details'; candidate: Candidate };

export function MatchesTab({ ScoreDate, DateHistory }: Props) {
  const [opened, setOpened] = useState<Opened | null>(null);
  const { data: candidates } = useCandidates();
  const navigate = useNavigate();
  const add = () => setOpened({ dialog: 'add' });
  const close = () => setOpened(null);
  const linked = useLinkedMatch();
  const editStandards = () => void navigate(PATHS.criteria);

  return (
    <Box
      sx={{
        display: 'grid',
        gap: { xs: 5, md: 4 },
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 7fr) minmax(0, 4fr)' },
        alignItems: 'start',
      }}
    >
      <section aria-labelledby="your-matches">
        <Box sx={{ display: 'flex', flexWrap: 'wrap', justifyContent: 'space-between', gap: 1, mb: 2 }}>
          <Typography variant="h2" id="your-matches" sx={{ alignSelf: 'center' }}>
            {candidates ? `Your Matches (${candidates.length})` : 'Your Matches'}
          </Typography>
          <Button variant="contained" onClick={add} startIcon={<Plus size={18} aria-hidden />} sx={{ px: 2 }}>
            Add New Match
          </Button>
        </Box>
        <MatchList
          onAdd={add}
          onScore={(candidate) => setOpened({ dialog: 'score', candidate })}
          onDetails={(candidate) => setOpened({ dialog: 'details', candidate })}
        />
      </section>

      <section aria-labelledby="your-standards">
        <Typography variant="h2" id="your-standards" sx={{ minHeight: 44, alignContent: 'center', mb: 2 }}>
          Your Dating Standards
        </Typography>
        <Card sx={{ p: { xs: 2, sm: 3 } }}>
          <StandardsList onEdit={editStandards} />
          <Button variant="outlined" fullWidth onClick={editStandards} sx={{ mt: 2 }}>
            Edit Standards
          </Button>
        </Card>
      </section>

      {opened?.dialog === 'add' && <AddMatchDialog onClose={close} />}
      {opened?.dialog === 'score' && <ScoreDate candidate={opened.candidate} onClose={close} />}
      {opened?.dialog === 'details' && (
        <MatchDetailsDialog candidate={opened.candidate} DateHistory={DateHistory} onClose={close} />
      )}
      {!opened && linked.candidate && (
        <MatchDetailsDialog
          candidate={linked.candidate}
          pointedDate={linked.dateId}
          DateHistory={DateHistory}
          onClose={linked.close}
        />
      )}
    </Box>
  );
}
