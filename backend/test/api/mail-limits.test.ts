import { eventually } from '../support/time/eventually';
import { passOutboxTime } from '../support/mail/outbox-time';
import { TestApp } from '../support/test-app';

let app: TestApp;
beforeAll(async () => {
  app = await TestApp.start();
});
afterAll(() => app.close());

const queued = async (email: string, type = '%'): Promise<number> => {
  const rows = await app.sql<{ count: number }>(
    `select count(*)::int as count from outbox o join users u on u.id = o.user_id
     where u.email = $1 and o.address_hash is not null and o.mail_type like $2`,
    [email, type],
  );
  return rows[0]?.count ?? 0;
};
const askForReset = (email: string) =>
  app.visitor().http.post('/api/auth/reset-password').send({ email }).expect(200);

describe('account mail', () => {
  it('goes to an address five times an hour, whatever is requested and by whom, with the same answer', async () => {
    const user = app.visitor();
    await user.register();
    const answers: string[] = [];
    for (let attempt = 1; attempt <= 3; attempt += 1) {
      answers.push((await askForReset(user.email)).text);
      await app
        .visitor()
        .http.post('/api/auth/resend-confirmation')
        .send({ email: user.email.toUpperCase() })
        .expect(200);
      await app.visitor().register({ email: user.email });
    }
    expect(await queued(user.email)).toBe(5);
    expect(new Set(answers).size).toBe(1);
    await passOutboxTime(app, '1 hour');
    await askForReset(user.email);
    expect(await queued(user.email)).toBe(6);
  });

  it('is not exceeded by requests that arrive together', async () => {
    const user = await app.member();
    await Promise.all(Array.from({ length: 12 }, () => askForReset(user.email)));
    expect(await queued(user.email)).toBe(5);
  });

  it('still says what happened to the account, once there is room', async () => {
    const user = await app.member();
    for (let attempt = 1; attempt <= 4; attempt += 1) await askForReset(user.email);
    await user.http
      .patch('/api/user/change-password')
      .send({ currentPassword: user.password, newPassword: 'a new long one' })
      .expect(200);
    expect(app.mails.to(user.email).some(({ subject }) => subject.includes('password was changed'))).toBe(
      false,
    );
    await passOutboxTime(app, '1 hour');
    await app.mails.waitFor(user.email, /password was changed/);
  });

  it('says once a day that an address already has an account', async () => {
    const user = await app.member();
    for (let attempt = 1; attempt <= 3; attempt += 1) await app.visitor().register({ email: user.email });
    expect(await queued(user.email, 'already_registered')).toBe(1);
    await passOutboxTime(app, '1 day');
    await app.visitor().register({ email: user.email });
    expect(await queued(user.email, 'already_registered')).toBe(2);
  });

  it('confirms a repeated sign-up at once, and further ones every ten minutes at most', async () => {
    const user = app.visitor();
    await user.register();
    await app.mails.waitFor(user.email, /Confirm/);
    const repeats = Array.from({ length: 8 }, () => app.visitor().register({ email: user.email }));
    expect((await Promise.all(repeats)).map(({ status }) => status)).toEqual(Array<number>(8).fill(201));
    const waiting = await app.sql<{ minutes: number }>(
      `select round(extract(epoch from o.next_attempt_at - o.created_at) / 60)::int as minutes
       from outbox o join users u on u.id = o.user_id where u.email = $1 order by 1`,
      [user.email],
    );
    expect(waiting).toEqual([{ minutes: 0 }, { minutes: 0 }, { minutes: 10 }]);
    await passOutboxTime(app, '11 minutes');
    await app.mails.wait(() => app.mails.to(user.email).length === 3);
  });

  it('confirms again at once when asked to, and not someone who has confirmed meanwhile', async () => {
    const user = app.visitor();
    await user.register();
    await app.mails.waitFor(user.email, /Confirm/);
    await app.visitor().register({ email: user.email, firstName: 'Other' });
    await app.mails.wait(() => app.mails.to(user.email).length === 2);
    await app.visitor().register({ email: user.email, firstName: 'Another' });
    await user.http.post('/api/auth/resend-confirmation').send({ email: user.email }).expect(200);
    await app.mails.wait(() => app.mails.to(user.email).length === 3);
    await user.confirm();
    await passOutboxTime(app, '11 minutes');
    await eventually(async () => {
      const rows = await app.sql<{ status: string }>(
        `select distinct o.status from outbox o join users u on u.id = o.user_id where u.email = $1 order by 1`,
        [user.email],
      );
      return rows.map(({ status }) => status).join() === 'sent,suppressed';
    });
    expect(app.mails.to(user.email).filter(({ subject }) => subject.includes('Confirm'))).toHaveLength(3);
  });

  it('about a new address is limited for each user', async () => {
    const user = await app.member();
    const change = (number: number) =>
      user.http
        .patch('/api/user/change-email')
        .send({ newEmail: `${number}-${user.email}`, currentPassword: user.password });
    for (let number = 1; number <= 5; number += 1) {
      expect((await change(number)).status).toBe(200);
      await user.login();
    }
    expect((await change(6)).status).toBe(429);
  });
});

describe('a name', () => {
  it.each(['Win at https://evil.example', 'www.evil', 'evil.example', 'Ada\nClick here', 'Ada\u2028Byron'])(
    'that would put a link or a second line into an email is refused: %j',
    async (firstName) => {
      const response = await app.visitor().register({ firstName });
      expect(response.status).toBe(400);
      expect(response.body).toMatchObject({ errors: [{ field: 'firstName' }] });
    },
  );

  it.each(['J.R.R.', "O'Brien-Smith", 'María José', 'St. John', '李', 'van der Berg'])(
    'may be %s',
    async (lastName) => {
      expect((await app.visitor().register({ lastName })).status).toBe(201);
    },
  );
});
