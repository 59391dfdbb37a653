import { LinearClassifier } from '../../../words/learned/linear-classifier';
import { readWeights } from '../../../words/learned/trained-weights';
import { INTENTS } from '../intents';
import { NAME_WORD } from '../understanding/intent/intent-features';
import { isTold, standardWords } from '../../../words/message-text';
import { allCases, allFrames, type DatingCase } from './case-library';
import { caseFeaturesOf } from './case-features';

/** The label of what is in no case. */
export const NO_CASE = '-';

export interface LikelyCase {
  readonly name: string;
  /** 0 to 1; those of all cases and of none sum to 1. */
  readonly probability: number;
}

/** Named: words of the message give it away. Learned: it reads like the examples. */
export interface CaseGuess extends LikelyCase {
  readonly isNamed: boolean;
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

/** What is denied reads like what it denies: "we didn't fight", "what if he doesn't want to kiss me anymore". */
const DENIES =
  /^(?:\w+ ){0,2}(?:do|does|did|have|has|had|is|was|are|were) not \w+$|^(?:(?:and|but|so) )?what if \w+ (?:\w+ )?(?:not|never)\b/;

/** The likeliest case of a message, of those its words name if there are any; null where it is likelier in none. */
export function caseGuess(text: string, classifier = shippedClassifier()): CaseGuess | null {
  const ranked = likeliestCases(text, classifier);
  const said = standardWords(text).join(' ');
  const named = ranked.find(({ name }) => isNamedIn(said, allCases().get(name)?.words));
  if (named) return { ...named, isNamed: true };
  const [first] = ranked;
  return first && isReadAs(first, text, said) ? { ...first, isNamed: false } : null;
}

/** The case or frame that a message reads like, unless its words deny it; null where it reads like none. */
export function caseReadIn(text: string, classifier = shippedClassifier()): LikelyCase | null {
  const [first] = likeliestCases(text, classifier);
  const said = standardWords(text).join(' ');
  if (first === undefined || !isReadAs(first, text, said)) return null;
  const words = allCases().get(first.name)?.words;
  return words?.test(said) === true && !isNamedIn(said, words) ? null : first;
}

/** The likeliest cases of a message that reads only faintly like any, the likeliest first; at most `most` of them. */
export function casesAlike(text: string, most: number, classifier = shippedClassifier()): DatingCase[] {
  const ranked = standardWords(text).length < FEWEST_WORDS ? [] : likeliestCases(text, classifier);
  if (ranked[0]?.name === NO_CASE) return [];
  return ranked
    .filter(({ probability }) => probability >= FAINT)
    .flatMap(({ name }) => allCases().get(name) ?? [])
    .slice(0, most);
}

/** Fewer words say nothing by themselves. */
const FEWEST_WORDS = 3;
/** Below this probability a message reads like nothing in particular. */
const FAINT = 0.03;

/** Whether what a message reads like counts: a frame says what happens, and a general one nothing that a pattern doesn't say better. */
function isReadAs({ name, probability }: LikelyCase, text: string, said: string): boolean {
  if (name === NO_CASE || OWN_DENIAL.test(said) || (probability < PLAINLY && DENIES.test(said))) return false;
  const frame = allFrames().get(name);
  return frame === undefined || (!frame.isLast && isTold(text));
}

/** "We didn't fight" */
const OWN_DENIAL = /^(?:(?:no|but|well) )?(?:we|i) (?:did|do|have|had) not \w+$/;
/** From this probability on, a denial is what the examples themselves say ("he didn't come"). */
const PLAINLY = 0.8;

/** The likeliest first; none for a message that is too long to be about one thing, or that offers to be tapped. */
function likeliestCases(text: string, classifier: LinearClassifier): LikelyCase[] {
  const words = standardWords(text);
  if (words.length > LONGEST_WORDS || OFFERED.has(words.join(' '))) return [];
  const probabilities = classifier.probabilitiesOf(caseFeaturesOf(text));
  return classifier.labels
    .map((name, index) => ({ name, probability: probabilities[index] ?? 0 }))
    .sort((a, b) => b.probability - a.probability);
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
