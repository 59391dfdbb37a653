import type { LikelyRange } from '../likely-range';
import { normalCdf, normalDensity } from '../probability/normal-distribution';
import { varianceOf } from '../probability/normal-inverse-gamma';
import { clamp } from '../statistics';

/** Deviation of one more date's percentage around a person's true one, in points. */
const DATE_DEVIATION = 12;
/** Beyond this many deviations a normal distribution adds nothing to a sum of doubles. */
const REACH = 8;
const STEPS_PER_DEVIATION = 10;
const FEWEST_INTERVALS = 400;
const MOST_INTERVALS = 20_000;

/** What a person's dates say about their true percentage, read as a normal distribution. */
export interface Posterior {
  /** Percent. */
  readonly mean: number;
  /** Squared percentage points, above 0. */
  readonly variance: number;
}

/** The normal distribution with the mean and variance of the range's t distribution. */
export function posteriorOf(range: LikelyRange): Posterior {
  return { mean: range.mean, variance: varianceOf(range) };
}

/** Probability, 0 to 1, that a's true percentage is the higher one. */
export function chanceAhead(a: Posterior, b: Posterior): number {
  return normalCdf((a.mean - b.mean) / Math.sqrt(a.variance + b.variance));
}

/**
 * Each person's probability of having the highest true percentage, in the given order; they add up to 1. One grid
 * serves everyone, so that each distribution is evaluated once per point and not once per pair of people: 50 people
 * take a few milliseconds. Simpson's rule, from where someone is all but certain to lie higher up to where no one is.
 */
export function chancesOfBest(people: readonly Posterior[]): number[] {
  if (people.length < 2) return people.map(() => 1);
  const spread = people.map(({ mean, variance }) => ({ mean, deviation: Math.sqrt(variance) }));
  const low = Math.max(...spread.map(({ mean, deviation }) => mean - REACH * deviation));
  const high = Math.max(...spread.map(({ mean, deviation }) => mean + REACH * deviation));
  const contenders = spread.filter(({ mean, deviation }) => mean + REACH * deviation > low);
  const intervals = intervalsOf(high - low, Math.min(...contenders.map(({ deviation }) => deviation)));
  const step = (high - low) / intervals;
  const sums = spread.map(() => 0);
  const below = new Float64Array(spread.length);
  for (let point = 0; point <= intervals; point += 1) {
    const share = (step / 3) * (point === 0 || point === intervals ? 1 : point % 2 === 1 ? 4 : 2);
    addPoint(spread, low + point * step, share, below, sums);
  }
  return sums;
}

function intervalsOf(range: number, deviation: number): number {
  const needed = Math.ceil((range / deviation) * STEPS_PER_DEVIATION);
  return 2 * Math.ceil(clamp(needed, FEWEST_INTERVALS, MOST_INTERVALS) / 2);
}

interface Spread {
  readonly mean: number;
  readonly deviation: number;
}

/** Adds `share` times the density of "this person lies at x and everyone else below" to each person's sum. */
function addPoint(
  people: readonly Spread[],
  x: number,
  share: number,
  below: Float64Array,
  sums: number[],
): void {
  people.forEach(({ mean, deviation }, index) => {
    below[index] = normalCdf((x - mean) / deviation);
  });
  let before = 1;
  // Products from the left and from the right, because dividing one product by each factor loses the small ones.
  const after = new Float64Array(people.length + 1);
  after[people.length] = 1;
  for (let index = people.length - 1; index >= 0; index -= 1)
    after[index] = (after[index + 1] ?? 1) * (below[index] ?? 1);
  people.forEach(({ mean, deviation }, index) => {
    const density = normalDensity((x - mean) / deviation) / deviation;
    sums[index] = (sums[index] ?? 0) + share * density * before * (after[index + 1] ?? 1);
    before *= below[index] ?? 1;
  });
}

/**
 * How many points of fit one more date with each person would gain on average, by changing who is chosen (knowledge
 * gradient; Frazier, Powell and Dayanik 2008). At least 0; needs two people or more, else all 0.
 */
export function knowledgeGradients(people: readonly Posterior[]): number[] {
  const byMean = [...people].sort((a, b) => b.mean - a.mean);
  return people.map((person) => {
    const rival = byMean[0] === person ? byMean[1] : byMean[0];
    return rival ? knowledgeGradient(person, rival) : 0;
  });
}

function knowledgeGradient({ mean, variance }: Posterior, rival: Posterior): number {
  const movement = variance / Math.sqrt(variance + DATE_DEVIATION ** 2);
  const z = -Math.abs(mean - rival.mean) / movement;
  return Math.max(0, movement * (z * normalCdf(z) + normalDensity(z)));
}
