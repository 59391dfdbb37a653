import { lastFacetOf, facetOf, type Facet } from '../dialogue/facets';
import type { Situation } from '../situations/situation';
import { isChoice, whetherPlain } from '../dialogue/whether-to';
import { isTold, partsOf, standardWords } from '../../../words/message-text';
import { caseGuess, caseReadIn } from './case-classifier';
import { turnGuess } from './turn-classifier';
import { allCases, allFrames, caseNamed, type CasePart, type Frame } from './case-library';
import { caseOf, HEAR, PREFIX } from './case-situations';
import { caseHearReply, casePartReply, caseReply } from './case-replies';

/** From this probability on a message is in the situation it reads like, before its subject is looked for in patterns of words; when nothing else fits it, a lower one is enough. See docs/coach.md. */
export const READ_GATE = 0.12;
export const GATE = { first: READ_GATE, alone: 0.08, known: 0.3 } as const;
const FEWEST_WORDS = 3;

const PART_OF: Readonly<Record<Facet, CasePart>> = {
  say: 'say',
  tell: 'should',
  'if-no': 'no',
  means: 'why',
  should: 'should',
  when: 'when',
  next: 'next',
};
const BUT = /^(?:(?:yeah|yes|okay|i know|oh|ugh|well|hm+|lol|no|like|true|right) )*but\b/;
const WORDS_WANTED =
  /^(?:(?:so|okay|then|and|can|could|would|you|please|now|just|good|fine|yes|thanks|great) )*(?:write|draft|text|compose|give|send|help) (?:me |it |that |this |him |her |them |xmatch |something |a |the |for |with |message |text |words |counteroffer |reply |to |i |can |send |please |short |shorter |nice |nicely |kind |friendly |not |too |cold |could |out )*$/;

/** "Write her that I'd love to" brings its own words. */
const DICTATES =
  /\b(?:write|text|tell) (?:him|her|them|xmatch) (?:back )?that i\b|\b(?:write|draft|text|send)\b.*\b(?:answer|reply|message|text|note|lines?|words)\b.*\bthat i\b/;

/** "Do you believe him?" */
const BELIEVES = /^(?:(?:so|and|but) )*do you (?:believe|trust|buy)\b/;
/** "What do I suggest instead?" */
const PROPOSAL = /^(?:(?:so|and|but|okay) )*what .*\b(?:suggest|propose|offer|ask for)\b.* instead$/;
const WHETHER =
  /^(?:(?:so|and|but|is|it|that|this|a|the|real|big) )*(?:deal ?breaker|red flag|bad sign|good sign|too much|overreacting)$|^(?:so |and |but )?(?:is|are) there (?:any|a)\b|\bi (?:cancel|go|stay|call|write|wait|leave|meet)\b.* or\b/;
/** What a message is to say or ask, in the user's own words. */
const OWN_CONTENT =
  /\b(?:mention|say that|tell (?:him|her|them|xmatch) that|ask(?:ing)? (?:him|her|them|xmatch)|invit(?:e|ing)|suggest(?:ing)?|for (?:mon|tues|wednes|thurs|fri|satur|sun)day)\b/;
/** "Something to send him about the phone thing" */
const ABOUT = /\babout (?!(?:it|that|this)\b(?! \w+ thing))(?<what>.+)$/;

/** A case as a situation of the conversation. */
export function caseSituation(
  situation: string,
): Pick<Situation, 'intent' | 'reply' | 'needsPerson'> | undefined {
  const found = caseOf(situation);
  if (!found) return undefined;
  const { one, part } = found;
  return {
    intent: one.intent,
    reply: part === null ? caseReply(one) : part === HEAR ? caseHearReply(one) : casePartReply(one, part),
    // A first date is with someone who need not be known yet.
    needsPerson: one.intent !== 'first-date',
  };
}

/** The situation of a message that is in a case by its words or as surely as `gate`; null for none. */
export function caseAsked(text: string, gate: number): string | null {
  if (standardWords(text).length < FEWEST_WORDS) return null;
  const guess = caseGuess(text);
  if (!guess) return null;
  const other = frameTold(text, isParticular);
  const alone = { named: IN_PASSING, learned: gate };
  const least = other === null ? alone : BESIDE_FRAME;
  const isIn = guess.probability >= (guess.isNamed ? least.named : least.learned);
  return isIn ? `${PREFIX}${guess.name}` : null;
}

