import type { AuditEntry } from '#contract/console/admin';
import type { DataExport } from '#contract/account/privacy';
import { CAMPAIGN_TEXTS } from '#contract/console/campaigns/campaigns';
import {
  SEGMENT_TEXTS,
  type SavedSegment,
  type SegmentCondition,
} from '#contract/console/campaigns/segments';
import type { ErrorAnswer } from '#contract/errors';
import { API } from '#contract/paths';
import { administrator, idOf } from '../support/accounts/administrator';
import { CampaignDesk, DRAFT } from '../support/mail/campaigns';
import { DAY, MovableClock } from '../support/time/movable-clock';
import { eventually } from '../support/time/eventually';
import { TestApp } from '../support/test-app';

let app: TestApp;
let desk: CampaignDesk;
const clock = new MovableClock();
beforeAll(async () => {
  app = await TestApp.start({ clock, env: { CAMPAIGN_RATE_PER_SECOND: '1000' } });
  clock.advance(clock.until(12));
  desk = new CampaignDesk(app, await administrator(app));
});
afterAll(() => app.close());

async function reach(...conditions: SegmentCondition[]): Promise<number> {
  const segment = { kind: 'custom', name: 'Any', conditions };
  const { body } = await desk.admin.http
    .post(API.adminCampaignAudience)
    .send({ segment, mailKind: 'experience' })
    .expect(200);
  return (body as { recipients: number }).recipients;
}

const NEW_YORK: SegmentCondition = { field: 'timeZone', zones: ['America/New_York'] };
const gender = (...answers: string[]): SegmentCondition => ({ field: 'survey', question: 'gender', answers });
const codeOf = (answer: { body: unknown }) => (answer.body as ErrorAnswer).code;
const today = () => new Date().toISOString().slice(0, 10);

describe('the conditions of a segment', () => {
  it('are all met: an answer in either set of options, and a time zone', async () => {
    const before = await reach(NEW_YORK, gender('woman', 'female'));
    const woman = await app.member({ timezone: 'America/New_York' });
    await woman.answerSurvey();
    const female = await app.member({ timezone: 'America/New_York' });
    await female.http.patch('/api/user/profile').send({ gender: 'female' }).expect(200);
    await app.member({ timezone: 'America/New_York' });
    const elsewhere = await app.member({ timezone: 'Europe/Berlin' });
    await elsewhere.answerSurvey();
    expect(await reach(NEW_YORK, gender('woman', 'female'))).toBe(before + 2);
    expect(await reach(NEW_YORK, gender('woman'))).toBe(before + 1);
    expect(await reach(NEW_YORK, gender('female', 'not-specified'))).toBe(before + 2);
    expect(await reach(NEW_YORK)).toBe(before + 3);
  });

  it('tell the language of the browser, since the latest sign-in', async () => {
    const zone: SegmentCondition = { field: 'timeZone', zones: ['Asia/Baku'] };
    const speak = (...languages: string[]) => reach(zone, { field: 'language', languages });
    const user = app.visitor();
    user.http.set('accept-language', 'pt-BR,pt;q=0.9,en;q=0.8');
    await user.register({ timezone: 'Asia/Baku' });
    await user.confirm();
    const unknown = await app.member({ timezone: 'Asia/Baku' });
    expect([await speak('pt'), await speak('en'), await speak('en', 'pt')]).toEqual([1, 0, 1]);
    const exported = (await user.http.get(API.dataExport).expect(200)).body as DataExport;
    expect(exported.account).toMatchObject({ language: 'pt' });
    user.http.set('accept-language', 'en-GB,en');
    await user.login();
    expect([await speak('pt'), await speak('en')]).toEqual([0, 1]);
    unknown.http.set('accept-language', '');
    await unknown.login();
    expect([await reach(zone), await speak('pt', 'en')]).toEqual([2, 1]);
  });

  it('tell when someone signed up, to the day', async () => {
    const user = await app.member({ timezone: 'Asia/Kathmandu' });
    const zone: SegmentCondition = { field: 'timeZone', zones: ['Asia/Kathmandu'] };
    await app.sql('update users set created_at = $2 where id = $1', [
      await idOf(app, user),
      '2024-03-10T23:30:00Z',
    ]);
    const joined = (from: string | null, until: string | null) =>
      reach(zone, { field: 'joined', from, until });
    expect(await joined('2024-03-10', '2024-03-10')).toBe(1);
    expect(await joined(null, '2024-03-09')).toBe(0);
    expect(await joined('2024-03-11', null)).toBe(0);
    expect(await joined('2024-03-01', null)).toBe(1);
  });

  it('tell who was here lately, and who was not', async () => {
    const user = await app.member({ timezone: 'Asia/Colombo' });
    const zone: SegmentCondition = { field: 'timeZone', zones: ['Asia/Colombo'] };
    const active = (is: 'within' | 'not-within', days: number) =>
      reach(zone, { field: 'lastActive', is, days });
    const id = await idOf(app, user);
    const seenAt = new Date(clock.now().getTime() - 10 * DAY);
    await app.sql('delete from account_marks where owner_id = $1', [id]);
    await app.sql('update account_activity set last_seen_at = $2 where owner_id = $1', [id, seenAt]);
    expect([await active('within', 11), await active('within', 9)]).toEqual([1, 0]);
    expect([await active('not-within', 11), await active('not-within', 9)]).toEqual([0, 1]);
  });

  it('tell who never opened what they were sent', async () => {
    const zone: SegmentCondition = { field: 'timeZone', zones: ['Asia/Tashkent'] };
    const [opened, closed] = [
      await app.member({ timezone: 'Asia/Tashkent' }),
      await app.member({ timezone: 'Asia/Tashkent' }),
    ];
    await app.member({ timezone: 'Asia/Tashkent' });
    const welcomed = `select 1 from mail_log where mail_type = 'welcome' and user_id in (select id from users where timezone = $1)`;
    await eventually(async () => (await app.sql(welcomed, ['Asia/Tashkent'])).length === 3);
    await app.sql('delete from mail_log where user_id in (select id from users where timezone = $1)', [
      'Asia/Tashkent',
    ]);
    expect(await reach(zone, { field: 'neverOpened' })).toBe(0);
    for (const [user, openedAt] of [
      [opened, new Date()],
      [closed, null],
    ] as const)
      await app.sql(
        `insert into mail_log (id, user_id, mail_type, mail_kind, subject, sent_at, opened_at)
         values (gen_random_uuid(), $1, 'campaign', 'experience', 'News', now(), $2)`,
        [await idOf(app, user), openedAt],
      );
    expect(await reach(zone, { field: 'neverOpened' })).toBe(1);
  });

  it.each([
    [[]],
    [[{ field: 'everyone' }]],
    [[{ field: 'survey', question: 'gender', answers: [] }]],
    [[{ field: 'survey', question: 'password', answers: ['woman'] }]],
    [[{ field: 'survey', question: 'gender', answers: ["x' or true --"] }]],
    [[{ field: 'joined', from: null, until: null }]],
    [[{ field: 'joined', from: '2024-02-02', until: '2024-02-01' }]],
    [[{ field: 'joined', from: '2024-02-30', until: null }]],
    [[{ field: 'lastActive', is: 'within', days: 0 }]],
    [[{ field: 'lastActive', is: 'ever', days: 3 }]],
    [[{ field: 'timeZone', zones: ['Mars/Olympus'] }]],
    [[{ field: 'language', languages: [] }]],
    [[{ field: 'language', languages: ['Deutsch'] }]],
    [[NEW_YORK, null]],
    ['all'],
  ])('are refused when one cannot be used: case %#', async (conditions) => {
    const campaign = { ...DRAFT, segment: { kind: 'custom', name: 'x', conditions } };
    const refused = await desk.admin.http.post(API.adminCampaigns).send(campaign).expect(400);
    expect(refused.body).toMatchObject({
      errors: [{ field: 'segment', message: CAMPAIGN_TEXTS.segmentInvalid }],
    });
    const saved = await desk.admin.http.post(API.adminSegments).send({ name: 'x', conditions }).expect(400);
    expect(saved.body).toMatchObject({
      errors: [{ field: 'conditions', message: SEGMENT_TEXTS.conditionsInvalid }],
    });
  });
});

