import type { AuditEntry } from '#contract/console/admin';
import type { CampaignRecipientPage, CampaignSummary } from '#contract/console/campaigns/campaign-list';
import { CAMPAIGN_TEXTS, type Campaign } from '#contract/console/campaigns/campaigns';
import type { ErrorAnswer } from '#contract/errors';
import { API } from '#contract/paths';
import { administrator, idOf } from '../support/accounts/administrator';
import { whileLocked } from '../support/databases/while-locked';
import { CampaignDesk, DRAFT } from '../support/mail/campaigns';
import { eventually } from '../support/time/eventually';
import { HOUR, MovableClock } from '../support/time/movable-clock';
import { TestApp } from '../support/test-app';

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

/** An administrator's session ends after half an hour without use. */
async function pass(milliseconds: number): Promise<void> {
  clock.advance(milliseconds);
  await desk.admin.login();
}

const inHours = (hours: number) =>
  ({ kind: 'at', at: new Date(clock.now().getTime() + hours * HOUR).toISOString() }) as const;
/** Other requests wait 2 seconds for a lock. */
const LONGER_THAN_OTHERS_WAIT = '2.5 seconds';
const isWaitedFor = async (interval: string) =>
  (
    await app.sql(
      `select 1 from pg_stat_activity
       where wait_event_type = 'Lock' and datname = current_database() and clock_timestamp() - query_start > $1::interval`,
      [interval],
    )
  ).length > 0;
const codeOf = (answer: { body: unknown }) => (answer.body as ErrorAnswer).code;

async function summaries(query: object = {}): Promise<{ items: CampaignSummary[]; total: number }> {
  const answer = await desk.admin.http.get(API.adminCampaignSummaries).query(query).expect(200);
  return { items: answer.body as CampaignSummary[], total: Number(answer.headers['x-total-count']) };
}

async function recipients(id: string, query: object = {}): Promise<CampaignRecipientPage> {
  const answer = await desk.admin.http.get(API.adminCampaignRecipients(id)).query(query).expect(200);
  return answer.body as CampaignRecipientPage;
}

describe('the list of campaigns', () => {
  it('comes a page at a time and without what the emails say', async () => {
    const before = (await summaries()).total;
    const created: Campaign[] = [];
    for (const name of ['One', 'Two', 'Three']) created.push(await desk.create({ name }));
    const first = await summaries({ page: 1, pageSize: 2 });
    expect(first.items.map(({ name }) => name)).toEqual(['Three', 'Two']);
    expect(first.total).toBe(before + 3);
    const second = await summaries({ page: 2, pageSize: 2 });
    expect(second.items[0]).toMatchObject({ name: 'One', subject: DRAFT.subject, segmentKind: 'all' });
    expect(JSON.stringify(first)).not.toContain('the dashboard');
    expect(first.items[0]).not.toHaveProperty('markdown');
  });

  it('has its bodies, all at once or by page, where it always had', async () => {
    await desk.create({ name: 'With a body' });
    const all = await desk.admin.http.get(API.adminCampaigns).expect(200);
    expect((all.body as Campaign[]).length).toBe(Number(all.headers['x-total-count']));
    const page = await desk.admin.http.get(API.adminCampaigns).query({ page: 1, pageSize: 1 }).expect(200);
    expect(page.body).toMatchObject([{ name: 'With a body', markdown: DRAFT.markdown }]);
    for (const query of [{ page: 0 }, { pageSize: 101 }, { view: 'gone' }])
      await desk.admin.http.get(API.adminCampaignSummaries).query(query).expect(400);
  });
});

