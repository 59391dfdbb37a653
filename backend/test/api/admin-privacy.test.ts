import { randomBytes } from 'node:crypto';
import type { Response } from 'supertest';
import { administrator, idOf } from '../support/administrator';
import { routesOf, type Route } from '../support/routes';
import { TestApp } from '../support/test-app';
import { rateAll, type TestUser } from '../support/test-user';

let app: TestApp;
let admin: TestUser;
let dater: TestUser;
let daterId: string;
beforeAll(async () => {
  app = await TestApp.start();
  admin = await administrator(app);
  dater = await lifeOfADater();
  daterId = await idOf(app, dater);
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
/** Weighed by stars it is a percentage that nothing else in the answers can be. */
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

const adminRoutes = (): Route[] => routesOf(app).filter(({ path }) => path.startsWith('/api/admin'));
const filled = (path: string): string => path.replace(/:\w+/g, daterId);

function call(user: TestUser, { method, path }: Route): Promise<Response> {
  const address = filled(path);
  switch (method) {
    case 'GET':
      return user.http.get(address);
    case 'DELETE':
      return user.http.delete(address).send({});
    case 'PUT':
      return user.http.put(address).send({});
    case 'PATCH':
      return user.http.patch(address).send({});
    default:
      return user.http.post(address).send({});
  }
}

describe('every call of the console', () => {
  it('is known to this test', () => {
    expect(adminRoutes().length).toBeGreaterThanOrEqual(14);
  });

  it('needs a session, and an administrator', async () => {
    const visitor = app.visitor();
    const member = await app.member();
    for (const route of adminRoutes().filter(({ path }) => path !== '/api/admin/status')) {
      const where = `${route.method} ${route.path}`;
      expect([where, (await call(visitor, route)).status]).toEqual([where, 401]);
      expect([where, (await call(member, route)).status]).toEqual([where, 403]);
    }
  });

  it('tells nothing that a dater wrote, and no score of a match', async () => {
    const [match] = await dater.matches();
    expect(match).toMatchObject({ name: PRIVATE.name, compatibilityScore: 74 });
    const read = adminRoutes().filter(({ method }) => method === 'GET');
    for (const { path } of read) {
      const { text, status } = await admin.http.get(filled(path));
      expect([path, status < 500]).toEqual([path, true]);
      for (const secret of Object.values(PRIVATE))
        expect([path, text.includes(secret)]).toEqual([path, false]);
      expect([path, text.includes(match?.id ?? '')]).toEqual([path, false]);
      expect([path, /compatib|"score"|"name":"marker|ratings|sealed|password_?hash/i.test(text)]).toEqual([
        path,
        false,
      ]);
    }
  });
});
