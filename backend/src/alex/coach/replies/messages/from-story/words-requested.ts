import { partsOf, standardWords } from '../../../../../words/message-text';
import { NO_MORE } from '../brief/draft-brief';

/** Words for someone that are asked for, where what they should say is in the request itself or was told before it. */
export interface MessageRequest {
  /** What it should say, in the user's words, or what was told before. */
  readonly lines: readonly string[];
  /** Whether it is the user's own sentence to the other person rather than a story. */
  readonly isOwn: boolean;
}

const WHOM = '(?<whom>him|her|them|xmatch)';
const LEAD =
  '(?:(?:so|and|but|ok|okay|please|pls|then|now|just|no|nah|nope|yes|yeah|lol|hm+|well|maybe|alex|right|hey|actually)[\\s,.!]+)*';
/** What is said begins with someone or something. */
const CONTENT =
  "(?<said>(?:i|im|i['’]m|i['’]d|id|i['’]ll|i['’]ve|ive|we|we['’]\\w+|my|our|it|it['’]s|its|he|she|they|not|no|yes|sorry|thanks?)\\b.{6,})$";
/** "How do I tell him I need more time?" */
const HOW_TO_TELL = new RegExp(
  `^${LEAD}how (?:(?:do|can|could|should|would|to|i) ?)+(?:best |even )?(?:tell|let|say to|explain to) ${WHOM} (?:know )?(?:that )?${CONTENT}`,
  'i',
);
/** "I'd want to tell her that I'd miss her" */
const WANT_TO_TELL = new RegExp(
  `^${LEAD}i(?:['’]?d| would)? ?(?:want|like|love|wanna|need|have)(?: to)? (?:tell|let|say to) ${WHOM} (?:know )?(?:that )?${CONTENT}`,
  'i',
);
/** "Nah, tell him I'm not mad" and "say I'm up for it": what the message before should say instead. */
const TELL = new RegExp(`^${LEAD}(?:tell ${WHOM}|say|make it say) (?:that )?${CONTENT}`, 'i');
/** "Could you put that in words?" */
const PUTS_IT =
  /^(?!.*\b(?:again|different\w*|simpl\w+|easier|other words|shorter|longer|nicer|kinder|warmer|softer|less|more|down|to me)\b)(?:(?:so|and|please|then|now|ok|okay) )*(?:(?:can|could|would|will) you )?(?:please )?(?:help me )?(?:write|put|phrase|word|say|text|send|formulate|draft) (?:me )?(?:(?:that|this|it|something|a (?:text|message|note))(?: about (?:that|this|it))?)\b/;
const HOW_TO_SAY =
  /^(?:(?:so|and|ok|okay|but) )*how (?:(?:do|can|could|should|would|to|i|one) )+(?:best |even )?(?:say|tell|put|write|phrase|text|explain)(?: to)?(?: him| her| them| xmatch)? ?(?:that|this|it)\b(?: to (?:him|her|them|xmatch))?(?: nicely| kindly| gently)?(?: \?)?$/;
const WHAT_TO_TEXT =
  /^(?:(?:so|and|ok|okay|but) )*what (?:(?:do|can|could|should|would) i) (?:even |best )?(?:text|say to|write(?: to)?|send|message|tell) (?:him|her|them|xmatch)(?: back)?(?: about (?:it|that|this))?(?: \?)?$/;
