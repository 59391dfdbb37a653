import { Injectable } from '@nestjs/common';
import { APPEND_TO_HISTORY, historyEntry } from '../../candidates/adapters/match-history-sql';
import { FieldCipher } from '../../platform/crypto/field-cipher';
import { inBatches } from '../../platform/database/batches';
import { Database } from '../../platform/database/database';
import { rewriteValues } from '../../platform/encryption/rewrite-values';
import { KEEP_ANSWER } from '../../platform/idempotency/adapters/postgres-idempotency.repository';
import type { KeptAnswer } from '../../platform/idempotency/idempotency.repository';
import { currentReading, readText, type TextReading } from '../../safety/text-reading';
import type { StoredDate } from '../date-experience';
import type { RecordQuotas } from '../../platform/config/record-quotas';
import { DateExperienceRepository, type DateRefusal } from '../date-experience.repository';

interface PrivatePart {
  readonly location: string | null;
  readonly personalNotes: string | null;
  /** Rows from before notes were read once have none. */
  readonly notesRead?: TextReading | null;
}

/** A row of `date_experiences` as JSON. */
interface DateRow {
  readonly id: string;
  readonly candidateId: string;
  readonly day: string;
  readonly createdAt: number;
  readonly chemistry: number;
  readonly enjoyment: number;
  readonly ratings: Readonly<Record<string, number>>;
  readonly sealed: string;
  readonly version: number;
}

/** One JSON object for a row with alias `d`. */
const DATE_JSON = `json_build_object(
  'id', d.id, 'candidateId', d.candidate_id, 'day', d.date_date, 'chemistry', d.chemistry, 'enjoyment', d.enjoyment,
  'ratings', d.ratings, 'sealed', encode(d.sealed, 'base64'), 'version', d.version,
  'createdAt', (extract(epoch from d.created_at) * 1000)::float8)`;

function fromDateRow(cipher: FieldCipher, row: DateRow): StoredDate {
  const sealed = Buffer.from(row.sealed, 'base64');
  const { location, personalNotes, notesRead = null } = cipher.decrypt<PrivatePart>(sealed, row.id);
  const { id, candidateId, day, chemistry, enjoyment, ratings, version } = row;
  const createdAt = new Date(row.createdAt).toISOString();
  return {
    id,
    candidateId,
    day,
    createdAt,
    chemistry,
    enjoyment,
    ratings,
    location,
    personalNotes,
    notesRead,
    version,
  };
}

/** With what its notes disclose now; null where that is known already. */
function withNotesRead(part: PrivatePart): PrivatePart | null {
  const kept = part.notesRead ?? null;
  const notesRead = currentReading(part.personalNotes, kept);
  return notesRead === kept ? null : { ...part, notesRead };
}

function encryptDate(cipher: FieldCipher, { id, location, personalNotes }: StoredDate): Buffer {
  const part: PrivatePart = { location, personalNotes, notesRead: readText(personalNotes) };
  return cipher.encrypt(part, id);
}

/** Also what `npm run bench` measures the app against. */
export const ADD_STATEMENT = addStatement('tally as (select has_room from room)');
/** A key that is taken leaves no room. */
const ADD_ONCE_STATEMENT = addStatement(
  `kept as (${KEEP_ANSWER}), tally as (select exists (select 1 from kept) as has_room)`,
);

/**
 * Counts, writes the date and extends the match's history at once. The match is locked before the tally, as by every
 * change, whose triggers come last: so no two of them deadlock, and none takes a place that another has taken.
 */
function addStatement(tally: string): string {
  return `with match as (
    select json_array_length(history) < $11 as has_room from candidates where owner_id = $1 and id = $2 for update
  ), room as (
    select match.has_room and coalesce(
      (select t.dates from owner_tallies t where t.owner_id = $1 for update), 0) < $12 as has_room from match
  ), ${tally}, touched as (${APPEND_TO_HISTORY}), added as (
    insert into date_experiences (owner_id, candidate_id, id, date_date, chemistry, enjoyment, ratings, sealed, created_at)
    select $1, $2, $4, $5, $6, $7, $8, $9, $10 from touched returning 1
  )
  select match.has_room as "matchHasRoom", exists (select 1 from added) as "isAdded" from match`;
}

interface AddedDate {
  readonly matchHasRoom: boolean;
  readonly isAdded: boolean;
}

