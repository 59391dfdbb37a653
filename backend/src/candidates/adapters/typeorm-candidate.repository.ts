import { Injectable } from '@nestjs/common';
import { FieldCipher } from '../../platform/crypto/field-cipher';
import { Database } from '../../platform/database/database';
import type { Match } from '../candidate';
import { CandidateRepository } from '../candidate.repository';
import type { BookStandard, MatchBook } from '../match-book';
import { fromMatchRow, MATCH_JSON, sealPerson, type MatchRow } from './match-row';

interface BookRow {
  standards: BookStandard[] | null;
  matches: MatchRow[] | null;
}

export const BOOK_STATEMENT = `select
  (select json_agg(json_build_object('id', c.id, 'slot', c.slot, 'weight', c.weight, 'selected', c.position is not null)
     order by c.position, c.slot)
   from criteria c where c.owner_id = $1) as standards,
  (select json_agg(${MATCH_JSON}) from candidates m where m.owner_id = $1) as matches`;

@Injectable()
export class TypeOrmCandidateRepository extends CandidateRepository {
  constructor(
    private readonly database: Database,
    private readonly cipher: FieldCipher,
  ) {
    super();
  }

  async book(ownerId: string): Promise<MatchBook> {
    const rows = await this.database.query<BookRow>('match-book', BOOK_STATEMENT, [ownerId]);
    return {
      standards: rows[0]?.standards ?? [],
      matches: (rows[0]?.matches ?? []).map((row) => fromMatchRow(this.cipher, row)),
    };
  }

  async add(ownerId: string, match: Match): Promise<void> {
    await this.database.query(
      'match-add',
      'insert into candidates (owner_id, id, sealed, archived_at, created_at) values ($1, $2, $3, $4, $5)',
      [ownerId, match.id, sealPerson(this.cipher, match), match.archivedAt, match.createdAt],
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

  async save(ownerId: string, match: Match): Promise<void> {
    await this.database.query(
      'match-save',
      `update candidates set sealed = $3, archived_at = $4, version = version + 1 where owner_id = $1 and id = $2`,
      [ownerId, match.id, sealPerson(this.cipher, match), match.archivedAt],
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
