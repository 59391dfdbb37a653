import type { AuditEntry } from '#contract/admin';
import {
  CAMPAIGN_LIMITS,
  CAMPAIGN_TEXTS,
  type Campaign,
  type CampaignDraft,
  type MailPreview,
  type Segment,
} from '#contract/campaigns';
import { API } from '#contract/paths';
import { administrator, idOf } from '../support/administrator';
import { eventually } from '../support/eventually';
import { DAY, HOUR, MovableClock } from '../support/movable-clock';
import { TestApp } from '../support/test-app';
import type { TestUser } from '../support/test-user';

const DRAFT: CampaignDraft = {
  name: 'Autumn news',
  subject: 'News for {{firstName}}',
  preview: 'Three things',
  markdown: 'Hello **{{firstName}}**, see [the dashboard](https://dates.example/dashboard).',
  mailKind: 'experience',
  segment: { kind: 'all' },
};

let app: TestApp;
let admin: TestUser;
const clock = new MovableClock();
beforeAll(async () => {
  app = await TestApp.start({ clock, env: { CAMPAIGN_RATE_PER_SECOND: '1000' } });
  admin = await administrator(app);
});
afterAll(() => app.close());

async function create(changes: Partial<CampaignDraft> = {}): Promise<Campaign> {
  const answer = await admin.http.post(API.adminCampaigns).send({ ...DRAFT, ...changes });
  expect(answer.status).toBe(201);
  return answer.body as Campaign;
}

const look = async (id: string) => (await admin.http.get(API.adminCampaign(id)).expect(200)).body as Campaign;
const step = (id: string, name: 'start' | 'pause' | 'resume' | 'cancel', body?: object) =>
  admin.http.post(API.adminCampaignStep(id, name)).send(body);
const startNow = (id: string) => step(id, 'start', { schedule: { kind: 'now' } }).expect(200);
/** Asked of the database: an administrator may not ask this often. */
const reaches = (id: string, status: Campaign['status']) =>
  eventually(
    async () =>
      (await app.sql('select 1 from campaigns where id = $1 and status = $2', [id, status])).length === 1,
  );
const selects = (id: string, recipients: number) =>
  eventually(
    async () =>
      (await app.sql('select 1 from campaign_sends where campaign_id = $1', [id])).length === recipients,
  );

async function selected(...users: readonly TestUser[]): Promise<Segment> {
  const userIds: string[] = [];
  for (const user of users) userIds.push(await idOf(app, user));
  return { kind: 'selected', userIds };
}

async function audience(segment: Segment, mailKind = 'experience'): Promise<number> {
  const answer = await admin.http.post(API.adminCampaignAudience).send({ segment, mailKind }).expect(200);
  return (answer.body as { recipients: number }).recipients;
}

const newsTo = (user: TestUser) =>
  app.mails.to(user.email).filter(({ subject }) => subject.startsWith('News'));

