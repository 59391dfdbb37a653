import { paragraphs, say, type Piece } from '../../../answer';
import { standardWords } from '../../../../words/message-text';
import type { Asked } from '../../asked';
import { heldBack } from '../../situations/advise';
import { timeIn } from './brief/time-words';
import { draftTo } from './draft-to';

const OCCASION =
  '(?:invitation|invite|offer|drinks?|dinner|lunch|brunch|breakfast|coffee|party|walk|hike|concert|film|movie|show|play|slides|weekend|trip|plan|game|evening|(?:mon|tues|wednes|thurs|fri|satur|sun)day|tomorrow|tonight)';
const DECLINES = new RegExp(
  `\\b(?:declin\\w+|turn(?:ing)? down|refus\\w+|bow(?:ing)? out of|get(?:ting)? out of|pass(?:ing)? on|say(?:ing)? no to|(?:a|my) no to|bail(?:ing)? on|the one i am bailing)\\b(?:.*\\b${OCCASION}\\b)?`,
);
const OF_OCCASION = new RegExp(`\\b${OCCASION}\\b`);
const KINDLY = /\bdeclin\w+ (?:\w+ )?(?:kindly|politely|nicely|gently|gracefully)\b|\bthe one i am bailing\b/;
const WORDS_WANTED =
  /\b(?:write|text|message|note|draft|word|words|line|reply|answer|help me|how (?:do|can|could|should|would) (?:i|one))\b/;
/** The words for these are the last ones, or they are for something else. */
const FOR_GOOD =
  /\b(?:(?:another|second|third|any more|more) dates?|again|any ?more|for good|goodbye|end(?:ing)? (?:it|things)|break(?:ing)? up|not interested|sex|kiss\w*|(?:his|her|their|xmatch) (?:is )?(?:still )?pushing|pushes|pressur\w+)\b/;

/** Whether words are wanted to say no to one invitation, not to the person. `text` has placeholders for names. */
export function declinesOnce(text: string): boolean {
  const said = standardWords(text).join(' ');
  if (!WORDS_WANTED.test(said) || FOR_GOOD.test(said)) return false;
  return DECLINES.test(said) && (KINDLY.test(said) || OF_OCCASION.test(said));
}

const TEXTS = {
  Warm: "Hi {name}, thank you for asking me, that's kind of you. I can't join you{when}, and I hope you have a lovely time.",
  Plain: "Hi {name}, thanks for the invitation. I won't make it{when}, so I'll pass this time.",
  Light: "Hi {name}, it's tempting, and I'm still going to pass{when}. Enjoy it for both of us!",
} as const;

/** Words to say no to one invitation, in three tones. */
export function declineOnce(asked: Asked): Piece[] {
  const [match] = asked.matches;
  if (match?.isHeldBack) return heldBack(match);
  const time = timeIn(asked.message);
  const when = time === null ? '' : ` ${time}`;
  const drafts = Object.entries(TEXTS).map(
    ([tone, text]) => say`${tone}:\n${draftTo(match, text.replace('{when}', when))}`,
  );
  return paragraphs(
    'Three ways to say no to this one:',
    ...drafts,
    say`You don't have to give a reason, and an invented one is hard to keep up. If you'd like to meet another time, add a day of your own; if not, leave it at that, so that no one waits for it.`,
  );
}
