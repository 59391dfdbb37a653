import type { DataExport, SignedInDevice } from '#contract/account/privacy';
import { SuppressionsService } from '../../src/mail/suppressions/suppressions.service';
import { eventually } from '../support/time/eventually';
import { TestApp } from '../support/test-app';
import { rateAll } from '../support/accounts/test-user';

let app: TestApp;
beforeAll(async () => {
  app = await TestApp.start();
});
afterAll(() => app.close());

/** A user with data in every part of the product. */
async function fullUser() {
  const user = await app.member();
  const criteria = await user.onboard();
  const match = await user.addMatch({ name: 'Robin', notes: 'Laughs a lot.' });
  await user.scoreDate(match.id, rateAll(criteria, 8, 7, 6), {
    location: 'Café Central',
    personalNotes: 'Warm and easy.',
  });
  await user.http.post('/api/alex/chat').send({ message: 'Is Robin kind?' }).expect(200);
  await user.http
    .post('/api/date-ideas/preference')
    .send({ dateIdeaId: 'idea-1', dateIdeaData: { name: 'Night market' }, preference: 'liked' })
    .expect(200);
  await app
    .visitor()
    .http.post('/form/submit')
    .send({
      name: 'Ada',
      email: user.email,
      subject: 'A question',
      category: 'other',
      message: 'How do I export?',
    })
    .expect(201);
  await user.http.patch('/api/user/profile').send({ marketingEmails: false }).expect(200);
  return { user, match };
}

describe('GET /api/user/export', () => {
  it('is a file with everything, and a plain-language index', async () => {
    const { user } = await fullUser();
    const response = await user.http.get('/api/user/export').expect(200);
    expect(response.headers['content-disposition']).toMatch(
      /^attachment; filename="heart-and-head-.*\.json"$/,
    );
    const data = response.body as DataExport;
    for (const { section, about } of data.index) {
      expect(about.length).toBeGreaterThan(20);
      expect(data).toHaveProperty(section);
    }
    expect(data).toMatchObject({
      account: { email: user.email, firstName: 'Ada', howHeardAbout: 'friend-referral', gender: 'woman' },
      standards: [{ weight: 5 }, { weight: 3 }, { weight: 4 }],
      matches: [{ name: 'Robin', notes: 'Laughs a lot.' }],
      dates: [{ location: 'Café Central', personalNotes: 'Warm and easy.', physicalChemistry: 7 }],
      dateIdeas: [{ dateIdeaData: { name: 'Night market' }, preference: 'liked' }],
      conversation: [{ message: 'Is Robin kind?' }, { role: 'alex' }],
      contactMessages: [{ message: 'How do I export?' }],
      unsubscribed: [{ mailKind: 'marketing' }],
    });
    expect(data['standardsHistory']).toHaveLength(1);
    expect((data['mails'] as { type: string }[]).map(({ type }) => type)).toContain('confirmation');
  });

  it("contains neither the password nor a session, nor anyone else's data", async () => {
    const { user } = await fullUser();
    const other = await fullUser();
    const { text } = await user.http.get('/api/user/export').expect(200);
    expect(text).not.toMatch(/argon2|tokenHash|passwordHash/i);
    expect(text).not.toContain(other.user.email);
    expect(text).not.toContain(other.match.id);
  });

  it('needs a session', async () => {
    await app.visitor().http.get('/api/user/export').expect(401);
  });
});

describe('DELETE /api/user', () => {
  it('requires the password', async () => {
    const { user } = await fullUser();
    const wrong = await user.http.delete('/api/user').send({ currentPassword: 'guess' }).expect(400);
    expect(wrong.body).toMatchObject({ message: 'Current password is incorrect' });
    await user.http.delete('/api/user').send({}).expect(400);
    await user.http.get('/api/auth/user').expect(200);
  });

  it('leaves no row of the user anywhere, except what the address unsubscribed from', async () => {
    const { user } = await fullUser();
    const [row] = await app.sql<{ id: string }>('select id from users where email = $1', [user.email]);
    await user.http.delete('/api/user').send({ currentPassword: user.password }).expect(204);
    await user.http.get('/api/auth/user').expect(401);
    expect((await user.login()).status).toBe(401);
    expect(await rowsNaming(row?.id ?? '')).toEqual([]);
    expect(await app.sql('select 1 from contact_messages')).toHaveLength(
      await contactMessagesOfOthers(user.email),
    );
    expect(await app.sql(`select 1 from outbox where mail_type = 'contact_message'`)).toHaveLength(
      await contactMessagesOfOthers(user.email),
    );
    expect(await app.app.get(SuppressionsService).isSuppressed(user.email, 'marketing')).toBe(true);
  });

  it('ends every session, and the address is free again', async () => {
    const { user } = await fullUser();
    const elsewhere = app.visitor();
    await elsewhere.http
      .post('/api/auth/login')
      .send({ email: user.email, password: user.password })
      .expect(200);
    await user.http.delete('/api/user').send({ currentPassword: user.password }).expect(204);
    await elsewhere.http.get('/api/auth/user').expect(401);
    const confirmations = () =>
      app.mails.to(user.email).filter(({ subject }) => subject.startsWith('Confirm')).length;
    const before = confirmations();
    await user.register();
    await eventually(() => confirmations() > before);
    await user.confirm();
    await user.http.get('/api/candidates').expect(200, []);
  });

  it('counts wrong passwords like failed sign-ins', async () => {
    const user = await app.member();
    for (let count = 0; count < 10; count += 1)
      await user.http.delete('/api/user').send({ currentPassword: 'guess' }).expect(400);
    await user.http.delete('/api/user').send({ currentPassword: user.password }).expect(429);
  });

  it('is refused for the administrator', async () => {
    const admin = await app.member();
    await app.sql('update users set is_admin = true where email = $1', [admin.email]);
    const refused = await admin.http
      .delete('/api/user')
      .send({ currentPassword: admin.password })
      .expect(400);
    expect((refused.body as { message: string }).message).toContain('administrator');
    await admin.http.get('/api/auth/user').expect(200);
  });
});

