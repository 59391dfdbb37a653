import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import { Plus, Sparkles } from 'lucide-react';
import { useEffect, useState, type ComponentType } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import type { Candidate } from '#contract/dating/candidates';
import { PATHS } from '../../../lib/paths';
import { EmptyState } from '../../../ui/feedback/empty-state';
import { ErrorPanel } from '../../../ui/feedback/error-panel';
import { SkeletonCards } from '../../../ui/feedback/skeleton-cards';
import { useCriteria } from '../../criteria/criteria.api';
import { usePlannedDates } from '../../planned-dates/planned-dates.api';
import { AddMatchDialog } from '../add-match/add-match-dialog';
import { useCandidates } from '../candidates.api';
import { ScoreChooser } from '../score-chooser';
import { MatchDetailsDialog } from '../match-details/match-details-dialog';
import { MatchList } from './match-list';
import { StandardsList } from './standards-list';
import { useLinkedMatch } from './use-linked-match';

interface MatchesProps {
  isSettling: boolean;
  onAdd: () => void;
  onScore: (candidate: Candidate) => void;
  onDetails: (candidate: Candidate) => void;
}

/** What is planned is a line on a card: a slow answer about it must not keep the cards away. */
const LONGEST_MS = 800;

/** Whether it is open how high the cards will be. */
function useIsSettling(): boolean {
  const { isPending } = useCandidates();
  const { isPending: isPlanOpen, errorUpdateCount } = usePlannedDates();
  const [isPatient, setPatient] = useState(true);
  useEffect(() => {
    const timer = setTimeout(() => setPatient(false), LONGEST_MS);
    return () => clearTimeout(timer);
  }, []);
  // A failure settles it, too: each card asks again, and would be taken away by its own question.
  return isPending || (isPlanOpen && errorUpdateCount === 0 && isPatient);
}

/** What is below the matches on a narrow screen appears where it stays. */
const belowMatches = (isSettling: boolean) => ({
  visibility: { xs: isSettling ? 'hidden' : 'visible', md: 'visible' },
});

function Matches({ isSettling, onAdd, onScore, onDetails }: MatchesProps) {
  const { data, error, refetch } = useCandidates();
  if (isSettling) return <SkeletonCards count={4} label="Loading your matches" dial />;
  if (!data) return <ErrorPanel isCard error={error} headingLevel="h3" onAction={() => void refetch()} />;
  if (data.length === 0) {
    return (
      // Where the cards will be, next to that of the standards.
      <Card sx={{ bgcolor: 'transparent', borderStyle: 'dashed' }}>
        <EmptyState
          motif="meet"
          title="No matches yet"
          description="Add your first match to start tracking compatibility"
          action={
            <Box sx={{ display: 'flex', flexWrap: 'wrap', justifyContent: 'center', gap: 1.5 }}>
              <Button variant="contained" onClick={onAdd}>
                Add Your First Match
              </Button>
              <Button component={Link} to={PATHS.import}>
                Bring your own
              </Button>
            </Box>
          }
        />
      </Card>
    );
  }
  return <MatchList candidates={data} onScore={onScore} onDetails={onDetails} />;
}

interface Props {
  /** Dates are a separate feature; the app passes in its components. */
  ScoreDate: ComponentType<{ candidate: Candidate; onClose: () => void }>;
  DateHistory: ComponentType<{ candidate: Candidate; pointedAt?: string | null }>;
  NextDate: ComponentType<{ candidate: Candidate }>;
}

type Opened = { dialog: 'add' | 'choose' } | { dialog: 'score' | 'details'; candidate: Candidate };

const PHONE = '@media (max-width: 599.95px)';

/**
 * Floats within the thumb's reach, so that a date can be scored from anywhere in a long list; the cards end above it, and
 * toasts appear above it.
 */
function ScoreButton({ onClick }: { onClick: () => void }) {
  return (
    <Box
      data-sticks
      data-floating-button
      sx={{
        display: { xs: 'block', sm: 'none' },
        position: 'fixed',
        zIndex: 'appBar',
        insetInline: 0,
        bottom: 'calc(var(--bottom-bar, 0px) + env(safe-area-inset-bottom, 0px))',
        px: 2,
        pt: 3,
        pb: 1.5,
        // What scrolls by fades out under the button instead of being cut in two by a bar.
        background: (theme) => `linear-gradient(transparent, ${theme.vars?.palette.background.default} 60%)`,
        pointerEvents: 'none',
        '& > *': { pointerEvents: 'auto' },
      }}
    >
      <Button
        variant="contained"
        fullWidth
        onClick={onClick}
        startIcon={<Sparkles size={18} aria-hidden />}
        sx={{ minHeight: 52, boxShadow: 6, '&:hover': { boxShadow: 6 } }}
      >
        Score a date
      </Button>
    </Box>
  );
}

