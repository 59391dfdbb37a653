import type { Intent } from '../intents';
import type { IntentClassifier, Label, Likelihood } from './intent-classifier';
import { partsOf, standardWords } from './message-text';

export interface IntentOfText {
  /** Null when it is not clear enough what is asked. */
  readonly intent: Intent | null;
  /** The two likeliest, the likelier first. */
  readonly guesses: readonly Intent[];
  /** All labels, the likeliest first. */
  readonly ranked: readonly Likelihood[];
}

/** Below this probability a guess is wrong too often to answer; see docs/coach.md. */
const SURE_ENOUGH = 0.4;
/** A part that asks says more than one that tells, and the last says more than what leads up to it. */
const WEIGHTS = { question: 2, last: 1.5, talk: 0.15 };
/** Longer messages are judged by their parts alone: as a whole they look like everything. */
const LONGEST_WHOLE = 30;
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
const ASKS =
  /\?|^(?:what|how|who|whom|when|where|why|which|should|shall|is|are|am|do|does|did|can|could|would|will|any|help|tell|give|show|compare|write|draft|not sure|idk|i do not know)\b/i;

/** What a text asks; names in it are already replaced (see `NAME_WORD`). */
export function intentOf(text: string, classifier: IntentClassifier): IntentOfText {
  const ranked = likelihoodsOf(text, classifier).sort((a, b) => b.probability - a.probability);
  const [first] = ranked;
  const intents = ranked.flatMap(({ label }) => (label === 'none' ? [] : [label]));
  const isSure = first !== undefined && first.label !== 'none' && first.probability >= SURE_ENOUGH;
  return { intent: isSure ? (intents[0] ?? null) : null, guesses: intents.slice(0, 2), ranked };
}

function likelihoodsOf(text: string, classifier: IntentClassifier): Likelihood[] {
  const parts = partsOf(text);
  if (parts.length === 1) return classifier.likelihoodsOf(text);
  const isWholeJudged = standardWords(text).length <= LONGEST_WHOLE;
  const judged = parts.map((part, index) => {
    const likelihoods = classifier.likelihoodsOf(part);
    const talk = likelihoods.reduce(
      (sum, { label, probability }) => (TALK.has(label) ? sum + probability : sum),
      0,
    );
    const asks = ASKS.test(part) ? WEIGHTS.question : 1;
    const last = index === parts.length - 1 ? WEIGHTS.last : 1;
    return { likelihoods, weight: asks * last * (1 - talk * (1 - WEIGHTS.talk)) };
  });
  if (isWholeJudged) judged.push({ likelihoods: classifier.likelihoodsOf(text), weight: 1 });
  const total = judged.reduce((sum, { weight }) => sum + weight, 0);
  const [one] = judged;
  return (one?.likelihoods ?? []).map(({ label }, index) => ({
    label,
    probability: judged.reduce(
      (sum, { likelihoods, weight }) => sum + (weight / total) * (likelihoods[index]?.probability ?? 0),
      0,
    ),
  }));
}
