import type { DataSource } from 'typeorm';
import { openDataSource } from '../../src/platform/database/data-source';
import { SuppressionReasons1700000000019 } from '../../src/platform/database/migrations/0019-suppression-reasons';
import { newDatabaseUrl } from '../support/databases/databases';

let store: DataSource;
beforeAll(async () => {
  store = await openDataSource(await newDatabaseUrl(), []);
});
afterAll(() => store.destroy());

const listed = () =>
  store.query<object[]>(
    `select address_hash::text as address, mail_kind as kind, reason from suppressions order by 1, 2, 3`,
  );

describe('the list of suppressed addresses of an earlier version', () => {
  it('keeps every address, and stops all email where another kind was asked for', async () => {
    const migration = new SuppressionReasons1700000000019();
    const runner = store.createQueryRunner();
    await migration.down(runner);
    await runner.query(`insert into suppressions (address_hash, mail_kind, reason, created_at) values
      ('\\x01', 'marketing', 'unsubscribed', '2026-01-01'), ('\\x01', 'newsletter', 'unsubscribed', '2026-01-02'),
      ('\\x02', 'news', 'unsubscribed', '2026-01-03'), ('\\x02', 'offers', 'unsubscribed', '2026-01-04'),
      ('\\x03', 'all', 'bounced', '2026-01-05'), ('\\x03', 'digest', 'unsubscribed', '2026-01-06'),
      ('\\x04', 'all', 'unsubscribed', '2026-01-07'), ('\\x04', 'digest', 'unsubscribed', '2026-01-08'),
      ('\\x05', 'experience', 'complained', '2026-01-09')`);
    await migration.up(runner);
    const row = (address: string, kind: string, reason: string) => ({ address, kind, reason });
    expect(await listed()).toEqual([
      row('\\x01', 'all', 'unsubscribed'),
      row('\\x01', 'marketing', 'unsubscribed'),
      row('\\x02', 'all', 'unsubscribed'),
      row('\\x03', 'all', 'bounced'),
      row('\\x03', 'all', 'unsubscribed'),
      row('\\x04', 'all', 'unsubscribed'),
      row('\\x05', 'experience', 'complained'),
    ]);
    await migration.down(runner);
    expect(await listed()).toHaveLength(6);
    await runner.release();
  });
});
