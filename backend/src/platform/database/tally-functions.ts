import { procedure, trigger, type SqlFunction, type SqlTrigger } from './function-builders';

/** Counts rows of the owner's and gives the records a new revision, by the rows of one statement. */
function tallyFunction(column: 'matches' | 'dates'): SqlFunction {
  return procedure(
    `tally_${column}`,
    'trigger',
    `begin
      if tg_op = 'INSERT' then
        insert into owner_tallies as t (owner_id, ${column}) select owner_id, count(*) from new_rows group by owner_id
          on conflict (owner_id) do update set ${column} = t.${column} + excluded.${column}, revision = gen_random_uuid();
      else
        update owner_tallies t set ${column} = t.${column} - gone.count, revision = gen_random_uuid()
          from (select owner_id, count(*) from old_rows group by owner_id) gone where t.owner_id = gone.owner_id;
      end if;
      return null;
    end`,
  );
}

/** Once per transaction is enough: no one sees the states in between. */
const noteChangeOf = (owner: string): string => `begin
      insert into owner_tallies as t (owner_id) values (${owner})
        on conflict (owner_id) do update set revision = gen_random_uuid()
        where t.xmin <> pg_current_xact_id()::xid;
      return null;
    end`;

/**
 * They keep `owner_tallies`: how many matches and dates an account has, and a revision that is new after every change of
 * anything that the list of matches, the figures, the insights and the decision are computed from.
 */
export const TALLY_FUNCTIONS: readonly SqlFunction[] = [
  tallyFunction('matches'),
  tallyFunction('dates'),
  procedure('note_change', 'trigger', noteChangeOf('new.owner_id')),
  procedure('note_account_change', 'trigger', noteChangeOf('new.id')),
  procedure(
    'note_removal',
    'trigger',
    `begin
      update owner_tallies set revision = gen_random_uuid() where owner_id in (select owner_id from old_rows);
      return null;
    end`,
  ),
];

const tallyTriggers = (table: string, column: string): SqlTrigger[] => [
  trigger(
    table,
    'tally_insert',
    'after insert',
    `referencing new table as new_rows for each statement execute function tally_${column}()`,
  ),
  trigger(
    table,
    'tally_delete',
    'after delete',
    `referencing old table as old_rows for each statement execute function tally_${column}()`,
  ),
];

const noteTriggers = (table: string): SqlTrigger[] => [
  trigger(table, 'note_change', 'after insert or update', 'for each row execute function note_change()'),
  trigger(
    table,
    'note_removal',
    'after delete',
    'referencing old table as old_rows for each statement execute function note_removal()',
  ),
];

/** A date's own row is in none of these answers: what they need of it is in its match's history. */
export const TALLY_TRIGGERS: readonly SqlTrigger[] = [
  ...tallyTriggers('candidates', 'matches'),
  ...tallyTriggers('date_experiences', 'dates'),
  trigger('candidates', 'note_change', 'after update', 'for each row execute function note_change()'),
  trigger('users', 'note_change', 'after update', 'for each row execute function note_account_change()'),
  ...['standards_history', 'date_idea_preferences', 'alex_messages'].flatMap(noteTriggers),
];
