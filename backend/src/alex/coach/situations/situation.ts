import type { Reply } from '../asked';
import type { Intent } from '../intents';
import { asks, partsOf, standardWords } from '../../../words/message-text';

/** What is known about a message before its situation is found. */
export interface Around {
  /** How many matches it names. */
  readonly named: number;
  /** How many of the user's standards it names. */
  readonly standards: number;
  /** What was asked before. */
  readonly previous: Intent | null;
  readonly previousSituation: string | null;
  /** Whether someone was mentioned lately, so that "he" and "them" mean someone. */
  readonly hasPerson: boolean;
  /** Whether it asks what, how or why to do something, rather than whether. */
  readonly asksWhat: boolean;
}

/** Something people ask or tell in so many words that an answer of its own fits better than that of its intent. */
export interface Situation {
  /** What it is filed under, for follow-ups and questions to tap. */
  readonly intent: Intent;
  /** Matches the standard words of what is said, names of matches being `xmatch`. */
  readonly words: RegExp;
  readonly when?: (around: Around) => boolean;
  /** Whether it is about the latest person of the conversation when it names no one. */
  readonly needsPerson?: boolean;
  readonly reply: Reply;
}

/** The situation of the last question that is in one; null without. */
export function situationOfQuestions<Name extends string>(
  text: string,
  situations: ReadonlyMap<Name, Situation>,
  around: Around,
): Name | null {
  const questions = partsOf(text).filter(asks).reverse();
  return firstOf(questions.map(plain), situations, around);
}

/** The situation of a message as a whole. */
export function situationOfWhole<Name extends string>(
  text: string,
  situations: ReadonlyMap<Name, Situation>,
  around: Around,
): Name | null {
  return firstOf([plain(text)], situations, around);
}

function plain(text: string): string {
  return standardWords(text).join(' ');
}

function firstOf<Name extends string>(
  said: readonly string[],
  situations: ReadonlyMap<Name, Situation>,
  around: Around,
): Name | null {
  for (const part of said)
    for (const [name, { words, when }] of situations)
      if (words.test(part) && (when?.(around) ?? true)) return name;
  return null;
}

/** A pattern of standard words, in which HE, HIM and HIS stand for whom a message is about. */
export function spoken(pattern: string): RegExp {
  const written = pattern
    .replace(/\bHE\b/g, '(?:he|she|they|xmatch|someone|(?:the|this|that) (?:guy|girl|man|woman|person))')
    .replace(/\bHIM\b/g, '(?:him|her|them|xmatch|someone|(?:the|this|that|a) (?:guy|girl|man|woman|person))')
    .replace(/\bHIS\b/g, '(?:his|her|their|xmatch(?: is|s)?)');
  return new RegExp(`\\b(?:${written})`);
}
