import type { MigrationInterface, QueryRunner } from 'typeorm';

const CAMPAIGNS = `
  create table campaigns (
    id uuid primary key,
    name text not null,
    subject text not null,
    preview text not null,
    markdown text not null,
    mail_kind text not null check (mail_kind in ('marketing', 'experience')),
    segment jsonb not null,
    status text not null default 'draft'
      check (status in ('draft', 'scheduled', 'sending', 'paused', 'completed', 'cancelled')),
    schedule jsonb,
    start_at timestamptz(3),
    selected_after uuid,
    selected_at timestamptz(3),
    created_at timestamptz(3) not null,
    started_at timestamptz(3),
    finished_at timestamptz(3)
  );
  create index campaigns_moving_idx on campaigns (id) where status in ('scheduled', 'sending');

  create table campaign_sends (
    campaign_id uuid not null references campaigns on delete cascade,
    user_id uuid not null references users on delete cascade,
    status text not null default 'pending' check (status in ('pending', 'queued', 'sent', 'failed', 'skipped')),
    due_at timestamptz(3) not null,
    outbox_id uuid,
    primary key (campaign_id, user_id)
  );
  create index campaign_sends_pending_idx on campaign_sends (campaign_id, due_at, user_id) where status = 'pending';
  create index campaign_sends_queued_idx on campaign_sends (campaign_id) where status = 'queued';
  create index campaign_sends_outbox_idx on campaign_sends (outbox_id) where outbox_id is not null;
  create index campaign_sends_user_idx on campaign_sends (user_id);

  create table campaign_pace (
    only_row boolean primary key default true check (only_row),
    free_from timestamptz(3) not null
  );
  insert into campaign_pace (free_from) values ('epoch');`;

const AUTOMATIONS = `
  create table automations (
    key text primary key,
    enabled boolean not null,
    hour smallint check (hour between 0 and 23),
    max_times smallint check (max_times between 1 and 10)
  );

  create table automation_runs (
    automation text not null,
    timezone text not null,
    local_day date not null,
    selected_after uuid,
    started_at timestamptz(3) not null,
    finished_at timestamptz(3),
    primary key (automation, timezone, local_day)
  );
  create index automation_runs_started_idx on automation_runs (automation, started_at desc);

  create table automation_sends (
    owner_id uuid not null references users on delete cascade,
    automation text not null,
    local_day date not null,
    ordered_at timestamptz(3) not null,
    primary key (owner_id, automation, local_day)
  );
  create index users_zone_idx on users (coalesce(timezone, 'UTC'), id)
    where email_confirmed_at is not null and criteria_count > 0;`;

/** A mail and the send that ordered it are settled by one statement, so that no stop can part them. */
const SETTLING = `
  create function settle_campaign_send() returns trigger language plpgsql as $$
    begin
      update campaign_sends set status = case new.status
          when 'sent' then 'sent' when 'suppressed' then 'skipped' when 'dead' then 'failed' else 'queued' end
        where outbox_id = new.id;
      return null;
    end $$;
  create trigger settle_campaign_send after update of status on outbox for each row
    when (new.mail_type = 'campaign' and new.status <> old.status) execute function settle_campaign_send();`;

/** What the console shows of a campaign or an automation: counters of metric mail:<campaign id or mail type>. */
const COUNTING = `
  create function count_campaign_sends() returns trigger language plpgsql as $$
    begin
      if tg_op = 'INSERT' then
        insert into rollup_deltas
          select 'mail:' || campaign_id, bucket, count(*) from new_rows, unnest(array['recipients', status]) bucket
          group by campaign_id, bucket;
      elsif tg_op = 'UPDATE' then
        insert into rollup_deltas
          select 'mail:' || campaign_id, status, sum(amount)
          from (select campaign_id, status, 1 as amount from new_rows
                union all select campaign_id, status, -1 from old_rows) moved
          group by campaign_id, status having sum(amount) <> 0;
      else
        insert into rollup_deltas
          select 'mail:' || campaign_id, moved.bucket, sum(moved.amount)
          from old_rows, lateral (values (status, -1), ('skipped', 1)) moved (bucket, amount)
          where status in ('pending', 'queued') group by campaign_id, moved.bucket;
      end if;
      return null;
    end $$;
  create trigger count_insert after insert on campaign_sends referencing new table as new_rows
    for each statement execute function count_campaign_sends();
  create trigger count_update after update on campaign_sends referencing new table as new_rows old table as old_rows
    for each statement execute function count_campaign_sends();
  create trigger count_delete after delete on campaign_sends referencing old table as old_rows
    for each statement execute function count_campaign_sends();

  create function count_mail_log() returns trigger language plpgsql as $$
    declare
      source text := 'mail:' || coalesce(new.campaign_id::text, new.mail_type);
    begin
      if tg_op = 'INSERT' then
        insert into rollup_deltas select source, 'sent', 1 where new.campaign_id is null;
      else
        insert into rollup_deltas select source, mark.bucket, 1
          from (values ('opened', old.opened_at, new.opened_at), ('clicked', old.clicked_at, new.clicked_at),
            ('unsubscribed', old.unsubscribed_at, new.unsubscribed_at),
            ('bounced', old.bounced_at, new.bounced_at)) mark (bucket, before, after)
          where mark.before is null and mark.after is not null;
      end if;
      return null;
    end $$;
  create trigger count_log after insert or update on mail_log for each row
    when (new.mail_kind is not null) execute function count_mail_log();

  create function count_dead_mail() returns trigger language plpgsql as $$
    begin
      insert into rollup_deltas
        values ('mail:' || new.mail_type, 'failed', case when new.status = 'dead' then 1 else -1 end);
      return null;
    end $$;
  create trigger count_dead after update of status on outbox for each row
    when (new.status <> old.status and 'dead' in (new.status, old.status)
      and new.mail_type in ('welcome', 'first_match_encouragement'))
    execute function count_dead_mail();`;

export class CampaignsAndAutomations1700000000012 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    for (const part of [CAMPAIGNS, AUTOMATIONS, SETTLING, COUNTING]) await runner.query(part);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      drop trigger count_dead on outbox;
      drop trigger count_log on mail_log;
      drop trigger settle_campaign_send on outbox;
      drop index users_zone_idx;
      drop table automation_sends, automation_runs, automations, campaign_pace, campaign_sends, campaigns;
      drop function count_dead_mail(), count_mail_log(), count_campaign_sends(), settle_campaign_send();
      delete from rollup_counters where metric like 'mail:%';
      delete from rollup_deltas where metric like 'mail:%'`);
  }
}
