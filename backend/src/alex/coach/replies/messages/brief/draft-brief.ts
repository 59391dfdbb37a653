import type { Turn } from '../../../understanding/conversation-memory';
import { dictatedIn } from './dictated';
import { inFull } from './in-full';
import { isManner, isOnlyWhere } from './manner';
import { addresseeIn, toSecondPerson, type Addressee } from './second-person';
import { sentence } from './sentence';
import { withoutTime, timeIn } from './time-words';

/** What the user wants a message to say, from the request and from what was changed in it since. */
export interface DraftBrief {
  /** What to do together: "mini golf", "dinner at my place". */
  readonly plan: string | null;
  /** "on Saturday" */
  readonly when: string | null;
  /** The day that doesn't work, when a date is moved: "on Friday". */
  readonly insteadOf: string | null;
  /** Why it has to be moved: "my sister is visiting". */
  readonly reason: string | null;
  /** Sentences to the other person, in the user's words. */
  readonly says: readonly string[];
  /** Whether the user doesn't want to meet again. */
  readonly isGoodbye: boolean;
}

const REQUEST =
  /\b(?:write|draft|compose|word|phrase|text|message|dm|ask|tell|invite|send|reply|note|answer)\b/i;
/** How a request begins, before what the message should say. */
const HEAD =
  /^(?:(?:so|and|ok|okay|very well|fine|good|right|hey|hi|alex|now|then|please|pls|plz|yes|thanks?|thank you)[\s,.!]+)*(?:(?:can|could|would|will) (?:you|u) (?:please |pls |maybe )?(?:help me (?:with|to write|write) )?|i(?:['’]d| would) (?:like|love|need|want)(?: you)? to |i (?:want|need)(?: you)? to |help me (?:with |to )?|give me |let['’]?s )?(?:please |pls )?(?:(?:write|draft|compose|word|suggest|send|make|do|reply to|answer|text|message|dm|note)\b\s*)?(?:(?:me|for me|him|her|them|{name}|to|for)\b\s*)*(?:(?:a few|a couple of|a|an|the|some|another)\s+)?(?:(?:short|quick|nice|kind|little|friendly|honest|polite|cute|funny|flirty|sweet|warm|light|simple)\s+)*(?:(?:message|text|note|lines?|reply|invitation|words|dm|answer|smth|sth|something|that|it|this)\b\s*)?(?:(?:to|for|with)\s+(?:him|her|them|{name})\b\s*)?(?:for me\b\s*)?/i;

/** A request after something else that was said. */
const REQUESTED = /^(?:so |and |now |then )?(?:can|could|would|will) (?:you|u)\b/i;

const JOIN =
  /\s*(?:[.;!?\n]+\s+|[.;!?]+$|,\s*(?:and\s+|but\s+)?|\s+and\s+(?=(?:ask|asking|mention|mentioning|say|tell|propose|suggest|offer|invite|add|i\b|i['’]|that\b|whether\b|if (?:he|she|they)\b))|\s+but\s+(?=(?:i\b|i['’]|ask|mention|say|tell))|:\s+)/i;

const ASK_PLAN =
  /^(?:(?:to|and|just|then)\s+)*(?:ask(?:ing)?|invit(?:e|ing)|propos(?:e|ing)|suggest(?:ing)?|offer(?:ing)?)\s*(?:to\s+)?(?:(?:him|her|them|me|{name})\b\s*)?(?:out\b\s*)?(?:(?:if|whether)\s+(?:he|she|they)\s+(?:(?:wants?|would like|['’]?d like|feels? like|is up|are up|likes?)\s*(?:to|for)?\s*)(?:do|have|get|try)?\s*|to\s+(?:come (?:to|along to|for)\s+|meet (?:up )?(?:me )?(?:for|at)\s+|go (?:to|for)\s+|join me (?:at|for|in)\s+|do\s+|have\s+|get\s+)?|for\s+|on\s+)?(?=.)/i;
/** "ask how serious it is" */
const ASK_HOW =
  /^(?:(?:to|and|just|but|i (?:want|would like|['’]?d like) to|i['’]d like to)\s+)*ask(?:ing)?\s+(?:(?:him|her|them|{name})\s+)?(?=(?:how|what|when|where|why|who)\b)/i;
/** "ask him about children" */
const ASK_ABOUT =
  /^(?:(?:to|and|just|but|i (?:want|would like|['’]?d like) to|i['’]d like to)\s+)*ask(?:ing)?\s+(?:him|her|them|{name})\s+about\s+(?=.)/i;
const ASK_IF =
  /^(?:(?:to|and|just)\s+)*(?:ask(?:ing)?\s+(?:him|her|them|{name})?\s*)?(?:whether|if)\s+(?=he|she|they)/i;
const LIKES_TO =
  /(?:if|whether)\s+(?:he|she|they)\s+(?:(?:want|would like|['’]?d like|feel)s?|(?:is|are) (?:up|down))\b/i;
/** "ask her if she wants to go to the fair" */
const WANTS =
  /^.*?\b(?:if|whether)\s+(?:he|she|they)\s+(?:(?:wants?|would like|['’]?d like|feels?)|(?:is|are) (?:up|down))\s*(?:to come with me to\b|to come to\b|to come along to\b|to go to\b|to join me (?:at|for|in)\b|to|for|like)?\s*/i;
const SAY =
  /^(?:(?:to|and|just|please|also|so|with)\s+)*(?:tell(?:ing)?|say(?:ing)?|mention(?:ing)?|add(?:ing)?|let(?:ting)?|explain(?:ing)?|include|including|remind(?:ing)?|thank(?:ing)?)\s*(?:(?:him|her|them|{name})\b\s*)?(?:know\b\s*)?(?:(?:that|how|about)\b\s*)?/i;
const THAT = /^that\s+(?=(?:i|we|my|the|he|she|it|there|if)\b)/i;
const STATEMENT =
  /^(?:i|i['’]\w+|im|we|we['’]\w+|my|it|it['’]s|there|he|she|they|he['’]s|she['’]s|you|the|{name})\b/i;
/** "mention the cello": a thing rather than a sentence. */
const THING = /^(?:the|our|my|how|a|an|his|her|their|that (?:\p{L}+)$)\b/iu;
/** What is the user's own, and nothing the two have shared. */
const OWN = /^my\b/i;
const VERB =
  /\b(?:is|are|was|were|will|has|had|can|could|would|does|did|comes?|looks?|makes?)\b|['’]s (?:\p{L}+ing|not|so|a)\b/iu;
export const NO_MORE =
  /\b(?:(?:do not|don['’]?t|dont|didn['’]?t|can['’]?t) (?:see|feel|want|think) (?:\w+ ){0,4}(?:future|spark|connection|it|further|go on|(?:see|meet|date) (?:(?:her|him|them|you|\w+) )?(?:again|any ?more)|(?:date|be with) (?:her|him|them|you)|anything more)|no (?:more|second|third|other) dates?|not (?:interested|feeling it|a match)|(?:i am|im|i['’]m) (?:so )?done|tell (?:him|her|them) no|stop seeing|end it|break up|just (?:as )?friends)\b/i;
/** A sentence of fewer words says nothing by itself. */
const FEWEST_SAID = 3;
/** The wish itself, in words of the user's own that are none for the other person. */
const TELLS_NO = /\btell (?:him|her|them|\p{Lu}\p{L}+) (?:a )?no\b/u;
const CANNOT =
  /\b(?:can['’]?t|cannot|can not|won['’]?t be able to|(?:have|need|had|want|would like|['’]d like) to (?:cancel|move|reschedule|postpone)|must cancel|^(?:postpone|reschedule|move|cancel)\b)(?:\s+(?:come|make it|meet|go|do|see (?:him|her|them)))?/i;
const BECAUSE = /\b(?:because|cuz|since|as)\s+(.+)$/i;

function withName(pattern: RegExp, name: string | null): RegExp {
  const word = name === null ? 'xnobody' : name.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
  return new RegExp(pattern.source.replaceAll('{name}', word), pattern.flags);
}

/** How two people are with each other, which is nothing to say in a message. */
const STYLE =
  /^(?:h+m+[\s,]+)?(?:that['’]?s|that is) (?:a bit|a little|too|so|very|way too)\b|^i(?:['’]?m| am) (?:more of|more the|not (?:really )?(?:a|that)|rather a)\b|^(?:(?:but|and|well|no|lol)\s+)*(?:he|she|they|we|(?!(?:too|less|more|not|so|very|a|an|make|bit)\b)\w+)(?:['’]s|['’]re)?\s+(?:\w+\s+){0,4}(?:formal|stiff|jok\w+|funny|casual|serious|direct|polite|shy|sarcastic|teas\w+)\b/i;

/** "coffee instead of a walk" */
const SWAP =
  /\b(?:(?:say|write|make it|put|use)\s+)?(?:an?\s+)?([\p{L}’']+(?:\s+[\p{L}’']+)?)\s+instead\s+of\s+(?:the\s+|an?\s+|my\s+)?(\p{L}{3,})/iu;

/** A word of an earlier message that the user wants out: "without the sister", "leave out the risotto". */
const LEAVE_OUT =
  /\b(?:without|leave out|leave off|take out|remove|drop|delete|skip|no|not)\s+(?:the |that |my |any |part (?:about|with) (?:the )?)*(?!\p{L}+ing\s+(?:me|him|her|them|you|it)\b)([\p{L}]{3,})/giu;
const NO_DETAIL =
  /^(?:too|the|bad|yet|sure|that|emojis?|jokes?|pressure|need|more|less|formal|that|this|much|long|short|reproach|angry|grand|serious|cheesy|flirty|friday|monday|tuesday|wednesday|thursday|saturday|sunday)$/i;

/** What a message is to say, from the request and the changes since; null when nothing in particular is asked for. */
export function briefOf(messages: readonly string[], name: string | null): DraftBrief | null {
  const [first, ...changes] = messages;
  if (first === undefined) return null;
  const whole = changes.reduce(
    (brief, change) => changedBy(brief, change, name),
    readBrief(first, name, true),
  );
  const isEmpty =
    whole.plan === null &&
    whole.when === null &&
    whole.insteadOf === null &&
    whole.reason === null &&
    whole.says.length === 0;
  return isEmpty ? null : whole;
}

function changedBy(before: DraftBrief, change: string, name: string | null): DraftBrief {
  if (STYLE.test(change)) return before;
  const gone = [...change.matchAll(LEAVE_OUT)].flatMap(([, word = '']) =>
    NO_DETAIL.test(word) ? [] : [word.toLowerCase().slice(0, 5)],
  );
  const [swap = '', instead = '', old = ''] = SWAP.exec(change) ?? [];
  const swapped = (text: string) =>
    old === '' ? text : text.replace(new RegExp(`\\b(?:the |an? )?${old}\\b`, 'iu'), instead);
  const rest = change
    .replace(swap, ' ')
    .replace(LEAVE_OUT, ' ')
    .replace(/\bso (?:that )?(?:it|its|it['’]s)\b.*$/i, '');
  const added = readBrief(rest, name, false);
  const kept = (text: string | null) =>
    text !== null && gone.some((word) => text.toLowerCase().includes(word)) ? null : text;
  return {
    plan: added.plan ?? kept(before.plan === null ? null : swapped(before.plan)),
    when: added.when ?? before.when,
    insteadOf: before.insteadOf,
    reason: added.reason ?? kept(before.reason),
    says: [...before.says.map(swapped).flatMap((text) => clausesWithout(text, gone)), ...added.says],
    isGoodbye: before.isGoodbye || added.isGoodbye,
  };
}

/** A sentence without the clauses that have one of these words; empty when nothing is left. */
function clausesWithout(text: string, gone: readonly string[]): string[] {
  const isGone = (clause: string) => gone.some((word) => clause.toLowerCase().includes(word));
  if (!isGone(text)) return [text];
  const left = text.split(/,\s*(?=(?:but|and|so|let['’]s|also)\b)/i).filter((clause) => !isGone(clause));
  return left.length === 0 ? [] : [sentence(left.join(', ').replace(/[.!?]+$/, ''))];
}

const NOTHING: DraftBrief = {
  plan: null,
  when: null,
  insteadOf: null,
  reason: null,
  says: [],
  isGoodbye: false,
};

function readBrief(message: string, name: string | null, isRequest: boolean): DraftBrief {
  if (isRequest && !REQUEST.test(message)) return NOTHING;
  const dictated = isRequest ? dictatedIn(message) : [];
  if (dictated.length > 0) return { ...NOTHING, says: dictated };
  const head = withName(HEAD, name);
  const to = addresseeIn(message, name);
  return inFull(message)
    .split(JOIN)
    .map((part) =>
      part
        .trim()
        .replace(/^(?:lol|haha+|ok|okay|please|pls)[\s,]+|[\s,]+(?:lol|haha+|please|pls|thx|thanks)$/gi, ''),
    )
    .reduce(
      (brief, part, index) =>
        withPart(brief, (index === 0 || REQUESTED.test(part) ? part.replace(head, '') : part).trim(), to),
      NOTHING,
    );
}

/** A thank you, or a thing that is to be mentioned, as a sentence; null for neither. */
function mentionIn(part: string, said: string, to: Addressee): string | null {
  const thanked =
    /^(?:(?:and|to|please|just)\s+)*thank(?:s|ing)?\s+(?:(?:him|her|them|\p{Lu}?\p{L}+)\s+)?for\s+(.+)$/iu.exec(
      part,
    );
  if (thanked?.[1] !== undefined) return `Thank you for ${toSecondPerson(thanked[1], to)}`;
  const treated = /^(?:he|she|they) (?:did )?(?:pay|paid) for (.+)$/i.exec(part)?.[1];
  if (treated !== undefined) return `Thank you for ${toSecondPerson(treated, to)}`;
  const isThing = SAY.test(part) && THING.test(said) && !VERB.test(said);
  const day = timeIn(said);
  if (isThing && OWN.test(said))
    return day === null ? `I'd like to tell you about ${said}` : `${withoutTime(said)} is ${day}`;
  const bare = SAY.test(part) && /^\p{L}{3,}$/u.test(said) ? `[something about ${said}]` : null;
  if (bare !== null) return bare;
  return isThing ? `I still think of ${toSecondPerson(said, to)}` : null;
}

/** What the user would like to know, as a sentence; null for anything else. */
function wonderedIn(part: string, to: Addressee): string | null {
  const [how, about] = [withName(ASK_HOW, to.name), withName(ASK_ABOUT, to.name)];
  if (how.test(part)) return `I'd like to know ${toSecondPerson(part.replace(how, ''), to)}`;
  if (!about.test(part)) return null;
  return `I've been wondering how you feel about ${toSecondPerson(withoutManner(part.replace(about, '')), to)}`;
}

/** "She did", in "I did not pay, she did", says nothing by itself. */
function isStatement(said: string, { name }: Addressee): boolean {
  return withName(STATEMENT, name).test(said) && said.split(/\s+/).length >= FEWEST_SAID;
}

const AT_A_TIME = /^(?:to|for|at|on|this|next)\s+/i;

function withPart(brief: DraftBrief, part: string, to: Addressee): DraftBrief {
  if (part === '' || isManner(part)) return brief;
  const isGoodbye = brief.isGoodbye || NO_MORE.test(part);
  if (TELLS_NO.test(part)) return { ...brief, isGoodbye: true };
  if (CANNOT.test(part) && !isGoodbye) return moved(brief, part, to);
  if (LIKES_TO.test(part) && !/^i\b/i.test(part)) return planned(brief, part.replace(WANTS, ''), to);
  const asksFor = withName(ASK_PLAN, to.name);
  const asksIf = withName(ASK_IF, to.name);
  if (asksIf.test(part) && !LIKES_TO.test(part))
    return { ...brief, says: [...brief.says, question(part.replace(asksIf, ''), to)] };
  const asked = wonderedIn(part, to);
  if (asked !== null) return { ...brief, says: [...brief.says, sentence(asked)] };
  if (asksFor.test(part) && /^(?:(?:to|and|just|then)\s+)*(?:ask|invit|propos|suggest|offer)/i.test(part))
    return planned(brief, part.replace(asksFor, ''), to);
  const said = part
    .replace(/^(?:i['’]?d|i would) rather say\s+/i, '')
    .replace(withName(SAY, to.name), '')
    .replace(THAT, '')
    .trim();
  const mentioned = mentionIn(part, said, to);
  if (mentioned !== null) return { ...brief, says: [...brief.says, sentence(mentioned)] };
  if (isStatement(said, to) && !isOnlyWhere(said)) {
    const wish = INVITES.exec(said);
    if (wish) return invited(brief, withoutManner(said.slice(wish[0].length)).trim(), to);
    return { ...brief, isGoodbye, says: [...brief.says, sentence(toSecondPerson(said, to))] };
  }
  return AT_A_TIME.test(part) && timeIn(part) !== null
    ? planned(brief, part, to)
    : { ...brief, when: brief.when ?? timeIn(part) };
}

/** "I'd like to invite her to dinner" */
const INVITES =
  /^(?:i['’]?d (?:like|love) to|i would (?:like|love) to|i want to|i wanna)\s+(?:invite|take|ask|see|meet)\s+(?:(?:him|her|them|\p{Lu}\p{L}+)\b\s*)(?:out\b\s*)?(?:to|for|at)?\s*/iu;

/** The day that doesn't work, why, and nothing else. */
function moved(brief: DraftBrief, part: string, to: Addressee): DraftBrief {
  const reason = BECAUSE.exec(part)?.[1] ?? null;
  const before = reason === null ? part : part.slice(0, part.length - reason.length);
  return {
    ...brief,
    insteadOf: timeIn(before),
    reason: reason === null ? brief.reason : toSecondPerson(reason.trim(), to),
  };
}

/** Meeting as such, or a talk, which is an occasion rather than a plan. */
const NO_PLAN =
  /^(?:you|it|that|meet|see you|again|meet up|hang out|instead)$|^(?:meet|talk|speak)\b.*\b(?:talk|speak|discuss|about)\b/i;

/** "children but not like a job interview" */
function withoutManner(text: string): string {
  return text.replace(/[,\s]+(?:but|and) (?:not|keep it|make it|no)\b.*$/i, '');
}

/** "I want to see him again" is a plan, too. */
function invited(brief: DraftBrief, rest: string, to: Addressee): DraftBrief {
  if (!/^(?:again)?$/i.test(rest)) return planned(brief, rest, to);
  return { ...brief, plan: brief.plan ?? 'another evening', when: brief.when ?? '[on Saturday]' };
}

function planned(brief: DraftBrief, text: string, to: Addressee): DraftBrief {
  const when = timeIn(text);
  const plan = toSecondPerson(withoutTime(withoutManner(text)), to)
    .replace(/^(?:(?:to|for|on|at|in|a date|out|with you|going to|go to|and|instead)\b[\s,]*)+/gi, '')
    .replace(/[\s,]+(?:to|for|on|at|in|with me|with you|together|instead)$/i, '')
    .trim();
  return {
    ...brief,
    when: when ?? brief.when,
    plan: plan === '' || NO_PLAN.test(plan) ? brief.plan : plan,
  };
}

/** "she eats everything" is asked as "Do you eat everything?" */
function question(text: string, to: Addressee): string {
  const turned = toSecondPerson(text, to)
    .trim()
    .replace(/[.?!]+$/, '');
  const be = /^you (are|were|can|could|would|have been|will)\b\s*/i.exec(turned);
  const asked = be ? `${be[1] ?? ''} you ${turned.slice(be[0].length)}` : `do ${turned}`;
  return `${asked.charAt(0).toUpperCase()}${asked.slice(1)}?`;
}

/** The request and the changes since, oldest first: every message from the latest request for words on. */
export function requestsIn(message: string, history: readonly Turn[], isChange: boolean): string[] {
  if (!isChange) return [message];
  const said = history.filter(({ role }) => role === 'user').map((turn) => turn.message);
  const start = said.findLastIndex((text) => ASKS_FOR_WORDS.test(text));
  return start < 0 ? [message] : [...said.slice(start), message];
}

const ASKS_FOR_WORDS =
  /\b(?:write|draft|compose|message|text|words|invite|ask (?:him|her|them|\p{L}+) (?:if|to|out|for|whether)|tell (?:him|her|them))\b/iu;
