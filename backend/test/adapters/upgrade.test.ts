import { Client } from 'pg';
import type { AdminUser } from '#contract/console/admin';
import { maintain } from '../../src/maintenance';
import { openDatabase } from '../../src/open-database';
import { Config } from '../../src/platform/config/config';
import { KeyRing } from '../../src/platform/crypto/key-ring';
import { TypeOrmDatabase } from '../../src/platform/database/typeorm-database';
import { prepareData } from '../../src/platform/encryption/prepare-data';
import { encryptPlainRows } from '../../src/platform/encryption/encrypt-plain-rows';
import { asProduct } from '../support/databases/databases';
import { previousRelease, type PreviousRelease } from '../support/databases/previous-release';
import { TestApp, WITHOUT_REDIS } from '../support/test-app';

let saved: PreviousRelease;
let app: TestApp;
let before: Record<string, number>;

/** What the upgrade must not lose a row of. */
async function countRows(client: Client): Promise<Record<string, number>> {
  const { rows } = await client.query<{ name: string; count: number }>(
    `select relname as name, (xpath('/row/n/text()', query_to_xml('select count(*) as n from ' || oid::regclass, true, true, '')))[1]::text::int
       as count
     from pg_class where relnamespace = 'public'::regnamespace and relkind = 'r'`,
  );
  return Object.fromEntries(rows.map(({ name, count }) => [name, count]));
}

async function prepare(env: NodeJS.ProcessEnv): Promise<void> {
  const config = new Config(env);
  const dataSource = await openDatabase(config);
  await prepareData(dataSource, new KeyRing(config));
  await dataSource.destroy();
}

beforeAll(async () => {
  const previous = await previousRelease();
  saved = previous.saved;
  const client = new Client({ connectionString: previous.url });
  await client.connect();
  before = await countRows(client);
  await client.end();
  const env = {
    ...WITHOUT_REDIS,
    DATABASE_URL: asProduct(previous.url),
    DATABASE_OWNER_URL: previous.url,
    DATA_KEY: saved.dataKey,
    SESSION_SECRET: saved.sessionSecret,
  };
  await prepare({ ...env, SMTP_URL: 'smtp://127.0.0.1' });
  app = await TestApp.start({ env });
});
afterAll(() => app.close());

const as = async (user: { session: string }, url: string) =>
  (await app.visitor().http.get(url).set('cookie', `sid=${user.session}`).expect(200)).body as unknown;

