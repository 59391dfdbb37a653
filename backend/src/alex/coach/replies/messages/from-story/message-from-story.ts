import { paragraphs, say, type Piece } from '../../../../answer';
import { mentionsIn } from '../../../../../candidates/mentioned-matches';
import type { MatchFact } from '../../../../facts';
import type { Asked } from '../../../asked';
import { heldBack } from '../../../situations/advise';
import { withNamesReplaced } from '../../../understanding/placeholders';
import { addresseeIn, toSecondPerson } from '../brief/second-person';
import { sentence } from '../brief/sentence';
import { draftTo } from '../draft-to';
import { inOtherWords } from '../revised-draft';
import { messageRequest, type MessageRequest } from './words-requested';

/** A message with what the user said it should say, or with what they told before. */
export function messageFromStory(asked: Asked): Piece[] {
  const { facts, history, matches, message, wishes } = asked;
  // "Elias knows. How do I tell Sam I need time?" goes to Sam.
  const match = matches.find((one) => requestTo(one, message, [])) ?? matches[0];
  if (match?.isHeldBack) return heldBack(match);
  const others = facts.matches.filter((one) => one !== match);
  const told = toldLately(history);
  // What was told about someone else is not for this one.
  const isOfOthers = match !== undefined && told[0] !== undefined && mentionsIn(told[0], others).length > 0;
  const request = requestTo(match, message, isOfOthers ? [] : told);
  if (!request) return whatToSay();
  const body = bodyOf(request, match?.name.split(' ')[0] ?? null);
  if (body.length > LONGEST) return whatToSay();
  const text = `Hi {name}, ${lowered(body)}`;
  return paragraphs(
    'Something like this:',
    say`${draftTo(
      match,
      inOtherWords(
        text,
        wishes.filter((wish) => wish !== 'shorter'),
      ),
    )}`,
    request.isOwn ? null : 'Tell me what to add, leave out or change, and I will.',
  );
}

const LONGEST = 480;

/** Only the name of whom it goes to stands for "you". */
function requestTo(
  match: MatchFact | undefined,
  message: string,
  told: readonly string[],
): MessageRequest | null {
  const replaced = (text: string) => (match ? withNamesReplaced(text, [match]) : text);
  const [said, before] = [replaced(message), told.map(replaced)];
  return messageRequest(said, before, false) ?? messageRequest(said, before, true);
}

/** For a request that nothing before it says more about. */
export function whatToSay(): Piece[] {
  return say`What should it say? Tell me in your own words, even roughly, and I'll turn it into a message.`;
}

/** For a change that is asked for where no message was written. */
export function nothingWritten(): Piece[] {
  return say`I haven't written a message yet that I could change. Give me in one line what it should say, and I'll write it that way from the start.`;
}

/** What the user said lately, the latest first, up to an answer about danger. */
function toldLately(history: Asked['history']): string[] {
  const since = history.findLastIndex(({ coach }) => coach === 'safety') + 1;
  return history
    .slice(since)
    .filter(({ role }) => role === 'user')
    .map(({ message }) => message)
    .reverse();
}

function bodyOf({ lines, isOwn }: MessageRequest, name: string | null): string {
  const body = lines.map((line) => toThem(line, name)).join(' ');
  return isOwn || body.endsWith('?') ? body : `${body} How do you see it?`;
}

function toThem(line: string, name: string | null): string {
  const named = line
    .replace(/^(?:(?:but|and|so|ok|okay|ugh|well|yeah|hey|omg|lol)\b[\s,]+)+/i, '')
    .replace(
      /\b(?<!\b(?:i|we|you|he|she|they|would|to|['’]d) )like (?=half|all|the whole|every|two|three|four|five|ten|\d)/gi,
      '',
    )
    .replace(/[.!?…\s]+$/, '')
    .replace(/\bwanna\b/gi, 'want to')
    .replace(/(?<=\w) (?=i just\b)/gi, ', ')
    .replace(/^xmatch(?= )|\bxmatch(?= (?:is|was|has|does|did|can|will|never|always|\w+(?:s|ed))\b)/g, 'he')
    .replace(/\bxmatch\b/g, () => name ?? 'they');
  const said = sentence(toSecondPerson(full(named), { ...addresseeIn(line, name), name }));
  return /\?\s*$/.test(line) ? said.replace(/\.$/, '?') : said;
}

/** "We wait with the dinner" is a wish of one of the two. */
const WE_DO =
  /^we (?=(?:wait|take|go|meet|stop|start|keep|talk|move|slow|try|do|leave|see|make|skip|spend|stay)\b)/i;

/** Short forms of chats that aren't written in a message. */
function full(text: string): string {
  return text
    .replace(/\bid (?=(?:like|love|want|rather|miss|be|need|prefer)\b)/gi, "I'd ")
    .replace(/\bive\b/gi, "I've")
    .replace(/^its\b/i, "it's")
    .replace(WE_DO, "I'd like us to ")
    .replace(/\b(?:u|ya)\b/g, 'you')
    .replace(/\s+(?:lol|tho|though|haha)$/i, '')
    .replace(
      /\b(christmas|easter|thanksgiving)\b/g,
      (day) => `${day.charAt(0).toUpperCase()}${day.slice(1)}`,
    );
}

function lowered(text: string): string {
  return /^(?:I\b|(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day\b)/.test(text)
    ? text
    : `${text.charAt(0).toLowerCase()}${text.slice(1)}`;
}
