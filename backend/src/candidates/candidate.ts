import type { ArchiveReason, MatchStage } from '#contract/dating/candidates';
import type { ScoredDate } from '#scoring/types';
import { DomainError } from '../platform/errors/domain-error';
import { NO_CONCERN, type Concern } from './concern';

/** What the user wrote about a person; encrypted at rest. */
export interface Person {
  readonly name: string;
  readonly age: number | null;
  readonly profession: string | null;
  readonly location: string | null;
  readonly notes: string | null;
}

/** What can be known about someone beside the name. */
export type Details = Partial<Omit<Person, 'name'>>;

export interface Match extends Person {
  readonly id: string;
  readonly stage: MatchStage | null;
  readonly archivedAt: Date | null;
  readonly archiveReason: ArchiveReason | null;
  readonly createdAt: Date;
  readonly version: number;
  readonly concern: Concern;
  /** Its dates in date order, as scoring expects them; ratings by standard slot. */
  readonly history: readonly ScoredDate[];
}

/** A match as it is added: no dates, not archived. */
export function newMatch(id: string, person: Person, createdAt: Date): Match {
  const { name, age, profession, location, notes } = person;
  return {
    id,
    name,
    age,
    profession,
    location,
    notes,
    stage: null,
    archivedAt: null,
    archiveReason: null,
    createdAt,
    version: 1,
    concern: NO_CONCERN,
    history: [],
  };
}

interface MatchChanges extends Partial<Person>, Partial<Pick<Match, 'stage' | 'archiveReason'>> {
  readonly archived?: boolean;
}

/**
 * The match with the given fields replaced. Archiving an archived match keeps its original date; unarchiving one clears
 * the reason. Throws candidate.not-archived for a reason where there is nothing to give one for.
 */
export function changeMatch(match: Match, { archived, ...fields }: MatchChanges, now: Date): Match {
  const given = Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined));
  const archivedAt = archived === undefined ? match.archivedAt : archived ? (match.archivedAt ?? now) : null;
  const concern = fields.notes === undefined ? match.concern : { ...match.concern, notes: null };
  const changed: Match = { ...match, ...given, archivedAt, concern };
  if (archivedAt !== null) return changed;
  if (fields.archiveReason) throw new DomainError('candidate.not-archived');
  return { ...changed, archiveReason: null };
}

/** Whether a change is aside from the form a match is edited in, whose version it leaves as it is. */
export function isAside({
  archived,
  stage: _stage,
  archiveReason: _reason,
  ...person
}: MatchChanges): boolean {
  return archived === undefined && Object.values(person).every((value) => value === undefined);
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
