import type { DataExport } from '#contract/account/privacy';
import { RECORD_SECTIONS, type ImportBatch } from '#contract/account/imports';
import type { Candidate } from '#contract/dating/candidates';
import type { Criterion } from '#contract/dating/criteria';
import { ManualClock } from '../support/time/manual-clock';
import { liveTheSample } from '../support/dating/sample-dating';
import { TestApp } from '../support/test-app';
import { rateAll, type TestUser } from '../support/accounts/test-user';

let app: TestApp;
const clock = new ManualClock();
beforeAll(async () => {
  app = await TestApp.start({ clock });
});
afterAll(() => app.close());

const read = async <Answer>(user: TestUser, path: string) =>
  (await user.http.get(path).expect(200)).body as Answer;

/**
 * Everything that is shown about the record, with names in place of ids. Ids, versions and the choice of ideas are those
 * of a new account.
 */
async function shown(user: TestUser) {
  const standards = await read<Criterion[]>(user, '/api/criteria?all=true');
  const matches = await user.matches();
  const names = new Map([
    ...standards.map(({ id, question }) => [id, question] as const),
    ...matches.map(({ id, name }) => [id, name] as const),
  ]);
  const named = (value: unknown): unknown =>
    JSON.parse(
      JSON.stringify(value).replace(/[0-9a-f]{8}-[0-9a-f-]{27}/g, (id) => names.get(id) ?? 'another id'),
      (key, inner: unknown) => (key === 'version' || key === 'ideaIds' ? undefined : inner),
    );
  const dates = await Promise.all(
    matches.map(({ id }) => read(user, `/api/candidates/${id}/date-experiences`)),
  );
  const facts = await Promise.all(matches.map(({ id }) => read(user, `/api/candidates/${id}/facts`)));
  const rest = await Promise.all(
    ['/api/decision', '/api/dashboard/analytics', '/api/predictions/record', '/api/planned-dates'].map(
      (path) => read(user, path),
    ),
  );
  const { memberSince: _own, ...stats } = await read<{ memberSince: string }>(user, '/api/dashboard/stats');
  // A newcomer's built-in standards are kept, unselected.
  const own = standards.filter(({ builtInId }) => builtInId === null);
  return named({ own, matches, dates, facts, rest, stats });
}

/** Only the parts of the file that are restored leave the browser. */
function sentByABrowser(file: DataExport): string {
  const parts: readonly string[] = ['product', 'formatVersion', 'exportedAt', ...RECORD_SECTIONS];
  return JSON.stringify(Object.fromEntries(Object.entries(file).filter(([part]) => parts.includes(part))));
}

async function fullUser(): Promise<TestUser> {
  const user = await app.member();
  await user.answerSurvey();
  await liveTheSample(user, clock);
  // A standard that was deleted with its ratings, and one that was only set aside, with a must-have.
  const added = await user.http
    .post('/api/criteria')
    .send({ question: 'Patience', weight: 2, description: 'Waits.' })
    .expect(201);
  const standards = await read<Criterion[]>(user, '/api/criteria');
  const [first] = await user.matches();
  const ratings = rateAll(standards, 6, 7, 8, 9);
  await user.scoreDate(first?.id ?? '', ratings, { personalNotes: 'Ünïcode 🦊' });
  await user.http.delete(`/api/criteria/${(added.body as Criterion).id}`).expect(204);
  await user.http.post('/api/criteria').send({ question: 'Faith', selected: false, mustHave: 4 }).expect(201);
  await user.http.post(`/api/candidates/${first?.id}/predictions`).send({ percent: 70 }).expect(201);
  const path = `/api/candidates/${first?.id}`;
  await user.http.put(path).send({ stage: 'exclusive' }).expect(200);
  for (const text of ['Birthday in May', 'He hit me once.'])
    await user.http.post(`${path}/facts`).send({ text }).expect(201);
  const left = (await user.matches()).find(({ archived }) => archived);
  await user.http.put(`/api/candidates/${left?.id}`).send({ archiveReason: 'distance' }).expect(200);
  const plannedFor = `${new Date(clock.now().getTime() + 3 * 86_400_000).toISOString().slice(0, 10)}T19:30`;
  await user.http
    .post('/api/planned-dates')
    .send({ candidateId: first?.id, plannedFor, timeZone: 'Europe/Lisbon', place: 'The pier' })
    .expect(201);
  await user.http.post('/api/alex/chat').send({ message: 'How is M1 doing?' }).expect(200);
  await user.http
    .post('/api/date-ideas/preference')
    .send({ dateIdeaId: 'idea-1', dateIdeaData: { name: 'Night market' }, preference: 'liked' })
    .expect(200);
  // Two months after signing in, downloading asks who it is.
  await user.login();
  return user;
}