describe('signed-in devices', () => {
  const devicesOf = async (user: { http: ReturnType<typeof app.visitor>['http'] }) =>
    (await user.http.get('/api/user/devices').expect(200)).body as SignedInDevice[];

  async function onTwoDevices() {
    const user = await app.member();
    const phone = app.visitor();
    await phone.http
      .post('/api/auth/login')
      .set('user-agent', 'Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) Version/17.5 Safari/604.1')
      .send({ email: user.email, password: user.password })
      .expect(200);
    return { user, phone };
  }

  it('are listed, with the current one marked', async () => {
    const { phone } = await onTwoDevices();
    const devices = await devicesOf(phone);
    expect(devices).toHaveLength(2);
    expect(devices.find(({ current }) => current)).toMatchObject({ name: 'Safari on iPhone' });
  });

  it('can be signed out one by one', async () => {
    const { user, phone } = await onTwoDevices();
    const other = (await devicesOf(user)).find(({ current }) => !current);
    await user.http.delete(`/api/user/devices/${other?.id}`).expect(204);
    await phone.http.get('/api/auth/user').expect(401);
    await user.http.get('/api/auth/user').expect(200);
    await user.http.delete(`/api/user/devices/${other?.id}`).expect(404);
  });

  it('can all be signed out except this one', async () => {
    const { user, phone } = await onTwoDevices();
    await phone.http.delete('/api/user/devices').expect(204);
    await user.http.get('/api/auth/user').expect(401);
    expect(await devicesOf(phone)).toHaveLength(1);
  });

  it('of someone else are unknown', async () => {
    const { user } = await onTwoDevices();
    const stranger = await app.member();
    const [device] = await devicesOf(user);
    await stranger.http.delete(`/api/user/devices/${device?.id}`).expect(404);
    await stranger.http.delete('/api/user/devices/nonsense').expect(404);
    await user.http.get('/api/auth/user').expect(200);
  });
});

/** Every table with a column that could identify a user, and a row that identifies this one. */
async function rowsNaming(userId: string): Promise<string[]> {
  const columns = await app.sql<{ table: string; column: string }>(
    `select table_name as "table", column_name as "column" from information_schema.columns
     where table_schema = 'public' and column_name in ('owner_id', 'user_id')
     union all select 'users', 'id'`,
  );
  const found: string[] = [];
  for (const { table, column } of columns)
    if ((await app.sql(`select 1 from "${table}" where "${column}" = $1`, [userId])).length > 0)
      found.push(table);
  expect(columns.length).toBeGreaterThan(8);
  return found;
}

/** Every user in this file except the deleted one has sent one. */
async function contactMessagesOfOthers(deletedEmail: string): Promise<number> {
  const users = await app.sql(
    'select 1 from users where email <> $1 and exists (select 1 from candidates where owner_id = users.id)',
    [deletedEmail],
  );
  return users.length;
}

describe('GET /api/user/browser-key', () => {
  it('hands out a key per account, the same at every sign-in, to signed-in browsers only', async () => {
    const [user, other] = [await app.member(), await app.member()];
    const keyOf = async (reader: typeof user) =>
      (await reader.http.get('/api/user/browser-key').expect(200)).body as { userId: string; key: string };
    const first = await keyOf(user);
    expect(Buffer.from(first.key, 'base64url')).toHaveLength(32);
    expect((await keyOf(other)).key).not.toBe(first.key);
    await user.http.post('/api/auth/logout').expect(204);
    await user.http.get('/api/user/browser-key').expect(401);
    expect((await user.login()).status).toBe(200);
    expect(await keyOf(user)).toEqual(first);
  });
});
