import { openDataSource } from '../../src/platform/database/data-source';
import { SecondFactors1700000000016 } from '../../src/platform/database/migrations/0016-second-factors';
import { newDatabaseUrl } from '../support/databases/databases';

it('lets a session from before count as confirmed when it was opened', async () => {
  const dataSource = await openDataSource(await newDatabaseUrl(), []);
  const runner = dataSource.createQueryRunner();
  try {
    const migration = new SecondFactors1700000000016();
    await migration.down(runner);
    await runner.query(`
      insert into users (id, email, email_key, password_hash, first_name, last_name, created_at)
        values ('01890000-0000-7000-8000-000000000000', 'ada@example.com', 'ada@example.com', 'x', 'Ada', 'Byron', now());
      insert into sessions (token_hash, user_id, created_at, last_seen_at, expires_at)
        values ('\\x01', '01890000-0000-7000-8000-000000000000', '2026-01-05', '2026-02-05', '2026-03-05')`);
    await migration.up(runner);
    const rows: unknown = await runner.query(
      'select authenticated_at = created_at as same, second_factor as strong, last_seen_at > created_at as kept from sessions',
    );
    expect(rows).toEqual([{ same: true, strong: false, kept: true }]);
  } finally {
    await runner.release();
    await dataSource.destroy();
  }
});
