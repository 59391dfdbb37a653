import type { StandardFact } from '../../facts';
import type { Concept } from './record-concepts';
import type { TimeAsked } from './times-asked';

export type Measure =
  | 'limit'
  | 'limit-what-if'
  | 'limit-of-person'
  | 'stars'
  | 'provisional'
  | 'blank'
  | 'to-catch-up'
  | 'why-ahead'
  | 'why-changed'
  | 'lead'
  | 'percentage'
  | 'compare'
  | 'note'
  | 'place'
  | 'count'
  | 'who-met'
  | 'when'
  | 'best-date'
  | 'change'
  | 'extreme-standard'
  | 'extreme-rating'
  | 'rated-highest'
  | 'rating'
  | 'ratings'
  | 'average';

/** What a question about the records asks. */
export interface RecordQuestion {
  readonly measure: Measure;
  readonly people: 'one' | 'two' | 'all';
  readonly standards: readonly StandardFact[];
  readonly times: readonly TimeAsked[];
  /** Whether the lowest, the last or the fewest is sought rather than the highest, the first or the most. */
  readonly isLeast: boolean;
  /** "What if I set it at 7": the number named. */
  readonly number: number | null;
  readonly concepts: ReadonlySet<Concept>;
}

/** What is known of a question before it is known what it measures. */
export interface Heard {
  readonly has: (...some: readonly Concept[]) => boolean;
  /** In standard words. */
  readonly said: string;
  /** How many people and standards it names. */
  readonly named: number;
  readonly standards: number;
  /** The question about the records before it; null where what came before was something else. */
  readonly before: RecordQuestion | null;
}
