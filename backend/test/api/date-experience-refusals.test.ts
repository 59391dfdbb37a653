import type { Candidate } from '#contract/candidates';
import type { Criterion } from '#contract/criteria';
import type { DateExperience } from '#contract/date-experiences';
import { expectFieldRefusal } from '../support/refusals';
import { TestApp } from '../support/test-app';
import { rateAll, type TestUser } from '../support/test-user';

let app: TestApp;
beforeAll(async () => {
  app = await TestApp.start();
});
afterAll(() => app.close());

const UNKNOWN = '01890000-0000-7000-8000-000000000000';

interface Scene {
  readonly user: TestUser;
  readonly standards: Criterion[];
  readonly match: Candidate;
}

async function scene(): Promise<Scene> {
  const user = await app.member();
  const standards = await user.onboard();
  return { user, standards, match: await user.addMatch() };
}

const post = ({ user, match, standards }: Scene, change: object = {}) =>
  user.http.post('/api/date-experiences').send({
    candidateId: match.id,
    dateDate: '2026-01-15',
    contextScores: { chemistry: 7, enjoyment: 8 },
    standardsScores: rateAll(standards, 6, 7, 8),
    location: 'Café',
    personalNotes: 'Nice',
    ...change,
  });

async function datesOf({ user, match }: Scene): Promise<DateExperience[]> {
  return (await user.http.get(`/api/candidates/${match.id}/date-experiences`).expect(200))
    .body as DateExperience[];
}

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
  ])('rejects %j for chemistry and enjoyment', async (contextScores, field, message) => {
    const here = await scene();
    const response = await post(here, { contextScores });
    expect(response.status).toBe(400);
    expectFieldRefusal(response, field, message);
    expect(await datesOf(here)).toEqual([]);
  });

  it.each([[undefined], [null], ['x'], [5], [[7, 8]]])(
    'rejects %j for both of them',
    async (contextScores) => {
      const response = await post(await scene(), { contextScores });
      expect(response.status).toBe(400);
      expect(response.body).toMatchObject({ message: 'Please rate the chemistry you felt.' });
    },
  );

  it('requires every selected standard to be rated, and names the missing ones', async () => {
    const here = await scene();
    const [first] = here.standards;
    const message = 'Please rate all standards: Emotional Connection, Life Goals Match';
    const response = await post(here, { standardsScores: { [`${first?.id}`]: 5 } });
    expect(response.status).toBe(400);
    expect(response.body).toEqual({
      statusCode: 400,
      code: 'request.missing-field',
      message,
      errors: [{ field: 'standardsScores', message }],
    });
    expect((await post(here, { standardsScores: {} })).status).toBe(400);
    expect((await post(here, { standardsScores: undefined })).status).toBe(400);
    expect((await post(here, { standardsScores: [5, 5, 5] })).status).toBe(400);
  });

  it.each([[0], [11], [5.5], ['5'], [true], [[5]]])('rejects a rating of %j', async (score) => {
    const here = await scene();
    const [first] = here.standards;
    const response = await post(here, {
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

  it("rejects ratings of an unknown standard, a catalogue id and someone else's standard", async () => {
    const here = await scene();
    const theirs = (await (await app.member()).onboard())[0]?.id ?? '';
    for (const id of [UNKNOWN, '1', theirs, ''])
      expect((await post(here, { standardsScores: { ...rateAll(here.standards, 5), [id]: 5 } })).status).toBe(
        400,
      );
    expect(await datesOf(here)).toEqual([]);
  });

  it("treats an unknown match and someone else's the same", async () => {
    const here = await scene();
    const theirs = await (await app.member()).addMatch();
    const foreign = await post(here, { candidateId: theirs.id });
    expect(foreign.status).toBe(404);
    for (const candidateId of [UNKNOWN, 'nonsense', '1', `${theirs.id}0`]) {
      const response = await post(here, { candidateId });
      expect({ status: response.status, body: response.body }).toEqual({ status: 404, body: foreign.body });
    }
  });

  it.each([
    ['location', 'x'.repeat(121), 'Location must be 120 characters or less.'],
    ['personalNotes', 'x'.repeat(501), 'Overall feeling must be 500 characters or less.'],
  ])('rejects an overlong %s', async (field, value, message) => {
    const response = await post(await scene(), { [field]: value });
    expect(response.status).toBe(400);
    expectFieldRefusal(response, field, message);
  });
});
