import type { CoachFacts, MatchFact, StandardFact } from '../../facts';
import { mentionsIn } from '../../mentioned-matches';
import type { Understanding } from '../asked';
import { INTENT_NAMES, type Intent } from '../intents';
import { situationAsked, situationNamed, situationOf } from '../situations/all-situations';
import {
  afterAnswer,
  afterQuestion,
  NOTHING_REMEMBERED,
  type Memory,
  type Turn,
} from './conversation-memory';
import { followUpOf } from './follow-up';
import { NO_MORE } from '../replies/messages/brief/draft-brief';
import { NAME_WORD, STANDARD_WORD } from './intent-features';
import { intentOf, type IntentOfText } from './intent-of-text';
import { DIALOGUE_TURNS, facetAsked, feelingTold, turnAtOnce } from '../dialogue/dialogue-turn';
import { lastFacetOf, type Facet } from '../dialogue/facets';
import { themeOf } from '../dialogue/themes';
import { isTold, standardWords } from './message-text';
import { standardsIn, type StandardMention } from './named-standards';
import { peopleMeant, withPlacesAsNames } from './people-meant';
import { shippedClassifier } from './shipped-classifier';

export interface Understood extends Understanding {
  /** What was asked before; null at the beginning, and when that wasn't clear. */
  readonly previous: Intent | null;
  /** The situation it was in. */
  readonly previousSituation: string | null;
}

const CLEAR = 0.5;
const NO_INTENT = { intent: null, isGuess: false, guesses: [] } as const;
/** A clear question about these is answered, whatever was told before it. */
const ABOUT_RECORDS: ReadonlySet<Intent> = new Set(
  INTENT_NAMES.slice(0, INTENT_NAMES.indexOf('first-date')).concat(
    INTENT_NAMES.slice(INTENT_NAMES.indexOf('draft-ask-out'), INTENT_NAMES.indexOf('hello')),
  ),
);
const WANTS_DRAFT =
  /^(?:(?:so|and|okay|please|can|could|would|will|you|then|now|thanks|great|good) )*(?:write|phrase|word|draft|send|text) (?:me |him |her |them |xmatch )?(?:something|it|that|one)\b(?! down)|^(?:please )?ask (?:xmatch|him|her|them) (?:out|if|to|for|whether)\b|^(?:(?:so|and|okay|please|can|could|would|you|then|now|hi|hey|alex|me) )*(?:write|text|message|draft) (?:to )?(?:xmatch|him|her|them)\b|\b(?:help|write|draft|compose|word|give|need|suggest|phrase)\b.*\b(?:message|text|note|line|reply|invitation|words|dm)s?\b(?!.*\b(?:mean|from (?:him|her|them|xmatch))\b)/;

const POLITE: ReadonlySet<Intent> = new Set<Intent>(['hello', 'thanks', 'goodbye', 'how-are-you']);
const LONGEST_POLITE = 4;
const LONGEST_ASIDE = 9;
/** What someone asks who wants to know what to make of what was just talked about. */
const ASKS_ON =
  /^(?:(?:so|and|but|okay|well|hm+) )*(?:should i (?:be )?(?:worr\w+|mad|angry|upset|concerned|care)|(?:is|was) (?:that|this|it) (?:\w+ )?(?:bad|normal|okay|weird|wrong|fine|a (?:bad sign|red flag|problem|good sign))|what (?:would|should|do|can|could) (?:you|i) (?:do|suggest|advise)(?: now| then| about (?:it|that|this))?|what now|and now|now what|am i overreacting|how(?: exactly| so| come)?|(?:does|did) (?:that|this|it) mean .*|what (?:does|do you think|would|could) (?:that|this|it) means?|what (?:does|would|could) (?:that|this|it) mean)(?: \?)?$/;
/** What someone adds to what was just told. */
const ADDS =
  /^(?:(?:and|also|plus|but|oh|well) )*(?:it is|its|that is|this is|this was|that was|it was|it happened|happened) (?:\w+ ){0,2}(?:second|third|first|twice|again|number|always|every)|^(?:and |that is |it is )?(?:the )?(?:second|third|fourth|fifth) time\b|^(?:and |but |with )?no (?:new|other|reason|sorry|apology|explanation|word|message|reply|answer)\b/;

/** Whether a short message goes on about the advice before it. */
function goesOn(text: string, { intent, situation }: Memory): boolean {
  const isAdvice =
    situation !== null || (intent !== null && !ABOUT_RECORDS.has(intent) && !TALKED.has(intent));
  const words = standardWords(text);
  const said = words.join(' ');
  return isAdvice && words.length <= LONGEST_ASIDE && (ASKS_ON.test(said) || ADDS.test(said));
}

const TALKED: ReadonlySet<Intent> = new Set(INTENT_NAMES.slice(INTENT_NAMES.indexOf('hello')));

/** Whether words to send are wanted, whatever else the message tells. */
function isDraftWanted(text: string, { intent, isGuess }: IntentOfText): boolean {
  if (intent?.startsWith('draft-')) return isGuess;
  return WANTS_DRAFT.test(standardWords(text).join(' '));
}

