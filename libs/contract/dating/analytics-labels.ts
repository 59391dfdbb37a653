import type { TrendDirection } from './analytics';

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

export const TREND_LABELS: Readonly<Record<TrendDirection, string>> = {
  up: 'Improving',
  down: 'Declining',
  stable: 'Stable',
};
