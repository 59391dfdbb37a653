import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import type { Candidate } from '#contract/dating/candidates';
import type { Prediction } from '#contract/dating/insights/predictions';
import { usLongDate } from '../../lib/format';
import { failureToast } from '../../ui/feedback/toast-messages';
import { useToasts } from '../../ui/feedback/toasts';
import { whileBusy } from '../../ui/feedback/while-busy';
import { useAnswerPrediction } from './predictions.api';

interface Props {
  prediction: Prediction;
  match: Pick<Candidate, 'name' | 'archived'>;
  /** Offers to ask another time. */
  onLater?: () => void;
}

/** Asks what came of a prediction whose day has come. */
export function FollowUpCard({ prediction, match, onLater }: Props) {
  const titleId = useId();
  const { mutate, isPending } = useAnswerPrediction(prediction);
  const { toast } = useToasts();
  const answer = (outcome: boolean) =>
    mutate(outcome, {
      onSuccess: () => toast({ title: 'Noted', description: 'Insights keeps score of your predictions.' }),
      onError: (error) => toast(failureToast('Failed to save your answer', error)),
    });
  // The match was archived after the day, so the present says nothing about it.
  const question = match.archived
    ? `Were you and ${match.name} still seeing each other on ${usLongDate(prediction.dueAt)}?`
    : `Are you still seeing ${match.name}?`;
  return (
    <Box
      component="section"
      aria-labelledby={titleId}
      sx={{ p: 2, borderRadius: '16px', bgcolor: 'soft.head', display: 'grid', gap: 0.5 }}
    >
      <Typography variant="h3" component="h2" id={titleId}>
        {question}
      </Typography>
      <Typography color="textSecondary">
        On {usLongDate(prediction.createdAt)}, you gave it {prediction.percent} in 100.
      </Typography>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mt: 1 }}>
        <Button variant="outlined" {...whileBusy(isPending)} onClick={() => answer(true)}>
          Yes
        </Button>
        <Button variant="outlined" {...whileBusy(isPending)} onClick={() => answer(false)}>
          No
        </Button>
        {onLater && <Button onClick={onLater}>Not now</Button>}
      </Box>
    </Box>
  );
}