describe('a database of the previous release, once upgraded', () => {
  it('has every row it had', async () => {
    const client = new Client({ connectionString: app.env['DATABASE_OWNER_URL'] });
    await client.connect();
    const after = await countRows(client);
    await client.end();
    for (const table of Object.keys(before).filter((name) => !NOT_COUNTED.includes(name)))
      expect({ [table]: after[table] }).toEqual({ [table]: before[table] });
  });

  it('keeps everyone signed in, with what they answered about themselves', async () => {
    expect(await as(saved.dater, '/api/auth/user')).toMatchObject(saved.answers.user);
    expect(await as(saved.second, '/api/auth/user')).toMatchObject(saved.answers.secondUser);
    const { body } = await app
      .visitor()
      .http.post('/api/auth/login')
      .send({ email: saved.dater.email, password: saved.dater.password });
    expect(body).toMatchObject({ redirectUrl: '/dashboard' });
  });

  it('keeps standards, matches and messages readable', async () => {
    expect(await as(saved.dater, '/api/criteria?all=true')).toMatchObject(saved.answers.criteria);
    expect(await as(saved.dater, '/api/candidates')).toMatchObject(saved.answers.candidates);
    expect(await as(saved.dater, '/api/alex/messages')).toEqual(saved.answers.messages);
  });

  it('has nothing of that in plain text anymore', async () => {
    expect(
      await app.sql(
        `select 1 from users where coalesce(how_heard_about, dating_challenge, location, gender, dating_goal,
           preferred_date_type, dating_duration, interested_in_genders) is not null or standards::text like '%question%'`,
      ),
    ).toEqual([]);
    expect(
      await app.sql(
        'select 1 from criteria where coalesce(question, description, high_example, low_example) is not null',
      ),
    ).toEqual([]);
    expect(await app.sql('select 1 from users where sealed_questions is not null')).toHaveLength(1);
    expect(await app.sql('select 1 from users where gender_index is not null')).toHaveLength(2);
  });

  it('counts answers as before, and after a recount', async () => {
    expect(await as(saved.admin, '/api/admin/survey-breakdown')).toEqual(saved.answers.surveyBreakdown);
    await maintain(app.env, ['rebuild-counts']);
    expect(await as(saved.admin, '/api/admin/survey-breakdown')).toEqual(saved.answers.surveyBreakdown);
  });

  it('still selects by answers, and shows them in the list of users', async () => {
    const audience = (field: string, value: string) =>
      app
        .visitor()
        .http.post('/api/admin/campaigns/audience')
        .set('cookie', `sid=${saved.admin.session}`)
        .send({ segment: { kind: 'survey', field, value }, mailKind: 'experience' })
        .expect(200);
    expect((await audience('datingGoal', 'casual')).body).toMatchObject({ recipients: 1 });
    expect((await audience('gender', 'not-specified')).body).toMatchObject({ recipients: 2 });
    const users = (await as(saved.admin, '/api/admin/users')) as AdminUser[];
    expect(users.find(({ email }) => email === saved.dater.email)).toMatchObject({
      location: 'Porto, Porto, Portugal',
      howHeardAbout: 'friend-referral',
      datingGoal: 'casual',
    });
  });

  it('sends the email that was waiting', async () => {
    await app.sql(`update outbox set next_attempt_at = now() where status = 'pending'`);
    await app.mails.waitFor(saved.waiting, /Confirm/);
  });

  it('still knows who does not want email, and the links in emails sent before', async () => {
    const unsubscribe = (email: string) =>
      app.visitor().http.post('/api/unsubscribe').send({ email, type: 'marketing' }).expect(200);
    expect((await unsubscribe(saved.suppressed)).body).toMatchObject({ alreadyUnsubscribed: true });
    await app
      .visitor()
      .http.post(`/api/unsubscribe/one-click?token=${saved.unsubscribeToken}`)
      .type('form')
      .send('List-Unsubscribe=One-Click')
      .expect(200);
    const click = /\/api\/mail\/click\/[\w-]+/.exec(saved.trackedPage)?.[0] ?? '';
    const { headers } = await app.visitor().http.get(click);
    expect(headers['location']).toBe('https://example.com/x');
  });

  it('has its audit log chained', async () => {
    expect(await as(saved.admin, '/api/admin/audit')).toEqual(saved.answers.auditLog);
    expect(await maintain(app.env, ['audit', 'verify'])).toMatch(/^2 entries, chain intact/);
    const admin = app.visitor();
    await admin.http
      .post('/api/auth/login')
      .send({ email: saved.admin.email, password: saved.admin.password })
      .expect(200);
    await admin.http.get('/api/admin/export').expect(200);
    expect(await maintain(app.env, ['audit', 'verify'])).toMatch(/^4 entries, chain intact/);
  });
});

/** What running adds to or works off. */
const NOT_COUNTED = [
  'schema_migrations',
  'schema_functions',
  'account_marks',
  'rollup_deltas',
  'rollup_counters',
];

describe('an upgrade', () => {
  it('that was interrupted is continued by the next start, and two at once do it once', async () => {
    const { url, saved: again } = await previousRelease();
    const env = {
      DATABASE_URL: url,
      SMTP_URL: 'smtp://127.0.0.1',
      DATA_KEY: again.dataKey,
      SESSION_SECRET: again.sessionSecret,
    };
    const config = new Config(env);
    const dataSource = await openDatabase(config);
    const database = new TypeOrmDatabase(dataSource);
    const client = new Client({ connectionString: url });
    await client.connect();
    // Users can't be saved: the standards are done, the answers are not.
    await client.query(`alter table users add constraint fault check (sealed is null)`);
    await expect(encryptPlainRows(database, new KeyRing(config))).rejects.toThrow(/fault/);
    expect((await client.query('select 1 from criteria where sealed is null')).rowCount).toBe(0);
    expect((await client.query('select 1 from users where gender is not null')).rowCount).toBe(2);
    await client.query('alter table users drop constraint fault');
    await Promise.all([prepare(env), prepare(env), encryptPlainRows(database, new KeyRing(config))]);
    expect((await client.query('select 1 from users where gender is not null')).rowCount).toBe(0);
    expect((await client.query('select 1 from users where sealed is not null')).rowCount).toBe(2);
    await client.end();
    await dataSource.destroy();
  });

  it('with another DATA_KEY is refused before anything is changed', async () => {
    const { url, saved: again } = await previousRelease();
    const other = Buffer.alloc(32, 7).toString('base64');
    await expect(
      prepare({
        DATABASE_URL: url,
        SMTP_URL: 'smtp://127.0.0.1',
        DATA_KEY: other,
        SESSION_SECRET: again.sessionSecret,
      }),
    ).rejects.toThrow(/^DATA_KEY is not the key/);
    const client = new Client({ connectionString: url });
    await client.connect();
    expect((await client.query('select 1 from users where sealed is not null')).rowCount).toBe(0);
    await client.end();
  });
});
