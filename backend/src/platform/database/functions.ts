import { CONSOLE_FUNCTIONS, CONSOLE_TRIGGERS } from './console-functions';
import { ACCOUNT_FACTS, ACTIVITY_FACTS, addDeltas, MATCH_FACTS } from './counted-facts';
import {
  countingFunction,
  countingTriggers,
  procedure,
  trigger,
  type SqlFunction,
  type SqlTrigger,
} from './function-builders';
import { TALLY_FUNCTIONS, TALLY_TRIGGERS } from './tally-functions';

/** The last state of a row of `mail_log`, as a bucket: each email is in one. */
function stateOf(row: 'old' | 'new'): string {
  return `(case when ${row}.refused_at is not null then 'is-refused' when ${row}.complained_at is not null then 'is-complained'
    when ${row}.bounced_at is not null then 'is-bounced' when ${row}.delivered_at is not null then 'is-delivered'
    else 'is-accepted' end)`;
}

const dayOf = (instant: string): string => `to_char(${instant} at time zone 'utc', 'YYYY-MM-DD')`;

/**
 * The current version of every function and trigger that PostgreSQL runs for the product. They maintain counts and
 * settle rows in the features' tables, which is why this one platform file names those tables; migrations create tables
 * and data.
 */
export const FUNCTIONS: readonly SqlFunction[] = [
  procedure(
    'refuse_change',
    'trigger',
    `begin
      raise exception 'the audit log can only be added to';
    end`,
  ),
  // Every entry's hash covers the one before it, so that no entry can be changed or taken out unnoticed. Entries wait
  // for each other's transactions; only the administrator makes any.
  procedure(
    'chain_audit_entry',
    'trigger',
    `declare
      last_entry audit_log;
    begin
      perform pg_advisory_xact_lock(7204514);
      select * into last_entry from audit_log order by seq desc limit 1;
      new.seq := coalesce(last_entry.seq, 0) + 1;
      new.hash := audit_hash(coalesce(last_entry.hash, ''), new);
      return new;
    end`,
  ),
  {
    name: 'audit_hash',
    text: `create or replace function audit_hash(previous bytea, entry audit_log) returns bytea language sql stable
      return sha256(previous || convert_to(jsonb_build_array((entry).seq, (entry).id,
        to_char((entry).at at time zone 'utc', 'YYYY-MM-DD HH24:MI:SS.MS'), (entry).actor_id, (entry).actor_email,
        (entry).action, (entry).target, (entry).details)::text, 'UTF8'))`,
  },
  {
    name: 'rollup_day',
    text: `create or replace function rollup_day(at timestamptz) returns text language sql immutable
      return to_char(at at time zone 'utc', 'YYYY-MM-DD')`,
  },
  countingFunction('users', ACCOUNT_FACTS, {
    insert: `insert into account_activity (owner_id, last_seen_at) select id, created_at from new_rows;
        insert into rollup_deltas select 'history:signed-up', rollup_day(created_at), count(*) from new_rows group by 2;`,
    delete: `insert into rollup_deltas select 'deleted', to_char(now() at time zone 'utc', 'YYYY-MM-DD HH24'), count(*)
          from old_rows where created_at < now() - interval '1 day' having count(*) > 0;
        delete from account_marks where owner_id in (select id from old_rows);`,
  }),
  countingFunction('account_activity', ACTIVITY_FACTS),
  countingFunction('candidates', MATCH_FACTS, {
    insert: 'insert into account_marks (owner_id) select distinct owner_id from new_rows;',
    delete: `insert into account_marks (owner_id) select distinct owner_id from old_rows
          where exists (select 1 from users where id = old_rows.owner_id);`,
  }),
  procedure(
    'mark_account',
    'trigger',
    `begin
      insert into account_marks (owner_id) values (new.owner_id);
      return null;
    end`,
  ),
  procedure(
    'mark_standards',
    'trigger',
    `begin
      insert into account_marks (owner_id) values (new.id);
      return null;
    end`,
  ),
  procedure(
    'count_sessions',
    'trigger',
    `begin
      insert into account_marks (owner_id, seen_at) values (new.user_id, new.last_seen_at);
      if tg_op = 'INSERT' then
        insert into rollup_deltas values ('sessions', '', 1);
      else
        insert into rollup_deltas values
          ('session-seconds', '', extract(epoch from new.last_seen_at - old.last_seen_at));
      end if;
      return null;
    end`,
  ),
  // Counts that cannot be rebuilt from tables are kept: ended sessions, deleted accounts, email outcomes, and what happened when.
  procedure(
    'rebuild_rollups',
    'void',
    `begin
      lock table users, candidates, account_activity in share row exclusive mode;
      insert into account_activity (owner_id, last_seen_at) select id, created_at from users on conflict do nothing;
      delete from rollup_deltas where metric not in ('sessions', 'session-seconds', 'deleted') and metric not like 'mail:%' and metric not like 'history:%';
      delete from rollup_counters where metric not in ('sessions', 'session-seconds', 'deleted') and metric not like 'mail:%' and metric not like 'history:%';
      ${addDeltas(ACCOUNT_FACTS, ['users', ''])};
      ${addDeltas(MATCH_FACTS, ['candidates', ''])};
      ${addDeltas(ACTIVITY_FACTS, ['account_activity', ''])};
      insert into account_marks (owner_id) select id from users;
      insert into owner_tallies (owner_id, matches, dates)
        select id, (select count(*) from candidates where owner_id = u.id),
          (select count(*) from date_experiences where owner_id = u.id) from users u
        on conflict (owner_id) do update set matches = excluded.matches, dates = excluded.dates;
    end`,
  ),
  // An email and its campaign send are settled by one statement, so that no crash can separate them.
  procedure(
    'settle_campaign_send',
    'trigger',
    `begin
      update campaign_sends set status = case new.status
          when 'sent' then 'sent' when 'suppressed' then 'skipped' when 'dead' then 'failed' else 'queued' end
        where outbox_id = new.id;
      return null;
    end`,
  ),
  procedure(
    'settle_contact_reply',
    'trigger',
    `begin
      update contact_replies set status = new.status where outbox_id = new.id;
      return null;
    end`,
  ),
  // The console's figures for a campaign or an automation: counters with metric mail:<campaign id or mail type>.
  procedure(
    'count_campaign_sends',
    'trigger',
    `begin
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
    end`,
  ),
  procedure(
    'count_mail_log',
    'trigger',
    `declare
      source text := 'mail:' || coalesce(new.campaign_id::text, new.mail_type);
    begin
      if tg_op = 'INSERT' then
        insert into rollup_deltas
          select fact.metric, fact.bucket, 1 from (values
            (source, 'sent', new.mail_kind is not null and new.campaign_id is null and new.refused_at is null),
            (source, ${stateOf('new')}, new.campaign_id is not null),
            ('mail:sent-by-day', ${dayOf('new.sent_at')}, new.refused_at is null)) fact (metric, bucket, holds)
          where fact.holds;
      else
        insert into rollup_deltas select source, mark.bucket, 1
          from (values ('opened', old.opened_at, new.opened_at), ('clicked', old.clicked_at, new.clicked_at),
            ('unsubscribed', old.unsubscribed_at, new.unsubscribed_at),
            ('bounced', old.bounced_at, new.bounced_at)) mark (bucket, before, after)
          where new.mail_kind is not null and mark.before is null and mark.after is not null;
        insert into rollup_deltas select 'mail:' || mark.name || '-by-day', ${dayOf('mark.after')}, 1
          from (values ('delivered', old.delivered_at, new.delivered_at),
            ('complained', old.complained_at, new.complained_at)) mark (name, before, after)
          where mark.before is null and mark.after is not null;
        -- Refused at first, and sent later.
        insert into rollup_deltas
          select fact.metric, fact.bucket, 1 from (values
            (source, 'sent', new.mail_kind is not null and new.campaign_id is null),
            ('mail:sent-by-day', ${dayOf('new.sent_at')}, true)) fact (metric, bucket, holds)
          where fact.holds and old.refused_at is not null and new.refused_at is null;
        insert into rollup_deltas select source, moved.bucket, moved.amount
          from (values (${stateOf('old')}, -1), (${stateOf('new')}, 1)) moved (bucket, amount)
          where new.campaign_id is not null and ${stateOf('old')} <> ${stateOf('new')};
      end if;
      return null;
    end`,
  ),
  procedure(
    'count_dead_mail',
    'trigger',
    `begin
      insert into rollup_deltas
        values ('mail:' || new.mail_type, 'failed', case when new.status = 'dead' then 1 else -1 end);
      return null;
    end`,
  ),
  ...CONSOLE_FUNCTIONS,
  ...TALLY_FUNCTIONS,
];

