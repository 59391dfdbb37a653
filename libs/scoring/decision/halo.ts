import { mulberry32 } from '../claims/random';
import { mean } from '../statistics';
import type { ScoredDate, Standard } from '../types';

const DATES_NEEDED = 6;
const LIKELY_BELOW_P = 0.05;
const LIKELY_FROM_CORRELATION = 0.4;
/** Up to this many dates, every order of the chemistry ratings is tried. */
const EXACT_UP_TO = 7;
const SHUFFLES = 9_999;
const SEED = 12_345;
const TIE = 1e-12;
const NO_VARIATION = 1e-12;

// Looked up once, as in `mulberry32`.
const { floor } = Math;

/** `few`: too few dates to look; `likely`: the ratings of the standards follow chemistry more than chance explains. */
type HaloState = 'few' | 'no' | 'likely';

/** Whether how a date felt colors how its standards are rated (Thorndike 1920). A hint, and no proof. */
export interface Halo {
  readonly state: HaloState;
  /** Mean squared correlation of chemistry with each standard, 0 to 1; null with `few`. */
  readonly strength: number | null;
  /** One-sided permutation p, above 0 to 1; null with `few`. */
  readonly p: number | null;
  /** Mean correlation, -1 to 1; null with `few`. */
  readonly correlation: number | null;
  /** Correlation of chemistry with each standard that varies, by id. */
  readonly byStandard: Readonly<Record<string, number>>;
  /** Dates that rate every standard. */
  readonly dates: number;
}

/** Over all dates that rate every standard, oldest first. The test permutes chemistry over the dates. */
export function haloOf(standards: readonly Standard[], dates: readonly ScoredDate[]): Halo {
  const complete = dates.filter(({ ratings }) => standards.every(({ id }) => ratings[id] !== undefined));
  const count = complete.length;
  if (count < DATES_NEEDED || standards.length === 0)
    return { state: 'few', strength: null, p: null, correlation: null, byStandard: {}, dates: count };
  const chemistry = Float64Array.from(
    unitOf(complete.map((date) => date.chemistry)) ?? complete.map(() => 0),
  );
  const varying = standards.flatMap(({ id }) => {
    const unit = unitOf(complete.map(({ ratings }) => ratings[id] ?? 0));
    return unit ? [{ id, unit, r: productOf(chemistry, unit) }] : [];
  });
  // The mean correlation is linear in chemistry, so that one product per order gives it for all standards.
  const overall = Float64Array.from(complete, (_, at) => mean(varying.map(({ unit }) => unit[at] ?? 0)) ?? 0);
  const correlation = productOf(chemistry, overall);
  const p = count <= EXACT_UP_TO ? exactP(chemistry, overall) : shuffledP(chemistry, overall);
  return {
    state: p < LIKELY_BELOW_P && correlation >= LIKELY_FROM_CORRELATION ? 'likely' : 'no',
    strength: mean(varying.map(({ r }) => r * r)) ?? 0,
    p,
    correlation,
    byStandard: Object.fromEntries(varying.map(({ id, r }) => [id, r])),
    dates: count,
  };
}

/** Centered values of length 1; null when they don't vary. */
function unitOf(values: readonly number[]): number[] | null {
  const middle = mean(values) ?? 0;
  const centered = values.map((value) => value - middle);
  const squares = centered.reduce((sum, value) => sum + value * value, 0);
  return squares < NO_VARIATION ? null : centered.map((value) => value / Math.sqrt(squares));
}

function productOf(a: ArrayLike<number>, b: ArrayLike<number>): number {
  let sum = 0;
  for (let at = 0; at < a.length; at += 1) sum += (a[at] ?? 0) * (b[at] ?? 0);
  return sum;
}

/** Over every order, the observed one included (Heap's algorithm). */
function exactP(chemistry: Float64Array, overall: Float64Array): number {
  const bar = productOf(chemistry, overall) - TIE;
  const order = Float64Array.from(chemistry);
  const turns = order.map(() => 0);
  let orders = 1;
  let reached = 1;
  for (let at = 1; at < order.length;) {
    const turn = turns[at] ?? 0;
    if (turn >= at) {
      turns[at] = 0;
      at += 1;
      continue;
    }
    swap(order, at % 2 === 0 ? 0 : turn, at);
    turns[at] = turn + 1;
    at = 1;
    orders += 1;
    if (productOf(order, overall) >= bar) reached += 1;
  }
  return reached / orders;
}

function shuffledP(chemistry: Float64Array, overall: Float64Array): number {
  const bar = productOf(chemistry, overall) - TIE;
  const order = Float64Array.from(chemistry);
  const random = mulberry32(SEED);
  let reached = 0;
  for (let turn = 0; turn < SHUFFLES; turn += 1) {
    let product = 0;
    // Each shuffle goes on from the one before. What it has put in place is counted right away: half of the time.
    for (let last = order.length - 1; last > 0; last -= 1) {
      swap(order, floor(random() * (last + 1)), last);
      product += (order[last] ?? 0) * (overall[last] ?? 0);
    }
    product += (order[0] ?? 0) * (overall[0] ?? 0);
    if (product >= bar) reached += 1;
  }
  return (1 + reached) / (1 + SHUFFLES);
}

function swap(values: Float64Array, a: number, b: number): void {
  const kept = values[a] ?? 0;
  values[a] = values[b] ?? 0;
  values[b] = kept;
}
