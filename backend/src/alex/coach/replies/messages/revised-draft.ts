import { paragraphs, say, type Piece } from '../../../answer';
import type { Asked, Wish } from '../../asked';
import { draft } from '../../coach-figures';
import type { Turn } from '../../understanding/conversation-memory';
import { standardWords } from '../../../../words/message-text';
import { briefOf } from './brief/draft-brief';
import { addresseeIn, toSecondPerson } from './brief/second-person';
import { sentence } from './brief/sentence';

type Purpose = 'no' | 'limit' | 'thanks' | 'invitation' | 'talk';

const GOODBYE =
  /\b(?:going further|spark|feelings aren't growing|wish you (?:well|all)|all the best|contact|take care)\b/i;
const PURPOSES: readonly (readonly [Purpose, RegExp])[] = [
  ['no', GOODBYE],
  ['thanks', /^(?:\S+ )?thank(?:s| you)\b/i],
  [
    'limit',
    /\b(?:please|rule of mine|I (?:don't|won't|need|mean it)|own pace|wait with|too early|give me that time|choose this myself|said no)\b/i,
  ],
  [
    'invitation',
    /\[|\b(?:coffee|drink|come along|how about|shall we|are you (?:free|around)|suggest a day|breakfasts?)\b/i,
  ],
];
/** What a message is sent for; the shortest version keeps it. */
const ASKS = /\?|\[|\b(?:come along|suggest a day|let's|please)\b/i;
const CORE: Readonly<Record<Purpose, RegExp>> = {
  no: GOODBYE,
  thanks: /\b(?:doesn't change|like you|meant a lot)\b/i,
  limit: /\b(?:I (?:don't|won't|need|want)|I'd like|not|wait|no)\b/i,
  invitation: ASKS,
  talk: /\?|\bI(?:'d| would) (?:like|rather|love)\b|\bI (?:like|want|need)\b/i,
};
const WARM: Readonly<Record<Purpose, string>> = {
  no: "I'm glad we met.",
  thanks: 'It means a lot to me.',
  limit: 'I mean this kindly.',
  invitation: "I'd really like to see you.",
  talk: 'You matter to me, so I wanted to say it.',
};
const LIGHT: Readonly<Record<Exclude<Purpose, 'no'>, string>> = {
  thanks: "And yes, I'm always this smooth.",
  limit: "I'm charming again right after this, promise.",
  invitation: 'Bad jokes are included.',
  talk: 'I practiced this in front of a mirror, so be kind.',
};
/** What should come into a message, after what is said about its tone. */
const ADDS = /\b(?:mention|add|include|put in|say|tell)\b.*$/is;
const MEETS = /\b(?:see you|with me|just us)\b/i;
const SOFT =
  /\b(?:a (?:little|bit)|just|maybe|perhaps|really|, if you like|if you like|forgive me in advance)\b ?/gi;
const SHORT_ENOUGH = 0.85;
const FEWEST = 5;

/** Words that are to be left out: 'without the word "daughter"', "leave out the risotto". */
const LEFT_OUT =
  /\b(?:without|leave out|leave off|take out|remove|drop|delete|skip|no|not)\s+(?:(?:the|that|my|any|a|word|words|part|about|with|bit)\s+)*["“”'‘’]?(?<word>\p{L}{3,})/giu;
const NO_CONTENT =
  /^(?:too|the|bad|yet|sure|that|this|cold|harsh|jokes?|pressure|need|more|less|formal|much|long|short|angry|serious|cheesy|flirty|mean|rude|needy|pushy|desperate|funny|warm|kind|direct|being|sound\w*)$/i;

const LANGUAGES =
  'spanish|german|french|italian|portuguese|polish|turkish|arabic|dutch|russian|chinese|hindi|japanese|korean|greek|swedish|ukrainian|hebrew';
const IN_LANGUAGE = new RegExp(
  `\\btranslat\\w+\\b|\\b(?:write|say|send|make|text|put|draft|message|same|version|it|that|one) (?:\\w+ ){0,3}in(?:to)? (?<one>${LANGUAGES})\\b|^(?:(?:and|now|okay|please|can|could|you) )*in(?:to)? (?<other>${LANGUAGES})\\b`,
);

/** The language other than English in which words are wanted; null for none. */
export function languageWanted(text: string): string | null {
  const found = IN_LANGUAGE.exec(standardWords(text).join(' '));
  if (!found) return null;
  const name = found.groups?.['one'] ?? found.groups?.['other'];
  return name === undefined ? 'another language' : `${name.charAt(0).toUpperCase()}${name.slice(1)}`;
}

/** The latest message that was written for the user to send. */
function lastDraft(history: readonly Turn[]): string | null {
  const turn = history.findLast(({ references }) => references.some(({ target }) => target.kind === 'draft'));
  const place = turn?.references.find(({ target }) => target.kind === 'draft');
  return turn && place ? turn.message.slice(place.start, place.end) : null;
}

/** Messages are written in English, and that is said rather than tried. */
export function otherLanguage({ message, history }: Asked): Piece[] {
  const language = languageWanted(message) ?? 'another language';
  const before = lastDraft(history);
  return before === null
    ? say`I can only write in English, so I'd rather not send you something half right in ${language}. Tell me what it should say, and I'll write it in short English sentences that are easy to translate.`
    : paragraphs(
        say`I can only write in English, so I'd rather not send you something half right in ${language}. These are short sentences that translate well:`,
        say`${draft(inShortSentences(before))}`,
      );
}

function inShortSentences(text: string): string {
  return text
    .replace(/, (?:and|so|but) (?=(?:I|it|we|you)\b)/g, (link) => `. ${link.includes('but') ? 'But ' : ''}`)
    .replace(/\. (\p{Ll})/gu, (_, first: string) => `. ${first.toUpperCase()}`);
}

/** The message before, as wished for: shorter, lighter, with something in it or without. */
export function revisedDraft({ message, history, wishes, facts, matches: [match] }: Asked): Piece[] {
  const before = lastDraft(history);
  if (before === null)
    return say`There's no message to change yet. Tell me whom it's for and what it should say, and I'll write one.`;
  const name = nameIn(before, facts.matches) ?? match?.name.split(' ')[0] ?? null;
  const unwanted = [...message.matchAll(LEFT_OUT)].flatMap(({ groups }) => {
    const word = groups?.['word'] ?? '';
    return word === '' || NO_CONTENT.test(word) ? [] : [word.toLowerCase()];
  });
  const absent = unwanted.filter((word) => !before.toLowerCase().includes(word.slice(0, 5)));
  const purpose = purposeOf(before);
  const kept = without(before, unwanted);
  const worded = withReason(withAdditions(inOtherWords(kept, wishes, purpose), message, name), message, name);
  return paragraphs(
    introFor(wishes, absent),
    say`${draft(withQuestion(worded, message))}`,
    wishes.includes('lighter') && purpose === 'no'
      ? "I've left a joke out on purpose: in a no it's easily taken the wrong way."
      : null,
  );
}

/** The first name of whom a message was written to, no matter who else is spoken of since. */
function nameIn(text: string, matches: Asked['matches']): string | null {
  const [, opening] = /^(?:(?:Hi|Hey|Hello) )?([^,.!?]{1,40}),/.exec(text) ?? [];
  return matches.map(({ name }) => name.split(' ')[0] ?? name).find((name) => name === opening) ?? null;
}

/** "And say it's because of work" */
const REASON =
  /\b(?:(?:say|tell (?:him|her|them)|add|mention|write)(?: that)? (?:it(?:['’]?s| is)|that(?:['’]?s| is)) |,\s*)?(?:because|cause|cuz|bc)\s+(?<why>(?:of )?[^.!?;]{3,})/iu;

/** With the reason that the user gives for it. */
function withReason(text: string, message: string, name: string | null): string {
  const why = REASON.exec(message)?.groups?.['why'];
  if (why === undefined) return text;
  const reason = sentence(`it's because ${toSecondPerson(why.trim(), addresseeIn(message, name))}`);
  const plain = text.replace(/ ?(?:It is|It's|Its) because [^.!?]*[.!?]/i, '');
  return plain.includes(reason) ? plain : added(plain, reason);
}

/** "Leave room for an answer" */
const OPEN_END =
  /\b(?:leave|give) (?:(?:him|her|them|some|a bit of) )*room\b|\bend (?:it )?with a question\b/i;

function withQuestion(text: string, message: string): string {
  return OPEN_END.test(message) && !text.includes('?') ? `${text} How do you see it?` : text;
}

function purposeOf(text: string): Purpose {
  return PURPOSES.find(([, words]) => words.test(text))?.[0] ?? 'talk';
}

function sentencesOf(text: string): string[] {
  return (text.match(/[^.!?]+[.!?]+(?:\s*:\))?/g) ?? [text]).map((one) => one.trim());
}

function without(text: string, unwanted: readonly string[]): string {
  if (unwanted.length === 0) return text;
  const kept = sentencesOf(text).filter(
    (one) => !unwanted.some((word) => one.toLowerCase().includes(word.slice(0, 5))),
  );
  return kept.length > 0 ? kept.join(' ') : text;
}

/** "I'd never say it like that" and "I say it too much" are about words, and belong in none. */
const OF_THEIR_WORDS =
  /\b(?:(?:that['’]?s|it['’]?s) not (?:how|what|something) )?i(?:['’]d| would)? (?:\w+ ){0,2}?(?:say|said|put|write|use|talk|type|sound)\b (?:it|this|that|so|like)\b[^.!?]*/gi;

/** With what the user wants mentioned, and on the day they name. */
function withAdditions(text: string, message: string, name: string | null): string {
  const said = message.replace(OF_THEIR_WORDS, ' ');
  const wanted = ADDS.exec(said.replace(LEFT_OUT, ' '))?.[0] ?? said;
  const brief = briefOf(['write a message', wanted], name);
  if (!brief) return text;
  const dated =
    brief.when === null ? text : text.replace(/\[(?:on )?\p{Lu}\p{L}+day\]/u, brief.when.replace(/^on /, ''));
  return [dated, ...brief.says].join(' ');
}

/** A message as wished for; what it is sent for stays in it. */
export function inOtherWords(text: string, wishes: readonly Wish[], purpose = purposeOf(text)): string {
  const short = wishes.includes('shorter') ? shortened(text, purpose) : text;
  const plain = wishes.includes('plainer')
    ? capitalized(withoutSofteners(short).replace(SOFT, '').replace(/ {2,}/g, ' '))
    : short;
  const firm = wishes.includes('plainer') && purpose === 'limit' ? added(plain, 'I mean it.') : plain;
  const warm = wishes.includes('warmer')
    ? added(firm, MEETS.test(firm) ? "I'm already looking forward to it." : WARM[purpose])
    : firm;
  const light = wishes.includes('lighter') && purpose !== 'no' ? added(warm, LIGHT[purpose]) : warm;
  return wishes.includes('cooler') ? casual(light) : light;
}

/** Sentences that take the edge off. */
const SOFTENS =
  /^(?:And )?(?:I hope\b|It's nothing against|You (?:needn't|don't have to)|No (?:worries|pressure|rush)|I know (?:you|it)|Forgive)/;

function withoutSofteners(text: string): string {
  const kept = sentencesOf(text).filter((one) => !SOFTENS.test(one));
  return kept.length > 0 ? kept.join(' ').replace(/, and I hope [^.!?]*(?=[.!?])/g, '') : text;
}

/** The sentence the message is sent for, and what it asks. */
function shortened(text: string, purpose: Purpose): string {
  const all = sentencesOf(text);
  const [first = text] = all;
  if (all.length === 1)
    return `${(first.split(/, (?:and|so|but|or) |; /)[0] ?? first).replace(/[.!?]+$/, '')}${first.endsWith('?') ? '?' : '.'}`;
  const core = all.find((one) => CORE[purpose].test(one)) ?? first;
  const ask = all.findLast((one) => ASKS.test(one)) ?? core;
  // A bare "Drinks on Friday?" says nothing of what it is for.
  const start = core === ask && ask.split(' ').length < FEWEST ? first : core;
  const both = start === ask ? ask : `${start} ${ask}`;
  const opening = purpose === 'thanks' && core !== first ? `${first} ` : '';
  return greeted(both.length <= text.length * SHORT_ENOUGH ? `${opening}${both}` : core, first);
}

/** A greeting stays, also where the sentence after it goes. */
function greeted(text: string, first: string): string {
  const hello = /^(?:(?:Hi|Hey|Hello) [^,.!?]{1,40}), /.exec(first)?.[0];
  if (hello === undefined || text.startsWith(hello)) return text;
  return `${hello}${/^I\b/.test(text) ? text : text.charAt(0).toLowerCase() + text.slice(1)}`;
}

function added(text: string, line: string): string {
  if (text.includes(line)) return text;
  // What is asked comes last.
  const all = sentencesOf(text);
  const last = all.at(-1) ?? '';
  return last.endsWith('?') && all.length > 1
    ? [...all.slice(0, -1), line, last].join(' ')
    : `${text} ${line}`;
}

const RELAXED: readonly (readonly [RegExp, string])[] = [
  [/\bI'd (?:really )?love to\b/g, "I'd like to"],
  [/\breally (?=like|enjoy)/g, ''],
  [/\bspending time with you\b/g, 'hanging out with you'],
  [/ at the moment\b/g, ' right now'],
  [/\bHow (?:is it for you|do you see it)\?/g, 'What about you?'],
];

function casual(text: string): string {
  const opened = /^(?:Hey|Hi|Hello)\b/.test(text)
    ? text.replace(/^(?:Hi|Hello)\b/, 'Hey')
    : `Hey, ${/^I\b/.test(text) ? text : text.charAt(0).toLowerCase() + text.slice(1)}`;
  return RELAXED.reduce((plain, [formal, relaxed]) => plain.replace(formal, relaxed), opened);
}

function capitalized(text: string): string {
  return text.replace(
    /(^|[.!?] )(\p{Ll})/gu,
    (_, before: string, first: string) => `${before}${first.toUpperCase()}`,
  );
}

const WISHED: Readonly<Record<Wish, string>> = {
  shorter: 'shorter',
  lighter: 'lighter',
  warmer: 'warmer',
  plainer: 'plainer',
  cooler: 'more relaxed',
};

function introFor(wishes: readonly Wish[], absent: readonly string[]): string {
  const names = wishes.map((wish) => WISHED[wish]);
  const how =
    names.length > 1 ? `${names.slice(0, -1).join(', ')} and ${names.at(-1) ?? ''}` : (names[0] ?? '');
  const missing = absent.length > 0 ? `“${absent.join('”, “')}” isn't in it. ` : '';
  return `${missing}${how === '' ? 'Like this' : `${how.charAt(0).toUpperCase()}${how.slice(1)}`}:`;
}
