import { ALEX_TEXTS } from '#contract/dating/alex';
import { standardWords } from '../../../words/message-text';

/** An answer that ends by offering words to send. */
const OFFERS_WORDS =
  /(?:Shall I (?:write|word|phrase|put|turn)|Want (?:the|me|a)\b|Do you want (?:one to send|words|the line|to know how)|Would you like (?:words|me to)|Would a sentence|[Ss]ay "write it"|help with the words)[^?]*[?.]?$/;
const YES =
  /^(?:(?:yes|yeah|yep|yup|yea|sure|okay|please|go ahead|go on|do it|do that|write it|that would be (?:great|good|nice|helpful)|would love that|definitely|absolutely|why not|i would like that|good idea|gladly|now|thanks|alex|both|the words|words|a sentence|sentence|one) ?)+$/;
const NO =
  /^(?:(?:no|nope|nah|not (?:now|yet|really|tonight|today)|no thanks|thanks|thank you|later|maybe later|rather not|i am good|do not need (?:it|that)|for now|i will (?:write|do) it myself|it is (?:okay|fine)) ?)+$/;

const unsigned = (answer: string): string => answer.replace(ALEX_TEXTS.builtInSignature, '').trim();

/** Whether what comes next may be the reply to a question of this answer. */
export const endsAsking = (answer: string): boolean => unsigned(answer).endsWith('?');

/** What someone says to an offer of words, who says no more than that; null for anything else, and where none was offered. */
export function replyToOffer(text: string, before: string | null): 'yes' | 'no' | null {
  if (before === null || !OFFERS_WORDS.test(unsigned(before))) return null;
  const said = standardWords(text).join(' ');
  if (YES.test(said)) return 'yes';
  return NO.test(said) ? 'no' : null;
}
