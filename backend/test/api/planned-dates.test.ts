import type { DataExport } from '#contract/account/privacy';
import type { PlannedDate } from '#contract/dating/planned-dates';
import { PlannedDatesHousekeeping } from '../../src/planned-dates/planned-dates-housekeeping';
import { DAY, HOUR, MovableClock } from '../support/time/movable-clock';
import { eveningIn, planDate, plansOf } from '../support/dating/plan-dates';
import { TestApp } from '../support/test-app';
import { rateAll } from '../support/accounts/test-user';

const clock = new MovableClock();
let app: TestApp;
beforeAll(async () => {
  app = await TestApp.start({ clock });
});
afterAll(() => app.close());

const evening = (days: number, timeZone = 'UTC') => eveningIn(clock, days, timeZone);

async function aPlan(days = 3) {
  const user = await app.member();
  const match = await user.addMatch();
  const { body } = await planDate(user, {
    candidateId: match.id,
    plannedFor: evening(days),
    timeZone: 'UTC',
    place: 'Blue Door Café',
    ideaTitle: 'Night market',
  }).expect(201);
  return { user, match, plan: body as PlannedDate };
}

const daysFromNow = (days: number) => new Date(clock.now().getTime() + days * DAY).toISOString().slice(0, 10);

describe('a planned date', () => {
  it('is kept with its local time, its place and its idea', async () => {
    const { user, match, plan } = await aPlan();
    expect(plan).toMatchObject({
      candidateId: match.id,
      plannedFor: evening(3),
      timeZone: 'UTC',
      startsAt: `${evening(3)}:00.000Z`,
      isPast: false,
      place: 'Blue Door Café',
      ideaTitle: 'Night market',
      version: 1,
    });
    expect(await plansOf(user)).toEqual([plan]);
  });

  it('is in the zone of the account when none is given, and keeps its hour when the clocks change', async () => {
    const user = await app.member({ timezone: 'America/New_York' });
    const match = await user.addMatch();
    const year = clock.now().getUTCFullYear() + 1;
    const startOf = async (plannedFor: string) => {
      const { body } = await planDate(user, { candidateId: match.id, plannedFor }).expect(201);
      expect(body).toMatchObject({ timeZone: 'America/New_York', plannedFor });
      return (body as PlannedDate).startsAt;
    };
    expect(await startOf(`${year}-02-10T19:30`)).toBe(`${year}-02-11T00:30:00.000Z`);
    expect(await startOf(`${year}-07-10T19:30`)).toBe(`${year}-07-10T23:30:00.000Z`);
  });

  it('is encrypted where it holds words', async () => {
    const { plan } = await aPlan();
    const [row] = await app.sql<{ sealed: Buffer }>('select sealed from planned_dates where id = $1', [
      plan.id,
    ]);
    expect(row?.sealed.toString('latin1')).not.toMatch(/Blue Door|Night market/);
  });

  it.each([
    ['plannedFor', undefined, 'Please choose a day and a time.'],
    ['plannedFor', '2027-02-30T19:30', /form YYYY-MM-DDTHH:MM/],
    ['plannedFor', '2027-02-03T25:30', /form YYYY-MM-DDTHH:MM/],
    ['plannedFor', '2020-02-03T19:30', 'This time has passed. Please choose a later one.'],
    ['plannedFor', '2099-02-03T19:30', 'Please choose a day within the next two years.'],
    ['timeZone', 'Mars/Olympus', 'Please choose a known time zone'],
    ['place', 'x'.repeat(121), 'Place must be 120 characters or less.'],
    ['ideaTitle', 'x'.repeat(201), 'Idea must be 200 characters or less.'],
  ])('is refused with %s %j', async (field, value, message) => {
    const user = await app.member();
    const match = await user.addMatch();
    const refused = await planDate(user, {
      candidateId: match.id,
      plannedFor: evening(1),
      [field]: value,
    });
    expect(refused.status).toBe(400);
    expect(refused.body).toMatchObject({
      errors: [{ field, message: typeof message === 'string' ? message : expect.stringMatching(message) }],
    });
    expect(await plansOf(user)).toEqual([]);
  });

  it("with an archived match, one that is unknown or someone else's is refused", async () => {
    const { user, match, plan } = await aPlan();
    const stranger = await app.member();
    const own = await stranger.addMatch();
    await stranger.http.put(`/api/candidates/${own.id}`).send({ archived: true }).expect(200);
    const refusal = async (candidateId: unknown) =>
      (await planDate(stranger, { candidateId, plannedFor: evening(1) })).body as { code: string };
    expect(await refusal(own.id)).toMatchObject({ statusCode: 409, code: 'planned-date.match-archived' });
    for (const id of [match.id, plan.id, 'nonsense'])
      expect(await refusal(id)).toMatchObject({ statusCode: 404, code: 'candidate.not-found' });
    for (const id of [plan.id, 'nonsense']) {
      await stranger.http.put(`/api/planned-dates/${id}`).send({ place: 'Elsewhere' }).expect(404);
      await stranger.http.get(`/api/planned-dates/${id}/calendar.ics`).expect(404);
      await stranger.http.delete(`/api/planned-dates/${id}`).expect(404);
    }
    expect(await plansOf(stranger)).toEqual([]);
    expect(await plansOf(user)).toEqual([plan]);
    for (const path of ['/api/planned-dates', '/api/planned-dates/settings'])
      await app.visitor().http.get(path).expect(401);
  });

  it('is one when it is sent twice with the same Idempotency-Key', async () => {
    const user = await app.member();
    const match = await user.addMatch();
    const send = () =>
      planDate(user, { candidateId: match.id, plannedFor: evening(1) }).set('idempotency-key', 'plan-1-1-1');
    const [first, second] = await Promise.all([send(), send()]);
    expect([first.status, second.status]).toEqual([201, 201]);
    expect(await plansOf(user)).toHaveLength(1);
  });

  it('is one of at most 50 open ones; scoring a date makes room', async () => {
    const user = await app.member();
    const criteria = await user.onboard();
    const match = await user.addMatch();
    const other = await user.addMatch({ name: 'Sam' });
    const plan = (candidateId: string) => planDate(user, { candidateId, plannedFor: evening(1) });
    await plan(other.id).expect(201);
    for (let count = 1; count < 50; count += 1) await plan(match.id).expect(201);
    expect((await plan(match.id)).body).toMatchObject({ statusCode: 409, code: 'planned-date.too-many' });
    await user.scoreDate(other.id, rateAll(criteria, 8), { dateDate: daysFromNow(1) });
    await plan(match.id).expect(201);
  });

  it('can be changed and called off', async () => {
    const { user, plan } = await aPlan();
    const change = (body: object) => user.http.put(`/api/planned-dates/${plan.id}`).send(body);
    const { body } = await change({ plannedFor: evening(5), place: null, version: 1 }).expect(200);
    expect(body).toMatchObject({
      plannedFor: evening(5),
      place: null,
      ideaTitle: 'Night market',
      version: 2,
    });
    expect((await change({ place: 'The pier', version: 1 })).body).toMatchObject({
      statusCode: 409,
      code: 'planned-date.stale',
    });
    expect((await change({ plannedFor: '2020-01-01T10:00' })).status).toBe(400);
    expect(await plansOf(user)).toEqual([body]);
    await user.http.delete(`/api/planned-dates/${plan.id}`).expect(204);
    await user.http.delete(`/api/planned-dates/${plan.id}`).expect(404);
    expect(await plansOf(user)).toEqual([]);
  });
});

