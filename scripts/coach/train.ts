import { createHash } from 'node:crypto';
import type { TrainedWeights } from '../../backend/src/words/learned/linear-classifier';
import { NO_CASE } from '../../backend/src/alex/coach/cases/case-classifier';
import { caseFeaturesOf } from '../../backend/src/alex/coach/cases/case-features';
import type { DatingCase } from '../../backend/src/alex/coach/cases/case-library';
import { INTENT_NAMES } from '../../backend/src/alex/coach/intents';
import { featuresOf } from '../../backend/src/alex/coach/understanding/intent/intent-features';
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

/** Of every how many messages about the records, for words or as talk one is learned as being in no case. */
const NO_CASE_EXAMPLES = 12;
const OF_A_CASE = INTENT_NAMES.slice(
  INTENT_NAMES.indexOf('first-date'),
  INTENT_NAMES.indexOf('draft-ask-out'),
);

/** Trains the classifier that finds the case of the library a message is in. */
export function trainCases(cases: readonly DatingCase[], examples: readonly Example[]): TrainedWeights {
  const elsewhere = examples.filter(
    ({ label }, turn) => turn % NO_CASE_EXAMPLES === 0 && !OF_A_CASE.some((intent) => intent === label),
  );
  const texts = [
    ...cases.flatMap(({ name, phrasings }) => phrasings.map((text) => ({ label: name, text }))),
    ...elsewhere.map(({ text }) => ({ label: NO_CASE, text: withKnownNames(text) })),
  ];
  return trainOn(
    texts.map(({ label, text }) => ({ label, features: caseFeaturesOf(text) })),
    casesFingerprint(cases),
    (feature, count) => count > 1 || !/[# ]/.test(feature),
  );
}

export function casesFingerprint(cases: readonly DatingCase[]): string {
  return createHash('sha256')
    .update(cases.map(({ name, phrasings }) => [name, ...phrasings].join('\n')).join('\n\n'))
    .digest('hex');
}