const ADD_ALL_STATEMENT = `insert into date_experiences
    (owner_id, candidate_id, id, date_date, chemistry, enjoyment, ratings, sealed, created_at)
  select $1, added."candidateId", added.id, added.day, added.chemistry, added.enjoyment, added.ratings,
    decode(added.sealed, 'base64'), added."createdAt"
  from json_to_recordset($2) as added (id uuid, "candidateId" uuid, day date, chemistry smallint, enjoyment smallint,
    ratings json, sealed text, "createdAt" timestamptz)`;

@Injectable()
export class PostgresDateExperienceRepository extends DateExperienceRepository {
  constructor(
    private readonly database: Database,
    private readonly cipher: FieldCipher,
  ) {
    super();
  }

  async add(ownerId: string, date: StoredDate, quotas: RecordQuotas): Promise<DateRefusal | null> {
    const values = this.addedValues(ownerId, date, quotas);
    const [match] = await this.database.query<AddedDate>('date-add', ADD_STATEMENT, values);
    if (!match) return 'no-match';
    if (match.isAdded) return null;
    return match.matchHasRoom ? 'full' : 'match-full';
  }

  async addOnce(
    ownerId: string,
    date: StoredDate,
    quotas: RecordQuotas,
    { key, requestHash, status, sealed }: KeptAnswer,
  ): Promise<boolean> {
    const values = [...this.addedValues(ownerId, date, quotas), key, requestHash, status, sealed];
    const [match] = await this.database.query<AddedDate>('date-add-once', ADD_ONCE_STATEMENT, values);
    return match?.isAdded === true;
  }

  private addedValues(ownerId: string, date: StoredDate, { datesPerMatch, dates }: RecordQuotas): unknown[] {
    return [
      ownerId,
      date.candidateId,
      historyEntry(date),
      date.id,
      date.day,
      date.chemistry,
      date.enjoyment,
      JSON.stringify(date.ratings),
      encryptDate(this.cipher, date),
      date.createdAt,
      datesPerMatch,
      dates,
    ];
  }

  async addAll(ownerId: string, dates: readonly StoredDate[]): Promise<void> {
    for (const some of inBatches(dates))
      await this.database.query('date-add-all', ADD_ALL_STATEMENT, [
        ownerId,
        JSON.stringify(
          some.map((date) => ({ ...date, sealed: encryptDate(this.cipher, date).toString('base64') })),
        ),
      ]);
  }

  async listFor(ownerId: string, candidateId: string): Promise<StoredDate[] | null> {
    const rows = await this.database.query<{ hasMatch: boolean; dates: DateRow[] | null }>(
      'date-list',
      `select exists (select 1 from candidates m where m.owner_id = $1 and m.id = $2) as "hasMatch",
         (select json_agg(${DATE_JSON} order by d.date_date desc, d.created_at desc, d.id desc)
          from date_experiences d where d.owner_id = $1 and d.candidate_id = $2) as dates`,
      [ownerId, candidateId],
    );
    if (!rows[0]?.hasMatch) return null;
    return (rows[0].dates ?? []).map((date) => fromDateRow(this.cipher, date));
  }

  async listAll(ownerId: string): Promise<StoredDate[]> {
    const rows = await this.database.query<{ date: DateRow }>(
      'date-list-all',
      `select ${DATE_JSON} as date from date_experiences d where d.owner_id = $1
       order by d.date_date, d.created_at, d.id`,
      [ownerId],
    );
    return rows.map(({ date }) => fromDateRow(this.cipher, date));
  }

  async find(ownerId: string, id: string): Promise<StoredDate | null> {
    const rows = await this.database.query<{ date: DateRow }>(
      'date-find',
      `select ${DATE_JSON} as date from date_experiences d where d.owner_id = $1 and d.id = $2`,
      [ownerId, id],
    );
    return rows[0] ? fromDateRow(this.cipher, rows[0].date) : null;
  }

  async save(ownerId: string, date: StoredDate): Promise<void> {
    await this.database.query(
      'date-save',
      `update date_experiences set date_date = $3, chemistry = $4, enjoyment = $5, ratings = $6, sealed = $7,
         version = version + 1 where owner_id = $1 and id = $2`,
      [
        ownerId,
        date.id,
        date.day,
        date.chemistry,
        date.enjoyment,
        JSON.stringify(date.ratings),
        encryptDate(this.cipher, date),
      ],
    );
  }

  readNotesAgain(): Promise<number> {
    return rewriteValues(this.database, this.cipher, 'date_experiences', withNotesRead);
  }

  async remove(ownerId: string, id: string): Promise<void> {
    await this.database.query('date-remove', 'delete from date_experiences where owner_id = $1 and id = $2', [
      ownerId,
      id,
    ]);
  }
}
