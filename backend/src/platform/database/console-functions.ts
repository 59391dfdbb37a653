import { countingTriggers, procedure, trigger, type SqlFunction, type SqlTrigger } from './function-builders';

/** What keeps the tables that only the console reads. */
export const CONSOLE_FUNCTIONS: readonly SqlFunction[] = [
  // Every administrator has a role; one that is made without an invitation is an owner.
  procedure(
    'keep_administrators',
    'trigger',
    `begin
      if new.is_admin then
        insert into administrators (user_id, role, since) values (new.id, 'owner', now()) on conflict do nothing;
      else
        delete from administrators where user_id = new.id;
      end if;
      return null;
    end`,
  ),
  // History stays when an account is deleted later; only what its owner takes back is taken off.
  procedure(
    'count_date_experiences',
    'trigger',
    `begin
      if tg_op = 'INSERT' then
        insert into rollup_deltas select 'history:dates', rollup_day(created_at), count(*) from new_rows group by 2;
      else
        insert into rollup_deltas select 'history:dates', rollup_day(created_at), -count(*) from old_rows o
          where exists (select 1 from users where id = o.owner_id) group by 2;
      end if;
      return null;
    end`,
  ),
  // Each account counts once for a day and once for a week: only the first sight of it there is counted.
  procedure(
    'count_presence',
    'trigger',
    `declare
      seen date := (new.last_seen_at at time zone 'utc')::date;
      week date := date_trunc('week', seen)::date;
      before date;
      joined date;
    begin
      select day into before from account_presence where owner_id = new.user_id;
      if before >= seen then
        return null;
      end if;
      insert into account_presence (owner_id, day) values (new.user_id, seen)
        on conflict (owner_id) do update set day = excluded.day where account_presence.day = before;
      -- Another session of the same account was first.
      if not found then
        return null;
      end if;
      insert into rollup_deltas values ('history:active', to_char(seen, 'YYYY-MM-DD'), 1);
      if before is null or before < week then
        select date_trunc('week', created_at at time zone 'utc')::date into joined from users where id = new.user_id;
        insert into rollup_deltas values ('history:active-week', to_char(week, 'YYYY-MM-DD'), 1),
          ('history:retained', to_char(joined, 'YYYY-MM-DD') || '/' || to_char(week, 'YYYY-MM-DD'), 1);
      end if;
      return null;
    end`,
  ),
];

export const CONSOLE_TRIGGERS: readonly SqlTrigger[] = [
  trigger(
    'users',
    'keep_new_administrator',
    'after insert',
    'for each row when (new.is_admin) execute function keep_administrators()',
  ),
  trigger(
    'users',
    'keep_administrators',
    'after update of is_admin',
    'for each row when (new.is_admin <> old.is_admin) execute function keep_administrators()',
  ),
  ...countingTriggers('date_experiences', ['insert', 'delete']),
  trigger(
    'sessions',
    'count_presence',
    'after insert or update of last_seen_at',
    'for each row execute function count_presence()',
  ),
];
