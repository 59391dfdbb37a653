import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { styled } from '@mui/material/styles';
import { useId, useState } from 'react';
import type { Candidate } from '#contract/dating/candidates';
import { PREDICTION_LIMITS, PREDICTION_RULES, type Prediction } from '#contract/dating/insights/predictions';
import { usLongDate } from '../../lib/format';
import { ignoreTaps } from '../../lib/ignore-taps';
import { CHOSEN_IN_FORCED_COLORS } from '../../ui/dials/bar-styles';
import { failureToast } from '../../ui/feedback/toast-messages';
import { useToasts } from '../../ui/feedback/toasts';
import { whileBusy } from '../../ui/feedback/while-busy';
import { FollowUpCard } from './follow-up-card';
import { QUESTION } from './prediction-texts';
import { usePredict, usePredictions, useSetAsked } from './predictions.api';

const { min, max } = PREDICTION_RULES.percent;
const CHANCES = Array.from(
  { length: (max - min) / PREDICTION_LIMITS.step + 1 },
  (_, at) => min + at * PREDICTION_LIMITS.step,
);

const Chance = styled('button')(({ theme }) => ({
  minHeight: 44,
  padding: 0,
  borderRadius: 12,
  border: `1px solid ${theme.vars?.palette.score.edge}`,
  background: theme.vars?.palette.background.paper,
  color: theme.vars?.palette.text.primary,
  font: `560 0.9375rem/1 ${theme.typography.fontFamily}`,
  '@container (min-width: 300px)': { fontSize: '0.875rem' },
  '@container (min-width: 440px)': { fontSize: '0.8125rem' },
  fontVariantNumeric: 'tabular-nums',
  cursor: 'pointer',
  transition: 'background-color 150ms, color 150ms',
  '@media (hover: hover)': { '&:hover': { borderColor: theme.vars?.palette.primary.main } },
  '&[aria-pressed=true]': {
    borderColor: theme.vars?.palette.primary.main,
    background: theme.vars?.palette.primary.main,
    color: theme.vars?.palette.primary.contrastText,
    ...CHOSEN_IN_FORCED_COLORS,
  },
  // Said after an earlier date, and not an answer to this one.
  '&.earlier[aria-pressed=true]': {
    background: theme.vars?.palette.background.paper,
    color: theme.vars?.palette.primary.main,
    boxShadow: `inset 0 0 0 1.5px ${theme.vars?.palette.primary.main}`,
    ...CHOSEN_IN_FORCED_COLORS,
  },
}));

/** All in one row where they fit, and else in even rows. */
const Chances = styled('div')({
  display: 'grid',
  gap: 6,
  gridTemplateColumns: 'repeat(4, minmax(0, 1fr))',
  '@container (max-width: 299.95px)': { '& > :last-of-type': { gridColumn: 'span 2' } },
  '@container (min-width: 300px)': { gridTemplateColumns: 'repeat(6, minmax(0, 1fr))' },
  '@container (min-width: 440px)': {
    gap: 4,
    gridTemplateColumns: `repeat(${CHANCES.length}, minmax(0, 1fr))`,
  },
});

interface QuestionProps {
  candidate: Candidate;
  /** The match's unanswered prediction, which a new one replaces. */
  open: Prediction | undefined;
  onSkip: () => void;
}

const FAILED = 'Failed to save your prediction';

function Question({ candidate, open, onSkip }: QuestionProps) {
  const titleId = useId();
  const { mutate: predict, variables, isPending } = usePredict(candidate.id);
  const [isSaved, setSaved] = useState(false);
  const setAsked = useSetAsked();
  const { toast, clear } = useToasts();
  const chosen = isPending ? variables : open?.percent;

  const choose = (percent: number) => {
    if (isPending) return;
    // A second tap would predict the same once more.
    ignoreTaps();
    predict(percent, {
      onSuccess: () => {
        clear(FAILED);
        setSaved(true);
      },
      onError: (error) => toast(failureToast(FAILED, error)),
    });
  };
  const mute = () =>
    setAsked.mutate(false, {
      onSuccess: () =>
        toast({ title: "We won't ask again", description: 'You can change that in Insights.' }),
      onError: (error) => toast(failureToast('Failed to save your choice', error)),
    });

  return (
    <Box
      role="group"
      aria-labelledby={titleId}
      sx={{ p: 2, borderRadius: '16px', bgcolor: 'soft.head', display: 'grid', gap: 1.25 }}
    >
      <Typography id={titleId} sx={{ fontWeight: 600, textWrap: 'balance' }}>
        {QUESTION}
      </Typography>
      <Box sx={{ containerType: 'inline-size' }}>
        <Chances>
          {CHANCES.map((percent) => (
            <Chance
              key={percent}
              type="button"
              className={isSaved || isPending ? undefined : 'earlier'}
              aria-pressed={percent === chosen}
              onClick={() => choose(percent)}
            >
              {percent}%
            </Chance>
          ))}
        </Chances>
        <Typography
          variant="body2"
          color="textSecondary"
          sx={{ display: 'flex', justifyContent: 'space-between', columnGap: 2, mt: 0.5 }}
        >
          <span>{min}% no chance</span>
          <span>{max}% certain</span>
        </Typography>
      </Box>
      {open && (
        <Typography variant="body2" role={isSaved ? 'status' : undefined}>
          {isSaved ? 'Noted.' : `Last time you said ${open.percent}%.`} We'll ask you on{' '}
          {usLongDate(open.dueAt)}.
        </Typography>
      )}
      {!isSaved && (
        <Box sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 1, ml: -2, mb: -1 }}>
          <Button color="inherit" onClick={onSkip}>
            Skip
          </Button>
          <Button color="inherit" onClick={mute} {...whileBusy(setAsked.isPending)}>
            Don't ask again
          </Button>
        </Box>
      )}
    </Box>
  );
}

/** After a date: what the user expects of the match. It can be skipped, and asked never again. */
export function PredictionQuestion({ candidate }: { candidate: Candidate }) {
  const { data } = usePredictions();
  const [isSkipped, setSkipped] = useState(false);
  if (!data || isSkipped || candidate.archived) return null;
  const open = data.predictions.find(
    ({ candidateId, outcome }) => candidateId === candidate.id && outcome === null,
  );
  // Before a new prediction replaces one whose day has come, its answer counts.
  if (open?.isDue) return <FollowUpCard prediction={open} match={candidate} />;
  if (!data.isAsked) return null;
  return <Question candidate={candidate} open={open} onSkip={() => setSkipped(true)} />;
}
