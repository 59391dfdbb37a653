import type { DataExport } from '#contract/account/privacy';
import type { Prediction, PredictionRecord } from '#contract/dating/insights/predictions';
import { DAY, MovableClock, SECOND } from '../support/time/movable-clock';
import { TestApp } from '../support/test-app';
import type { TestUser } from '../support/accounts/test-user';

const clock = new MovableClock();
let app: TestApp;
beforeAll(async () => {
  app = await TestApp.start({ clock });
});
afterAll(() => app.close());

const predict = (user: TestUser, candidateId: string, percent: unknown = 70) =>
  user.http.post(`/api/candidates/${candidateId}/predictions`).send({ percent });
const answer = (user: TestUser, id: string, outcome: unknown) =>
  user.http.put(`/api/predictions/${id}`).send({ outcome });
const recordOf = async (user: TestUser) =>
  (await user.http.get('/api/predictions/record').expect(200)).body as PredictionRecord;
const archive = (user: TestUser, id: string, archived = true) =>
  user.http.put(`/api/candidates/${id}`).send({ archived }).expect(200);

/** Sessions end after 30 days without a visit. */
async function letDaysPass(user: TestUser, days: number): Promise<void> {
  for (let day = 0; day < days; day += 10) {
    clock.advance(Math.min(10, days - day) * DAY);
    await recordOf(user);
  }
}

async function aPrediction(percent = 70) {
  const user = await app.member();
  const match = await user.addMatch();
  const { body } = await predict(user, match.id, percent).expect(201);
  return { user, match, prediction: body as Prediction };
}

describe('a prediction', () => {
  it('is open for 30 days', async () => {
    const { user, match, prediction } = await aPrediction();
    expect(prediction).toMatchObject({
      candidateId: match.id,
      percent: 70,
      isDue: false,
      outcome: null,
      answeredAt: null,
    });
    expect(Date.parse(prediction.dueAt) - Date.parse(prediction.createdAt)).toBe(30 * DAY);
    expect((await recordOf(user)).predictions).toEqual([prediction]);
    await letDaysPass(user, 30);
    expect((await recordOf(user)).predictions).toEqual([{ ...prediction, isDue: true }]);
    expect((await user.http.get('/api/predictions').expect(200)).body).toEqual([
      { ...prediction, isDue: true },
    ]);
  });

  it.each([-10, 5, 75, 101, 110, 70.5, '70', null, undefined, true])('of %j is refused', async (percent) => {
    const user = await app.member();
    const match = await user.addMatch();
    const refused = await predict(user, match.id, percent === undefined ? [] : percent);
    expect(refused.status).toBe(400);
    expect(refused.body).toMatchObject({ errors: [{ field: 'percent' }] });
    expect((await recordOf(user)).predictions).toEqual([]);
  });

  it('replaces the open one of the same match', async () => {
    const { user, match, prediction } = await aPrediction();
    const other = await user.addMatch({ name: 'Sam' });
    await predict(user, other.id, 20).expect(201);
    const { body } = await predict(user, match.id, 0).expect(201);
    const { predictions } = await recordOf(user);
    expect(predictions.map(({ candidateId, percent }) => [candidateId, percent])).toEqual([
      [match.id, 0],
      [other.id, 20],
    ]);
    await answer(user, prediction.id, false).expect(404);
    await answer(user, (body as Prediction).id, false).expect(200);
    await predict(user, match.id, 100).expect(201);
    expect((await recordOf(user)).predictions).toHaveLength(3);
  });

  it('is one, however many arrive together', async () => {
    const user = await app.member();
    const match = await user.addMatch();
    const answers = await Promise.all(
      [10, 20, 30, 40, 50].map((percent) => predict(user, match.id, percent)),
    );
    expect(answers.map(({ status }) => status)).toEqual([201, 201, 201, 201, 201]);
    expect((await recordOf(user)).predictions).toHaveLength(1);
  });

  it("of someone else's match, or of none, is not found", async () => {
    const { user, match, prediction } = await aPrediction();
    const stranger = await app.member();
    for (const id of [match.id, 'nonsense', prediction.id]) await predict(stranger, id).expect(404);
    for (const id of [prediction.id, 'nonsense']) await answer(stranger, id, false).expect(404);
    expect((await recordOf(stranger)).predictions).toEqual([]);
    expect((await recordOf(user)).predictions).toEqual([prediction]);
    await app.visitor().http.get('/api/predictions').expect(401);
    await app.visitor().http.get('/api/predictions/record').expect(401);
  });
});

