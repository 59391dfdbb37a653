import type { Criterion } from '#contract/dating/criteria';
import type { DashboardStats } from '#contract/dating/insights/dashboard';
import { TestApp } from '../support/test-app';
import { rateAll, type TestUser } from '../support/accounts/test-user';

let app: TestApp;
beforeAll(async () => {
  app = await TestApp.start();
});
afterAll(() => app.close());

/** Physical Attraction, Emotional Connection, Life Goals Match, Communication Quality, Trust and Reliability. */
const STARS = { '1': 5, '2': 5, '3': 4, '4': 5, '5': 4 };

async function aDater(stars: Readonly<Record<string, number>> = STARS) {
  const user = await app.member();
  const standards = await user.selectBuiltIn(stars);
  const match = await user.addMatch();
  const date = (...scores: number[]) => user.scoreDate(match.id, rateAll(standards, ...scores));
  return { user, standards, match, date };
}

async function scored(user: TestUser, name = 'Robin') {
  const found = (await user.matches()).find((match) => match.name === name);
  if (!found) throw new Error(`No match named ${name}`);
  return { percent: found.compatibilityScore, detail: found.compatibility };
}

async function addStandard(user: TestUser, name: string, weight: number): Promise<Criterion> {
  return (await user.http.post('/api/criteria').send({ question: name, weight }).expect(201))
    .body as Criterion;
}

async function stats(user: TestUser): Promise<DashboardStats> {
  return (await user.http.get('/api/dashboard/stats').expect(200)).body as DashboardStats;
}

describe('the percentage', () => {
  it('of one date is 75 in the worked example', async () => {
    const { user, date } = await aDater();
    await date(8, 7, 6, 9, 7);
    const { percent, detail } = await scored(user);
    expect(percent).toBe(75);
    expect(detail?.exact).toBeCloseTo(74.782609, 6);
    expect(detail?.coverage).toBe(1);
  });

  it('of two dates uses the mean of each standard: 74', async () => {
    const { user, date } = await aDater();
    await date(8, 7, 6, 9, 7);
    await date(7, 8, 6, 7, 9);
    const { percent, detail } = await scored(user);
    expect(percent).toBe(74);
    expect(detail?.exact).toBeCloseTo(74.347826, 6);
  });

  it.each([1, 5, 7, 10])('is ten times the rating when all are %i', async (rating) => {
    const { user, date } = await aDater();
    await date(rating);
    expect((await scored(user)).percent).toBe(rating * 10);
  });

  it('counts a standard added later by its own dates: 70 with full coverage', async () => {
    const { user, standards, match, date } = await aDater();
    await date(8, 7, 6, 9, 7);
    const other = await user.addMatch({ name: 'Only the first' });
    await user.scoreDate(other.id, rateAll(standards, 8, 7, 6, 9, 7));
    const humor = await addStandard(user, 'Humor', 3);
    await user.scoreDate(match.id, rateAll([...standards, humor], 7, 8, 6, 7, 9, 4));
    const both = await scored(user);
    expect(both.percent).toBe(70);
    expect(both.detail?.exact).toBeCloseTo(70.384615, 6);
    expect(both.detail?.coverage).toBe(1);
    const { percent, detail } = await scored(user, 'Only the first');
    expect(percent).toBe(75);
    expect(detail?.coverage).toBeCloseTo(0.884615, 6);
    expect(detail?.possible.low).toBeCloseTo(67.307692, 6);
    expect(detail?.possible.high).toBeCloseTo(77.692308, 6);
    expect(detail?.provisional).toBe(false);
  });

  it('leaves out a deselected standard (77), and uses the current stars (74)', async () => {
    const { user, date } = await aDater();
    await date(8, 7, 6, 9, 7);
    await date(7, 8, 6, 7, 9);
    await user.selectBuiltIn({ '1': 5, '2': 5, '4': 5, '5': 4 });
    expect((await scored(user)).percent).toBe(77);
    await user.selectBuiltIn({ ...STARS, '5': 1 });
    const { percent, detail } = await scored(user);
    expect(detail?.exact).toBeCloseTo(73.5, 9);
    expect(percent).toBe(74);
  });

  it('is provisional when less than half of the stars are rated: 80 at 2 of 11', async () => {
    const { user, date } = await aDater({ '1': 5, '2': 5, '3': 5 });
    await date(8, 3, 3);
    const first = await addStandard(user, 'New one', 5);
    const second = await addStandard(user, 'New two', 4);
    const weights = { '1': 2, [first.id]: 5, [second.id]: 4 };
    await user.http
      .post('/api/criteria/selection')
      .send({
        selectedCriteriaIds: ['1', first.id, second.id],
        criteria: Object.entries(weights).map(([id, weight]) => ({ id, weight })),
      })
      .expect(200);
    const { percent, detail } = await scored(user);
    expect(percent).toBe(80);
    expect(detail).toMatchObject({ provisional: true });
    expect(detail?.coverage).toBeCloseTo(0.181818, 6);
    expect(detail?.possible.low).toBeCloseTo(22.727273, 6);
    expect(detail?.possible.high).toBeCloseTo(96.363636, 6);
    expect(await stats(user)).toMatchObject({ topMatch: null, bottomMatch: null, totalDates: 1 });
  });

  it('is null without a date', async () => {
    const { user } = await aDater();
    expect(await scored(user)).toEqual({ percent: null, detail: null });
  });

  it('rounds half up: ten equal standards, two dates, all 7 but one 6 is 70', async () => {
    const { user, match, standards } = await aDater({ '1': 3, '2': 3, '3': 3, '4': 3, '5': 3 });
    for (const name of ['a', 'b', 'c', 'd', 'e']) standards.push(await addStandard(user, name, 3));
    await user.scoreDate(match.id, rateAll(standards, 7));
    await user.scoreDate(match.id, rateAll(standards, ...Array<number>(9).fill(7), 6));
    const { percent, detail } = await scored(user);
    expect(detail?.exact).toBeCloseTo(69.5, 9);
    expect(percent).toBe(70);
  });

  it('is unaffected by archiving, unarchiving, chemistry, enjoyment and notes', async () => {
    const { user, match, date } = await aDater();
    const { id } = await date(8, 7, 6, 9, 7);
    for (const archived of [true, false]) {
      await user.http.put(`/api/candidates/${match.id}`).send({ archived, notes: 'Other' }).expect(200);
      expect((await scored(user)).percent).toBe(75);
    }
    await user.http
      .put(`/api/date-experiences/${id}`)
      .send({ contextScores: { chemistry: 1, enjoyment: 1 }, personalNotes: 'Awful' })
      .expect(200);
    const { percent, detail } = await scored(user);
    expect(percent).toBe(75);
    expect(detail?.heart).toBe(10);
    expect(detail?.gap).toBeCloseTo(10 - 74.782609, 6);
  });
});

