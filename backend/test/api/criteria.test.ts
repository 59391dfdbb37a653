import type { Criterion } from '#contract/dating/criteria';
import { refusal } from '../support/accounts/refusals';
import { TestApp } from '../support/test-app';
import { rateAll, type TestUser } from '../support/accounts/test-user';

let app: TestApp;
beforeAll(async () => {
  app = await TestApp.start();
});
afterAll(() => app.close());

const TOO_MANY =
  'Maximum Standards Reached: You can select up to 10 dating standards. Please deselect one to add another.';

const select = (user: TestUser, ids: unknown, stars: Readonly<Record<string, unknown>> = {}) =>
  user.http.post('/api/criteria/selection').send({
    selectedCriteriaIds: ids,
    criteria: Object.entries(stars).map(([id, weight]) => ({ id, weight })),
  });

async function listed(user: TestUser, query = ''): Promise<Criterion[]> {
  return (await user.http.get(`/api/criteria${query}`).expect(200)).body as Criterion[];
}

/** That many custom standards, all selected. */
async function withCustom(user: TestUser, count: number): Promise<Criterion[]> {
  for (let index = 1; index <= count; index += 1)
    await user.http
      .post('/api/criteria')
      .send({ name: `Standard ${index}` })
      .expect(201);
  return listed(user);
}