describe('a scheduled campaign', () => {
  it('can be edited and goes out as edited', async () => {
    const user = await app.member();
    const segment = await desk.these(user);
    const { id } = await desk.create({ segment });
    await desk.step(id, 'start', inHours(1)).expect(200);
    const edited = { ...DRAFT, segment, subject: 'News, corrected, for {{firstName}}' };
    const { body } = await desk.admin.http.put(API.adminCampaign(id)).send(edited).expect(200);
    expect(body).toMatchObject({ status: 'scheduled', subject: edited.subject });
    await pass(1.1 * HOUR);
    await desk.reaches(id, 'completed');
    expect(desk.newsTo(user).map(({ subject }) => subject)).toEqual(['News, corrected, for Ada']);
  });

  it('either goes out as it was or as it was edited, and a late edit is told so', async () => {
    const results: string[] = [];
    for (let round = 0; round < 6; round += 1) {
      const user = await app.member();
      const segment = await desk.these(user);
      const { id } = await desk.create({ segment });
      await desk.step(id, 'start', inHours(0.2)).expect(200);
      clock.advance(0.2 * HOUR + round * 100);
      const edit = await desk.admin.http
        .put(API.adminCampaign(id))
        .send({ ...DRAFT, segment, subject: 'News that came in time' });
      await desk.reaches(id, 'completed');
      const [mail] = desk.newsTo(user);
      expect([200, 409]).toContain(edit.status);
      if (edit.status === 409) expect(codeOf(edit)).toBe('campaign.not-draft');
      expect(mail?.subject).toBe(edit.status === 200 ? 'News that came in time' : 'News for Ada');
      results.push(String(edit.status));
      await desk.admin.login();
    }
    expect(results).toHaveLength(6);
  });

  it('can be given another time, also while it is paused, but not one in the past', async () => {
    const user = await app.member();
    const { id } = await desk.create({ segment: await desk.these(user) });
    expect(codeOf(await desk.step(id, 'reschedule', inHours(1)).expect(409))).toBe('campaign.not-scheduled');
    await desk.step(id, 'start', inHours(1)).expect(200);
    const moved = inHours(3);
    const { body } = await desk.step(id, 'reschedule', moved).expect(200);
    expect(body).toMatchObject({ status: 'scheduled', schedule: moved, startAt: moved.at });
    const past = await desk.step(id, 'reschedule', inHours(-1)).expect(400);
    expect(past.body).toMatchObject({ errors: [{ message: CAMPAIGN_TEXTS.schedulePast }] });
    await desk.step(id, 'pause').expect(200);
    const sooner = await desk.step(id, 'reschedule', inHours(0.1)).expect(200);
    expect(sooner.body).toMatchObject({ status: 'paused' });
    await desk.step(id, 'resume').expect(200);
    await pass(0.2 * HOUR);
    await desk.reaches(id, 'completed');
    expect(desk.newsTo(user)).toHaveLength(1);
    expect(codeOf(await desk.step(id, 'reschedule', inHours(1)).expect(409))).toBe('campaign.over');
  });
});

describe('a campaign being sent', () => {
  it('is paused and cancelled even when its rows are long in use', async () => {
    const { id } = await desk.create({ segment: await desk.these(await app.member()) });
    await desk.step(id, 'start', inHours(1)).expect(200);
    for (const step of ['pause', 'cancel'] as const) {
      const answers: Promise<unknown>[] = [];
      await whileLocked(app, 'select 1 from campaigns where id = $1 for update', [id], async () => {
        answers.push(desk.step(id, step).expect(200).then());
        await eventually(() => isWaitedFor(LONGER_THAN_OTHERS_WAIT));
      });
      await Promise.all(answers);
    }
    expect(await desk.look(id)).toMatchObject({ status: 'cancelled' });
  });

  it('is neither edited, moved, deleted nor archived', async () => {
    await pass(clock.until(2));
    const { id } = await desk.create({ segment: await desk.these(await app.member({ timezone: 'UTC' })) });
    await desk.startNow(id);
    const refused = {
      edit: await desk.admin.http.put(API.adminCampaign(id)).send(DRAFT).expect(409),
      reschedule: await desk.step(id, 'reschedule', inHours(1)).expect(409),
      delete: await desk.admin.http.delete(API.adminCampaign(id)).expect(409),
      archive: await desk.step(id, 'archive').expect(409),
    };
    expect(codeOf(refused.edit)).toBe('campaign.not-draft');
    for (const answer of [refused.reschedule, refused.delete, refused.archive])
      expect(answer.body).toMatchObject({
        code: 'campaign.being-sent',
        message: 'This campaign is being sent. Pause it first.',
      });
    await desk.step(id, 'pause').expect(200);
    expect(codeOf(await desk.step(id, 'reschedule', inHours(1)).expect(409))).toBe('campaign.begun');
    await desk.step(id, 'cancel').expect(200);
  });
});

