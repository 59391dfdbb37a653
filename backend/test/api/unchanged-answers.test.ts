import fc from 'fast-check';
import type { Criterion } from '#contract/dating/criteria';
import { DashboardService } from '../../src/analytics/dashboard.service';
import { LargeAnswer } from '../../src/auth/sessions/answers/large-answer-request';
import { AuthController } from '../../src/auth/sign-in/auth.controller';
import { CandidatesService } from '../../src/candidates/candidates.service';
import { DecisionService } from '../../src/decision/decision.service';
import { MovableClock } from '../support/time/movable-clock';
import { SentStatements } from '../support/databases/sent-statements';
import { TestApp, WITHOUT_REDIS } from '../support/test-app';
import { administrator } from '../support/accounts/administrator';
import { rateAll, type TestUser } from '../support/accounts/test-user';

const READS = ['/api/candidates', '/api/dashboard/stats', '/api/dashboard/analytics', '/api/decision'];
const ACCOUNT = '/api/auth/user';
const IN_ONE = [ACCOUNT, '/api/candidates', '/api/dashboard/stats', '/api/decision'];
const DAY_MS = 86_400_000;

const clock = new MovableClock();
let app: TestApp;
/** On the same records, and remembers no answer. */
let forgetful: TestApp;
let sent: SentStatements;
beforeAll(async () => {
  sent = SentStatements.watch();
  app = await TestApp.start({ clock });
  forgetful = await TestApp.start({ clock, env: { ...app.env, ...WITHOUT_REDIS, ANSWER_MEMORY_MB: '0' } });
});
afterAll(async () => {
  await forgetful.close();
  await app.close();
  sent.stop();
});

afterEach(() => jest.restoreAllMocks());

async function dater() {
  const user = await app.member();
  const standards = await user.onboard();
  const { id } = await user.addMatch();
  await user.scoreDate(id, rateAll(standards, 8, 6, 7));
  return { user, standards, id };
}

async function read(user: TestUser, path: string, tag?: string) {
  const request = user.http.get(path);
  const { status, body, headers } = await (tag ? request.set('if-none-match', tag) : request);
  expect(headers['cache-control']).toBe('no-store');
  return { status, body: body as unknown, tag: String(headers['etag']) };
}

describe('a hot read', () => {
  it.each(IN_ONE)('of %s asks the database once, session included', async (path) => {
    const { user } = await dater();
    expect(await sent.during(() => user.http.get(path).expect(200))).toHaveLength(1);
  });

  it('of a browser that this process has not seen yet gets the same answer', async () => {
    const { user } = await dater();
    const other = app.visitor();
    await other.login(user.password, user.email);
    for (const path of READS) expect((await read(other, path)).body).toEqual((await read(user, path)).body);
  });

  it('gives nothing to an ended or expired session, or to an account that is not confirmed', async () => {
    const { user } = await dater();
    const { tag } = await read(user, '/api/candidates');
    await app.sql("update sessions set expires_at = now() - interval '1 second'");
    for (const path of READS)
      expect((await user.http.get(path).set('if-none-match', tag)).body).toMatchObject({
        code: 'auth.session-required',
      });
    await user.login();
    await read(user, '/api/candidates');
    await app.sql('update users set email_confirmed_at = null where email = $1', [user.email]);
    const { status, body } = await user.http.get('/api/candidates').set('if-none-match', tag);
    expect([status, (body as { code: string }).code]).toEqual([403, 'auth.email-unconfirmed']);
  });
});

