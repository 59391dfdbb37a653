/** What `LinearClassifier` learned. Weights are whole numbers from -127 to 127, to be multiplied by the label's scale. */
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

/** Tells labels apart by the features of a text: multinomial logistic regression, trained beforehand. */
export class LinearClassifier {
  private readonly positions: ReadonlyMap<string, number>;
  private readonly weights: Int8Array;

  private readonly trained: Pick<TrainedWeights, 'labels' | 'rarity' | 'bias' | 'scale'>;

  /** Keeps nothing of the text that the weights come in. */
  constructor({ labels, features, rarity, bias, scale, weights }: TrainedWeights) {
    this.trained = { labels, rarity, bias, scale };
    this.positions = new Map(features.map((feature, index) => [feature, index]));
    this.weights = new Int8Array(Buffer.from(weights, 'base64'));
  }

  get labels(): readonly string[] {
    return this.trained.labels;
  }

  /** The probability of each label, 0 to 1, in the order of `labels`; they sum to 1. */
  probabilitiesOf(features: ReadonlyMap<string, number>): number[] {
    const { rarity, bias, scale, labels } = this.trained;
    const positions = new Int32Array(features.size);
    const values = new Float64Array(features.size);
    let known = 0;
    let squares = 0;
    for (const [feature, weight] of features) {
      const position = this.positions.get(feature);
      if (position === undefined) continue;
      const value = weight * (rarity[position] ?? 0);
      positions[known] = position;
      values[known] = value;
      squares += value * value;
      known += 1;
    }
    const length = Math.sqrt(squares) || 1;
    const sums = new Float64Array(labels.length);
    for (let index = 0; index < known; index++) {
      const row = (positions[index] ?? 0) * sums.length;
      const value = (values[index] ?? 0) / length;
      for (let label = 0; label < sums.length; label++)
        sums[label] = (sums[label] ?? 0) + value * (this.weights[row + label] ?? 0);
    }
    const scores = [...sums].map((sum, label) => sum * (scale[label] ?? 0) + (bias[label] ?? 0));
    const highest = Math.max(...scores);
    const shares = scores.map((score) => Math.exp(score - highest));
    const total = shares.reduce((sum, share) => sum + share, 0);
    return shares.map((share) => share / total);
  }
}