/** As someone who has just signed up: the survey is answered, and built-in standards are chosen. */
async function newcomer(): Promise<TestUser> {
  const user = await app.member();
  await user.onboard();
  return user;
}

const send = (user: TestUser, text: string) => user.http.post('/api/import').send({ text });
const exported = (user: TestUser) => read<DataExport>(user, '/api/user/export');

describe('a downloaded account, put into a new one', () => {
  let user: TestUser;
  let text: string;
  beforeAll(async () => {
    user = await fullUser();
    text = sentByABrowser(await exported(user));
  }, 60_000);

  it('shows what it showed before', async () => {
    const other = await newcomer();
    const preview = await other.http.post('/api/import/preview').send({ text }).expect(200);
    expect(preview.body).toMatchObject({ kind: 'export', matches: 7, dates: 13, problems: [] });
    expect((await send(other, text).expect(201)).body).toMatchObject({
      kind: 'export',
      matches: 7,
      dates: 13,
    });
    expect(await shown(other)).toEqual(await shown(user));
    const conversation = await read<{ message: string }[]>(other, '/api/alex/messages');
    expect(conversation[0]?.message).toBe('How is M1 doing?');
    const all = JSON.stringify(await shown(other));
    for (const told of ['Birthday in May', '"stage":"exclusive"', '"archiveReason":"distance"', 'T19:30'])
      expect(all).toContain(told);
  });

  it('can be undone, and done again', async () => {
    const other = await newcomer();
    for (let time = 0; time < 2; time += 1) {
      const batch = (await send(other, text).expect(201)).body as ImportBatch;
      expect((await other.http.delete(`/api/import/${batch.id}`).expect(200)).body).toEqual({
        matches: 7,
        dates: 13,
        completed: 0,
        kept: [],
      });
      expect(await other.matches()).toEqual([]);
      const messages = await read<unknown[]>(other, '/api/alex/messages');
      expect(messages).toHaveLength(2);
    }
    const [standards] = await app.sql<{ deleted: number }>(
      `select count(*)::int as deleted from criteria where deleted_at is not null and owner_id = (
         select id from users where email = $1)`,
      [other.email],
    );
    expect(standards?.deleted).toBe(1);
  });

  it('is undone without what was changed since: a fact, and a stage', async () => {
    const other = await newcomer();
    const batch = (await send(other, text).expect(201)).body as ImportBatch;
    const matches = await other.matches();
    const facts = await Promise.all(
      matches.map(({ id }) => read<{ id: string }[]>(other, `/api/candidates/${id}/facts`)),
    );
    const withFact = facts.findIndex((own) => own.length > 0);
    const [told, staged] = [
      matches[withFact],
      matches.find(({ archived }, at) => !archived && at !== withFact),
    ];
    clock.pass(1);
    await other.http
      .put(`/api/candidates/${told?.id}/facts/${facts[withFact]?.[0]?.id}`)
      .send({ text: 'Birthday in June' })
      .expect(200);
    await other.http.put(`/api/candidates/${staged?.id}`).send({ stage: 'talking' }).expect(200);
    const { body } = await other.http.delete(`/api/import/${batch.id}`).expect(200);
    expect([...(body as { kept: string[] }).kept].sort()).toEqual([told?.name, staged?.name].sort());
  });

  it('has the plans of archived matches again when they are', async () => {
    const dating = await newcomer();
    const { id } = await dating.addMatch({ name: 'Kim' });
    const plannedFor = `${new Date(clock.now().getTime() + 3 * 86_400_000).toISOString().slice(0, 10)}T19:30`;
    const plan = { candidateId: id, plannedFor, timeZone: 'Europe/Lisbon', place: 'The pier' };
    await dating.http.post('/api/planned-dates').send(plan).expect(201);
    await dating.http.put(`/api/candidates/${id}`).send({ archived: true }).expect(200);
    const other = await newcomer();
    await send(other, sentByABrowser(await exported(dating))).expect(201);
    expect(await read(other, '/api/planned-dates')).toEqual([]);
    const [kim] = await other.matches();
    await other.http.put(`/api/candidates/${kim?.id}`).send({ archived: false }).expect(200);
    expect(await read(other, '/api/planned-dates')).toMatchObject([{ plannedFor, place: 'The pier' }]);
  });
});