describe('a draft', () => {
  it('is kept as it was written, and listed newest first', async () => {
    const first = await create();
    const second = await create({ name: 'Winter news' });
    expect(first).toMatchObject({
      ...DRAFT,
      status: 'draft',
      schedule: null,
      startedAt: null,
      finishedAt: null,
      counts: { recipients: 0, pending: 0, sent: 0 },
    });
    const listed = (await admin.http.get(API.adminCampaigns).expect(200)).body as Campaign[];
    expect(listed.slice(0, 2).map(({ id }) => id)).toEqual([second.id, first.id]);
  });

  it('can be changed until it is started, and no more then', async () => {
    const { id } = await create({ segment: await selected(await app.member()) });
    const change = {
      ...DRAFT,
      subject: 'Other\nnews',
      segment: { kind: 'survey', field: 'gender', value: 'woman' },
    };
    const changed = (await admin.http.put(API.adminCampaign(id)).send(change).expect(200)).body as Campaign;
    expect(changed).toMatchObject({ subject: 'Other news', segment: change.segment });
    await startNow(id);
    const refused = await admin.http.put(API.adminCampaign(id)).send(DRAFT).expect(409);
    expect((refused.body as { message: string }).message).toContain('cannot be changed');
  });

  it.each([
    [{ name: ' ' }, 'name', CAMPAIGN_TEXTS.nameRequired],
    [{ name: 'x'.repeat(CAMPAIGN_LIMITS.nameMax + 1) }, 'name', CAMPAIGN_TEXTS.nameTooLong],
    [{ subject: '' }, 'subject', CAMPAIGN_TEXTS.subjectRequired],
    [{ subject: 'x'.repeat(151) }, 'subject', CAMPAIGN_TEXTS.subjectTooLong],
    [{ preview: 'x'.repeat(151) }, 'preview', CAMPAIGN_TEXTS.previewTooLong],
    [{ markdown: undefined }, 'markdown', CAMPAIGN_TEXTS.bodyRequired],
    [{ markdown: 'x'.repeat(20_001) }, 'markdown', CAMPAIGN_TEXTS.bodyTooLong],
    [{ mailKind: 'security' }, 'mailKind', CAMPAIGN_TEXTS.mailKindInvalid],
    [{ segment: undefined }, 'segment', CAMPAIGN_TEXTS.segmentInvalid],
    [{ segment: { kind: 'everybody' } }, 'segment', CAMPAIGN_TEXTS.segmentInvalid],
    [
      { segment: { kind: 'survey', field: 'password_hash', value: 'x' } },
      'segment',
      CAMPAIGN_TEXTS.segmentInvalid,
    ],
    [{ segment: { kind: 'selected', userIds: ['1'] } }, 'segment', CAMPAIGN_TEXTS.segmentInvalid],
    [{ segment: { kind: 'selected', userIds: [] } }, 'segment', CAMPAIGN_TEXTS.segmentInvalid],
  ])('is refused without what it needs: case %#', async (wrong, field, message) => {
    const answer = await admin.http
      .post(API.adminCampaigns)
      .send({ ...DRAFT, ...wrong })
      .expect(400);
    expect(answer.body).toMatchObject({ errors: [{ field, message }] });
  });

  it('shows how it will look, and goes to the administrator on demand', async () => {
    const words = { ...DRAFT, markdown: 'Hi {{firstName}} <script>alert(1)</script>' };
    const { body } = await admin.http.post(API.adminCampaignPreview).send(words).expect(200);
    const preview = body as MailPreview;
    expect(preview.subject).toBe('News for Grace');
    expect(preview.html).toContain('Hi Grace &lt;script&gt;');
    expect(preview.text).toContain('product updates and feature announcements');
    const sent = await admin.http.post(API.adminCampaignTestSend).send({ ...words, mailKind: 'marketing' });
    expect(sent.status).toBe(200);
    expect((sent.body as { message: string }).message).toContain(admin.email);
    const mail = await app.mails.waitFor(admin.email, /^News for Grace$/);
    expect(mail.text).toContain('Hi Grace');
  });
});

