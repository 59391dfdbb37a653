import type { ScoredDate } from '#scoring/types';
import type { Concern } from './concern';

/** What the user wrote about a person; encrypted at rest. */
export interface Person {
  readonly name: string;
  readonly age: number | null;
  readonly profession: string | null;
  readonly location: string | null;
  readonly notes: string | null;
}

export interface Match extends Person {
  readonly id: string;
  readonly archivedAt: Date | null;
  readonly createdAt: Date;
  readonly version: number;
  readonly concern: Concern;
  /** Its dates in date order, as scoring expects them; ratings by standard slot. */
  readonly history: readonly ScoredDate[];
}

interface PersonChanges extends Partial<Person> {
  readonly archived?: boolean;
}

/** The match with the given fields replaced. Archiving an archived match keeps its original date. */
export function changeMatch(match: Match, { archived, ...person }: PersonChanges, now: Date): Match {
  const given = Object.fromEntries(Object.entries(person).filter(([, value]) => value !== undefined));
  const archivedAt = archived === undefined ? match.archivedAt : archived ? (match.archivedAt ?? now) : null;
  return { ...match, ...given, archivedAt };
}

/** Active first, then archived; newest first within each. */
export function inListOrder(matches: readonly Match[]): Match[] {
  return [...matches].sort(
    (a, b) =>
      Number(a.archivedAt !== null) - Number(b.archivedAt !== null) ||
      b.createdAt.getTime() - a.createdAt.getTime() ||
      (a.id < b.id ? 1 : -1),
  );
}
