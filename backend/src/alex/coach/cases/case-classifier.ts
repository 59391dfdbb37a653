import { LinearClassifier } from '../../../words/learned/linear-classifier';
import { readWeights } from '../../../words/learned/trained-weights';
import { INTENTS } from '../intents';
import { NAME_WORD } from '../understanding/intent/intent-features';
import { standardWords } from '../../../words/message-text';
import { caseNamed } from './case-library';
import { caseFeaturesOf } from './case-features';

/** The label of what is in no case. */
export const NO_CASE = '-';

/** Named: words of the message give it away. Learned: it reads like the examples. */
export interface CaseGuess {
  readonly name: string;
  readonly isNamed: boolean;
  readonly probability: number;
}

/** A longer message is a story of many things. */
const LONGEST_WORDS = 60;
/** Questions to tap mean what they are filed under. */
const OFFERED: ReadonlySet<string> = new Set(
  Object.values(INTENTS).map((question) =>
    standardWords(question.replace(/\{(?:match|other)\}/g, NAME_WORD)).join(' '),
  ),
);

let shipped: LinearClassifier | null = null;

/** The likeliest case of a message, of those its words name if there are any; null where it is likelier in none. */
export function caseGuess(text: string, classifier = shippedClassifier()): CaseGuess | null {
  const words = standardWords(text);
  const said = words.join(' ');
  if (words.length > LONGEST_WORDS || OFFERED.has(said)) return null;
  const probabilities = classifier.probabilitiesOf(caseFeaturesOf(text));
  const likelihoods = classifier.labels
    .map((name, index) => ({ name, probability: probabilities[index] ?? 0 }))
    .sort((a, b) => b.probability - a.probability);
  const named = likelihoods.find(({ name }) => isNamedIn(said, caseNamed(name)?.words));
  if (named) return { ...named, isNamed: true };
  const [first] = likelihoods;
  return first && first.name !== NO_CASE ? { ...first, isNamed: false } : null;
}

/** "We didn't fight" is no fight. */
const DENIED = / (?:not|never|no)(?: (?:really|even|actually|ever|have|a|an|any))? $/;

function isNamedIn(said: string, words: RegExp | undefined): boolean {
  const found = words?.exec(said);
  return !!found && !DENIED.test(` ${said.slice(0, found.index)}`);
}

function shippedClassifier(): LinearClassifier {
  shipped ??= new LinearClassifier(readWeights('coach-cases.json.gz'));
  return shipped;
}
