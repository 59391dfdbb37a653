import type { ChanceRange, TrendDirection } from './analytics';

interface Level {
  readonly from: number;
  readonly label: string;
}

/** Highest first; the last one has no lower end. Thresholds apply to the rounded figure. */
type Levels = readonly [Level, Level, Level];

const levels = (high: number, middle: number, labels: readonly [string, string, string]): Levels => [
  { from: high, label: labels[0] },
  { from: middle, label: labels[1] },
  { from: 0, label: labels[2] },
];

export const ANALYTICS_LEVELS = {
  efficiency: levels(70, 50, ['Excellent targeting', 'Good selection', 'Room for improvement']),
  calibration: levels(80, 60, ['Well-calibrated', 'Moderately consistent', 'Needs refinement']),
  consistency: levels(80, 60, ['Very consistent', 'Moderately consistent', 'Variable scoring']),
  stability: levels(80, 60, ['Clear standards', 'Evolving preferences', 'Exploring options']),
  speed: levels(70, 40, ['Quick decisions', 'Thoughtful pace', 'Takes time to decide']),
} as const satisfies Record<string, Levels>;

export type AnalyticsMeasure = keyof typeof ANALYTICS_LEVELS;

/** The label of a rounded figure from 0 to 100. */
export function analyticsLabel(measure: AnalyticsMeasure, figure: number): string {
  const [high, middle, low] = ANALYTICS_LEVELS[measure];
  if (figure >= high.from) return high.label;
  return figure >= middle.from ? middle.label : low.label;
}

/** A meter's p up to which it is praised or blamed: as for every other claim. */
const JUDGED_UP_TO = 0.0125;

/**
 * The label of a meter, 0 to 100, that chance alone can fill: null inside its chance range and without one. Praise and
 * blame take more than lying outside, which one user in ten does by chance; and a figure above the range is never
 * blamed, nor one below it praised.
 */
export function meterLabel(
  measure: AnalyticsMeasure,
  figure: number,
  chance: ChanceRange | null,
): string | null {
  if (!chance || (figure >= chance.low && figure <= chance.high)) return null;
  const label = analyticsLabel(measure, figure);
  const [best, middle, worst] = ANALYTICS_LEVELS[measure];
  const earned = figure > chance.high ? best : worst;
  return label === middle.label || (label === earned.label && chance.p <= JUDGED_UP_TO) ? label : null;
}

export const TREND_LABELS: Readonly<Record<TrendDirection, string>> = {
  up: 'Improving',
  down: 'Declining',
  stable: 'Stable',
};
