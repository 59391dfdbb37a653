import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * When an email was delivered, as far as anyone said so, and for each campaign how many of its emails are in which last
 * state. Of campaigns whose log is gone, only what was counted is known: those that came back count as bounced, and the
 * others as accepted.
 */
export class DeliveryTruth1700000000038 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      alter table mail_log add column delivered_at timestamptz(3);

      with counted as (
        select substr(metric, 6)::uuid as campaign_id,
          coalesce(sum(amount) filter (where bucket = 'sent'), 0) as sent,
          coalesce(sum(amount) filter (where bucket = 'bounced'), 0) as bounced
        from rollups where metric in (select 'mail:' || id from campaigns) group by metric),
      logged as (
        select campaign_id, count(*) filter (where refused_at is not null) as refused,
          count(*) filter (where refused_at is null and complained_at is not null) as complained,
          count(*) filter (where refused_at is null and complained_at is not null and bounced_at is not null) as both
        from mail_log where campaign_id is not null group by campaign_id),
      known as (
        select c.campaign_id, coalesce(l.refused, 0) as refused, coalesce(l.complained, 0) as complained, c.sent,
          greatest(0, c.bounced - coalesce(l.refused, 0) - coalesce(l.both, 0)) as bounced
        from counted c left join logged l on l.campaign_id = c.campaign_id)
      insert into rollup_deltas (metric, bucket, amount)
        select 'mail:' || campaign_id, state.bucket, state.amount
        from known, lateral (values ('is-refused', refused), ('is-complained', complained), ('is-bounced', bounced),
          ('is-accepted', greatest(0, sent - complained - bounced))) state (bucket, amount)
        where state.amount > 0;

      insert into rollup_deltas (metric, bucket, amount)
        select 'mail:sent-by-day', to_char(sent_at at time zone 'utc', 'YYYY-MM-DD'), count(*)
        from mail_log where refused_at is null group by 2;
      insert into rollup_deltas (metric, bucket, amount)
        select 'mail:complained-by-day', to_char(complained_at at time zone 'utc', 'YYYY-MM-DD'), count(*)
        from mail_log where complained_at is not null group by 2`);
  }

  async down(runner: QueryRunner): Promise<void> {
    const added = `metric like 'mail:%' and (bucket like 'is-%' or metric like 'mail:%-by-day')`;
    await runner.query(`
      delete from rollup_deltas where ${added};
      delete from rollup_counters where ${added};
      alter table mail_log drop column delivered_at`);
  }
}
