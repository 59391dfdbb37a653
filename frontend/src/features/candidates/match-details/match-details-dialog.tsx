import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import Typography from '@mui/material/Typography';
import { MessageCircle } from 'lucide-react';
import { useEffect, useEffectEvent, useId, useState, type ComponentType } from 'react';
import { useNavigate } from 'react-router-dom';
import type { Candidate } from '#contract/dating/candidates';
import { afterDialogs } from '../../../lib/dialog-history';
import { usLongDate } from '../../../lib/format';
import { PATHS } from '../../../lib/paths';
import { TitledDialog } from '../../../ui/dialogs/titled-dialog';
import { ShareDial } from '../../../ui/dials/share-dial';
import { ConflictNotice } from '../../../ui/feedback/notice';
import { whileBusy } from '../../../ui/feedback/while-busy';
import { HelpCard } from '../../../ui/help/help-card';
import { useOfferQuestion } from '../../alex/alex.api';
import { useDateExperiences } from '../../date-experiences/date-experiences.api';
import { useCandidates } from '../candidates.api';
import { useDeletedElsewhere } from '../deleted-elsewhere';
import { MatchFacts } from '../match-facts/match-facts';
import { aboutLine } from '../match-texts';
import { AboutMatch } from './about-match';
import { DateLine } from './date-line';
import { DeleteMatchDialog } from './delete-match-dialog';
import { FitBreakdown } from './fit-breakdown';
import { FitSummary, SeenSoFar } from './fit-summary';
import { MatchStanding } from './match-standing';
import { useEditMatch } from './use-edit-match';

/** Its dates are asked for when the dialog opens: that is when it turns out that the match is gone. */
function useCloseWhenGone(id: string, onClose: () => void): void {
  const { error } = useDateExperiences(id);
  const isDeletedElsewhere = useDeletedElsewhere();
  const closeIfGone = useEffectEvent(() => {
    if (isDeletedElsewhere(error)) onClose();
  });
  useEffect(() => closeIfGone(), [error]);
}

/** Who it is about, first of all. */
function Headline({ candidate }: { candidate: Candidate }) {
  const about = aboutLine(candidate);
  return (
    <Box>
      <Typography variant="h1" component="h3" sx={{ overflowWrap: 'anywhere' }}>
        {candidate.name}
      </Typography>
      {about && (
        <Typography color="textSecondary" sx={{ overflowWrap: 'anywhere' }}>
          {about}
        </Typography>
      )}
      <Typography variant="body2" color="textSecondary">
        Added {usLongDate(candidate.createdAt)}
      </Typography>
    </Box>
  );
}

interface BarProps {
  candidate: Candidate;
  onScore: () => void;
  onClose: () => void;
}

/** What one opens the details for, within the thumb's reach. */
function ReadingBar({ candidate: { name, archived }, onScore, onClose }: BarProps) {
  const offerQuestion = useOfferQuestion();
  const navigate = useNavigate();
  const askAlex = () => {
    offerQuestion(archived ? `How did it go with ${name}?` : `How is it going with ${name}?`);
    onClose();
    afterDialogs(() => void navigate(PATHS.alex));
  };
  return (
    <>
      <Button variant="outlined" onClick={askAlex} startIcon={<MessageCircle size={18} aria-hidden />}>
        Ask Alex
      </Button>
      {!archived && (
        <Button variant="contained" onClick={onScore}>
          Score Date
        </Button>
      )}
    </>
  );
}

interface Props {
  candidate: Candidate;
  /** The date from a link. */
  pointedDate?: string | null;
  DateHistory: ComponentType<{ candidate: Candidate; pointedAt?: string | null }>;
  NextDate: ComponentType<{ candidate: Candidate }>;
  onScore: (candidate: Candidate) => void;
  onClose: () => void;
}

/** A phone's whole screen is for what is being edited. */
const whileEditing = (isEditing: boolean) => (isEditing ? { display: { xs: 'none', md: 'grid' } } : {});

const column = { display: 'grid', gap: 4, alignContent: 'start', gridTemplateColumns: 'minmax(0, 1fr)' };

export function MatchDetailsDialog({
  candidate: opened,
  pointedDate,
  DateHistory,
  NextDate,
  onScore,
  onClose,
}: Props) {
  const { data: candidates } = useCandidates();
  // Deleting a date while the dialog is open changes the percentage, so the latest one is shown.
  const candidate = candidates?.find(({ id }) => id === opened.id) ?? opened;
  const edited = useEditMatch(candidate, onClose);
  const [isDeleting, setDeleting] = useState(false);
  const formId = useId();
  useCloseWhenGone(opened.id, onClose);

  return (
    <TitledDialog
      open
      title="Match Details & Edit"
      isQuiet
      isRuled
      maxWidth="md"
      isBusy={edited.isPending}
      ignoresOutside={edited.form.formState.isDirty}
      onClose={onClose}
    >
      <DialogContent sx={{ display: 'flex', flexDirection: 'column', gap: 2.5 }}>
        {edited.isStale && (
          <ConflictNotice subject="match" isLoading={edited.isReloading} onLoadNewer={edited.loadNewer} />
        )}
        {candidate.help && (
          <HelpCard help={candidate.help} subjectId={candidate.id} isNew={edited.hasNewHelp} />
        )}
        <Box
          sx={{
            display: 'grid',
            gap: { xs: 4, md: 5 },
            gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' },
            // Both columns begin on the line of the name.
            alignItems: { md: 'baseline' },
          }}
        >
          <Box sx={{ ...column, ...whileEditing(edited.isEditing) }}>
            <Headline candidate={candidate} />
            <Box sx={{ ...column, gap: 1 }}>
              <FitSummary candidate={candidate} />
              <ShareDial
                fit={{
                  ...candidate.compatibility,
                  percent: candidate.compatibilityScore,
                  dateCount: candidate.dateCount,
                }}
              />
            </Box>
            <NextDate candidate={candidate} />
            <MatchStanding candidate={candidate} onGone={onClose} />
            <DateLine candidateId={candidate.id} />
            <SeenSoFar candidate={candidate} />
            <FitBreakdown candidate={candidate} />
          </Box>
          <Box sx={column}>
            <Box sx={{ ...column, ...whileEditing(edited.isEditing) }}>
              <DateHistory candidate={candidate} pointedAt={pointedDate ?? null} />
              <MatchFacts candidateId={candidate.id} onGone={onClose} />
            </Box>
            <AboutMatch candidate={candidate} edited={edited} formId={formId} />
            <Button color="error" onClick={() => setDeleting(true)} sx={{ justifySelf: 'start', ml: -1.75 }}>
              Delete this match
            </Button>
          </Box>
        </Box>
      </DialogContent>
      <DialogActions>
        {edited.isEditing ? (
          <>
            <Button onClick={edited.cancel} disabled={edited.isPending}>
              Cancel
            </Button>
            <Button type="submit" form={formId} variant="contained" {...whileBusy(edited.isPending)}>
              Save Changes
            </Button>
          </>
        ) : (
          <ReadingBar candidate={candidate} onScore={() => onScore(candidate)} onClose={onClose} />
        )}
      </DialogActions>
      {isDeleting && (
        <DeleteMatchDialog candidate={candidate} onClose={() => setDeleting(false)} onDeleted={onClose} />
      )}
    </TitledDialog>
  );
}
