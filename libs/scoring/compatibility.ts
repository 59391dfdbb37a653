import { roundHalfUp, withoutNoise } from './statistics';
import { isProvisional, type Tally, tallyOf } from './tally';
import type { Means, ScoredDate, Standard } from './types';

export const GREEN_FROM_PERCENT = 70;
export const YELLOW_FROM_PERCENT = 50;
const AGREEMENT_BELOW_POINTS = 10;

const VALUE_PER_RATING = 10;
const LOWEST_RATING = 1;
const HIGHEST_RATING = 10;

/** How well a match has fit the user's standards so far. Percentages run from 10 to 100. */
export interface Compatibility {
  /** C, unrounded; null until one of the standards is rated. */
  readonly exact: number | null;
  /** C as the user sees it: a whole percent, half up. Colors and thresholds go by this one. */
  readonly percent: number | null;
  /** Share of the standards' weight that is rated, 0 to 1. */
  readonly coverage: number;
  /** The lowest C that rating the unrated standards could still lead to. */
  readonly low: number;
  /** The highest C, likewise. */
  readonly high: number;
  /** True when less than half of the weight is rated. */
  readonly provisional: boolean;
  /** H: mean of chemistry and enjoyment; null without dates. Never part of C. */
  readonly heart: number | null;
  /** H - C in percentage points; null unless both are known. */
  readonly gap: number | null;
  /** Mean rating of each rated standard, 1 to 10. */
  readonly means: Means;
}

export type ScoreColor = 'green' | 'yellow' | 'red';
export type HeartAndHead = 'agree' | 'heart-ahead' | 'head-ahead';

/**
 * Weighted additive value model (Keeney & Raiffa 1976): C = 10 * sum(w * x) / sum(w) over the rated standards, where x
 * is the mean rating of a standard over all dates.
 */
export function compatibilityOf(standards: readonly Standard[], dates: readonly ScoredDate[]): Compatibility {
  return compatibilityFrom(standards, tallyOf(standards, dates));
}

/** The same from a tally made earlier with the same standards. */
export function compatibilityFrom(standards: readonly Standard[], tally: Tally): Compatibility {
  const means: Record<string, number> = {};
  let weight = 0;
  let ratedWeight = 0;
  let value = 0;
  for (let index = 0; index < standards.length; index += 1) {
    const standard = standards[index];
    const count = tally.counts[index];
    const sum = tally.sums[index];
    if (standard === undefined) continue;
    weight += standard.stars;
    // Unrated is not zero: an unrated standard drops out of the weights.
    if (!count || sum === undefined) continue;
    means[standard.id] = sum / count;
    ratedWeight += standard.stars;
    value += (standard.stars * sum) / count;
  }
  return assemble({ weight, ratedWeight, value, heart: tally.heart, means });
}

interface Totals {
  readonly weight: number;
  readonly ratedWeight: number;
  readonly value: number;
  readonly heart: number | null;
  readonly means: Means;
}

function assemble({ weight, ratedWeight, value, heart, means }: Totals): Compatibility {
  const exact = ratedWeight > 0 ? (VALUE_PER_RATING * value) / ratedWeight : null;
  const coverage = weight > 0 ? ratedWeight / weight : 0;
  const boundFor = (missing: number): number =>
    VALUE_PER_RATING * (weight > 0 ? (value + missing * (weight - ratedWeight)) / weight : missing);
  return {
    exact,
    percent: exact === null ? null : roundHalfUp(exact),
    coverage,
    low: boundFor(LOWEST_RATING),
    high: boundFor(HIGHEST_RATING),
    provisional: isProvisional(coverage),
    heart,
    gap: exact === null || heart === null ? null : heart - exact,
    means,
  };
}

/** Ids of the standards that no date has rated, most stars first. */
export function unseenStandards(standards: readonly Standard[], means: Means): string[] {
  return [...standards]
    .sort((a, b) => b.stars - a.stars)
    .filter(({ id }) => means[id] === undefined)
    .map(({ id }) => id);
}

/** q_d: the percentage (10 to 100) of one date alone; null when it rates less than half of the weight. */
export function dateScore(standards: readonly Standard[], date: ScoredDate): number | null {
  return tallyOf(standards, [date]).dateScores[0] ?? null;
}

/** Color of a rounded percentage. */
export function scoreColor(percent: number): ScoreColor {
  if (percent >= GREEN_FROM_PERCENT) return 'green';
  return percent >= YELLOW_FROM_PERCENT ? 'yellow' : 'red';
}

/** Reads a gap (H - C, points): they agree when less than ten points apart. */
export function heartAndHead(gap: number): HeartAndHead {
  const points = withoutNoise(gap);
  if (Math.abs(points) < AGREEMENT_BELOW_POINTS) return 'agree';
  return points > 0 ? 'heart-ahead' : 'head-ahead';
}
