import type { Understanding } from '../asked';
import { caseOf, isFrame } from '../cases/case-situations';
import { themeOf } from '../dialogue/themes';
import { INTENT_NAMES, type Intent } from '../intents';
import { isTold, standardWords } from '../../../words/message-text';
import type { Memory } from './conversation-memory';

/** A shorter question is about what was said before it. */
const FEWEST_WORDS = 6;
/** "And if he needs time?" goes on, whatever it names. */
const GOES_ON = /^(?:(?:and|but|so|okay|well) )+(?:what )?(?:if|then)\b/;
/** "Is it rude to leave?" points to nothing before it. */
const POINTS_AHEAD =
  /\b(?:(?:is|was|would|will|might|could) (?:it|that|this)|it (?:is|was|would be)) (?:be )?(?:not )?(?:\w+ ){1,3}?(?:to|if|that|when|for|not|because)\b/g;
const POINTS_BACK =
  /\b(?:it|this|these|those)\b|\bthat(?= (?:is|was|means?|to|in|at|on|now|then|again|before|way|or|and|kind|part)\b| \?|$)/;
const SOMEONE = '(?:he|him|she|her|they|them)';
/** "Should I ask him or wait until he calls?" is about what he did. */
const ABOUT_SOMEONE = new RegExp(
  `\\bor\\b.*\\b${SOMEONE}\\b|\\b${SOMEONE}\\b.*\\bor\\b|\\bwait\\w* (?:until|till|for) ${SOMEONE}\\b`,
);
/** Answers to any subject, which the words of a question may only seem to ask for. */
const ABOUT_ANYTHING = /^(?:facet|heard-move|response)-|^told$|^is-it-normal$/;

/** Questions about the product, and about the records as a whole, which no conversation gives another meaning. */
const PLAIN: ReadonlySet<Intent> = new Set<Intent>([
  ...INTENT_NAMES.slice(INTENT_NAMES.indexOf('how-percentage'), INTENT_NAMES.indexOf('hello')),
  'best-match',
  'all-matches',
  'compare',
  'how-many',
  'my-standards',
  'my-trend',
  'my-patterns',
  'my-predictions',
]);

/** Whether a question names what it is about, instead of pointing to what was said before. */
export function namesItsSubject(text: string): boolean {
  const words = standardWords(text).filter((word) => word !== '?');
  const said = words.join(' ');
  if (isTold(text) || words.length < FEWEST_WORDS || GOES_ON.test(said) || ABOUT_SOMEONE.test(said))
    return false;
  return !POINTS_BACK.test(said.replace(POINTS_AHEAD, ' '));
}

type Meaning = Pick<Understanding, 'situation' | 'intent' | 'isGuess'>;

/** Whether a question was taken for one about what was said before, or for none at all. */
export function isAboutBefore({ situation, intent }: Meaning, text: string): boolean {
  if (situation === null) return intent === null;
  if (WORDS_WANTED.test(situation) && !AT_LARGE.test(text)) return false;
  return ABOUT_ANYTHING.test(situation) || (caseOf(situation)?.part ?? null) !== null;
}

/** Words to say are wanted for the case before, unless it is to people at large that something is to be said. */
const WORDS_WANTED = /^facet-(?:say|tell)$|\/say$/;
const AT_LARGE = /\b(?:someone|people|an? (?:guy|man|woman|girl|person|friend|match))\b/;

/** Whether a question, taken by itself, is plainly about something else than the conversation before it. */
export function isAboutElse({ situation, intent, isGuess }: Meaning, { datingCase, topic }: Memory): boolean {
  if (situation !== null) {
    const found = caseOf(situation);
    return !isFrame(situation) && !ABOUT_ANYTHING.test(situation) && found?.one.name !== datingCase;
  }
  if (intent === null || isGuess || intent.startsWith('draft-')) return false;
  return PLAIN.has(intent) || (themeOf(intent) !== null && themeOf(intent) !== themeOf(topic));
}