describe('who is in a segment', () => {
  it('is confirmed and allows the kind of mail', async () => {
    const [allows, refuses, unconfirmed] = [await app.member(), await app.member(), app.visitor()];
    await refuses.http.patch('/api/user/profile').send({ experienceEmails: false }).expect(200);
    await allows.http.patch('/api/user/profile').send({ marketingEmails: true }).expect(200);
    await unconfirmed.register();
    const segment = await selected(allows, refuses, unconfirmed);
    expect(await audience(segment, 'experience')).toBe(1);
    expect(await audience(segment, 'marketing')).toBe(1);
    const everybody = await audience({ kind: 'all' }, 'marketing');
    await allows.http.patch('/api/user/profile').send({ marketingEmails: false }).expect(200);
    expect(await audience({ kind: 'all' }, 'marketing')).toBe(everybody - 1);
  });

  it('depends on what they did and answered', async () => {
    const count = async () => ({
      active: await audience({ kind: 'active' }),
      inactive: await audience({ kind: 'inactive' }),
      'no-matches': await audience({ kind: 'no-matches' }),
      woman: await audience({ kind: 'survey', field: 'gender', value: 'woman' }),
      blank: await audience({ kind: 'survey', field: 'gender', value: 'not-specified' }),
    });
    const before = await count();
    const user = await app.member();
    expect(await count()).toEqual({
      ...before,
      'no-matches': before['no-matches'] + 1,
      blank: before.blank + 1,
    });
    await user.answerSurvey();
    await user.addMatch();
    expect(await count()).toEqual({ ...before, active: before.active + 1, woman: before.woman + 1 });
    await app.sql(
      `with long_ago as (select now() - interval '31 days' as at),
         marks as (delete from account_marks where owner_id = $1),
         match as (update candidates set created_at = (select at from long_ago) where owner_id = $1)
       update account_activity set last_seen_at = (select at from long_ago) where owner_id = $1`,
      [await idOf(app, user)],
    );
    await app.sql('delete from account_marks where owner_id = $1', [await idOf(app, user)]);
    expect(await count()).toEqual({ ...before, inactive: before.inactive + 1, woman: before.woman + 1 });
  });
});

describe('a started campaign', () => {
  it('reaches each recipient once, in their name, and is completed', async () => {
    const [ada, ben] = [await app.member(), await app.member({ firstName: 'Ben <b>' })];
    const { id } = await create({ segment: await selected(ada, ben) });
    await startNow(id);
    await reaches(id, 'completed');
    expect(newsTo(ada).map(({ subject }) => subject)).toEqual(['News for Ada']);
    const [mail] = newsTo(ben);
    expect(mail?.html).toContain('<strong>Ben &lt;b&gt;</strong>');
    expect(mail?.text).toContain('type=experience');
    expect(mail?.headers.get('auto-submitted')).toBe('auto-generated');
    const done = await look(id);
    expect(done.counts).toMatchObject({ recipients: 2, pending: 0, sent: 2, failed: 0, skipped: 0 });
    expect(done.finishedAt).not.toBeNull();
    const log = await admin.http.get(API.adminUserEmails(await idOf(app, ada))).expect(200);
    expect(log.body).toContainEqual(
      expect.objectContaining({ emailType: 'campaign', subject: 'News for Ada' }),
    );
  });

  it('leaves out whose address is suppressed', async () => {
    const [gone, stays] = [await app.member(), await app.member()];
    await app.visitor().http.post('/api/unsubscribe').send({ email: gone.email, type: 'experience' });
    await app.sql('update users set experience_emails = true where email = $1', [gone.email]);
    const { id } = await create({ segment: await selected(gone, stays) });
    await startNow(id);
    await reaches(id, 'completed');
    expect((await look(id)).counts).toMatchObject({ recipients: 1, sent: 1 });
    expect(newsTo(gone)).toEqual([]);
  });

  it('counts who was left out at sending, who could not be reached, and who left because of it', async () => {
    const [bad, late, leaves] = [await app.member(), await app.member(), await app.member()];
    app.mails.treat((mail) => (mail.to === bad.email ? { refuse: 550 } : 'accept'));
    const at = new Date(clock.now().getTime() + HOUR).toISOString();
    const { id } = await create({ segment: await selected(bad, late, leaves) });
    await step(id, 'start', { schedule: { kind: 'local-hour', day: at.slice(0, 10), hour: 23 } });
    await selects(id, 3);
    await app.sql('update users set experience_emails = false where email = $1', [late.email]);
    clock.advance(2 * DAY);
    await reaches(id, 'completed');
    app.mails.treat(() => 'accept');
    await app.visitor().http.post('/api/unsubscribe').send({ email: leaves.email, type: 'experience' });
    const { counts } = await look(id);
    expect(counts).toMatchObject({
      recipients: 3,
      sent: 1,
      failed: 1,
      skipped: 1,
      unsubscribed: 1,
      pending: 0,
    });
  });

  it('waits for its time', async () => {
    const user = await app.member();
    const { id } = await create({ segment: await selected(user) });
    const at = new Date(clock.now().getTime() + 2 * HOUR).toISOString();
    const started = await step(id, 'start', { schedule: { kind: 'at', at } }).expect(200);
    expect(started.body).toMatchObject({
      status: 'scheduled',
      schedule: { kind: 'at', at },
      startedAt: null,
    });
    clock.advance(HOUR);
    expect(await look(id)).toMatchObject({ status: 'scheduled', counts: { recipients: 0 } });
    clock.advance(HOUR + 1_000);
    await reaches(id, 'completed');
    expect(newsTo(user)).toHaveLength(1);
  });

  it('comes at the hour of the day where each recipient lives', async () => {
    const zones = ['Asia/Tokyo', 'UTC', 'America/New_York'] as const;
    const people = await Promise.all(zones.map((timezone) => app.member({ timezone })));
    const day = new Date(clock.now().getTime() + 2 * DAY).toISOString().slice(0, 10);
    const { id } = await create({ segment: await selected(...people) });
    await step(id, 'start', { schedule: { kind: 'local-hour', day, hour: 9 } }).expect(200);
    const reached = () => people.map((person) => newsTo(person).length);
    const turns = [
      ['00:00', [1, 0, 0]],
      ['09:00', [1, 1, 0]],
      ['14:00', [1, 1, 1]],
    ] as const;
    for (const [time, expected] of turns) {
      clock.advance(Date.parse(`${day}T${time}:00Z`) - clock.now().getTime());
      await eventually(() => String(reached()) === String(expected));
    }
    await reaches(id, 'completed');
  });

  it.each([
    [undefined, CAMPAIGN_TEXTS.scheduleInvalid],
    [{ kind: 'soon' }, CAMPAIGN_TEXTS.scheduleInvalid],
    [{ kind: 'at', at: 'tomorrow' }, CAMPAIGN_TEXTS.scheduleInvalid],
    [{ kind: 'at', at: '2020-01-01T10:00:00Z' }, CAMPAIGN_TEXTS.schedulePast],
    [{ kind: 'local-hour', day: '2026-02-30', hour: 1 }, CAMPAIGN_TEXTS.scheduleInvalid],
    [{ kind: 'local-hour', day: '2020-01-01', hour: 1 }, CAMPAIGN_TEXTS.schedulePast],
    [{ kind: 'local-hour', day: '2030-01-01', hour: 24 }, CAMPAIGN_TEXTS.hourInvalid],
  ])('is not started by the schedule %j', async (schedule, message) => {
    const { id } = await create();
    const answer = await step(id, 'start', { schedule }).expect(400);
    expect(answer.body).toMatchObject({ errors: [{ field: 'schedule', message }] });
    expect((await look(id)).status).toBe('draft');
  });
});

