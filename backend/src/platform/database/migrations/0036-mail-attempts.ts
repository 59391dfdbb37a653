import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * How the latest attempts to hand an email over went, of all processes: as many rows as the console judges by, written
 * over in turn.
 */
export class MailAttempts1700000000036 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create sequence mail_attempt_seq;
      create table mail_attempts (
        slot smallint primary key,
        at timestamptz(3) not null,
        is_accepted boolean not null,
        words text
      )`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop table mail_attempts; drop sequence mail_attempt_seq');
  }
}