describe('its answer', () => {
  it('is yes only once the day has come, and no at any time', async () => {
    const { user, prediction } = await aPrediction();
    await letDaysPass(user, 29);
    const early = await answer(user, prediction.id, true);
    expect(early.status).toBe(409);
    expect(early.body).toMatchObject({ code: 'prediction.too-early' });
    expect((await answer(user, prediction.id, false).expect(200)).body).toMatchObject({
      outcome: false,
      isDue: false,
    });
    clock.advance(DAY + SECOND);
    expect((await answer(user, prediction.id, true).expect(200)).body).toMatchObject({ outcome: true });
    expect((await recordOf(user)).calibration).toMatchObject({ answered: 1, needs: 9 });
  });

  it.each(['yes', null, undefined, 1])('cannot be %j', async (outcome) => {
    const { user, prediction } = await aPrediction();
    const refused = await answer(user, prediction.id, outcome);
    expect(refused.status).toBe(400);
    expect(refused.body).toMatchObject({ errors: [{ field: 'outcome' }] });
  });

  it('is no while the match is archived before the day, wherever that was done, and open again after', async () => {
    const { user, match, prediction } = await aPrediction();
    await letDaysPass(user, 20);
    await archive(user, match.id);
    const [archived] = (await recordOf(user)).predictions;
    expect(archived).toMatchObject({ outcome: false, isDue: false });
    expect(archived?.answeredAt).not.toBeNull();
    expect((await predict(user, match.id)).body).toMatchObject({ code: 'prediction.match-archived' });
    await letDaysPass(user, 20);
    expect((await recordOf(user)).predictions).toMatchObject([{ outcome: false }]);
    await archive(user, match.id, false);
    expect((await recordOf(user)).predictions).toMatchObject([
      { id: prediction.id, outcome: null, isDue: true },
    ]);
  });

  it("isn't given by archiving the match after the day", async () => {
    const { user, match, prediction } = await aPrediction();
    await letDaysPass(user, 31);
    await archive(user, match.id);
    expect((await recordOf(user)).predictions).toMatchObject([{ outcome: null, isDue: true }]);
    await answer(user, prediction.id, true).expect(200);
    expect((await recordOf(user)).predictions).toMatchObject([{ outcome: true, isDue: false }]);
  });
});

describe('the record of predictions', () => {
  it('has five bands from the tenth answer on', async () => {
    const user = await app.member();
    const matches = await Promise.all(
      Array.from({ length: 11 }, (_, at) => user.addMatch({ name: `No. ${at}` })),
    );
    const made: Prediction[] = [];
    for (const { id } of matches) made.push((await predict(user, id, 70).expect(201)).body as Prediction);
    await letDaysPass(user, 30);
    for (const [at, { id }] of made.slice(0, 9).entries()) await answer(user, id, at < 6).expect(200);
    expect((await recordOf(user)).calibration).toEqual({
      answered: 9,
      needs: 1,
      bands: [],
      brier: null,
      baseRate: null,
      baseBrier: null,
    });
    for (const { id } of made.slice(9)) await answer(user, id, false).expect(200);
    const { calibration } = await recordOf(user);
    expect(calibration).toMatchObject({ answered: 11, needs: 0, baseRate: 6 / 11 });
    expect(calibration.bands).toHaveLength(5);
    const likely = calibration.bands[3];
    expect(likely).toMatchObject({ from: 70, to: 80, count: 11, wentOn: 6, verdict: null });
    expect([likely?.low, likely?.high].map((share) => Math.round(share ?? 0))).toEqual([28, 79]);
    expect(calibration.brier).toBeCloseTo((6 * 0.09 + 5 * 0.49) / 11, 12);
  });

  it('remembers on every device who does not want to be asked', async () => {
    const user = await app.member();
    expect((await recordOf(user)).isAsked).toBe(true);
    const settings = (isAsked: unknown) => user.http.put('/api/predictions/settings').send({ isAsked });
    await settings(false).expect(200, { isAsked: false });
    await settings(false).expect(200, { isAsked: false });
    expect((await recordOf(user)).isAsked).toBe(false);
    await settings('no').expect(400);
    await settings(true).expect(200, { isAsked: true });
    expect((await recordOf(user)).isAsked).toBe(true);
  });

  it('stops growing at a thousand, and still takes a new opinion on an open one', async () => {
    const { user, match, prediction } = await aPrediction();
    await app.sql(
      `insert into predictions (owner_id, id, candidate_id, percent, predicted_at, outcome, answered_at)
       select owner_id, gen_random_uuid(), candidate_id, 50, now(), false, now() from predictions, generate_series(1, 999)
       where id = $1`,
      [prediction.id],
    );
    await predict(user, match.id, 30).expect(201);
    const other = await user.addMatch({ name: 'Sam' });
    const refused = await predict(user, other.id);
    expect([refused.status, refused.body]).toEqual([
      409,
      expect.objectContaining({ code: 'prediction.too-many' }),
    ]);
  });

  it('is exported, and goes with its match and its account', async () => {
    const { user, match, prediction } = await aPrediction();
    const other = await user.addMatch({ name: 'Sam' });
    await predict(user, other.id, 40).expect(201);
    const { body } = await user.http.get('/api/user/export').expect(200);
    expect((body as DataExport)['predictions']).toMatchObject({
      isAsked: true,
      predictions: [{ percent: 40 }, { id: prediction.id, percent: 70 }],
    });
    await user.http.delete(`/api/candidates/${match.id}`).expect(204);
    expect((await recordOf(user)).predictions).toMatchObject([{ candidateId: other.id }]);
    await user.http.put('/api/predictions/settings').send({ isAsked: false }).expect(200);
    await user.http.delete('/api/user').send({ currentPassword: user.password }).expect(204);
    for (const table of ['predictions', 'prediction_mutes'])
      expect(await app.sql(`select 1 from ${table} where owner_id not in (select id from users)`)).toEqual(
        [],
      );
    expect(await app.sql('select 1 from predictions where candidate_id = $1', [other.id])).toEqual([]);
  });
});