/** In a situation that is under way, another one has to be surer, and surer still where the message seems to go on. */
const OTHER_CASE = { opens: 0.35, goesOn: 0.5 };
/** From this probability on a message asks for that part of the case it goes on about. */
const PART_GATE = 0.7;

/**
 * The situation of a message that reads like the examples of one, or that asks for a part of the case it is in; null
 * where neither is sure. `least` is how sure it has to be, 0 to 1.
 */
export function caseRead(text: string, name: string | null, least = READ_GATE): string | null {
  if (standardWords(text).length < FEWEST_WORDS) return null;
  const read = caseReadIn(text);
  const one = name === null ? undefined : allCases().get(name);
  const gate = Math.max(least, frameTold(text, isParticular) === null ? READ_GATE : BESIDE_FRAME.learned);
  if (one === undefined) return read !== null && read.probability >= gate ? `${PREFIX}${read.name}` : null;
  const { turn, probability } = turnGuess(text);
  const isOther = read !== null && read.name !== one.name;
  const other = Math.max(least, turn === 'opens' ? OTHER_CASE.opens : OTHER_CASE.goesOn);
  if (isOther && read.probability >= other) return `${PREFIX}${read.name}`;
  const isPart =
    least <= READ_GATE && probability >= PART_GATE && turn !== 'opens' && turn !== 'hear' && turn !== 'say';
  return isPart && one.parts[turn] !== undefined ? `${PREFIX}${one.name}/${turn}` : null;
}

