import type { AuditEntry } from '#contract/console/admin';
import {
  CAMPAIGN_RULES,
  CAMPAIGN_TEXTS,
  type AudienceAnswer,
  type Campaign,
  type MailPreview,
  type Segment,
} from '#contract/console/campaigns/campaigns';
import { unknownPlaceholder } from '#contract/console/campaigns/placeholders';
import { API } from '#contract/paths';
import { SuppressionsService } from '../../src/mail/suppressions/suppressions.service';
import { administrator, idOf } from '../support/accounts/administrator';
import { CampaignDesk, DRAFT } from '../support/mail/campaigns';
import { TestApp } from '../support/test-app';
import type { TestUser } from '../support/accounts/test-user';

let app: TestApp;
let admin: TestUser;
let desk: CampaignDesk;
beforeAll(async () => {
  app = await TestApp.start({ env: { CAMPAIGN_RATE_PER_SECOND: '1000' } });
  admin = await administrator(app);
  desk = new CampaignDesk(app, admin);
});
afterAll(() => app.close());

async function reach(segment: Segment, mailKind = 'experience'): Promise<AudienceAnswer> {
  const answer = await admin.http.post(API.adminCampaignAudience).send({ segment, mailKind }).expect(200);
  return answer.body as AudienceAnswer;
}

const audience = async (segment: Segment, mailKind?: string): Promise<number> =>
  (await reach(segment, mailKind)).recipients;

