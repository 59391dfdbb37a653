import type { CoachFacts, MatchFact, StandardFact } from '../../facts';
import { mentionsIn } from '../../../candidates/mentioned-matches';
import type { Understanding } from '../asked';
import { caseProposal, frameTold, isParticular } from '../cases/case-asked';
import { isPlanAsked } from '../idea-wish';
import type { Intent } from '../intents';
import { isQuestionOffered } from '../question-for';
import { recordQuestionIn } from '../records-asked/record-question';
import { recordSituation } from '../records-asked/record-situations';
import {
  asideAsked,
  knownAsked,
  situationAsked,
  situationNamed,
  situationOf,
  TOLD_SITUATIONS,
} from '../situations/all-situations';
import {
  afterAnswer,
  afterQuestion,
  NOTHING_REMEMBERED,
  type Memory,
  type Turn,
} from './conversation-memory';
import { draftFor, isDraftPlain, isDraftWanted, WANTS_DRAFT } from './draft-wanted';
import { followUpOf } from './follow-up';
import {
  ABOUT_RECORDS,
  goesOnTelling,
  heardAfterAll,
  heardAtOnce,
  heardInCase,
  heardInTheme,
  offerTaken,
} from './heard';
import { NAME_WORD } from './intent/intent-features';
import { affirmed, intentNaming, placesOf } from './intent/intent-naming';
import type { IntentOfText } from './intent/intent-of-text';
import { DIALOGUE_TURNS } from '../dialogue/dialogue-turn';
import { SAID_BACK } from '../cases/case-situations';
import { canBeSaidBack, isUnsure } from '../dialogue/mirror/said-back';
import { themeOf } from '../dialogue/themes';
import { asksWhetherOdd } from '../dialogue/whether-to';
import { draftChange } from './draft-change';
import { isTold, standardWords } from '../../../words/message-text';
import { standardsIn } from './named-standards';
import { isAboutBefore, isAboutElse, namesItsSubject } from './own-subject';
import { isLeftOut, isPair, peopleMeant, withPlacesAsNames } from './people-meant';
import { withNamesReplaced, withPlaceholders } from './placeholders';
import { situationRead } from './situation-read';
import { TALKED, tappedOn } from './tapped-on';
import { wordsRequested } from './words-wanted';

export interface Understood extends Understanding {
  /** What was asked before; null at the beginning, and when that wasn't clear. */
  readonly previous: Intent | null;
  /** The situation it was in. */
  readonly previousSituation: string | null;
}

const NO_INTENT = { intent: null, isGuess: false, guesses: [] } as const;
const ASKS_WHAT = /\b(?:what|how|why) (?:\w+ ){0,2}?(?:should|do|can|could|would|shall|must|may) i\b/;
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
      const record = recordQuestionIn(turn.message, memory.record, facts);
      const told = [withNamesReplaced(turn.message, facts.matches), ...memory.told].slice(0, TOLD);
      memory = { ...afterQuestion(memory, said), record, told };
      asked = said.matches;
    } else {
      memory = afterAnswer(memory, turn, asked, facts);
      asked = [];
    }
  }
  const { intent: previous, situation: previousSituation } = memory;
  return { ...understoodAfter(message, memory, facts), previous, previousSituation };
}

/** So many messages may say what words are asked for. */
const TOLD = 3;

/** In its conversation; a question with a subject of its own is understood as if it were the first. */
function understoodAfter(message: string, memory: Memory, facts: CoachFacts): Understanding {
  const inIt = understoodIn(message, memory, facts);
  if (memory.answer === null || !isAboutBefore(inIt, message) || !namesItsSubject(message)) return inIt;
  if (asksWhetherOdd(message)) return inIt;
  const alone = understoodIn(message, { ...NOTHING_REMEMBERED, people: memory.people }, facts);
  return isAboutElse(alone, memory) ? { ...alone, topic: memory.topic } : inIt;
}

/** What is told and would be answered by a guess is said back instead. */
function understoodIn(message: string, memory: Memory, facts: CoachFacts): Understanding {
  const guessed = understoodAs(message, memory, facts);
  const text = withNamesReplaced(message, facts.matches);
  const isGuess = guessed.intent === null || guessed.isGuess || guessed.situation !== null;
  if (!isGuess || !isUnsure(guessed.situation, text, memory) || !canBeSaidBack(message, { facts }))
    return guessed;
  return { ...guessed, intent: 'small-talk', isGuess: false, guesses: [], situation: SAID_BACK };
}

