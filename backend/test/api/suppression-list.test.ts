import { randomUUID } from 'node:crypto';
import type { AuditEntry } from '#contract/console/admin';
import type {
  LiftSuppressionAnswer,
  SuppressedAddress,
  SuppressionPage,
} from '#contract/console/suppressions';
import { API } from '#contract/paths';
import { SuppressionsService } from '../../src/mail/suppressions/suppressions.service';
import { administrator } from '../support/accounts/administrator';
import { eventually } from '../support/time/eventually';
import { TestApp } from '../support/test-app';
import type { TestUser } from '../support/accounts/test-user';

let app: TestApp;
let admin: TestUser;
let suppressions: SuppressionsService;
beforeAll(async () => {
  app = await TestApp.start();
  admin = await administrator(app);
  suppressions = app.app.get(SuppressionsService);
});
afterAll(() => app.close());
beforeEach(() => app.sql('delete from suppressions'));

const page = async (query: Readonly<Record<string, string>> = {}): Promise<SuppressionPage> =>
  (await admin.http.get(API.adminSuppressions).query(query).expect(200)).body as SuppressionPage;
const list = async (query: Readonly<Record<string, string>> = {}): Promise<SuppressedAddress[]> =>
  (await page(query)).suppressions;
const only = async (): Promise<SuppressedAddress> => {
  const [entry, ...more] = await list();
  if (!entry || more.length > 0) throw new Error('There is not exactly one entry');
  return entry;
};
const lift = (body: object) => admin.http.post(API.adminLiftSuppression).send(body);
const stranger = () => `someone-${randomUUID()}@elsewhere.example`;

describe('the list of suppressed addresses', () => {
  it('shows an address in part where an account has it, and nothing of any other', async () => {
    const user = await app.member();
    const other = stranger();
    await suppressions.suppress(other, 'marketing', 'unsubscribed');
    // The list shows the newest first, and both may be of the same millisecond.
    await app.sql("update suppressions set created_at = created_at - interval '1 second'");
    await suppressions.suppress(user.email.toUpperCase(), 'all', 'bounced');
    const { body, text } = await admin.http.get(API.adminSuppressions).expect(200);
    expect((body as SuppressionPage).suppressions).toEqual([
      {
        id: expect.any(String) as string,
        address: 'u•••@e•••.com',
        mailKind: 'all',
        reason: 'bounced',
        createdAt: expect.any(String) as string,
      },
      expect.objectContaining({ address: null, mailKind: 'marketing', reason: 'unsubscribed' }),
    ]);
    for (const hidden of [user.email, other]) expect(text).not.toContain(hidden);
  });

  it('forgets whose address it was with the account, or when the account has another', async () => {
    const [leaving, moving] = [await app.member(), await app.member()];
    await suppressions.suppress(leaving.email, 'all', 'bounced');
    await suppressions.suppress(moving.email, 'all', 'bounced');
    await app.sql(`update users set email = $2, email_key = $2 where email = $1`, [moving.email, stranger()]);
    await leaving.http.delete('/api/user').send({ currentPassword: leaving.password }).expect(204);
    expect((await list()).map(({ address }) => address)).toEqual([null, null]);
  });

  it('is searched by a full address, by reason and by day', async () => {
    const [one, other] = [stranger(), stranger()];
    await suppressions.suppress(one, 'marketing', 'unsubscribed');
    await suppressions.suppress(one, 'marketing', 'complained');
    await suppressions.suppress(other, 'all', 'refused');
    await app.sql(`update suppressions set created_at = '2026-03-01T12:00:00Z' where reason = 'complained'`);
    expect(await list({ address: ` ${one.toUpperCase()} ` })).toHaveLength(2);
    expect(await list({ address: stranger() })).toEqual([]);
    expect((await list({ reason: 'refused' })).map(({ mailKind }) => mailKind)).toEqual(['all']);
    expect(await list({ address: one, reason: 'refused' })).toEqual([]);
    const day = { from: '2026-03-01T00:00:00Z', to: '2026-03-02T00:00:00Z' };
    expect((await list(day)).map(({ reason }) => reason)).toEqual(['complained']);
    for (const query of [{ address: 'someone' }, { reason: 'none' }, { from: 'x' }, { after: 'x' }])
      await admin.http.get(API.adminSuppressions).query(query).expect(400);
  });

  it('comes a page at a time, newest first', async () => {
    await app.sql(
      `insert into suppressions (address_hash, mail_kind, reason, created_at)
       select decode(md5(n::text), 'hex'), 'all', case n % 2 when 0 then 'bounced' else 'refused' end,
         date_trunc('milliseconds', now()) - (n / 60) * interval '1 minute' from generate_series(1, 120) n`,
    );
    const queries: Readonly<Record<string, string>>[] = [{}, { reason: 'bounced' }];
    for (const query of queries) {
      const seen: SuppressedAddress[] = [];
      let after: string | null = '';
      while (after !== null) {
        const { suppressions: entries, next }: SuppressionPage = await page(
          after ? { ...query, after } : query,
        );
        seen.push(...entries);
        after = next;
      }
      expect(new Set(seen.map(({ id }) => id)).size).toBe('reason' in query ? 60 : 120);
      const times = seen.map(({ createdAt }) => createdAt);
      expect(times).toEqual(times.toSorted().toReversed());
    }
  });
});

