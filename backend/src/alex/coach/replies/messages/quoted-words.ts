import { paragraphs, say, type Piece } from '../../../answer';
import type { Asked } from '../../asked';
import { heldBack } from '../../situations/advise';
import { draftTo } from './draft-to';
import { whatToSay } from './from-story/message-from-story';

/** What Alex suggests to say stands in quotation marks, and so do the user's notes. */
const QUOTED = /(?<before>[^“”]{0,40})“(?<words>[^“”]+)”/gu;
const OF_RECORDS = /\b(?:noted|wrote|note of|says|called|card|under)\b[^.!?]*$/i;
const FEWEST_WORDS = 6;

/** The words to say to someone that an answer has in quotation marks, the longest of several; null for none. */
export function wordsQuotedIn(answer: string): string | null {
  const quoted = [...answer.matchAll(QUOTED)].flatMap(({ groups }) => {
    const words = groups?.['words'] ?? '';
    const isToSomeone = /\b(?:you|your|we|us)\b/i.test(words) && words.split(' ').length >= FEWEST_WORDS;
    return isToSomeone && !OF_RECORDS.test(groups?.['before'] ?? '') ? [words] : [];
  });
  return quoted.sort((a, b) => b.length - a.length)[0] ?? null;
}

/** What the answer before suggests to say, as a message to send. */
export function quotedWords({ history, matches: [match] }: Asked): Piece[] {
  if (match?.isHeldBack) return heldBack(match);
  const words = wordsQuotedIn(history.findLast(({ role }) => role === 'alex')?.message ?? '');
  if (words === null) return whatToSay();
  const start = /^I\b/.test(words) ? words : words.charAt(0).toLowerCase() + words.slice(1);
  const text = /^(?:hi|hey|hello)\b/i.test(words) ? words : `Hey {name}, ${start}`;
  return paragraphs('Here you go:', say`${draftTo(match, text)}`);
}
