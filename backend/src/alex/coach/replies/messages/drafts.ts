import { paragraphs, say, type Piece } from '../../../answer';
import type { MatchFact } from '../../../facts';
import { HELP_DIRECTORY } from './help-directory';
import type { Asked, Wish } from '../../asked';
import { dayWords, nameOf, ofDate, ofMatch } from '../../coach-figures';
import type { Intent } from '../../intents';
import { detailedDraft } from './detailed-draft';
import { draftTo } from './draft-to';
import { OCCASIONS, occasionOf, whenWords, type Tone } from './occasions';

interface Message {
  readonly intro: string;
  readonly texts: Readonly<Record<'Warm' | 'Plain' | 'Light', string>>;
  /** For someone who asks for other words: shorter and more as people text. */
  readonly shorter: readonly [string, string];
  readonly hint: string;
  /** Whether sending it means seeing the person again. */
  readonly meetsAgain: boolean;
}

/** Words in brackets are for the user to fill in; {name} is the match's first name. */
export const MESSAGES = {
  'draft-reschedule': {
    intro: 'Three ways to move it:',
    texts: {
      Warm: "Hi {name}, I'm so sorry, I can't make it on [Friday]: [something came up at work]. I was looking forward to it and I'd love to find another day. How about [Sunday] or [Tuesday evening]?",
      Plain: 'Hi {name}, I have to move our date on [Friday]. Could you do [Sunday] or [Tuesday] instead?',
      Light:
        'Hi {name}, my week has other plans for me on [Friday]. Would you forgive me on [Sunday], with dessert on me?',
    },
    shorter: [
      "Hey {name}, can't do [Friday] after all. [Sunday]?",
      'I have to move us, sorry. [Tuesday] work for you?',
    ],
    hint: 'Say it as early as you can, and always with another day: that is what tells them you mean it.',
    meetsAgain: true,
  },
  'draft-decline': {
    intro: 'Three ways to say no to another date:',
    texts: {
      Warm: "Hi {name}, thank you for the evening, I enjoyed getting to know you. I've thought about it, and I don't feel the kind of connection I'm looking for. I wish you all the best.",
      Plain: "Hi {name}, thanks for meeting me. I don't see this going further, and I wanted to tell you.",
      Light:
        "Hi {name}, it was a good evening, and I don't think we're each other's person. I hope you find yours soon.",
    },
    shorter: [
      "Hey {name}, thanks for the other night. I don't see it going further, but I'm glad we met.",
      "I'd rather be straight with you: it's not a match for me. Take care, {name}.",
    ],
    hint: 'Short is kind. You owe no reasons, and one honest sentence is enough if they ask.',
    meetsAgain: false,
  },
  'draft-end': {
    intro: 'Three ways to end it:',
    texts: {
      Warm: "{name}, I've been putting off telling you this because I like you. I've noticed that this isn't right for me, and I don't want to keep you waiting for something I can't give. Thank you for the time we had. I need some distance now, and I wish you well.",
      Plain:
        "{name}, I want to be honest with you: I'd like to stop seeing each other. I've thought about it and I'm sure. I wish you well.",
      Light:
        "{name}, you're good company, and still I can tell that we're not where I hoped we'd be. I'd rather say it now than let it fade. Thank you for everything, truly.",
    },
    shorter: [
      "{name}, I don't want to go on with this. I've thought about it, and I'm sorry to say it by text.",
      "I've realized this isn't right for me, {name}. I wish you well, and I'd like to leave it at that.",
    ],
    hint: 'After more than a few dates, say it in person or on a call if that feels safe, and use these words as notes. Where it does not feel safe, a message is right.',
    meetsAgain: false,
  },
  'draft-boundary': {
    intro: 'Three ways to say it:',
    texts: {
      Warm: "{name}, I like spending time with you, and there's one thing I need: [I'd like to take this more slowly]. It would mean a lot to me if you took that seriously.",
      Plain: '{name}, please [ask before you come by]. That is important to me.',
      Light:
        "{name}, small house rule of mine: [no calls after ten]. I'm a much nicer person when I've slept.",
    },
    shorter: [
      "{name}, one thing: [please don't come by without asking]. Thanks.",
      "I'm not okay with [that]. Please don't do it again.",
    ],
    hint: 'Say it once, without a list of reasons. How they take it tells you more than the answer. A light tone is for small things; for what really matters, use the plain one.',
    meetsAgain: false,
  },
} as const satisfies Partial<Record<Intent, Message>>;

const AS_WISHED: readonly (readonly [Wish, string])[] = [
  ['lighter', 'Lighter, for someone who likes a joke:'],
  ['warmer', 'Warmer:'],
  ['plainer', 'Plain and to the point:'],
  ['cooler', 'More relaxed:'],
  ['shorter', 'Shorter:'],
];
const TONES: Readonly<Record<Exclude<Wish, 'shorter'>, Tone>> = {
  lighter: 'Light',
  warmer: 'Warm',
  plainer: 'Plain',
  cooler: 'Relaxed',
};

/** "Warmer and short": how a draft was changed, as an introduction to it. */
function introFor(wishes: readonly Wish[]): string {
  const [first] = AS_WISHED.filter(([wish]) => wishes.includes(wish)).map(([, words]) => words);
  const isBoth = wishes.length > 1 && wishes.includes('shorter');
  return isBoth ? (first ?? '').replace(/:$/, ', and short:') : (first ?? '');
}

