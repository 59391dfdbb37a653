import { say, type Piece } from '../../../answer';
import type { Asked } from '../../asked';
import type { Intent } from '../../intents';
import { asks, partsOf, standardWords } from '../../../../words/message-text';

/** Answers that greet, thank or comfort by themselves. */
const OWN_WORDS: ReadonlySet<Intent | null> = new Set<Intent | null>([
  null,
  'hello',
  'how-are-you',
  'thanks',
  'goodbye',
  'small-talk',
  'not-helpful',
  'loneliness',
  'heartbreak',
  'rejection',
  'ghosting',
  'stood-up',
  'nerves',
  'confidence',
  'jealousy',
  'overthinking',
]);

const FEEL = '\\b(?:i am|i feel|feel|feeling|felt|i was|am|getting|makes me|made me) (?:\\w+ ){0,2}';

const SAID: readonly (readonly [RegExp, string])[] = [
  [felt('guilty|ashamed'), 'Feeling that way shows that you care.'],
  [
    felt('sad|hurt|discouraged|hopeless|depressed|lonely|heartbroken|crying|miserable|awful|terrible'),
    "I'm sorry it weighs on you.",
  ],
  [
    felt('afraid|scared|nervous|anxious|worried|panick\\w*|stressed'),
    "It's understandable that this makes you uneasy.",
  ],
  [felt('stupid|embarrassed|dumb|silly|pathetic'), "There's nothing to be embarrassed about."],
  [felt('confused|torn|overwhelmed|lost'), "That's a lot to hold at once."],
  [felt('angry|furious|annoyed|mad|frustrated'), 'I understand that this annoys you.'],
  [
    /\b(?:laughed so|so much fun|so fun|(?:had|was|such|what) (?:\w+ ){0,2}(?:lovely|wonderful|amazing|great|good) (?:evening|time|date|night))\b/,
    "I'm glad you had such a good time.",
  ],
];

function felt(words: string): RegExp {
  return new RegExp(`${FEEL}(?:${words})\\b`);
}

const THANKS = /^(?:ok(?:ay)?[\s,]+)?(?:thank(?:s| you)|thx|ty|cheers)\b/i;
const HELLO = /^(?:hi+|hello|hey+|good (?:morning|evening|afternoon))\b/i;

/** A first sentence for what is said around a question: a feeling, a thank you, a greeting. */
export function acknowledgement({ facts, intent, situation, message, isTold, isGuess }: Asked): Piece[] {
  if (OWN_WORDS.has(intent) || isTold) return [];
  const said = partsOf(message).filter((part) => !asks(part));
  const plain = said.map((part) => standardWords(part).join(' '));
  const feeling = SAID.find(([words]) => plain.some((part) => words.test(part)));
  if (feeling && !isGuess && situation === null) return say`${feeling[1]}`;
  if (said.some((part) => THANKS.test(part))) return say`You're welcome.`;
  return HELLO.test(message.trim()) ? say`Hi ${facts.firstName}.` : [];
}
