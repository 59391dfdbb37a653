import type { DateIdea } from '#contract/dating/date-ideas';
import type { Comparison, Decision } from '#contract/dating/insights/decision';
import { FELT, someoneDating, theWorkedPair } from '../support/dating/people-dated';
import { SentStatements } from '../support/databases/sent-statements';
import { TestApp } from '../support/test-app';
import { rateAll, type TestUser } from '../support/accounts/test-user';

let app: TestApp;
let sent: SentStatements;
beforeAll(async () => {
  sent = SentStatements.watch();
  app = await TestApp.start();
});
afterAll(async () => {
  await app.close();
  sent.stop();
});

const aDater = () => someoneDating(app);
const thePair = () => theWorkedPair(app);
const decisionOf = async (user: TestUser) =>
  (await user.http.get('/api/decision').expect(200)).body as Decision;
const compared = async (user: TestUser, a: string, b: string) =>
  (await user.http.get('/api/decision/compare').query({ a, b }).expect(200)).body as Comparison;

describe('where you stand', () => {
  it('is the worked example: Robin first in 78 of 100 readings, and Sam’s kindness to find out', async () => {
    const { user, ids, robin, sam } = await thePair();
    const { order, next, ...rest } = await decisionOf(user);
    const alike = { vetoed: [], atRisk: [], unseen: [] };
    expect(order).toEqual([
      { candidateId: robin, name: 'Robin', compatibilityScore: 76, first: 0.78, ...alike },
      { candidateId: sam, name: 'Sam', compatibilityScore: 63, first: 0.22, ...alike },
    ]);
    expect(next).toMatchObject({ candidateId: sam, criteriaId: ids[0] });
    expect(next?.points).toBeCloseTo(0.301, 3);
    expect(rest).toMatchObject({
      state: 'likely',
      settled: false,
      halo: { state: 'few', strength: null, p: null, dates: 3 },
      needs: { matches: 0, dates: 0 },
    });
  });

  it('comes with three ideas that reveal it', async () => {
    const { user, sam } = await thePair();
    const { next } = await decisionOf(user);
    expect(next?.ideaIds).toHaveLength(3);
    expect((await decisionOf(user)).next?.ideaIds).toEqual(next?.ideaIds);
    const query = { ids: next?.ideaIds.join(), for: sam };
    const ideas = (await user.http.get('/api/date-ideas').query(query).expect(200)).body as DateIdea[];
    expect(ideas.map(({ id }) => id)).toEqual(next?.ideaIds);
    for (const { goodFor } of ideas) expect(goodFor).toContain(next?.criteriaId);
  });

  it('says what is missing from the start on', async () => {
    const user = await app.member();
    const nothing = { state: 'few', order: [], next: null, settled: false };
    const halo = { state: 'few', strength: null, p: null, dates: 0 };
    expect(await decisionOf(user)).toEqual({ ...nothing, halo, needs: { matches: 2, dates: 2 } });
    const { person, user: dater } = await aDater();
    await person('Robin', [[7, 7, 7, 7]]);
    await person('Sam', []);
    const { state, order, needs } = await decisionOf(dater);
    expect({ state, names: order.map(({ name }) => name), needs }).toEqual({
      state: 'few',
      names: ['Robin'],
      needs: { matches: 0, dates: 1 },
    });
  });

  it('puts someone below a must-have last, and never first or next', async () => {
    const { user, standards, ids, person } = await aDater();
    const charming = await person('Charming', [[3, 10, 10, 10]]);
    const robin = await person('Robin', [[8, 5, 5, 5]]);
    const sam = await person('Sam', [[9, 4, 6, 5]]);
    await user.http
      .post('/api/criteria/selection')
      .send({ selectedCriteriaIds: ids, criteria: [{ id: standards[0]?.id, mustHave: 6 }] })
      .expect(200);
    const { order, next } = await decisionOf(user);
    expect(order.at(-1)).toMatchObject({ candidateId: charming, first: 0, vetoed: [ids[0]] });
    expect(order.slice(0, 2).reduce((sum, { first }) => sum + first, 0)).toBeCloseTo(1, 2);
    expect([robin, sam]).toContain(next?.candidateId);
  });

  it('suggests what has not been seen yet', async () => {
    const { user, standards, ids, person } = await aDater();
    await person('Robin', [
      [7, 7, 7, 7],
      [7, 7, 7, 7],
    ]);
    const sam = await person('Sam', []);
    const scores = { ...rateAll(standards, 7), [`${ids[2]}`]: null, [`${ids[3]}`]: null };
    await user.scoreDate(sam, scores, FELT);
    const { order, next } = await decisionOf(user);
    expect(order.find(({ candidateId }) => candidateId === sam)?.unseen).toEqual([ids[2], ids[3]]);
    expect(next).toMatchObject({ candidateId: sam, criteriaId: ids[2] });
  });

  it('suggests no one it has ended with', async () => {
    const { user, sam, robin } = await thePair();
    expect((await decisionOf(user)).next?.candidateId).toBe(sam);
    await user.http.put(`/api/candidates/${sam}`).send({ stage: 'ended' }).expect(200);
    const { order, next } = await decisionOf(user);
    expect(order.map(({ candidateId }) => candidateId)).toEqual([robin, sam]);
    expect(next?.candidateId).not.toBe(sam);
  });

  it('suggests no one whose notes call for help lines, and says nothing about it', async () => {
    const { user, person } = await aDater();
    await person('Robin', [[8, 8, 8, 8]]);
    const sam = await person('Sam', [[7, 7, 7, 7]]);
    const alone = async () => (await decisionOf(user)).next?.candidateId;
    expect(await alone()).toBeDefined();
    for (const { id } of await user.matches())
      await user.http.put(`/api/candidates/${id}`).send({ notes: 'Last week he hit me.' }).expect(200);
    const { next, order } = await decisionOf(user);
    expect(next).toBeNull();
    expect(order).toHaveLength(2);
    await user.http.put(`/api/candidates/${sam}`).send({ notes: 'Kind.' }).expect(200);
    expect(await alone()).toBe(sam);
  });

  it('reports ratings that follow chemistry', async () => {
    const { user, standards, person } = await aDater();
    const robin = await person('Robin', []);
    for (const rating of [2, 9, 4, 8, 3, 10, 5, 7]) {
      const felt = { contextScores: { chemistry: rating, enjoyment: 5 } };
      await user.scoreDate(robin, rateAll(standards, rating), felt);
    }
    const { halo } = await decisionOf(user);
    expect(halo).toEqual({ state: 'likely', strength: 1, p: expect.any(Number) as number, dates: 8 });
    expect(halo.p).toBeLessThan(0.05);
  });
});

