/**
 * What a figure counts or measures. `percent` is a fit or its range, `heart` chemistry and enjoyment, `chance` how often
 * someone comes first. `said`: it is in the conversation. `threshold`: what the user asks for, such as the
 * lowest rating of a must-have.
 */
export type FigureKind =
  | 'percent'
  | 'heart'
  | 'chance'
  | 'rating'
  | 'threshold'
  | 'stars'
  | 'dates'
  | 'matches'
  | 'points'
  | 'days'
  | 'other'
  | 'said';

export interface Figure {
  readonly value: number;
  readonly kind: FigureKind;
  /** The pseudonym of the match it belongs to; null when it belongs to no single one. */
  readonly about: string | null;
}

/** What may be called a pattern, because chance doesn't explain it. */
export interface OpenPatterns {
  /** Whether people fit better (`up`) or worse over time. */
  trend: 'up' | 'down' | null;
  /** The standard that goes with how dates feel. */
  standard: string | null;
  /** Matches whose scores rise or fall. */
  readonly moves: Map<string, 'rising' | 'falling'>;
}

/** What may be said about a match besides figures. */
export interface Person {
  /** From 1; null when it isn't compared, or comes after all others. */
  readonly rank: number | null;
  /** No date with this person is suggested, and they aren't praised. */
  readonly isHeldBack: boolean;
  /** Below a must-have: never recommended. */
  readonly isBelow: boolean;
  /** Active, with a date. */
  readonly isMet: boolean;
}

const KINDS: Readonly<Record<string, FigureKind>> = {
  percent: 'percent',
  fit: 'percent',
  heart: 'heart',
  low: 'percent',
  high: 'percent',
  outOf100: 'percent',
  byChance: 'percent',
  comesFirstInOf100: 'chance',
  chanceAheadOutOf100: 'chance',
  shareOfMatchesAtSixtyOrMore: 'percent',
  rating: 'rating',
  chemistry: 'rating',
  enjoyment: 'rating',
  mustHave: 'threshold',
  stars: 'stars',
  dateCount: 'dates',
  ratedOnDates: 'dates',
  matchCount: 'matches',
  ratedWithMatches: 'matches',
  morePeopleNeededForThat: 'matches',
  points: 'points',
  gapInPoints: 'points',
  averageDaysToLettingGo: 'days',
};

const PSEUDONYM = /^Match-\d+$/;
const DAY = /^(\d{4})-(\d{2})-(\d{2})$/;

/** Everything an answer may repeat: what the look-ups returned, and what was said in the conversation. */
export class Evidence {
  readonly figures: Figure[] = [];
  /** YYYY-MM-DD */
  readonly days = new Set<string>();
  /** In lower case. */
  readonly words = new Set<string>();
  /** By pseudonym. */
  readonly people = new Map<string, Person>();
  /** By standard, in lower case. */
  readonly stars = new Map<string, number>();
  readonly patterns: OpenPatterns = { trend: null, standard: null, moves: new Map() };

  /** `pseudonyms`: every one that exists. */
  constructor(readonly pseudonyms: ReadonlySet<string>) {}

  /** A look-up's result, as the model gets it. The innermost `name` says whom a figure is about. */
  addResult(result: unknown, about: string | null = null, key = ''): void {
    if (typeof result === 'number') this.addFigure(result, KINDS[key] ?? 'other', about);
    else if (typeof result === 'string') this.addText(result, key, about);
    else if (Array.isArray(result)) for (const item of result) this.addResult(item, about, key);
    else if (typeof result === 'object' && result !== null) {
      const { name, standard, stars } = result as { name?: unknown; standard?: unknown; stars?: unknown };
      if (typeof standard === 'string' && typeof stars === 'number')
        this.stars.set(standard.toLowerCase(), stars);
      const subject = typeof name === 'string' && PSEUDONYM.test(name) ? name : about;
      for (const [inner, value] of Object.entries(result)) this.addResult(value, subject, inner);
    }
  }

  /** A message of the conversation, as the model gets it. */
  addConversation(text: string): void {
    this.addWords(text);
    for (const [number] of text.replace(/Match-\d+/g, '').matchAll(/\d+(?:[.,]\d+)?(?![\p{L}\d])/gu))
      this.figures.push({ value: Number(number.replace(',', '.')), kind: 'said', about: null });
  }

  private addText(text: string, key: string, about: string | null): void {
    this.addWords(text);
    const day = DAY.exec(text);
    if (day) {
      this.days.add(text);
      return;
    }
    if (key === 'trend' && (text === 'up' || text === 'down')) this.patterns.trend = text;
    if (key === 'standardThatGoesWithGoodDates') this.patterns.standard = text;
    if (key === 'movesBy' && about !== null && (text === 'rising' || text === 'falling'))
      this.patterns.moves.set(about, text);
    for (const [number] of text.replace(/Match-\d+/g, '').matchAll(/\d+(?:[.,]\d+)?/g))
      this.addFigure(Number(number.replace(',', '.')), 'other', about);
  }

  private addFigure(value: number, kind: FigureKind, about: string | null): void {
    this.figures.push({ value, kind, about });
  }

  private addWords(text: string): void {
    for (const [word] of text.matchAll(/\p{L}[\p{L}\p{M}]*/gu)) this.words.add(word.toLowerCase());
  }
}