/** "Colin's place" is his, and "Colin's always late" says what he is. */
const OWNS =
  /\bxmatch['’]s (?!(?:a|an|the|so|too|very|really|not|just|always|never|still|also|only|been|being|going|like|kind|kinda|pretty|super|great|nice|sweet|funny|late|busy|perfect|good|here|in|on|at|my|his|her|more|\w+ing)\b)/g;

/** A word that goes with so little of a case is only that word. */
export const IN_PASSING = 0.02;
/** What happens in a message says more than a word or a likeness that tells so little of a case. */
const BESIDE_FRAME = { named: 0.05, learned: 0.3 };

/** Whether a case has more to say about what is told in it. */
export const isOfLibrary = (name: string): boolean => allCases().has(name);

/** Whether a frame says more than that something happened. */
export const isParticular = ({ isLast }: Frame): boolean => !isLast;

/** The situation of a message whose words name a case. */
export function caseNamedIn(text: string, least = 0): string | null {
  const guess = standardWords(text).length < FEWEST_WORDS ? null : caseGuess(text);
  return guess?.isNamed === true && guess.probability >= least ? `${PREFIX}${guess.name}` : null;
}

/** The situation of a message that is about the subject of a case, with nothing more particular in it; null for none. */
export function caseOfSubject(text: string): string | null {
  const said = standardWords(text).join(' ');
  const found = [...allCases().values()].find(({ subject }) => subject?.test(said));
  return found ? `${PREFIX}${found.name}` : null;
}

/** More words tell more than one thing. */
const LONGEST_STORY = 60;

/** The situation of what is told in no case of its own: what happens in it, whatever its subject; null for a question. */
export function frameTold(text: string, isMeant: (frame: Frame) => boolean = () => true): string | null {
  if (!isTold(text)) return null;
  const words = standardWords(text.replace(OWNS, 'his '));
  if (words.length > LONGEST_STORY) return null;
  const said = words.join(' ');
  const found = [...allFrames().values()].find((frame) => isMeant(frame) && frame.words.test(said));
  return found ? `${PREFIX}${found.name}` : null;
}

/** The situation of something told that goes on about a case. */
export function caseTold(name: string | null): string | null {
  return name === null || !caseNamed(name) ? null : `${PREFIX}${name}/${HEAR}`;
}

/** The situation of a question of whether something is all right, in a case. */
export function caseShould(name: string | null): string | null {
  return name === null || !caseNamed(name) ? null : `${PREFIX}${name}/should`;
}

/** The situation of a request for words, where the case before it has some and the request brings no content of its own. */
export function caseWords(text: string, cases: readonly string[]): string | null {
  const said = standardWords(text).join(' ');
  if (OWN_CONTENT.test(said) || DICTATES.test(said)) return null;
  const about = ABOUT.exec(said)?.groups?.['what'];
  if (about === undefined) return wordsMeant(said, cases);
  return wordsOf(cases.find((name) => speaksOf(name, about)) ?? null);
}

/** Whether a case is about what a request for words says they are about. */
function speaksOf(name: string, about: string): boolean {
  const one = caseNamed(name);
  if (one === undefined) return false;
  const spoken = new Set(standardWords([one.title ?? '', ...one.answers, one.parts.say ?? ''].join(' ')));
  return about.split(' ').some((word) => word.length >= SUBJECT && !COMMON.has(word) && spoken.has(word));
}

/** A word of this length can be what a case is about. */
const SUBJECT = 4;

/** The words of the case that a request speaks of, or else of the latest one that has some. */
function wordsMeant(said: string, cases: readonly string[]): string | null {
  const meant = cases.find((name) => isAbout(name, said)) ?? cases.find((name) => wordsOf(name) !== null);
  return wordsOf(meant ?? null);
}

/** Whether a request names what the case's answers speak of: "the counteroffer". */
function isAbout(name: string, said: string): boolean {
  const one = caseNamed(name);
  if (one?.parts.say === undefined) return false;
  const spoken = standardWords([...one.answers, one.parts.say].join(' '));
  return said.split(' ').some((word) => word.length >= TELLING && !COMMON.has(word) && spoken.includes(word));
}

/** A word of this length says what a request is about. */
const TELLING = 6;
const COMMON = new Set(
  'message thing things what with that this last next night time date dates week going have been just like when something friendly please should little shorter warmer really answer monday tuesday wednesday thursday friday saturday sunday tonight tomorrow'.split(
    ' ',
  ),
);

/** The words of the case before it for "what do I suggest instead?"; null where none are asked for. */
export function caseProposal(text: string, name: string | null): string | null {
  const said = standardWords(text).join(' ').replace(/ \?$/, '');
  return PROPOSAL.test(said) ? wordsOf(name) : null;
}

function wordsOf(name: string | null): string | null {
  return name !== null && caseNamed(name)?.parts.say !== undefined ? `${PREFIX}${name}/say` : null;
}

/** The situation of a short message that goes on about the case before it; null for one that doesn't. */
export function caseFollowUp(
  text: string,
  name: string | null,
  cases: readonly string[] = [],
): string | null {
  const one = name === null ? undefined : caseNamed(name);
  if (!one) return null;
  const said = standardWords(text).join(' ').replace(/ \?$/, '');
  const part = partAsked(text, said);
  if (part === 'say') return DICTATES.test(said) ? null : wordsMeant(said, [one.name, ...cases]);
  if (part === null || (part === 'but' && !(part in one.parts))) return null;
  // What a case has nothing to say about is answered for any of them.
  if (facetOf(text) === 'tell' && one.parts.should === undefined) return 'facet-tell';
  const other = caseNamedIn(text);
  return other === null || other === OPINION ? `${PREFIX}${one.name}/${part}` : other;
}

/** "What would you do?" is about the case before it. */
const OPINION = `${PREFIX}opinion-please`;

/** Whether the case itself says whether to do something. */
export function caseSaysWhether(text: string, name: string | null): boolean {
  return name !== null && caseNamed(name)?.parts.should !== undefined && facetOf(text) === 'should';
}

function partAsked(text: string, said: string): CasePart | null {
  const last = standardWords(partsOf(text).at(-1) ?? text).join(' ');
  if ([said, last].some((one) => WORDS_WANTED.test(`${one} `)) || PROPOSAL.test(said)) return 'say';
  if (whetherPlain(text) !== null) return 'should';
  const facet = facetOf(text) ?? (said.split(' ').length <= 18 ? lastFacetOf(text) : null);
  if (facet !== null) return PART_OF[facet];
  if (WHETHER.test(said) || isChoice(text)) return 'should';
  if (BELIEVES.test(said)) return 'why';
  return BUT.test(said) ? 'but' : null;
}
