import { Injectable } from '@nestjs/common';
import type { ScoredDate } from '#scoring/types';
import { FieldCipher } from '../../platform/crypto/field-cipher';
import { inBatches } from '../../platform/database/batches';
import { Database } from '../../platform/database/database';
import { rewriteValues } from '../../platform/encryption/rewrite-values';
import type { Match } from '../candidate';
import { CandidateRepository } from '../candidate.repository';
import type { RecordTally } from '../record-room';
import {
  APPEND_ALL_STATEMENT,
  historyEntry,
  REBUILD_HISTORIES,
  REPLACE_IN_HISTORY,
  toEntry,
} from './match-history-sql';
import { fromMatchRow, MATCH_JSON, encryptPerson, withNotesRead, type MatchRow } from './match-row';

/** Also what `npm run bench` measures the app against. */
export const LIST_STATEMENT = `select json_agg(${MATCH_JSON} order by m.id) as matches from candidates m where m.owner_id = $1`;

/** Counts under the lock that the count is changed under, so that no two additions take the same place. */
const ADD_MATCH_STATEMENT = `with tally as (select matches from owner_tallies where owner_id = $1 for update)
  insert into candidates (owner_id, id, sealed, archived_at, created_at)
  select $1, $2, $3, $4, $5 where coalesce((select matches from tally), 0) < $6 returning 1`;

const ADD_ALL_STATEMENT = `insert into candidates (owner_id, id, sealed, archived_at, history, created_at)
  select $1, added.id, decode(added.sealed, 'base64'), added."archivedAt", added.history, added."createdAt"
  from json_to_recordset($2) as added (id uuid, sealed text, "archivedAt" timestamptz, history json, "createdAt" timestamptz)`;

@Injectable()
export class PostgresCandidateRepository extends CandidateRepository {
  constructor(
    private readonly database: Database,
    private readonly cipher: FieldCipher,
  ) {
    super();
  }

  async listFor(ownerId: string): Promise<Match[]> {
    const rows = await this.database.query<{ matches: MatchRow[] | null }>('match-list', LIST_STATEMENT, [
      ownerId,
    ]);
    return (rows[0]?.matches ?? []).map((row) => fromMatchRow(this.cipher, row));
  }

  async add(ownerId: string, match: Match, max: number): Promise<boolean> {
    const rows = await this.database.query('match-add', ADD_MATCH_STATEMENT, [
      ownerId,
      match.id,
      encryptPerson(this.cipher, match),
      match.archivedAt,
      match.createdAt,
      max,
    ]);
    return rows.length === 1;
  }

  async addAll(ownerId: string, matches: readonly Match[]): Promise<void> {
    for (const some of inBatches(matches))
      await this.database.query('match-add-all', ADD_ALL_STATEMENT, [
        ownerId,
        JSON.stringify(
          some.map((match) => ({
            ...match,
            sealed: encryptPerson(this.cipher, match).toString('base64'),
            history: match.history.map(toEntry),
          })),
        ),
      ]);
  }

  async appendDates(ownerId: string, dates: ReadonlyMap<string, readonly ScoredDate[]>): Promise<void> {
    const entries = [...dates].map(([id, added]) => ({ id, entries: added.map(toEntry) }));
    for (const some of inBatches(entries))
      await this.database.query('match-append-dates', APPEND_ALL_STATEMENT, [ownerId, JSON.stringify(some)]);
  }

  async findLocked(ownerId: string, id: string): Promise<Match | null> {
    const rows = await this.database.query<{ match: MatchRow }>(
      'match-find-locked',
      `select ${MATCH_JSON} as match from candidates m where m.owner_id = $1 and m.id = $2 for update`,
      [ownerId, id],
    );
    return rows[0] ? fromMatchRow(this.cipher, rows[0].match) : null;
  }

  async lockAll(ownerId: string, ids: readonly string[]): Promise<void> {
    await this.database.query(
      'match-lock-all',
      'select 1 from candidates where owner_id = $1 and id = any($2) order by id for update',
      [ownerId, ids],
    );
  }

  async tallyLocked(ownerId: string): Promise<RecordTally> {
    const rows = await this.database.query<RecordTally>(
      'match-tally-locked',
      'select matches, dates from owner_tallies where owner_id = $1 for update',
      [ownerId],
    );
    return rows[0] ?? { matches: 0, dates: 0 };
  }

  async nameOf(ownerId: string, id: string): Promise<string | null> {
    const rows = await this.database.query<{ match: MatchRow }>(
      'match-name',
      `select ${MATCH_JSON} as match from candidates m where m.owner_id = $1 and m.id = $2`,
      [ownerId, id],
    );
    return rows[0] ? fromMatchRow(this.cipher, rows[0].match).name : null;
  }

  async lock(ownerId: string, id: string): Promise<boolean> {
    const rows = await this.database.query(
      'match-lock',
      'select 1 from candidates where owner_id = $1 and id = $2 for update',
      [ownerId, id],
    );
    return rows.length === 1;
  }

  async has(ownerId: string, id: string): Promise<boolean> {
    const rows = await this.database.query(
      'match-has',
      'select 1 from candidates where owner_id = $1 and id = $2',
      [ownerId, id],
    );
    return rows.length === 1;
  }

  async replaceDate(ownerId: string, id: string, date: ScoredDate): Promise<void> {
    await this.database.query('match-replace-date', REPLACE_IN_HISTORY, [
      ownerId,
      id,
      date.id,
      historyEntry(date),
    ]);
  }

  async removeDate(ownerId: string, id: string, dateId: string): Promise<void> {
    await this.database.query('match-replace-date', REPLACE_IN_HISTORY, [ownerId, id, dateId, '[]']);
  }

  async rebuildHistories(): Promise<number> {
    const rows = await this.database.query('match-rebuild-histories', REBUILD_HISTORIES, []);
    return rows.length;
  }

  readNotesAgain(): Promise<number> {
    return rewriteValues(this.database, this.cipher, 'candidates', withNotesRead);
  }

  async save(ownerId: string, match: Match): Promise<void> {
    await this.database.query(
      'match-save',
      `update candidates set sealed = $3, archived_at = $4, version = version + 1 where owner_id = $1 and id = $2`,
      [ownerId, match.id, encryptPerson(this.cipher, match), match.archivedAt],
    );
  }

  async saveAside(ownerId: string, match: Match, changedAt: Date | null): Promise<void> {
    await this.database.query(
      'match-save-aside',
      `update candidates set sealed = $3, aside_changed_at = coalesce($4, aside_changed_at)
       where owner_id = $1 and id = $2`,
      [ownerId, match.id, encryptPerson(this.cipher, match), changedAt],
    );
  }

  async remove(ownerId: string, id: string): Promise<boolean> {
    const rows = await this.database.query(
      'match-remove',
      'delete from candidates where owner_id = $1 and id = $2 returning id',
      [ownerId, id],
    );
    return rows.length === 1;
  }
}
