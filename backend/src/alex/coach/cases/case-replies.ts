import { paragraphs, say, sentences, type Piece } from '../../answer';
import type { MatchFact } from '../../facts';
import type { Asked, Reply } from '../asked';
import { nameOf } from '../coach-figures';
import { fresh, isNew } from '../dialogue/dialogue-replies';
import { draftTo } from '../replies/messages/draft-to';
import { heldBack } from '../situations/advise';
import { THEME_TEXTS } from '../dialogue/facet-texts';
import type { Facet } from '../dialogue/facets';
import { themeOf } from '../dialogue/themes';
import { whetherPlain, whetherTo } from '../dialogue/whether-to';
import type { Intent } from '../intents';
import { inOtherWords } from '../replies/messages/revised-draft';
import { withOwnWords } from '../replies/messages/own-words';
import { onRecord } from './on-record';
import { linkedTo, retold } from '../dialogue/retold';
import type { CasePart, DatingCase } from './case-library';

/** Comes before a message to send. */
export const CASE_WORDS = 'Something like this:';

const PRONOUNS = [
  { words: /\b(?:he|him|his|boyfriend|guy)\b/i, who: 'he', whom: 'him', whose: 'his' },
  { words: /\b(?:she|her|hers|girlfriend|girl)\b/i, who: 'she', whom: 'her', whose: 'her' },
] as const;
const UNKNOWN = { who: 'the other person', whom: 'them', whose: 'their' } as const;

/** The answer to a message that is in the case. */
export function caseReply(one: DatingCase): Reply {
  const { answers, parts, intent } = one;
  return (asked) =>
    unlessHeldBack(asked, (match) =>
      spoken(
        fresh(asked, [
          ...answers,
          ...(asked.isTold
            ? [...known(parts.next), ...LISTENS]
            : [...known(parts.next, parts.why), ...goingOn(intent)]),
        ]),
        asked,
        match,
      ),
    );
}

/** The answer to a short question that goes on about the case. */
export function casePartReply(one: DatingCase, part: CasePart): Reply {
  const { answers, parts, intent } = one;
  return (asked) =>
    unlessHeldBack(asked, (match) => {
      const whether = part === 'should' ? whetherTo(asked.message) : null;
      const later = part === 'when' ? parts.next : undefined;
      const plain = part === 'should' ? whetherPlain(asked.message) : null;
      // A choice between two is answered as asked; what the case says of itself goes before what holds for most subjects.
      const isChosen = one.isLast || CHOICE.test(asked.message);
      const own = isChosen ? (whether ?? parts[part]) : (parts[part] ?? whether);
      const text = plain ?? own ?? later ?? themeText(intent, part);
      if (part === 'say' && parts.say !== undefined)
        return paragraphs(
          CASE_WORDS,
          say`${draftTo(match, inOtherWords(withOwnWords(parts.say, asked), asked.wishes))}`,
        );
      const said = fresh(asked, [...known(text, parts.next), ...answers.slice(1), ...goingOn(intent)]);
      const whole = said === plain ? said : withStep(said, parts.next, asked);
      return paragraphs(spoken(whole, asked, match));
    });
}

/** The answer to someone who goes on telling: what can be done about it and hasn't been said yet. */
export function caseHearReply({ answers, further, parts }: DatingCase): Reply {
  return (asked) =>
    unlessHeldBack(asked, (match) => {
      const unsaid = known(parts.next)
        .filter((step) => isNew(asked, step))
        .map((step) => `${fresh(asked, HEARD_IT)} ${step}`);
      const but = OBJECTS.test(asked.message) ? known(parts.but) : [];
      const texts = [
        ...but,
        ...[...further, ...answers.slice(1), ...unsaid].map((text) => `{said} ${text}`),
        ...LISTENS,
      ];
      const said = fresh(asked, texts);
      return spoken(withStep(said, parts.next, asked), asked, match);
    });
}

/** "Call him or leave it?", "should I wait a bit?" */
const CHOICE = /\bor\b|\bshould i (?:just |maybe )?(?:wait|forgive)\b/i;

