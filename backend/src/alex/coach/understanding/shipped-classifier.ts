import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { PROJECT_ROOT } from '../../../platform/config/project-root';
import { IntentClassifier, type TrainedWeights } from './intent-classifier';

const FILE = join(PROJECT_ROOT, 'backend/data/coach-intents.json.gz');

let shipped: IntentClassifier | null = null;

export function shippedWeights(): TrainedWeights {
  return JSON.parse(gunzipSync(readFileSync(FILE)).toString()) as TrainedWeights;
}

/** The classifier that the product ships with; read at the first message, and then kept. */
export function shippedClassifier(): IntentClassifier {
  shipped ??= new IntentClassifier(shippedWeights());
  return shipped;
}
