import type { ComponentProps } from 'react';
import { ScoreDateDialog } from '../features/date-experiences/score-date/score-date-dialog';
import { lazyPart } from '../lib/lazy';

const PredictionQuestion = lazyPart(
  async () => (await import('../features/predictions/prediction-question')).PredictionQuestion,
);

/** Scoring a date, what it changed, and what the user expects now. */
export function ScoreDateFlow(props: Omit<ComponentProps<typeof ScoreDateDialog>, 'PredictionQuestion'>) {
  return <ScoreDateDialog {...props} PredictionQuestion={PredictionQuestion} />;
}
