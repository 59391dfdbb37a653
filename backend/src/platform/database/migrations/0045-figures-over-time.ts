import type { MigrationInterface, QueryRunner } from 'typeorm';

const DAY = (column: string): string => `(${column} at time zone 'utc')::date`;
const BUCKET = (day: string): string => `to_char(${day}, 'YYYY-MM-DD')`;
const WEEK = (day: string): string => `date_trunc('week', ${day})::date`;

/**
 * What happened on each day and in each week, for the console's figures over time. Triggers count from here on; what
 * was before is taken from what the tables still show.
 */
export class FiguresOverTime1700000000045 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table account_presence (
        owner_id uuid primary key references users on delete cascade,
        day date not null
      ) with (fillfactor = 70)`);
    await runner.query(`
      insert into rollup_deltas
        select 'history:signed-up', ${BUCKET(DAY('created_at'))}, count(*) from users group by 2
        union all
        select 'history:dates', ${BUCKET(DAY('created_at'))}, count(*) from date_experiences group by 2`);
    await runner.query(`
      with seen as materialized (
        select user_id as owner_id, ${DAY('created_at')} as day from sessions
        union select user_id, ${DAY('last_seen_at')} from sessions
        union select owner_id, ${DAY('created_at')} from candidates
        union select owner_id, ${DAY('created_at')} from date_experiences
        union select owner_id, ${DAY('created_at')} from alex_messages
        union select a.owner_id, ${DAY('a.last_seen_at')} from account_activity a
          join users u on u.id = a.owner_id where a.last_seen_at <> u.created_at),
      latest as (insert into account_presence select owner_id, max(day) from seen group by owner_id),
      weeks as materialized (select distinct owner_id, ${WEEK('day')} as week from seen)
      insert into rollup_deltas
        select 'history:active', ${BUCKET('day')}, count(*) from seen group by 2
        union all select 'history:active-week', ${BUCKET('week')}, count(*) from weeks group by 2
        union all
        select 'history:retained', ${BUCKET(WEEK(DAY('u.created_at')))} || '/' || ${BUCKET('w.week')}, count(*)
          from weeks w join users u on u.id = w.owner_id group by 2`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      drop table account_presence;
      delete from rollup_deltas where metric like 'history:%';
      delete from rollup_counters where metric like 'history:%'`);
  }
}
