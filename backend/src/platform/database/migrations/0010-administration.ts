import type { MigrationInterface, QueryRunner } from 'typeorm';

/** No reference to users: who did what stays known when the account is gone. */
const AUDIT_LOG = `
  create table audit_log (
    id uuid primary key,
    at timestamptz(3) not null,
    actor_id uuid not null,
    actor_email text not null,
    action text not null,
    target text,
    details jsonb not null
  );
  create index audit_log_at_idx on audit_log (at desc, id desc);
  create index audit_log_action_idx on audit_log (action, at desc, id desc);

  create function refuse_change() returns trigger language plpgsql as $$
    begin
      raise exception 'the audit log can only be added to';
    end $$;
  create trigger audit_log_append_only before update or delete or truncate on audit_log
    for each statement execute function refuse_change();`;

const LISTS = `
  create extension if not exists pg_trgm;
  alter table users add column criteria_count smallint not null generated always as
    (jsonb_array_length(jsonb_path_query_array(standards::jsonb, '$[*] ? (@.selected == true)'))) stored;
  create index users_newest_idx on users (created_at desc, id desc);
  create index users_active_idx on users (created_at desc, id desc) where criteria_count > 0;
  create index users_pending_idx on users (created_at desc, id desc) where criteria_count = 0;
  create index candidates_time_idx on candidates (owner_id, created_at);
  create index users_unconfirmed_idx on users (created_at, id) where email_confirmed_at is null and not is_admin;
  create index users_search_idx on users
    using gin (lower(email || E'\\n' || first_name || ' ' || last_name) gin_trgm_ops);`;

/** Its rows live for seconds: vacuumed by their number, and not by a share of the table. */
const EMPTIED_OFTEN = 'autovacuum_vacuum_scale_factor = 0, autovacuum_vacuum_threshold = 5000';

/** Writers add deltas, which never wait for each other; a worker folds them into the counters. The view is always exact. */
const ROLLUPS = `
  create table rollup_counters (
    metric text not null,
    bucket text not null,
    amount numeric not null,
    primary key (metric, bucket)
  ) with (fillfactor = 50);
  create table rollup_deltas (metric text not null, bucket text not null, amount numeric not null)
    with (${EMPTIED_OFTEN});
  create view rollups as
    select metric, bucket, sum(amount) as amount
    from (select * from rollup_counters union all select * from rollup_deltas) every
    group by metric, bucket;

  create table account_activity (
    owner_id uuid primary key references users on delete cascade,
    last_seen_at timestamptz(3) not null,
    match_count integer not null default 0,
    last_match_at timestamptz(3),
    evaluated_matches integer not null default 0,
    highest_score numeric(6, 4),
    lowest_score numeric(6, 4)
  ) with (fillfactor = 85);
  create table account_marks (
    owner_id uuid not null,
    seen_at timestamptz(3),
    marked_at timestamptz(3) not null default now()
  ) with (${EMPTIED_OFTEN});
  create index account_marks_owner_idx on account_marks (owner_id);
  create index account_marks_time_idx on account_marks (marked_at);

  create function rollup_day(at timestamptz) returns text language sql immutable
    return to_char(at at time zone 'utc', 'YYYY-MM-DD');`;

/** What a row counts for, as (metric, bucket, amount) of alias `r`. */
const ACCOUNT_FACTS = `(values
  ('accounts', rollup_day(r.created_at), 1),
  ('accounts-set-up', rollup_day(r.created_at), (r.criteria_count > 0)::int),
  ('confirmed', '', (r.email_confirmed_at is not null)::int),
  ('surveys', '', (r.survey_completed_at is not null)::int),
  ('standards', '', r.criteria_count::int),
  ('howHeardAbout', coalesce(nullif(r.how_heard_about, ''), 'not-specified'), 1),
  ('datingGoal', coalesce(nullif(r.dating_goal, ''), 'not-specified'), 1),
  ('datingDuration', coalesce(nullif(r.dating_duration, ''), 'not-specified'), 1),
  ('datingChallenge', coalesce(nullif(r.dating_challenge, ''), 'not-specified'), 1),
  ('preferredDateType', coalesce(nullif(r.preferred_date_type, ''), 'not-specified'), 1),
  ('gender', coalesce(nullif(r.gender, ''), 'not-specified'), 1),
  ('interestedInGenders', coalesce(nullif(r.interested_in_genders, ''), 'not-specified'), 1)
  ) fact (metric, bucket, amount)`;

const ACTIVITY_FACTS = `(values
  ('seen', rollup_day(r.last_seen_at), 1),
  ('matchers', rollup_day(r.last_match_at), (r.last_match_at is not null)::int),
  ('matches-of-matchers', rollup_day(r.last_match_at), case when r.last_match_at is null then 0 else r.match_count end),
  ('scored-accounts', '', (r.highest_score is not null)::int),
  ('highest', '', coalesce(r.highest_score, 0)),
  ('lowest', '', coalesce(r.lowest_score, 0))
  ) fact (metric, bucket, amount)`;

const MATCH_FACTS = `(values ('matches', rollup_day(r.created_at), 1)) fact (metric, bucket, amount)`;

function addDeltas(facts: string, ...sources: readonly (readonly [rows: string, sign: string])[]): string {
  const signed = sources.map(
    ([rows, sign]) =>
      `select fact.metric, fact.bucket, ${sign} fact.amount as amount from ${rows} r, lateral ${facts}`,
  );
  return `insert into rollup_deltas select metric, bucket, sum(amount) from (${signed.join(' union all ')}) signed
    where bucket is not null group by metric, bucket having sum(amount) <> 0`;
}

