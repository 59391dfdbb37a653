import { randomUUID } from 'node:crypto';
import type { AuditEntry } from '#contract/console/admin';
import type { UnsentMail, UnsentMailAnswer } from '#contract/console/unsent-mail';
import { API } from '#contract/paths';
import { administrator, idOf } from '../support/accounts/administrator';
import { eventually } from '../support/time/eventually';
import { passOutboxTime } from '../support/mail/outbox-time';
import { MailDesk } from '../support/mail/stuck-mail';
import { TestApp, WITHOUT_REDIS } from '../support/test-app';
import type { TestUser } from '../support/accounts/test-user';

let app: TestApp;
let admin: TestUser;
let desk: MailDesk;
beforeAll(async () => {
  app = await TestApp.start({ env: WITHOUT_REDIS });
  admin = await administrator(app);
  desk = new MailDesk(app, admin);
  await eventually(async () => (await desk.metric('mail_queue_depth')) === 0);
});
afterAll(() => app.close());
beforeEach(() =>
  app.mails.treat(({ subject }) => (subject.startsWith('Confirm') ? { refuse: 451 } : 'accept')),
);
afterEach(async () => {
  app.mails.refused.clear();
  await app.sql(`delete from outbox where status in ('pending', 'dead')`);
});

const post = async (path: string, body: object, status = 200): Promise<UnsentMailAnswer> =>
  (await admin.http.post(path).send(body).expect(status)).body as UnsentMailAnswer;
const mailTo = async (email: string): Promise<UnsentMail> => {
  const found = (await desk.unsent()).emails.find(({ recipient }) => recipient === email);
  if (!found) throw new Error(`Nothing is unsent to ${email}`);
  return found;
};
const audited = async (action: string) =>
  (await admin.http.get(API.adminAudit).query({ action }).expect(200)).body as AuditEntry[];
/** No attempt of its own comes in the way of a test. */
const holdBack = () =>
  app.sql(`update outbox set next_attempt_at = now() + interval '1 hour' where status = 'pending'`);
/** As it is while a worker talks to the mail server. */
const claim = (id: string) =>
  app.sql(`update outbox set claimed_until = now() + interval '1 hour' where id = $1`, [id]);

async function stuck(count: number): Promise<[UnsentMail, TestUser][]> {
  const people = await desk.stuckPeople(count);
  await holdBack();
  const pairs = people.map(async (person): Promise<[UnsentMail, TestUser]> => [
    await mailTo(person.email),
    person,
  ]);
  return Promise.all(pairs);
}

