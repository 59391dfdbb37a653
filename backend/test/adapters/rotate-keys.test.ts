import { spawn, type ChildProcess } from 'node:child_process';
import { randomBytes, randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { join } from 'node:path';
import type { InboxPage } from '#contract/console/contact-inbox';
import { API } from '#contract/paths';
import type { Criterion } from '#contract/dating/criteria';
import type { SurveyBreakdown } from '#contract/console/admin';
import { openDatabase } from '../../src/open-database';
import { Config } from '../../src/platform/config/config';
import { FieldCipher } from '../../src/platform/crypto/field-cipher';
import { KeyRing } from '../../src/platform/crypto/key-ring';
import { prepareData } from '../../src/platform/encryption/prepare-data';
import { ENCRYPTED_COLUMNS } from '../../src/platform/encryption/encrypted-columns';
import { rotateKeys } from '../../src/rotate-keys';
import { administrator } from '../support/accounts/administrator';
import { eventually } from '../support/time/eventually';
import { protectedMember } from '../support/accounts/second-factors';
import { TestApp, WITHOUT_REDIS } from '../support/test-app';
import { rateAll, type TestUser } from '../support/accounts/test-user';
import { SystemClock } from '../../src/platform/clock/clock';
import { eveningIn, planDate, PUSHING } from '../support/dating/plan-dates';
import { PushBrowser } from '../../../scripts/test/support/push-browser';

const MATCHES = 450;
/** Matches are re-encrypted in batches of this size. */
const BATCH = 200;
const MODULE = join(__dirname, '../../../dist/backend/src/rotate-keys.js');

const newKey = () => randomBytes(32).toString('base64');

function rotation(env: NodeJS.ProcessEnv): ChildProcess {
  const run = `require(${JSON.stringify(MODULE)}).rotateKeys(process.env, console.log).then(console.log)`;
  return spawn(process.execPath, ['-e', run], {
    env: { PATH: process.env['PATH'], ...env },
    stdio: 'ignore',
  });
}

/** How many values of each column have this key, and how many another or none. */
async function keysInUse(
  app: TestApp,
  header: Buffer,
): Promise<Record<string, [current: number, other: number]>> {
  const counts: Record<string, [number, number]> = {};
  for (const { table, column } of ENCRYPTED_COLUMNS) {
    const [row] = await app.sql<{ current: number; other: number }>(
      `select count(*) filter (where substring(${column} from 1 for $1) = $2)::int as current,
         count(*) filter (where substring(${column} from 1 for $1) <> $2)::int as other
       from ${table} where ${column} is not null`,
      [header.length, header],
    );
    counts[`${table}.${column}`] = [row?.current ?? 0, row?.other ?? 0];
  }
  return counts;
}

async function addManyMatches(app: TestApp, ownerEmail: string): Promise<void> {
  const cipher = app.app.get(FieldCipher);
  const ids = Array.from({ length: MATCHES }, () => randomUUID());
  const person = (index: number) => ({
    name: `Match ${index}`,
    age: 30,
    profession: null,
    location: null,
    notes: null,
  });
  await app.sql(
    `insert into candidates (owner_id, id, sealed, created_at)
     select (select id from users where email = $1), n.id, n.sealed, now()
     from unnest($2::uuid[], $3::bytea[]) n (id, sealed)`,
    [ownerEmail, ids, ids.map((id, index) => cipher.encrypt(person(index), id))],
  );
}

/** Writes something into every encrypted column. */
async function live(app: TestApp, dater: TestUser, admin: TestUser): Promise<void> {
  await dater.onboard();
  await dater.http.post('/api/criteria').send({ question: 'Laughs at my puns' }).expect(201);
  const match = await dater.addMatch();
  await dater.http.post(`/api/candidates/${match.id}/facts`).send({ text: 'Birthday in May' }).expect(201);
  const all = (await dater.http.get('/api/criteria').expect(200)).body as Criterion[];
  await dater.scoreDate(match.id, rateAll(all, 8), { personalNotes: 'Lovely', location: 'Riverside' });
  await dater.http.post('/api/alex/chat').send({ message: 'How am I doing?' }).expect(200);
  const plannedFor = eveningIn(new SystemClock(), 3);
  await planDate(dater, { candidateId: match.id, plannedFor, place: 'The pier' }).expect(201);
  const { subscription } = new PushBrowser('https://push.example.com/1');
  await dater.http.post('/api/push-subscriptions').send(subscription).expect(204);
  const [idea] = (await dater.http.get('/api/date-ideas').expect(200)).body as { id: string }[];
  await dater.http
    .post('/api/date-ideas/preference')
    .send({ dateIdeaId: idea?.id, dateIdeaData: idea, preference: 'liked' })
    .expect(200);
  await dater.http
    .post('/api/candidates')
    .set('idempotency-key', 'once')
    .send({ name: 'Kim', age: 30 })
    .expect(201);
  await dater.http
    .post('/form/submit')
    .send({
      name: 'Ada',
      email: dater.email,
      subject: 'Help with my account',
      category: 'account',
      message: 'Something about me that is private',
    })
    .expect(201);
  const inbox = (await admin.http.get(API.adminInbox).expect(200)).body as InboxPage;
  await admin.http
    .post(API.adminInboxReplies(inbox.messages[0]?.id ?? ''))
    .send({ text: 'Here is how.', done: false })
    .expect(201);
  await dater.http
    .post('/api/unsubscribe')
    .send({ email: 'gone@example.com', type: 'marketing' })
    .expect(200);
  await addManyMatches(app, dater.email);
  app.mails.treat(() => ({ refuse: 451 }));
  await app.visitor().register();
}

/** Everything a dater and the administrator see that comes from encrypted columns. */
async function seen(app: TestApp, cookies: { dater: string; admin: string }) {
  const get = async (cookie: string, url: string) =>
    (await app.visitor().http.get(url).set('cookie', cookie).expect(200)).body as unknown;
  return {
    account: await get(cookies.dater, '/api/auth/user'),
    criteria: await get(cookies.dater, '/api/criteria?all=true'),
    matches: await get(cookies.dater, '/api/candidates'),
    facts: ((await get(cookies.dater, '/api/user/export')) as { facts: unknown }).facts,
    messages: await get(cookies.dater, '/api/alex/messages'),
    ideas: await get(cookies.dater, '/api/date-ideas/preferences'),
    plans: await get(cookies.dater, '/api/planned-dates'),
    planSettings: await get(cookies.dater, '/api/planned-dates/settings'),
    survey: (await get(cookies.admin, '/api/admin/survey-breakdown')) as SurveyBreakdown,
    women: (
      await app
        .visitor()
        .http.post('/api/admin/campaigns/audience')
        .set('cookie', cookies.admin)
        .send({ segment: { kind: 'survey', field: 'gender', value: 'woman' }, mailKind: 'experience' })
        .expect(200)
    ).body as unknown,
  };
}

/** What a start does before it serves. */
async function prepare(env: NodeJS.ProcessEnv): Promise<void> {
  const config = new Config(env);
  const dataSource = await openDatabase(config);
  await prepareData(dataSource, new KeyRing(config));
  await dataSource.destroy();
}

const cookieOf = (user: TestUser) =>
  user.http.jar.getCookies({ path: '/', domain: '127.0.0.1', secure: false, script: false }).toValueString();

describe('a rotation of both keys', () => {
  it('continues after kill -9 while the product runs, and leaves nothing under the old key', async () => {
    const old = await TestApp.start({ env: { ...WITHOUT_REDIS, ...PUSHING } });
    await prepare(old.env);
    const admin = await administrator(old);
    const dater = await old.member();
    await protectedMember(old, new Date());
    await live(old, dater, admin);
    const cookies = { dater: cookieOf(dater), admin: cookieOf(admin) };
    const before = await seen(old, cookies);

    const env = {
      ...old.env,
      DATA_KEY: newKey(),
      DATA_KEY_PREVIOUS: old.env['DATA_KEY'],
      SESSION_SECRET: newKey(),
      SESSION_SECRET_PREVIOUS: old.env['SESSION_SECRET'],
    };
    await expect(rotateKeys(env, () => undefined)).rejects.toThrow(
      /^A running process does not encrypt with this DATA_KEY yet.*Restart the product/,
    );
    await old.close();
    const app = await TestApp.start({ env });
    const { header } = new KeyRing(new Config(env)).cipher('fields');

    // The rotation has to wait for a match of its second batch, and is killed there.
    await app.sql('begin');
    await app.sql(
      `select 1 from candidates where (owner_id, id) = (
         select owner_id, id from candidates order by owner_id, id offset $1 limit 1) for update`,
      [BATCH + 50],
    );
    const first = rotation(env);
    await eventually(async () => {
      await app.sql('select pg_stat_clear_snapshot()');
      const [waits] = await app.sql(
        `select 1 from pg_stat_activity where wait_event_type = 'Lock' and query like 'update candidates%'`,
      );
      return waits !== undefined;
    }, 20_000);
    const exit = once(first, 'exit');
    first.kill('SIGKILL');
    await exit;
    await app.sql('rollback');
    const half = await keysInUse(app, header);
    expect(half['candidates.sealed']).toEqual([BATCH, MATCHES + 2 - BATCH]);
    expect(half['users.sealed']?.[1]).toBe(0);
    expect(half['alex_messages.sealed']?.[0]).toBe(0);
    expect(await seen(app, cookies)).toEqual(before);

    const said: string[] = [];
    const summary = await rotateKeys(env, (line) => said.push(line));
    expect(said).toContain(`candidates.sealed: ${MATCHES + 2 - BATCH} re-encrypted`);
    expect(said.join()).not.toContain('users.sealed:');
    expect(summary).toMatch(
      /^Done: \d+ values.*\nDATA_KEY_PREVIOUS can be removed.*\nSESSION_SECRET_PREVIOUS can/,
    );
    for (const [column, [current, other]] of Object.entries(await keysInUse(app, header)))
      expect({ column, used: current > 0, other }).toEqual({ column, used: true, other: 0 });
    expect(await seen(app, cookies)).toEqual(before);
    expect(await rotateKeys(env, () => undefined)).toMatch(/^Nothing to do/);
    await app.close();

    const withoutOld = { ...env, DATA_KEY_PREVIOUS: undefined, SESSION_SECRET_PREVIOUS: undefined };
    const after = await TestApp.start({ env: withoutOld });
    // Sessions that were used since have moved to the new secret, and addresses are still recognized.
    expect(await seen(after, cookies)).toEqual(before);
    const { body } = await after
      .visitor()
      .http.post('/api/unsubscribe')
      .send({ email: 'gone@example.com', type: 'marketing' })
      .expect(200);
    expect(body).toMatchObject({ alreadyUnsubscribed: true });
    await after.close();

    await expect(prepare(old.env)).rejects.toThrow(/^DATA_KEY is not the key.*DATA_KEY_PREVIOUS/);
  });

  it('says what it cannot read, and leaves it', async () => {
    const app = await TestApp.start({ env: WITHOUT_REDIS });
    const dater = await app.member();
    const match = await dater.addMatch();
    await app.sql(`update candidates set sealed = '\\x00' where id = $1`, [match.id]);
    await app.close();
    const said: string[] = [];
    const env = { ...app.env, DATA_KEY: newKey(), DATA_KEY_PREVIOUS: app.env['DATA_KEY'] };
    expect(await rotateKeys(env, (line) => said.push(line))).toContain('1 values stay as they are');
    expect(said).toContain('candidates.sealed: 1 cannot be read with any of the keys');
  });
});

describe('a session', () => {
  it('from before keys had purposes continues, and requests that arrive together all find it', async () => {
    const app = await TestApp.start({ env: WITHOUT_REDIS });
    const dater = await app.member();
    const older = app.app.get(KeyRing).earlierSessionHashes(/sid=([^;]+)/.exec(cookieOf(dater))?.[1] ?? '');
    await app.sql('update sessions set token_hash = $1', [older[0]]);
    const answers = await Promise.all(Array.from({ length: 8 }, () => dater.http.get('/api/auth/user')));
    expect(answers.map(({ status }) => status)).toEqual(Array<number>(8).fill(200));
    await dater.http.post('/api/auth/logout').expect(204);
    expect(await app.sql('select 1 from sessions')).toEqual([]);
    await app.close();
  });
});
