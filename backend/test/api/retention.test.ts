import { randomBytes, randomUUID } from 'node:crypto';
import { KEPT_DAYS } from '#contract/account/privacy';
import { AuthHousekeeping } from '../../src/auth/auth-housekeeping';
import { MailSchedule } from '../../src/mail/outbox/mail-schedule';
import { IdempotencyService } from '../../src/platform/idempotency/idempotency.service';
import { eventually } from '../support/time/eventually';
import { TestApp } from '../support/test-app';

let app: TestApp;
let userId: string;
beforeAll(async () => {
  app = await TestApp.start();
  const member = await app.member();
  const [row] = await app.sql<{ id: string }>('select id from users where email = $1', [member.email]);
  userId = row?.id ?? '';
});
afterAll(() => app.close());

const markers = async (table: string, column: string, values: readonly unknown[]): Promise<number> =>
  (await app.sql(`select 1 from ${table} where ${column} = any($1)`, [values])).length;

describe('the daily deletions', () => {
  it('forget idempotency keys after a week, however many', async () => {
    const add = (owner: string, age: string, count: number) =>
      app.sql(
        `insert into idempotency_keys (owner_id, key, request_hash, created_at)
         select $1, n::text, '\\x00', now() - $2::interval from generate_series(1, $3) n`,
        [owner, age, count],
      );
    const member = await app.member();
    const [row] = await app.sql<{ id: string }>('select id from users where email = $1', [member.email]);
    await add(userId, '7 days 1 minute', 12_000);
    await add(row?.id ?? '', '6 days 23 hours', 1);
    await app.app.get(IdempotencyService).deleteOld();
    expect(await markers('idempotency_keys', 'owner_id', [userId])).toBe(0);
    expect(await markers('idempotency_keys', 'owner_id', [row?.id])).toBe(1);
  });

  it('forget sessions when they expire', async () => {
    const [expired, valid] = [randomBytes(32), randomBytes(32)];
    await app.sql(
      `insert into sessions (token_hash, user_id, created_at, last_seen_at, authenticated_at, expires_at) values
       ($1, $3, now(), now(), now(), now() - interval '1 minute'),
       ($2, $3, now(), now(), now(), now() + interval '1 minute')`,
      [expired, valid, userId],
    );
    await app.app.get(AuthHousekeeping).removeExpired();
    expect(await markers('sessions', 'token_hash', [expired])).toBe(0);
    expect(await markers('sessions', 'token_hash', [valid])).toBe(1);
  });

  it('forget links in emails 30 days after they expire', async () => {
    const [old, recent] = [randomBytes(32), randomBytes(32)];
    await app.sql(
      `insert into mail_tokens (token_hash, user_id, purpose, created_at, expires_at) values
       ($1, $3, 'confirm_email', now(), now() - interval '30 days 1 minute'),
       ($2, $3, 'confirm_email', now(), now() - interval '29 days')`,
      [old, recent, userId],
    );
    await app.app.get(AuthHousekeeping).removeExpired();
    expect(await markers('mail_tokens', 'token_hash', [old])).toBe(0);
    expect(await markers('mail_tokens', 'token_hash', [recent])).toBe(1);
  });

  it('forget emails 30 days after they were sent, dropped or given up, and never one that waits', async () => {
    const add = async (status: string, age: string) => {
      const id = randomUUID();
      await app.sql(
        `insert into outbox (id, mail_type, user_id, status, created_at, next_attempt_at, claimed_until, settled_at)
         values ($1, 'welcome', $2, $3, now() - $4::interval, now() - $4::interval, now() + interval '1 hour',
           case when $3 = 'pending' then null else now() - $4::interval end)`,
        [id, userId, status, age],
      );
      return id;
    };
    const gone = [
      await add('sent', '31 days'),
      await add('suppressed', '31 days'),
      await add('dead', '31 days'),
    ];
    const kept = [
      await add('sent', '29 days'),
      await add('dead', '29 days'),
      await add('pending', '90 days'),
    ];
    await app.app.get(MailSchedule).deleteOld();
    expect(await markers('outbox', 'id', gone)).toBe(0);
    expect(await markers('outbox', 'id', kept)).toBe(3);
  });

  it('keep the content of no email but those that wait or were given up', async () => {
    const contentOf = (email: string) =>
      app.sql<{ status: string; content: boolean }>(
        `select o.status, o.sealed is not null as content from outbox o join users u on u.id = o.user_id
         where u.email = $1 and o.mail_type = 'confirmation'`,
        [email],
      );
    const [reached, lost] = [app.visitor(), app.visitor()];
    app.mails.refused.set(lost.email, 554);
    for (const person of [reached, lost]) await person.register();
    await eventually(async () => (await contentOf(reached.email))[0]?.status === 'sent');
    await eventually(async () => (await contentOf(lost.email))[0]?.status === 'dead');
    expect(await contentOf(reached.email)).toEqual([{ status: 'sent', content: false }]);
    expect(await contentOf(lost.email)).toEqual([{ status: 'dead', content: true }]);
    await app.sql(
      `update outbox set settled_at = settled_at - make_interval(days => $1, mins => 1) where status = 'dead'`,
      [KEPT_DAYS.mails],
    );
    await app.app.get(MailSchedule).deleteOld();
    expect(await contentOf(lost.email)).toEqual([]);
  });

  it('forget the record of an email 30 days after it was sent, however many, as the privacy policy says', async () => {
    expect(KEPT_DAYS.mails).toBe(30);
    await app.sql(
      `insert into mail_log (id, user_id, mail_type, subject, sent_at)
       select gen_random_uuid(), $1, 'welcome', 'Old', now() - make_interval(days => $2, mins => 1) from generate_series(1, 12000)`,
      [userId, KEPT_DAYS.mails],
    );
    await app.sql(
      `insert into mail_log (id, user_id, mail_type, subject, sent_at)
       values (gen_random_uuid(), $1, 'welcome', 'Recent', now() - make_interval(days => $2, mins => -1))`,
      [userId, KEPT_DAYS.mails],
    );
    await app.app.get(MailSchedule).deleteOld();
    expect(await markers('mail_log', 'subject', ['Old'])).toBe(0);
    expect(await markers('mail_log', 'subject', ['Recent'])).toBe(1);
  });
});
