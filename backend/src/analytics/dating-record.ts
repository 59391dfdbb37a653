import type { DatingRecord, RecordedMatch } from '#scoring/insights/dating-record';
import type { Match } from '../candidates/candidate';
import { toHistory } from '../candidates/match-book';
import type { Account } from '../users/user';

/** The calendar day (YYYY-MM-DD) of an instant. */
export type DayOf = (instant: Date) => string;

/** Where the user lives; in UTC when we do not know. */
export function daysIn(timeZone: string | null): DayOf {
  const format = new Intl.DateTimeFormat('en-CA', { timeZone: timeZone ?? 'UTC' });
  return (instant) => format.format(instant);
}

/** Standards are known by their slots here, because ratings are kept under them. */
export function toDatingRecord(
  { standards }: Pick<Account, 'standards'>,
  matches: readonly Match[],
  dayOf: DayOf,
): DatingRecord {
  return {
    standards: standards
      .filter(({ selected }) => selected)
      .map(({ slot, question, weight }) => ({ id: String(slot), name: question, stars: weight })),
    matches: matches.map((match) => toRecordedMatch(match, dayOf)),
  };
}

function toRecordedMatch(match: Match, dayOf: DayOf): RecordedMatch {
  return {
    ...toHistory(match),
    createdDay: dayOf(match.createdAt),
    archivedDay: match.archivedAt && dayOf(match.archivedAt),
    age: match.age,
    profession: match.profession,
    location: match.location,
  };
}
