import type { PredictionBand, PredictionRecord } from '#contract/dating/insights/predictions';
import { usLongDate } from '../../lib/format';

export const QUESTION = 'Will you two still be seeing each other in 30 days?';

const NAMES = ['very unlikely', 'unlikely', 'a toss-up', 'likely', 'very likely'] as const;

function wentOnWords({ count, wentOn }: PredictionBand, name: string): string {
  if (count === 1) return `The one you called ${name} ${wentOn === 1 ? 'went on' : "didn't go on"}`;
  return `Of ${count} you called ${name}, ${wentOn === 0 ? 'none' : wentOn} went on`;
}

const VERDICTS = { more: ' More than you said.', fewer: ' Fewer than you said.' } as const;

/** "Of 11 you called likely, 6 went on (28 to 79 in 100)." Null for a band without predictions. */
export function bandWords(band: PredictionBand, index: number): string | null {
  const { low, high, verdict } = band;
  if (low === null || high === null) return null;
  const range = `${Math.round(low)} to ${Math.round(high)} in 100`;
  const words = `${wentOnWords(band, NAMES[index] ?? '')} (${range}).`;
  return verdict === null ? words : words + VERDICTS[verdict];
}

/** What is missing before there is a record. */
export function missingWords({ predictions, calibration, isAsked }: PredictionRecord): string {
  const { answered, needs } = calibration;
  if (predictions.length === 0) {
    return isAsked
      ? `After a date, you can say how likely it is that you two will still be seeing each other in 30 days. Once ${needs} of these are answered, you'll see here how often things went on when you said they would.`
      : `You aren't asked for predictions after dates.`;
  }
  const more = `${needs} more, and you'll see here how often things went on when you said they would.`;
  if (answered === 0) return `None of your predictions is answered yet. ${more}`;
  return `${answered} ${answered === 1 ? 'prediction is' : 'predictions are'} answered so far. ${more}`;
}

/** When the next open prediction can be answered. Null when none is open. */
export function nextWords({ predictions }: PredictionRecord): string | null {
  const open = predictions.filter(({ outcome, isDue }) => outcome === null && !isDue);
  const [first] = open.map(({ dueAt }) => dueAt).sort();
  if (first === undefined) return null;
  const day = usLongDate(first);
  if (open.length === 1) return `One is open: we'll ask you on ${day}.`;
  return `${open.length} are open: we'll ask you about the first on ${day}.`;
}