describe('the list of unsent email', () => {
  it('says what is waiting, failing and undeliverable, since when and why, and nothing of what it says', async () => {
    const [failing, gone] = await stuck(2);
    const [waiting] = await app.sql<{ id: string }>(
      `insert into outbox (id, mail_type, due_at, next_attempt_at, created_at)
       values (gen_random_uuid(), 'welcome', now(), now() + interval '1 hour', now()) returning id`,
    );
    await app.sql(`update outbox set status = 'dead', settled_at = now() where id = $1`, [gone?.[0].id]);
    const { emails, counts, next } = await desk.unsent();
    expect(counts).toEqual({ waiting: 1, failing: 1, undeliverable: 1 });
    expect(next).toBeNull();
    expect(emails.find(({ id }) => id === failing?.[0].id)).toEqual({
      id: failing?.[0].id,
      type: 'confirmation',
      state: 'failing',
      recipient: failing?.[1].email,
      userId: await idOf(app, failing?.[1] ?? admin),
      dueAt: expect.any(String) as string,
      attempts: expect.any(Number) as number,
      nextAttemptAt: expect.any(String) as string,
      isInHand: false,
      lastError: 'The mail server answered 451 to the message: "Refused"',
    });
    expect(emails.find(({ id }) => id === gone?.[0].id)).toMatchObject({
      state: 'undeliverable',
      nextAttemptAt: null,
    });
    expect(emails.find(({ id }) => id === waiting?.id)).toMatchObject({
      state: 'waiting',
      attempts: 0,
      recipient: null,
      lastError: null,
    });
    for (const state of ['waiting', 'failing', 'undeliverable'] as const)
      expect((await desk.unsent(state)).emails.map((mail) => mail.state)).toEqual([state]);
    expect(JSON.stringify(emails)).not.toMatch(/token|Confirm your/);
  });

  it('shows in part an address that is not the address of an account', async () => {
    app.mails.treat(() => 'accept');
    const user = await app.member();
    app.mails.treat(() => ({ refuse: 451 }));
    const newEmail = `new-${randomUUID()}@elsewhere.example`;
    await user.http
      .patch('/api/user/change-email')
      .send({ currentPassword: user.password, newEmail })
      .expect(200);
    await eventually(async () => (await desk.unsent('failing')).emails.length > 0);
    const { emails } = await desk.unsent();
    const recipients = emails.filter(({ type }) => type === 'email_change').map(({ recipient }) => recipient);
    expect(recipients).toEqual(['n•••@e•••.example']);
    expect(JSON.stringify(emails)).not.toContain(newEmail);
  });

  it('comes a page at a time, oldest first, however many are owed since the same moment', async () => {
    await app.sql(
      `insert into outbox (id, mail_type, status, last_error, due_at, next_attempt_at, created_at)
       select gen_random_uuid(), 'welcome', case n % 3 when 0 then 'dead' else 'pending' end,
         case n % 3 when 1 then 'No answer' end, now() - (n / 60) * interval '1 minute', now() + interval '1 hour', now()
       from generate_series(1, 120) n`,
    );
    const seen: UnsentMail[] = [];
    let after: string | undefined;
    do {
      const page = await desk.unsent('all', after);
      seen.push(...page.emails);
      after = page.next ?? undefined;
    } while (after !== undefined);
    expect(seen).toHaveLength(120);
    expect(new Set(seen.map(({ id }) => id)).size).toBe(120);
    expect(seen.map(({ dueAt }) => dueAt)).toEqual(seen.map(({ dueAt }) => dueAt).sort());
    for (const cursor of [
      'nonsense',
      '2026-13-01T00:00:00.000Z_x',
      `2026-99-01T00:00:00.000Z_${randomUUID()}`,
    ])
      await admin.http.get(API.adminEmails).query({ after: cursor }).expect(400);
  });
});

describe('sending now', () => {
  it('sends one that waits for its next attempt, and is in the audit log', async () => {
    const [one, other] = await stuck(2);
    app.mails.treat(() => 'accept');
    const id = one?.[0].id ?? '';
    expect(await post(API.adminEmailsSendNow, { ids: [id] })).toEqual({ changed: 1, left: 0 });
    await eventually(() => app.mails.to(one?.[1].email ?? '').length === 1);
    expect(app.mails.to(other?.[1].email ?? '')).toEqual([]);
    const [entry] = await audited('emails.send-now');
    expect(entry).toMatchObject({ target: id, details: { count: 1 }, actorEmail: admin.email });
  });

  it('sends again what was given up, with fresh attempts', async () => {
    app.mails.treat(() => ({ refuse: 554 }));
    const user = app.visitor();
    await user.register();
    await eventually(async () => (await desk.unsent()).counts.undeliverable === 1);
    app.mails.treat(() => 'accept');
    await post(API.adminEmailsSendNow, { ids: [(await mailTo(user.email)).id] });
    await eventually(() => app.mails.to(user.email).length === 1);
  });

  it('leaves alone what is being handed over, because it would arrive twice', async () => {
    const [one] = await stuck(1);
    const id = one?.[0].id ?? '';
    await claim(id);
    expect((await mailTo(one?.[1].email ?? '')).isInHand).toBe(true);
    expect(await post(API.adminEmailsSendNow, { ids: [id] })).toEqual({ changed: 0, left: 0 });
    expect(await post(API.adminEmailsGiveUp, { ids: [id] })).toEqual({ changed: 0, left: 0 });
    expect((await desk.unsent()).counts.failing).toBe(1);
  });

  it('passes over ids that no unsent email has', async () => {
    const sent = await app.sql<{ id: string }>(`select id from outbox where status = 'sent' limit 1`);
    expect(
      await post(API.adminEmailsSendNow, { ids: [randomUUID(), 'nonsense', sent[0]?.id ?? ''] }),
    ).toEqual({
      changed: 0,
      left: 0,
    });
  });
});

