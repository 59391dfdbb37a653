import type { ComponentProps } from 'react';
import { DATE_RULES } from '#contract/dating/date-experiences';
import { ScoreDateDialog } from '../features/date-experiences/score-date/score-date-dialog';
import type { PlannedDate } from '#contract/dating/planned-dates';
import { LazyPredictionQuestion } from './lazy-prediction-question';

const PLACE_MAX = DATE_RULES.location.max;

type DialogProps = ComponentProps<typeof ScoreDateDialog>;
interface Props extends Omit<DialogProps, 'PredictionQuestion' | 'filledIn'> {
  /** What was planned, to fill in day and place. */
  plan?: PlannedDate;
}

/** Scoring a date, what it changed, and what the user expects now. */
export function ScoreDateFlow({ plan, ...props }: Props) {
  const filledIn = plan && {
    dateDate: plan.plannedFor.slice(0, 10),
    location: plan.place ?? plan.ideaTitle?.slice(0, PLACE_MAX) ?? '',
  };
  return (
    <ScoreDateDialog {...props} {...(filledIn && { filledIn })} PredictionQuestion={LazyPredictionQuestion} />
  );
}
