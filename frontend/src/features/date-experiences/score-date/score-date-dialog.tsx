import Button from '@mui/material/Button';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Typography from '@mui/material/Typography';
import { useEffect, useId, useState, type ComponentType } from 'react';
import type { Candidate } from '#contract/dating/candidates';
import type { Criterion } from '#contract/dating/criteria';
import { lazyPart } from '../../../lib/lazy';
import { FormDialog } from '../../../ui/dialogs/form-dialog';
import { SheetDialog } from '../../../ui/dialogs/sheet-dialog';
import { DraftNotice } from '../../../ui/feedback/draft-notice';
import { ErrorPanel } from '../../../ui/feedback/error-panel';
import { SkeletonCards } from '../../../ui/feedback/skeleton-cards';
import { useCurrentUser } from '../../auth/auth.api';
import { useCriteria } from '../../criteria/criteria.api';
import { useDateExperiences } from '../date-experiences.api';
import type { SavedDate } from '../date-result/date-result-sheet';
import { readLastPlace } from '../score-draft';
import { ScoreFields } from '../score-fields';
import { answeredCount, type ScoreValues } from '../score-form';
import { useNewScore } from './use-new-score';

const CONTEXT_RATINGS = 2;

function AnsweredCount({ values, criteria }: { values: ScoreValues; criteria: readonly Criterion[] }) {
  return (
    <Typography variant="body2" color="textSecondary" sx={{ fontVariantNumeric: 'tabular-nums' }}>
      {answeredCount(values, criteria)} of {criteria.length + CONTEXT_RATINGS} answered
    </Typography>
  );
}

/** Shown while there are no standards to score a date against. */
function ScoreUnavailable({ title, onClose }: { title: string; onClose: () => void }) {
  const titleId = useId();
  const { error, refetch } = useCriteria();
  return (
    <SheetDialog open labelledBy={titleId} onClose={onClose}>
      <DialogTitle id={titleId}>{title}</DialogTitle>
      <DialogContent>
        {error ? (
          <ErrorPanel error={error} headingLevel="h3" onAction={() => void refetch()} />
        ) : (
          <SkeletonCards count={3} label="Loading your standards" />
        )}
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>Cancel</Button>
      </DialogActions>
    </SheetDialog>
  );
}

const TITLE = 'Score Your Date Experience';

interface Props {
  candidate: Candidate;
  PredictionQuestion: ComponentType<{ candidate: Candidate }>;
  onClose: () => void;
}

/** When the user last saw this match, and where. */
function useLastPlaces({ id, dateCount }: Candidate, userId: string): string[] {
  const { data: dates = [] } = useDateExperiences(id, dateCount > 0);
  const places = [dates.find(({ location }) => location)?.location, readLastPlace(userId)];
  return [...new Set(places.filter((place) => typeof place === 'string'))];
}

interface FormProps extends Pick<Props, 'candidate' | 'onClose'> {
  criteria: readonly Criterion[];
  userId: string;
  onSaved: (saved: SavedDate | null) => void;
}

function ScoreForm({ candidate, criteria, userId, onSaved, onClose }: FormProps) {
  const { form, save, startOver, values, notes, isRestored, isPending } = useNewScore({
    userId,
    candidate,
    criteria,
    onSaved,
  });
  const lastPlaces = useLastPlaces(candidate, userId);
  return (
    <FormDialog
      open
      title={TITLE}
      submitLabel="Save Date Experience"
      isPending={isPending}
      isDirty={form.formState.isDirty}
      onSubmit={save}
      onClose={onClose}
      note={<AnsweredCount values={values} criteria={criteria} />}
    >
      {isRestored ? (
        <DraftNotice onStartOver={startOver} />
      ) : (
        <Typography color="textSecondary">How was your date with {candidate.name}?</Typography>
      )}
      <ScoreFields control={form.control} criteria={criteria} lastPlaces={lastPlaces} notes={notes} />
    </FormDialog>
  );
}

/** Ready by the time the first date is filled in. */
const loadResult = () => import('../date-result/date-result-sheet');
const DateResultSheet = lazyPart(async () => (await loadResult()).DateResultSheet);

/** The form for a new date, and then what the date changed. */
export function ScoreDateDialog({ candidate, PredictionQuestion, onClose }: Props) {
  const { data: user } = useCurrentUser();
  const { data: criteria } = useCriteria();
  const [saved, setSaved] = useState<SavedDate | null>(null);
  useEffect(() => void loadResult().catch(() => undefined), []);
  if (!user || !criteria) return <ScoreUnavailable title={TITLE} onClose={onClose} />;
  if (saved)
    return (
      <DateResultSheet
        {...saved}
        criteria={criteria}
        PredictionQuestion={PredictionQuestion}
        onClose={onClose}
      />
    );
  return (
    <ScoreForm
      candidate={candidate}
      criteria={criteria}
      userId={user.id}
      onSaved={(now) => (now ? setSaved(now) : onClose())}
      onClose={onClose}
    />
  );
}