describe('its end', () => {
  it('comes two hours after it began; then it is asked about for two weeks', async () => {
    const { user, plan } = await aPlan(1);
    clock.advance(Date.parse(plan.startsAt) - clock.now().getTime() + HOUR);
    expect(await plansOf(user)).toMatchObject([{ id: plan.id, isPast: false }]);
    clock.advance(HOUR);
    expect(await plansOf(user)).toMatchObject([{ id: plan.id, isPast: true }]);
    // What it was can still be corrected.
    await user.http.put(`/api/planned-dates/${plan.id}`).send({ place: 'The pier' }).expect(200);
    clock.advance(13 * DAY);
    expect(await plansOf(user)).toHaveLength(1);
    clock.advance(DAY);
    expect(await plansOf(user)).toEqual([]);
  });

  it('comes with a scored date on its day or later, and not with an earlier one', async () => {
    const { user, match } = await aPlan(1);
    const criteria = await user.onboard();
    const score = (days: number) =>
      user.scoreDate(match.id, rateAll(criteria, 8), { dateDate: daysFromNow(days) });
    await score(0);
    expect(await plansOf(user)).toHaveLength(1);
    const scored = await score(1);
    expect(await plansOf(user)).toEqual([]);
    await user.http.delete(`/api/date-experiences/${scored.id}`).expect(204);
    expect(await plansOf(user)).toHaveLength(1);
  });

  it("isn't a date that had been scored before it was planned", async () => {
    const user = await app.member();
    const criteria = await user.onboard();
    const match = await user.addMatch();
    await user.scoreDate(match.id, rateAll(criteria, 8), { dateDate: daysFromNow(1) });
    await planDate(user, { candidateId: match.id, plannedFor: evening(1), timeZone: 'UTC' }).expect(201);
    expect(await plansOf(user)).toHaveLength(1);
  });

  it('comes with archiving the match, and is taken back with it; deleting the match deletes the plan', async () => {
    const { user, match, plan } = await aPlan();
    const archive = (archived: boolean) =>
      user.http.put(`/api/candidates/${match.id}`).send({ archived }).expect(200);
    await archive(true);
    expect(await plansOf(user)).toEqual([]);
    await user.http.get(`/api/planned-dates/${plan.id}/calendar.ics`).expect(404);
    await user.http.put(`/api/planned-dates/${plan.id}`).send({ place: 'The pier' }).expect(404);
    await archive(false);
    expect(await plansOf(user)).toEqual([plan]);
    await user.http.delete(`/api/candidates/${match.id}`).expect(204);
    expect(await app.sql('select 1 from planned_dates where id = $1', [plan.id])).toEqual([]);
  });

  it('that was noted by mistake is taken back for as long as the user would be asked', async () => {
    const { user, match, plan } = await aPlan(1);
    const again = {
      candidateId: match.id,
      plannedFor: plan.plannedFor,
      timeZone: plan.timeZone,
      place: plan.place,
      ideaTitle: plan.ideaTitle,
    };
    clock.advance(2 * DAY);
    await user.http.delete(`/api/planned-dates/${plan.id}`).expect(204);
    await planDate(user, again).expect(400);
    await planDate(user, { ...again, isRestored: true }).expect(201);
    expect(await plansOf(user)).toMatchObject([{ ...again, isPast: true }]);
    clock.advance(14 * DAY);
    await planDate(user, { ...again, isRestored: true }).expect(400);
    const farAway = { ...again, plannedFor: '2099-02-03T19:30', isRestored: true };
    await planDate(user, farAway).expect(400);
  });

  it('is final after 90 days', async () => {
    const { user, plan } = await aPlan(1);
    const exported = async () =>
      ((await user.http.get('/api/user/export').expect(200)).body as DataExport)['plannedDates'];
    expect(await exported()).toMatchObject({ plans: [{ id: plan.id, place: 'Blue Door Café' }] });
    const housekeeping = app.app.get(PlannedDatesHousekeeping);
    clock.advance(Date.parse(plan.startsAt) - clock.now().getTime() + 90 * DAY - HOUR);
    await housekeeping.removeOld();
    expect(await app.sql('select 1 from planned_dates where id = $1', [plan.id])).toHaveLength(1);
    clock.advance(2 * DAY);
    await housekeeping.removeOld();
    expect(await app.sql('select 1 from planned_dates where id = $1', [plan.id])).toEqual([]);
  });
});
