import { datesOf, matchScene, postDate } from '../support/dating/dated-match';
import { expectFieldRefusal } from '../support/accounts/refusals';
import { TestApp } from '../support/test-app';
import { rateAll } from '../support/accounts/test-user';

let app: TestApp;
beforeAll(async () => {
  app = await TestApp.start();
});
afterAll(() => app.close());

const UNKNOWN = '01890000-0000-7000-8000-000000000000';

describe('scoring a date', () => {
  it.each([
    [{ chemistry: 0, enjoyment: 5 }, 'contextScores.chemistry', 'Chemistry rating must be between 1 and 10.'],
    [
      { chemistry: 11, enjoyment: 5 },
      'contextScores.chemistry',
      'Chemistry rating must be between 1 and 10.',
    ],
    [
      { chemistry: '5', enjoyment: 5 },
      'contextScores.chemistry',
      'Chemistry rating must be between 1 and 10.',
    ],
    [
      { chemistry: 5, enjoyment: 5.5 },
      'contextScores.enjoyment',
      'Enjoyment rating must be between 1 and 10.',
    ],
    [{ enjoyment: 5 }, 'contextScores.chemistry', 'Please rate the chemistry you felt.'],
    [
      { chemistry: 5, enjoyment: null },
      'contextScores.enjoyment',
      'Please rate how much you enjoyed the date.',
    ],
  ])('refuses %j for chemistry and enjoyment', async (contextScores, field, message) => {
    const here = await matchScene(app);
    const response = await postDate(here, { contextScores });
    expect(response.status).toBe(400);
    expectFieldRefusal(response, field, message);
    expect(await datesOf(here)).toEqual([]);
  });

  it.each([[undefined], [null], ['x'], [5], [[7, 8]]])(
    'rejects %j for both of them',
    async (contextScores) => {
      const response = await postDate(await matchScene(app), { contextScores });
      expect(response.status).toBe(400);
      expect(response.body).toMatchObject({ message: 'Please rate the chemistry you felt.' });
    },
  );

  it('requires every selected standard to be rated, and says which are missing', async () => {
    const here = await matchScene(app);
    const [first] = here.standards;
    const message = 'Please rate all standards: Emotional Connection, Life Goals Match';
    const response = await postDate(here, { standardsScores: { [`${first?.id}`]: 5 } });
    expect(response.status).toBe(400);
    expect(response.body).toEqual({
      statusCode: 400,
      code: 'request.missing-field',
      message,
      errors: [{ field: 'standardsScores', message }],
    });
    expect((await postDate(here, { standardsScores: {} })).status).toBe(400);
    expect((await postDate(here, { standardsScores: undefined })).status).toBe(400);
    expect((await postDate(here, { standardsScores: [5, 5, 5] })).status).toBe(400);
  });

  it.each([[0], [11], [5.5], ['5'], [true], [[5]]])('refuses a rating of %j', async (score) => {
    const here = await matchScene(app);
    const [first] = here.standards;
    const response = await postDate(here, {
      standardsScores: { ...rateAll(here.standards, 5), [`${first?.id}`]: score },
    });
    const message = 'Physical Attraction rating must be between 1 and 10.';
    expect(response.status).toBe(400);
    expect(response.body).toMatchObject({
      message,
      errors: [{ field: `standardsScores.${first?.id}`, message }],
    });
    expect(await datesOf(here)).toEqual([]);
  });

  it("refuses ratings of an unknown standard, a catalogue id and someone else's", async () => {
    const here = await matchScene(app);
    const theirs = (await (await app.member()).onboard())[0]?.id ?? '';
    for (const id of [UNKNOWN, '1', theirs, ''])
      expect(
        (await postDate(here, { standardsScores: { ...rateAll(here.standards, 5), [id]: 5 } })).status,
      ).toBe(400);
    expect(await datesOf(here)).toEqual([]);
  });

  it("gives an unknown match and someone else's the same answer", async () => {
    const here = await matchScene(app);
    const theirs = await (await app.member()).addMatch();
    const foreign = await postDate(here, { candidateId: theirs.id });
    expect(foreign.status).toBe(404);
    for (const candidateId of [UNKNOWN, 'nonsense', '1', `${theirs.id}0`]) {
      const response = await postDate(here, { candidateId });
      expect({ status: response.status, body: response.body }).toEqual({ status: 404, body: foreign.body });
    }
  });

  it.each([
    ['location', 'x'.repeat(121), 'Location must be 120 characters or less.'],
    ['personalNotes', 'x'.repeat(501), 'Overall feeling must be 500 characters or less.'],
  ])('rejects an overlong %s', async (field, value, message) => {
    const response = await postDate(await matchScene(app), { [field]: value });
    expect(response.status).toBe(400);
    expectFieldRefusal(response, field, message);
  });
});
