import { createHash } from 'node:crypto';
import { mulberry32 } from '../../libs/scoring/claims/random';
import type { TrainedWeights } from '../../backend/src/words/learned/linear-classifier';
import { NO_CASE } from '../../backend/src/alex/coach/cases/case-classifier';
import { caseFeaturesOf } from '../../backend/src/alex/coach/cases/case-features';
import type { DatingCase } from '../../backend/src/alex/coach/cases/case-library';
import { INTENT_NAMES } from '../../backend/src/alex/coach/intents';
import { featuresOf } from '../../backend/src/alex/coach/understanding/intent/intent-features';
import { trainOn } from '../learned/linear-training';
import { fingerprintOf, withKnownNames, withOtherNames, type CaseMessage, type Example } from './examples';

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
const NO_CASE_EXAMPLES = 4;
/** Someone who goes on telling says less of what it is about. */
const GOES_ON_WEIGHT = 0.5;
const OF_A_CASE = INTENT_NAMES.slice(
  INTENT_NAMES.indexOf('first-date'),
  INTENT_NAMES.indexOf('draft-ask-out'),
);

/** Trains the classifier that finds the situation of the library a message is in. */
export function trainCases(
  cases: readonly DatingCase[],
  messages: readonly CaseMessage[],
  examples: readonly Example[],
): TrainedWeights {
  const elsewhere = examples.filter(
    ({ label }, turn) => turn % NO_CASE_EXAMPLES === 0 && !OF_A_CASE.some((intent) => intent === label),
  );
  const texts = [
    ...cases.flatMap(({ name, phrasings }) => phrasings.map((text) => ({ label: name, text, weight: 1 }))),
    ...amidOtherThings(cases, messages),
    ...messages
      .filter(({ turn }) => turn === 'opens' || turn === 'hear')
      .map(({ situation, turn, text }) => ({
        label: situation,
        text: withKnownNames(text),
        weight: turn === 'opens' ? 1 : GOES_ON_WEIGHT,
      })),
    ...elsewhere.map(({ text }) => ({ label: NO_CASE, text: withKnownNames(text), weight: 1 })),
  ];
  return trainOn(
    texts.map(({ label, text, weight }) => ({ label, weight, features: caseFeaturesOf(text) })),
    casesFingerprint(cases, messages),
    (feature, count) => count >= (/[# ]/.test(feature) ? FEWEST_OF_A_PIECE : 2),
    { passes: CASE_PASSES },
  );
}

/** Neighbors and pieces of words that are rarer than this take a lot of room and tell little. */
const FEWEST_OF_A_PIECE = 5;
/** What brings a case up, each once more with something else that is told before or after it, as people do. */
function amidOtherThings(cases: readonly DatingCase[], messages: readonly CaseMessage[]) {
  const names = new Set(cases.map(({ name }) => name));
  const isOfCase = ({ situation, turn }: CaseMessage) => turn === 'opens' && names.has(situation);
  const others = messages.filter(({ situation, turn }) => turn === 'hear' || !names.has(situation));
  const random = mulberry32(SEED);
  return messages.filter(isOfCase).map(({ situation, text }) => {
    const other = others[Math.floor(random() * others.length)]?.text ?? '';
    const both = random() < 0.5 ? `${text}. ${other}` : `${other}. ${text}`;
    return { label: situation, text: withKnownNames(both), weight: 1 };
  });
}

const SEED = 9;

const FEWEST_IN_A_TURN = 5;
/** With so many labels, more of them only learn the examples by heart. */
const CASE_PASSES = 8;

/** Trains the classifier that tells what a message does in a situation that is under way. */
export function trainTurns(messages: readonly CaseMessage[]): TrainedWeights {
  return trainOn(
    messages.map(({ turn, text }) => ({ label: turn, features: featuresOf(withKnownNames(text)) })),
    turnsFingerprint(messages),
    (feature, count) => count >= (/[# ]/.test(feature) ? FEWEST_IN_A_TURN : 2),
  );
}

export function casesFingerprint(cases: readonly DatingCase[], messages: readonly CaseMessage[]): string {
  const phrasings = cases.map(({ name, phrasings }) => [name, ...phrasings].join('\n')).join('\n\n');
  return createHash('sha256')
    .update(phrasings + turnsFingerprint(messages))
    .digest('hex');
}

export function turnsFingerprint(messages: readonly CaseMessage[]): string {
  return createHash('sha256')
    .update(messages.map(({ situation, turn, text }) => `${situation}\t${turn}\t${text}`).join('\n'))
    .digest('hex');
}