export const TRIGGERS: readonly SqlTrigger[] = [
  trigger(
    'audit_log',
    'audit_log_append_only',
    'before update or delete or truncate',
    'for each statement execute function refuse_change()',
  ),
  trigger(
    'audit_log',
    'audit_log_chain',
    'before insert',
    'for each row execute function chain_audit_entry()',
  ),
  ...countingTriggers('users', ['insert', 'update', 'delete']),
  trigger(
    'users',
    'mark_standards',
    'after update of standards',
    'for each row execute function mark_standards()',
  ),
  ...countingTriggers('account_activity', ['insert', 'update', 'delete']),
  ...countingTriggers('candidates', ['insert', 'delete']),
  trigger('candidates', 'mark_update', 'after update', 'for each row execute function mark_account()'),
  trigger(
    'sessions',
    'count_sessions',
    'after insert or update of last_seen_at',
    'for each row execute function count_sessions()',
  ),
  ...countingTriggers('campaign_sends', ['insert', 'update', 'delete']),
  trigger(
    'mail_log',
    'count_log',
    'after insert or update',
    'for each row execute function count_mail_log()',
  ),
  trigger(
    'outbox',
    'settle_campaign_send',
    'after update of status',
    `for each row when (new.mail_type = 'campaign' and new.status <> old.status)
       execute function settle_campaign_send()`,
  ),
  trigger(
    'outbox',
    'settle_contact_reply',
    'after update of status',
    `for each row when (new.mail_type = 'contact_reply' and new.status <> old.status)
       execute function settle_contact_reply()`,
  ),
  trigger(
    'outbox',
    'count_dead',
    'after update of status',
    `for each row when (new.status <> old.status and 'dead' in (new.status, old.status)
       and new.mail_type in
         ('welcome', 'first_match_encouragement', 'no_standards_reminder', 'no_date_reminder'))
       execute function count_dead_mail()`,
  ),
  ...CONSOLE_TRIGGERS,
  ...TALLY_TRIGGERS,
];
