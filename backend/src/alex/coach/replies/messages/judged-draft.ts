import { paragraphs, say, sentences, type Piece } from '../../../answer';
import type { Asked } from '../../asked';
import { draft } from '../../coach-figures';
import { heldBack } from '../../situations/advise';
import { whatToSay } from './from-story/message-from-story';
import { ownDraftIn } from './own-draft';

type Purpose = 'no' | 'invitation' | 'apology' | 'request' | 'other';

/** The first that fits is what a message is for. */
const PURPOSES: readonly (readonly [Purpose, RegExp])[] = [
  [
    'no',
    /\b(?:don['’]?t (?:feel (?:it|that|the|a|enough)|see (?:us|this|it|a future)|want to (?:see|meet|go on|continue|keep))|not (?:feeling it|the right|looking to continue)|no spark|stay friends|be friends|can['’]?t (?:keep|go on|continue)|end (?:it|this|things)|stop seeing|go our separate|isn['’]?t (?:working|right|going to work)|wish you (?:well|all))\b/i,
  ],
  [
    'invitation',
    /\b(?:want to (?:grab|get|go|meet|come)|would you (?:like|want)|(?:drinks?|coffee|dinner|lunch|walk|movie) (?:\w+ )?(?:on|this|next|tomorrow|tonight|sometime|with me)|see you again|are you free|how about|shall we|let['’]?s (?:meet|go|grab|do))\b/i,
  ],
  ['apology', /\b(?:i['’]?m (?:so |really |very )?sorry|i apologi[sz]e|forgive me|my bad)\b/i],
  [
    'request',
    /\b(?:i(?:['’]d| would) (?:like|prefer|rather|love)|i need|please|could you|can you|can we talk|next time)\b/i,
  ],
];

/** What a reader of the message may stumble over, and the words without it; the most telling first. */
interface Remark {
  readonly when: (text: string, purpose: Purpose) => boolean;
  readonly says: string;
  readonly change?: (text: string) => string;
}

const count = (text: string, words: RegExp): number => [...text.matchAll(words)].length;
const SORRY =
  /,? ?(?:(?:really|so|very|truly|genuinely) )?\b(?:i['’]?m |i am )?(?:(?:really|so|very|truly) )?sorry\b/gi;
const DOOR =
  /,? ?\b(?:right now|at the moment|for now|at this point|maybe|perhaps|i guess|kind of|kinda|sort of|probably)\b/gi;
const CHARGE = /\byou (?:always|never|don['’]?t ever|keep|just)\b/i;
const LONG = 60;
const MANY_QUESTIONS = 3;

const REMARKS: readonly Remark[] = [
  {
    when: (text) => CHARGE.test(text),
    says: 'Anyone who reads “you always” or “you never” looks for a defense first. Say the one thing that happened, and then what you would like instead.',
  },
  {
    when: (text, purpose) => purpose === 'no' && count(text, DOOR) > 0,
    says: 'In a no, words such as “maybe” or “right now” sound like a door left open. I took them out, so that no one has to wait.',
    change: (text) => text.replace(DOOR, ''),
  },
  {
    when: (text) => count(text, SORRY) > 1,
    says: 'One “sorry” is warmer than two: the second one asks to be comforted.',
    change: (text) => firstOnly(text, SORRY),
  },
  {
    when: (text) => text.split(/\s+/).length > LONG,
    says: "It's long for a message. What has to be understood fits into three sentences; the rest is for when you see each other.",
  },
  {
    when: (text) => count(text, /\?/g) >= MANY_QUESTIONS,
    says: 'It asks several things at once, and usually only the last one is answered. Keep the one that matters most to you.',
  },
  {
    when: (text, purpose) =>
      purpose === 'invitation' &&
      !/\b(?:mon|tues|wednes|thurs|fri|satur|sun)day\b|\btomorrow|tonight|weekend\b|\d/i.test(text),
    says: 'A day makes it easy to say yes, so I put in a place for one.',
    change: (text) => `${text.replace(/[\s.!]+$/, '').replace(/\?$/, '')}, maybe on [Thursday]?`,
  },
  {
    when: (text, purpose) => purpose === 'apology' && /\bsorry\b[^.!?]*\b(?:but|if you)\b/i.test(text),
    says: 'After “sorry”, a “but” or an “if you” takes it back. End the sentence there.',
  },
];

const WORRIES: readonly (readonly [RegExp, Readonly<Partial<Record<Purpose, string>>>, string])[] = [
  [
    /\b(?:cold|harsh|mean|rude|blunt)\b/i,
    {
      no: "It isn't cold. Cold would be going quiet, or an excuse; this says what's true and says it kindly.",
    },
    "I don't read it as cold: it's plain, and plain is easier to answer.",
  ],
  [
    /\b(?:needy|desperate|clingy|eager|pushy|too much|intense)\b/i,
    { invitation: "It isn't needy to ask once. It would be to ask again before there's an answer." },
    'Saying once what you want is not needy. What makes it so is explaining it, or asking for an answer twice.',
  ],
];

const GOOD: Readonly<Record<Purpose, string>> = {
  no: 'The main thing is in one clear sentence, and nothing in it is a reproach. That is as kind as a no gets.',
  invitation: "It says what you'd like and is easy to answer.",
  apology: 'It says sorry for one thing, without an excuse.',
  request: "It says what you'd like instead of what was wrong, and that is the part that gets heard.",
  other: "It's clear, it sounds like a person, and it can be answered.",
};
const ENDS: Readonly<Partial<Record<Purpose, string>>> = {
  no: 'You could add one thing you liked, if it is true and small. After it is sent, you owe no second explanation.',
  invitation: 'Then leave it until there is an answer.',
};

/** What Alex thinks of a message that the user wrote: what it is for, what to change, and the words with that changed. */
export function judgedDraft({ message, matches: [match] }: Asked): Piece[] {
  if (match?.isHeldBack) return heldBack(match);
  const own = ownDraftIn(message);
  if (own === null) return whatToSay();
  const { text, asked } = own;
  const purpose = PURPOSES.find(([, words]) => words.test(text))?.[0] ?? 'other';
  const worry = WORRIES.find(([words]) => words.test(asked));
  const remarks = REMARKS.filter(({ when }) => when(text, purpose)).slice(0, MOST_REMARKS);
  const changed = remarks.reduce((words, { change }) => change?.(words) ?? words, text);
  const opinion = worry ? (worry[1][purpose] ?? worry[2]) : remarks.length === 0 ? GOOD[purpose] : null;
  return paragraphs(
    sentences(...(opinion === null ? [] : [opinion]), ...remarks.map(({ says }) => says)),
    changed === text ? null : say`With that changed: ${draft(tidy(changed))}`,
    remarks.length === 0
      ? say`I'd send it as it is. ${ENDS[purpose] ?? 'Then put the phone away for a while.'}`
      : (ENDS[purpose] ?? null),
  );
}

const MOST_REMARKS = 2;

function firstOnly(text: string, words: RegExp): string {
  let isFirst = true;
  return text.replace(words, (found) => {
    if (!isFirst) return '';
    isFirst = false;
    return found;
  });
}

/** Without the gaps that words left behind. */
function tidy(text: string): string {
  return text
    .replace(/\s+/g, ' ')
    .replace(/ (?=[,.!?])/g, '')
    .replace(/([.!?]),/g, '$1')
    .replace(/(?<=[.!?])\s*[.,](?=\s|$)/g, '')
    .replace(/(^|[.!?] )(\p{Ll})/gu, (_, before: string, first: string) => `${before}${first.toUpperCase()}`)
    .trim();
}