describe('two people side by side', () => {
  it('are the worked example: 12.5 points, and eight stars would turn it round', async () => {
    const { user, ids, robin, sam } = await thePair();
    const [kindness = '', humor = '', goals = '', honesty = ''] = ids;
    const comparison = await compared(user, robin, sam);
    expect(comparison).toEqual({
      a: robin,
      b: sam,
      common: [
        { criteriaId: kindness, a: 8.5, b: 6, points: 7.8125 },
        { criteriaId: humor, a: 5.5, b: 9, points: -6.5625 },
        { criteriaId: goals, a: 7, b: 5, points: 5 },
        { criteriaId: honesty, a: 8.5, b: 6, points: 6.25 },
      ],
      onlyA: [],
      onlyB: [],
      gap: 12.5,
      chance: 0.78,
      flip: { stars: { [kindness]: 1, [humor]: 5, [goals]: 4, [honesty]: 2 }, steps: 8 },
      easiestScore: { criteriaId: kindness, points: 4 },
    });
    const { gap, chance, flip } = await compared(user, sam, robin);
    expect({ gap, chance, flip }).toEqual({ gap: -12.5, chance: 0.22, flip: comparison.flip });
  });

  it('really change places with those stars', async () => {
    const { user, ids, robin, sam } = await thePair();
    const { flip } = await compared(user, robin, sam);
    const criteria = Object.entries(flip?.stars ?? {}).map(([id, weight]) => ({ id, weight }));
    await user.http.post('/api/criteria/selection').send({ selectedCriteriaIds: ids, criteria }).expect(200);
    expect((await decisionOf(user)).order.map(({ candidateId }) => candidateId)).toEqual([sam, robin]);
    expect((await compared(user, robin, sam)).gap).toBeLessThan(0);
  });

  it('may have nothing in common yet, or be archived', async () => {
    const { user, ids, robin, person } = await thePair();
    const undated = await person('Kim', []);
    await user.http.put(`/api/candidates/${robin}`).send({ archived: true }).expect(200);
    const nothing = { common: [], gap: null, chance: null, flip: null, easiestScore: null };
    expect(await compared(user, robin, undated)).toEqual({
      a: robin,
      b: undated,
      onlyA: ids,
      onlyB: [],
      ...nothing,
    });
  });

  it('are refused when they are the same, unknown, malformed, missing or someone else’s', async () => {
    const { user, robin, sam } = await thePair();
    const stranger = await thePair();
    const ask = async (query: Readonly<Record<string, string | string[]>>) => {
      const { status, body } = await user.http.get('/api/decision/compare').query(query);
      return [status, (body as { code?: string }).code];
    };
    expect(await ask({ a: robin, b: robin })).toEqual([400, 'decision.same-match']);
    expect(await ask({ a: robin, b: robin.toUpperCase() })).toEqual([400, 'decision.same-match']);
    const foreign = { a: robin, b: stranger.sam };
    const unknown = { a: '0199f2b0-0000-7000-8000-000000000000', b: sam };
    const repeated = { a: [robin, sam], b: sam };
    const malformed = { a: 'x', b: sam };
    for (const query of [foreign, unknown, malformed, repeated, { a: robin }])
      expect(await ask(query)).toEqual([404, 'candidate.not-found']);
    expect(await stranger.user.http.get('/api/decision/compare').query({ a: robin, b: sam })).toMatchObject({
      status: 404,
    });
    expect((await app.visitor().http.get('/api/decision')).status).toBe(401);
    expect((await app.visitor().http.get('/api/decision/compare')).status).toBe(401);
  });
});