describe('pausing', () => {
  it('holds back who was not written to yet, until it goes on', async () => {
    const people = await Promise.all([1, 2, 3].map(() => app.member()));
    const { id } = await create({ segment: await selected(...people) });
    await step(id, 'start', {
      schedule: { kind: 'at', at: new Date(clock.now().getTime() + HOUR).toISOString() },
    });
    expect((await step(id, 'pause').expect(200)).body).toMatchObject({ status: 'paused' });
    clock.advance(2 * HOUR);
    const other = await create({ segment: await selected(admin) });
    await startNow(other.id);
    await reaches(other.id, 'completed');
    expect(people.flatMap(newsTo)).toEqual([]);
    expect((await step(id, 'resume').expect(200)).body).toMatchObject({ status: 'sending' });
    await reaches(id, 'completed');
    expect(people.map((person) => newsTo(person).length)).toEqual([1, 1, 1]);
  });

  it('takes back what waits for the mail server, and cancelling does so for good', async () => {
    const [tried, waits] = [await app.member(), await app.member()];
    const { id } = await create({ segment: await selected(tried, waits) });
    app.mails.treat(() => ({ refuse: 451 }));
    await startNow(id);
    await eventually(async () => {
      const rows = await app.sql(
        `select 1 from outbox where user_id = $1 and mail_type = 'campaign' and attempts > 0`,
        [await idOf(app, waits)],
      );
      return rows.length === 1;
    });
    // As if no worker had come to this one yet.
    await app.sql(`update outbox set attempts = 0 where user_id = $1`, [await idOf(app, waits)]);
    const cancelled = (await step(id, 'cancel').expect(200)).body as Campaign;
    expect(cancelled).toMatchObject({ status: 'cancelled', counts: { recipients: 2, pending: 2, sent: 0 } });
    const left = await app.sql<{ userId: string }>(
      `select user_id as "userId" from outbox where mail_type = 'campaign' and status = 'pending'`,
    );
    expect(left).toEqual([{ userId: await idOf(app, tried) }]);
    app.mails.treat(() => 'accept');
  });

  it('and every other step is refused where it makes no sense', async () => {
    const { id } = await create({ segment: await selected(await app.member()) });
    for (const name of ['pause', 'resume', 'cancel'] as const) await step(id, name).expect(409);
    await startNow(id);
    await reaches(id, 'completed');
    await step(id, 'start', { schedule: { kind: 'now' } }).expect(409);
    for (const name of ['pause', 'resume', 'cancel'] as const) {
      const answer = await step(id, name).expect(409);
      expect((answer.body as { message: string }).message).toContain('Please look again');
    }
  });
});

