import { API } from '#contract/paths';
import { administrator } from '../support/accounts/administrator';
import { eventually } from '../support/time/eventually';
import { passOutboxTime } from '../support/mail/outbox-time';
import { MailDesk } from '../support/mail/stuck-mail';
import { TestApp, WITHOUT_REDIS } from '../support/test-app';
import type { TestUser } from '../support/accounts/test-user';

const PEOPLE = 7;
/** A probe every ten seconds, noticed by the next sweep. */
const BACK_WITHIN_MS = 15_000;
const TEN_MINUTES = '10 minutes';

let app: TestApp;
let admin: TestUser;
let desk: MailDesk;
beforeEach(async () => {
  app = await TestApp.start({ env: WITHOUT_REDIS });
  admin = await administrator(app);
  desk = new MailDesk(app, admin);
  await eventually(async () => (await desk.metric('mail_queue_depth')) === 0);
});
afterEach(() => app.close());

const arrivedOnce = (people: readonly TestUser[]) =>
  people.every(({ email }) => app.mails.to(email).length === 1);
const check = async (name: 'queue' | 'mail') =>
  (await desk.health()).checks.find((each) => each.name === name);

describe('a mail server that answers 451 for ten minutes', () => {
  it('shows in health, metrics and the list, in its own words, and everything arrives once when it is well', async () => {
    app.mails.treat(({ to }) => ({
      refuse: 451,
      saying: `4.7.1 Greylisted <${to}>, please come back later (Confirm)`,
    }));
    const people = await desk.stuckPeople(PEOPLE);
    await passOutboxTime(app, TEN_MINUTES);
    await app.sql(`update mail_server set last_success_at = last_success_at - $1::interval`, [TEN_MINUTES]);
    const tries = async () => (await desk.unsent()).emails.reduce((sum, { attempts }) => sum + attempts, 0);
    await eventually(
      async () => (await desk.metric('mail_server_away_seconds')) > 0 || (await tries()) >= 14,
    );

    expect(await desk.metric('mail_queue_depth')).toBe(PEOPLE);
    expect(await desk.metric('mail_queue_oldest_seconds')).toBeGreaterThanOrEqual(600);

    const { label, summary } = await desk.health();
    expect(label).toBe('Degraded');
    expect(summary).toContain('mail queue');
    expect(summary).toContain('mail server');
    expect(await check('queue')).toMatchObject({
      state: 'warning',
      detail: expect.stringMatching(
        /^7 emails waiting; the oldest has been due for 1\d minutes\. The mail server answered 451 to the message: "4\.7\.1 Greylisted/,
      ) as string,
    });
    expect((await check('mail'))?.state).not.toBe('healthy');

    const { emails, counts } = await desk.unsent();
    expect(counts).toEqual({ waiting: 0, failing: PEOPLE, undeliverable: 0 });
    expect(emails.map(({ recipient }) => recipient).sort()).toEqual(people.map(({ email }) => email).sort());
    for (const mail of emails) {
      expect(mail).toMatchObject({ type: 'confirmation', state: 'failing' });
      expect(mail.lastError).toBe(
        'The mail server answered 451 to the message: "4.7.1 Greylisted ..., please come back later ..."',
      );
      expect(Date.now() - Date.parse(mail.dueAt)).toBeGreaterThanOrEqual(600_000);
    }

    app.mails.treat(() => 'accept');
    await admin.http
      .post(API.adminEmailsSendAllNow)
      .send({ state: 'all', until: (await desk.unsent()).asOf })
      .expect(200);
    await eventually(() => arrivedOnce(people), BACK_WITHIN_MS);
    await eventually(async () => (await desk.metric('mail_queue_depth')) === 0);
    expect(await desk.metric('mail_queue_oldest_seconds')).toBe(0);
    expect(await desk.health()).toMatchObject({ label: 'Excellent', summary: 'All systems operational' });
    expect(await check('mail')).toMatchObject({
      detail: expect.stringMatching(/^The mail server accepted an email \d+ s ago\.$/) as string,
    });
    expect(arrivedOnce(people)).toBe(true);
  });
});

describe('a mail server that puts off some and accepts the rest', () => {
  it('is well, and still everyone is told about what is stuck', async () => {
    app.mails.treat(({ subject }) => (subject.startsWith('Confirm') ? { refuse: 451 } : 'accept'));
    const people = await desk.stuckPeople(PEOPLE);
    expect(await desk.metric('mail_queue_oldest_seconds')).toBeLessThan(60);
    expect((await check('queue'))?.state).toBe('healthy');
    await app.sql(
      `update outbox set due_at = due_at - interval '301 seconds', next_attempt_at = now() + interval '1 hour'
       where status = 'pending'`,
    );
    // Others get theirs, so the server itself is fine.
    for (let accepted = 0; accepted < 20; accepted += 1)
      await app.sql(
        `insert into mail_attempts values ($1, now(), true, null) on conflict (slot) do update
         set at = excluded.at, is_accepted = true`,
        [accepted],
      );
    expect(await desk.metric('mail_queue_depth')).toBe(PEOPLE);
    expect(await desk.metric('mail_queue_oldest_seconds')).toBeGreaterThan(300);
    expect(await check('queue')).toMatchObject({
      state: 'warning',
      detail: expect.stringContaining('The mail server answered 451 to the message: "Refused"') as string,
    });
    expect((await check('mail'))?.state).toBe('healthy');
    expect((await desk.health()).label).toBe('Degraded');
    // The next attempt is in an hour, so no worker is behind.
    expect((await app.app.inject({ url: '/readyz' })).json()).toEqual({ status: 'ok' });
    expect(people).toHaveLength(PEOPLE);
  });

  it('does not count what is not owed yet', async () => {
    await app.sql(
      `insert into outbox (id, mail_type, status, due_at, next_attempt_at, created_at)
       values (gen_random_uuid(), 'security_notice', 'pending', now() + interval '1 hour', now() + interval '1 hour', now())`,
    );
    expect(await desk.metric('mail_queue_depth')).toBe(0);
    expect((await desk.unsent()).counts).toEqual({ waiting: 0, failing: 0, undeliverable: 0 });
  });
});

describe('a mail server that rejects everything', () => {
  it('is no healthy one, although it greets', async () => {
    app.mails.treat(() => ({ refuse: 554, saying: '5.7.1 Client host blocked using zen.spamhaus.org' }));
    const people = Array.from({ length: 9 }, () => app.visitor());
    for (const person of people) await person.register();
    await eventually(async () => (await desk.unsent()).counts.undeliverable === people.length);
    expect(await check('mail')).toMatchObject({
      state: 'warning',
      detail: expect.stringMatching(
        /but \d+ of the last \d+ attempts failed\. The mail server answered 554 to the message: "5\.7\.1 Client host blocked using zen\.spamhaus\.org"$/,
      ) as string,
    });
    expect((await desk.health()).label).toBe('Degraded');
    // What the console shows beside the settings is the same.
    const { body } = await admin.http.get(API.adminSettings).expect(200);
    expect((body as { mail: { name: string; state: string }[] }).mail[0]).toMatchObject({
      name: 'Mail server',
      state: 'warning',
    });
  });
});