/** Triggers that keep the counts of a table; a transition table serves one event only, hence three of them. */
function countingTriggers(table: string, facts: string, extra: { insert?: string; delete?: string }): string {
  return `
    create function count_${table}() returns trigger language plpgsql as $$
      begin
        if tg_op = 'INSERT' then
          ${addDeltas(facts, ['new_rows', ''])};
          ${extra.insert ?? ''}
        elsif tg_op = 'UPDATE' then
          ${addDeltas(facts, ['new_rows', ''], ['old_rows', '-'])};
        else
          ${addDeltas(facts, ['old_rows', '-'])};
          ${extra.delete ?? ''}
        end if;
        return null;
      end $$;
    create trigger count_insert after insert on ${table} referencing new table as new_rows
      for each statement execute function count_${table}();
    create trigger count_update after update on ${table} referencing new table as new_rows old table as old_rows
      for each statement execute function count_${table}();
    create trigger count_delete after delete on ${table} referencing old table as old_rows
      for each statement execute function count_${table}();`;
}

const TRIGGERS = `
  ${countingTriggers('users', ACCOUNT_FACTS, {
    insert: 'insert into account_activity (owner_id, last_seen_at) select id, created_at from new_rows;',
    delete: `insert into rollup_deltas select 'deleted', to_char(now() at time zone 'utc', 'YYYY-MM-DD HH24'), count(*)
            from old_rows where created_at < now() - interval '1 day' having count(*) > 0;
          delete from account_marks where owner_id in (select id from old_rows);`,
  })}
  ${countingTriggers('account_activity', ACTIVITY_FACTS, {})}
  ${countingTriggers('candidates', MATCH_FACTS, {
    insert: 'insert into account_marks (owner_id) select distinct owner_id from new_rows;',
    delete: `insert into account_marks (owner_id) select distinct owner_id from old_rows
            where exists (select 1 from users where id = old_rows.owner_id);`,
  })}
  drop trigger count_update on candidates;

  create function mark_account() returns trigger language plpgsql as $$
    begin
      insert into account_marks (owner_id) values (new.owner_id);
      return null;
    end $$;
  create trigger mark_update after update on candidates for each row execute function mark_account();

  create function mark_standards() returns trigger language plpgsql as $$
    begin
      insert into account_marks (owner_id) values (new.id);
      return null;
    end $$;
  create trigger mark_standards after update of standards on users for each row execute function mark_standards();

  create function count_sessions() returns trigger language plpgsql as $$
    begin
      insert into account_marks (owner_id, seen_at) values (new.user_id, new.last_seen_at);
      if tg_op = 'INSERT' then
        insert into rollup_deltas values ('sessions', '', 1);
      else
        insert into rollup_deltas values
          ('session-seconds', '', extract(epoch from new.last_seen_at - old.last_seen_at));
      end if;
      return null;
    end $$;
  create trigger count_sessions after insert or update of last_seen_at on sessions
    for each row execute function count_sessions();`;

/** What no table remembers is kept: ended sessions, deleted accounts, and what mails came to. */
const REBUILD = `
  create function rebuild_rollups() returns void language plpgsql as $$
    begin
      lock table users, candidates, account_activity in share row exclusive mode;
      insert into account_activity (owner_id, last_seen_at) select id, created_at from users on conflict do nothing;
      delete from rollup_deltas where metric not in ('sessions', 'session-seconds', 'deleted') and metric not like 'mail:%';
      delete from rollup_counters where metric not in ('sessions', 'session-seconds', 'deleted') and metric not like 'mail:%';
      ${addDeltas(ACCOUNT_FACTS, ['users', ''])};
      ${addDeltas(MATCH_FACTS, ['candidates', ''])};
      ${addDeltas(ACTIVITY_FACTS, ['account_activity', ''])};
      insert into account_marks (owner_id) select id from users;
    end $$;`;

const BACKFILL = `
  insert into rollup_deltas select 'sessions', '', count(*) from sessions having count(*) > 0;
  insert into rollup_deltas select 'session-seconds', '', sum(extract(epoch from last_seen_at - created_at))
    from sessions having count(*) > 0;
  insert into account_activity (owner_id, last_seen_at)
    select u.id, greatest(u.created_at, max(s.last_seen_at))
    from users u left join sessions s on s.user_id = u.id group by u.id;
  select rebuild_rollups();`;

export class Administration1700000000010 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    for (const part of [AUDIT_LOG, LISTS, ROLLUPS, TRIGGERS, REBUILD, BACKFILL]) await runner.query(part);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      drop trigger count_sessions on sessions;
      drop trigger mark_standards on users;
      drop trigger mark_update on candidates;
      drop trigger count_insert on candidates;
      drop trigger count_delete on candidates;
      drop trigger count_insert on users;
      drop trigger count_update on users;
      drop trigger count_delete on users;
      drop table account_marks, account_activity;
      drop view rollups;
      drop table rollup_deltas, rollup_counters, audit_log;
      drop function refuse_change(), rebuild_rollups(), count_sessions(), mark_standards(), mark_account(), count_candidates(),
        count_account_activity(), count_users(), rollup_day(timestamptz);
      drop index candidates_time_idx, users_search_idx, users_unconfirmed_idx, users_newest_idx, users_active_idx, users_pending_idx;
      alter table users drop column criteria_count`);
  }
}
