import { NeuralNetwork } from '@nlpjs/neural';
import type { TrainedWeights } from '../../backend/src/alex/coach/understanding/intent-classifier';
import { featuresOf } from '../../backend/src/alex/coach/understanding/intent-features';
import { fingerprintOf, withKnownNames, withOtherNames, type Example } from './examples';

const SETTINGS = { learningRate: 0.3, iterations: 40, log: false };
/** The library's learning rates suit inputs of about this length. */
const LENGTH = 2;
const HIGHEST_WEIGHT = 127;

/** Trains the intent classifier on the examples, each with names the coach knows and with others. */
export function train(examples: readonly Example[]): TrainedWeights {
  const texts = examples.flatMap(({ label, text }, turn) => {
    const known = { label, features: featuresOf(withKnownNames(text)) };
    return text.includes('{')
      ? [known, { label, features: featuresOf(withOtherNames(text, turn)) }]
      : [known];
  });
  const counts = new Map<string, number>();
  for (const { features } of texts)
    for (const feature of features.keys()) counts.set(feature, (counts.get(feature) ?? 0) + 1);
  // A piece of a word that occurs once only tells one example from all others.
  const kept = [...counts].filter(([feature, count]) => count > 1 || !feature.startsWith('#'));
  const rarity = new Map(kept.map(([feature, count]) => [feature, Math.log(1 + texts.length / count)]));

  const network = new NeuralNetwork(SETTINGS);
  network.train(
    texts.map(({ label, features }) => ({ input: scaled(features, rarity), output: { [label]: 1 } })),
  );
  const { features, intents, perceptrons } = network.toJSON();
  const scale = perceptrons.map((row) => Math.max(...row.slice(0, -1).map(Math.abs)) / HIGHEST_WEIGHT || 1);
  const weights = Buffer.alloc(features.length * intents.length);
  for (const [label, row] of perceptrons.entries())
    for (let feature = 0; feature < features.length; feature++)
      weights.writeInt8(
        Math.round((row[feature] ?? 0) / (scale[label] ?? 1)),
        feature * intents.length + label,
      );
  return {
    examples: fingerprintOf(examples),
    labels: intents,
    features,
    rarity: features.map((feature) => rounded(rarity.get(feature) ?? 0)),
    bias: perceptrons.map((row) => rounded(row.at(-1) ?? 0)),
    scale: scale.map((value) => rounded(value * LENGTH)),
    weights: weights.toString('base64'),
  };
}

function scaled(
  features: ReadonlyMap<string, number>,
  rarity: ReadonlyMap<string, number>,
): Record<string, number> {
  const known = [...features].flatMap(([feature, weight]): [string, number][] => {
    const value = rarity.get(feature);
    return value === undefined ? [] : [[feature, weight * value]];
  });
  const length = Math.hypot(...known.map(([, value]) => value)) || 1;
  return Object.fromEntries(known.map(([feature, value]) => [feature, (LENGTH * value) / length]));
}

function rounded(value: number): number {
  return Number(value.toPrecision(6));
}
