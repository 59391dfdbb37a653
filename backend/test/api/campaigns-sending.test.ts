import { CAMPAIGN_TEXTS, type Campaign, type CampaignSchedule } from '#contract/console/campaigns/campaigns';
import { API } from '#contract/paths';
import { administrator, idOf } from '../support/accounts/administrator';
import { CampaignDesk, nextLocalHour } from '../support/mail/campaigns';
import { eventually } from '../support/time/eventually';
import { DAY, HOUR, MovableClock } from '../support/time/movable-clock';
import { timeForRetries } from '../support/mail/outbox-time';
import { TestApp } from '../support/test-app';
import type { TestUser } from '../support/accounts/test-user';

let app: TestApp;
let desk: CampaignDesk;
const clock = new MovableClock();
beforeAll(async () => {
  app = await TestApp.start({ clock, env: { CAMPAIGN_RATE_PER_SECOND: '1000' } });
  desk = new CampaignDesk(app, await administrator(app));
});
afterAll(() => app.close());
/** No campaign goes out at night. */
beforeEach(() => pass(clock.until(12)));

/** The mail server deferred a campaign email to them, and its next attempt is still to come. */
async function isTried(user: TestUser): Promise<void> {
  const userId = await idOf(app, user);
  await eventually(async () => {
    const rows = await app.sql(
      `select 1 from outbox where user_id = $1 and mail_type = 'campaign' and status = 'pending'
       and attempts > 0 and claimed_until is null and next_attempt_at > now()`,
      [userId],
    );
    return rows.length === 1;
  });
}

/** An administrator's session ends after half an hour without use. */
async function pass(milliseconds: number): Promise<void> {
  clock.advance(milliseconds);
  await desk.admin.login();
}

