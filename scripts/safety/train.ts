import type { TrainedWeights } from '../../backend/src/words/learned/linear-classifier';
import { featuresOfPlainText } from '../../backend/src/safety/learned/disclosure-classifier';
import { plainText } from '../../backend/src/safety/plain-text';
import { trainOn } from '../learned/linear-training';
import { safetyFingerprint, type SafetyExample } from './examples';

/** Trains the classifier that tells disclosures from harmless texts. */
export function trainSafety(examples: readonly SafetyExample[]): TrainedWeights {
  const texts = examples.map(({ kind, text }) => ({
    label: kind,
    features: featuresOfPlainText(plainText(text)),
  }));
  // What occurs once only tells one example from all others, unless it is a word.
  const isLearned = (feature: string, count: number) => count > 1 || !/[# ]/.test(feature);
  return trainOn(texts, safetyFingerprint(examples), isLearned);
}