it('asks the database twice for 50 matches with 200 dates, session included, and changes nothing', async () => {
  const { user, standards, person } = await aDater();
  const ids: string[] = [];
  for (let match = 0; match < 50; match += 1) {
    const dates = [0, 1, 2, 3].map((date) =>
      standards.map((_, at) => 1 + ((match + 3 * date + 5 * at) % 10)),
    );
    ids.push(await person(`Match ${match}`, match === 0 ? dates : [], 'Kind, and late.'));
  }
  // One after the other, two hundred dates would take longer to write than everything else here.
  await app.sql(
    'update candidates set history = (select history from candidates where id = $1) where id = any($2)',
    [ids[0], ids],
  );
  const counted = async (path: string) => {
    let answer: unknown;
    const statements = await sent.during(async () => {
      const response = await user.http.get(path).expect(200);
      expect(response.headers['cache-control']).toBe('no-store');
      answer = response.body;
    });
    return [statements.length, answer] as const;
  };
  const [count, first] = await counted('/api/decision');
  expect(count).toBeLessThanOrEqual(2);
  expect((first as Decision).order).toHaveLength(50);
  expect((first as Decision).halo.dates).toBe(200);
  expect((await counted('/api/decision'))[1]).toEqual(first);
  expect((await counted(`/api/decision/compare?a=${ids[0]}&b=${ids[1]}`))[0]).toBeLessThanOrEqual(2);
});
