import { randomUUID } from 'node:crypto';
import { FACTS_MAX, type CandidateFact } from '#contract/dating/candidate-facts';
import type { ChatAnswer } from '#contract/dating/alex';
import type { DataExport } from '#contract/account/privacy';
import type { Decision } from '#contract/dating/insights/decision';
import { ModelServer } from '../support/servers/model-server';
import { TestApp, WITHOUT_REDIS } from '../support/test-app';
import { rateAll, type TestUser } from '../support/accounts/test-user';

let app: TestApp;
let model: ModelServer;
beforeAll(async () => {
  model = await ModelServer.start();
  app = await TestApp.start({
    env: { ...WITHOUT_REDIS, OPENAI_BASE_URL: model.url, OPENAI_MODEL: 'local-model' },
  });
});
afterAll(async () => {
  await app.close();
  await model.stop();
});
beforeEach(() => {
  model.always(ModelServer.refuses(500));
  model.calls.length = 0;
});

const HIT = 'He hit me when we got home.';
const factsOf = async (user: TestUser, id: string) =>
  (await user.http.get(`/api/candidates/${id}/facts`).expect(200)).body as CandidateFact[];
const add = (user: TestUser, id: string, body: object) =>
  user.http.post(`/api/candidates/${id}/facts`).send(body);

async function withFact(text = 'Birthday in May') {
  const user = await app.member();
  const match = await user.addMatch({ name: 'Robin' });
  const { body } = await add(user, match.id, { text }).expect(201);
  return { user, id: match.id, fact: body as CandidateFact };
}

describe('facts about a match', () => {
  it('are added, listed with the newest first, changed and deleted', async () => {
    const { user, id, fact } = await withFact();
    expect(fact).toEqual({
      id: expect.any(String) as string,
      candidateId: id,
      text: 'Birthday in May',
      day: new Date().toISOString().slice(0, 10),
      createdAt: expect.any(String) as string,
    });
    const older = (await add(user, id, { text: 'Allergic to nuts', day: '2026-01-05' }).expect(201))
      .body as CandidateFact;
    const listed = await user.http.get(`/api/candidates/${id}/facts`).expect(200);
    expect(listed.headers['cache-control']).toBe('no-store');
    expect(listed.body).toEqual([fact, older]);

    const path = `/api/candidates/${id}/facts/${older.id}`;
    const changed = await user.http.put(path).send({ text: 'Allergic to walnuts' }).expect(200);
    expect(changed.body).toEqual({ ...older, text: 'Allergic to walnuts' });
    await user.http.delete(path).expect(204);
    await user.http.delete(path).expect(404);
    expect(await factsOf(user, id)).toEqual([fact]);
  });

  it.each([
    [{}, 'text'],
    [{ text: '   ' }, 'text'],
    [{ text: 'x'.repeat(281) }, 'text'],
    [{ text: 5 }, 'text'],
    [{ text: 'Fine', day: '2026-02-30' }, 'day'],
    [{ text: 'Fine', day: '2999-01-01' }, 'day'],
  ])('refuse %j', async (body, field) => {
    const { user, id, fact } = await withFact();
    const refused = await add(user, id, body).expect(400);
    expect((refused.body as { errors: { field: string }[] }).errors.map((one) => one.field)).toEqual([field]);
    const path = `/api/candidates/${id}/facts/${fact.id}`;
    if ('text' in body) await user.http.put(path).send(body).expect(400);
    expect(await factsOf(user, id)).toEqual([fact]);
  });

  it('count characters as people do', async () => {
    const { user, id } = await withFact();
    await add(user, id, { text: '🥜'.repeat(280) }).expect(201);
    await add(user, id, { text: '🥜'.repeat(281) }).expect(400);
  });

  it("are only their author's", async () => {
    const { user, id, fact } = await withFact();
    const other = await app.member();
    const own = await other.addMatch({ name: 'Sam' });
    for (const match of [id, own.id, randomUUID(), 'nonsense']) {
      const path = `/api/candidates/${match}/facts/${fact.id}`;
      await other.http.put(path).send({ text: 'Mine' }).expect(404);
      await other.http.delete(path).expect(404);
    }
    await other.http.get(`/api/candidates/${id}/facts`).expect(404);
    await add(other, id, { text: 'Mine' }).expect(404);
    await app.visitor().http.get(`/api/candidates/${id}/facts`).expect(401);
    // Of another match of the same user, too.
    const second = await user.addMatch({ name: 'Kim' });
    await user.http.delete(`/api/candidates/${second.id}/facts/${fact.id}`).expect(404);
    expect(await factsOf(user, id)).toEqual([fact]);
  });

  it('are at most a hundred per match, also when many arrive together', async () => {
    const { user, id } = await withFact();
    await app.sql(
      `insert into candidate_facts (owner_id, id, candidate_id, sealed, day, created_at)
       select owner_id, gen_random_uuid(), candidate_id, sealed, day, created_at
       from candidate_facts, generate_series(1, ${FACTS_MAX - 3}) where candidate_id = '${id}'`,
    );
    const answers = await Promise.all(
      [1, 2, 3, 4, 5].map((index) => add(user, id, { text: `Together ${index}` })),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 201, 409, 409, 409]);
    const refused = answers.find(({ status }) => status === 409)?.body as { code: string; message: string };
    expect(refused).toMatchObject({
      code: 'candidate-fact.too-many',
      message: 'You can keep up to 100 facts about a match.',
    });
  });

  it('are added once when the request is repeated', async () => {
    const { user, id } = await withFact();
    const send = () => add(user, id, { text: 'Two sisters' }).set('Idempotency-Key', 'once');
    const [first, second] = [await send(), await send()];
    expect([first.status, second.status]).toEqual([201, 201]);
    expect(second.body).toEqual(first.body);
    expect(await factsOf(user, id)).toHaveLength(2);
  });

  it('are unreadable at rest, in the export, and gone with the match and the account', async () => {
    const { user, id, fact } = await withFact();
    const [row] = await app.sql<{ readable: boolean }>(
      `select position(convert_to('Birthday', 'UTF8') in sealed) > 0 as readable
       from candidate_facts where id = '${fact.id}'`,
    );
    expect(row).toEqual({ readable: false });
    const exported = (await user.http.get('/api/user/export').expect(200)).body as DataExport;
    expect(exported).toMatchObject({ facts: [fact] });

    const second = await user.addMatch({ name: 'Kim' });
    await add(user, second.id, { text: 'Plays chess' }).expect(201);
    await user.http.delete(`/api/candidates/${id}`).expect(204);
    const left = () =>
      app.sql(`select 1 from candidate_facts where candidate_id in ('${id}', '${second.id}')`);
    expect(await left()).toHaveLength(1);
    await user.http.delete('/api/user').send({ currentPassword: user.password }).expect(204);
    expect(await left()).toHaveLength(0);
  });
});