/**
 * What a message means after the conversation so far: `history` has its latest messages, the newest last, without this
 * one. Nothing is kept between calls: what was meant before is understood again.
 */
export function understand(message: string, history: readonly Turn[], facts: CoachFacts): Understood {
  let memory = NOTHING_REMEMBERED;
  let asked: readonly MatchFact[] = [];
  for (const turn of history) {
    if (turn.role === 'user') {
      const said = understoodAfter(turn.message, memory, facts);
      memory = afterQuestion(memory, said);
      asked = said.matches;
    } else {
      memory = afterAnswer(memory, turn, asked, facts);
      asked = [];
    }
  }
  const { intent: previous, situation: previousSituation } = memory;
  return { ...understoodAfter(message, memory, facts), previous, previousSituation };
}

function understoodAfter(message: string, memory: Memory, facts: CoachFacts): Understanding {
  const mentions = mentionsIn(message, facts.matches);
  const named = [...new Set(mentions.flatMap(({ matches }) => matches))];
  const standardMentions = standardsIn(message, facts.standards);
  const standards = [...new Set(standardMentions.map(({ standard }) => standard))];
  const people = mentions.map(({ start, end }) => ({ start, end, word: NAME_WORD }));
  const text = withPlacesAsNames(withPlaceholders(message, people), memory, NAME_WORD);
  const followUp = followUpOf(text, memory, named.length);
  if (followUp?.kind === 'offered')
    return understoodAfter(followUp.question, { ...memory, offered: [] }, facts);
  const known = { text, named, standards, memory };
  if (followUp) {
    const asBefore = standards.length > 0 || followUp.intent !== memory.intent ? standards : memory.standards;
    return told(followUp, message, { ...known, standards: asBefore, situation: followUp.situation });
  }
  const around = {
    named: named.length,
    standards: standards.length,
    previous: memory.intent,
    previousSituation: memory.situation,
    hasPerson: memory.people.length > 0,
  };
  const atOnce = turnAtOnce(text, memory);
  if (atOnce !== null) return told(NO_INTENT, message, { ...known, situation: atOnce });
  const meaning = intentNaming(text, message, [...people, ...placesOf(standardMentions)]);
  if (isDraftPlain(text, meaning))
    return told({ ...NO_INTENT, intent: draftFor(message, meaning) }, message, { ...known, situation: null });
  const facet = facetAsked(text, memory);
  if (facet !== null && !asksElse(facet, meaning, memory))
    return told(NO_INTENT, message, { ...known, situation: `facet-${facet}` });
  const asked = situationAsked(text, around);
  if (asked !== null) return told(NO_INTENT, message, { ...known, situation: asked });
  if (memory.intent !== null && goesOn(text, memory))
    return told({ ...NO_INTENT, intent: memory.intent }, message, { ...known, situation: memory.situation });
  if (isClear(text, meaning)) return told(meaning, message, { ...known, situation: null });
  const situation =
    situationOf(text, around) ??
    (isTold(text) ? toldAbout(text, meaning, memory) : meaning.intent === null ? askedAbout(text) : null);
  const isDraft = situation === null && isDraftWanted(text, meaning);
  return told(isDraft ? { ...NO_INTENT, intent: 'draft-ask-out' } : meaning, message, {
    ...known,
    situation,
  });
}

/** Whether words to send are plainly asked for, and for nothing the classifier knows better. */
function isDraftPlain(text: string, { ranked: [first] }: IntentOfText): boolean {
  const isOther = (first?.probability ?? 0) >= CLEAR && first?.label.startsWith('draft-') === false;
  return !isOther && WANTS_DRAFT.test(standardWords(text).join(' ')) && !asksAboutNotes(text);
}

function draftFor(message: string, { intent }: IntentOfText): Intent {
  if (intent?.startsWith('draft-') && intent !== 'draft-ask-out') return intent;
  return NO_MORE.test(message) ? 'draft-decline' : 'draft-ask-out';
}

function asksAboutNotes(text: string): boolean {
  return /\b(?:notes?|wrote)\b/i.test(text);
}

/** Above this probability a short question is one of its own, even in the middle of a conversation. */
const ELSE = 0.6;

function asksElse(facet: Facet, { ranked: [first] }: IntentOfText, { topic }: Memory): boolean {
  if (!first || first.label === 'none' || first.probability < ELSE) return false;
  // How to say something is asked about what was talked of, whatever else it could be about.
  if (facet === 'say') return ABOUT_RECORDS.has(first.label);
  return themeOf(first.label) !== themeOf(topic) || first.label.startsWith('draft-');
}

/** A question that isn't recognized, about something told: what can be said to any such. */
function askedAbout(text: string): string | null {
  const facet = lastFacetOf(text);
  return facet !== null && UNKNOWN_BUT_ASKED.has(facet) ? `facet-${facet}` : null;
}

const UNKNOWN_BUT_ASKED: ReadonlySet<Facet> = new Set<Facet>(['should', 'means', 'if-no', 'when']);

