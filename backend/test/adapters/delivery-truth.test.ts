import type { DataSource } from 'typeorm';
import { openDataSource } from '../../src/platform/database/data-source';
import { installFunctions } from '../../src/platform/database/install-functions';
import { DeliveryTruth1700000000038 } from '../../src/platform/database/migrations/0038-delivery-truth';
import { newDatabaseUrl } from '../support/databases/databases';

let store: DataSource;
beforeAll(async () => {
  store = await openDataSource(await newDatabaseUrl(), []);
});
afterAll(() => store.destroy());

const FRESH = '01890000-0000-7000-8000-000000000001';
const OLD = '01890000-0000-7000-8000-000000000002';
const USER = '01890000-0000-7000-8000-000000000003';

async function statesOf(campaign: string): Promise<Record<string, number>> {
  const rows = await store.query<{ bucket: string; amount: number }[]>(
    `select bucket, amount::int as amount from rollups where metric = 'mail:' || $1 and bucket like 'is-%' and amount > 0`,
    [campaign],
  );
  return Object.fromEntries(rows.map(({ bucket, amount }) => [bucket, amount]));
}

describe('campaigns of an earlier version', () => {
  it('get their emails counted by state, as far as anything is known', async () => {
    const migration = new DeliveryTruth1700000000038();
    const runner = store.createQueryRunner();
    // The counting of the version before did not know these states.
    await runner.query('drop trigger count_log on mail_log');
    await migration.down(runner);
    await runner.query(`
      insert into campaigns (id, name, subject, preview, markdown, mail_kind, segment, created_at)
        select id::uuid, 'News', 'News', '', 'News', 'experience', '{"kind":"all"}', now() from unnest(array['${FRESH}', '${OLD}']) id;
      insert into rollup_deltas values ('mail:${FRESH}', 'sent', 5), ('mail:${FRESH}', 'bounced', 3),
        ('mail:${OLD}', 'sent', 100), ('mail:${OLD}', 'bounced', 7);
      insert into users (id, email, email_key, password_hash, first_name, last_name, created_at)
        values ('${USER}', 'ada@example.com', 'ada@example.com', 'x', 'Ada', 'Byron', now());
      insert into mail_log (id, user_id, mail_type, mail_kind, campaign_id, subject, sent_at, bounced_at, complained_at, refused_at)
        select gen_random_uuid(), '${USER}', 'campaign', 'experience', '${FRESH}', 'News', now(), bounced, complained, refused
        from (values (null::timestamptz, null::timestamptz, null::timestamptz), (null, null, null), (now(), null, null),
          (now(), now(), null), (null, now(), null), (now(), null, now())) mail (bounced, complained, refused)`);
    await migration.up(runner);
    expect(await statesOf(FRESH)).toEqual({
      'is-accepted': 2,
      'is-bounced': 1,
      'is-complained': 2,
      'is-refused': 1,
    });
    expect(await statesOf(OLD)).toEqual({ 'is-accepted': 93, 'is-bounced': 7 });
    await installFunctions(runner);
    await runner.query(
      `update mail_log set delivered_at = now() where bounced_at is null and complained_at is null`,
    );
    expect(await statesOf(FRESH)).toEqual({
      'is-delivered': 2,
      'is-bounced': 1,
      'is-complained': 2,
      'is-refused': 1,
    });
    await migration.down(runner);
    expect(await statesOf(FRESH)).toEqual({});
    await runner.release();
  });
});
