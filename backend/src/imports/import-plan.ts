import type { ScoredDate } from '#scoring/types';
import { newMatch, type Details, type Match } from '../candidates/candidate';
import { isReasonForConcern, NO_CONCERN } from '../candidates/concern';
import { newDateId } from '../candidates/rating-id';
import type { RecordAddition } from '../candidates/record-room';
import type { StoredDate } from '../date-experiences/date-experience';
import type { Disclosure } from '../safety/disclosure-kind';
import { newId } from '../platform/crypto/ids';
import type { PlannedPerson } from './csv/csv-plan';

/** What a text discloses, by someone who has read it. */
export type KnownDisclosures = (text: string) => Disclosure | null;

/** Everything an import writes about people. */
export interface NewRecords {
  readonly matches: readonly Match[];
  readonly dates: readonly StoredDate[];
  /** New dates of matches that were there before, by match id. */
  readonly addedDates: ReadonlyMap<string, readonly ScoredDate[]>;
  /** Details that matches who were there before didn't have, by match id. */
  readonly details: ReadonlyMap<string, Details>;
}

/** What importing these people adds to the account. */
export function additionOf(
  people: readonly { readonly isNew: boolean; readonly dates: number; readonly datesBefore: number }[],
): RecordAddition {
  const dated = people.filter(({ dates }) => dates > 0);
  return {
    matches: people.filter(({ isNew }) => isNew).length,
    dates: dated.reduce((total, { dates }) => total + dates, 0),
    mostDates: dated.reduce((most, { dates, datesBefore }) => Math.max(most, datesBefore + dates), 0),
  };
}

/** The planned people as rows: new matches with their dates, and dates of matches that are already there. */
export function toRecords(
  people: readonly PlannedPerson[],
  disclosures: KnownDisclosures,
  now: Date,
): NewRecords {
  const matches: Match[] = [];
  const dates: StoredDate[] = [];
  const addedDates = new Map<string, ScoredDate[]>();
  const details = new Map<string, Details>();
  for (const { person, isArchived, existing, dates: planned, filled } of people) {
    const id = existing?.id ?? newId();
    const own = planned.map((date) => ({
      ...date,
      id: newDateId(),
      candidateId: id,
      createdAt: now.toISOString(),
      notesRead: null,
      version: 1,
    }));
    dates.push(...own);
    if (!existing) {
      const match = { ...newMatch(id, person, now), archivedAt: isArchived ? now : null };
      matches.push(withDates(match, own, disclosures));
    } else {
      if (own.length > 0) addedDates.set(id, own);
      if (Object.keys(filled).length > 0) details.set(id, filled);
    }
  }
  return { matches, dates, addedDates, details };
}

/** The match with these dates, and with the concern that their notes give. */
export function withDates(match: Match, dates: readonly StoredDate[], disclosures: KnownDisclosures): Match {
  const isConcerning = ({ personalNotes }: StoredDate) =>
    isReasonForConcern(personalNotes, match.name, disclosures);
  const concern = { ...NO_CONCERN, dates: dates.filter(isConcerning).map(({ id }) => id) };
  return { ...match, history: dates, concern };
}