function understoodAs(message: string, memory: Memory, facts: CoachFacts): Understanding {
  const mentions = mentionsIn(message, facts.matches);
  const meant = mentions.filter(({ start }) => !isLeftOut(message, start));
  const named = [...new Set(meant.flatMap(({ matches }) => matches))];
  const standardMentions = affirmed(standardsIn(message, facts.standards), message);
  const standards = [...new Set(standardMentions.map(({ standard }) => standard))];
  const people = mentions.map(({ start, end }) => ({ start, end, word: NAME_WORD }));
  const text = withPlacesAsNames(withPlaceholders(message, people), memory, NAME_WORD);
  const known = { text, named, standards, memory };
  const tapped = tappedOn(message, memory);
  if (tapped) return told({ ...NO_INTENT, intent: tapped.intent }, message, { ...known, ...tapped });
  const record = isQuestionOffered(message) ? null : recordQuestionIn(message, memory.record, facts);
  if (record !== null)
    return told(NO_INTENT, message, {
      ...known,
      standards: record.standards,
      situation: recordSituation(record),
    });
  const requested = wordsRequested(text, memory, named.length);
  if (requested !== null)
    return told({ ...NO_INTENT, intent: requested.intent }, message, {
      ...known,
      situation: requested.situation,
    });
  const changed = draftChange(text, memory);
  const again = changed ?? offerTaken(text, memory) ?? caseProposal(text, memory.datingCase);
  const followUp = again === null ? followUpOf(text, memory, named.length) : null;
  if (followUp?.kind === 'offered')
    return understoodAfter(followUp.question, { ...memory, offered: [] }, facts);
  if (again !== null) return told(NO_INTENT, message, { ...known, situation: again });
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
    asksWhat: ASKS_WHAT.test(standardWords(text).join(' ')),
  };
  const heard = intentNaming(text, message, [...people, ...placesOf(standardMentions)]);
  const aside = asideAsked(text, around);
  const first = aside ?? heardAtOnce(text, memory);
  const read = aside === null ? situationRead(text, heard, memory, first !== null) : null;
  const atOnce = read === null ? first : (knownAsked(text, around) ?? read);
  if (atOnce !== null) return told(NO_INTENT, message, { ...known, situation: atOnce });
  return toldAnew(message, unlessPassing(heard, memory), known, around);
}

/** What is meant by a message that neither follows up nor is answered at once. */
function toldAnew(
  message: string,
  meaning: IntentOfText,
  known: Omit<Known, 'situation'>,
  around: Parameters<typeof situationOf>[1],
): Understanding {
  const { text, memory } = known;
  if (isPlanAsked(standardWords(text).join(' ')))
    return told({ ...NO_INTENT, intent: 'date-plan' }, message, { ...known, situation: null });
  const inCase = heardInCase(text, memory, meaning);
  if (inCase !== null) return told(NO_INTENT, message, { ...known, situation: inCase });
  if (isDraftPlain(text, meaning))
    return told({ ...NO_INTENT, intent: draftFor(message, meaning) }, message, { ...known, situation: null });
  const asked = heardInTheme(text, memory, meaning) ?? situationAsked(text, around);
  if (asked !== null) return told(NO_INTENT, message, { ...known, situation: asked });
  if (memory.intent !== null && goesOn(text, memory))
    return told({ ...NO_INTENT, intent: memory.intent }, message, { ...known, situation: memory.situation });
  if (isClear(text, meaning)) return told(meaning, message, { ...known, situation: null });
  const situation = situationTold(text, memory, meaning, around);
  const isDraft = situation === null && isDraftWanted(text, meaning);
  return told(isDraft ? { ...NO_INTENT, intent: 'draft-ask-out' } : meaning, message, {
    ...known,
    situation,
  });
}

/** The situation a message tells of, where it isn't only the next thing said about the one before. */
function situationTold(
  text: string,
  memory: Memory,
  meaning: IntentOfText,
  around: Parameters<typeof situationOf>[1],
): string | null {
  const found = situationOf(text, around);
  const frame = found !== null && TOLD_SITUATIONS.has(found) ? frameTold(text, isParticular) : null;
  if (frame !== null) return frame;
  return (goesOnTelling(text, memory, found) ? null : found) ?? heardAfterAll(text, memory, meaning);
}

/** Whether a message needs no situation to be understood: a plain question about the records, or a polite word. */
function isClear(text: string, { intent, isGuess }: IntentOfText): boolean {
  if (intent === null || isGuess) return false;
  const words = standardWords(text);
  const isPolite = POLITE.has(intent) && words.length <= LONGEST_POLITE && !WANTS_DRAFT.test(words.join(' '));
  return isPolite || (ABOUT_RECORDS.has(intent) && !isTold(text));
}

/** In the middle of a story, so faint a look of a question about the records or of small talk is none. */
const PASSING = 0.4;

function unlessPassing(meaning: IntentOfText, { datingCase, topic, situation }: Memory): IntentOfText {
  const [first] = meaning.ranked;
  const isUnderWay = datingCase !== null || themeOf(topic) !== null || situation === SAID_BACK;
  if (!isUnderWay || first === undefined || first.label === 'none') return meaning;
  const isPassing =
    first.probability < PASSING && (ABOUT_RECORDS.has(first.label) || TALKED.has(first.label));
  if (!isPassing) return meaning;
  const guesses = meaning.ranked.flatMap(({ label }) => (label === 'none' ? [] : [label])).slice(0, 2);
  return { ...meaning, intent: null, isGuess: false, guesses };
}

/** Questions about a standard that was just talked of. */
const KEEPS_STANDARD: ReadonlySet<string | null> = new Set(['other-stars', 'other-rating', 'first-rating']);

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
    standards: standards.length === 0 && KEEPS_STANDARD.has(situation) ? memory.standards : standards,
  };
}

/** The intent by which the one who is meant is found: a mere word about an answer brings up no one again. */
function personAskedFor(situation: string | null, intent: Intent | null): Intent | null {
  if (situation === null) return intent;
  if (situation.startsWith('response-')) return null;
  if (situation.startsWith('record-') && situationNamed(situation)?.needsPerson) return 'last-seen';
  const isTurn = DIALOGUE_TURNS.has(situation);
  return isTurn || situationNamed(situation)?.needsPerson ? 'match-report' : intent;
}
