import fc from 'fast-check';
import type { MatchHistory, ScoredDate, Standard } from '../types';

/** A date on 1 January 2025 with the given ratings; chemistry and enjoyment 5 unless said otherwise. */
export function dateWith(ratings: ScoredDate['ratings'], other: Partial<ScoredDate> = {}): ScoredDate {
  return {
    id: 'date',
    day: '2025-01-01',
    createdAt: '2025-01-01T20:00:00.000Z',
    chemistry: 5,
    enjoyment: 5,
    ratings,
    ...other,
  };
}

export function matchWith(
  id: string,
  dates: readonly ScoredDate[],
  other: Partial<MatchHistory> = {},
): MatchHistory {
  return { id, name: id, createdAt: '2025-01-01T12:00:00.000Z', archived: false, dates, ...other };
}

export interface History {
  readonly standards: readonly Standard[];
  readonly dates: readonly ScoredDate[];
}

const IDS = ['a', 'b', 'c', 'd', 'e', 'f', 'g'];
const rating = fc.integer({ min: 1, max: 10 });

const stars = fc.oneof(fc.integer({ min: 1, max: 5 }), fc.double({ min: 0.1, max: 10, noNaN: true }));

const standards = fc
  .subarray(IDS, { minLength: 1 })
  .chain((ids) => fc.tuple(...ids.map((id) => fc.record({ id: fc.constant(id), stars }))));

const ratings = fc
  .tuple(...IDS.map((id) => fc.tuple(fc.constant(id), fc.option(rating, { nil: undefined }))))
  .map((entries) =>
    Object.fromEntries(entries.filter((entry): entry is [string, number] => entry[1] !== undefined)),
  );

const completeRatings = fc
  .tuple(...IDS.map((id) => fc.tuple(fc.constant(id), rating)))
  .map((entries) => Object.fromEntries(entries));

function datesRating(given: fc.Arbitrary<Record<string, number>>, minLength: number) {
  return fc
    .array(fc.record({ ratings: given, chemistry: rating, enjoyment: rating }), { minLength, maxLength: 5 })
    .map((dates) => dates.map((date, index) => dateWith(date.ratings, { ...date, id: `date-${index}` })));
}

/**
 * Any standards (whole or fractional weights) with 0 to 5 dates whose ratings have gaps and include unknown standards.
 */
export const anyHistory: fc.Arbitrary<History> = fc.record({ standards, dates: datesRating(ratings, 0) });

/** 1 to 5 dates that all rate every standard. */
export const completeHistory: fc.Arbitrary<History> = fc.record({
  standards,
  dates: datesRating(completeRatings, 1),
});
