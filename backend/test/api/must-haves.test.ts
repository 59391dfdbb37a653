import type { Criterion } from '#contract/dating/criteria';
import type { DashboardStats } from '#contract/dating/insights/dashboard';
import { TestApp } from '../support/test-app';
import { rateAll } from '../support/accounts/test-user';

let app: TestApp;
beforeAll(async () => {
  app = await TestApp.start();
});
afterAll(() => app.close());

async function aDater() {
  const user = await app.member();
  const standards = await user.selectBuiltIn({ '1': 5, '2': 5, '3': 4, '4': 5 });
  const select = (mustHaves: Readonly<Record<string, unknown>>) =>
    user.http.post('/api/criteria/selection').send({
      selectedCriteriaIds: standards.map(({ id }) => id),
      criteria: Object.entries(mustHaves).map(([id, mustHave]) => ({ id, mustHave })),
    });
  const limits = async () =>
    ((await user.http.get('/api/criteria').expect(200)).body as Criterion[]).map(({ mustHave }) => mustHave);
  return { user, standards, select, limits, ids: standards.map(({ id }) => id) };
}

describe('must-haves', () => {
  it('are chosen with the selection, kept when not mentioned, and removed by null', async () => {
    const { select, limits, ids } = await aDater();
    expect(await limits()).toEqual([null, null, null, null]);
    await select({ '1': 6, [`${ids[2]}`]: 10 }).expect(200);
    expect(await limits()).toEqual([6, null, 10, null]);
    await select({}).expect(200);
    expect(await limits()).toEqual([6, null, 10, null]);
    await select({ '1': null }).expect(200);
    expect(await limits()).toEqual([null, null, 10, null]);
  });

  it('come with a new standard', async () => {
    const { user } = await aDater();
    const { body } = await user.http.post('/api/criteria').send({ name: 'Honesty', mustHave: 6 }).expect(201);
    expect(body).toMatchObject({ question: 'Honesty', mustHave: 6 });
    const { body: other } = await user.http.post('/api/criteria').send({ name: 'Humor' }).expect(201);
    expect(other).toMatchObject({ mustHave: null });
  });

  it('change with a standard that is already there, and stay when none is given', async () => {
    const { user } = await aDater();
    const post = async (mustHave?: number | null) =>
      (await user.http.post('/api/criteria').send({ name: 'Honesty', mustHave })).body as Criterion;
    expect(await post(7)).toMatchObject({ mustHave: 7 });
    expect(await post(3)).toMatchObject({ mustHave: 3 });
    expect(await post()).toMatchObject({ mustHave: 3 });
    expect(await post(null)).toMatchObject({ mustHave: null, selected: true });
    const { body } = await user.http.get('/api/criteria').expect(200);
    expect((body as Criterion[]).map(({ mustHave }) => mustHave)).toEqual([null, null, null, null, null]);
  });

  it.each([0, 11, 5.5, '6', true])('cannot be %j', async (mustHave) => {
    const { user, select, limits } = await aDater();
    const refused = await user.http.post('/api/criteria').send({ name: 'Honesty', mustHave });
    expect(refused.status).toBe(400);
    expect(refused.body).toMatchObject({ errors: [{ field: 'mustHave' }] });
    expect((await select({ '1': mustHave })).status).toBe(400);
    expect(await limits()).toEqual([null, null, null, null]);
  });

  it('are three at most, and a fourth changes nothing', async () => {
    const { user, select, limits } = await aDater();
    const refused = await select({ '1': 6, '2': 6, '3': 6, '4': 6 });
    expect(refused.status).toBe(400);
    expect(refused.body).toMatchObject({
      code: 'criteria.too-many-must-haves',
      errors: [{ field: 'mustHave' }],
    });
    expect(await limits()).toEqual([null, null, null, null]);
    await select({ '1': 6, '2': 6, '3': 6 }).expect(200);
    await user.http.post('/api/criteria').send({ name: 'Honesty', mustHave: 6 }).expect(400);
    await user.http.post('/api/criteria').send({ name: 'Honesty' }).expect(201);
  });

  it('set a match back without changing its percentage, and never name it as the highest', async () => {
    const { user, select, standards, ids } = await aDater();
    const charming = await user.addMatch({ name: 'Robin' });
    const honest = await user.addMatch({ name: 'Sam' });
    await user.scoreDate(charming.id, rateAll(standards, 4, 10, 10, 10));
    await user.scoreDate(honest.id, rateAll(standards, 7, 5, 5, 5));
    const names = async () => {
      const { topMatch, bottomMatch } = (await user.http.get('/api/dashboard/stats')).body as DashboardStats;
      return [topMatch?.name, bottomMatch?.name];
    };
    const before = (await user.matches()).find(({ id }) => id === charming.id);
    expect(before).toMatchObject({ vetoed: [], atRisk: [] });
    expect(await names()).toEqual(['Robin', 'Sam']);
    await select({ '1': 6 }).expect(200);
    const [robin, sam] = [charming, honest].map(({ id }) => id);
    const now = await user.matches();
    expect(now.find(({ id }) => id === robin)).toMatchObject({
      vetoed: [ids[0]],
      atRisk: [],
      compatibilityScore: before?.compatibilityScore,
    });
    expect(now.find(({ id }) => id === sam)).toMatchObject({ vetoed: [], atRisk: [ids[0]] });
    expect(await names()).toEqual(['Sam', 'Robin']);
  });
});