describe('selecting standards', () => {
  it('returns the selected ones in selection order, with their own ids', async () => {
    const user = await app.member();
    const response = await select(user, ['5', '1', '3'], { '1': 4, '3': 1, '5': 5 }).expect(200);
    const selected = response.body as Criterion[];
    expect(selected).toEqual([
      {
        id: expect.stringMatching(/^[0-9a-f-]{36}$/),
        builtInId: '5',
        question: 'Trust and Reliability',
        description: expect.any(String),
        weight: 5,
        gradingCriteria: {
          maxScore: 10,
          minScore: 1,
          highExample: expect.any(String),
          lowExample: expect.any(String),
        },
        selected: true,
        mustHave: null,
        createdAt: expect.stringMatching(/Z$/),
      },
      expect.objectContaining({ builtInId: '1', question: 'Physical Attraction', weight: 4 }),
      expect.objectContaining({ builtInId: '3', question: 'Life Goals Match', weight: 1 }),
    ]);
    expect(await listed(user)).toEqual(selected);
  });

  it('gives three stars to a built-in standard sent without importance', async () => {
    const user = await app.member();
    const response = await select(user, ['1', '2', '4'], { '2': 5 }).expect(200);
    expect((response.body as Criterion[]).map(({ weight }) => weight)).toEqual([3, 5, 3]);
  });

  it('accepts a built-in standard by its own id, by the catalogue id, and by both at once', async () => {
    const user = await app.member();
    const first = await user.selectBuiltIn({ '1': 5, '2': 3, '3': 4 });
    const own = first.map(({ id }) => id);
    const byOwn = await select(user, own, { [`${own[0]}`]: 2 }).expect(200);
    expect((byOwn.body as Criterion[]).map(({ id }) => id)).toEqual(own);
    const byCatalogue = await select(user, ['1', '2', '3'], { '1': 1 }).expect(200);
    expect((byCatalogue.body as Criterion[]).map(({ id }) => id)).toEqual(own);
    const mixed = await select(user, [own[0], '1', '2', own[2]], { [`${own[0]}`]: 4 }).expect(200);
    expect((mixed.body as Criterion[]).map(({ id }) => id)).toEqual(own);
  });

  it('finds the importance under either of the two ids', async () => {
    const user = await app.member();
    const [first] = await user.selectBuiltIn({ '1': 5, '2': 3, '3': 4 });
    const byCatalogue = await select(user, [first?.id, '2', '3'], { '1': 2 }).expect(200);
    expect((byCatalogue.body as Criterion[])[0]).toMatchObject({ builtInId: '1', weight: 2 });
    const byOwn = await select(user, ['1', '2', '3'], { [`${first?.id}`]: 4 }).expect(200);
    expect((byOwn.body as Criterion[])[0]).toMatchObject({ builtInId: '1', weight: 4 });
  });

  it.each([
    ['none', []],
    ['two', ['1', '2']],
    ['three times the same', ['1', '1', '1']],
    ['not a list', 'all of them'],
    ['nothing at all', undefined],
  ])('refuses %s', async (_what, ids) => {
    const response = await select(await app.member(), ids);
    expect(response.status).toBe(400);
    expect(response.body).toMatchObject({
      statusCode: 400,
      message: 'Select at least 3 criteria',
      errors: [{ field: 'selectedCriteriaIds', message: 'Select at least 3 criteria' }],
    });
  });

  it('accepts ten and rejects an eleventh', async () => {
    const user = await app.member();
    const ten = (await withCustom(user, 10)).map(({ id }) => id);
    await select(user, ten).expect(200);
    const response = await select(user, [...ten, '1']);
    expect(response.status).toBe(400);
    expect(response.body).toEqual({
      ...refusal('criteria.too-many', TOO_MANY),
      errors: [{ field: 'selectedCriteriaIds', message: TOO_MANY }],
    });
    expect((await listed(user)).map(({ id }) => id)).toEqual(ten);
  });

  it.each([['6'], ['0'], ['01890000-0000-7000-8000-000000000000'], ['null'], ['x\0']])(
    'rejects the unknown standard %j and changes nothing',
    async (unknown) => {
      const user = await app.member();
      const before = await user.selectBuiltIn({ '1': 5, '2': 3, '3': 4 });
      const response = await select(user, ['1', '2', '3', unknown]);
      expect(response.status).toBe(400);
      expect(response.body).toMatchObject({
        statusCode: 400,
        message: expect.any(String),
        errors: [{ field: 'selectedCriteriaIds' }],
      });
      expect(await listed(user)).toEqual(before);
    },
  );

  it("rejects someone else's standard like an unknown one", async () => {
    const [theirs] = await withCustom(await app.member(), 1);
    const user = await app.member();
    const foreign = await select(user, ['1', '2', '3', theirs?.id]);
    const unknown = await select(user, ['1', '2', '3', '01890000-0000-7000-8000-000000000000']);
    expect(foreign.status).toBe(400);
    expect(foreign.body).toEqual(unknown.body);
  });

  it.each([[0], [6], [10], [2.5], ['3'], [null], [-1], [1e9], [true]])(
    'rejects an importance of %j and changes nothing',
    async (weight) => {
      const user = await app.member();
      const before = await user.selectBuiltIn({ '1': 5, '2': 3, '3': 4 });
      const response = await select(user, ['1', '2', '4'], { '1': 1, '4': weight });
      expect(response.status).toBe(400);
      expect(response.body).toMatchObject({ message: 'Importance must be a whole number from 1 to 5' });
      expect(await listed(user)).toEqual(before);
    },
  );

  it.each([[[null]], [['1']], [[[1]]], [{ id: '1' }], ['1']])(
    'rejects %j as the list of standards with its own message',
    async (criteria) => {
      const user = await app.member();
      const response = await user.http
        .post('/api/criteria/selection')
        .send({ selectedCriteriaIds: ['1', '2', '3'], criteria });
      expect(response.status).toBe(400);
      expect((response.body as { message: string }).message).not.toMatch(/nested property|constraint/);
    },
  );

  it('saves one of two selections sent at once by two tabs, never a mixture', async () => {
    const user = await app.member();
    await user.selectBuiltIn({ '1': 1, '2': 1, '3': 1 });
    const tabs = [
      { ids: ['1', '2', '3', '4'], stars: { '1': 5, '2': 5, '3': 5, '4': 5 } },
      { ids: ['5', '4', '3'], stars: { '5': 2, '4': 2, '3': 2 } },
    ];
    for (let round = 0; round < 5; round += 1) {
      const answers = await Promise.all(tabs.map(({ ids, stars }) => select(user, ids, stars)));
      expect(answers.map(({ status }) => status)).toEqual([200, 200]);
      const saved = await listed(user);
      const shown = {
        ids: saved.map(({ builtInId }) => builtInId),
        stars: saved.map(({ weight }) => weight),
      };
      expect([
        { ids: ['1', '2', '3', '4'], stars: [5, 5, 5, 5] },
        { ids: ['5', '4', '3'], stars: [2, 2, 2] },
      ]).toContainEqual(shown);
    }
    expect(await listed(user, '?all=true')).toHaveLength(5);
  });
});

describe('a deselected standard', () => {
  it('leaves the list but not ?all=true, and returns with its id, texts and ratings', async () => {
    const user = await app.member();
    const standards = await user.selectBuiltIn({ '1': 5, '2': 5, '3': 4, '4': 5 });
    const match = await user.addMatch();
    await user.scoreDate(match.id, rateAll(standards, 10, 10, 10, 1));
    const [before] = await user.matches();
    const dropped = standards[3];
    await select(user, ['1', '2', '3']).expect(200);
    expect(await listed(user)).toHaveLength(3);
    expect(await listed(user, '?all=true')).toContainEqual({ ...dropped, selected: false });
    const [without] = await user.matches();
    expect(without?.compatibilityScore).toBe(100);
    expect(without?.evaluations).toHaveLength(4);
    const back = await select(user, ['1', '2', '3', dropped?.id]).expect(200);
    expect((back.body as Criterion[])[3]).toEqual(dropped);
    expect((await user.matches())[0]).toEqual(before);
  });
});
