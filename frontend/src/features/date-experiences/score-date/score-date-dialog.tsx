import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { useEffect, useId, useRef, useState, type ComponentType } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import type { Candidate } from '#contract/dating/candidates';
import type { Criterion } from '#contract/dating/criteria';
import { lazyPart } from '../../../lib/loading/lazy';
import { barFill, barTrack } from '../../../ui/dials/bar-styles';
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
import { answeredCount, type KnownBefore, type ScoreValues } from '../score-form';
import { useNewScore } from './use-new-score';

const CONTEXT_RATINGS = 2;

/** What Save would still ask for once every rating is there. */
function missingTexts({ dateDate, location, personalNotes }: ScoreValues): string {
  const missing = Object.entries({ day: dateDate, place: location, feeling: personalNotes })
    .filter(([, text]) => text.trim() === '')
    .map(([name]) => name);
  return missing.length === 0 ? '' : `, ${missing.join(' and ')} missing`;
}

const Progress = styled('div')(({ theme }) => ({
  height: 6,
  marginTop: 4,
  borderRadius: 3,
  overflow: 'hidden',
  ...barTrack(theme),
  '& > div': { height: '100%', ...barFill(theme.vars?.palette.primary.main) },
}));

interface AnsweredCountProps {
  values: ScoreValues;
  criteria: readonly Criterion[];
  /** Said when it stands in the form, because the form has filled it in. */
  lastPlace: string | undefined;
}

function AnsweredCount({ values, criteria, lastPlace }: AnsweredCountProps) {
  const answered = answeredCount(values, criteria);
  const all = criteria.length + CONTEXT_RATINGS;
  return (
    <Box sx={{ minWidth: { sm: 208 } }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', justifyContent: 'space-between', columnGap: 2 }}>
        <Typography
          variant="body2"
          color="textSecondary"
          sx={{ minWidth: 0, fontVariantNumeric: 'tabular-nums', overflowWrap: 'anywhere' }}
        >
          {answered} of {all} answered
          {answered === all && missingTexts(values)}
          {answered > 0 && values.location === lastPlace && `, at ${lastPlace} as last time`}
        </Typography>
        {answered === 0 && (
          <Typography variant="body2" color="textSecondary">
            All required
          </Typography>
        )}
      </Box>
      <Progress aria-hidden>
        <div style={{ width: `${(answered / all) * 100}%` }} />
      </Progress>
    </Box>
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

type Form = Pick<UseFormReturn<ScoreValues>, 'getValues' | 'setValue' | 'setFocus'>;

interface Props {
  candidate: Candidate;
  /** Stands in the form from the beginning, unless there is a draft. */
  filledIn?: KnownBefore;
  PredictionQuestion: ComponentType<{ candidate: Candidate }>;
  onClose: () => void;
}

/** Where the user last saw this match, and where any match. */
function useLastPlaces({ id, dateCount }: Candidate, userId: string) {
  const { data: dates = [] } = useDateExperiences(id, dateCount > 0);
  const here = dates.find(({ location }) => location)?.location ?? undefined;
  const places = [here, readLastPlace(userId)].filter((place) => typeof place === 'string');
  return { here, places: [...new Set(places)] };
}

/**
 * The form opens empty; with the first rating, the place of the last date with this match is filled in, if none was
 * entered. Once the user says that it was somewhere else, it stays empty, and so does a draft that was left empty.
 */
function useFilledInPlace(
  { getValues, setValue, setFocus }: Form,
  place: string | undefined,
  { hasRated, isRestored }: { hasRated: boolean; isRestored: boolean },
) {
  const isElsewhere = useRef(isRestored);
  useEffect(() => {
    if (!hasRated || place === undefined || isElsewhere.current || getValues('location') !== '') return;
    setValue('location', place, { shouldDirty: true });
  }, [hasRated, place, getValues, setValue]);
  const onElsewhere = () => {
    isElsewhere.current = true;
    setValue('location', '', { shouldDirty: true });
    setFocus('location');
  };
  return place === undefined ? undefined : { place, onElsewhere };
}

interface FormProps extends Pick<Props, 'candidate' | 'filledIn' | 'onClose'> {
  criteria: readonly Criterion[];
  userId: string;
  onSaved: (saved: SavedDate | null) => void;
}

function ScoreForm({ candidate, filledIn, criteria, userId, onSaved, onClose }: FormProps) {
  const { here, places } = useLastPlaces(candidate, userId);
  const { form, save, startOver, values, notes, isRestored, isPending } = useNewScore({
    userId,
    candidate,
    criteria,
    filledIn,
    lastPlace: here,
    onSaved,
  });
  const hasRated = answeredCount(values, criteria) > 0;
  const filledInPlace = useFilledInPlace(form, here, { hasRated, isRestored });
  return (
    <FormDialog
      open
      title={TITLE}
      submitLabel="Save Date Experience"
      maxWidth="md"
      isPending={isPending}
      isDirty={form.formState.isDirty}
      onSubmit={save}
      onClose={onClose}
      note={<AnsweredCount values={values} criteria={criteria} lastPlace={here} />}
    >
      {isRestored && <DraftNotice onStartOver={startOver} />}
      <Typography color="textSecondary">How was your date with {candidate.name}?</Typography>
      <ScoreFields
        control={form.control}
        criteria={criteria}
        lastPlaces={places}
        filledInPlace={filledInPlace}
        notes={notes}
      />
    </FormDialog>
  );
}

/** Ready by the time the first date is filled in. */
const loadResult = () => import('../date-result/date-result-sheet');
const DateResultSheet = lazyPart(async () => (await loadResult()).DateResultSheet);

/** The form for a new date, and then what the date changed. */
export function ScoreDateDialog({ candidate, filledIn, PredictionQuestion, onClose }: Props) {
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
      {...(filledIn && { filledIn })}
      criteria={criteria}
      userId={user.id}
      onSaved={(now) => (now ? setSaved(now) : onClose())}
      onClose={onClose}
    />
  );
}