describe('what has not been seen yet', () => {
  it('is left out of the ratings, listed by stars, and can be rated later and taken back', async () => {
    const { user, standards, ids } = await aDater();
    const match = await user.addMatch();
    const scores = { ...rateAll(standards, 9), [`${ids[0]}`]: null, [`${ids[2]}`]: null };
    const date = await user.scoreDate(match.id, scores);
    expect(date.evaluations.map(({ criteriaId }) => criteriaId)).toEqual([ids[1], ids[3]]);
    const [listed] = await user.matches();
    expect(listed?.unseen).toEqual([ids[0], ids[2]]);
    expect(listed?.compatibilityScore).toBe(90);
    const change = (standardsScores: Record<string, number | null>) =>
      user.http.put(`/api/date-experiences/${date.id}`).send({ standardsScores });
    await change({ [`${ids[0]}`]: 5 }).expect(200);
    expect((await user.matches())[0]?.unseen).toEqual([ids[2]]);
    await change({ [`${ids[0]}`]: null }).expect(200);
    expect((await user.matches())[0]?.unseen).toEqual([ids[0], ids[2]]);
  });

  it('cannot be everything', async () => {
    const { user, standards } = await aDater();
    const match = await user.addMatch();
    const nothing = Object.fromEntries(standards.map(({ id }) => [id, null]));
    const refused = await user.http.post('/api/date-experiences').send({
      candidateId: match.id,
      contextScores: { chemistry: 5, enjoyment: 5 },
      standardsScores: nothing,
    });
    expect(refused.status).toBe(400);
    expect(refused.body).toMatchObject({ errors: [{ field: 'standardsScores' }] });
    const date = await user.scoreDate(match.id, rateAll(standards, 7));
    await user.http.put(`/api/date-experiences/${date.id}`).send({ standardsScores: nothing }).expect(400);
    expect((await user.matches())[0]).toMatchObject({ compatibilityScore: 70, unseen: [] });
  });

  it('widens the likely range: half of the stars seen, four dates of 9', async () => {
    const user = await app.member();
    const standards = await user.selectBuiltIn({ '1': 4, '2': 2, '3': 2 });
    const match = await user.addMatch();
    const [seen, ...unseen] = standards.map(({ id }) => id);
    const scores = { [`${seen}`]: 9, ...Object.fromEntries(unseen.map((id) => [id, null])) };
    for (let date = 0; date < 4; date += 1) await user.scoreDate(match.id, scores);
    const [listed] = await user.matches();
    expect(listed?.compatibilityScore).toBe(90);
    expect(listed?.compatibility?.likely?.low).toBeCloseTo(53.64, 2);
    expect(listed?.compatibility?.likely?.high).toBe(90);
  });
});
