import type { AnswerReference, ChatAnswer, Coach, ReferenceTarget } from '#contract/dating/alex';

/** A piece of an answer that is based on a record, and links to it. */
export interface Grounded {
  readonly text: string;
  readonly target: ReferenceTarget;
}

export type Piece = string | Grounded;
export type Said = Piece | readonly Piece[];

/** A streaming answer: pieces of its text, then the whole. */
export type ChatEvent =
  { readonly kind: 'delta'; readonly text: string } | { readonly kind: 'done'; readonly answer: ChatAnswer };

export function grounded(text: string, target: ReferenceTarget): Grounded {
  return { text, target };
}

/** A sentence whose figures and names come in as grounded pieces: say`${name(match)} is at ${fit(match)}.` */
export function say(words: TemplateStringsArray, ...values: readonly Said[]): Piece[] {
  return words.flatMap((text, index) => [text, ...flat(values[index] ?? '')]);
}

export function joined(parts: readonly Said[], between: string): Piece[] {
  return parts.flatMap((part, index) => (index === 0 ? flat(part) : [between, ...flat(part)]));
}

/** The parts that say something, as sentences of one paragraph. */
export function sentences(...parts: readonly Said[]): Piece[] {
  return joined(
    parts.filter((part) => !(isList(part) && part.length === 0)),
    ' ',
  );
}

/** "a, b and c" */
export function listed(parts: readonly Said[]): Piece[] {
  const last = parts.at(-1);
  if (last === undefined || parts.length === 1) return [...flat(last ?? '')];
  return [...joined(parts.slice(0, -1), ', '), ' and ', ...flat(last)];
}

export function paragraphs(...parts: readonly (Said | null)[]): Piece[] {
  return joined(
    parts.filter((part): part is Said => part !== null && !(isList(part) && part.length === 0)),
    '\n\n',
  );
}

export function textOf(pieces: readonly Piece[]): string {
  return pieces.map((piece) => (typeof piece === 'string' ? piece : piece.text)).join('');
}

export function toAnswer(pieces: readonly Piece[], coach: Coach): ChatAnswer {
  let response = '';
  const references: AnswerReference[] = [];
  for (const piece of pieces) {
    const start = response.length;
    response += typeof piece === 'string' ? piece : piece.text;
    if (typeof piece !== 'string') references.push({ start, end: response.length, target: piece.target });
  }
  return { response, coach, references };
}

function flat(said: Said): readonly Piece[] {
  return typeof said === 'string' || !isList(said) ? [said] : said;
}

function isList(said: Said): said is readonly Piece[] {
  return Array.isArray(said);
}