describe('an answer that has not changed', () => {
  it('is never confused with the error that came in its place', async () => {
    const { user } = await dater();
    jest.spyOn(DashboardService.prototype, 'analyticsOf').mockRejectedValueOnce(new Error('Broken'));
    const { headers } = await user.http.get('/api/dashboard/analytics').expect(500);
    expect(headers).not.toHaveProperty('etag');
    expect((await read(user, '/api/dashboard/analytics')).tag).toMatch(/^"?\w/);
  });

  it.each([...READS, ACCOUNT])('is not sent again at %s, for the session statement alone', async (path) => {
    const { user } = await dater();
    const { tag } = await read(user, path);
    const statements = await sent.during(async () => {
      expect(await read(user, path, tag)).toEqual({ status: 304, body: {}, tag });
    });
    expect(statements).toHaveLength(1);
    const stranger = await dater();
    expect((await read(stranger.user, path, tag)).status).toBe(200);
  });

  it('is not worked out again for a client that does not have it, for five minutes', async () => {
    const candidates = app.app.get(CandidatesService);
    const workings = [
      jest.spyOn(candidates, 'list'),
      jest.spyOn(candidates, 'stats'),
      jest.spyOn(app.app.get(DashboardService), 'analyticsOf'),
      jest.spyOn(app.app.get(DecisionService), 'whereYouStand'),
    ];
    const { user } = await dater();
    const other = app.visitor();
    await other.login(user.password, user.email);
    const readAll = (by: TestUser) => Promise.all(READS.map((path) => read(by, path)));
    jest.clearAllMocks();
    const first = await readAll(user);
    expect(await readAll(other)).toEqual(first);
    expect(workings.map(({ mock }) => mock.calls.length)).toEqual([1, 1, 1, 1]);
    clock.advance(5 * 60_000);
    expect(await readAll(user)).toEqual(first);
    expect(workings.map(({ mock }) => mock.calls.length)).toEqual([2, 2, 2, 2]);
  });

  it("is remembered of an account until it changes, and never of an administrator's", async () => {
    const worked = jest.spyOn(app.app.get(AuthController), 'currentUser');
    const { user } = await dater();
    const first = await read(user, ACCOUNT);
    worked.mockClear();
    expect(await read(user, ACCOUNT)).toEqual(first);
    expect(worked).not.toHaveBeenCalled();
    await user.http.patch('/api/user/profile').send({ firstName: 'Renamed', location: 'Porto' }).expect(200);
    const { status, body } = await read(user, ACCOUNT, first.tag);
    expect({ status, body }).toMatchObject({
      status: 200,
      body: { firstName: 'Renamed', location: 'Porto' },
    });
    const boss = await administrator(app);
    const { headers } = await boss.http.get(ACCOUNT).expect(200);
    expect(headers).not.toHaveProperty('etag');
  });

  it('is worked out once for requests that arrive together', async () => {
    const { user } = await dater();
    const list = jest.spyOn(app.app.get(CandidatesService), 'list');
    const answers = await Promise.all(Array.from({ length: 6 }, () => read(user, '/api/candidates')));
    expect(list).toHaveBeenCalledTimes(1);
    for (const answer of answers) expect(answer).toEqual(answers[0]);
  });

  it('is written and compressed once when it is large, and is the same for every client', async () => {
    const { user, id } = await dater();
    await app.sql(
      `update candidates m set history = (select json_agg(date) from generate_series(1, 200),
         (select history -> 0 as date from candidates where id = $1) one) where m.id = $1`,
      [id],
    );
    const made = jest.spyOn(LargeAnswer.prototype, 'compressed');
    const ask = (encoding: string) =>
      user.http.get('/api/candidates').set('accept-encoding', encoding).expect(200);
    const packed = [await ask('gzip, deflate, br'), await ask('gzip'), await ask('deflate, gzip')];
    const plain = [await ask('identity'), await ask('gzip;q=0')];
    const bytes = await Promise.all(made.mock.results.map(({ value }) => value as Promise<Buffer>));
    expect(bytes).toHaveLength(3);
    expect(new Set(bytes).size).toBe(1);
    for (const { headers } of packed)
      expect(headers).toMatchObject({
        'content-encoding': 'gzip',
        'content-length': String(bytes[0]?.length),
        vary: 'accept-encoding',
      });
    for (const { headers } of plain) expect(headers['content-encoding']).toBeUndefined();
    for (const { body } of [...packed, ...plain]) expect(body).toEqual(packed[0]?.body);
    expect(JSON.stringify(plain[0]?.body).length).toBeGreaterThan(8_192);
  });

  it('is sent again on another day, and not for the tag of another address', async () => {
    const { user } = await dater();
    const list = await read(user, '/api/candidates');
    expect((await read(user, '/api/dashboard/stats', list.tag)).status).toBe(200);
    clock.advance(DAY_MS);
    expect(await read(user, '/api/candidates', list.tag)).toMatchObject({ status: 200, body: list.body });
  });
});

const WRITES = [
  'add',
  'edit',
  'archive',
  'stage',
  'unsafe',
  'remove',
  'score',
  'rescore',
  'unscore',
  'unrate',
  'stars',
  'profile',
  'like',
  'unlike',
  'ask',
  'plan',
  'day',
] as const;

/** Does one of the writes to whatever is there; how it is answered doesn't matter. */
async function write(
  user: TestUser,
  standards: readonly Criterion[],
  kind: (typeof WRITES)[number],
  at: number,
) {
  const matches = await user.matches();
  const match = matches[at % Math.max(1, matches.length)];
  const id = match?.id ?? 'none';
  const rating = match?.evaluations[0];
  const scores = rateAll(standards, 1 + (at % 10), 1 + ((3 * at) % 10), 5);
  const contextScores = { chemistry: 1 + (at % 10), enjoyment: 5 };
  const idea = { dateIdeaId: 'idea', dateIdeaData: { id: 'idea', title: 'Picnic' }, preference: 'like' };
  const { http } = user;
  const does = {
    add: () => http.post('/api/candidates').send({ name: `P${at}`, age: 20 + (at % 40) }),
    edit: () =>
      http.put(`/api/candidates/${id}`).send({ age: 20 + (at % 40), notes: at % 2 ? 'He hit me' : null }),
    archive: () => http.put(`/api/candidates/${id}`).send({ archived: at % 2 === 0 }),
    stage: () => http.put(`/api/candidates/${id}`).send({ stage: at % 2 ? 'dating' : 'ended' }),
    unsafe: () => http.put(`/api/candidates/${id}`).send({ archived: true, archiveReason: 'felt_unsafe' }),
    remove: () => http.delete(`/api/candidates/${id}`),
    score: () =>
      http.post('/api/date-experiences').send({ candidateId: id, contextScores, standardsScores: scores }),
    rescore: () =>
      http
        .put(`/api/date-experiences/${rating?.dateExperienceId}`)
        .send({ contextScores, standardsScores: scores }),
    unscore: () => http.delete(`/api/date-experiences/${rating?.dateExperienceId}`),
    unrate: () => http.delete(`/api/evaluations/${rating?.id}`),
    stars: () =>
      http.post('/api/criteria/selection').send({
        selectedCriteriaIds: ['1', '2', '3'],
        criteria: ['1', '2', '3'].map((one, index) => ({ id: one, weight: 1 + ((at + index) % 5) })),
      }),
    profile: () =>
      http.patch('/api/user/profile').send({ timezone: at % 2 ? 'Pacific/Auckland' : 'America/New_York' }),
    like: () => http.post('/api/date-ideas/preferences').send(idea),
    unlike: () => http.delete('/api/date-ideas/preferences/idea'),
    ask: () => http.post('/api/alex/chat').send({ message: at % 3 ? 'Who fits me best?' : 'Robin hits me' }),
    plan: () =>
      http
        .post('/api/planned-dates')
        .send({ candidateId: id, plannedFor: '2030-01-01T19:30', timeZone: 'UTC' }),
    day: () => Promise.resolve(clock.advance(DAY_MS / 3)),
  };
  await does[kind]();
}

it('is never taken for unchanged when it has changed, whatever is written', async () => {
  let unchanged = 0;
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.tuple(fc.constantFrom(...WRITES), fc.nat(1_000)), { minLength: 6, maxLength: 14 }),
      async (writes) => {
        const { user, standards } = await dater();
        const plain = forgetful.visitor();
        await plain.login(user.password, user.email);
        const held = new Map<string, { body: unknown; tag: string }>();
        for (const path of [...READS, ACCOUNT]) held.set(path, await read(user, path));
        for (const [kind, at] of writes) {
          await write(user, standards, kind, at);
          for (const path of [...READS, ACCOUNT]) {
            const before = held.get(path);
            const answer = await read(user, path, before?.tag);
            const fresh = await read(plain, path);
            expect({ kind, path, body: (await read(user, path)).body }).toEqual({
              kind,
              path,
              body: fresh.body,
            });
            if (answer.status === 304) {
              unchanged += 1;
              expect({ kind, path, body: before?.body }).toEqual({ kind, path, body: fresh.body });
            }
            held.set(path, fresh);
          }
        }
      },
    ),
    { numRuns: 6 },
  );
  expect(unchanged).toBeGreaterThan(0);
}, 120_000);