describe('a downloaded account is refused', () => {
  let text: string;
  beforeAll(async () => {
    const user = await newcomer();
    const standards = await read<Criterion[]>(user, '/api/criteria');
    const { id } = await user.addMatch();
    await user.scoreDate(id, rateAll(standards, 5));
    const plannedFor = `${new Date(clock.now().getTime() + 3 * 86_400_000).toISOString().slice(0, 10)}T19:30`;
    await user.http
      .post('/api/planned-dates')
      .send({ candidateId: id, plannedFor, timeZone: 'Europe/Lisbon' })
      .expect(201);
    text = JSON.stringify(await exported(user));
  });
  const changed = (section: 'matches' | 'dates', fields: object) => {
    const file = JSON.parse(text) as DataExport & Record<'matches' | 'dates', object[]>;
    return JSON.stringify({ ...file, [section]: file[section].map((entry) => ({ ...entry, ...fields })) });
  };

  /** The file's plan, so often, on this day if one is given. */
  const planned = (count: number, day?: string) => {
    const file = JSON.parse(text) as DataExport & { plannedDates: { plans: { plannedFor: string }[] } };
    const [plan] = file.plannedDates.plans;
    const plans = Array.from({ length: count }, (_, index) => ({
      ...plan,
      id: `plan ${index}`,
      plannedFor: day ? `${day}T19:30` : plan?.plannedFor,
    }));
    return JSON.stringify({ ...file, plannedDates: { plans } });
  };
  const exportedAt = (at: string) => JSON.stringify({ ...JSON.parse(text), exportedAt: at });

  it('by an account with matches, or with standards of its own', async () => {
    const dating = await newcomer();
    await dating.addMatch();
    expect((await send(dating, text).expect(409)).body).toMatchObject({ code: 'import.account-not-empty' });
    const particular = await newcomer();
    await particular.http.post('/api/criteria').send({ question: 'Patience' }).expect(201);
    await send(particular, text).expect(409);
    const preview = await particular.http.post('/api/import/preview').send({ text }).expect(200);
    expect(JSON.stringify(preview.body)).toContain('can only be put into an empty one');
  });

  it.each<[string, () => string, RegExp]>([
    ['something else', () => '{"hello": 1}', /was not made by/],
    ['half a file', () => text.slice(0, 500), /was not made by/],
    ['endless brackets', () => '['.repeat(100_000), /was not made by/],
    ['a newer file', () => JSON.stringify({ ...JSON.parse(text), formatVersion: 99 }), /newer version/],
    [
      'a rating of 11',
      () => changed('dates', { physicalChemistry: 11 }),
      /Date 1: Chemistry rating must be between 1 and 10/,
    ],
    ['a match without a name', () => changed('matches', { name: ' ' }), /Match 1: Please enter a name/],
    [
      'a date of no one',
      () =>
        changed('dates', { candidateId: 'someone else' } satisfies Partial<Record<'candidateId', string>>),
      /Date 1: It belongs to a match or a standard that is not in this file/,
    ],
    ['a year before all time', () => exportedAt('-200000-01-01'), /at a time that can't be right/],
    ['a time to come', () => exportedAt('2999-01-01T00:00:00Z'), /at a time that can't be right/],
    ['more open plans than an account has', () => planned(51), /up to 50 planned dates/],
    ['a plan of another age', () => planned(1, '2999-01-01'), /within the next two years/],
    [
      'a future',
      () => changed('matches', { createdAt: '2999-01-01T00:00:00Z' } satisfies Partial<Candidate>),
      /Match 1: This entry is damaged/,
    ],
  ])('with %s, which it names', async (_, file, message) => {
    const user = await newcomer();
    const { body } = await send(user, file()).expect(400);
    expect(JSON.stringify(body)).toMatch(message);
    expect(await user.matches()).toEqual([]);
  });
});