/** Above this one what is told is answered with advice, in the middle of a theme above the higher and in that same theme above the lower one. */
const WORTH_ADVICE = { other: 0.4, inTheme: 0.6, same: 0.2 };

/** The answer to something told that is no situation of its own; null where its intent has a better one. */
function toldAbout(
  text: string,
  { intent, ranked: [first] }: IntentOfText,
  { topic }: Memory,
): string | null {
  const label = first === undefined || first.label === 'none' ? null : first.label;
  const isSame = label !== null && themeOf(label) !== null && themeOf(label) === themeOf(topic);
  const elsewhere = themeOf(topic) === null ? WORTH_ADVICE.other : WORTH_ADVICE.inTheme;
  const isAdvice = (first?.probability ?? 0) >= (isSame ? WORTH_ADVICE.same : elsewhere);
  if (label !== null && isAdvice && label !== topic) return null;
  const feeling = feelingTold(text);
  if (feeling !== null) return feeling;
  // Questions about the records are often typed without a question mark.
  if (label !== null && ABOUT_RECORDS.has(label) && themeOf(topic) === null) return null;
  return intent === null || (label !== null && isAdvice) ? null : 'told';
}

/** Whether a message needs no situation to be understood: a plain question about the records, or a polite word. */
function isClear(text: string, { intent, isGuess }: IntentOfText): boolean {
  if (intent === null || isGuess) return false;
  const words = standardWords(text);
  const isPolite = POLITE.has(intent) && words.length <= LONGEST_POLITE && !WANTS_DRAFT.test(words.join(' '));
  return isPolite || (ABOUT_RECORDS.has(intent) && !isTold(text));
}

/** Standards have everyday names, such as "Wants kids": only what isn't clear as typed is read as one. */
function intentNaming(text: string, message: string, places: readonly Replaced[]): IntentOfText {
  const asTyped = intentOf(text, shippedClassifier());
  const isClear = (asTyped.ranked[0]?.probability ?? 0) >= CLEAR;
  if (isClear || places.every(({ word }) => word !== STANDARD_WORD)) return asTyped;
  const asNamed = intentOf(withPlaceholders(message, places), shippedClassifier());
  return (asNamed.ranked[0]?.probability ?? 0) > (asTyped.ranked[0]?.probability ?? 0) ? asNamed : asTyped;
}

function placesOf(mentions: readonly StandardMention<StandardFact>[]): Replaced[] {
  return mentions
    .filter(({ isByName }) => isByName)
    .map(({ start, end }) => ({ start, end, word: STANDARD_WORD }));
}

interface Known {
  /** The message with placeholders for names. */
  readonly text: string;
  readonly named: readonly MatchFact[];
  readonly standards: readonly StandardFact[];
  readonly memory: Memory;
  readonly situation: string | null;
}

function told(
  meaning: Pick<IntentOfText, 'intent' | 'isGuess' | 'guesses'>,
  message: string,
  { text, named, standards, memory, situation }: Known,
): Understanding {
  const turn = situation === null ? undefined : DIALOGUE_TURNS.get(situation);
  const found = situation === null || turn ? undefined : situationNamed(situation);
  const own = turn ? (turn.topic ?? memory.topic ?? turn.intent) : found?.intent;
  const { intent, isGuess, guesses } = own ? { intent: own, isGuess: false, guesses: [] } : meaning;
  const matches = peopleMeant(message, named, personAskedFor(situation, intent), memory);
  return {
    // Two people in a question about one are compared.
    intent:
      intent === 'match-report' && matches.length === 2 && named.length === 2 && isPair(named)
        ? 'compare'
        : intent,
    guesses: intent === null || isGuess ? guesses : [],
    topic: memory.topic,
    isGuess,
    situation,
    isTold: isTold(text),
    matches,
    standards: situation === 'other-stars' && standards.length === 0 ? memory.standards : standards,
  };
}

/** The intent by which the one who is meant is found: a mere word about an answer brings up no one again. */
function personAskedFor(situation: string | null, intent: Intent | null): Intent | null {
  if (situation === null) return intent;
  if (situation.startsWith('response-')) return null;
  const isTurn = DIALOGUE_TURNS.has(situation);
  return isTurn || situationNamed(situation)?.needsPerson ? 'match-report' : intent;
}

/** Not two of the same first name, about whom the coach has to ask. */
function isPair([one, other]: readonly MatchFact[]): boolean {
  const first = (match: MatchFact | undefined) => match?.name.split(/[^\p{L}\p{M}]/u)[0]?.toLowerCase();
  return first(one) !== first(other);
}

interface Replaced {
  readonly start: number;
  readonly end: number;
  readonly word: string;
}

function withPlaceholders(message: string, places: readonly Replaced[]): string {
  let text = '';
  let last = 0;
  for (const { start, end, word } of [...places].sort((a, b) => a.start - b.start)) {
    if (start < last) continue;
    // The possessive stays, as it is part of how things are asked.
    const tail = /['’]s?$/u.exec(message.slice(start, end))?.[0] ?? '';
    text += `${message.slice(last, start)}${word}${tail}`;
    last = end;
  }
  return text + message.slice(last);
}
