import type { Response } from 'supertest';
import type { MailTemplate } from '#contract/console/campaigns/campaigns';
import { UnsubscribeLinksService } from '../../src/mail/suppressions/unsubscribe-links.service';
import { administrator, idOf } from '../support/accounts/administrator';
import { DescribedApi, type ApiDescription } from '../support/routes/described-api';
import { routesOf } from '../support/routes/routes';
import { driveOwnData } from '../support/routes/drive-own-data';
import { driveAlex, driveDating, driveIdeasAndPlaces, type Drive } from '../support/routes/drive-dating';
import { PUSHING } from '../support/routes/drive-match';
import { driveMailReports, REPORTING } from '../support/routes/drive-mail-reports';
import { driveConsoleMail } from '../support/routes/drive-console-mail';
import { driveConsolePeople } from '../support/routes/drive-console-people';
import { driveSecondFactors } from '../support/routes/drive-second-factors';
import { ModelServer } from '../support/servers/model-server';
import { TestApp } from '../support/test-app';
import type { TestUser } from '../support/accounts/test-user';

const METRICS_TOKEN = 'a-token-of-the-operator';

let app: TestApp;
let localModels: ModelServer;
let api: DescribedApi;
let document: ApiDescription;
let admin: TestUser;
let dater: TestUser;
beforeAll(async () => {
  localModels = await ModelServer.start();
  localModels.tags = [{ name: 'small:3b', size: 2_000_000_000 }];
  app = await TestApp.start({
    env: { ...PUSHING, ...REPORTING, METRICS_TOKEN, LOCAL_MODEL_URL: localModels.root },
  });
  document = (await app.visitor().http.get('/api/openapi.json').expect(200)).body as ApiDescription;
  api = await DescribedApi.of(document);
  admin = await administrator(app);
  dater = await app.member();
});
afterAll(async () => {
  await app.close();
  await localModels.stop();
});

/** Calls an operation with its path filled in, and checks the answer against the document. */
async function drive(
  user: TestUser,
  operation: string,
  { params = {}, body, query }: { params?: Record<string, string>; body?: object; query?: object } = {},
): Promise<Response> {
  const [method = '', path = ''] = operation.split(' ');
  const address = path.replace(/\{(\w+)\}/g, (_whole, name: string) => params[name] ?? 'missing');
  const verb = method.toLowerCase() as 'get' | 'post' | 'put' | 'patch' | 'delete';
  const asked = user.http[verb](address);
  if (query) {
    expect(api.queryNames(operation)).toEqual(expect.arrayContaining(Object.keys(query)));
    void asked.query(query);
  }
  const response = await (body ? asked.send(body) : asked);
  api.hold(operation, response);
  return response;
}

const asDater: Drive = (operation, filled) => drive(dater, operation, filled);

