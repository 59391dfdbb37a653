import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What a user thinks of an idea, and the answers of outside sources, which are about places and nobody. */
export class DateIdeas1700000000007 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table date_idea_preferences (
        owner_id uuid not null references users on delete cascade,
        idea_id text not null,
        category text not null,
        preference text not null check (preference in ('liked', 'disliked')),
        sealed bytea not null,
        saved_at timestamptz(3) not null,
        primary key (owner_id, idea_id)
      );

      create table date_idea_cache (
        source text not null,
        need_hash bytea not null,
        ideas jsonb not null,
        fetched_at timestamptz(3) not null,
        primary key (source, need_hash)
      );
      create index date_idea_cache_fetched_at_idx on date_idea_cache (fetched_at);
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop table date_idea_cache, date_idea_preferences');
  }
}