describe('giving up', () => {
  it('settles one without sending it, erases its content, and is in the audit log', async () => {
    const [one] = await stuck(1);
    const id = one?.[0].id ?? '';
    expect(await post(API.adminEmailsGiveUp, { ids: [id] })).toEqual({ changed: 1, left: 0 });
    expect((await desk.unsent()).counts).toEqual({ waiting: 0, failing: 0, undeliverable: 0 });
    expect(
      await app.sql('select status, sealed, last_error as reason from outbox where id = $1', [id]),
    ).toEqual([{ status: 'suppressed', sealed: null, reason: 'Given up by an administrator' }]);
    app.mails.treat(() => 'accept');
    await passOutboxTime(app, '2 hours');
    await app.visitor().http.post('/api/auth/reset-password').send({ email: admin.email }).expect(200);
    await app.mails.waitFor(admin.email, /[Rr]eset/);
    expect(app.mails.to(one?.[1].email ?? '')).toEqual([]);
    expect((await audited('emails.give-up'))[0]).toMatchObject({ target: id, details: { count: 1 } });
  });

  it('of all takes only what was owed when the list was read', async () => {
    await stuck(2);
    const { asOf } = await desk.unsent();
    const later = await stuck(1);
    await app.sql(`update outbox set due_at = due_at + interval '1 second' where id = $1`, [
      later[0]?.[0].id,
    ]);
    await app.sql(`update outbox set next_attempt_at = now() + interval '1 hour'`);
    await eventually(async () => {
      const { counts, emails } = await desk.unsent();
      return counts.failing === 3 && emails.every(({ isInHand }) => !isInHand);
    });
    expect(await post(API.adminEmailsGiveUpAll, { state: 'undeliverable', until: asOf })).toEqual({
      changed: 0,
      left: 0,
    });
    expect(await post(API.adminEmailsGiveUpAll, { state: 'failing', until: asOf })).toEqual({
      changed: 2,
      left: 0,
    });
    expect((await desk.unsent()).emails.map(({ id }) => id)).toEqual([later[0]?.[0].id]);
    expect((await audited('emails.give-up'))[0]).toMatchObject({
      target: null,
      details: { count: 2, all: 'failing' },
    });
  });

  it('needs a recent proof of who the administrator is', async () => {
    await app.sql(
      `update sessions set authenticated_at = now() - interval '1 day'
      where user_id = (select id from users where email = $1)`,
      [admin.email],
    );
    await admin.http
      .post(API.adminEmailsGiveUp)
      .send({ ids: [randomUUID()] })
      .expect(403);
    await admin.http
      .post(API.adminEmailsGiveUpAll)
      .send({ state: 'all', until: new Date().toISOString() })
      .expect(403);
    await admin.login();
  });

  it.each([
    [API.adminEmailsGiveUp, {}],
    [API.adminEmailsGiveUp, { ids: 'all' }],
    [API.adminEmailsGiveUp, { ids: Array.from({ length: 1_001 }, () => randomUUID()) }],
    [API.adminEmailsGiveUpAll, {}],
    [API.adminEmailsGiveUpAll, { state: 'all' }],
    [API.adminEmailsGiveUpAll, { state: 'everything', until: new Date().toISOString() }],
    [API.adminEmailsSendAllNow, {}],
  ])('refuses a request that does not say which: %s %#', async (path, body) => {
    await post(path, body, 400);
  });
});