const ABOUT_MANNER =
  /^(?:it|this|its|it['’]s) (?:less|more|too|a bit|shorter|nicer|in|to|for|like|because|cause|cuz)\b/i;

/** How to say it is no part of what is said. */
const MANNER =
  /\s+(?:without (?:hurting|sounding|being|seeming|coming|making|upsetting|offending|scaring|breaking|ruining|pushing|losing|looking|starting|causing|feeling)\b.*|in a (?:\w+ ){1,3}way|nicely|kindly|gently|politely|softly|(?:over|by|via) (?:text|phone|the phone))[\s?.!]*$/i;
/** "I'd rather tell her in person" says only where. */
const ONLY_HOW =
  /^(?:it |this |that |so |everything )?(?:in person|face to face|myself|personally|by phone|over (?:coffee|dinner|the phone)|tomorrow|tonight|first|soon|later|properly|gently)\b/i;
/** What deserves advice on when and how rather than a sentence to send. */
const FOR_A_TALK =
  /\b(?:pregnant|herpes|hiv|hpv|std|sti|chlamydia|cheat\w*|slept with|love (?:him|her|them|xmatch))\b/i;
const SENTENCES = /(?<=[.!?…])\s+|\n+/;
const GOES_ON = /^(?:i|i['’]\w+|im|ive|id|we|my)\b/i;

/** What is said to someone in these words; null where it is about another person or says only how. */
function contentIn(words: RegExp, text: string): string | null {
  const { said = '', whom } = words.exec(text)?.groups ?? {};
  const isOfAnother =
    (whom === 'him' && /\b(?:she|her|hers)\b/i.test(said)) ||
    (whom === 'her' && /\b(?:he|him|his)\b/i.test(said));
  const content = said.replace(MANNER, '').replace(/[\s?]+$/, '');
  return isOfAnother || !content.includes(' ') || ONLY_HOW.test(content) ? null : content;
}

/** What a message should say in so many words; null where it doesn't say that. */
function ownContent(text: string, hasDraft: boolean): readonly string[] | null {
  const sentences = text.split(SENTENCES);
  const parts = partsOf(text);
  const [how] = [...sentences, ...parts].flatMap((part) => contentIn(HOW_TO_TELL, part) ?? []);
  if (how !== undefined) return FOR_A_TALK.test(how) ? null : [how];
  const wants = parts.flatMap((part) => contentIn(WANT_TO_TELL, part) ?? []);
  if (wants.length > 0 && parts.some((part) => PUTS_IT.test(plain(part)))) return wants;
  const [first = '', ...others] = sentences;
  // "Say he says no, what then?" supposes something.
  const told = hasDraft && !/\b(?:what|how|why|then)\b.*\?/i.test(first) ? contentIn(TELL, first) : null;
  if (told === null || ABOUT_MANNER.test(told)) return null;
  return [
    told,
    ...others.filter((one) => GOES_ON.test(one) && !one.includes('?') && !UNSURE.test(plain(one))),
  ];
}

/** Whether a message asks to put into words what was told before it. */
export function refersBack(text: string): boolean {
  return partsOf(text).some((part) => {
    const said = plain(part);
    return PUTS_IT.test(said) || HOW_TO_SAY.test(said) || WHAT_TO_TEXT.test(said);
  });
}

/** What someone wants to have said about what they told: their own wish, need or no. */
const OWN_SIDE =
  /^(?:but |and |so )*i (?:need|want|would|do not|am not|like|feel|miss|love|wish|can not|will not|could not|have to)\b/;
const WANTS_AGAIN =
  /\b(?:wants?|wanted|asks?|asked|would like|suggests?) (?:to|for) (?:\w+ )?(?:meet|see|date|go out|another)\b/;
const OWN_NO =
  /^(?:but |and )*(?:i (?:do not|would not|am not|really do not)|not me|no)(?: want(?: to| that)?)?$/;

/** What was told that can be said to the other person, of the latest message first. */
export function toldBefore(told: readonly string[]): MessageRequest | null {
  const [latest] = told;
  if (latest === undefined || refersBack(latest) || OF_ANOTHER.test(latest)) return null;
  const parts = latest.split(SENTENCES).filter((part) => !part.includes('?'));
  const isNo =
    parts.some((part) => OWN_NO.test(plain(part))) && parts.some((part) => WANTS_AGAIN.test(plain(part)));
  if (isNo || NO_MORE.test(latest)) return { lines: [`I don't want to see you again`], isOwn: true };
  const own = parts.filter((part) => OWN_SIDE.test(plain(part)) && !UNSURE.test(plain(part)));
  if (own.length > 0) return { lines: own, isOwn: false };
  const choice = CHOICE.exec(latest)?.groups?.['choice'];
  if (choice !== undefined) return { lines: [`I'd rather ask than guess: ${choice}?`], isOwn: true };
  const done = parts.find((part) => DONE.test(part) && plain(part).split(' ').length <= LONGEST_EVENT);
  const event = done?.replace(SIGH, '').replace(/[.!…\s]+$/, '');
  return event === undefined ? null : { lines: [`${event}, and it's been on my mind`], isOwn: false };
}

/** "It's one room or two. How do I ask that?" */
const CHOICE =
  /\b(?:it['’]?s|whether it['’]?s|is it) (?<choice>(?!.*\b(?:not|never|less|ex|break\w*)\b[.?,!])(?:a |an |the |one )?\w+(?: \w+)? or (?:a |an |the )?\w+(?: \w+)?)[.?,!](?=.*\bhow (?:do|does|can|could|should|would|to)\b.*\b(?:ask|say|put)\b)/i;

/** A "he" or "she" after these is not the one who is written to. */
const OF_ANOTHER =
  /\bmy (?:\w+ )?(?:boss|manager|dad|father|mom|mum|mother|sister|brother|friend|roommate|flatmate|ex|son|daughter|colleague|coworker|cousin|aunt|uncle|neighbor|therapist)\b.*\b(?:he|she|him|her|his)\b/i;

/** What the other person did. */
const DONE =
  /^(?:(?:so|and|but|ugh|ok|omg|well)[\s,]+)*(?:xmatch|he|she) (?:just |only |again )?(?:\w+ed|forgot|left|went|took|told|said|came|was|did|made|kept|picked|never|didn['’]?t)\b/i;
const LONGEST_EVENT = 18;
const SIGH = /[\s,]+(?:ugh|lol|omg|smh|wtf|haha|again)[.!\s]*$/i;

/** About how to say it, or said to Alex. */
const UNSURE =
  /\b(?:know|sure|say|saying|sound|tell|telling|ask|asking|bring|write|text|scared|afraid|nervous|wrong|stupid|help|advice|you|your)\b/;

function plain(text: string): string {
  return standardWords(text).join(' ');
}

/** The words for someone that a message asks for, after what was told before it; null for anything else. */
export function messageRequest(
  text: string,
  told: readonly string[],
  hasDraft: boolean,
): MessageRequest | null {
  const own = ownContent(text, hasDraft);
  if (own !== null) return { lines: own, isOwn: true };
  return refersBack(text) ? toldBefore(told) : null;
}

/** Whether words are asked for about something, and nothing at all was told that they could be about. */
export function hasNoSubject(text: string, told: readonly string[]): boolean {
  return (
    told.length === 0 &&
    partsOf(text).length === 1 &&
    /^(?:(?:can|could|would) you |please )*(?:write|put|phrase|word|text|send) (?:that|this|it)\b(?: to (?:him|her|them|xmatch))?(?: (?:for me|please|in words|into words))*(?: \?)?$/.test(
      plain(text),
    )
  );
}