describe('a saved segment', () => {
  const save = (draft: object) => desk.admin.http.post(API.adminSegments).send(draft);

  it('is kept under its name, changed and deleted, each time in the audit log', async () => {
    const saved = (await save({ name: 'New Yorkers', conditions: [NEW_YORK] }).expect(201))
      .body as SavedSegment;
    expect(saved).toMatchObject({ name: 'New Yorkers', conditions: [NEW_YORK] });
    expect(codeOf(await save({ name: 'new yorkers', conditions: [NEW_YORK] }).expect(409))).toBe(
      'segment.name-taken',
    );
    const conditions = [NEW_YORK, { field: 'neverOpened', extra: 'dropped' }];
    const changed = await desk.admin.http
      .put(API.adminSegment(saved.id))
      .send({ name: 'Quiet New Yorkers', conditions })
      .expect(200);
    expect(changed.body).toMatchObject({ conditions: [NEW_YORK, { field: 'neverOpened' }] });
    const list = (await desk.admin.http.get(API.adminSegments).expect(200)).body as SavedSegment[];
    expect(list.map(({ name }) => name)).toContain('Quiet New Yorkers');
    await desk.admin.http.delete(API.adminSegment(saved.id)).expect(204);
    await desk.admin.http.delete(API.adminSegment(saved.id)).expect(404);
    await desk.admin.http
      .put(API.adminSegment(saved.id))
      .send({ name: 'Gone', conditions: [NEW_YORK] })
      .expect(404);
    const audit = await desk.admin.http
      .get(API.adminAudit)
      .query({ action: 'segments', search: saved.id })
      .expect(200);
    expect((audit.body as AuditEntry[]).map(({ action }) => action)).toEqual(
      expect.arrayContaining(['segments.create', 'segments.save', 'segments.delete']),
    );
  });

  it('sends a campaign to exactly the people in it', async () => {
    const zone: SegmentCondition = { field: 'timeZone', zones: ['Africa/Lagos'] };
    const joined: SegmentCondition = { field: 'joined', from: today(), until: null };
    const inside = await app.member({ timezone: 'Africa/Lagos' });
    const outside = await app.member({ timezone: 'Africa/Abidjan' });
    const { id } = await desk.create({
      segment: { kind: 'custom', name: 'Lagos', conditions: [zone, joined] },
    });
    await desk.startNow(id);
    await desk.reaches(id, 'completed');
    expect(desk.newsTo(inside)).toHaveLength(1);
    expect(desk.newsTo(outside)).toEqual([]);
    expect((await desk.look(id)).segment).toEqual({
      kind: 'custom',
      name: 'Lagos',
      conditions: [zone, joined],
    });
  });

  it('is for administrators only', async () => {
    const member = await app.member();
    await member.http.get(API.adminSegments).expect(403);
    await app.visitor().http.get(API.adminSegments).expect(401);
  });
});