describe('a started campaign', () => {
  it('reaches each recipient once, by name, and completes', async () => {
    const [ada, ben] = [await app.member(), await app.member({ firstName: 'Ben <b>' })];
    const { id } = await desk.create({ segment: await desk.these(ada, ben) });
    await desk.startNow(id);
    await desk.reaches(id, 'completed');
    expect(desk.newsTo(ada).map(({ subject }) => subject)).toEqual(['News for Ada']);
    const [mail] = desk.newsTo(ben);
    expect(mail?.html).toContain('<strong>Ben &lt;b&gt;</strong>');
    expect(mail?.text).toContain('type=experience');
    expect(mail?.headers.get('auto-submitted')).toBe('auto-generated');
    const done = await desk.look(id);
    expect(done.counts).toMatchObject({ recipients: 2, pending: 0, sent: 2, failed: 0, skipped: 0 });
    expect(done.finishedAt).not.toBeNull();
    const log = await desk.admin.http.get(API.adminUserEmails(await idOf(app, ada))).expect(200);
    expect(log.body).toContainEqual(
      expect.objectContaining({ emailType: 'campaign', subject: 'News for Ada' }),
    );
  });

  it('skips suppressed addresses', async () => {
    const [gone, stays] = [await app.member(), await app.member()];
    await app.visitor().http.post('/api/unsubscribe').send({ email: gone.email, type: 'experience' });
    await app.sql('update users set experience_emails = true where email = $1', [gone.email]);
    const { id } = await desk.create({ segment: await desk.these(gone, stays) });
    await desk.startNow(id);
    await desk.reaches(id, 'completed');
    expect((await desk.look(id)).counts).toMatchObject({ recipients: 1, sent: 1 });
    expect(desk.newsTo(gone)).toEqual([]);
  });

  it('counts recipients who were skipped, unreachable, or unsubscribed because of it', async () => {
    const [bad, late, leaves] = [await app.member(), await app.member(), await app.member()];
    app.mails.treat((mail) => (mail.to === bad.email ? { refuse: 550 } : 'accept'));
    const { id } = await desk.create({ segment: await desk.these(bad, late, leaves) });
    await desk.step(id, 'start', nextLocalHour(clock.now()));
    await desk.selects(id, 3);
    await app.sql('update users set experience_emails = false where email = $1', [late.email]);
    await pass(2 * DAY);
    await desk.reaches(id, 'completed');
    app.mails.treat(() => 'accept');
    await app.visitor().http.post('/api/unsubscribe').send({ email: leaves.email, type: 'experience' });
    const { counts } = await desk.look(id);
    expect(counts).toMatchObject({
      recipients: 3,
      sent: 1,
      failed: 1,
      skipped: 1,
      unsubscribed: 1,
      pending: 0,
    });
  });

  it('counts an unknown address as failed, not as bounced', async () => {
    const [gone, stays] = [await app.member(), await app.member()];
    app.mails.refused.set(gone.email, 550);
    const { id } = await desk.create({ segment: await desk.these(gone, stays) });
    await desk.startNow(id);
    await desk.reaches(id, 'completed');
    expect((await desk.look(id)).counts).toMatchObject({ recipients: 2, sent: 1, failed: 1, bounced: 0 });
  });

  it('counts opens and clicks', async () => {
    const [opens, follows, neither] = [await app.member(), await app.member(), await app.member()];
    const { id } = await desk.create({ segment: await desk.these(opens, follows, neither) });
    await desk.startNow(id);
    await desk.reaches(id, 'completed');
    const linkIn = (user: TestUser, kind: 'open' | 'click') =>
      new RegExp(`/api/mail/${kind}/[\\w-]+`).exec(desk.newsTo(user)[0]?.html ?? '')?.[0] ?? '';
    const reader = app.visitor().http;
    await reader.get(linkIn(opens, 'open')).expect(200);
    const followed = await reader.get(linkIn(follows, 'click')).expect(302);
    expect(followed.headers['location']).toBe('https://dates.example/dashboard');
    await reader.get(linkIn(follows, 'click')).expect(302);
    expect((await desk.look(id)).counts).toMatchObject({ sent: 3, opened: 2, clicked: 1, unsubscribed: 0 });
  });

  it('can be unsubscribed from with one click, for that kind of email only', async () => {
    const user = await app.member();
    await user.http.patch('/api/user/profile').send({ marketingEmails: true }).expect(200);
    const { id } = await desk.create({ mailKind: 'marketing', segment: await desk.these(user) });
    await desk.startNow(id);
    await desk.reaches(id, 'completed');
    const [mail] = desk.newsTo(user);
    expect(mail?.text).toContain('marketing and promotional emails');
    const oneClick = /api\/unsubscribe\/one-click\?token=[\w-]+/.exec(
      JSON.stringify(mail?.headers.get('list')),
    )?.[0];
    await app.visitor().http.post(`/${oneClick}`).expect(200);
    const profile = await user.http.get('/api/user/profile').expect(200);
    expect(profile.body).toMatchObject({ marketingEmails: false, experienceEmails: true });
    expect((await desk.look(id)).counts.unsubscribed).toBe(1);
  });

  it('starts once, however many requests ask for it at the same time', async () => {
    const user = await app.member();
    const { id } = await desk.create({ segment: await desk.these(user) });
    const answers = await Promise.all([1, 2, 3].map(() => desk.step(id, 'start', { kind: 'now' })));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
    await desk.reaches(id, 'completed');
    expect(desk.newsTo(user)).toHaveLength(1);
  });

  it('completes immediately when its segment is empty', async () => {
    const { id } = await desk.create({
      segment: { kind: 'survey', field: 'gender', value: 'never-chosen' },
    });
    await desk.startNow(id);
    await desk.reaches(id, 'completed');
    expect((await desk.look(id)).counts).toMatchObject({ recipients: 0, sent: 0 });
  });

  it('waits for its time', async () => {
    const user = await app.member();
    const { id } = await desk.create({ segment: await desk.these(user) });
    const at = new Date(clock.now().getTime() + 2 * HOUR).toISOString();
    const started = await desk.step(id, 'start', { kind: 'at', at }).expect(200);
    expect(started.body).toMatchObject({
      status: 'scheduled',
      schedule: { kind: 'at', at },
      startedAt: null,
    });
    await pass(HOUR);
    expect(await desk.look(id)).toMatchObject({ status: 'scheduled', counts: { recipients: 0 } });
    await pass(HOUR + 1_000);
    await desk.reaches(id, 'completed');
    expect(desk.newsTo(user)).toHaveLength(1);
  });

  it('arrives at the chosen hour in each recipient’s time zone', async () => {
    const zones = ['Asia/Tokyo', 'UTC', 'America/New_York'] as const;
    const people = await Promise.all(zones.map((timezone) => app.member({ timezone })));
    const day = new Date(clock.now().getTime() + 2 * DAY).toISOString().slice(0, 10);
    const { id } = await desk.create({ segment: await desk.these(...people) });
    await desk.step(id, 'start', { kind: 'local-hour', day, hour: 9 }).expect(200);
    const reached = () => people.map((person) => desk.newsTo(person).length);
    const turns = [
      ['00:00', [1, 0, 0]],
      ['09:00', [1, 1, 0]],
      ['14:00', [1, 1, 1]],
    ] as const;
    for (const [time, expected] of turns) {
      await pass(Date.parse(`${day}T${time}:00Z`) - clock.now().getTime());
      await eventually(() => String(reached()) === String(expected));
    }
    await desk.reaches(id, 'completed');
  });

  it.each([
    [undefined, CAMPAIGN_TEXTS.scheduleInvalid],
    [{ kind: 'soon' }, CAMPAIGN_TEXTS.scheduleInvalid],
    [{ kind: 'at', at: 'tomorrow' }, CAMPAIGN_TEXTS.scheduleInvalid],
    [{ kind: 'at', at: '2020-01-01T10:00:00Z' }, CAMPAIGN_TEXTS.schedulePast],
    [{ kind: 'local-hour', day: '2026-02-30', hour: 1 }, CAMPAIGN_TEXTS.scheduleInvalid],
    [{ kind: 'local-hour', day: '2020-01-01', hour: 1 }, CAMPAIGN_TEXTS.schedulePast],
    [{ kind: 'local-hour', day: '2030-01-01', hour: 24 }, CAMPAIGN_TEXTS.hourInvalid],
  ])('does not start with the schedule %j', async (schedule, message) => {
    const { id } = await desk.create();
    const answer = await desk.step(id, 'start', schedule as CampaignSchedule).expect(400);
    expect(answer.body).toMatchObject({ errors: [{ field: 'schedule', message }] });
    expect((await desk.look(id)).status).toBe('draft');
  });
});