describe('the dashboard figures', () => {
  it('are empty for a new user', async () => {
    const user = await app.member();
    expect(await stats(user)).toEqual({
      topMatch: null,
      bottomMatch: null,
      totalCandidates: 0,
      totalDates: 0,
      archivedMatches: 0,
      memberSince: ((await user.http.get('/api/auth/user')).body as { createdAt: string }).createdAt,
    });
  });

  it('show the one scored match as highest and lowest', async () => {
    const { user, date } = await aDater();
    await user.addMatch({ name: 'Not scored' });
    await date(7);
    const only = { score: 70, name: 'Robin' };
    expect(await stats(user)).toMatchObject({
      topMatch: only,
      bottomMatch: only,
      totalCandidates: 2,
      totalDates: 1,
    });
  });

  it('count archived matches and their dates, but rank only active ones', async () => {
    const { user, standards } = await aDater();
    for (const [name, rating] of Object.entries({ High: 9, Middle: 6, Low: 3 })) {
      const { id } = await user.addMatch({ name });
      await user.scoreDate(id, rateAll(standards, rating));
      if (name !== 'Middle')
        await user.http.put(`/api/candidates/${id}`).send({ archived: true }).expect(200);
    }
    expect(await stats(user)).toMatchObject({
      topMatch: { score: 60, name: 'Middle' },
      bottomMatch: { score: 60, name: 'Middle' },
      totalCandidates: 4,
      totalDates: 3,
      archivedMatches: 2,
    });
  });

  it('break a tie by more dates first, then by who was added first', async () => {
    const { user, standards } = await aDater();
    const ids: string[] = [];
    for (const name of ['Older', 'Newer', 'Twice']) ids.push((await user.addMatch({ name })).id);
    for (const id of [...ids, `${ids[2]}`]) await user.scoreDate(id, rateAll(standards, 8));
    expect((await stats(user)).topMatch).toEqual({ score: 80, name: 'Twice' });
    expect((await stats(user)).bottomMatch).toEqual({ score: 80, name: 'Newer' });
    await user.http.delete(`/api/candidates/${ids[2]}`).expect(204);
    expect((await stats(user)).topMatch).toEqual({ score: 80, name: 'Older' });
  });
});
