import { Injectable } from '@nestjs/common';
import { Database } from '../../platform/database/database';
import { ReminderRepository, type DueReminder, type PushDelivery } from '../reminders/reminder.repository';
import type { RemindedPlan } from '../reminders/reminder';
import { IS_CANCELED, IS_SCORED, REMINDED_COLUMNS } from './planned-date-sql';

type DueRow = RemindedPlan & Omit<DueReminder, 'plan'>;
type DeliveryRow = RemindedPlan & Omit<PushDelivery, 'plan'>;

@Injectable()
export class PostgresReminderRepository extends ReminderRepository {
  constructor(private readonly database: Database) {
    super();
  }

  async takeDue(now: Date): Promise<DueReminder | null> {
    const [row] = await this.database.query<DueRow>(
      'reminder-take-due',
      `select p.owner_id as "ownerId", ${REMINDED_COLUMNS}, ${IS_SCORED} as "isScored", ${IS_CANCELED} as "isCanceled"
       from planned_dates p where p.remind_at <= $1 order by p.remind_at limit 1 for update of p skip locked`,
      [now],
    );
    if (!row) return null;
    const { ownerId, isScored, isCanceled, ...plan } = row;
    return { ownerId, isScored, isCanceled, plan };
  }

  async setNext(ownerId: string, planId: string, at: Date | null): Promise<void> {
    await this.database.query(
      'reminder-set-next',
      'update planned_dates set remind_at = $3 where owner_id = $1 and id = $2',
      [ownerId, planId, at],
    );
  }

  async addDeliveries(ownerId: string, planId: string, now: Date, expiresAt: Date): Promise<void> {
    await this.database.query(
      'push-delivery-add',
      `insert into push_deliveries (owner_id, subscription_id, planned_date_id, next_at, expires_at)
       select s.owner_id, s.id, $2, $3, $4 from push_subscriptions s
       join sessions on sessions.token_hash = s.session_hash
       where s.owner_id = $1 and sessions.expires_at > $3 on conflict do nothing`,
      [ownerId, planId, now, expiresAt],
    );
  }

  async hasDeliveries(ownerId: string): Promise<boolean> {
    const rows = await this.database.query(
      'push-delivery-has',
      'select 1 from push_deliveries where owner_id = $1 limit 1',
      [ownerId],
    );
    return rows.length > 0;
  }

  async claimDeliveries(now: Date, claimedUntil: Date, limit: number): Promise<PushDelivery[]> {
    const rows = await this.database.query<DeliveryRow>(
      'push-delivery-claim',
      `with due as (
         select owner_id, subscription_id, planned_date_id from push_deliveries where next_at <= $1
         order by next_at limit $3 for update skip locked
       ), claimed as (
         update push_deliveries d set next_at = $2, attempts = d.attempts + 1 from due
         where d.owner_id = due.owner_id and d.subscription_id = due.subscription_id
           and d.planned_date_id = due.planned_date_id
         returning d.owner_id, d.subscription_id, d.planned_date_id, d.expires_at, d.attempts
       )
       select d.owner_id as "ownerId", d.subscription_id as "subscriptionId", d.expires_at as "expiresAt", d.attempts,
         ${REMINDED_COLUMNS}, (${IS_SCORED} or ${IS_CANCELED}) as "isNeedless"
       from claimed d join planned_dates p on p.owner_id = d.owner_id and p.id = d.planned_date_id`,
      [now, claimedUntil, limit],
    );
    return rows.map(({ ownerId, subscriptionId, expiresAt, attempts, isNeedless, ...plan }) => ({
      ownerId,
      subscriptionId,
      expiresAt,
      attempts,
      isNeedless,
      plan,
    }));
  }

  async postponeDelivery({ ownerId, subscriptionId, plan }: PushDelivery, until: Date): Promise<void> {
    await this.database.query(
      'push-delivery-postpone',
      `update push_deliveries set next_at = $4
       where owner_id = $1 and subscription_id = $2 and planned_date_id = $3`,
      [ownerId, subscriptionId, plan.id, until],
    );
  }

  async removeDelivery({ ownerId, subscriptionId, plan }: PushDelivery): Promise<void> {
    await this.database.query(
      'push-delivery-remove',
      'delete from push_deliveries where owner_id = $1 and subscription_id = $2 and planned_date_id = $3',
      [ownerId, subscriptionId, plan.id],
    );
  }
}