describe('pausing', () => {
  it('holds back the remaining recipients until it resumes', async () => {
    const people = await Promise.all([1, 2, 3].map(() => app.member()));
    const { id } = await desk.create({ segment: await desk.these(...people) });
    await desk.step(id, 'start', { kind: 'at', at: new Date(clock.now().getTime() + HOUR).toISOString() });
    expect((await desk.step(id, 'pause').expect(200)).body).toMatchObject({ status: 'paused' });
    await pass(2 * HOUR);
    const other = await desk.create({ segment: await desk.these(desk.admin) });
    await desk.startNow(other.id);
    await desk.reaches(other.id, 'completed');
    expect(people.flatMap((person) => desk.newsTo(person))).toEqual([]);
    expect((await desk.step(id, 'resume').expect(200)).body).toMatchObject({ status: 'sending' });
    await desk.reaches(id, 'completed');
    expect(people.map((person) => desk.newsTo(person).length)).toEqual([1, 1, 1]);
  });

  it('before its start leaves it scheduled when it resumes in time', async () => {
    const user = await app.member();
    const { id } = await desk.create({ segment: await desk.these(user) });
    const at = new Date(clock.now().getTime() + HOUR).toISOString();
    await desk.step(id, 'start', { kind: 'at', at }).expect(200);
    await desk.step(id, 'pause').expect(200);
    expect((await desk.step(id, 'resume').expect(200)).body).toMatchObject({
      status: 'scheduled',
      startedAt: null,
    });
    await pass(HOUR);
    await desk.reaches(id, 'completed');
    expect(desk.newsTo(user)).toHaveLength(1);
  });

  it('holds back failed attempts until it resumes', async () => {
    const user = await app.member();
    const { id } = await desk.create({ segment: await desk.these(user) });
    app.mails.treat(() => ({ refuse: 451 }));
    await desk.startNow(id);
    await isTried(user);
    await desk.step(id, 'pause').expect(200);
    app.mails.treat(() => 'accept');
    await timeForRetries(app, '1 hour');
    await isTried(user);
    expect(desk.newsTo(user)).toEqual([]);
    await desk.step(id, 'resume').expect(200);
    await timeForRetries(app, '1 hour');
    await desk.reaches(id, 'completed');
    expect(desk.newsTo(user)).toHaveLength(1);
  });

  it('takes back queued emails, and canceling does so permanently', async () => {
    const [tried, waits] = [await app.member(), await app.member()];
    const { id } = await desk.create({ segment: await desk.these(tried, waits) });
    app.mails.treat(() => ({ refuse: 451 }));
    await desk.startNow(id);
    for (const user of [tried, waits]) await isTried(user);
    // As if no worker had attempted this one yet.
    await app.sql(`update outbox set attempts = 0, attempted_at = null where user_id = $1`, [
      await idOf(app, waits),
    ]);
    const cancelled = (await desk.step(id, 'cancel').expect(200)).body as Campaign;
    expect(cancelled).toMatchObject({ status: 'cancelled', counts: { recipients: 2, pending: 2, sent: 0 } });
    app.mails.treat(() => 'accept');
    await timeForRetries(app, '1 hour');
    await eventually(async () => (await desk.look(id)).counts.skipped === 1);
    expect((await desk.look(id)).counts).toMatchObject({ recipients: 2, pending: 1, sent: 0, failed: 0 });
    expect([...desk.newsTo(tried), ...desk.newsTo(waits)]).toEqual([]);
  });

  it('is refused in states where it makes no sense, as is every other step', async () => {
    const { id } = await desk.create({ segment: await desk.these(await app.member()) });
    for (const name of ['pause', 'resume', 'cancel'] as const) await desk.step(id, name).expect(409);
    await desk.startNow(id);
    await desk.reaches(id, 'completed');
    await desk.step(id, 'start', { kind: 'now' }).expect(409);
    for (const name of ['pause', 'resume', 'cancel'] as const) {
      const answer = await desk.step(id, name).expect(409);
      expect((answer.body as { message: string }).message).toContain('Please refresh');
    }
  });
});

describe('a deleted account', () => {
  it('gets no more emails and leaves the counts intact', async () => {
    const [leaves, stays] = [await app.member(), await app.member()];
    const { id } = await desk.create({ segment: await desk.these(leaves, stays) });
    await desk.step(id, 'start', nextLocalHour(clock.now())).expect(200);
    await desk.selects(id, 2);
    await leaves.http.delete('/api/user').send({ currentPassword: leaves.password }).expect(204);
    await pass(2 * DAY);
    await desk.reaches(id, 'completed');
    expect((await desk.look(id)).counts).toMatchObject({ recipients: 2, pending: 0, sent: 1, skipped: 1 });
  });
});
