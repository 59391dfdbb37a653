import { compareDates } from '../date-order';
import type { DatingRecord, RecordedMatch } from '../insights/dating-record';
import { mean } from '../statistics';
import { tallyOf } from '../tally';
import type { ScoredDate } from '../types';

/** One match is one vote: dates with one person are not independent of each other. */
export interface Unit {
  readonly match: RecordedMatch;
  readonly firstDate: ScoredDate;
  /** Mean percentage of its dates, 10 to 100. */
  readonly fit: number;
  /** Mean of how much its dates were liked, 10 to 100. */
  readonly heart: number;
  /** Mean rating, 1 to 10, of each standard that every unit has been rated on, in the standards' order. */
  readonly means: readonly number[];
}

export interface Units {
  readonly units: readonly Unit[];
  /** The standards that every unit has been rated on. */
  readonly standards: readonly { readonly id: string; readonly name: string }[];
}

/** Every match with at least one date that has a percentage, archived ones included, by its first date. */
export function unitsOf({ standards, matches }: DatingRecord): Units {
  const drafts = matches.flatMap((match) => {
    const tally = tallyOf(standards, match.dates);
    const fit = mean(tally.dateScores);
    const [firstDate] = [...match.dates].sort(compareDates);
    if (fit === null || tally.heart === null || firstDate === undefined) return [];
    return [{ match, firstDate, fit, heart: tally.heart, tally }];
  });
  drafts.sort((a, b) => compareDates(a.firstDate, b.firstDate));
  const shared = standards.map((_, index) => drafts.every(({ tally }) => (tally.counts[index] ?? 0) > 0));
  return {
    standards: standards.filter((_, index) => shared[index]),
    units: drafts.map(({ tally, ...unit }) => ({
      ...unit,
      means: tally.sums
        .map((sum, index) => sum / (tally.counts[index] ?? 0))
        .filter((_, index) => shared[index]),
    })),
  };
}
