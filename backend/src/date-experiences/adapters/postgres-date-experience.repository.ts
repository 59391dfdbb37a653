import { Injectable } from '@nestjs/common';
import type { ScoredDate } from '#scoring/types';
import { FieldCipher } from '../../platform/crypto/field-cipher';
import { Database } from '../../platform/database/database';
import { toScoredDate, type KeptDate } from '../date-experience';
import { DateExperienceRepository, type LockedDate } from '../date-experience.repository';
import { DATE_JSON, fromDateRow, sealDate, type DateRow } from './date-row';

const HAS_MATCH = `exists (select 1 from candidates m where m.owner_id = $1 and m.id = $2) as "hasMatch"`;

/** One statement, and so one transaction; the history is in the order of writing, and sorted when it is read. */
export const ADD_STATEMENT = `with touched as (
    update candidates set history = (history::jsonb || $3::jsonb)::json where owner_id = $1 and id = $2 returning 1)
  insert into date_experiences (owner_id, candidate_id, id, date_date, chemistry, enjoyment, ratings, sealed, created_at)
  select $1, $2, $4, $5, $6, $7, $8, $9, $10 from touched returning 1`;

const REBUILD_STATEMENT = `update candidates c set history = truth.history
  from (
    select m.owner_id, m.id, coalesce(json_agg(json_build_object(
        'id', d.id, 'day', d.date_date,
        'createdAt', to_char(d.created_at at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'),
        'chemistry', d.chemistry, 'enjoyment', d.enjoyment, 'ratings', d.ratings)
      order by d.id) filter (where d.id is not null), '[]') as history
    from candidates m
    left join date_experiences d on d.owner_id = m.owner_id and d.candidate_id = m.id
    group by m.owner_id, m.id) truth
  where c.owner_id = truth.owner_id and c.id = truth.id and truth.history::jsonb <> (
    select coalesce(jsonb_agg(kept order by kept ->> 'id'), '[]') from jsonb_array_elements(c.history::jsonb) kept)
  returning c.id`;

@Injectable()
export class PostgresDateExperienceRepository extends DateExperienceRepository {
  constructor(
    private readonly database: Database,
    private readonly cipher: FieldCipher,
  ) {
    super();
  }

  async hasMatch(ownerId: string, candidateId: string): Promise<boolean> {
    const rows = await this.database.query<{ hasMatch: boolean }>('date-has-match', `select ${HAS_MATCH}`, [
      ownerId,
      candidateId,
    ]);
    return rows[0]?.hasMatch === true;
  }

  async add(ownerId: string, date: KeptDate): Promise<boolean> {
    const rows = await this.database.query('date-add', ADD_STATEMENT, [
      ownerId,
      date.candidateId,
      JSON.stringify([toScoredDate(date)]),
      date.id,
      date.day,
      date.chemistry,
      date.enjoyment,
      JSON.stringify(date.ratings),
      sealDate(this.cipher, date),
      date.createdAt,
    ]);
    return rows.length === 1;
  }

  async listFor(ownerId: string, candidateId: string): Promise<KeptDate[] | null> {
    const rows = await this.database.query<{ hasMatch: boolean; dates: DateRow[] | null }>(
      'date-list',
      `select ${HAS_MATCH},
         (select json_agg(${DATE_JSON} order by d.date_date desc, d.created_at desc, d.id desc)
          from date_experiences d where d.owner_id = $1 and d.candidate_id = $2) as dates`,
      [ownerId, candidateId],
    );
    if (!rows[0]?.hasMatch) return null;
    return (rows[0].dates ?? []).map((date) => fromDateRow(this.cipher, date));
  }

  async listAll(ownerId: string): Promise<KeptDate[]> {
    const rows = await this.database.query<{ date: DateRow }>(
      'date-list-all',
      `select ${DATE_JSON} as date from date_experiences d where d.owner_id = $1
       order by d.date_date, d.created_at, d.id`,
      [ownerId],
    );
    return rows.map(({ date }) => fromDateRow(this.cipher, date));
  }

  async find(ownerId: string, id: string): Promise<KeptDate | null> {
    const rows = await this.database.query<{ date: DateRow }>(
      'date-find',
      `select ${DATE_JSON} as date from date_experiences d where d.owner_id = $1 and d.id = $2`,
      [ownerId, id],
    );
    return rows[0] ? fromDateRow(this.cipher, rows[0].date) : null;
  }

  async findLocked(ownerId: string, id: string): Promise<LockedDate | null> {
    // The match first, as everywhere, so that two changes of one match cannot wait for each other.
    await this.database.query(
      'date-lock-match',
      `select 1 from candidates m where m.owner_id = $1 and m.id =
         (select d.candidate_id from date_experiences d where d.owner_id = $1 and d.id = $2) for update`,
      [ownerId, id],
    );
    const rows = await this.database.query<{ date: DateRow; history: ScoredDate[] }>(
      'date-find-with-history',
      `select ${DATE_JSON} as date, m.history from date_experiences d
       join candidates m on m.owner_id = d.owner_id and m.id = d.candidate_id
       where d.owner_id = $1 and d.id = $2`,
      [ownerId, id],
    );
    return rows[0] ? { date: fromDateRow(this.cipher, rows[0].date), history: rows[0].history } : null;
  }

  async save(ownerId: string, date: KeptDate, history: readonly ScoredDate[]): Promise<void> {
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
        sealDate(this.cipher, date),
      ],
    );
    await this.saveHistory(ownerId, date.candidateId, history);
  }

  async remove(ownerId: string, date: KeptDate, history: readonly ScoredDate[]): Promise<void> {
    await this.database.query('date-remove', 'delete from date_experiences where owner_id = $1 and id = $2', [
      ownerId,
      date.id,
    ]);
    await this.saveHistory(ownerId, date.candidateId, history);
  }

  async rebuildHistories(): Promise<number> {
    const rows = await this.database.query('date-rebuild-histories', REBUILD_STATEMENT, []);
    return rows.length;
  }

  private async saveHistory(
    ownerId: string,
    candidateId: string,
    history: readonly ScoredDate[],
  ): Promise<void> {
    await this.database.query(
      'date-save-history',
      'update candidates set history = $3 where owner_id = $1 and id = $2',
      [ownerId, candidateId, JSON.stringify(history)],
    );
  }
}