describe('a campaign that is over', () => {
  it('is put away and taken back out, and only then', async () => {
    const { id } = await desk.create({ name: 'Put away' });
    expect(codeOf(await desk.step(id, 'archive').expect(409))).toBe('campaign.draft');
    await desk.step(id, 'start', inHours(1)).expect(200);
    expect(codeOf(await desk.step(id, 'archive').expect(409))).toBe('campaign.not-over');
    await desk.step(id, 'cancel').expect(200);
    const archived = (await desk.step(id, 'archive').expect(200)).body as Campaign;
    expect(archived.archivedAt).not.toBeNull();
    const names = async (view: string) => (await summaries({ view })).items.map(({ name }) => name);
    expect(await names('current')).not.toContain('Put away');
    expect(await names('archived')).toContain('Put away');
    expect((await desk.step(id, 'unarchive').expect(200)).body).toMatchObject({ archivedAt: null });
    expect(await names('current')).toContain('Put away');
  });

  it('is copied into a new draft, which alone can be deleted', async () => {
    const { id } = await desk.create({ name: 'Original', segment: { kind: 'active' } });
    await desk.step(id, 'start', inHours(1)).expect(200);
    await desk.step(id, 'cancel').expect(200);
    const copy = (await desk.step(id, 'duplicate').expect(201)).body as Campaign;
    expect(copy).toMatchObject({
      name: 'Copy of Original',
      status: 'draft',
      schedule: null,
      subject: DRAFT.subject,
      segment: { kind: 'active' },
    });
    expect(codeOf(await desk.admin.http.delete(API.adminCampaign(id)).expect(409))).toBe(
      'campaign.not-deletable',
    );
    await desk.admin.http.delete(API.adminCampaign(copy.id)).expect(204);
    await desk.admin.http.get(API.adminCampaign(copy.id)).expect(404);
    await desk.admin.http.delete(API.adminCampaign(copy.id)).expect(404);
    const noted = async (target: string) => {
      const query = { action: 'campaigns', search: target };
      const { body } = await desk.admin.http.get(API.adminAudit).query(query).expect(200);
      return (body as AuditEntry[]).map(({ action }) => action);
    };
    expect(await noted(id)).toContain('campaigns.duplicate');
    expect(await noted(copy.id)).toEqual(['campaigns.delete']);
  });
});

describe('the recipients of a campaign', () => {
  it('are listed with where their email is, by state and a page at a time', async () => {
    const [ada, ben, skipped] = [await app.member(), await app.member(), await app.member()];
    const { id } = await desk.create({ segment: await desk.these(ada, ben, skipped) });
    await desk.step(id, 'start', inHours(0.2)).expect(200);
    expect((await recipients(id)).recipients).toEqual([]);
    await skipped.http.patch('/api/user/profile').send({ experienceEmails: false }).expect(200);
    await app.sql(`insert into campaign_sends (campaign_id, user_id, due_at) values ($1, $2, now())`, [
      id,
      await idOf(app, skipped),
    ]);
    await pass(0.3 * HOUR);
    await desk.reaches(id, 'completed');
    const all = await recipients(id);
    expect(all.next).toBeNull();
    expect(all.recipients.map(({ email, state }) => [email, state]).sort()).toEqual(
      [
        [ada.email, 'sent'],
        [ben.email, 'sent'],
        [skipped.email, 'skipped'],
      ].sort(),
    );
    const sent = await recipients(id, { state: 'sent' });
    expect(sent.recipients.every(({ sentAt, openedAt }) => sentAt !== null && openedAt === null)).toBe(true);
    expect(sent.recipients).toHaveLength(2);
    expect((await recipients(id, { state: 'failed' })).recipients).toEqual([]);
    const [first] = all.recipients;
    const rest = await recipients(id, { after: first?.userId });
    expect(rest.recipients.map(({ userId }) => userId)).toEqual(
      all.recipients.slice(1).map(({ userId }) => userId),
    );
    await desk.admin.http.get(API.adminCampaignRecipients(id)).query({ after: 'x' }).expect(400);
    await desk.admin.http.get(API.adminCampaignRecipients(id)).query({ state: 'gone' }).expect(400);
  });
});