/** A message to see or reach someone: by what it is for, when the two last met, and how it should sound. */
export function messageTo(asked: Asked): Piece[] {
  const { matches, wishes, isRepeated, today, history } = asked;
  const [match] = matches;
  if (match?.isHeldBack) return notToMeet(match);
  const detailed = detailedDraft(asked);
  if (detailed) return detailed;
  const { intro, texts, hint } = OCCASIONS[occasionOf(asked)];
  const said = history.map(({ message }) => message).join('\n');
  const written = (tone: Tone, length: 0 | 1) =>
    draftTo(match, texts[tone][length].replace('{when}', whenWords(match, today)));
  const isShort = wishes.includes('shorter');
  const tones = wishes.flatMap((wish) => (wish === 'shorter' ? [] : [TONES[wish]]));
  if (tones.length > 0 || isShort) {
    const wanted = [...new Set<Tone>(tones.length > 0 ? tones : ['Warm', 'Relaxed'])];
    const lines = wanted.flatMap((tone) => {
      const both = isShort ? [written(tone, 1)] : [written(tone, 0), written(tone, 1)];
      const fresh = both.filter(({ text }) => !said.includes(text));
      return fresh.length > 0 ? fresh : both.slice(-1);
    });
    return paragraphs(introFor(wishes), ...lines.map((line) => say`${line}`), ownDetail(asked));
  }
  const isAgain = isRepeated && said.includes(written('Warm', 0).text);
  const length = isAgain ? 1 : 0;
  const lines = (['Warm', 'Plain', 'Light'] as const).map((tone) => say`${tone}:\n${written(tone, length)}`);
  return paragraphs(
    isAgain ? 'In other words, and shorter:' : intro,
    ...lines,
    isAgain ? null : [...say`${hint}`, ...spaced(ownDetail(asked))],
  );
}

function spaced(pieces: Piece[]): Piece[] {
  return pieces.length > 0 ? [' ', ...pieces] : pieces;
}

/** Something true to put into a message: the latest note about a date with the match. */
function ownDetail({ notes, matches: [match] }: Asked): Piece[] {
  const note = notes.find(
    ({ match: about, date, text }) => about.id === match?.id && date !== null && !SHADOW.test(text),
  );
  if (!note?.date || !match) return [];
  const text = [...note.text.trim()].slice(0, LONGEST_DETAIL).join('');
  return say`Your note of ${ofDate(match, note.date, dayWords(note.date.day))} says ${ofMatch(match, `“${text}”`)} A word about that would make it yours.`;
}

/** Notes about trouble are nothing to put into an invitation. */
const SHADOW =
  /\b(?:but|late|cancel\w*|lie[ds]?|lying|versions?|rude|annoy\w*|bor(?:ed|ing)|ex|phone|angry|not|never|weird|awkward)\b|n['’]t\b/i;

const LONGEST_DETAIL = 120;

function notToMeet(match: MatchFact): Piece[] {
  return say`I won't write that one for ${nameOf(match)}. You don't owe anyone another date, and if meeting someone feels unsafe, that comes before any plan: ${HELP_DIRECTORY}`;
}

/** To someone there was no date with, no evening is thanked for. */
function forUnmet(text: string): string {
  return text
    .replace('thank you for the evening, I enjoyed getting to know you. ', 'I enjoyed talking with you. ')
    .replace('thanks for meeting me. ', '')
    .replace('it was a good evening, and ', 'you seem lovely, and ')
    .replace(
      "thanks for the other night. I don't see it going further, but I'm glad we met",
      "I don't see this going further, and I wanted to say so",
    );
}

/** Three messages in different tones, each ready to copy. */
export function draftMessage({
  intro,
  texts,
  shorter,
  hint,
  meetsAgain,
}: Message): (asked: Asked) => Piece[] {
  return (asked) => {
    const {
      matches: [match],
      isRepeated,
      wishes,
    } = asked;
    if (match?.isHeldBack && meetsAgain) return notToMeet(match);
    const detailed = match?.isHeldBack ? null : detailedDraft(asked);
    if (detailed) return detailed;
    const isUnmet = match?.dates.length === 0;
    const withName = (text: string) => draftTo(match, isUnmet ? forUnmet(text) : text);
    const [wish] = wishes;
    const tone = wish === undefined || wish === 'shorter' || wish === 'cooler' ? null : TONES[wish];
    const isTone = tone === 'Warm' || tone === 'Plain' || tone === 'Light';
    if (isTone && !wishes.includes('shorter'))
      return paragraphs(introFor(wishes), say`${withName(texts[tone])}`, hint);
    const isShort = isRepeated || wishes.length > 0;
    const lines = isShort
      ? shorter.map((text) => say`${withName(text)}`)
      : Object.entries(texts).map(([name, text]) => say`${name}:\n${withName(text)}`);
    return paragraphs(
      isShort ? 'Shorter, and more the way people text:' : intro,
      ...lines,
      match?.isHeldBack
        ? say`If they could react badly, send nothing alone: tell someone you trust first, and you may also simply block them. ${HELP_DIRECTORY}`
        : isShort
          ? null
          : hint,
    );
  };
}
