import type { Criterion } from '#contract/dating/criteria';
import { expectFieldRefusal } from '../support/accounts/refusals';
import { TestApp } from '../support/test-app';
import type { TestUser } from '../support/accounts/test-user';

let app: TestApp;
beforeAll(async () => {
  app = await TestApp.start();
});
afterAll(() => app.close());

const add = (user: TestUser, body: object) => user.http.post('/api/criteria').send(body);
async function listed(user: TestUser, query = ''): Promise<Criterion[]> {
  return (await user.http.get(`/api/criteria${query}`).expect(200)).body as Criterion[];
}

describe('a custom standard', () => {
  it('can be created from a name alone, with one star, and is selected', async () => {
    const user = await app.member();
    const response = await add(user, { name: '  Kindness ' });
    expect(response.status).toBe(201);
    expect(response.body).toMatchObject({ builtInId: null, question: 'Kindness', weight: 1, selected: true });
    expect(await listed(user)).toEqual([response.body]);
  });

  it('can be created from the full form, as typed', async () => {
    const user = await app.member();
    const form = {
      question: '¿Ríe? 😂 <script>alert(1)</script>',
      description: 'Laughs at \'dumb\' "puns" & עברית',
      weight: 4,
      gradingCriteria: { maxScore: 10, minScore: 1, highExample: 'Tears <b>!', lowExample: 'A 😐 face' },
    };
    const response = await add(user, form);
    expect(response.status).toBe(201);
    expect(response.body).toEqual({
      ...form,
      id: expect.stringMatching(/^[0-9a-f-]{36}$/),
      builtInId: null,
      selected: true,
      mustHave: null,
      createdAt: expect.stringMatching(/^20.*Z$/),
    });
    expect(await listed(user)).toEqual([response.body]);
  });

  it('keeps its texts when it is selected with others and reweighted', async () => {
    const user = await app.member();
    const { body } = await add(user, { question: 'Humor', description: 'Laughs', weight: 2 });
    const { id } = body as Criterion;
    const response = await user.http.post('/api/criteria/selection').send({
      selectedCriteriaIds: [id, '1', '2'],
      criteria: [{ id, question: 'Renamed', name: 'Renamed', description: 'Other', weight: 5 }],
    });
    expect((response.body as Criterion[])[0]).toEqual({ ...(body as Criterion), weight: 5 });
  });

  it.each(['Kindness', 'KINDNESS', ' kindness  '])('returns the existing one for %j', async (name) => {
    const user = await app.member();
    const first = await add(user, { name: 'Kindness' });
    const again = await add(user, { name });
    expect(again.status).toBe(200);
    expect(again.body).toEqual(first.body);
    expect(await listed(user, '?all=true')).toHaveLength(1);
  });

  it.each([
    ['ΟΔΟΣ', 'οδοσ'],
    ['İstanbul', 'istanbul'],
    ['STRASSE', 'straße'],
    ['ÉLAN', 'élan'],
  ])('is the same standard for %s and %s', async (first, second) => {
    const user = await app.member();
    await add(user, { name: first }).expect(201);
    expect([200, 201]).toContain((await add(user, { name: second })).status);
  });

  it('is the built-in standard when it has its name, shared with the selection', async () => {
    const user = await app.member();
    const { body } = await add(user, { name: 'physical attraction' }).expect(201);
    expect(body).toMatchObject({ builtInId: '1', question: 'Physical Attraction' });
    const selected = await user.selectBuiltIn({ '1': 5, '2': 3, '3': 4 });
    expect(selected[0]?.id).toBe((body as Criterion).id);
  });

  it('returns to the selection when it was unselected', async () => {
    const user = await app.member();
    const { body } = await add(user, { name: 'Kindness' }).expect(201);
    await user.selectBuiltIn({ '1': 5, '2': 3, '3': 4 });
    expect(await listed(user)).toHaveLength(3);
    await add(user, { name: 'kindness' }).expect(200);
    expect((await listed(user)).at(-1)).toEqual(body);
  });

  it.each([
    [{}, 'question', 'A title is required for the standard'],
    [{ name: '  ' }, 'question', 'A title is required for the standard'],
    [{ name: 7 }, 'question', 'A title is required for the standard'],
    [{ name: 'Humor', weight: 0 }, 'weight', 'Importance must be a whole number from 1 to 5'],
    [{ name: 'Humor', weight: 6 }, 'weight', 'Importance must be a whole number from 1 to 5'],
    [{ name: 'Humor', weight: 1.5 }, 'weight', 'Importance must be a whole number from 1 to 5'],
    [{ name: 'x'.repeat(101) }, 'question', 'Title cannot exceed 100 characters'],
    [
      { name: 'Humor', description: 'x'.repeat(301) },
      'description',
      'Description cannot exceed 300 characters',
    ],
  ])('refuses %j', async (body, field, message) => {
    const user = await app.member();
    const response = await add(user, body);
    expect(response.status).toBe(400);
    expectFieldRefusal(response, field, message);
    expect(await listed(user, '?all=true')).toEqual([]);
  });

  it.each([['x'], [5], [[1]], [{ highExample: 'nul\0' }], [{ lowExample: 'x'.repeat(501) }]])(
    'rejects %j as its score descriptions, with its own message',
    async (gradingCriteria) => {
      const response = await add(await app.member(), { name: 'Humor', gradingCriteria });
      expect(response.status).toBe(400);
      expect((response.body as { message: string }).message).not.toMatch(/nested property|constraint/);
    },
  );

  it('is rejected as the eleventh, even when eleven arrive at once', async () => {
    const user = await app.member();
    const names = Array.from({ length: 11 }, (_, index) => `Standard ${index}`);
    const answers = await Promise.all(names.map((name) => add(user, { name })));
    expect(answers.map(({ status }) => status).sort()).toEqual([...Array<number>(10).fill(201), 400]);
    expect(answers.find(({ status }) => status === 400)?.body).toEqual({
      statusCode: 400,
      code: 'criteria.too-many',
      message:
        'Maximum Standards Reached: You can select up to 10 dating standards. Please deselect one to add another.',
    });
    expect(await listed(user)).toHaveLength(10);
  });

  it('is created once when two tabs add it at the same time', async () => {
    const user = await app.member();
    const answers = await Promise.all([1, 2, 3].map(() => add(user, { name: 'Kindness' })));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 200, 201]);
    expect(new Set(answers.map(({ body }) => (body as Criterion).id)).size).toBe(1);
  });
});
