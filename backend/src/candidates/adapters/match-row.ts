import { compareDates } from '#scoring/date-order';
import type { ScoredDate } from '#scoring/types';
import type { FieldCipher } from '../../platform/crypto/field-cipher';
import type { Match, Person } from '../candidate';
import { currentReading, readText, type TextReading } from '../../safety/text-reading';
import { NO_CONCERN, type Concern } from '../concern';

/** A row of `candidates` as JSON: times in milliseconds, the encrypted part in base64. */
export interface MatchRow {
  readonly id: string;
  readonly sealed: string;
  readonly archivedAt: number | null;
  readonly createdAt: number;
  readonly version: number;
  /** In write order. */
  readonly history: readonly ScoredDate[];
}

/** One JSON object for a row with alias `m`. */
export const MATCH_JSON = `json_build_object(
  'id', m.id, 'sealed', encode(m.sealed, 'base64'), 'version', m.version, 'history', m.history,
  'archivedAt', (extract(epoch from m.archived_at) * 1000)::float8,
  'createdAt', (extract(epoch from m.created_at) * 1000)::float8)`;

/** Rows from before there were concerns, readings of notes, stages and reasons have none. */
interface EncryptedPart extends Person, Partial<Pick<Match, 'stage' | 'archiveReason'>> {
  readonly concern?: Omit<Concern, 'notes'>;
  /** Next to the notes: a version that doesn't know it drops it when it writes other notes. */
  readonly notesRead?: TextReading | null;
}

export function fromMatchRow(cipher: FieldCipher, row: MatchRow): Match {
  const person = cipher.decrypt<EncryptedPart>(Buffer.from(row.sealed, 'base64'), row.id);
  return {
    id: row.id,
    name: person.name,
    age: person.age,
    profession: person.profession,
    location: person.location,
    notes: person.notes,
    stage: person.stage ?? null,
    archiveReason: person.archiveReason ?? null,
    archivedAt: row.archivedAt === null ? null : new Date(row.archivedAt),
    createdAt: new Date(row.createdAt),
    version: row.version,
    // Here, because a list gets its rows in turns, and other requests theirs in between.
    concern: {
      ...NO_CONCERN,
      ...person.concern,
      notes: currentReading(person.notes, person.notesRead ?? null),
    },
    history: [...row.history].sort(compareDates),
  };
}

/** With what its notes disclose now; null where that is known already. */
export function withNotesRead(person: EncryptedPart): EncryptedPart | null {
  const kept = person.notesRead ?? null;
  const notesRead = currentReading(person.notes, kept);
  return notesRead === kept ? null : { ...person, notesRead };
}

export function encryptPerson(
  cipher: FieldCipher,
  { id, name, age, profession, location, notes, stage, archiveReason, concern }: Match,
): Buffer {
  const part: EncryptedPart = {
    name,
    age,
    profession,
    location,
    notes,
    stage,
    archiveReason,
    concern: { dates: concern.dates, saidAt: concern.saidAt },
    notesRead: readText(notes),
  };
  return cipher.encrypt(part, id);
}
