import { hash } from 'node:crypto';
import type { HelpLanguage } from '#contract/dating/help';
import { RecentValues } from '../platform/memory/recent-values';
import type { Disclosure, DisclosureKind, Topic } from './disclosure-kind';
import { languagesOf } from './language';
import type { DisclosureClassifier, LearnedGuess } from './learned/disclosure-classifier';
import { conceptsOf } from './learned/concepts';
import { shippedDisclosureClassifier } from './learned/shipped-disclosure-classifier';
import { plainSentences } from './plain-text';
import { withTopic } from './topic';
import { toPattern, toSign, type LanguageSigns, type Sign } from './sign';
import { ENGLISH } from './signs/english';
import { FRENCH } from './signs/french';
import { GERMAN } from './signs/german';
import { ITALIAN } from './signs/italian';
import { PORTUGUESE } from './signs/portuguese';
import { SPANISH } from './signs/spanish';

interface Reader {
  readonly signs: readonly Sign[];
  readonly deniedBefore: RegExp;
  readonly deniedInside: RegExp;
  readonly denialReported: RegExp;
  readonly past: RegExp;
  readonly formerPartner: RegExp;
  readonly recent: RegExp;
  readonly playful: RegExp;
}

/** From this probability on, what examples teach counts without a sign; see docs/safety.md. */
const SURE_ENOUGH: Readonly<Record<HelpLanguage, number>> = {
  en: 0.55,
  es: 0.8,
  de: 0.75,
  fr: 0.85,
  pt: 0.8,
  it: 0.78,
};
/** From this probability on, what examples teach needs no asking back. */
const SURE = 0.9;
/** Below this probability, a sign is a figure of speech. */
const SIGN_IN_JEST = 0.08;
/** Below this one, it may be ("he'll kill me if I'm late again"), which is asked rather than taken for granted. */
const SIGN_BORNE_OUT = 0.2;

/** How many characters before and after a sign can make it harmless. */
const NEIGHBORHOOD = 60;

/** Most urgent first. */
const URGENCY: readonly DisclosureKind[] = [
  'self-harm',
  'sexual-coercion',
  'violence',
  'threat',
  'control',
  'hurting',
  'past-abuse',
];

const SIGNS: Readonly<Record<HelpLanguage, LanguageSigns>> = {
  en: ENGLISH,
  es: SPANISH,
  de: GERMAN,
  fr: FRENCH,
  pt: PORTUGUESE,
  it: ITALIAN,
};

/** Reading takes about a millisecond, and a list reads the same notes again and again. By hash: no text is kept. */
const recent = new RecentValues<Disclosure | null>(20_000);

const readers = new Map<HelpLanguage, Reader>();

/**
 * What the text discloses, the most urgent if several, or null: by its signs, else by what was learned from examples.
 */
export function disclosureIn(text: string): Disclosure | null {
  const key = hash('sha1', text, 'base64');
  const known = recent.get(key);
  if (known !== undefined) return known;
  const found = readFor(text);
  recent.set(key, found);
  return found;
}

/** What the text discloses in the eyes of another classifier than the one that the product ships with. */
export function disclosureBy(classifier: DisclosureClassifier, text: string): Disclosure | null {
  return readFor(text, classifier);
}

function readFor(text: string, classifier = shippedDisclosureClassifier()): Disclosure | null {
  const plain = plainSentences(text);
  const languages = languagesOf(text, plain);
  const learned = classifier.guessFor(plain.replace(SUSPICION, ''));
  const signed = disclosureBySigns(plain, languages);
  // Where minutes count, a sign needs no second opinion.
  const isUrgent = signed?.topic === 'attempt';
  const isMeant = isUrgent || learned.probability >= SIGN_IN_JEST;
  const isSure = isUrgent || learned.probability >= SIGN_BORNE_OUT;
  const bySign = signed && (isSure ? signed : { ...signed, isSure });
  const found = bySign && isMeant ? bySign : disclosureByExamples(learned, languages, plain);
  return found && withTopic(found, plain);
}

/** What signs alone tell; every one is judged where it is found: an idiom next to a disclosure hides nothing. */
export function signedDisclosureIn(text: string): Disclosure | null {
  const plain = plainSentences(text);
  return disclosureBySigns(plain, languagesOf(text, plain));
}

function disclosureByExamples(
  { kind, probability }: LearnedGuess,
  [language = 'en']: readonly HelpLanguage[],
  plain: string,
): Disclosure | null {
  if (probability < SURE_ENOUGH[language] || isOneWord(plain)) return null;
  const isSure = probability >= SURE;
  // "I was pretending it doesn't matter": what is done to someone is done by someone, or to a body.
  const isPlainTalk = kind === 'sexual-coercion' && language === 'en' && !isSure && !tellsOfSomeone(plain);
  // "Honesty is my must-have" is about the app; "he must have read it" isn't.
  const isOfTheApp = language === 'en' && !isSure && kind === 'self-harm' && OF_THE_APP.test(plain);
  return isPlainTalk || isOfTheApp ? null : { kind, topic: null, language, isSure };
}

/** Alone, a "oui" that ends many disclosures discloses nothing. */
const isOneWord = (plain: string): boolean => (plain.match(/[^ .,]+/g) ?? []).length < 2;

/**
 * "His daughter thinks I'm after the house" is what someone makes of the user, though its words are those of control.
 * Only whole sentences: what they go on with ("so he keeps my cards") is judged together.
 */
