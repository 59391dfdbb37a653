import { LinearClassifier } from '../../../words/learned/linear-classifier';
import { readWeights } from '../../../words/learned/trained-weights';
import { featuresOf } from '../understanding/intent/intent-features';
import type { CasePart } from './case-library';

/** What a message does where a situation is talked about: it asks for a part of it, goes on telling, or opens another one. */
export type TurnInCase = CasePart | 'hear' | 'opens';

export interface TurnGuess {
  readonly turn: TurnInCase;
  /** 0 to 1, where most messages go on with a situation. */
  readonly probability: number;
}

/** Of the examples, one in seven goes on; of the messages after an answer, most do. */
const OPENS_LESS_OFTEN = 0.1;

let shipped: LinearClassifier | null = null;

/** What a message, with placeholders for names, does in a situation that is under way. */
export function turnGuess(text: string, classifier = shippedClassifier()): TurnGuess {
  const probabilities = classifier.probabilitiesOf(featuresOf(text));
  const weighed = classifier.labels.map((label, index) => ({
    turn: label as TurnInCase,
    share: (probabilities[index] ?? 0) * (label === 'opens' ? OPENS_LESS_OFTEN : 1),
  }));
  const total = weighed.reduce((sum, { share }) => sum + share, 0);
  const likeliest = weighed.reduce((best, one) => (one.share > best.share ? one : best));
  return { turn: likeliest.turn, probability: likeliest.share / total };
}

function shippedClassifier(): LinearClassifier {
  shipped ??= new LinearClassifier(readWeights('coach-turns.json.gz'));
  return shipped;
}
