import { scoreColor, type ScoreColor } from '#scoring/compatibility';
import { roundHalfUp } from '#scoring/statistics';

const WORDS: Readonly<Record<ScoreColor, string>> = { green: 'Strong', yellow: 'Partial', red: 'Weak' };

/** Percentages, 10 to 100, unrounded. */
export interface FitSpan {
  readonly low: number;
  readonly high: number;
}

/**
 * What a percentage (whole, 10 to 100) is called, wherever it is mentioned: "Partial fit", or "Partial to strong fit"
 * when its likely range reaches from one word to the other.
 */
export function fitWord(percent: number, likely?: FitSpan | null): string {
  const [low, high] = likely ? [roundHalfUp(likely.low), roundHalfUp(likely.high)] : [percent, percent];
  const [worst, best] = [WORDS[scoreColor(low)], WORDS[scoreColor(high)]];
  return worst === best ? `${worst} fit` : `${worst} to ${best.toLowerCase()} fit`;
}