const SUSPICION =
  /(?<=^| \.) (?:(?:and|but|so|now|wel)(?: ,)? )?(?:he|she|they|(?:al )?(?:his|her|their|\w+s) (?:\w+ )?(?:daughter|son|kids?|children|sister|brother|mother|mom|mum|father|dad|family|friends?)) (?:al |just |realy |probably )?(?:thinks?|thought|says?|said|believes?|suspects?) (?:that )?(?:im|i am) (?:only |just |realy )?after (?:the|his|her|their) (?:house|money|flat|apartment|inheritance|farm|savings)(?= \.)/g;

const OF_THE_APP = /\b(?:my|a|the|one|only) must haves?\b(?! (?:been|be|to)\b)/;
const SOMEONE =
  'other partner someone family friend body touch sex clothes asleep woke memory condom photo force drink hurt injured stop yes tremble rough allow afraid'.split(
    ' ',
  );

function tellsOfSomeone(plain: string): boolean {
  return (
    plain
      .split(' ')
      // "A date idea" is no one.
      .some(
        (word) => !word.startsWith('date') && conceptsOf(word).some((concept) => SOMEONE.includes(concept)),
      )
  );
}

function disclosureBySigns(plain: string, languages: readonly HelpLanguage[]): Disclosure | null {
  if (!/[a-z]/.test(plain)) return null;
  let found: Disclosure | null = null;
  for (const language of languages) {
    // German grammar puts a comma into "ich wünschte, ich wäre tot": there it parts nothing.
    const disclosure = disclosureOf(language === 'de' ? plain.replaceAll(' ,', '') : plain, language);
    if (disclosure && (!found || urgency(disclosure) < urgency(found))) found = disclosure;
  }
  return found;
}

const urgency = ({ kind }: Disclosure): number => URGENCY.indexOf(kind);

function disclosureOf(plain: string, language: HelpLanguage): Disclosure | null {
  const reader = readerOf(language);
  let found: Disclosure | null = null;
  for (const sign of reader.signs) {
    // They are sorted: from here on, nothing is more urgent than what was found.
    if (found && URGENCY.indexOf(sign.kind) > urgency(found)) break;
    // Most signs aren't there, and `matchAll` copies the pattern before it looks.
    if (plain.search(sign.words) < 0) continue;
    for (const match of plain.matchAll(sign.words)) {
      const kind = meant(sign, match, plain, reader);
      if (kind === null) continue;
      const disclosure = { kind, topic: kind === 'past-abuse' ? null : sign.topic, language, isSure: true };
      if (!found || urgency(disclosure) < urgency(found) || (disclosure.kind === found.kind && !found.topic))
        found = disclosure;
    }
  }
  return found;
}

/** The kind a sign stands for where it is found; null when it is denied, or a harmless use of its words. */
function meant(sign: Sign, match: RegExpExecArray, plain: string, reader: Reader): DisclosureKind | null {
  const [words] = match;
  const start = match.index;
  const end = start + words.length;
  const before = plain.slice(Math.max(0, start - 80), start);
  const sentence = plain.slice(plain.lastIndexOf(' . ', start) + 1, endOfSentence(plain, end));
  if (sign.unlessBefore?.test(before) || sign.unlessAfter?.test(plain.slice(end, end + 80))) return null;
  if (sign.unlessAnywhere?.test(aroundMatch(plain, start, end))) return null;
  if (sign.isWeak && reader.playful.test(sentence)) return null;
  const isDenied = !sign.isNegative && (reader.deniedBefore.test(before) || reader.deniedInside.test(words));
  if (isDenied && !reader.denialReported.test(sentence)) return null;
  return isPast(sign, sentence, reader) ? 'past-abuse' : sign.kind;
}

/** The words near a match, in its sentence: at the other end of a long one, a harmless word excuses nothing. */
function aroundMatch(plain: string, start: number, end: number): string {
  const from = Math.max(plain.lastIndexOf(' . ', start) + 1, start - NEIGHBORHOOD);
  const to = Math.min(endOfSentence(plain, end), end + NEIGHBORHOOD);
  // Half a word at an end is none.
  return plain.slice(plain.lastIndexOf(' ', from), plain.indexOf(' ', to) + 1 || plain.length);
}

function isPast({ kind }: Sign, sentence: string, { past, formerPartner, recent }: Reader): boolean {
  if (kind === 'self-harm' || kind === 'hurting' || recent.test(sentence)) return false;
  const isHarm = kind === 'violence' || kind === 'sexual-coercion';
  return past.test(sentence) || (isHarm && formerPartner.test(sentence));
}

function endOfSentence(plain: string, from: number): number {
  const end = plain.indexOf(' . ', from);
  return end < 0 ? plain.length : end + 1;
}

function readerOf(language: HelpLanguage): Reader {
  const known = readers.get(language);
  if (known) return known;
  const words = SIGNS[language];
  const { parts, signs, ...rest } = words;
  const pattern = (source: string) => toPattern(source, parts);
  const reader: Reader = {
    signs: Object.entries(signs)
      .flatMap(([name, lines]) => {
        const [kind, topic] = name.split('/') as [DisclosureKind, Topic | undefined];
        return lines
          .split('\n')
          .filter((line) => line.trim() !== '')
          .map((line) => toSign(line, kind, topic ?? null, words));
      })
      .sort((a, b) => URGENCY.indexOf(a.kind) - URGENCY.indexOf(b.kind)),
    deniedBefore: new RegExp(`${pattern(rest.deniedBefore).source} $`),
    deniedInside: pattern(rest.deniedInside),
    denialReported: pattern(rest.denialReported),
    past: pattern(rest.past),
    formerPartner: pattern(rest.formerPartner),
    recent: pattern(rest.recent),
    playful: pattern(rest.playful),
  };
  readers.set(language, reader);
  return reader;
}
