import { addDeltas } from './counted-facts';

export interface SqlFunction {
  readonly name: string;
  readonly text: string;
}

export interface SqlTrigger {
  readonly table: string;
  readonly name: string;
  readonly text: string;
}

export function procedure(name: string, returns: string, body: string): SqlFunction {
  return {
    name,
    text: `create or replace function ${name}() returns ${returns} language plpgsql as $$\n${body}\n$$`,
  };
}

export function countingFunction(
  table: string,
  facts: string,
  also: { insert?: string; delete?: string } = {},
): SqlFunction {
  return procedure(
    `count_${table}`,
    'trigger',
    `begin
      if tg_op = 'INSERT' then
        ${addDeltas(facts, ['new_rows', ''])};
        ${also.insert ?? ''}
      elsif tg_op = 'UPDATE' then
        ${addDeltas(facts, ['new_rows', ''], ['old_rows', '-'])};
      else
        ${addDeltas(facts, ['old_rows', '-'])};
        ${also.delete ?? ''}
      end if;
      return null;
    end`,
  );
}

export function trigger(table: string, name: string, event: string, action: string): SqlTrigger {
  return { table, name, text: `create or replace trigger ${name} ${event} on ${table} ${action}` };
}

const REFERENCING = {
  insert: 'referencing new table as new_rows',
  update: 'referencing new table as new_rows old table as old_rows',
  delete: 'referencing old table as old_rows',
};

/** A transition table covers only one event, so there is a trigger for each. */
export function countingTriggers(table: string, events: readonly (keyof typeof REFERENCING)[]): SqlTrigger[] {
  return events.map((event) =>
    trigger(
      table,
      `count_${event}`,
      `after ${event}`,
      `${REFERENCING[event]} for each statement execute function count_${table}()`,
    ),
  );
}