describe('a fact that tells of danger', () => {
  it('brings help lines, and no date with that person is suggested while it is there', async () => {
    const user = await app.member();
    const standards = await user.selectBuiltIn({ '1': 5, '2': 3, '3': 4 });
    const robin = await user.addMatch({ name: 'Robin' });
    const sam = await user.addMatch({ name: 'Sam' });
    for (const [id, rating] of [[robin.id, 8] as const, [robin.id, 8] as const, [sam.id, 7] as const])
      await user.scoreDate(id, rateAll(standards, rating));
    const next = async () =>
      ((await user.http.get('/api/decision').expect(200)).body as Decision).next?.candidateId ?? null;
    expect(await next()).toBe(sam.id);

    const fact = (await add(user, sam.id, { text: HIT }).expect(201)).body as CandidateFact;
    expect(fact.help?.text).toContain('Only you see this');
    expect((await factsOf(user, sam.id))[0]?.help).toEqual(fact.help);
    expect(await next()).toBe(robin.id);

    const path = `/api/candidates/${sam.id}/facts/${fact.id}`;
    expect((await user.http.put(path).send({ text: 'Likes hiking' }).expect(200)).body).not.toHaveProperty(
      'help',
    );
    expect(await next()).toBe(sam.id);
    await user.http.put(path).send({ text: HIT }).expect(200);
    expect(await next()).toBe(robin.id);
    await user.http.delete(path).expect(204);
    expect(await next()).toBe(sam.id);
  });
});

describe('facts and Alex', () => {
  it('quotes them with the notes, and sends them to no model, even where notes may be sent', async () => {
    const { user } = await withFact('Allergic to peanuts');
    await user.http.patch('/api/user/profile').send({ aiNotes: true }).expect(200);
    model.always(ModelServer.says('I see.'));
    model.next(ModelServer.looksUp([['notes_of_match', { name: 'Match-1' }]]));
    await user.http.post('/api/alex/chat').send({ message: 'What did I note about Robin?' });
    expect(model.calls.length).toBeGreaterThan(1);
    expect(JSON.stringify(model.calls)).not.toContain('peanuts');

    await user.http.patch('/api/user/profile').send({ aiEnabled: false }).expect(200);
    const { body } = await user.http
      .post('/api/alex/chat')
      .send({ message: 'What did I note about Robin?' })
      .expect(200);
    expect((body as ChatAnswer).response).toContain('Allergic to peanuts');
  });
});
