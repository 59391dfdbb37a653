import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { useId, useState, type ComponentType } from 'react';
import { useNavigate } from 'react-router-dom';
import type { Candidate } from '#contract/dating/candidates';
import type { Criterion } from '#contract/dating/criteria';
import type { DateExperience } from '#contract/dating/date-experiences';
import { PATHS } from '../../../lib/paths';
import { SheetActions } from '../../../ui/dialogs/sheet-actions';
import { SheetDialog } from '../../../ui/dialogs/sheet-dialog';
import { likelyWords, type Fit } from '../../../ui/dials/fit-texts';
import { HelpCard } from '../../../ui/help/help-card';
import { MovingDial } from '../../../ui/dials/moving-dial';
import { useCandidates } from '../../candidates/candidates.api';
import { changeText, dateText, firstDateText, orderText } from './result-texts';

/** A date that was just saved. */
export interface SavedDate {
  date: DateExperience;
  /** All matches as they were without it. */
  before: readonly Candidate[];
}

function fitOf({ compatibility, compatibilityScore, dateCount }: Candidate): Fit {
  return {
    percent: compatibilityScore,
    likely: compatibility?.likely ?? null,
    heart: compatibility?.heart ?? null,
    gap: compatibility?.gap ?? null,
    dateCount,
  };
}

interface PointsMovedProps {
  from: number | null;
  to: number | null;
}

/** "+3" or "−2": the dial has moved before it is looked at. */
function PointsMoved({ from, to }: PointsMovedProps) {
  if (from === null || to === null || from === to) return null;
  return (
    <Box
      component="span"
      sx={{ ml: 1.25, fontSize: '0.9375rem', color: 'text.secondary', whiteSpace: 'nowrap' }}
    >
      {to > from ? '+' : '−'}
      {Math.abs(to - from)}
    </Box>
  );
}

interface FitChangeProps {
  before: Candidate | undefined;
  after: Candidate;
}

/** The dial moving from what was known before the date to what is known now. */
function FitChange({ before, after }: FitChangeProps) {
  const likely = after.compatibility?.likely;
  const former = before?.compatibility?.likely;
  return (
    <Box sx={{ display: 'grid', justifyItems: 'center', textAlign: 'center', gap: 0.5 }}>
      <Box sx={{ width: { xs: 128, sm: 144 }, mt: 1 }}>
        <MovingDial from={before ? fitOf(before) : { percent: null }} to={fitOf(after)} />
      </Box>
      <Typography variant="h3" component="p" sx={{ mt: 1, fontVariantNumeric: 'tabular-nums' }}>
        {changeText(before, after)}
        <PointsMoved from={before?.compatibilityScore ?? null} to={after.compatibilityScore} />
      </Typography>
      {likely && (
        <Typography variant="body2" color="textSecondary" sx={{ fontVariantNumeric: 'tabular-nums' }}>
          {likelyWords(likely, after.dateCount)}
          {former && ` Before: ${Math.round(former.low)}–${Math.round(former.high)}%.`}
        </Typography>
      )}
    </Box>
  );
}

/** On phones the first one has a line of its own. */
const Answers = styled(SheetActions)(({ theme }) => ({
  [theme.breakpoints.down('sm')]: { display: 'grid', gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
}));

/** As the dial above it is. */
const CENTERED = { textAlign: 'center', textWrap: 'balance' } as const;

interface Props extends SavedDate {
  criteria: readonly Criterion[];
  /** Predictions are a separate feature. */
  PredictionQuestion: ComponentType<{ candidate: Candidate }>;
  onClose: () => void;
}

/** What a date that was just saved has changed. */
export function DateResultSheet({ date, before, criteria, PredictionQuestion, onClose }: Props) {
  const titleId = useId();
  const { data: candidates = before } = useCandidates();
  const navigate = useNavigate();
  const [isOpen, setOpen] = useState(true);
  const close = () => setOpen(false);
  const leaveTo = (path: string) => {
    close();
    void navigate(path);
  };
  const find = (list: readonly Candidate[]) => list.find(({ id }) => id === date.candidateId);
  const [was, is] = [find(before), find(candidates)];
  const isCounted = is?.evaluations.some(({ dateExperienceId }) => dateExperienceId === date.id) ?? false;
  const order = isCounted ? orderText(date.candidateId, before, candidates, criteria) : null;
  const isFirstDate = isCounted && is?.dateCount === 1;
  const isSetBack = is !== undefined && is.vetoed.length > 0;

  return (
    <SheetDialog open={isOpen} labelledBy={titleId} maxWidth="sm" onClose={close} onExited={onClose}>
      <DialogTitle id={titleId}>Your date with {is?.name ?? was?.name}</DialogTitle>
      <DialogContent sx={{ display: 'grid', gap: 2 }}>
        {date.help && <HelpCard help={date.help} subjectId={date.id} isNew />}
        {is && isCounted ? (
          <FitChange before={was} after={is} />
        ) : (
          <Typography>Your date is saved. The new percentage couldn't be loaded.</Typography>
        )}
        <Typography sx={CENTERED}>
          {isFirstDate ? firstDateText(date, criteria) : dateText(date, was, criteria)}
        </Typography>
        {order && <Typography sx={{ ...CENTERED, fontWeight: 600 }}>{order}</Typography>}
        {is && !date.help && <PredictionQuestion candidate={is} />}
      </DialogContent>
      <Answers>
        <Button onClick={close}>Done</Button>
        <Button variant="outlined" onClick={() => leaveTo(PATHS.alex)}>
          Ask Alex
        </Button>
        {/* Nothing is suggested with someone about whom the notes sound serious. */}
        {!date.help && (
          <Button
            variant={isSetBack ? 'outlined' : 'contained'}
            onClick={() => leaveTo(PATHS.ideasFor(date.candidateId))}
            sx={{ gridColumn: '1 / -1' }}
          >
            Plan the next date
          </Button>
        )}
      </Answers>
    </SheetDialog>
  );
}
