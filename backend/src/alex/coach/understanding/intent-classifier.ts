import { INTENTS, type Intent } from '../intents';
import { featuresOf } from './intent-features';

/** What the examples teach: an intent, or `none` for a text that asks nothing Alex could answer. */
export type Label = Intent | 'none';

export interface Likelihood {
  readonly label: Label;
  /** 0 to 1; those of all labels sum to 1. */
  readonly probability: number;
}

/** A trained linear classifier. Weights are whole numbers from -127 to 127, to be multiplied by the label's scale. */
export interface TrainedWeights {
  /** Identifies the examples it was trained on. */
  readonly examples: string;
  readonly labels: readonly string[];
  readonly features: readonly string[];
  /** How much a feature says, as rarer ones say more. */
  readonly rarity: readonly number[];
  readonly bias: readonly number[];
  readonly scale: readonly number[];
  /** Base64 of one signed byte per feature and label, feature by feature. */
  readonly weights: string;
}

/** Turns scores into probabilities that match how often the classifier is right; see docs/coach.md. */
const SHARPNESS = 1;

export class IntentClassifier {
  private readonly positions: ReadonlyMap<string, number>;
  private readonly labels: readonly Label[];
  private readonly weights: Int8Array;

  constructor(private readonly trained: TrainedWeights) {
    this.positions = new Map(trained.features.map((feature, index) => [feature, index]));
    this.labels = trained.labels.filter(isLabel);
    this.weights = new Int8Array(Buffer.from(trained.weights, 'base64'));
  }

  /** Every label with its probability, in the order of training. */
  likelihoodsOf(text: string): Likelihood[] {
    const { rarity, bias, scale } = this.trained;
    const known = [...featuresOf(text)].flatMap(([feature, weight]) => {
      const position = this.positions.get(feature);
      return position === undefined ? [] : [{ position, value: weight * (rarity[position] ?? 0) }];
    });
    const length = Math.hypot(...known.map(({ value }) => value)) || 1;
    const sums = new Float64Array(this.labels.length);
    for (const { position, value } of known) {
      const row = position * sums.length;
      for (let label = 0; label < sums.length; label++)
        sums[label] = (sums[label] ?? 0) + (value / length) * (this.weights[row + label] ?? 0);
    }
    const scores = [...sums].map(
      (sum, label) => SHARPNESS * (sum * (scale[label] ?? 0) + (bias[label] ?? 0)),
    );
    const highest = Math.max(...scores);
    const shares = scores.map((score) => Math.exp(score - highest));
    const total = shares.reduce((sum, share) => sum + share, 0);
    return this.labels.map((label, index) => ({ label, probability: (shares[index] ?? 0) / total }));
  }
}

export function isLabel(text: string): text is Label {
  return text === 'none' || Object.hasOwn(INTENTS, text);
}
