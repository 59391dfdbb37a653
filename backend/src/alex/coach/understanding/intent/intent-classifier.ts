import { LinearClassifier, type TrainedWeights } from '../../../../words/learned/linear-classifier';
import { INTENTS, type Intent } from '../../intents';
import { featuresOf } from './intent-features';

/** What the examples teach: an intent, or `none` for a text that asks nothing Alex could answer. */
export type Label = Intent | 'none';

export interface Likelihood {
  readonly label: Label;
  /** 0 to 1; those of all labels sum to 1. */
  readonly probability: number;
}

export class IntentClassifier {
  private readonly classifier: LinearClassifier;
  private readonly labels: readonly Label[];

  constructor(trained: TrainedWeights) {
    this.classifier = new LinearClassifier(trained);
    this.labels = trained.labels.filter(isLabel);
  }

  /** Every label with its probability, in the order of training. */
  likelihoodsOf(text: string): Likelihood[] {
    const probabilities = this.classifier.probabilitiesOf(featuresOf(text));
    return this.labels.map((label, index) => ({ label, probability: probabilities[index] ?? 0 }));
  }
}

export function isLabel(text: string): text is Label {
  return text === 'none' || Object.hasOwn(INTENTS, text);
}
