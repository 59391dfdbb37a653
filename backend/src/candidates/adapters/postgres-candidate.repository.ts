import { Injectable } from '@nestjs/common';
import type { ScoredDate } from '#scoring/types';
import { FieldCipher } from '../../platform/crypto/field-cipher';
import { Database } from '../../platform/database/database';
import type { Match } from '../candidate';
import { CandidateRepository } from '../candidate.repository';
import { historyEntry, REBUILD_HISTORIES, REPLACE_IN_HISTORY } from './match-history-sql';
import { fromMatchRow, MATCH_JSON, encryptPerson, type MatchRow } from './match-row';

export const LIST_STATEMENT = `select json_agg(${MATCH_JSON}) as matches from candidates m where m.owner_id = $1`;

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

  async add(ownerId: string, match: Match): Promise<void> {
    await this.database.query(
      'match-add',
      'insert into candidates (owner_id, id, sealed, archived_at, created_at) values ($1, $2, $3, $4, $5)',
      [ownerId, match.id, encryptPerson(this.cipher, match), match.archivedAt, match.createdAt],
    );
  }

  async findLocked(ownerId: string, id: string): Promise<Match | null> {
    const rows = await this.database.query<{ match: MatchRow }>(
      'match-find-locked',
      `select ${MATCH_JSON} as match from candidates m where m.owner_id = $1 and m.id = $2 for update`,
      [ownerId, id],
    );
    return rows[0] ? fromMatchRow(this.cipher, rows[0].match) : null;
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

  async save(ownerId: string, match: Match): Promise<void> {
    await this.database.query(
      'match-save',
      `update candidates set sealed = $3, archived_at = $4, version = version + 1 where owner_id = $1 and id = $2`,
      [ownerId, match.id, encryptPerson(this.cipher, match), match.archivedAt],
    );
  }

  async saveConcern(ownerId: string, match: Match): Promise<void> {
    await this.database.query(
      'match-save-concern',
      'update candidates set sealed = $3 where owner_id = $1 and id = $2',
      [ownerId, match.id, encryptPerson(this.cipher, match)],
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
