import type { Criterion } from '#contract/dating/criteria';
import { TestApp } from '../support/test-app';
import { dateScene, datesOf, type DateScene } from '../support/dating/dated-match';
import type { TestUser } from '../support/accounts/test-user';

let app: TestApp;
beforeAll(async () => {
  app = await TestApp.start();
});
afterAll(() => app.close());

const TEXTS = {
  question: 'Loves dogs',
  description: 'Mine comes along.',
  gradingCriteria: { highExample: 'Asks for walks', lowExample: 'Sneezes' },
};

async function listed(user: TestUser, query = ''): Promise<Criterion[]> {
  return (await user.http.get(`/api/criteria${query}`).expect(200)).body as Criterion[];
}
const add = async (user: TestUser, body: object): Promise<Criterion> =>
  (await user.http.post('/api/criteria').send(body).expect(201)).body as Criterion;
const put = (user: TestUser, id: string, body: object) => user.http.put(`/api/criteria/${id}`).send(body);
const remove = (user: TestUser, id: string) => user.http.delete(`/api/criteria/${id}`);
const codeOf = ({ body }: { body: unknown }) => (body as { code: string }).code;

/** Someone with three built-in standards, a date, and a standard of their own that the date rates with 9. */
async function ownStandard(): Promise<DateScene & { dogs: Criterion }> {
  const scene = await dateScene(app);
  const dogs = await add(scene.user, { ...TEXTS, weight: 2 });
  await scene.user.http
    .put(`/api/date-experiences/${scene.date.id}`)
    .send({ standardsScores: { [dogs.id]: 9 } })
    .expect(200);
  return { ...scene, dogs };
}

describe("the texts of one's own standard", () => {
  it('can be changed, one or all, and its stars, its place and its ratings stay', async () => {
    const { user, dogs, ...scene } = await ownStandard();
    const changed = await put(user, dogs.id, {
      description: 'Any dog.',
      gradingCriteria: { lowExample: 'Runs' },
    });
    expect(changed.status).toBe(200);
    expect(changed.body).toEqual({
      ...dogs,
      description: 'Any dog.',
      gradingCriteria: { ...dogs.gradingCriteria, lowExample: 'Runs' },
    });
    await put(user, dogs.id, { question: ' Loves cats ' }).expect(200);
    expect((await listed(user)).at(-1)).toEqual({ ...(changed.body as Criterion), question: 'Loves cats' });
    const [date] = await datesOf({ user, ...scene });
    expect(date?.evaluations.at(-1)).toMatchObject({ criteriaId: dogs.id, score: 9 });
  });

  it('may change the case of its title, and a repeated change is the same one', async () => {
    const { user, dogs } = await ownStandard();
    for (let time = 0; time < 2; time += 1)
      expect((await put(user, dogs.id, { name: 'LOVES DOGS' }).expect(200)).body).toMatchObject({
        question: 'LOVES DOGS',
      });
  });

  it('may not take the title of another one, or of a built-in one', async () => {
    const { user, dogs } = await ownStandard();
    await add(user, { name: 'Kindness', selected: false });
    for (const question of ['kindness', 'Communication QUALITY']) {
      const refused = await put(user, dogs.id, { question });
      expect([refused.status, codeOf(refused)]).toEqual([409, 'criteria.name-taken']);
    }
    expect((await listed(user)).at(-1)).toEqual(dogs);
  });

  it.each([
    [{ question: ' ' }, 'Please fill in all fields to create a custom standard.'],
    [{ description: '' }, 'Please fill in all fields to create a custom standard.'],
    [{ gradingCriteria: { highExample: '' } }, 'Please fill in all fields to create a custom standard.'],
    [{ question: 'x'.repeat(101) }, 'Title cannot exceed 100 characters'],
    [{ gradingCriteria: { lowExample: 'x'.repeat(501) } }, 'Score descriptions cannot exceed 500 characters'],
  ])('are checked like those of a new one: %j', async (body, message) => {
    const { user, dogs } = await ownStandard();
    const refused = await put(user, dogs.id, body);
    expect(refused.status).toBe(400);
    expect(JSON.stringify(refused.body)).toContain(message);
    expect((await listed(user)).at(-1)).toEqual(dogs);
  });

  it('belong to their owner, and the built-in ones to no one', async () => {
    const { user, dogs, standards } = await ownStandard();
    const stranger = await app.member();
    for (const send of [put(stranger, dogs.id, TEXTS), remove(stranger, dogs.id)])
      expect(codeOf(await send.expect(404))).toBe('criteria.not-found');
    const builtIn = standards[0]?.id ?? '';
    for (const send of [put(user, builtIn, TEXTS), remove(user, builtIn)])
      expect(codeOf(await send.expect(403))).toBe('criteria.built-in-fixed');
    await put(user, 'nonsense', TEXTS).expect(404);
    expect(await listed(user)).toHaveLength(4);
  });
});

