import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Chip from '@mui/material/Chip';
import Typography from '@mui/material/Typography';
import { Archive, ArchiveRestore } from 'lucide-react';
import { useId, useState } from 'react';
import type { Candidate } from '#contract/dating/candidates';
import { heartAndHead } from '#scoring/compatibility';
import { fitWord } from '#contract/dating/fit-words';
import { ignoreTaps } from '../../../lib/ignore-taps';
import { localDay, sentence, usLongDate } from '../../../lib/format';
import { ConfirmDialog } from '../../../ui/dialogs/confirm-dialog';
import { FitDial } from '../../../ui/dials/fit-dial';
import { gapWords, likelyWords } from '../../../ui/dials/fit-texts';
import { failureToast } from '../../../ui/feedback/toast-messages';
import { useToasts } from '../../../ui/feedback/toasts';
import { useCriteria } from '../../criteria/criteria.api';
import { usePredictions } from '../../predictions/predictions.api';
import { useUpdateCandidate } from '../candidates.api';
import { useDeletedElsewhere } from '../deleted-elsewhere';
import { aboutLine, coverageWords, datesScored, unseenWords } from '../match-texts';
import { MustHaveNote } from '../must-have-note';
import { daysAgo } from './match-order';

/** The match's prediction that archiving it would answer. */
function useOpenPrediction({ id }: Candidate) {
  const { data } = usePredictions();
  return data?.predictions.find(
    ({ candidateId, outcome, isDue }) => candidateId === id && outcome === null && !isDue,
  );
}

/** Sends no version, because archiving doesn't conflict with edits in another tab. */
function useArchiveMatch({ id, archived }: Candidate) {
  const update = useUpdateCandidate(id);
  const isDeletedElsewhere = useDeletedElsewhere();
  const { toast } = useToasts();
  const setArchived = (next: boolean) =>
    update.mutate(
      { archived: next },
      {
        onSuccess: () =>
          toast(
            next
              ? { title: 'Match archived', action: { label: 'Undo', onAction: () => setArchived(false) } }
              : { title: 'Match unarchived' },
          ),
        onError: (error) => {
          if (!isDeletedElsewhere(error)) toast(failureToast('Failed to update match', error));
        },
      },
    );
  const toggle = () => {
    // The button becomes its own opposite, and another match may take its place.
    ignoreTaps();
    setArchived(!archived);
  };
  return { toggle, isPending: update.isPending };
}

function Words({ candidate }: { candidate: Candidate }) {
  const { compatibility, compatibilityScore, dateCount } = candidate;
  const { data: criteria = [] } = useCriteria();
  if (!compatibility || compatibilityScore === null) return null;
  const { likely, gap } = compatibility;
  const coverage = compatibility.provisional ? coverageWords(compatibility) : null;
  const unseen = unseenWords(candidate, criteria);
  return (
    <>
      {likely && (
        <Typography variant="body2" color="textSecondary">
          {likelyWords(likely, dateCount)}
        </Typography>
      )}
      {heartAndHead(gap) !== 'agree' && (
        <Typography
          variant="body2"
          sx={{ color: gap > 0 ? 'secondary.main' : 'primary.main', fontWeight: 560 }}
        >
          {sentence(gapWords(gap, dateCount))}
        </Typography>
      )}
      {coverage && (
        <Typography variant="body2" color="textSecondary">
          {coverage}
        </Typography>
      )}
      {unseen && (
        <Typography variant="body2" color="textSecondary">
          {unseen}
        </Typography>
      )}
    </>
  );
}

/** The dial's content as text. */
function MatchFitText({ candidate }: { candidate: Candidate }) {
  const { compatibility, compatibilityScore, dateCount, lastDate } = candidate;
  return (
    <Box sx={{ mt: 1.5, display: 'grid', gap: 0.25 }}>
      <Typography variant="body2" sx={{ fontWeight: 600 }}>
        {compatibilityScore !== null && `${fitWord(compatibilityScore, compatibility?.likely)} · `}
        <span>{datesScored(dateCount)}</span>
      </Typography>
      {lastDate && (
        <Typography variant="body2" color="textSecondary">
          Last date {daysAgo(lastDate, localDay(new Date()))}
        </Typography>
      )}
      <Words candidate={candidate} />
    </Box>
  );
}

