import { CONTACT_CATEGORIES } from '#contract/account/contact';
import { SuppressionsService } from '../../src/mail/suppressions/suppressions.service';
import { TestApp, WITHOUT_REDIS } from '../support/test-app';

const CAP = 3;
const DANGER = 'He hits me and I am afraid of him';

let app: TestApp;
beforeAll(async () => {
  app = await TestApp.start({
    env: {
      ...WITHOUT_REDIS,
      TRACKING_DAILY_MAX: String(CAP),
      UNSUBSCRIBE_DAILY_MAX: String(CAP),
      CONTACT_DAILY_MAX: String(CAP),
      SAFETY_MESSAGES_DAILY_MAX: String(CAP),
    },
  });
});
afterAll(() => app.close());

async function rowsOf(table: string): Promise<number> {
  const [row] = await app.sql<{ count: number }>(`select count(*)::int as count from ${table}`);
  return row?.count ?? 0;
}
const refused = async (cap: string) => {
  const { body } = await app.app.inject({ url: '/metrics' });
  return Number(new RegExp(`^daily_cap_refusals_total{cap="${cap}"} (\\d+)$`, 'm').exec(body)?.[1] ?? 0);
};
/** Each from another address, so that no other limit applies. */
const flood = async (call: (index: number) => Promise<{ status: number }>) => {
  const statuses: number[] = [];
  for (let index = 0; index < CAP + 2; index += 1) statuses.push((await call(index)).status);
  return statuses;
};

describe('a flood', () => {
  it('of page views is answered as usual, and no longer stored', async () => {
    const before = await rowsOf('tracking_events');
    const statuses = await flood(() =>
      app.visitor().http.post('/api/analytics/track').send({ page: '/', action: 'view' }),
    );
    expect(new Set(statuses)).toEqual(new Set([204]));
    expect((await rowsOf('tracking_events')) - before).toBe(CAP);
    expect(await refused('tracking')).toBe(2);
  });

  it('of messages to support is refused, so that no one waits for an answer', async () => {
    const statuses = await flood(() =>
      app.visitor().http.post('/form/submit').send({
        name: 'Robin',
        email: 'robin@example.com',
        subject: 'Hello',
        category: CONTACT_CATEGORIES[0][0],
        message: 'Is anyone there?',
      }),
    );
    expect(statuses).toEqual([...Array<number>(CAP).fill(201), 429, 429]);
    expect(await rowsOf('contact_messages')).toBe(CAP);
    expect(await refused('contact')).toBe(2);
  });

  it('of messages that signal danger is always answered with help, and no longer stored', async () => {
    const user = await app.member();
    for (let index = 0; index < CAP + 2; index += 1) {
      const { body } = await user.http.post('/api/alex/chat').send({ message: DANGER }).expect(200);
      expect((body as { response: string }).response).toContain('emergency number first');
    }
    expect((await user.http.get('/api/alex/messages').expect(200)).body).toHaveLength(2 * CAP);
    expect(await refused('safety')).toBe(2);
    const other = await app.member();
    await other.http.post('/api/alex/chat').send({ message: DANGER }).expect(200);
    expect((await other.http.get('/api/alex/messages').expect(200)).body).toHaveLength(2);
  });

  it('of unsubscribed addresses adds no rows, but still stops the emails of an account', async () => {
    const user = await app.member();
    await user.http.patch('/api/user/profile').send({ marketingEmails: true }).expect(200);
    const ask = (email: string) =>
      app.visitor().http.post('/api/unsubscribe').send({ email, type: 'marketing' });
    const statuses = await flood((index) => ask(`unknown-${index}@example.com`));
    expect(new Set(statuses)).toEqual(new Set([200]));
    expect(await rowsOf('suppressions')).toBe(CAP);
    for (const email of [user.email, 'unknown@example.com'])
      for (let times = 0; times < 2; times += 1)
        expect((await ask(email)).body).toEqual({ alreadyUnsubscribed: false });
    expect(await rowsOf('suppressions')).toBe(CAP);
    expect((await user.http.get('/api/user/profile')).body).toMatchObject({ marketingEmails: false });
    expect(await refused('unsubscribe')).toBe(6);
    const link = /\/api\/unsubscribe\/one-click\?token=[\w-]+/.exec(
      String((await app.mails.waitFor(user.email, /^Welcome to/)).raw.replace(/=\r\n/g, '')),
    );
    await app
      .visitor()
      .http.post(link?.[0] ?? '')
      .type('form')
      .send('List-Unsubscribe=One-Click')
      .expect(200);
    expect(await app.app.get(SuppressionsService).isSuppressed(user.email, 'experience')).toBe(true);
  });
});