describe('deleting a standard', () => {
  it('keeps its ratings and its name with the dates, and erases its other texts', async () => {
    const { user, dogs, ...scene } = await ownStandard();
    await remove(user, dogs.id).expect(204);
    expect((await listed(user)).map(({ id }) => id)).not.toContain(dogs.id);
    expect((await listed(user, '?all=true')).map(({ id }) => id)).not.toContain(dogs.id);
    const deleted = (await listed(user, '?deleted=true')).find(({ id }) => id === dogs.id);
    expect(deleted).toMatchObject({ question: 'Loves dogs', description: '', selected: false });
    expect(deleted?.deletedAt).toMatch(/Z$/);
    expect(JSON.stringify(deleted)).not.toContain('Sneezes');
    const [date] = await datesOf({ user, ...scene });
    expect(date?.evaluations.at(-1)).toMatchObject({ criteriaId: dogs.id, score: 9 });
  });

  it('leaves its name and its ratings in the export', async () => {
    const { user, dogs } = await ownStandard();
    await remove(user, dogs.id).expect(204);
    const { body } = await user.http.get('/api/user/export').expect(200);
    const { standards, dates } = body as { standards: Criterion[]; dates: unknown };
    expect(standards.find(({ id }) => id === dogs.id)).toMatchObject({ question: 'Loves dogs' });
    expect(JSON.stringify(dates)).toContain(`"criteriaId":"${dogs.id}","score":9`);
  });

  it('no longer counts, cannot be selected, and happens once', async () => {
    const { user, dogs, standards } = await ownStandard();
    const scoreNow = async () =>
      ((await user.http.get('/api/candidates').expect(200)).body as { compatibilityScore: number }[])[0];
    const before = await scoreNow();
    await remove(user, dogs.id).expect(204);
    expect((await scoreNow())?.compatibilityScore).not.toBe(before?.compatibilityScore);
    await remove(user, dogs.id).expect(204);
    expect(codeOf(await put(user, dogs.id, TEXTS).expect(404))).toBe('criteria.not-found');
    const ids = [...standards.map(({ id }) => id), dogs.id];
    const refused = await user.http
      .post('/api/criteria/selection')
      .send({ selectedCriteriaIds: ids, criteria: [] })
      .expect(400);
    expect(codeOf(refused)).toBe('criteria.unknown');
  });

  it('is not demanded of a new date, and one that rates it all the same keeps the rating', async () => {
    const { user, dogs, standards, match } = await ownStandard();
    await remove(user, dogs.id).expect(204);
    const given = Object.fromEntries(standards.map(({ id }) => [id, 5]));
    await user.scoreDate(match.id, given);
    const { evaluations } = await user.scoreDate(match.id, { ...given, [dogs.id]: 3 });
    expect(evaluations.find(({ criteriaId }) => criteriaId === dogs.id)?.score).toBe(3);
  });

  it('is refused while fewer than three would be left to score with', async () => {
    const user = await app.member();
    const dogs = await add(user, TEXTS);
    await user.http
      .post('/api/criteria/selection')
      .send({ selectedCriteriaIds: ['1', '2', dogs.id], criteria: [] })
      .expect(200);
    const refused = await remove(user, dogs.id).expect(409);
    expect(codeOf(refused)).toBe('criteria.last-three');
    expect(await listed(user)).toHaveLength(3);
    await user.selectBuiltIn({ '1': 5, '2': 3, '3': 4 });
    await remove(user, dogs.id).expect(204);
  });

  it('is taken back by adding one with the same title, with its ratings and the new texts', async () => {
    const { user, dogs, ...scene } = await ownStandard();
    await remove(user, dogs.id).expect(204);
    const again = await add(user, { ...TEXTS, question: 'loves dogs', description: 'Big ones.', weight: 5 });
    expect(again).toMatchObject({ id: dogs.id, question: 'loves dogs', description: 'Big ones.', weight: 5 });
    expect(again).not.toHaveProperty('deletedAt');
    expect((await listed(user)).at(-1)).toEqual(again);
    expect((await datesOf({ user, ...scene }))[0]?.evaluations.at(-1)?.criteriaId).toBe(dogs.id);
  });

  it('lets another one take its title', async () => {
    const { user, dogs } = await ownStandard();
    await remove(user, dogs.id).expect(204);
    const cats = await add(user, { ...TEXTS, question: 'Loves cats' });
    await put(user, cats.id, { question: 'Loves dogs' }).expect(200);
    const { body } = await user.http.post('/api/criteria').send({ name: 'Loves dogs' }).expect(200);
    expect(body).toMatchObject({ id: cats.id });
  });
});

describe('the order of the standards', () => {
  it('is the one of the saved selection, wherever they are listed', async () => {
    const { user, dogs, standards } = await ownStandard();
    const order = [dogs.id, ...standards.map(({ id }) => id).toReversed()];
    await user.http
      .post('/api/criteria/selection')
      .send({ selectedCriteriaIds: order, criteria: [] })
      .expect(200);
    expect((await listed(user)).map(({ id }) => id)).toEqual(order);
    expect((await listed(user, '?all=true')).map(({ id }) => id)).toEqual(order);
    const { body } = await user.http.get('/api/user/export').expect(200);
    expect((body as { standards: Criterion[] }).standards.map(({ id }) => id)).toEqual(order);
  });
});

describe('changing a date from before a standard was added', () => {
  it('needs no rating of it, and keeps what was rated', async () => {
    const { user, standards, date } = await dateScene(app);
    await add(user, TEXTS);
    const scores = Object.fromEntries(standards.map(({ id }) => [id, 4]));
    const { body } = await user.http
      .put(`/api/date-experiences/${date.id}`)
      .send({ location: 'Pier', standardsScores: scores })
      .expect(200);
    expect((body as { evaluations: { score: number }[] }).evaluations.map(({ score }) => score)).toEqual([
      4, 4, 4,
    ]);
  });
});
