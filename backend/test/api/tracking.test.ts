import { TrackingService } from '../../src/analytics/tracking.service';
import { TestApp } from '../support/test-app';
import type { TestUser } from '../support/accounts/test-user';

const PATH = '/api/analytics/track';

let app: TestApp;
let visitor: TestUser;
beforeAll(async () => {
  app = await TestApp.start();
});
beforeEach(() => {
  visitor = app.visitor();
});
afterAll(() => app.close());

const eventsOf = (page: string) =>
  app.sql<Record<string, unknown>>('select * from tracking_events where page = $1', [page]);

describe('a tracked event', () => {
  it('is stored as sent, from a visitor without an account', async () => {
    const event = { page: '/', action: 'signup_click', metadata: { buttonLocation: 'hero' } };
    const answer = await visitor.http.post(PATH).send(event);
    expect(answer.status).toBe(204);
    expect(answer.text).toBe('');
    expect(await eventsOf('/')).toMatchObject([event]);
  });

  it('is stored without anything about its sender', async () => {
    const member = await app.member();
    await member.http.post(PATH).send({ page: '/dashboard', action: 'page_view', metadata: {} }).expect(204);
    const [row] = await eventsOf('/dashboard');
    expect(Object.keys(row ?? {}).sort()).toEqual(['action', 'at', 'id', 'metadata', 'page']);
  });

  it('does not need metadata', async () => {
    await visitor.http.post(PATH).send({ page: '/bare', action: 'page_view' }).expect(204);
    expect(await eventsOf('/bare')).toMatchObject([{ metadata: {} }]);
  });

  it('may be as long as the limits allow, and no longer', async () => {
    const page = 'p'.repeat(200);
    const metadata = { text: 'x'.repeat(4_096 - '{"text":""}'.length) };
    const event = { page, action: 'a'.repeat(100), metadata };
    await visitor.http.post(PATH).send(event).expect(204);
    const refused = await visitor.http
      .post(PATH)
      .send({ page: `${page}p`, action: 'a'.repeat(101), metadata: { text: `${metadata.text}x` } });
    expect(refused.status).toBe(400);
    expect(refused.body.errors).toEqual([
      { field: 'page', message: 'Page must be 200 characters or less.' },
      { field: 'action', message: 'Action must be 100 characters or less.' },
      { field: 'metadata', message: 'Metadata must be 4 kB or less.' },
    ]);
  });

  it.each<[unknown, string[]]>([
    [{}, ['page', 'action']],
    [{ page: 1, action: ['page_view'] }, ['page', 'action']],
    [{ page: '/', action: 'page_view', metadata: 'hero' }, ['metadata']],
    [{ page: '/', action: 'page_view', metadata: ['hero'] }, ['metadata']],
    [{ page: '/', action: 'page_view', metadata: { a: 'nul \0' } }, ['metadata']],
    [{ page: '/', action: 'page_view', metadata: { a: 'half \ud83d' } }, ['metadata']],
    [{ page: 'nul \0', action: 'page_view' }, ['page']],
  ])('is rejected when it cannot be stored: %j', async (body, fields) => {
    const answer = await visitor.http.post(PATH).send(body as object);
    expect(answer.status).toBe(400);
    expect((answer.body.errors as { field: string }[]).map(({ field }) => field)).toEqual(fields);
  });

  it('may contain a backslash or a whole emoji', async () => {
    const metadata = { path: 'c:\\u0000', heart: '💛' };
    await visitor.http.post(PATH).send({ page: '/odd', action: 'page_view', metadata }).expect(204);
    expect(await eventsOf('/odd')).toMatchObject([{ metadata }]);
  });

  it('is limited to 120 a minute from one address', async () => {
    const send = () => visitor.http.post(PATH).send({ page: '/often', action: 'page_view' });
    for (let count = 1; count <= 120; count += 1) expect((await send()).status).toBe(204);
    const refused = await send();
    expect(refused.status).toBe(429);
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
    await app.visitor().http.post(PATH).send({ page: '/often', action: 'page_view' }).expect(204);
  });

  it('is deleted after 400 days', async () => {
    const age = (days: number) =>
      app.sql(
        `insert into tracking_events (at, page, action, metadata)
         values (now() - make_interval(days => $1), '/aged', 'page_view', '{}')`,
        [days],
      );
    await age(401);
    await age(399);
    await app.app.get(TrackingService).deleteOld();
    expect(await eventsOf('/aged')).toHaveLength(1);
  });
});
