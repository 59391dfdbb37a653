import type { Evidence, Figure, FigureKind } from './evidence';
import { NUMBER_WORDS, valueOfWords } from './number-words';
import { unfoundedDays, unfoundedFractions, withoutDays } from './said-days';

/** A number in an answer. */
interface SaidFigure {
  readonly text: string;
  readonly value: number;
  /** Decimal places it is given with. */
  readonly decimals: number;
  /** Null when nothing says what it counts: then any figure will do. */
  readonly kind: FigureKind | null;
  /** Whom it may be about; empty when the sentence names no one. */
  readonly about: ReadonlySet<string>;
  /** The user is told what they said themselves. */
  readonly isRepeated: boolean;
  /** "the last two dates" */
  readonly isPart: boolean;
  readonly clause: string;
  /** The whole sentence. */
  readonly sentence: string;
}

const NAME = /Match-\d+/g;
const DIGITS = /(?<![\p{L}\p{N}#]|\d[.,:/-])\d+(?:[.,]\d+)*(?![\p{N}])/gu;
const PERCENT = '(?:%|percent(?:age)?(?! point)|per cent|prozent|por ciento|pour cent|por cento|per cento)';
const IS_PERCENT = new RegExp(`^\\s?${PERCENT}`, 'iu');
const IS_RANGE = new RegExp(
  `^\\s?(?:${PERCENT})?\\s?(?:[-–—]|to|and|or|bis|und|a|y|e|à|et|ou|o)\\s?[\\p{L}\\d.,-]+(?:\\s\\p{L}+)?\\s?${PERCENT}`,
  'iu',
);
const OF_TEN = /^\s?(?:\/|(?:of|out of|von|de|sur|su|em)\s)\s?(?:10|ten|zehn|diez|dix|dez|dieci)(?!\p{N})/iu;
const OF_HUNDRED =
  /^\s?(?:\/|(?:of|out of|in|von|de|sur|su|em)\s)\s?(?:100|a hundred|one hundred|hundert|cien|cent|cem|cento)(?!\p{N})/iu;
const OUT_OF_BEFORE = /[\p{L}\d]\s?(?:\/|(?:of|out of|von|de|sur|su|em)\s)\s?$/u;
const SCALES: ReadonlySet<number> = new Set([5, 10, 100]);
const FREE_UNIT =
  /^[\s-]*(?:minutes?|mins?|hours?|seconds?|am|pm|a\.m\.|p\.m\.|o['’]clock|uhr|minuten|stunden|minutos?|horas?|heures?|minuti|ore|st|nd|rd|th)(?!\p{L})/iu;
const MORE =
  /^\s+(?:or\s+\p{L}+\s+)?(?:more|other|others|another|extra|further|additional|new|different|good|simple|small|quick|short|easy|concrete|open|things?|questions?|ways?|options?|ideas?|steps?|reasons?|sentences?|words?|weitere|andere|más|otras?|otros?|autres?|de plus|mais|outr[ao]s?|altr[ie]|in più)(?!\p{L})/iu;
const DURATION =
  /^[\s-]+(?:\p{L}+\s+)?(?:days?|weeks?|months?|years?|tage?n?|wochen?|monate?n?|jahre?n?|días?|semanas?|mes(?:es)?|años?|jours?|semaines?|mois|ans?|dias?|anos?|giorn[io]|settiman[ae]|mes[ei]|ann[io])(?!\p{L})/iu;
const ABOUT_THE_PAST =
  /\b(?:ago|since|average|took|waited|after|lasted|known|seeing each other|together|last|past)\b/iu;
const EXPECTS_COUNT =
  '(?:dates?|matches|people|persons?|men|women|verabredung(?:en)?|treffen|citas?|rendez-vous|encontros?|appuntament[io]|personas?|personnes?|pessoas?|persone|menschen|leute)';
const COUNTED: readonly (readonly [kind: FigureKind, noun: RegExp])[] = [
  [
    'points',
    /^[\s-]+(?:percentage\s+|whole\s+|prozent|full\s+)?(?:points?|punkte?n?|puntos?|pontos?|punti|punto)(?!\p{L})/iu,
  ],
  ['stars', /^[\s-]+(?:stars?|sterne?n?|estrellas?|étoiles?|estrelas?|stell[ae])(?!\p{L})/iu],
  [
    'dates',
    /^(?:\s+(?!more|other|or\s|to\s|and\s|of\s+them)\p{L}+){0,2}?[\s-]+(?:dates?|verabredung(?:en)?|treffen|citas?|rendez-vous|encontros?|appuntament[io])(?!\p{L})/iu,
  ],
  [
    'matches',
    /^(?:\s+(?!more|other|or\s|to\s|and\s|of\s+them)\p{L}+){0,2}?[\s-]+(?:matches|people|persons?|personas?|personnes?|pessoas?|persone|menschen|leute)(?!\p{L})/iu,
  ],
  ['rating', /^[\s-]+(?:ratings?|scores?|on average|average)(?!\p{L})/iu],
];
const SOME_OF =
  /(?:last|first|past|recent|latest|next|these|those|of|letzten|ersten|últimas?|primeras?|dernières?|premières?|derniers|premiers|ultim[ie]|prim[ie]|últimos?|primeiros?)\s$/iu;
const IS_HAD =
  /(?:has|have|had|'ve|after|only|just|with|from|over|across|scored|went on|been on|nach|tras|après|após|dopo)\s(?:\p{L}+\s)?$/iu;
/** "Match-2 with three": the noun was said before. */
const OF_MATCH = /Match-#\s+(?:with|has|had|at|on|only|mit|hat|con|avec|com)\s(?:only\s)?$/u;
const NAMES_DATES = new RegExp(`(?<!\\p{L})${EXPECTS_COUNT}(?!\\p{L})`, 'iu');
const LARGEST_PLAIN_WORD = 12;
const NEARBY = 200;
const REPEATED =
  /\byou(?:['’]ve|['’]re|r)?\s+(?:just\s+)?(?:said|say|mention(?:ed)?|told|wrote|asked?|call(?:ed)?)|\bas you\b|du (?:sagst|schreibst|fragst)|dices|dijiste|tu dis|disseste|hai detto/iu;
const CLAUSE =
  /[,;:()–—]|\s(?:and|but|while|whereas|than|versus|vs\.?|und|aber|während|als|y|pero|mientras|que|et|mais|tandis|e|mas|enquanto|ma|mentre)\s/giu;

/** Numbers of a sentence that nothing on record supports, as they are written there. */
export function unfoundedFigures(
  sentence: string,
  before: ReadonlySet<string>,
  evidence: Evidence,
): string[] {
  const masked = sentence.replace(NAME, (name) => name.replace(/\d/g, '#'));
  const fractions = unfoundedFractions(masked, evidence);
  return [
    ...unfoundedDays(masked, evidence),
    ...fractions,
    ...figuresIn(sentence, withoutDays(masked), before)
      .filter((figure) => !isFounded(figure, evidence))
      .map(({ text }) => text),
  ];
}

function figuresIn(sentence: string, masked: string, before: ReadonlySet<string>): SaidFigure[] {
  const found: SaidFigure[] = [];
  for (const digits of masked.matchAll(DIGITS)) {
    const text = digits[0].replace(/[.,]+$/, '');
    const [ahead, behind] = around(masked, digits.index, text.length);
    const decimals = /^\d{1,3}(?:,\d{3})+$/.test(text) ? 0 : (/[.,](\d+)$/.exec(text)?.[1]?.length ?? 0);
    const value = Number(decimals === 0 ? text.replace(/\D/g, '') : text.replace(',', '.'));
    const kind = kindOf(value, ahead, behind, true);
    if (kind === 'free') continue;
    found.push(said(sentence, digits.index, { text, value, decimals, kind }, before));
  }
  for (const words of masked.matchAll(NUMBER_WORDS)) {
    const [ahead, behind] = around(masked, words.index, words[0].length);
    const value = valueOfWords(words[0]);
    const kind = kindOf(value, ahead, behind, false);
    const isOfMatch = kind === null && OF_MATCH.test(ahead) && /^\s*(?:[.,;:!?)]|$)/u.test(behind);
    if (kind === 'free') continue;
    if (kind === null && !isOfMatch && (value <= LARGEST_PLAIN_WORD || value === 100)) continue;
    const counted = isOfMatch && NAMES_DATES.test(sentence) ? 'dates' : kind;
    found.push(said(sentence, words.index, { text: words[0], value, decimals: 0, kind: counted }, before));
  }
  return found;
}

/** The text before and after a number, as far as it can matter: a model may write thousands of characters. */
function around(text: string, at: number, length: number): [ahead: string, behind: string] {
  return [text.slice(Math.max(0, at - NEARBY), at), text.slice(at + length, at + length + NEARBY)];
}

function said(
  sentence: string,
  at: number,
  figure: Pick<SaidFigure, 'text' | 'value' | 'decimals' | 'kind'>,
  before: ReadonlySet<string>,
): SaidFigure {
  return {
    ...figure,
    about: subjectsAt(sentence, at, before),
    isRepeated: REPEATED.test(sentence),
    clause: sentence.slice(...clauseAt(sentence, at)),
    sentence,
    isPart: (figure.kind === 'dates' || figure.kind === 'matches') && SOME_OF.test(sentence.slice(0, at)),
  };
}

/** What the number counts; `free` when it can't be a figure from the records. */
function kindOf(value: number, ahead: string, behind: string, isDigits: boolean): FigureKind | null | 'free' {
  if (isDigits && isFreeDigits(value, ahead, behind)) return 'free';
  if (isScale(value, ahead)) return 'free';
  if (IS_PERCENT.test(behind) || IS_RANGE.test(behind) || OF_HUNDRED.test(behind)) return 'percent';
  if (OF_TEN.test(behind)) return 'rating';
  if (FREE_UNIT.test(behind)) return 'free';
  if (value <= 5 && MORE.test(behind)) return 'free';
  if (DURATION.test(behind))
    return ABOUT_THE_PAST.test(ahead + behind) || (ahead + behind).includes('Match-#') ? 'days' : 'free';
  return countedKind(value, ahead, behind, isDigits);
}

/** A number in a list, a time of day, or an idiom such as 24/7. */
function isFreeDigits(value: number, ahead: string, behind: string): boolean {
  if (/^\s*$/.test(ahead) && /^[.)]\s/.test(behind)) return true;
  if (/^:\d\d/.test(behind) || /\d:$/.test(ahead) || /(?:24|50)\/$/.test(ahead)) return true;
  return (value === 24 && behind.startsWith('/7')) || (value === 50 && behind.startsWith('/50'));
}

/** "8 of 10": the 10 counts nothing. */
function isScale(value: number, ahead: string): boolean {
  return SCALES.has(value) && OUT_OF_BEFORE.test(ahead);
}

function countedKind(
  value: number,
  ahead: string,
  behind: string,
  isDigits: boolean,
): FigureKind | null | 'free' {
  const kind = COUNTED.find(([, noun]) => noun.test(behind))?.[0] ?? null;
  if (kind === null) {
    // "two of five", "in one or two": the noun belongs to the second number.
    const later = new RegExp(
      `^\\s(?:or|to|bis|o|ou|of(?: your| the)?)\\s[\\p{L}\\d]+\\s${EXPECTS_COUNT}`,
      'iu',
    );
    return !isDigits && later.test(behind) && !IS_HAD.test(ahead) ? 'free' : null;
  }
  if (isDigits || value > LARGEST_PLAIN_WORD) return kind;
  if (kind === 'dates' || kind === 'matches') {
    // "One date says little" and "give it two dates" are not about the records.
    const isAdvice =
      value === 1
        ? !IS_HAD.test(ahead) || !(ahead + behind).includes('Match-#')
        : /\b(?:or|to)\s$/iu.test(ahead) ||
          /(?:give|plan|try|need|take|wait|another|next|in)\s(?:\p{L}+\s){0,3}$/iu.test(ahead);
    return isAdvice ? 'free' : kind;
  }
  return kind;
}

/** The names in the number's clause, else those said before it, else those of the sentence before. */
function subjectsAt(sentence: string, at: number, before: ReadonlySet<string>): Set<string> {
  const all = [...sentence.matchAll(NAME)];
  if (all.length === 0) return new Set(before);
  const [start, end] = clauseAt(sentence, at);
  const inClause = all.filter(({ index }) => index >= start && index < end);
  if (inClause.length > 0) return withListed(sentence, start, all, inClause);
  const earlier = all.filter(({ index }) => index < at);
  return new Set((earlier.length > 0 ? earlier : all).map(([name]) => name));
}

function clauseAt(sentence: string, at: number): [start: number, end: number] {
  let start = 0;
  for (const { 0: mark, index } of sentence.matchAll(CLAUSE)) {
    if (index >= at) return [start, index];
    start = index + mark.length;
  }
  return [start, sentence.length];
}

/** "Match-1 and Match-2 are at 71% and 62%": a clause that is nothing but a name belongs to the next one. */
function withListed(
  sentence: string,
  start: number,
  all: readonly RegExpExecArray[],
  inClause: readonly RegExpExecArray[],
): Set<string> {
  const names = new Set(inClause.map(([name]) => name));
  const earlier = all.filter(({ index }) => index < start);
  const isOnlyNames =
    sentence
      .slice(0, start)
      .replace(NAME, '')
      .replace(/\b(?:both|and|und|y|et|e|with|for|so|yes|well)\b|[\s,;:]/giu, '') === '';
  if (isOnlyNames) for (const [name] of earlier) names.add(name);
  return names;
}

function isFounded(
  { value, decimals, kind, about, isRepeated, isPart, clause, sentence }: SaidFigure,
  { figures, stars }: Evidence,
): boolean {
  if (kind === 'stars') {
    const given = [clause, sentence]
      .map((text) => [...stars].filter(([standard]) => text.toLowerCase().includes(standard)))
      .find(({ length }) => length > 0);
    if (given) return given.some(([, count]) => count === value);
  }
  // What the user typed is no figure of a match.
  const isOfMatch = kind === null || kind === 'percent' || kind === 'rating';
  const mayBeTyped = about.size === 0 || (isRepeated && !(isOfMatch && sentence.includes('Match-')));
  if (kind === 'percent' && value === 100 && about.size === 0) return true;
  const equals = (figure: Figure): boolean => rounded(figure.value, decimals) === value;
  const concerns = (figure: Figure): boolean =>
    figure.about === null || about.size === 0 || about.has(figure.about);
  const fits = (figure: Figure): boolean =>
    (kind === null && figure.kind !== 'said') ||
    (figure.kind === kind && !(kind === 'percent' && speaksOf(clause) === 'heart')) ||
    (kind === 'percent' && figure.kind === 'heart' && speaksOf(clause) !== 'fit') ||
    (kind === 'percent' && figure.kind === 'chance' && CHANCE.test(clause)) ||
    (kind === 'rating' && figure.kind === 'threshold') ||
    (kind === 'dates' && figure.kind === 'matches') ||
    (figure.kind === 'said' && mayBeTyped);
  const candidates = figures.filter((figure) => fits(figure) && concerns(figure));
  // Where the person's own figures are known, those of everyone together don't stand in for them.
  const own = candidates.filter((figure) => figure.about !== null && about.has(figure.about));
  const isStrict = kind === 'percent' || kind === 'dates' || kind === 'rating';
  const usable =
    isStrict && own.length > 0
      ? candidates.filter(
          (figure) =>
            figure.about !== null || figure.kind === 'threshold' || (figure.kind === 'said' && isRepeated),
        )
      : candidates;
  return usable.some(equals) || (isPart && usable.some((figure) => figure.value >= value));
}

const HEART =
  /(?<!\p{L})(?:heart|chemistry|enjoy\w*|spark|felt|feels?|herz|chemie|coraz[óo]n|qu[íi]mica|c(?:œ|oe)ur|alchimie|coraç[ãa]o|cuore|chimica)(?!\p{L})/iu;
const FIT =
  /(?<!\p{L})(?:fits?|compatib\p{L}*|percentage|standards?|passt|encaja|adecuaci[óo]n|correspond\p{L}*)(?!\p{L})/iu;
const CHANCE =
  /(?<!\p{L})(?:100|hundred|first|ahead|chances?|certain|sure|readings|probab\p{L}*|erst\p{L}*|primer\p{L}*|premi\p{L}*|prim\p{L}*)(?!\p{L})/iu;

/** What a percentage in this clause measures, as far as its words tell. */
function speaksOf(clause: string): 'heart' | 'fit' | null {
  const isHeart = HEART.test(clause);
  if (isHeart === FIT.test(clause)) return null;
  return isHeart ? 'heart' : 'fit';
}

function rounded(value: number, decimals: number): number {
  return Number(value.toFixed(decimals));
}
