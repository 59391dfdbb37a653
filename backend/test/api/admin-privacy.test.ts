import { randomBytes } from 'node:crypto';
import type { Response } from 'supertest';
import type { AdministratorInvitation } from '#contract/console/administrators';
import type { InboxPage } from '#contract/console/contact-inbox';
import type { MailTemplate } from '#contract/console/campaigns/campaigns';
import type { SavedSegment } from '#contract/console/campaigns/segments';
import type { SuppressionPage } from '#contract/console/suppressions';
import { API } from '#contract/paths';
import { SuppressionsService } from '../../src/mail/suppressions/suppressions.service';
import { administrator, idOf } from '../support/accounts/administrator';
import { routesOf, type Route } from '../support/routes/routes';
import { CampaignDesk, DRAFT } from '../support/mail/campaigns';
import { TestApp } from '../support/test-app';
import { rateAll, type TestUser } from '../support/accounts/test-user';

let app: TestApp;
let admin: TestUser;
let dater: TestUser;
let daterId: string;
let campaignId: string;
let segmentId: string;
let invitationId: string;
let supportId: string;
let messageId: string;
beforeAll(async () => {
  app = await TestApp.start();
  admin = await administrator(app);
  dater = await lifeOfADater();
  daterId = await idOf(app, dater);
  const desk = new CampaignDesk(app, admin);
  segmentId = ((await admin.http.post(API.adminSegments).send(SEGMENT).expect(201)).body as SavedSegment).id;
  campaignId = (await desk.create({ segment: await desk.these(dater) })).id;
  supportId = await idOf(app, await administrator(app, 'support'));
  const invited = await admin.http
    .post(API.adminInvitations)
    .send({ email: 'helper@example.com', role: 'support' })
    .expect(201);
  await dater.http
    .post(API.contact)
    .send({
      name: 'Ada',
      email: dater.email,
      subject: 'A question',
      category: 'other',
      message: 'How does it work?',
    })
    .expect(201);
  const inbox = (await admin.http.get(API.adminInbox).expect(200)).body as InboxPage;
  messageId = inbox.messages[0]?.id ?? '';
  invitationId = (invited.body as AdministratorInvitation).id;
});
afterAll(() => app.close());

const marker = (what: string) => `marker-${what}-${randomBytes(6).toString('hex')}`;
const PRIVATE = {
  name: marker('name'),
  profession: marker('profession'),
  place: marker('place'),
  notes: marker('notes'),
  dateNotes: marker('date-notes'),
  chat: marker('chat'),
  standard: marker('standard'),
  idea: marker('idea'),
};
/** Weighted by stars, this gives a percentage that appears nowhere else in the answers. */
const RATINGS = [9, 4, 8, 7] as const;

async function lifeOfADater(): Promise<TestUser> {
  const user = await app.member();
  await user.answerSurvey();
  const custom = await user.http.post('/api/criteria').send({ name: PRIVATE.standard }).expect(201);
  const customId = (custom.body as { id: string }).id;
  const standards = await user.selectBuiltIn({ '1': 5, '2': 3, '3': 4, [customId]: 2 });
  const match = await user.addMatch({
    name: PRIVATE.name,
    profession: PRIVATE.profession,
    location: PRIVATE.place,
    notes: PRIVATE.notes,
  });
  await user.scoreDate(match.id, rateAll(standards, ...RATINGS), {
    location: PRIVATE.place,
    personalNotes: PRIVATE.dateNotes,
  });
  await user.http
    .post('/api/alex/chat')
    .send({ message: `Tell me about ${PRIVATE.chat}` })
    .expect(200);
  await user.http
    .post('/api/date-ideas/preference')
    .send({
      dateIdeaId: PRIVATE.idea,
      dateIdeaData: { id: PRIVATE.idea, title: PRIVATE.idea, source: 'Local Activity' },
      preference: 'liked',
    })
    .expect(200);
  return user;
}

const SEGMENT = { name: 'Berliners', conditions: [{ field: 'timeZone', zones: ['Europe/Berlin'] }] };
const DAY_MS = 86_400_000;
const adminRoutes = (): Route[] => routesOf(app).filter(({ path }) => path.startsWith('/api/admin'));
const TEMPLATE = 'welcome';
function filled(path: string): string {
  if (path.includes('/campaigns/')) return path.replace(':id', campaignId);
  if (path.includes('/segments/')) return path.replace(':id', segmentId);
  if (path.includes('/templates/')) return path.replace(':key', TEMPLATE);
  if (path.includes('/automations/')) return path.replace(':key', 'first_match_encouragement');
  if (path.includes('/invitations/')) return path.replace(':id', invitationId);
  if (path.includes('/contact-messages/')) return path.replace(':id', messageId);
  if (path.includes('/administrators/')) return path.replace(':id', supportId);
  return path.replace(':id', daterId);
}

function call(user: TestUser, { method, path }: Route, body: object = {}): Promise<Response> {
  const address = filled(path);
  switch (method) {
    case 'GET':
      return user.http.get(address);
    case 'DELETE':
      return user.http.delete(address).send(body);
    case 'PUT':
      return user.http.put(address).send(body);
    case 'PATCH':
      return user.http.patch(address).send(body);
    default:
      return user.http.post(address).send(body);
  }
}

