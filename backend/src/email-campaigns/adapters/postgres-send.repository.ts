import { Injectable } from '@nestjs/common';
import type { RecipientFilter } from '#contract/console/campaigns/campaign-list';
import { Database } from '../../platform/database/database';
import type { Waiting } from '../campaigns/campaign';
import {
  SendRepository,
  type DueSend,
  type NewSend,
  type QueuedSend,
  type Recipient,
  type RecipientQuery,
} from '../sending/send.repository';

const IN_STATE: Readonly<Record<RecipientFilter, string>> = {
  all: 'true',
  waiting: `s.status in ('pending', 'queued')`,
  sent: `s.status = 'sent'`,
  failed: `s.status = 'failed'`,
  skipped: `s.status = 'skipped'`,
};

@Injectable()
export class PostgresSendRepository extends SendRepository {
  constructor(private readonly database: Database) {
    super();
  }

  async add(campaignId: string, sends: readonly NewSend[]): Promise<void> {
    await this.database.query(
      'send-add',
      `insert into campaign_sends (campaign_id, user_id, due_at)
       select $1, s.user_id, s.due_at from unnest($2::uuid[], $3::timestamptz[]) s (user_id, due_at)
       where exists (select 1 from users u where u.id = s.user_id) on conflict do nothing`,
      [campaignId, sends.map(({ userId }) => userId), sends.map(({ dueAt }) => dueAt)],
    );
  }

  claim(campaignId: string, now: Date, limit: number): Promise<DueSend[]> {
    return this.database.query<DueSend>(
      'send-claim',
      `select s.user_id as "userId", u.email, u.first_name as "firstName", s.due_at as "dueAt", u.timezone as "timeZone"
       from campaign_sends s join users u on u.id = s.user_id
       where s.campaign_id = $1 and s.status = 'pending' and s.due_at <= $2
       order by s.due_at, s.user_id limit $3 for update of s skip locked`,
      [campaignId, now, limit],
    );
  }

  async putOff(campaignId: string, sends: readonly NewSend[]): Promise<void> {
    await this.database.query(
      'send-put-off',
      `update campaign_sends s set due_at = l.due_at
       from unnest($2::uuid[], $3::timestamptz[]) l (user_id, due_at)
       where s.campaign_id = $1 and s.user_id = l.user_id and s.status = 'pending'`,
      [campaignId, sends.map(({ userId }) => userId), sends.map(({ dueAt }) => dueAt)],
    );
  }

  async waitingOf(campaignIds: readonly string[]): Promise<ReadonlyMap<string, Waiting>> {
    const rows = await this.database.query<Waiting & { id: string }>(
      'send-waiting',
      // The ends of an index: the rows between them are counted by the roll-ups.
      `select c.id,
         (select coalesce(sum(r.amount), 0)::int from rollups r
           where r.metric = 'mail:' || c.id and r.bucket in ('pending', 'queued')) as emails,
         (select s.due_at from campaign_sends s where s.campaign_id = c.id and s.status = 'pending'
           order by s.due_at limit 1) as "firstAt",
         (select s.due_at from campaign_sends s where s.campaign_id = c.id and s.status = 'pending'
           order by s.due_at desc limit 1) as "lastAt"
       from unnest($1::uuid[]) c (id)`,
      [campaignIds],
    );
    return new Map(rows.map(({ id, ...waiting }) => [id, waiting]));
  }

  async markQueued(campaignId: string, sends: readonly QueuedSend[]): Promise<void> {
    await this.database.query(
      'send-queued',
      `update campaign_sends s set status = 'queued', outbox_id = q.outbox_id
       from unnest($2::uuid[], $3::uuid[]) q (user_id, outbox_id)
       where s.campaign_id = $1 and s.user_id = q.user_id`,
      [campaignId, sends.map(({ userId }) => userId), sends.map(({ outboxId }) => outboxId)],
    );
  }

  async withdraw(campaignId: string): Promise<void> {
    // An email that was attempted may have arrived: it keeps its Message-ID and stays queued.
    await this.database.query(
      'send-take-back',
      `with gone as (
         delete from outbox o using campaign_sends s
         where s.campaign_id = $1 and s.status = 'queued' and o.id = s.outbox_id and o.status = 'pending' and o.attempted_at is null
           and o.attempts = 0
         returning o.id)
       update campaign_sends s set status = 'pending', outbox_id = null from gone
       where s.campaign_id = $1 and s.outbox_id = gone.id`,
      [campaignId],
    );
  }

  async countUnattempted(limit: number): Promise<number> {
    const rows = await this.database.query<{ untried: number }>(
      'send-count-untried',
      `select count(*)::int as untried from (
         select 1 from campaign_sends s join outbox o on o.id = s.outbox_id
         where s.status = 'queued' and o.status = 'pending' and o.attempts = 0 and o.next_attempt_at <= now() limit $1) untried`,
      [limit],
    );
    return rows[0]?.untried ?? 0;
  }

  recipientsOf({ campaignId, state, after, limit }: RecipientQuery): Promise<Recipient[]> {
    return this.database.query<Recipient>(
      `send-recipients-${state}`,
      `select s.user_id as "userId", u.email, case when s.status in ('pending', 'queued') then 'waiting' else s.status end as state,
         s.due_at as "dueAt", case when s.status = 'sent' then l.sent_at end as "sentAt", l.delivered_at as "deliveredAt",
         l.refused_at as "refusedAt", l.opened_at as "openedAt", l.clicked_at as "clickedAt", l.unsubscribed_at as "unsubscribedAt",
         case when s.status = 'sent' then l.bounced_at end as "bouncedAt", l.complained_at as "complainedAt"
       from campaign_sends s join users u on u.id = s.user_id left join mail_log l on l.id = s.outbox_id
       where s.campaign_id = $1 and s.user_id > coalesce($2::uuid, '00000000-0000-0000-0000-000000000000')
         and ${IN_STATE[state]}
       order by s.user_id limit $3`,
      [campaignId, after, limit],
    );
  }

  async hasOpen(campaignId: string): Promise<boolean> {
    const rows = await this.database.query(
      'send-has-open',
      `(select 1 from campaign_sends where campaign_id = $1 and status = 'pending' limit 1)
       union all (select 1 from campaign_sends where campaign_id = $1 and status = 'queued' limit 1)`,
      [campaignId],
    );
    return rows.length > 0;
  }

  async takePace(): Promise<Date | null> {
    const rows = await this.database.query<{ freeFrom: Date }>(
      'send-take-pace',
      'select free_from as "freeFrom" from campaign_pace for update skip locked',
      [],
    );
    return rows[0]?.freeFrom ?? null;
  }

  async setPace(freeFrom: Date): Promise<void> {
    await this.database.query('send-set-pace', 'update campaign_pace set free_from = $1', [freeFrom]);
  }
}