describe('the document', () => {
  it('is OpenAPI 3.1, and lists exactly the existing calls', () => {
    expect(document.openapi).toMatch(/^3\.1\./);
    const there = routesOf(app)
      .map(({ method, path }) => `${method} ${path.replace(/:(\w+)/g, '{$1}')}`)
      .filter((route) => !/ (\/\*|\*|\/admin\/queues.*)$/.test(route));
    const isOwn = (route: string) => / \/(api\/|calendar\/|form\/|healthz|readyz|metrics)/.test(route);
    expect(api.operations.sort()).toEqual(there.filter(isOwn).sort());
  });

  it('marks what needs a session or a token: exactly the calls that refuse a visitor', async () => {
    for (const operation of api.operations) {
      const [method = '', path = ''] = operation.split(' ');
      const described = document.paths[path]?.[method.toLowerCase()];
      const verb = method.toLowerCase() as 'get' | 'post' | 'put' | 'patch' | 'delete';
      const { status } = await app.visitor().http[verb](path.replace(/\{\w+\}/g, 'x'));
      expect([operation, status === 401]).toEqual([operation, described?.security.length !== 0]);
    }
  });

  it('is a page that works without scripts', async () => {
    const page = await drive(app.visitor(), 'GET /api/docs');
    expect(page.text).toContain('/api/candidates');
    expect(page.text).not.toContain('<script');
    expect(page.headers['content-security-policy']).toMatch(/style-src 'self' 'nonce-/);
  });
});

describe('answers match the document', () => {
  it('for machines', async () => {
    const visitor = app.visitor();
    void visitor.http.set('authorization', `Bearer ${METRICS_TOKEN}`);
    for (const operation of ['GET /healthz', 'GET /readyz', 'GET /metrics', 'GET /api/openapi.json'])
      await drive(visitor, operation);
  });

  it('for signing up and in', async () => {
    const visitor = app.visitor();
    await drive(visitor, 'GET /api/auth/settings');
    await drive(visitor, 'POST /api/auth/register', { body: visitor.registration() });
    await drive(visitor, 'POST /api/auth/resend-confirmation', { body: { email: visitor.email } });
    await drive(visitor, 'POST /api/auth/login', {
      body: { email: visitor.email, password: visitor.password },
    });
    const token = await visitor.confirmationToken();
    await drive(visitor, 'POST /api/auth/confirm-email', { body: { token } });
    await drive(visitor, 'POST /api/auth/confirm-email', { body: { token } });
    await drive(visitor, 'GET /api/auth/user');
    await drive(visitor, 'POST /api/auth/logout');
    await drive(visitor, 'POST /api/auth/login', {
      body: { email: visitor.email, password: visitor.password },
    });
    await drive(visitor, 'POST /api/auth/reset-password', { body: { email: visitor.email } });
    const reset = await app.mails.waitFor(visitor.email, /Reset/);
    const resetToken = /token=([\w-]+)/.exec(reset.text)?.[1];
    await drive(visitor, 'POST /api/reset-password/check', { body: { token: resetToken } });
    await drive(visitor, 'POST /api/reset-password/confirm', {
      body: { token: resetToken, password: 'new secret 1' },
    });
  });

  it('for second factors', async () => {
    const user = await app.member();
    await driveSecondFactors(user, (operation, filled) => drive(user, operation, filled));
  });

  it('for a profile, its devices and its end', async () => {
    const user = await app.member();
    await drive(user, 'GET /api/user/profile');
    await drive(user, 'PATCH /api/user/profile', { body: { location: 'Lisbon', aiEnabled: false } });
    await drive(user, 'POST /api/user/mark-dashboard-guide-seen');
    await drive(user, 'PATCH /api/user/change-password', {
      body: { currentPassword: user.password, newPassword: 'new secret 1' },
    });
    await drive(user, 'GET /api/user/sign-ins');
    const devices = await drive(user, 'GET /api/user/devices');
    await drive(user, 'DELETE /api/user/devices');
    await driveOwnData((operation, filled) => drive(user, operation, filled));
    const [device] = devices.body as { id: string }[];
    await drive(user, 'DELETE /api/user/devices/{id}', { params: { id: device?.id ?? '' } });
    const other = await app.member();
    await drive(other, 'PATCH /api/user/change-email', {
      body: { newEmail: `new-${other.email}`, currentPassword: other.password },
    });
    const third = await app.member();
    await drive(third, 'DELETE /api/user', { body: { currentPassword: third.password } });
  });

  it('for standards, matches, dates and the figures computed from them', () => driveDating(asDater));

  it('for date ideas and places', () => driveIdeasAndPlaces(asDater));

  it('for Alex', () => driveAlex(asDater));

  it('for visitors', async () => {
    const visitor = app.visitor();
    await drive(visitor, 'POST /api/analytics/track', {
      body: { page: '/', action: 'page_view', metadata: {} },
    });
    await drive(visitor, 'POST /form/submit', {
      body: {
        name: 'Kim',
        email: 'kim@example.com',
        category: 'other',
        subject: 'A question',
        message: 'How does it work?',
      },
    });
    const links = app.app.get(UnsubscribeLinksService).linksFor('kim@example.com', 'experience');
    const token = new URL(links.oneClick).searchParams.get('token');
    await drive(visitor, 'POST /api/unsubscribe/one-click', { query: { token } });
    await drive(visitor, 'POST /api/unsubscribe', { body: { email: 'kim@example.com', type: 'marketing' } });
  });

  it('for emails and reports about them', async () => {
    const user = await app.member();
    const { html } = await app.mails.waitFor(user.email, /^Welcome to/);
    for (const kind of ['open', 'click']) {
      const token = new RegExp(`/api/mail/${kind}/([\\w-]+)`).exec(html)?.[1] ?? '';
      await drive(user, `GET /api/mail/${kind}/{token}`, { params: { token } });
    }
    await driveMailReports(app, drive);
  });

  it("for the administrator's templates", async () => {
    await drive(admin, 'GET /api/admin/templates');
    const params = { key: 'welcome' };
    const found = await drive(admin, 'GET /api/admin/templates/{key}', { params });
    const { words, version } = found.body as MailTemplate;
    await drive(admin, 'PUT /api/admin/templates/{key}', { params, body: { ...words, version } });
    await drive(admin, 'GET /api/admin/templates/{key}/versions', { params });
    await drive(admin, 'POST /api/admin/templates/{key}/preview', { params, body: words });
    await drive(admin, 'POST /api/admin/templates/{key}/test-send', { params, body: words });
  });

  it("for the administrator's figures and accounts", async () => {
    await drive(app.visitor(), 'GET /api/admin/status');
    for (const name of ['stats', 'analytics', 'survey-breakdown', 'health', 'settings', 'export'])
      await drive(admin, `GET /api/admin/${name}`);
    await drive(admin, 'GET /api/admin/users', { query: { page: 1, status: 'all' } });
    const unconfirmed = app.visitor();
    await unconfirmed.register();
    const userId = await idOf(app, unconfirmed);
    await drive(admin, 'POST /api/admin/resend-confirmation', { body: { userId } });
    await drive(admin, 'POST /api/admin/send-password-reset', { body: { userId } });
    await drive(admin, 'POST /api/admin/end-sessions', { body: { userId } });
    await drive(admin, 'GET /api/admin/user/{id}/emails', { params: { id: userId } });
    await drive(admin, 'POST /api/admin/activate', { body: { userIds: [userId] } });
    await drive(admin, 'DELETE /api/admin/users', { body: { userIds: [userId] } });
    const cleanup = await drive(admin, 'GET /api/admin/cleanup');
    const { count } = cleanup.body as { count: number };
    await drive(admin, 'POST /api/admin/cleanup', { body: { expectedCount: count } });
    await drive(admin, 'GET /api/admin/audit', { query: { page: 1 } });
    await drive(admin, 'GET /api/admin/local-model');
    await drive(admin, 'PUT /api/admin/local-model', { body: { model: 'small:3b' } });
    await drive(admin, 'DELETE /api/admin/local-model');
  });

  it('for campaigns, and email that is stuck or unwanted', async () => {
    await driveConsoleMail((operation, filled) => drive(admin, operation, filled));
  });

  it('for automations, and the people of the console', async () => {
    await driveConsolePeople(app, admin, drive);
  });

  it('for every other operation, with none left out', () => {
    expect(api.notHeld).toEqual([]);
  });
});