describe('every console endpoint', () => {
  it('is covered by this test', () => {
    expect(adminRoutes().length).toBeGreaterThanOrEqual(14);
  });

  it('requires an administrator session', async () => {
    const visitor = app.visitor();
    const member = await app.member();
    for (const route of adminRoutes().filter(({ path }) => path !== '/api/admin/status')) {
      const where = `${route.method} ${route.path}`;
      expect([where, (await call(visitor, route)).status]).toEqual([where, 401]);
      expect([where, (await call(member, route)).status]).toEqual([where, 403]);
    }
  });

  it('reveals nothing a dater wrote and no match score, whatever is called', async () => {
    const [match] = await dater.matches();
    expect(match).toMatchObject({ name: PRIVATE.name, compatibilityScore: 74 });
    const secrets = [...Object.values(PRIVATE), match?.id ?? ''];
    const bodies = await bodiesOfCalls();
    const writes = adminRoutes().filter(({ method }) => ['POST', 'PUT', 'PATCH'].includes(method));
    const reads = adminRoutes().filter(({ method }) => method === 'GET');
    for (const route of [...writes, ...reads]) {
      const where = `${route.method} ${route.path}`;
      const { text, status } = await call(admin, route, bodies[where]);
      expect([where, status]).toEqual([where, OTHER_STATUS[where] ?? 200]);
      expect([where, secrets.filter((secret) => text.includes(secret))]).toEqual([where, []]);
      expect([where, PRIVATE_FIELDS.exec(text)?.[0]]).toEqual([where, undefined]);
    }
    const [log] = await app.sql<{ entries: string; total: number }>(
      'select count(*)::int as total, string_agg(audit_log::text, chr(10)) as entries from audit_log',
    );
    expect(log?.total).toBeGreaterThanOrEqual(8);
    expect(secrets.filter((secret) => log?.entries.includes(secret))).toEqual([]);
  });
});

/** No model server runs on this machine, so that none can be turned on. */
const OTHER_STATUS: Readonly<Record<string, number>> = {
  'POST /api/admin/campaigns': 201,
  'POST /api/admin/campaigns/:id/duplicate': 201,
  'POST /api/admin/segments': 201,
  'POST /api/admin/contact-messages/:id/replies': 201,
  'POST /api/admin/administrators/invitations': 201,
  'PUT /api/admin/local-model': 400,
};

const PRIVATE_FIELDS = /compatib|"score"|"name":"marker|ratings|sealed|password_?hash/i;

/** An entry of the list of suppressed addresses. */
async function suppressed(): Promise<string> {
  await app.app.get(SuppressionsService).suppress(dater.email, 'all', 'bounced');
  const { body } = await admin.http.get(API.adminSuppressions).expect(200);
  return (body as SuppressionPage).suppressions[0]?.id ?? '';
}

/** What each call with an effect needs in order to succeed, in route order. */
async function bodiesOfCalls(): Promise<Readonly<Record<string, object>>> {
  const unconfirmed = app.visitor();
  await unconfirmed.register();
  const template = (await admin.http.get(API.adminTemplate(TEMPLATE)).expect(200)).body as MailTemplate;
  const schedule = { kind: 'at', at: new Date(Date.now() + DAY_MS).toISOString() };
  return {
    'POST /api/admin/activate': { userIds: [daterId] },
    'POST /api/admin/resend-confirmation': { userId: await idOf(app, unconfirmed) },
    'POST /api/admin/send-password-reset': { userId: daterId },
    'POST /api/admin/end-sessions': { userId: daterId },
    'POST /api/admin/cleanup': { expectedCount: 0 },
    'POST /api/admin/emails/send-now': { ids: [daterId] },
    'POST /api/admin/emails/send-all-now': { state: 'all', until: new Date().toISOString() },
    'POST /api/admin/emails/give-up': { ids: [daterId] },
    'POST /api/admin/emails/give-up-all': { state: 'failing', until: new Date().toISOString() },
    'POST /api/admin/suppressions/lift': { id: await suppressed() },
    'POST /api/admin/administrators/invitations': { email: 'another@example.com', role: 'support' },
    'PATCH /api/admin/administrators/:id': { role: 'owner' },
    'POST /api/admin/contact-messages/:id/done': { done: true },
    'POST /api/admin/contact-messages/:id/replies': { text: 'Hello', done: true },
    'POST /api/admin/campaigns': DRAFT,
    'POST /api/admin/campaigns/audience': DRAFT,
    'POST /api/admin/campaigns/preview': DRAFT,
    'POST /api/admin/campaigns/links': { markdown: 'No links' },
    'POST /api/admin/campaigns/test-send': DRAFT,
    'PUT /api/admin/campaigns/:id': DRAFT,
    'POST /api/admin/campaigns/:id/start': { schedule },
    'POST /api/admin/campaigns/:id/reschedule': { schedule },
    'POST /api/admin/segments': { ...SEGMENT, name: 'Another' },
    'PUT /api/admin/segments/:id': SEGMENT,
    'PATCH /api/admin/automations/:key': { hour: 11 },
    'PUT /api/admin/templates/:key': { ...template.words, version: template.version },
    'POST /api/admin/templates/:key/preview': template.words,
    'POST /api/admin/templates/:key/test-send': template.words,
  };
}