/** With the step to take, where there is room for it. */
function withStep(said: string, step: string | undefined, asked: Asked): string {
  const hasRoom = said.length < SHORT && !said.endsWith('?') && step !== undefined;
  return hasRoom && !said.includes(step) && isNew(asked, step) ? `${said} ${step}` : said;
}

/** What speaks against it. */
const OBJECTS = /^(?:but|i (?:can(?:no|['’]?)t|could(?:n['’]?t| not)))\b|\btho(?:ugh)?\W*$/i;
/** Below this length an answer has room for a step to take. */
const SHORT = 150;
const HEARD_IT = ["That's good to know.", 'That makes it clearer.', 'Okay, that belongs to it.', 'I see.'];
const LISTENS = [
  '{said} Which part of it weighs most for you?',
  "{said} I'm with you. What would you like to come out of it?",
  'Take the part you can do something about, and leave the rest for now. Which part is that?',
];
const GOING_ON = [
  'There are two ways to go on from here: I put it into a message you can send, or we find the smallest next step. Which one would help?',
  "Then let's make it concrete. What would you like to have said or done by the end of this week?",
  'Take the part you can do something about, and leave the rest for now. Which part is that?',
];

function known(...texts: readonly (string | undefined)[]): string[] {
  return texts.filter((text) => text !== undefined);
}

/** What can be said on the theme when the case has nothing more to say. */
function goingOn(intent: Intent): readonly string[] {
  const theme = themeOf(intent);
  return theme ? [...THEME_TEXTS[theme].hear, ...GOING_ON] : GOING_ON;
}

const FACET_OF: Readonly<Partial<Record<CasePart, Exclude<Facet, 'say' | 'tell'>>>> = {
  no: 'if-no',
  why: 'means',
  should: 'should',
  when: 'when',
  next: 'next',
};

function themeText(intent: Intent, part: CasePart): string | undefined {
  const theme = themeOf(intent);
  const facet = FACET_OF[part];
  return theme && facet ? THEME_TEXTS[theme][facet] : undefined;
}

function unlessHeldBack(asked: Asked, reply: (match: MatchFact | undefined) => Piece[]): Piece[] {
  const [match] = asked.matches;
  return match?.isHeldBack ? heldBack(match) : reply(match);
}

/** What was told, in the words of the one who told it, at the start of a text; the records where they say something to it. */
function spoken(text: string, asked: Asked, match: MatchFact | undefined): Piece[] {
  const told = SAYS_BACK.test(text) ? retold(asked.message, asked.facts.matches) : null;
  const parts = text.split(/ ?(\{record\}) ?/);
  const filled = parts.map((part) =>
    part === '{record}'
      ? onRecord(asked)
      : part.replace(SAYS_BACK, '') === ''
        ? []
        : named(part.replace(SAYS_BACK, ''), asked, match),
  );
  return sentences(told === null ? [] : linkedTo(told, asked), ...filled);
}

/** Where what was told is said back. */
const SAYS_BACK = /\{said\} ?/;

function named(text: string, asked: Asked, match: MatchFact | undefined): Piece[] {
  const lines = [
    asked.message,
    ...asked.history
      .filter(({ role }) => role === 'user')
      .map(({ message }) => message)
      .reverse(),
  ];
  const said = lines.flatMap((line) => PRONOUNS.find(({ words }) => words.test(line)) ?? [])[0] ?? UNKNOWN;
  let isNamed = false;
  return text.split(/(\{[a-zA-Z]+\})/).flatMap((part): readonly Piece[] => {
    const place = /^\{(\w+)\}$/.exec(part)?.[1];
    if (!place) return [part];
    const key = place === 'name' ? 'name' : (place.toLowerCase() as 'who' | 'whom' | 'whose');
    if (match && !isNamed) {
      isNamed = true;
      return [nameOf(match), key === 'whose' ? "'s" : ''];
    }
    if (key === 'name') return [match ? match.name : 'the other person'];
    const word: string = match && said === UNKNOWN ? (key === 'who' ? match.name : UNKNOWN[key]) : said[key];
    return [place === key ? word : word.charAt(0).toUpperCase() + word.slice(1)];
  });
}
