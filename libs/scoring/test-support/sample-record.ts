import fc from 'fast-check';
import type { DatingRecord, RecordedMatch } from '../insights/dating-record';
import { anyHistory, matchWith } from './histories';
import { SAMPLE_MATCHES, SAMPLE_STANDARDS } from './sample-user';

const FIRST_DAY = Date.UTC(2025, 0, 1);
const DAY = 24 * 60 * 60 * 1000;

/** The calendar day `count` days after the first day of the worked example. */
export function dayNumber(count: number): string {
  return new Date(FIRST_DAY + count * DAY).toISOString().slice(0, 10);
}

/** The last day of the worked example. */
export const SAMPLE_TODAY = dayNumber(60);

const NAMES: Readonly<Record<string, string>> = { trust: 'Trust', humor: 'Humor', goals: 'Goals' };
const AGES = [31, 27, 35, 33, 25, 30, 32];
const ARCHIVED: Readonly<Record<string, number>> = { M2: 40, M3: 15, M5: 36, M6: 58 };

/** The worked example, complete with what the insights need. */
export const SAMPLE_RECORD: DatingRecord = {
  standards: SAMPLE_STANDARDS.map((standard) => ({ ...standard, name: NAMES[standard.id] ?? '' })),
  matches: SAMPLE_MATCHES.map((match, index) => {
    const archived = ARCHIVED[match.id];
    return {
      ...match,
      createdDay: match.createdAt.slice(0, 10),
      archivedDay: archived === undefined ? null : dayNumber(archived),
      age: AGES[index] ?? null,
      profession: null,
      location: null,
    };
  }),
};

export function recordedMatch(id: string, other: Partial<RecordedMatch> = {}): RecordedMatch {
  return {
    ...matchWith(id, []),
    createdDay: dayNumber(0),
    archivedDay: null,
    age: null,
    profession: null,
    location: null,
    ...other,
  };
}

const day = fc.integer({ min: 0, max: 60 });

const anyMatch = fc
  .record({
    dates: anyHistory.map((history) => history.dates),
    days: fc.array(day, { minLength: 5, maxLength: 5 }),
    created: day,
    archivedOn: fc.option(day),
    age: fc.option(fc.integer({ min: 18, max: 100 })),
    profession: fc.constantFrom('Nurse', 'Teacher', null),
    location: fc.constantFrom('Lisbon', 'Porto', null),
  })
  .map(({ dates, days, created, archivedOn, ...person }) => ({
    ...person,
    dates: dates.map((date, index) => ({ ...date, day: dayNumber(days[index] ?? 0) })),
    createdDay: dayNumber(created),
    archived: archivedOn !== null,
    archivedDay: archivedOn === null ? null : dayNumber(archivedOn),
  }));

/** Any standards with up to ten matches, archived or not, over sixty days. */
export const anyRecord: fc.Arbitrary<DatingRecord> = fc
  .record({
    standards: anyHistory.map((history) => history.standards),
    matches: fc.array(anyMatch, { maxLength: 10 }),
  })
  .map(({ standards, matches }) => ({
    standards: standards.map((standard) => ({ ...standard, name: standard.id.toUpperCase() })),
    matches: matches.map((match, index) =>
      recordedMatch(`m-${index}`, {
        ...match,
        dates: match.dates.map((date) => ({ ...date, id: `m-${index}-${date.id}` })),
      }),
    ),
  }));
