import type { TrainedWeights } from '../../backend/src/words/learned/linear-classifier';
import { mulberry32 } from '../../libs/scoring/claims/random';

// Looked up once: in the tests' sandbox each look-up of a global costs more than the arithmetic.
const { abs, exp, max, sqrt } = Math;

const PASSES = 12;
const STEP = 0.5;
/** Share of certainty withheld from an example's own label, as a few examples could have another one. */
const DOUBT = 0.1;
const HIGHEST_WEIGHT = 127;
const SEED = 12345;

/** A text as the classifier sees it. */
export interface LabeledFeatures {
  readonly label: string;
  readonly features: ReadonlyMap<string, number>;
  /** How much it counts, 1 unless said otherwise. */
  readonly weight?: number;
}

interface Sample {
  readonly label: number;
  readonly weight: number;
  readonly features: readonly { readonly position: number; readonly value: number }[];
}

/**
 * Trains a linear classifier: multinomial logistic regression with steps that shrink per weight (AdaGrad). `examples`
 * identifies what `texts` come from; `isLearned` says whether a feature found in `count` texts is worth a weight.
 */
export function trainOn(
  texts: readonly LabeledFeatures[],
  examples: string,
  isLearned: (feature: string, count: number) => boolean,
  { passes = PASSES }: { readonly passes?: number } = {},
): TrainedWeights {
  const counts = new Map<string, number>();
  for (const { features } of texts)
    for (const feature of features.keys()) counts.set(feature, (counts.get(feature) ?? 0) + 1);
  const kept = [...counts].filter(([feature, count]) => isLearned(feature, count));
  const rarity = kept.map(([, count]) => rounded(Math.log(1 + texts.length / count)));
  const positions = new Map(kept.map(([feature], position) => [feature, position]));
  const labels = [...new Set(texts.map(({ label }) => label))];
  const samples = texts.map(({ label, features, weight = 1 }): Sample => {
    const known = [...features].flatMap(([feature, weight]) => {
      const position = positions.get(feature);
      return position === undefined ? [] : [{ position, value: weight * (rarity[position] ?? 0) }];
    });
    const length = Math.hypot(...known.map(({ value }) => value)) || 1;
    return {
      label: labels.indexOf(label),
      weight,
      features: known.map(({ position, value }) => ({ position, value: value / length })),
    };
  });
  const { weights, bias } = descended(samples, kept.length, labels.length, passes);
  const scale = labels.map((_, label) => {
    let highest = 0;
    for (let at = label; at < weights.length; at += labels.length)
      highest = max(highest, abs(weights[at] ?? 0));
    return rounded(highest / HIGHEST_WEIGHT) || 1;
  });
  const bytes = Int8Array.from(weights, (weight, at) =>
    Math.round(weight / (scale[at % labels.length] ?? 1)),
  );
  return {
    examples,
    labels,
    features: kept.map(([feature]) => feature),
    rarity,
    bias: [...bias].map(rounded),
    scale,
    weights: Buffer.from(bytes.buffer).toString('base64'),
  };
}

function descended(samples: readonly Sample[], featureCount: number, labelCount: number, passes: number) {
  const weights = new Float32Array(featureCount * labelCount);
  const steps = new Float32Array(featureCount * labelCount).fill(0.05);
  const bias = new Float32Array(labelCount);
  const wrong = new Float32Array(labelCount);
  const random = mulberry32(SEED);
  const order = samples.map((_, index) => index);
  for (let pass = 0; pass < passes; pass++) {
    shuffle(order, random);
    for (const index of order) {
      const sample = samples[index];
      if (!sample) continue;
      probabilities(sample, weights, bias, wrong);
      for (let label = 0; label < labelCount; label++)
        wrong[label] =
          sample.weight *
          ((wrong[label] ?? 0) - DOUBT / labelCount - (label === sample.label ? 1 - DOUBT : 0));
      for (const feature of sample.features) stepDown(feature, wrong, weights, steps);
      for (let label = 0; label < labelCount; label++)
        bias[label] = (bias[label] ?? 0) - 0.01 * (wrong[label] ?? 0);
    }
  }
  return { weights, bias };
}

/** Moves the weights of a feature against the error, the less the more they have moved. */
function stepDown(
  { position, value }: Sample['features'][number],
  wrong: Float32Array,
  weights: Float32Array,
  steps: Float32Array,
): void {
  const row = position * wrong.length;
  for (let label = 0; label < wrong.length; label++) {
    const slope = (wrong[label] ?? 0) * value;
    if (abs(slope) < 1e-4) continue;
    const step = (steps[row + label] ?? 0) + slope * slope;
    steps[row + label] = step;
    weights[row + label] = (weights[row + label] ?? 0) - (STEP * slope) / sqrt(step);
  }
}

/** Fills `into` with the probability of each label. */
function probabilities(
  { features }: Sample,
  weights: Float32Array,
  bias: Float32Array,
  into: Float32Array,
): void {
  into.set(bias);
  for (const { position, value } of features) {
    const row = position * into.length;
    for (let label = 0; label < into.length; label++)
      into[label] = (into[label] ?? 0) + value * (weights[row + label] ?? 0);
  }
  const highest = into.reduce((most, score) => max(most, score), Number.NEGATIVE_INFINITY);
  let total = 0;
  for (let label = 0; label < into.length; label++) {
    const share = exp((into[label] ?? 0) - highest);
    into[label] = share;
    total += share;
  }
  for (let label = 0; label < into.length; label++) into[label] = (into[label] ?? 0) / total;
}

function shuffle(order: number[], random: () => number): void {
  for (let last = order.length - 1; last > 0; last--) {
    const other = Math.floor(random() * (last + 1));
    const [one, two] = [order[last] ?? 0, order[other] ?? 0];
    order[last] = two;
    order[other] = one;
  }
}

function rounded(value: number): number {
  return Number(value.toPrecision(6));
}
