import type { OverTime } from '#contract/console/over-time';
import { API } from '#contract/paths';
import { ActivityService } from '../../src/admin/figures/activity.service';
import { maintain } from '../../src/maintenance';
import { FiguresOverTime1700000000045 } from '../../src/platform/database/migrations/0045-figures-over-time';
import { administrator } from '../support/accounts/administrator';
import { DAY, MovableClock } from '../support/time/movable-clock';
import { TestApp } from '../support/test-app';
import { rateAll, type TestUser } from '../support/accounts/test-user';

const clock = new MovableClock();
let app: TestApp;
let admin: TestUser;
beforeAll(async () => {
  app = await TestApp.start({ clock });
  admin = await administrator(app);
});
afterAll(() => app.close());

const dayOf = (at: Date): string => at.toISOString().slice(0, 10);
const today = (): string => dayOf(clock.now());

async function overTime(query: object = {}): Promise<OverTime> {
  // An administrator's session ends after half an hour.
  await admin.login();
  return (await admin.http.get(API.adminOverTime).query(query).expect(200)).body as OverTime;
}
const pointOf = async (day: string) => (await overTime()).points.find(({ start }) => start === day);

/** The same figures, straight from the tables. */
async function truthOf(day: string) {
  const [row] = await app.sql<{ signUps: number; datesScored: number }>(
    `select (select count(*) from users where (created_at at time zone 'utc')::date = $1::date)::int as "signUps",
       (select count(*) from date_experiences where (created_at at time zone 'utc')::date = $1::date)::int
         as "datesScored"`,
    [day],
  );
  return row;
}

async function dater(): Promise<{ user: TestUser; score: () => Promise<string> }> {
  const user = await app.member();
  const standards = await user.onboard();
  const match = await user.addMatch();
  const score = async () => (await user.scoreDate(match.id, rateAll(standards, 7))).id;
  return { user, score };
}

describe('figures over time', () => {
  it('count sign-ups, people seen and dates scored on their day, each person once', async () => {
    const { user, score } = await dater();
    await score();
    await score();
    await user.login();
    await app.visitor().register();
    const first = today();
    const before = await pointOf(first);
    expect(before).toMatchObject((await truthOf(first)) ?? {});
    clock.advance(DAY);
    await user.login();
    await user.login();
    await score();
    // The one who asks was seen, too.
    expect(await pointOf(today())).toMatchObject({ signUps: 0, active: 2, datesScored: 1 });
    expect(await pointOf(first)).toEqual(before);
  });

  it('take off a date that is taken back, and keep what a deleted account did', async () => {
    const { user, score } = await dater();
    const id = await score();
    await score();
    const full = await pointOf(today());
    await user.http.delete(API.dateExperience(id)).expect(204);
    const less = { ...full, datesScored: (full?.datesScored ?? 0) - 1 };
    expect(await pointOf(today())).toEqual(less);
    await user.http.delete(API.account).send({ currentPassword: user.password }).expect(204);
    expect(await pointOf(today())).toEqual(less);
  });

  it('are the same after folding, and after a recount', async () => {
    const before = await overTime();
    await app.app.get(ActivityService).recountAll();
    expect(await overTime()).toEqual(before);
    await maintain(app.env, ['rebuild-counts']);
    await app.app.get(ActivityService).recountAll();
    expect(await overTime()).toEqual(before);
  });

  it('follow each sign-up week', async () => {
    const users = [await app.member(), await app.member(), await app.member()];
    const [one, two] = users;
    const cohort = (await overTime({ by: 'week' })).retention.at(-1);
    expect(cohort?.signUps).toBeGreaterThanOrEqual(3);
    clock.advance(7 * DAY);
    await one?.login();
    await two?.login();
    clock.advance(7 * DAY);
    await two?.login();
    await two?.login();
    const { retention, points } = await overTime({ by: 'week' });
    const row = retention.find(({ week }) => week === cohort?.week);
    // The administrator of this test belongs to no later week than these.
    const byAdmin = (week: number) => (adminWeek === cohort?.week ? [0, 0, 1][week] : 0) ?? 0;
    const adminWeek = mondayOf(new Date((await accountOf(admin)) ?? ''));
    expect(row?.active.slice(1)).toEqual([2 + byAdmin(1), 1 + byAdmin(2)]);
    expect(row?.active).toHaveLength(3);
    expect(points.at(-1)?.active).toBe(2);
  });

  it('are backfilled from what the tables show', async () => {
    const counted = await overTime({ by: 'week' });
    const sums = (weeks: OverTime) => weeks.points.map(({ signUps, datesScored }) => [signUps, datesScored]);
    const runner = { query: (text: string) => app.sql(text) } as never;
    // What deleted accounts did is in no table.
    await new FiguresOverTime1700000000045().down(runner);
    await new FiguresOverTime1700000000045().up(runner);
    // A start would do that.
    await app.sql('grant select, insert, update, delete on account_presence to public');
    const backfilled = await overTime({ by: 'week' });
    const [now] = await app.sql<{ users: number; dates: number }>(
      'select (select count(*) from users)::int as users, (select count(*) from date_experiences)::int as dates',
    );
    const total = (index: 0 | 1) => sums(backfilled).reduce((sum, pair) => sum + (pair[index] ?? 0), 0);
    expect([total(0), total(1)]).toEqual([now?.users, now?.dates]);
    expect(backfilled.points.at(-1)?.active).toBe(counted.points.at(-1)?.active);
  });
});

describe('the range', () => {
  it('is the past 30 days or 12 weeks by default, and whole weeks by week', async () => {
    const days = await overTime();
    expect([days.by, days.to, days.points.length]).toEqual(['day', today(), 30]);
    const weeks = await overTime({ by: 'week' });
    expect([weeks.points.length, weeks.to, weeks.retention.length]).toEqual([12, mondayOf(clock.now()), 12]);
    const part = await overTime({ by: 'week', from: '2026-01-07', to: '2026-01-20' });
    expect(part.points.map(({ start }) => start)).toEqual(['2026-01-05', '2026-01-12', '2026-01-19']);
  });

  it.each([
    { from: '2026-02-01', to: '2026-01-01' },
    { from: '2020-01-01', to: '2026-01-01' },
    { from: 'yesterday' },
    { by: 'hour' },
  ])('is refused when it makes no sense: %j', async (query) => {
    await admin.login();
    await admin.http.get(API.adminOverTime).query(query).expect(400);
  });
});

async function accountOf(user: TestUser): Promise<string | undefined> {
  const rows = await app.sql<{ at: Date }>('select created_at as at from users where email = $1', [
    user.email,
  ]);
  return rows[0]?.at.toISOString();
}

function mondayOf(at: Date): string {
  return dayOf(new Date(at.getTime() - ((at.getUTCDay() + 6) % 7) * DAY));
}
