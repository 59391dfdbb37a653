import type { TrainedWeights } from '../../backend/src/alex/learned/linear-classifier';
import { featuresOf } from '../../backend/src/alex/coach/understanding/intent-features';
import { trainOn } from '../learned/linear-training';
import { fingerprintOf, withKnownNames, withOtherNames, type Example } from './examples';

/** Of every how many examples with a name one is also learned with a name the coach doesn't know. */
const WITH_OTHER_NAME = 4;

/** Trains the intent classifier. */
export function train(examples: readonly Example[]): TrainedWeights {
  const texts = examples.flatMap(({ label, text }, turn) => {
    const known = { label, features: featuresOf(withKnownNames(text)) };
    return text.includes('{standard}') || (text.includes('{') && turn % WITH_OTHER_NAME === 0)
      ? [known, { label, features: featuresOf(withOtherNames(text, turn)) }]
      : [known];
  });
  // A piece of a word that occurs once only tells one example from all others.
  const isLearned = (feature: string, count: number) => count > 1 || !feature.startsWith('#');
  return trainOn(texts, fingerprintOf(examples), isLearned);
}
