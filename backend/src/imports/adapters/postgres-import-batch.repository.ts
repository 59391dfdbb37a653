import { Injectable } from '@nestjs/common';
import { Database } from '../../platform/database/database';
import { ImportBatchRepository, type StoredBatch, type Undoing } from '../import-batch.repository';

const COLUMNS = `id, kind, imported_at as "importedAt", candidate_ids as "candidateIds", date_ids as "dateIds",
  prediction_ids as "predictionIds", filled`;

/**
 * What belongs to a match and would go with it: by table, when a row (t) was not made by the import (b). A test
 * compares the tables with those that refer to matches in the database.
 */
export const ADDED_TO_MATCHES: Readonly<Record<string, string>> = {
  candidate_facts: 'greatest(t.created_at, t.changed_at) > b.imported_at',
  date_experiences: 'true',
  planned_dates: 't.changed_at > b.imported_at',
  predictions:
    'not (t.id = any(b.prediction_ids) and (t.answered_at is null or t.answered_at < b.imported_at))',
};

const HAS_ADDITIONS = Object.entries(ADDED_TO_MATCHES)
  .map(
    ([table, isAddition]) =>
      `exists (select 1 from ${table} t where t.owner_id = c.owner_id and t.candidate_id = c.id and ${isAddition})`,
  )
  .join(' or ');

@Injectable()
export class PostgresImportBatchRepository extends ImportBatchRepository {
  constructor(private readonly database: Database) {
    super();
  }

  async lock(ownerId: string): Promise<void> {
    await this.database.query('import-lock', 'select 1 from users where id = $1 for no key update', [
      ownerId,
    ]);
  }

  async add(ownerId: string, batch: StoredBatch, keep: number): Promise<void> {
    const { id, kind, importedAt, candidateIds, dateIds, predictionIds, filled } = batch;
    await this.database.query(
      'import-add',
      `insert into import_batches (owner_id, id, kind, imported_at, candidate_ids, date_ids, prediction_ids,
         filled)
       values ($1, $2, $3, $4, $5, $6, $7, $8)`,
      [ownerId, id, kind, importedAt, candidateIds, dateIds, predictionIds, JSON.stringify(filled)],
    );
    await this.database.query(
      'import-forget-oldest',
      `delete from import_batches where owner_id = $1 and id in (
         select id from import_batches where owner_id = $1 order by imported_at desc, id desc offset $2)`,
      [ownerId, keep],
    );
  }

  listFor(ownerId: string): Promise<StoredBatch[]> {
    return this.database.query<StoredBatch>(
      'import-list',
      `select ${COLUMNS} from import_batches where owner_id = $1 order by imported_at desc, id desc`,
      [ownerId],
    );
  }

  undo(ownerId: string, id: string): Promise<Undoing | null> {
    return this.database.run(async () => {
      const [batch] = await this.database.query<StoredBatch>(
        'import-find-locked',
        `select ${COLUMNS} from import_batches where owner_id = $1 and id = $2 for update`,
        [ownerId, id],
      );
      if (!batch) return null;
      const concerned = await this.lockMatches(ownerId, batch);
      const dates = await this.removeDates(ownerId, batch);
      const removed = await this.removeMatches(ownerId, id, concerned, dates);
      await this.database.query(
        'import-remove',
        'delete from import_batches where owner_id = $1 and id = $2',
        [ownerId, id],
      );
      const removedDates = new Set(dates.map((date) => date.id));
      return {
        matches: removed.length,
        dates,
        filled: batch.filled,
        keptIds: concerned
          .filter(({ matchId }) => !removed.includes(matchId))
          .filter(
            ({ matchId, dateIds }) =>
              batch.candidateIds.includes(matchId) || dateIds.some((dateId) => !removedDates.has(dateId)),
          )
          .map(({ matchId }) => matchId),
      };
    });
  }

  /** Matches before their dates and in the order of their ids, as everywhere, so that no two changes deadlock. */
  private async lockMatches(
    ownerId: string,
    { candidateIds, dateIds, filled }: StoredBatch,
  ): Promise<{ matchId: string; dateIds: string[] }[]> {
    return this.database.query<{ matchId: string; dateIds: string[] }>(
      'import-lock-matches',
      `select c.id as "matchId", array(select d.id from date_experiences d
         where d.owner_id = $1 and d.candidate_id = c.id and d.id = any($3)) as "dateIds"
       from candidates c where c.owner_id = $1 and (c.id = any($2) or c.id in (
         select d.candidate_id from date_experiences d where d.owner_id = $1 and d.id = any($3)))
       order by c.id for update of c`,
      [ownerId, [...candidateIds, ...filled.map(({ candidateId }) => candidateId)], dateIds],
    );
  }

  private removeDates(
    ownerId: string,
    { dateIds }: StoredBatch,
  ): Promise<{ id: string; candidateId: string }[]> {
    return this.database.query<{ id: string; candidateId: string }>(
      'import-remove-dates',
      `delete from date_experiences where owner_id = $1 and id = any($2) and version = 1
       returning id, candidate_id as "candidateId"`,
      [ownerId, dateIds],
    );
  }

  /** Returns the ids of the matches that are gone; the others lose the removed dates from their history. */
  private async removeMatches(
    ownerId: string,
    id: string,
    concerned: readonly { matchId: string }[],
    dates: readonly { id: string }[],
  ): Promise<string[]> {
    const gone = await this.database.query<{ id: string }>(
      'import-remove-matches',
      `delete from candidates c using import_batches b
       where b.owner_id = $1 and b.id = $2 and c.owner_id = $1 and c.id = any(b.candidate_ids) and c.version = 1
         and coalesce(c.aside_changed_at <= b.imported_at, true) and not (${HAS_ADDITIONS}) returning c.id`,
      [ownerId, id],
    );
    await this.database.query(
      'import-trim-histories',
      `update candidates set history = (select coalesce(json_agg(kept order by place), '[]')
         from jsonb_array_elements(history::jsonb) with ordinality entry (kept, place)
         where not (kept ->> 'id') = any($3))
       where owner_id = $1 and id = any($2)`,
      [ownerId, concerned.map(({ matchId }) => matchId), dates.map((date) => date.id)],
    );
    return gone.map((match) => match.id);
  }
}