describe('lifting', () => {
  it('lets email through again, and is in the audit log without the address', async () => {
    const user = await app.member();
    await suppressions.suppress(user.email, 'all', 'bounced');
    const { id } = await only();
    const { body } = await lift({ id }).expect(200);
    expect((body as LiftSuppressionAnswer).lifted).toMatchObject({ id, reason: 'bounced' });
    expect(await list()).toEqual([]);
    expect(await suppressions.isSuppressed(user.email, 'marketing')).toBe(false);
    const { body: audit, text } = await admin.http
      .get(API.adminAudit)
      .query({ action: 'suppressions.lift' })
      .expect(200);
    expect((audit as AuditEntry[])[0]).toMatchObject({
      actorEmail: admin.email,
      target: id,
      details: { kind: 'all', reason: 'bounced', because: null },
    });
    expect(text).not.toContain(user.email);
    await lift({ id }).expect(404);
  });

  it.each(['unsubscribed', 'switched-off', 'complained'] as const)(
    'needs a stated reason for what someone asked for: %s',
    async (reason) => {
      await suppressions.suppress(stranger(), 'marketing', reason);
      const { id } = await only();
      for (const statedReason of [undefined, null, '', '   ']) {
        const { body } = await lift({ id, statedReason }).expect(400);
        expect(body).toMatchObject({
          code: 'suppression.reason-required',
          errors: [{ field: 'statedReason', message: 'Say why, in a few words' }],
        });
      }
      expect(await list()).toHaveLength(1);
      await lift({ id, statedReason: 'They wrote to support' }).expect(200);
      const [entry] = (await admin.http.get(API.adminAudit).query({ action: 'suppressions.lift' }))
        .body as AuditEntry[];
      expect(entry?.details).toMatchObject({ reason, because: 'They wrote to support' });
    },
  );

  it("leaves what the account's settings say", async () => {
    const user = await app.member();
    await user.http.patch('/api/user/profile').send({ marketingEmails: true }).expect(200);
    await app
      .visitor()
      .http.post('/api/unsubscribe')
      .send({ email: user.email, type: 'marketing' })
      .expect(200);
    await lift({ id: (await only()).id, statedReason: 'By mistake' }).expect(200);
    expect((await user.http.get('/api/user/profile').expect(200)).body).toMatchObject({
      marketingEmails: false,
    });
  });

  it.each(['', 'x', 'eA.marketing.none', 'eA.none.bounced', '.all.bounced', 'eA.all.bounced', { a: 1 }])(
    'of an unknown entry is refused: %j',
    async (id) => {
      expect([400, 404]).toContain((await lift({ id, statedReason: 'x' })).status);
    },
  );
});

describe('an address that the mail server does not know', () => {
  it('is refused for it, is in the log of its user with that, and is free again once a link is opened', async () => {
    const user = await app.member();
    await eventually(() => app.mails.to(user.email).length === 2);
    app.mails.refused.set(user.email, 550);
    await app.visitor().http.post('/api/auth/reset-password').send({ email: user.email }).expect(200);
    await eventually(async () => (await list()).length === 1);
    expect(await only()).toMatchObject({ reason: 'refused', mailKind: 'all', address: 'u•••@e•••.com' });
    const [row] = await app.sql<{ id: string }>('select id from users where email = $1', [user.email]);
    const log = async () =>
      (await admin.http.get(API.adminUserEmails(row?.id ?? '')).expect(200)).body as {
        emailType: string;
        outcome: string;
      }[];
    await eventually(async () => (await log()).length === 3);
    expect((await log()).map(({ emailType, outcome }) => [emailType, outcome])).toEqual([
      ['password_reset', 'refused'],
      ['welcome', 'sent'],
      ['confirmation', 'sent'],
    ]);
    await suppressions.liftBounce(user.email);
    expect(await list()).toEqual([]);
  });

  it('counts once for its campaign or automation, whatever is reported later', async () => {
    const counted = async () =>
      (
        await app.sql<{ bucket: string; total: number }>(
          `select bucket, sum(amount)::int as total from (select * from rollup_deltas union all
             select metric, bucket, amount from rollup_counters) each
           where metric = 'mail:welcome' group by bucket having sum(amount) <> 0 order by bucket`,
        )
      ).filter(({ bucket }) => bucket !== 'failed');
    const before = await counted();
    const user = app.visitor();
    await user.register();
    await app.mails.waitFor(user.email, /^Confirm/);
    app.mails.refused.set(user.email, 550);
    await user.confirm();
    await eventually(async () => (await list()).length === 1);
    await eventually(
      async () =>
        (await app.sql(`select 1 from mail_log where refused_at is not null and mail_type = 'welcome'`))
          .length === 1,
    );
    expect(await counted()).toEqual(before);
    await app.sql(
      `update mail_log set bounced_at = coalesce(bounced_at, now()) where refused_at is not null`,
    );
    expect(await counted()).toEqual(before);
  });
});