export function MatchesTab({ ScoreDate, DateHistory, NextDate }: Props) {
  const [opened, setOpened] = useState<Opened | null>(null);
  const { data: candidates, isPending } = useCandidates();
  const isSettling = useIsSettling();
  const { data: criteria, isError } = useCriteria();
  const hasNoCriteria = isError && !criteria;
  const hasScoreButton = candidates?.some(({ archived }) => !archived) === true;
  const navigate = useNavigate();
  const add = () => setOpened({ dialog: 'add' });
  const close = () => setOpened(null);
  const { linked, close: closeLinked } = useLinkedMatch();
  const editStandards = () => void navigate(PATHS.criteria);

  return (
    <Box
      sx={{
        display: 'grid',
        gap: { xs: 3, md: 4 },
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 1fr) 336px' },
        alignItems: 'start',
        // The button must not rest on the last card.
        pb: { xs: 9, sm: 0 },
      }}
    >
      <section aria-labelledby="your-matches">
        <Box sx={{ display: 'flex', flexWrap: 'wrap', justifyContent: 'space-between', gap: 1, mb: 2 }}>
          <Typography variant="h2" id="your-matches" sx={{ alignSelf: 'center' }}>
            {candidates ? `Your Matches (${candidates.length})` : 'Your Matches'}
          </Typography>
          <Button
            // Where there is nothing yet, or it failed to load, the filled button is the one that says so.
            variant={isPending || candidates?.length ? 'contained' : 'outlined'}
            onClick={add}
            startIcon={<Plus size={18} aria-hidden />}
            sx={{
              px: 2,
              // On phones the filled button is the one at the bottom.
              ...(hasScoreButton && {
                [PHONE]: { bgcolor: 'soft.head', color: 'primary.main' },
              }),
            }}
          >
            Add New Match
          </Button>
        </Box>
        <Matches
          isSettling={isSettling}
          onAdd={add}
          onScore={(candidate) => setOpened({ dialog: 'score', candidate })}
          onDetails={(candidate) => setOpened({ dialog: 'details', candidate })}
        />
      </section>

      <Box component="section" aria-labelledby="your-standards" sx={belowMatches(isSettling)}>
        <Typography variant="h2" id="your-standards" sx={{ minHeight: 44, alignContent: 'center', mb: 2 }}>
          Your Dating Standards
        </Typography>
        <Card sx={{ p: { xs: 2, sm: 3 } }}>
          <StandardsList onEdit={editStandards} />
          {!hasNoCriteria && (
            <Button variant="outlined" fullWidth onClick={editStandards} sx={{ mt: 2 }}>
              Edit Standards
            </Button>
          )}
        </Card>
      </Box>

      {hasScoreButton && <ScoreButton onClick={() => setOpened({ dialog: 'choose' })} />}
      {opened?.dialog === 'choose' && (
        <ScoreChooser
          candidates={candidates ?? []}
          onChoose={(candidate) => setOpened({ dialog: 'score', candidate })}
          onAdd={add}
          onClose={close}
        />
      )}
      {opened?.dialog === 'add' && <AddMatchDialog onClose={close} />}
      {opened?.dialog === 'score' && <ScoreDate candidate={opened.candidate} onClose={close} />}
      {opened?.dialog === 'details' && (
        <MatchDetailsDialog
          candidate={opened.candidate}
          DateHistory={DateHistory}
          NextDate={NextDate}
          onScore={(candidate) => setOpened({ dialog: 'score', candidate })}
          onClose={close}
        />
      )}
      {!opened && linked && (
        <MatchDetailsDialog
          candidate={linked.candidate}
          pointedDate={linked.dateId}
          DateHistory={DateHistory}
          NextDate={NextDate}
          onScore={(candidate) => {
            closeLinked();
            setOpened({ dialog: 'score', candidate });
          }}
          onClose={closeLinked}
        />
      )}
    </Box>
  );
}
