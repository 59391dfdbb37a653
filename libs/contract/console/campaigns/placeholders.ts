import { characterCount } from '../../rules/characters';

/** What the text of a campaign can name. */
const CAMPAIGN_NAMES: readonly string[] = ['firstName'];
const FALLBACK_MAX = 60;
/** No character that Markdown or HTML would read as more than itself. */
const FALLBACK = /^[\p{L}\p{M}\p{N} .,!?'’-]+$/u;
/** Blocks, comments and the like, which only templates have and read themselves. */
const BLOCK = /^\s*(?:[#/^!&>]|else\b)/;
/** A name that was meant to be filled in, as people write it. */
const SINGLE_BRACES = /^\{\s*(?:first|last|full|user)?[ _]?name\s*(?:\|[^{}\n]*)?\}(?!\})/i;
const RUN = /\{+|\}+/g;

const NOT_CLOSED = 'ends with }} on the same line';

/** `placeholder` is quoted as written, braces included. */
export function unknownPlaceholder(placeholder: string): string {
  return `Unknown placeholder ${placeholder}: only {{firstName}} is known`;
}

/** `Line 2: `, where a text has several. */
function placeIn(text: string, at: number): string {
  return text.includes('\n') ? `Line ${text.slice(0, at).split('\n').length}: ` : '';
}

const firstWords = (text: string, at: number): string =>
  (text.slice(at).split('\n')[0] ?? '').trim().slice(0, 24);

/** Checks what is between a pair of braces; null when it is fine. */
type ReadPlaceholder = (inside: string) => string | null;

/** The problem with one run of braces: what opens there, and what is wrong. */
interface Step {
  readonly open: number | null;
  readonly problem: string | null;
}

function openingStep(text: string, at: number, length: number, open: number | null): Step {
  if (length > 2)
    return {
      open,
      problem: `${firstWords(text, at)} has too many braces: two open a placeholder, two close it`,
    };
  if (open !== null) return { open, problem: `${firstWords(text, open)} is not closed: it ${NOT_CLOSED}` };
  if (length === 2) return { open: at, problem: null };
  const single = SINGLE_BRACES.exec(text.slice(at));
  return { open, problem: single ? `${single[0]} needs two braces on each side` : null };
}

function closingStep(
  text: string,
  at: number,
  length: number,
  open: number | null,
  read: ReadPlaceholder,
): Step {
  if (open === null)
    return { open, problem: length === 1 ? null : `${'}'.repeat(length)} closes nothing: {{ is missing` };
  const inside = text.slice(open + 2, at);
  if (length === 1 || inside.includes('\n'))
    return { open, problem: `${firstWords(text, open)} is not closed: it ${NOT_CLOSED}` };
  if (length > 2) return { open, problem: `${text.slice(open, at + length)} has a brace too many` };
  return { open: null, problem: read(inside) };
}

/** The first mistake in a text's braces, with its place; `read` checks each placeholder. */
function braceProblem(text: string, read: ReadPlaceholder): string | null {
  let open: number | null = null;
  for (const { 0: run, index } of text.matchAll(RUN)) {
    const step: Step = run.startsWith('{')
      ? openingStep(text, index, run.length, open)
      : closingStep(text, index, run.length, open, read);
    if (step.problem !== null) return placeIn(text, open ?? index) + step.problem;
    open = step.open;
  }
  if (open === null) return null;
  return `${placeIn(text, open)}${firstWords(text, open)} is not closed: it ${NOT_CLOSED}`;
}

/** The words after `|`, which take the name's place where it is blank. */
function fallbackProblem(inside: string): string | null {
  const bar = inside.indexOf('|');
  if (bar < 0) return null;
  const fallback = inside.slice(bar + 1).trim();
  if (fallback === '') return `{{${inside}}} needs words after the |, such as {{firstName|there}}`;
  if (characterCount(fallback) > FALLBACK_MAX)
    return `The words after the | can have ${FALLBACK_MAX} characters or less`;
  return FALLBACK.test(fallback)
    ? null
    : `The words after the | in {{${inside}}} can have letters, digits, spaces and . , ! ? ' -`;
}

const nameIn = (inside: string): string => (inside.split('|')[0] ?? '').trim();

/** What is wrong with the placeholders of a campaign's text; null when nothing is. */
export function placeholderProblem(text: string): string | null {
  return braceProblem(text, (inside) =>
    CAMPAIGN_NAMES.includes(nameIn(inside)) ? fallbackProblem(inside) : unknownPlaceholder(`{{${inside}}}`),
  );
}

/** The same for a template, whose own reader knows its names and blocks. */
export function templateBraceProblem(text: string): string | null {
  return braceProblem(text, (inside) => (BLOCK.test(inside) ? null : fallbackProblem(inside)));
}
