import type { DisclosureKind, Topic } from './disclosure-kind';

/** A pattern of words that signals danger, and the uses of these words that don't. */
export interface Sign {
  readonly kind: DisclosureKind;
  readonly topic: Topic | null;
  readonly words: RegExp;
  /** A weak sign means nothing in a sentence that is said with a laugh. */
  readonly isWeak: boolean;
  /** "didn't stop": its own "not" doesn't deny it. */
  readonly isNegative: boolean;
  readonly unlessAfter: RegExp | null;
  readonly unlessBefore: RegExp | null;
  readonly unlessAnywhere: RegExp | null;
}

export interface LanguageSigns {
  /** Parts that patterns name in <angle brackets>. */
  readonly parts: Readonly<Record<string, string>>;
  /** One pattern per line, by kind or "kind/topic". */
  readonly signs: Readonly<Partial<Record<DisclosureKind | `${DisclosureKind}/${Topic}`, string>>>;
  /** What denies a sign: right before it, or inside it. */
  readonly deniedBefore: string;
  readonly deniedInside: string;
  /** "He says he never did, but he did." */
  readonly denialReported: string;
  /** What puts a sentence into the past, and what brings it back. */
  readonly past: string;
  readonly formerPartner: string;
  readonly recent: string;
  /** A laugh, or pleasure. */
  readonly playful: string;
}

/**
 * Turns a pattern into a regular expression for `plainText`. In a pattern, <name> is a part, ".." up to three words, "..."
 * up to eight with commas, "*" the rest of a word; the rest is a regular expression. Spelled as the language is spelled.
 */
export function toPattern(source: string, parts: Readonly<Record<string, string>>, flags = ''): RegExp {
  return new RegExp(`\\b(?:${expanded(source, parts)})(?![a-z0-9])`, flags);
}

function expanded(source: string, parts: Readonly<Record<string, string>>): string {
  const whole = withParts(source.trim(), parts);
  return spelledPlainly(whole)
    .replace(/\((?!\?)/g, '(?:')
    .replace(/(?<=[a-z])\*/g, '[a-z]*')
    .replace(/ \.\.\. /g, '(?: [a-z0-9,]+){0,8}? ')
    .replace(/ \.\. /g, '(?: [a-z0-9]+){0,3}? ');
}

function withParts(source: string, parts: Readonly<Record<string, string>>): string {
  return source.replace(/<(\w+)>/g, (_, name: string) => {
    const part = parts[name];
    if (part === undefined) throw new Error(`No part of a sign is called "${name}".`);
    return `(${withParts(part.replace(/\s+/g, ' ').trim(), parts)})`;
  });
}

/** A pattern spelled as `plainText` spells; a German umlaut may also be written as two letters. */
export function spelledPlainly(source: string): string {
  return source
    .normalize('NFC')
    .replace(/ä/g, 'ae?')
    .replace(/ö/g, 'oe?')
    .replace(/ü/g, 'ue?')
    .replace(/ß/g, 's')
    .replace(/œ/g, 'oe')
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .replace(/([a-z])\1+/g, '$1')
    .replace(/([a-z])\(([^()]*)\)/g, (_, letter: string, endings: string) => {
      const plain = endings
        .split('|')
        .map((ending) => (ending.startsWith(letter) ? ending.slice(1) : ending));
      return `${letter}(${plain.join('|')})`;
    });
}

/** A line is `pattern !> right after !< right before !~ anywhere in the sentence`; a "?" in front makes it weak. */
export function toSign(
  line: string,
  kind: DisclosureKind,
  topic: Topic | null,
  { parts, deniedInside }: Pick<LanguageSigns, 'parts' | 'deniedInside'>,
): Sign {
  const [head = '', ...exceptions] = line.trim().split(/ *(?=![<>~] )/);
  const isWeak = head.startsWith('? ');
  const source = isWeak ? head.slice(2) : head;
  const exception = (mark: string) => {
    const found = exceptions.filter((part) => part.startsWith(mark)).map((part) => part.slice(2).trim());
    return found.length === 0 ? null : expanded(found.join('|'), parts);
  };
  const after = exception('!>');
  const before = exception('!<');
  const anywhere = exception('!~');
  const words = toPattern(source, parts, 'g');
  return {
    kind,
    topic,
    words,
    isWeak,
    isNegative: toPattern(deniedInside, parts).test(words.source.replace(/\\b|[^a-z]+/g, ' ')),
    unlessAfter: after === null ? null : new RegExp(`^ (?:${after})(?![a-z0-9])`),
    unlessBefore: before === null ? null : new RegExp(`\\b(?:${before}) ?$`),
    unlessAnywhere: anywhere === null ? null : new RegExp(`\\b(?:${anywhere})(?![a-z0-9])`),
  };
}
