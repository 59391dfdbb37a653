import { readWeights } from '../../../../words/learned/trained-weights';
import { IntentClassifier } from './intent-classifier';

let shipped: IntentClassifier | null = null;

/** The classifier that the product ships with; read at the first message, and then kept. */
export function shippedClassifier(): IntentClassifier {
  shipped ??= new IntentClassifier(readWeights('coach-intents.json.gz'));
  return shipped;
}
