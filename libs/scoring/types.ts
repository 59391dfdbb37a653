/** A standard the user currently has. Any weight above 0 works; only the ratios matter. */
export interface Standard {
  readonly id: string;
  readonly stars: number;
  /** Lowest mean rating the user accepts, 1 to 10; null or absent: none. It never changes a percentage. */
  readonly mustHave?: number | null;
}

/** One date: chemistry, enjoyment and ratings (by standard id) from 1 to 10. */
export interface ScoredDate {
  readonly id: string;
  /** YYYY-MM-DD */
  readonly day: string;
  /** ISO 8601 */
  readonly createdAt: string;
  readonly chemistry: number;
  readonly enjoyment: number;
  readonly ratings: Readonly<Record<string, number>>;
}

export interface MatchHistory {
  readonly id: string;
  readonly name: string;
  /** ISO 8601 */
  readonly createdAt: string;
  readonly archived: boolean;
  readonly dates: readonly ScoredDate[];
}

/** Mean rating (1 to 10) by standard id; a standard without a rating has no entry. */
export type Means = Readonly<Record<string, number>>;
