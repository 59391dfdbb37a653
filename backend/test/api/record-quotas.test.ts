import type { Candidate } from '#contract/dating/candidates';
import { QUOTA_TEXTS } from '#contract/dating/candidates';
import { HEADINGS, previewed, sendFile } from '../support/dating/import-file';
import { refusal } from '../support/accounts/refusals';
import { SentStatements } from '../support/databases/sent-statements';
import { TestApp } from '../support/test-app';
import { rateAll, type TestUser } from '../support/accounts/test-user';

const MATCHES = 4;
const OF_MATCH = 3;
const DATES = 5;

let app: TestApp;
let sent: SentStatements;
beforeAll(async () => {
  sent = SentStatements.watch();
  app = await TestApp.start({
    env: {
      MATCHES_MAX: String(MATCHES),
      DATES_PER_MATCH_MAX: String(OF_MATCH),
      DATES_MAX: String(DATES),
    },
  });
});
afterAll(async () => {
  await app.close();
  sent.stop();
});

async function dater() {
  const user = await app.member();
  const standards = await user.onboard();
  const add = (name: string) => user.http.post('/api/candidates').send({ name });
  const score = (candidateId: string, headers: Readonly<Record<string, string>> = {}) =>
    user.http
      .post('/api/date-experiences')
      .set(headers)
      .send({
        candidateId,
        contextScores: { chemistry: 5, enjoyment: 5 },
        standardsScores: rateAll(standards, 5),
      });
  return { user, add, score };
}

async function tallyOf({ email }: TestUser) {
  const [row] = await app.sql<{ matches: number; dates: number }>(
    'select t.matches, t.dates from owner_tallies t join users u on u.id = t.owner_id where u.email = $1',
    [email],
  );
  return row;
}

/** How often each status was answered. */
function tallied(answers: readonly { status: number }[]): Record<number, number> {
  const counts: Record<number, number> = {};
  for (const { status } of answers) counts[status] = (counts[status] ?? 0) + 1;
  return counts;
}

const ids = async (user: TestUser) => (await user.matches()).map(({ id }) => id);

describe('an account that is full', () => {
  it('takes exactly as many matches as fit, however many are added at once, and says what to do', async () => {
    const { user, add } = await dater();
    const answers = await Promise.all(Array.from({ length: MATCHES + 4 }, (_, index) => add(`P${index}`)));
    expect(tallied(answers)).toEqual({ 201: MATCHES, 409: 4 });
    expect(answers.find(({ status }) => status === 409)?.body).toEqual(
      refusal('candidate.too-many', QUOTA_TEXTS.matches(MATCHES)),
    );
    expect(await tallyOf(user)).toEqual({ matches: MATCHES, dates: 0 });
  });

  it('has room again once a match is deleted, not once one is archived', async () => {
    const { user, add } = await dater();
    for (let index = 0; index < MATCHES; index += 1) await add(`P${index}`).expect(201);
    const [first] = await ids(user);
    await user.http.put(`/api/candidates/${first}`).send({ archived: true }).expect(200);
    await add('Late').expect(409);
    await user.http.delete(`/api/candidates/${first}`).expect(204);
    await add('Late').expect(201);
  });

  it('takes exactly as many dates as fit, of a match and in all', async () => {
    const { user, add, score } = await dater();
    await add('Robin').expect(201);
    await add('Sam').expect(201);
    const [sam = '', robin = ''] = await ids(user);
    const first = await Promise.all(Array.from({ length: OF_MATCH + 2 }, () => score(robin)));
    expect(tallied(first)).toEqual({ 201: OF_MATCH, 409: 2 });
    expect(first.find(({ status }) => status === 409)?.body).toEqual(
      refusal('date-experience.too-many-of-match', QUOTA_TEXTS.datesOfMatch(OF_MATCH)),
    );
    const second = await Promise.all(Array.from({ length: 4 }, () => score(sam)));
    expect(tallied(second)).toEqual({ 201: DATES - OF_MATCH, 409: 4 - (DATES - OF_MATCH) });
    expect(second.find(({ status }) => status === 409)?.body).toEqual(
      refusal('date-experience.too-many', QUOTA_TEXTS.dates(DATES)),
    );
    expect((await user.matches()).map(({ dateCount }) => dateCount)).toEqual([DATES - OF_MATCH, OF_MATCH]);
    await user.http.delete(`/api/candidates/${robin}`).expect(204);
    expect(await tallyOf(user)).toEqual({ matches: 1, dates: DATES - OF_MATCH });
    await score(sam).expect(201);
  });

  it('keeps no answer under the key of a date that does not fit', async () => {
    const { user, add, score } = await dater();
    await add('Robin').expect(201);
    const [robin = ''] = await ids(user);
    for (let index = 0; index < OF_MATCH; index += 1) await score(robin).expect(201);
    await score(robin, { 'Idempotency-Key': 'later' }).expect(409);
    await app.sql("update candidates set history = '[]' where id = $1", [robin]);
    await score(robin, { 'Idempotency-Key': 'later' }).expect(201);
  });

  it('refuses an import that would not fit, before anything is written', async () => {
    const { user, add } = await dater();
    await add('Robin').expect(201);
    const people = Array.from({ length: MATCHES }, (_, index) => `New ${index},30,Baker,Lisbon,,,,,,,,,`);
    const tooMany = [HEADINGS, ...people].join('\n');
    const text = QUOTA_TEXTS.matches(MATCHES);
    expect((await previewed(user, tooMany)).problems).toEqual([{ row: null, message: text }]);
    expect((await sendFile(user, tooMany).expect(409)).body).toEqual(refusal('candidate.too-many', text));
    const dates = Array.from(
      { length: OF_MATCH + 1 },
      (_, index) => `Robin,30,Baker,Lisbon,,2026-01-1${index},Cafe,,7,8,8,6,7`,
    );
    expect((await sendFile(user, [HEADINGS, ...dates].join('\n')).expect(409)).body).toEqual(
      refusal('date-experience.too-many-of-match', QUOTA_TEXTS.datesOfMatch(OF_MATCH)),
    );
    expect((await user.matches()).map(({ age, dateCount }) => [age, dateCount])).toEqual([[null, 0]]);
    expect(await tallyOf(user)).toEqual({ matches: 1, dates: 0 });
    await sendFile(user, [HEADINGS, ...people.slice(1)].join('\n')).expect(201);
    expect(await tallyOf(user)).toEqual({ matches: MATCHES, dates: 0 });
  });

  it('loses its tally with the account, and gets the right one back from a recount', async () => {
    const { user, add } = await dater();
    await add('Robin').expect(201);
    await app.sql('update owner_tallies set matches = 9, dates = 9');
    await app.sql('select rebuild_rollups()');
    expect(await tallyOf(user)).toEqual({ matches: 1, dates: 0 });
    await user.http.delete('/api/user').send({ currentPassword: user.password }).expect(204);
    expect(await tallyOf(user)).toBeUndefined();
  });
});