describe('the administrator', () => {
  it('alone may look and act', async () => {
    const { id } = await create();
    const member = await app.member();
    for (const [who, status] of [
      [app.visitor(), 401],
      [member, 403],
    ] as const) {
      await who.http.get(API.adminCampaigns).expect(status);
      await who.http.post(API.adminCampaigns).send(DRAFT).expect(status);
      await who.http.put(API.adminCampaign(id)).send(DRAFT).expect(status);
      for (const path of [API.adminCampaignAudience, API.adminCampaignPreview, API.adminCampaignTestSend])
        await who.http.post(path).send(DRAFT).expect(status);
      for (const name of ['start', 'pause', 'resume', 'cancel'] as const)
        await who.http.post(API.adminCampaignStep(id, name)).expect(status);
    }
  });

  it('finds no campaign that is not there', async () => {
    for (const id of ['1', '01890000-0000-7000-8000-000000000000']) {
      await admin.http.put(API.adminCampaign(id)).send(DRAFT).expect(404);
      await step(id, 'pause').expect(404);
    }
  });

  it('reads in the audit log what was done', async () => {
    const { id } = await create({ name: 'Audited' });
    await step(id, 'start', { schedule: { kind: 'at', at: '2099-01-01T00:00:00Z' } }).expect(200);
    for (const name of ['pause', 'resume', 'cancel'] as const) await step(id, name).expect(200);
    const { body } = await admin.http
      .get(API.adminAudit)
      .query({ action: 'campaigns', search: id })
      .expect(200);
    const entries = body as AuditEntry[];
    expect(entries.map(({ action }) => action)).toEqual(
      ['cancel', 'resume', 'pause', 'start', 'create'].map((name) => `campaigns.${name}`),
    );
    expect(entries.at(-1)?.details).toEqual({ name: 'Audited', mailKind: 'experience', segment: 'all' });
  });
});

describe('an account that is deleted', () => {
  it('gets nothing any more and leaves the counts whole', async () => {
    const [leaves, stays] = [await app.member(), await app.member()];
    const { id } = await create({ segment: await selected(leaves, stays) });
    const day = new Date(clock.now().getTime() + DAY).toISOString().slice(0, 10);
    await step(id, 'start', { schedule: { kind: 'local-hour', day, hour: 23 } }).expect(200);
    clock.advance(DAY - HOUR);
    await selects(id, 2);
    await leaves.http.delete('/api/user').send({ currentPassword: leaves.password }).expect(204);
    clock.advance(2 * DAY);
    await reaches(id, 'completed');
    expect((await look(id)).counts).toMatchObject({ recipients: 2, pending: 0, sent: 1, skipped: 1 });
  });
});
