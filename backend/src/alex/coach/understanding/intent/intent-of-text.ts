import type { Intent } from '../../intents';
import type { IntentClassifier, Label, Likelihood } from './intent-classifier';
import { asks, isOpenQuestion, isTold, partsOf, standardWords } from '../../../../words/message-text';

export interface IntentOfText {
  /** Null when it is not clear enough what is asked. */
  readonly intent: Intent | null;
  /** Whether the intent is little more than a guess. */
  readonly isGuess: boolean;
  /** The two likeliest, the likelier first; when nothing fits, what Alex can always answer. */
  readonly guesses: readonly Intent[];
  /** All labels, the likeliest first. */
  readonly ranked: readonly Likelihood[];
}

/** Below this probability an answer names what it takes the question for, and offers the second likeliest. */
const SURE_ENOUGH = 0.28;
/** Below this one a guess is wrong too often to answer at all; see docs/coach.md. */
const WORTH_A_GUESS = 0.13;
/** Below this one nothing was recognized at all. */
const FAINTEST = 0.1;
/** What to offer someone who asks for what Alex doesn't do. */
const WAYS_IN: readonly Intent[] = ['what-next', 'help'];
/** A question as clear as this counts for more than the message as a whole. */
const PLAIN = 0.6;
/** A part that asks says more than one that tells, and the last says more than what leads up to it. */
const WEIGHTS = { question: 2, last: 1.5, talk: 0.15 };
/** A short message is judged as a whole first, a longer one by its parts: as a whole it looks like everything. */
const WHOLE_SHARES = [
  { words: 14, share: 0.75 },
  { words: 30, share: 0.4 },
  { words: Infinity, share: 0.1 },
] as const;
/** What is said around a question: it counts only when nothing else is said. */
const TALK: ReadonlySet<Label> = new Set<Label>([
  'none',
  'hello',
  'how-are-you',
  'thanks',
  'goodbye',
  'small-talk',
  'not-helpful',
  'help',
  'why',
  'more',
]);
/** What a text asks; names in it are already replaced (see `NAME_WORD`). */
export function intentOf(text: string, classifier: IntentClassifier): IntentOfText {
  const ranked = likelihoodsOf(text, classifier).sort((a, b) => b.probability - a.probability);
  const [first] = ranked;
  const intents = ranked.flatMap(({ label }) => (label === 'none' ? [] : [label]));
  const [guess = null] = intents;
  const talk = first && first.probability < SURE_ENOUGH ? talkAround(text, classifier) : null;
  if (talk) return { intent: talk, isGuess: false, guesses: [], ranked };
  if (first === undefined || first.label === 'none' || first.probability < WORTH_A_GUESS) {
    const isStrange = first === undefined || first.probability < FAINTEST || first.label === 'none';
    return { intent: null, isGuess: false, guesses: isStrange ? WAYS_IN : intents.slice(0, 2), ranked };
  }
  // Talk is not worth guessing: an answer to a greeting that was none is odd.
  const isUnsure = first.probability < SURE_ENOUGH;
  const isTalk = intents.slice(0, 2).every((label) => TALK.has(label));
  if (isTalk) return { intent: guess, isGuess: false, guesses: [], ranked };
  if (isUnsure && TALK.has(first.label))
    return { intent: null, isGuess: false, guesses: intents.slice(0, 2), ranked };
  return { intent: guess, isGuess: isUnsure, guesses: intents.slice(0, 2), ranked };
}

/** What is said around a story and can be answered when nothing else can; a complaint counts wherever it is said. */
const AROUND: readonly (readonly [label: Intent, isPlace: (index: number, count: number) => boolean])[] = [
  ['not-helpful', () => true],
  ['goodbye', (index, count) => index === count - 1],
  ['thanks', (index, count) => index === count - 1],
  ['hello', (index) => index === 0],
];

function talkAround(text: string, classifier: IntentClassifier): Intent | null {
  const parts = partsOf(text);
  if (parts.length < 2 || !isTold(text)) return null;
  const said = parts.map(
    (part) => classifier.likelihoodsOf(part).sort((a, b) => b.probability - a.probability)[0],
  );
  const found = AROUND.find(([label, isPlace]) =>
    said.some(
      (one, index) => one?.label === label && one.probability >= PLAIN && isPlace(index, parts.length),
    ),
  );
  return found?.[0] ?? null;
}

function likelihoodsOf(text: string, classifier: IntentClassifier): Likelihood[] {
  const parts = partsOf(text);
  const told = parts.filter((part) => !isOpenQuestion(part));
  if (told.length > 0 && told.length < parts.length) {
    const story = joinedLikelihoods(told, classifier);
    if (highestIn(story) >= talkIn(story) / 2) return story;
  }
  return joinedLikelihoods(parts, classifier);
}

function joinedLikelihoods(parts: readonly string[], classifier: IntentClassifier): Likelihood[] {
  const text = parts.join(' ');
  const whole = classifier.likelihoodsOf(text);
  if (parts.length === 1) return whole;
  const judged = parts.map((part, index) => {
    const likelihoods = classifier.likelihoodsOf(part);
    const asking = asks(part);
    const last = index === parts.length - 1 ? WEIGHTS.last : 1;
    const weight = (asking ? WEIGHTS.question : 1) * last * (1 - talkIn(likelihoods) * (1 - WEIGHTS.talk));
    return { likelihoods, asking, weight };
  });
  const total = judged.reduce((sum, { weight }) => sum + weight, 0);
  const length = standardWords(text).length;
  const { share: most } = WHOLE_SHARES.find(({ words }) => length <= words) ?? WHOLE_SHARES[2];
  const asksPlainly = judged.some(({ asking, likelihoods }) => asking && highestIn(likelihoods) >= PLAIN);
  const share = asksPlainly ? most / 2 : most;
  return whole.map(({ label, probability }, index) => ({
    label,
    probability:
      share * probability +
      (1 - share) *
        judged.reduce(
          (sum, { likelihoods, weight }) => sum + (weight / total) * (likelihoods[index]?.probability ?? 0),
          0,
        ),
  }));
}

function highestIn(likelihoods: readonly Likelihood[]): number {
  return likelihoods.reduce(
    (most, { label, probability }) => (TALK.has(label) ? most : Math.max(most, probability)),
    0,
  );
}

function talkIn(likelihoods: readonly Likelihood[]): number {
  return likelihoods.reduce((sum, { label, probability }) => (TALK.has(label) ? sum + probability : sum), 0);
}