describe('a write', () => {
  it('of a date is one statement besides its session, together with the answer to be repeated', async () => {
    const { user, add, score } = await dater();
    await add('Robin').expect(201);
    const [robin = ''] = await ids(user);
    expect(await sent.during(() => score(robin).expect(201))).toEqual(['session-find-only', 'date-add']);
    const again = () => score(robin, { 'Idempotency-Key': 'once' }).expect(201);
    expect(await sent.during(again)).toEqual(['session-find-only', 'date-add-once']);
    await again();
    expect((await user.matches()).map(({ dateCount }) => dateCount)).toEqual([2]);
  });

  it('reads no other match: adding, editing, archiving and scoring send as many statements with one as with four', async () => {
    const { user, add, score } = await dater();
    const work = async () => {
      const { body } = await add('Someone').expect(201);
      const { id } = body as Candidate;
      await user.http.put(`/api/candidates/${id}`).send({ notes: 'Kind.' }).expect(200);
      await user.http.put(`/api/candidates/${id}`).send({ archived: true }).expect(200);
      await user.http.put(`/api/candidates/${id}`).send({ stage: 'ended' }).expect(200);
      await score(id).expect(201);
    };
    const alone = await sent.during(work);
    await add('Second').expect(201);
    await add('Third').expect(201);
    expect(await sent.during(work)).toEqual(alone);
    expect(alone).not.toContain('match-list');
    expect(alone.filter((name) => name.startsWith('match-add'))).toHaveLength(1);
  });

  it('answers as the list has it, but for the likely range, which the list learns from the others', async () => {
    const { user, add, score } = await dater();
    await add('Robin').expect(201);
    const [id = ''] = await ids(user);
    await score(id).expect(201);
    const { body } = await user.http.put(`/api/candidates/${id}`).send({ notes: 'He hit me.', age: 30 });
    const [listed] = await user.matches();
    expect(listed?.compatibility?.likely).toMatchObject({ low: expect.any(Number) as number });
    expect(listed?.help).toBeDefined();
    expect(body).toEqual({ ...listed, compatibility: { ...listed?.compatibility, likely: null } });
  });
});
