import { procedure, trigger, type SqlFunction, type SqlTrigger } from './function-builders';

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
];
