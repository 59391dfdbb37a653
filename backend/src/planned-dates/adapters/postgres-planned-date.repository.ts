import { Injectable } from '@nestjs/common';
import { PLANNED_DATE_LIMITS } from '#contract/dating/planned-dates';
import { FieldCipher } from '../../platform/crypto/field-cipher';
import { Database } from '../../platform/database/database';
import type { StoredPlan } from '../planned-date';
import { PlannedDateRepository, type PlanRefusal } from '../planned-date.repository';
import {
  fromPlanRow,
  IS_CANCELED,
  IS_SCORED,
  PLAN_COLUMNS,
  planValues,
  type PlanRow,
} from './planned-date-sql';

const OWN = `select ${PLAN_COLUMNS} from planned_dates p where p.owner_id = $1`;
const IN_ORDER = 'order by p.starts_at, p.id';

@Injectable()
export class PostgresPlannedDateRepository extends PlannedDateRepository {
  constructor(
    private readonly database: Database,
    private readonly cipher: FieldCipher,
  ) {
    super();
  }

  listOpen(ownerId: string, since: Date): Promise<StoredPlan[]> {
    return this.list(
      'planned-date-list-open',
      `${OWN} and p.starts_at >= $2 and not ${IS_CANCELED} and not ${IS_SCORED} ${IN_ORDER}`,
      [ownerId, since],
    );
  }

  listForCalendar(ownerId: string, since: Date): Promise<StoredPlan[]> {
    return this.list(
      'planned-date-list-calendar',
      `${OWN} and p.starts_at >= $2 and not ${IS_CANCELED} ${IN_ORDER}`,
      [ownerId, since],
    );
  }

  listAll(ownerId: string): Promise<StoredPlan[]> {
    return this.list('planned-date-list-all', `${OWN} ${IN_ORDER}`, [ownerId]);
  }

  async find(ownerId: string, id: string): Promise<StoredPlan | null> {
    const statement = `${OWN} and p.id = $2 and not ${IS_CANCELED}`;
    const [plan] = await this.list('planned-date-find', statement, [ownerId, id]);
    return plan ?? null;
  }

  async add(ownerId: string, plan: StoredPlan, openSince: Date): Promise<PlanRefusal | null> {
    const rows = await this.database.query<{ archived: boolean; added: boolean }>(
      'planned-date-add',
      `with match as (
         select id, archived_at is not null as archived from candidates where owner_id = $1 and id = $3
       ), added as (
         insert into planned_dates
           (owner_id, id, candidate_id, planned_for, time_zone, starts_at, sealed, remind_at, created_at, changed_at)
         select $1, $2, match.id, $4, $5, $6, $7, $8, $9, $9 from match
         where not archived and (select count(*) from planned_dates p
           where p.owner_id = $1 and p.starts_at >= $10 and not ${IS_SCORED}) < ${PLANNED_DATE_LIMITS.open}
         returning 1
       )
       select archived, exists (select 1 from added) as added from match`,
      [ownerId, plan.id, plan.candidateId, ...planValues(this.cipher, plan), plan.createdAt, openSince],
    );
    const [match] = rows;
    if (!match) return 'no-match';
    if (match.added) return null;
    return match.archived ? 'match-archived' : 'full';
  }

  async restore(ownerId: string, plan: StoredPlan): Promise<void> {
    await this.database.query(
      'planned-date-restore',
      `insert into planned_dates
         (owner_id, id, candidate_id, planned_for, time_zone, starts_at, sealed, remind_at, created_at, changed_at)
       values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10)`,
      [ownerId, plan.id, plan.candidateId, ...planValues(this.cipher, plan), plan.createdAt, plan.changedAt],
    );
  }

  async save(ownerId: string, plan: StoredPlan): Promise<boolean> {
    const rows = await this.database.query(
      'planned-date-save',
      `update planned_dates set planned_for = $4, time_zone = $5, starts_at = $6, sealed = $7,
         remind_at = case when starts_at = $6 then remind_at else $8 end, changed_at = $9, version = version + 1
       where owner_id = $1 and id = $2 and version = $3 returning 1`,
      [ownerId, plan.id, plan.version, ...planValues(this.cipher, plan), plan.changedAt],
    );
    return rows.length === 1;
  }

  async remove(ownerId: string, id: string): Promise<Date | null> {
    const rows = await this.database.query<{ startsAt: Date }>(
      'planned-date-remove',
      'delete from planned_dates where owner_id = $1 and id = $2 returning starts_at as "startsAt"',
      [ownerId, id],
    );
    return rows[0]?.startsAt ?? null;
  }

  async removeBefore(instant: Date): Promise<void> {
    await this.database.query(
      'planned-date-remove-before',
      'delete from planned_dates where starts_at < $1',
      [instant],
    );
  }

  private async list(name: string, statement: string, values: readonly unknown[]): Promise<StoredPlan[]> {
    const rows = await this.database.query<PlanRow>(name, statement, [...values]);
    return rows.map((row) => fromPlanRow(this.cipher, row));
  }
}
