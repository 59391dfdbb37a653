import { Injectable } from '@nestjs/common';
import { PREDICTION_LIMITS } from '#contract/dating/insights/predictions';
import { Database } from '../../platform/database/database';
import type { StoredPrediction } from '../prediction';
import { PredictionRepository, type PredictionRefusal } from '../prediction.repository';

const SELECT = `select p.id, p.candidate_id as "candidateId", p.percent, p.predicted_at as "predictedAt", p.outcome,
    p.answered_at as "answeredAt", c.archived_at as "archivedAt"
  from predictions p join candidates c on c.owner_id = p.owner_id and c.id = p.candidate_id
  where p.owner_id = $1`;

@Injectable()
export class PostgresPredictionRepository extends PredictionRepository {
  constructor(private readonly database: Database) {
    super();
  }

  listFor(ownerId: string): Promise<StoredPrediction[]> {
    return this.database.query<StoredPrediction>(
      'prediction-list',
      `${SELECT} order by p.predicted_at desc, p.id desc`,
      [ownerId],
    );
  }

  async find(ownerId: string, id: string): Promise<StoredPrediction | null> {
    const rows = await this.database.query<StoredPrediction>('prediction-find', `${SELECT} and p.id = $2`, [
      ownerId,
      id,
    ]);
    return rows[0] ?? null;
  }

  async add(
    ownerId: string,
    prediction: Pick<StoredPrediction, 'id' | 'candidateId' | 'percent' | 'predictedAt'>,
  ): Promise<PredictionRefusal | null> {
    const { id, candidateId, percent, predictedAt } = prediction;
    const rows = await this.database.query<{ archived: boolean; added: boolean }>(
      'prediction-add',
      `with match as (
         select id, archived_at is not null as archived from candidates where owner_id = $1 and id = $3
       ), added as (
         insert into predictions (owner_id, id, candidate_id, percent, predicted_at)
         select $1, $2, match.id, $4, $5 from match
         where not archived and ((select count(*) from predictions where owner_id = $1) < ${PREDICTION_LIMITS.max}
           or exists (select 1 from predictions where owner_id = $1 and candidate_id = $3 and outcome is null))
         on conflict (owner_id, candidate_id) where outcome is null do update set id = excluded.id,
           percent = excluded.percent, predicted_at = excluded.predicted_at
         returning 1
       )
       select archived, exists (select 1 from added) as added from match`,
      [ownerId, id, candidateId, percent, predictedAt],
    );
    const [match] = rows;
    if (!match) return 'no-match';
    if (match.added) return null;
    return match.archived ? 'match-archived' : 'full';
  }

  async addAll(ownerId: string, predictions: readonly Omit<StoredPrediction, 'archivedAt'>[]): Promise<void> {
    await this.database.query(
      'prediction-add-all',
      `insert into predictions (owner_id, id, candidate_id, percent, predicted_at, outcome, answered_at)
       select $1, added.id, added."candidateId", added.percent, added."predictedAt", added.outcome, added."answeredAt"
       from json_to_recordset($2) as added (id uuid, "candidateId" uuid, percent smallint, "predictedAt" timestamptz,
         outcome boolean, "answeredAt" timestamptz)
       on conflict (owner_id, candidate_id) where outcome is null do nothing`,
      [ownerId, JSON.stringify(predictions)],
    );
  }

  async answer(ownerId: string, { id, outcome, answeredAt }: StoredPrediction): Promise<boolean> {
    const rows = await this.database.query(
      'prediction-answer',
      'update predictions set outcome = $3, answered_at = $4 where owner_id = $1 and id = $2 returning 1',
      [ownerId, id, outcome, answeredAt],
    );
    return rows.length === 1;
  }

  async mutedAt(ownerId: string): Promise<Date | null> {
    const rows = await this.database.query<{ mutedAt: Date }>(
      'prediction-muted-at',
      'select muted_at as "mutedAt" from prediction_mutes where owner_id = $1',
      [ownerId],
    );
    return rows[0]?.mutedAt ?? null;
  }

  async mute(ownerId: string, at: Date | null): Promise<void> {
    if (at === null)
      await this.database.query('prediction-unmute', 'delete from prediction_mutes where owner_id = $1', [
        ownerId,
      ]);
    else
      await this.database.query(
        'prediction-mute',
        'insert into prediction_mutes (owner_id, muted_at) values ($1, $2) on conflict (owner_id) do nothing',
        [ownerId, at],
      );
  }
}