const ICON_ONLY = '@media (max-width: 479.95px)';

interface Props {
  candidate: Candidate;
  onScore: () => void;
  onDetails: () => void;
  /** Absent while there is no one to compare with. */
  onCompare?: () => void;
}

function CardActions({ candidate, onScore, onDetails, onCompare }: Props) {
  const { archived } = candidate;
  const { toggle, isPending } = useArchiveMatch(candidate);
  const prediction = useOpenPrediction(candidate);
  const [isAsking, setAsking] = useState(false);
  const Icon = archived ? ArchiveRestore : Archive;
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, gridColumn: '1 / -1' }}>
      {!archived && (
        <Button variant="contained" size="small" onClick={onScore} sx={{ minHeight: 44 }}>
          Score Date
        </Button>
      )}
      <Button variant="outlined" size="small" onClick={onDetails} sx={{ minHeight: 44 }}>
        Details
      </Button>
      {onCompare && (
        <Button variant="outlined" size="small" onClick={onCompare} sx={{ minHeight: 44 }}>
          Compare
        </Button>
      )}
      <Button
        size="small"
        onClick={() => (prediction && !archived ? setAsking(true) : toggle())}
        disabled={isPending}
        aria-label={archived ? 'Unarchive' : 'Archive'}
        startIcon={<Icon size={16} aria-hidden />}
        sx={{
          minHeight: 44,
          ml: 'auto',
          color: 'text.secondary',
          // The icon alone, so that four buttons fit one row.
          [ICON_ONLY]: { minWidth: 44, px: 1, '& .MuiButton-startIcon': { m: 0 } },
        }}
      >
        <Box component="span" sx={{ [ICON_ONLY]: { display: 'none' } }}>
          {archived ? 'Unarchive' : 'Archive'}
        </Box>
      </Button>
      {isAsking && prediction && (
        <ConfirmDialog
          open
          tone="primary"
          title={`Archive ${candidate.name}?`}
          description={`You gave it ${prediction.percent} in 100 that you'd still be seeing each other on ${usLongDate(prediction.dueAt)}. Archiving before then answers that with no. Unarchiving takes it back.`}
          confirmLabel="Archive"
          onConfirm={() => {
            setAsking(false);
            toggle();
          }}
          onClose={() => setAsking(false)}
        />
      )}
    </Box>
  );
}

export function MatchCard(props: Props) {
  const { candidate } = props;
  const { name, notes, archived, compatibility, compatibilityScore, dateCount } = candidate;
  const nameId = useId();
  return (
    <Card
      component="article"
      aria-labelledby={nameId}
      sx={{
        p: { xs: 2, sm: 3 },
        display: 'grid',
        gridTemplateColumns: 'minmax(0, 1fr) auto',
        gap: 2,
        ...(archived && { bgcolor: 'transparent', borderStyle: 'dashed' }),
      }}
    >
      <Box sx={{ minWidth: 0, color: archived ? 'text.secondary' : undefined }}>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1 }}>
          <Typography id={nameId} variant="h3" sx={{ minWidth: 0 }}>
            {name}
          </Typography>
          {archived && <Chip label="Archived" size="small" variant="outlined" />}
        </Box>
        <Typography color="textSecondary" sx={{ mt: 0.25 }}>
          {aboutLine(candidate)}
        </Typography>
        {notes && (
          <Typography
            sx={{
              mt: 1.25,
              display: '-webkit-box',
              WebkitLineClamp: 3,
              WebkitBoxOrient: 'vertical',
              overflow: 'hidden',
              whiteSpace: 'pre-line',
            }}
          >
            {notes}
          </Typography>
        )}
        <MatchFitText candidate={candidate} />
      </Box>
      <Box sx={{ width: { xs: 100, sm: 112 }, ...(archived && { filter: 'grayscale(1)', opacity: 0.75 }) }}>
        <FitDial
          percent={compatibilityScore}
          likely={compatibility?.likely ?? null}
          heart={compatibility?.heart ?? null}
          gap={compatibility?.gap ?? null}
          dateCount={dateCount}
        />
      </Box>
      <MustHaveNote candidate={candidate} />
      <CardActions {...props} />
    </Card>
  );
}
