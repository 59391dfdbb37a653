import { readWeights } from '../../words/learned/trained-weights';
import { DisclosureClassifier } from './disclosure-classifier';

let shipped: DisclosureClassifier | null = null;

/** Read at the first text, and then kept. */
export function shippedDisclosureClassifier(): DisclosureClassifier {
  shipped ??= new DisclosureClassifier(readWeights('safety-classifier.json.gz'));
  return shipped;
}
