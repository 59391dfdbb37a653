import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Each entry gets its number and a hash over itself and the hash before it, in the order in which they were made. */
export class AuditChain1700000000018 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      alter table audit_log add column seq bigint, add column hash bytea;
      alter table audit_log disable trigger user;
      do $$
        declare
          entry audit_log;
          place bigint := 0;
          last_hash bytea := '';
        begin
          for entry in select * from audit_log order by at, id loop
            place := place + 1;
            last_hash := sha256(last_hash || convert_to(jsonb_build_array(place, entry.id,
              to_char(entry.at at time zone 'utc', 'YYYY-MM-DD HH24:MI:SS.MS'), entry.actor_id, entry.actor_email,
              entry.action, entry.target, entry.details)::text, 'UTF8'));
            update audit_log set seq = place, hash = last_hash where id = entry.id;
          end loop;
        end $$;
      alter table audit_log enable trigger user;
      alter table audit_log alter column seq set not null, alter column hash set not null;
      create unique index audit_log_seq_idx on audit_log (seq)`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      drop trigger if exists audit_log_chain on audit_log;
      alter table audit_log drop column seq, drop column hash`);
  }
}
