import type { Intent } from '../intents';
import { NO_MORE } from '../replies/messages/brief/draft-brief';
import type { IntentOfText } from './intent/intent-of-text';
import { partsOf, standardWords } from '../../../words/message-text';

/** From this probability on, the classifier knows what a message is about. */
export const CLEAR = 0.5;
export const WANTS_DRAFT =
  /^(?:a |the )?(?:text|message|dm|note|reply) (?:for|to) (?:xmatch|him|her|them)\b|^(?:(?:so|and|okay|please|can|could|would|will|you|then|now|thanks|great|good) )*(?:write|phrase|word|draft|send|text) (?:me |him |her |them |xmatch )?(?:something|it|that|one)\b(?! down)|^(?:please )?ask (?:xmatch|him|her|them) (?:out|if|to|for|whether)\b|^(?:(?:so|and|okay|please|can|could|would|you|then|now|hi|hey|alex|me) )*(?:write|text|message|draft) (?:to )?(?:xmatch|him|her|them)\b|\b(?:help|write|draft|compose|word|give|need|suggest|phrase)\b.*\b(?:message|text|note|line|reply|invitation|words|dm)s?\b(?!.*\b(?:mean|from (?:him|her|them|xmatch))\b)|^(?:(?:so|and|okay|right|good|fine|then|now|thanks|great|well|just|please) )*(?:a|an|one) (?:polite|short|kind|friendly|quick|clear|firm|gentle|nice|honest) (?:no|refusal|goodbye)\b|\bwrite (?:me |him |her |them )?an? (?:\w+ )?answer\b|\b(?:formulate|put) (?:it|that|this) (?:for me|(?:in|into) (?:words|a (?:text|message|line|note)))\b|\b(?:something|anything|words) (?:(?:that|i|can|could|just|to) )*(?:copy|paste)\b|\b(?:give|write|send|find) me (?:something|anything|(?:a few |some )?words|a line) (?:\w+ ){0,3}(?:to (?:send|text|say|write|tell)|for (?:him|her|them|xmatch)|i (?:can|could) (?:send|text|say|write))\b|\bsomething (?:\w+ ){0,3}(?:i (?:can|could) (?:text|send|write)|to (?:send|text) (?:him|her|them|xmatch))\b|\bwrite (?:down |out )?what i (?:should|could|ought to) have (?:said|written|told)\b/;

/** A sentence that asks for words to send, whatever the others are about. */
const REQUEST =
  /^(?:(?:so|and|okay|please|can|could|would|will|you|then|now|thanks|just) )*(?:help me )?(?:to )?(?:write|draft|text|message|send) (?:me )?(?:(?:to|a|an|the|short|kind|nice|little) )*(?:him|her|them|xmatch|message|text|note|letter|reply|something)\b(?! (?:what|that|how|when|why|down|back)\b)/;
/** "I'd rather tell her no, kindly" */
const WANTS_NO =
  /\b(?:rather|want to|would like to|going to|will) (?:tell) (?:him|her|them|xmatch) (?:a |that it is a )?no\b(?! (?:matter|more|rush|problem|worries|reason|longer))/;

/** Whether words to send are wanted, whatever else the message tells. */
export function isDraftWanted(text: string, { intent, isGuess }: IntentOfText): boolean {
  if (intent?.startsWith('draft-')) return isGuess;
  return WANTS_DRAFT.test(standardWords(text).join(' '));
}

/** Whether words to send are plainly asked for, and for nothing the classifier knows better. */
export function isDraftPlain(text: string, { ranked: [first] }: IntentOfText): boolean {
  const isOther = (first?.probability ?? 0) >= CLEAR && first?.label.startsWith('draft-') === false;
  if (asksAboutNotes(text)) return false;
  const isRequested = partsOf(text).some((part) => REQUEST.test(standardWords(part).join(' ')));
  return isRequested || (!isOther && WANTS_DRAFT.test(standardWords(text).join(' ')));
}

/** "Kind but final": the words are to be the last ones. */
const FINAL =
  /\b(?:(?:do not|will not|not going to) change my mind$|my mind is made up$|clear that (?:it is|its|we are) (?:over|done)|(?<!not )final(?! (?:exams?|score|round|match|game|year|project))|(?:firm|clear|polite|kind|short|gentle|honest) no\b(?! (?:matter|more|rush|problem|worries|reason|longer))|(?:say|says|saying) no(?= (?:to|and|but|for)\b|$)|goodbye|end(?:s|ing)? it(?! (?:with|on|by|like)\b)|no (?:lets|let us|let is) be|not (?:be |stay |just )*(?:friends|mates)|break(?:ing)? (?:it off|up)|(?:turn|let|letting|turning) (?:him|her|them|xmatch) down|turn down (?:him|her|them|xmatch)|not interested|(?:do not|never) want to (?:meet|see|date) (?:(?:him|her|them|xmatch) )?(?:again|any ?more))\b/;

/** Whether the user wants to tell someone no, which is best done in words that are written for it. */
export function isNoWanted(text: string): boolean {
  return WANTS_NO.test(standardWords(text).join(' '));
}

/** Whether words are asked for that are to be the last ones. */
export function isEndWanted(text: string): boolean {
  const said = [text, ...partsOf(text)].map((part) => standardWords(part).join(' '));
  return (
    said.some((words) => WANTS_DRAFT.test(words) || REQUEST.test(words)) &&
    said.some((words) => FINAL.test(words))
  );
}

/** Which words: those the classifier names, or else a no or an invitation. */
export function draftFor(message: string, { intent }: IntentOfText): Intent {
  if (intent?.startsWith('draft-') && intent !== 'draft-ask-out') return intent;
  return NO_MORE.test(message) ? 'draft-decline' : 'draft-ask-out';
}

function asksAboutNotes(text: string): boolean {
  return /\b(?:notes?|wrote)\b/i.test(text);
}
