import type { DateExperience } from '#contract/dating/date-experiences';
import { dateScene, datesOf, type DateScene } from '../support/dating/dated-match';
import { refusal } from '../support/accounts/refusals';
import { TestApp } from '../support/test-app';
import { rateAll } from '../support/accounts/test-user';

let app: TestApp;
beforeAll(async () => {
  app = await TestApp.start();
});
afterAll(() => app.close());

const put = ({ user, date }: DateScene, change: object) =>
  user.http.put(`/api/date-experiences/${date.id}`).send(change);
const scoreOf = async ({ user }: DateScene) => (await user.matches())[0]?.compatibilityScore;

describe('changing a date', () => {
  it('changes only what is sent, and the percentage with it', async () => {
    const here = await dateScene(app);
    expect(await scoreOf(here)).toBe(69);
    const { body } = await put(here, { personalNotes: 'Very nice' }).expect(200);
    expect(body).toEqual({ ...here.date, personalNotes: 'Very nice', version: 2 });
    const rated = await put(here, { standardsScores: rateAll(here.standards, 10) }).expect(200);
    expect((rated.body as DateExperience).evaluations.map(({ score }) => score)).toEqual([10, 10, 10]);
    expect(await scoreOf(here)).toBe(100);
    const moved = await put(here, {
      date: '2026-02-01',
      contextScores: { chemistry: 1 },
      location: null,
    }).expect(200);
    expect(moved.body).toMatchObject({
      dateDate: '2026-02-01',
      physicalChemistry: 1,
      enjoymentLevel: 8,
      location: null,
      personalNotes: 'Very nice',
      version: 4,
    });
    expect(await datesOf(here)).toEqual([moved.body]);
  });

  it('keeps the ratings of standards that are no longer selected', async () => {
    const here = await dateScene(app);
    const [kept, dropped] = here.standards;
    const now = await here.user.selectBuiltIn({ '1': 5, '4': 5, '5': 5 });
    const standardsScores = rateAll(now, 9);
    const { body } = await put(here, { standardsScores }).expect(200);
    const scores = Object.fromEntries(
      (body as DateExperience).evaluations.map(({ criteriaId, score }) => [criteriaId, score]),
    );
    expect(scores).toMatchObject({ ...standardsScores, [`${kept?.id}`]: 9, [`${dropped?.id}`]: 7 });
    expect(Object.keys(scores)).toHaveLength(5);
  });

  it.each([
    [{ dateDate: '2026-02-30' }, 'dateDate'],
    [{ contextScores: { chemistry: 0 } }, 'contextScores.chemistry'],
    [{ contextScores: 'high' }, 'contextScores'],
    [{ contextScores: [] }, 'contextScores'],
    [{ contextScores: 7 }, 'contextScores'],
    [{ contextScores: { enjoyment: 'great' } }, 'contextScores.enjoyment'],
    [{ standardsScores: 'all' }, 'standardsScores'],
    [{ standardsScores: { nonsense: 5 } }, 'standardsScores.nonsense'],
    [{ personalNotes: 'x'.repeat(501) }, 'personalNotes'],
    [{ version: -1 }, 'version'],
  ])('refuses %j and changes nothing', async (change, field) => {
    const here = await dateScene(app);
    const response = await put(here, { location: 'Elsewhere', ...change });
    expect(response.status).toBe(400);
    expect(response.body).toMatchObject({ errors: [{ field }] });
    expect(await datesOf(here)).toEqual([here.date]);
  });

  it('cannot move the date to another match', async () => {
    const here = await dateScene(app);
    const other = await here.user.addMatch({ name: 'Other' });
    const { body } = await put(here, { candidateId: other.id }).expect(200);
    expect(body).toMatchObject({ candidateId: here.match.id });
  });

  it('refuses a stale version and changes nothing; without a version the last one wins', async () => {
    const here = await dateScene(app);
    const first = await put(here, { personalNotes: 'First tab', version: 1 }).expect(200);
    const second = await put(here, { personalNotes: 'Second tab', version: 1 });
    expect(second.status).toBe(409);
    expect(second.body).toEqual(refusal('date-experience.stale', expect.stringContaining('save')));
    expect(await datesOf(here)).toEqual([first.body]);
    expect((await put(here, { personalNotes: 'Third tab' }).expect(200)).body).toMatchObject({ version: 3 });
  });

  it('lets exactly one of two tabs with the same version save', async () => {
    const here = await dateScene(app);
    const answers = await Promise.all(
      ['left', 'right'].map((location) => put(here, { location, version: 1 })),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(await datesOf(here)).toEqual([answers.find(({ status }) => status === 200)?.body]);
  });
});

describe('deleting', () => {
  it('takes a date away, and the percentage with it', async () => {
    const here = await dateScene(app);
    await here.user.http.delete(`/api/date-experiences/${here.date.id}`).expect(204);
    expect(await datesOf(here)).toEqual([]);
    expect((await here.user.matches())[0]).toMatchObject({
      compatibilityScore: null,
      dateCount: 0,
      evaluations: [],
    });
    await here.user.http.delete(`/api/date-experiences/${here.date.id}`).expect(404);
    await put(here, { location: 'Nowhere' }).expect(404);
  });

  it('takes a single rating away, and the percentage changes', async () => {
    const here = await dateScene(app);
    const rating = here.date.evaluations[2];
    await here.user.http.delete(`/api/evaluations/${rating?.id}`).expect(204);
    // (5 * 6 + 3 * 7) / 8 = 6.375
    expect(await scoreOf(here)).toBe(64);
    const left = await here.user.http.get(`/api/date-experiences/${here.date.id}/evaluations`).expect(200);
    expect(left.body).toEqual(here.date.evaluations.slice(0, 2));
    await here.user.http.delete(`/api/evaluations/${rating?.id}`).expect(404);
    await here.user.http.delete(`/api/evaluations/${here.date.id}`).expect(404);
    expect(await datesOf(here)).toHaveLength(1);
  });
});