describe('a draft', () => {
  it('is stored as written, and listed newest first', async () => {
    const first = await desk.create();
    const second = await desk.create({ name: 'Winter news' });
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

  it('can be edited only until it starts', async () => {
    const { id } = await desk.create({ segment: await desk.these(await app.member()) });
    const change = {
      ...DRAFT,
      subject: 'Other\nnews',
      segment: { kind: 'survey', field: 'gender', value: 'woman' },
    };
    const changed = (await admin.http.put(API.adminCampaign(id)).send(change).expect(200)).body as Campaign;
    expect(changed).toMatchObject({ subject: 'Other news', segment: change.segment });
    await desk.startNow(id);
    const refused = await admin.http.put(API.adminCampaign(id)).send(DRAFT).expect(409);
    expect((refused.body as { message: string }).message).toContain("can't be changed");
  });

  it.each([
    [{ name: ' ' }, 'name', CAMPAIGN_RULES.name.required],
    [{ name: 'x'.repeat(CAMPAIGN_RULES.name.max + 1) }, 'name', CAMPAIGN_RULES.name.tooLong],
    [{ subject: '' }, 'subject', CAMPAIGN_RULES.subject.required],
    [{ subject: 'x'.repeat(151) }, 'subject', CAMPAIGN_RULES.subject.tooLong],
    [{ preview: 'x'.repeat(151) }, 'preview', CAMPAIGN_RULES.preview.tooLong],
    [{ markdown: undefined }, 'markdown', CAMPAIGN_RULES.markdown.required],
    [{ markdown: 'x'.repeat(20_001) }, 'markdown', CAMPAIGN_RULES.markdown.tooLong],
    [{ subject: 'For {{firstname}}' }, 'subject', unknownPlaceholder('{{firstname}}')],
    [{ preview: '{{ name }}' }, 'preview', unknownPlaceholder('{{ name }}')],
    [{ markdown: 'Hi {{firstName}} {{lastName}}' }, 'markdown', unknownPlaceholder('{{lastName}}')],
    [
      { markdown: 'Hi\n{{firstName' },
      'markdown',
      'Line 2: {{firstName is not closed: it ends with }} on the same line',
    ],
    [
      { subject: 'For {{{firstName}}}' },
      'subject',
      '{{{firstName}}} has too many braces: two open a placeholder, two close it',
    ],
    [{ markdown: '[x](https://a.example/{{firstName}})' }, 'markdown', CAMPAIGN_TEXTS.placeholderInLink],
    [{ mailKind: 'security' }, 'mailKind', CAMPAIGN_RULES.mailKind.message],
    [{ segment: undefined }, 'segment', CAMPAIGN_TEXTS.segmentInvalid],
    [{ segment: { kind: 'everyone' } }, 'segment', CAMPAIGN_TEXTS.segmentInvalid],
    [
      { segment: { kind: 'survey', field: 'password_hash', value: 'x' } },
      'segment',
      CAMPAIGN_TEXTS.segmentInvalid,
    ],
    [{ segment: { kind: 'selected', userIds: ['1'] } }, 'segment', CAMPAIGN_TEXTS.segmentInvalid],
    [{ segment: { kind: 'selected', userIds: [] } }, 'segment', CAMPAIGN_TEXTS.segmentInvalid],
  ])('is rejected when incomplete: case %#', async (wrong, field, message) => {
    const answer = await admin.http
      .post(API.adminCampaigns)
      .send({ ...DRAFT, ...wrong })
      .expect(400);
    expect(answer.body).toMatchObject({ errors: [{ field, message }] });
  });

  it.each([API.adminCampaignPreview, API.adminCampaignTestSend])('is also rejected by %s', async (path) => {
    const words = { ...DRAFT, markdown: 'Hi {{firstname}}' };
    const { body } = await admin.http.post(path).send(words).expect(400);
    expect(body).toMatchObject({
      errors: [
        { field: 'markdown', message: 'Unknown placeholder {{firstname}}: only {{firstName}} is known' },
      ],
    });
  });

  it('can be previewed, and test-sent to the administrator', async () => {
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
  it('is confirmed and allows this kind of email', async () => {
    const [allows, refuses, unconfirmed] = [await app.member(), await app.member(), app.visitor()];
    await refuses.http.patch('/api/user/profile').send({ experienceEmails: false }).expect(200);
    await allows.http.patch('/api/user/profile').send({ marketingEmails: true }).expect(200);
    await unconfirmed.register();
    const segment = await desk.these(allows, refuses, unconfirmed);
    expect(await audience(segment, 'experience')).toBe(1);
    expect(await audience(segment, 'marketing')).toBe(1);
    const everyone = await audience({ kind: 'all' }, 'marketing');
    await allows.http.patch('/api/user/profile').send({ marketingEmails: false }).expect(200);
    expect(await audience({ kind: 'all' }, 'marketing')).toBe(everyone - 1);
  });

  it('leaves out who cannot be reached, and says how many', async () => {
    const suppressions = app.app.get(SuppressionsService);
    const [fine, bounced, left, moved, off, unconfirmed] = [
      await app.member(),
      await app.member(),
      await app.member(),
      await app.member(),
      await app.member(),
      app.visitor(),
    ];
    await unconfirmed.register();
    await suppressions.suppress(bounced.email, 'all', 'bounced');
    await suppressions.suppress(bounced.email, 'experience', 'complained');
    await suppressions.suppress(left.email, 'marketing', 'unsubscribed');
    await off.http.patch('/api/user/profile').send({ experienceEmails: false }).expect(200);
    const segment = await desk.these(fine, bounced, left, off, unconfirmed);
    expect(await reach(segment)).toEqual({ recipients: 2, unreachable: 3 });
    // Their address of before is suppressed.
    const userIds = [await idOf(app, moved)];
    await suppressions.suppress(moved.email, 'all', 'bounced');
    const change = `update users set email = 'x' || email, email_key = 'x' || email_key where id = any($1)`;
    await app.sql(change, [userIds]);
    expect(await reach({ kind: 'selected', userIds })).toEqual({ recipients: 1, unreachable: 0 });
  });

  it('leaves out an address that was suppressed before it had an account', async () => {
    const [later, byHand, earlier] = [app.visitor(), app.visitor(), await app.member()];
    const suppressions = app.app.get(SuppressionsService);
    for (const { email } of [later, byHand, earlier])
      await suppressions.suppress(email, 'all', 'unsubscribed');
    await later.register();
    await later.confirm();
    await byHand.register();
    const userIds = [await idOf(app, byHand)];
    await admin.http.post('/api/admin/activate').send({ userIds }).expect(200);
    expect(await reach(await desk.these(later, byHand))).toEqual({ recipients: 0, unreachable: 2 });
    // As an earlier version stored it.
    await app.sql('update suppressions set user_id = null where user_id = $1', [await idOf(app, earlier)]);
    const segment = await desk.these(earlier);
    const { id } = await desk.create({ segment });
    await desk.startNow(id);
    await desk.reaches(id, 'completed');
    expect(await reach(segment)).toEqual({ recipients: 0, unreachable: 1 });
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
    // An answer of the profile's own set that means the same.
    await user.http.patch('/api/user/profile').send({ gender: 'female' }).expect(200);
    expect((await count()).woman).toBe(before.woman + 1);
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

describe('the administrator', () => {
  it('has exclusive access', async () => {
    const { id } = await desk.create();
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

  it('gets a 404 for an unknown campaign', async () => {
    for (const id of ['1', '01890000-0000-7000-8000-000000000000']) {
      await admin.http.put(API.adminCampaign(id)).send(DRAFT).expect(404);
      await desk.step(id, 'pause').expect(404);
    }
  });

  it('finds every action in the audit log', async () => {
    const { id } = await desk.create({ name: 'Audited' });
    await desk.step(id, 'start', { kind: 'at', at: '2099-01-01T00:00:00Z' }).expect(200);
    for (const name of ['pause', 'resume', 'cancel'] as const) await desk.step(id, name).expect(200);
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
