import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What users want to remember about a match that belongs to no date. */
export class CandidateFacts1700000000031 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table candidate_facts (
        owner_id uuid not null,
        id uuid not null,
        candidate_id uuid not null,
        sealed bytea not null,
        day date not null,
        created_at timestamptz(3) not null,
        primary key (owner_id, id),
        foreign key (owner_id, candidate_id) references candidates on delete cascade
      );
      create index candidate_facts_candidate_idx on candidate_facts (owner_id, candidate_id);
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop table candidate_facts');
  }
}
