import { compatibilityOf } from '../compatibility';
import { compareDates } from '../date-order';
import { heartOf, tallyOf } from '../tally';
import type { MatchHistory, ScoredDate, Standard } from '../types';

export interface NamedStandard extends Standard {
  readonly name: string;
}

/** Calendar days are YYYY-MM-DD in the user's time zone. */
export interface RecordedMatch extends MatchHistory {
  readonly createdDay: string;
  /** Null unless archived. */
  readonly archivedDay: string | null;
  readonly age: number | null;
  readonly profession: string | null;
  readonly location: string | null;
}

/** Everything a user's dating insights are computed from: current standards, and every match, archived or not. */
export interface DatingRecord {
  readonly standards: readonly NamedStandard[];
  readonly matches: readonly RecordedMatch[];
}

/** One date scored by the current standards, both figures 10 to 100. */
export interface JudgedDate {
  readonly date: ScoredDate;
  readonly matchId: string;
  /** q_d: its percentage; null when it rates less than half of the standards' weight. */
  readonly head: number | null;
  /** g_d: chemistry and enjoyment. */
  readonly heart: number;
}

/** Every date of every match, oldest first. */
export function judgedDates({ standards, matches }: DatingRecord): JudgedDate[] {
  return matches
    .flatMap(({ id, dates }) =>
      dates.map((date) => ({
        date,
        matchId: id,
        head: tallyOf(standards, [date]).dateScores[0] ?? null,
        heart: heartOf(date),
      })),
    )
    .sort((a, b) => compareDates(a.date, b.date));
}

export interface WeighedMatch {
  readonly match: RecordedMatch;
  /** C, 10 to 100, unrounded. */
  readonly fit: number;
}

/** Matches whose percentage is based on at least half of the standards' weight, archived ones included. */
export function weighedMatches({ standards, matches }: DatingRecord): WeighedMatch[] {
  return matches.flatMap((match) => {
    const { exact, provisional } = compatibilityOf(standards, match.dates);
    return exact === null || provisional ? [] : [{ match, fit: exact }];
  });
}
