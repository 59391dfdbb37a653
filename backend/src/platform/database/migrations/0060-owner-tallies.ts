import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * How much each account has, and which state of its records that is: quotas are checked and unchanged answers are known
 * by one row. Triggers keep it; accounts that have nothing yet get theirs with the first change.
 */
export class OwnerTallies1700000000060 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table owner_tallies (
        owner_id uuid primary key references users on delete cascade,
        revision uuid not null default gen_random_uuid(),
        matches integer not null default 0,
        dates integer not null default 0
      ) with (fillfactor = 60)`);
    await runner.query(`
      insert into owner_tallies (owner_id, matches, dates)
        select m.owner_id, m.count, coalesce(d.count, 0)
        from (select owner_id, count(*) from candidates group by owner_id) m
        left join (select owner_id, count(*) from date_experiences group by owner_id) d on d.owner_id = m.owner_id`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop table owner_tallies');
  }
}
