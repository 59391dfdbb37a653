import type { AdminAnalytics, AdminStats, SurveyBreakdown } from '#contract/console/admin';
import { ActivityService } from '../../src/admin/figures/activity.service';
import { KeyRing } from '../../src/platform/crypto/key-ring';
import { maintain } from '../../src/maintenance';
import { administrator } from '../support/accounts/administrator';
import { TestApp } from '../support/test-app';
import { rateAll, type TestUser } from '../support/accounts/test-user';

let app: TestApp;
let admin: TestUser;
beforeEach(async () => {
  app = await TestApp.start();
  admin = await administrator(app);
});
afterEach(() => app.close());

interface Truth {
  accounts: number;
  confirmed: number;
  standards: number;
  matches: number;
  matchers: number;
  women: number;
}

/** Counts straight from the tables, which would be too slow with a million accounts. */
async function truth(): Promise<Truth> {
  const [row] = await app.sql<Truth>(
    `select (select count(*) from users)::int as accounts,
       (select count(*) from users where email_confirmed_at is not null)::int as confirmed,
       (select count(*) from criteria where position is not null)::int as standards,
       (select count(*) from candidates)::int as matches,
       (select count(distinct owner_id) from candidates)::int as matchers,
       (select count(*) from users where gender_index = $1)::int as women`,
    app.app.get(KeyRing).answerIndexes('gender', 'woman').slice(0, 1),
  );
  if (!row) throw new Error('Nothing counted');
  return row;
}

async function shown(): Promise<Truth> {
  const get = async <Answer>(call: string) =>
    (await admin.http.get(`/api/admin/${call}`).expect(200)).body as Answer;
  const stats = await get<AdminStats>('stats');
  const analytics = await get<AdminAnalytics>('analytics');
  const { gender } = await get<SurveyBreakdown>('survey-breakdown');
  return {
    accounts: stats.totalUsers,
    confirmed: analytics.totalConfirmedUsers,
    standards: Math.round(analytics.avgStandards * analytics.totalUsers),
    matches: Math.round(analytics.avgMatchesTotal * analytics.totalUsers),
    matchers: stats.activeUsers,
    women: gender.find(({ value }) => value === 'woman')?.count ?? 0,
  };
}

/** Changes that affect every count, in a different order for each user. */
async function live(user: TestUser, seed: number): Promise<void> {
  const standards = await user.onboard();
  for (let step = 0; step < 4; step += 1) {
    const match = await user.addMatch();
    await user.scoreDate(match.id, rateAll(standards, 1 + ((seed + step) % 10)));
    if ((seed + step) % 3 === 0) await user.http.delete(`/api/candidates/${match.id}`).expect(204);
  }
  if (seed % 2 === 0) await user.selectBuiltIn({ '1': 1, '2': 2, '4': 3, '5': 4 });
  if (seed % 3 === 0) await user.http.patch('/api/user/profile').send({ gender: 'man' }).expect(200);
  if (seed % 4 === 3)
    await user.http.delete('/api/user').send({ currentPassword: user.password }).expect(204);
}

const fold = () => app.app.get(ActivityService).recountAll();

describe("the console's counts", () => {
  it('match the tables while users write and workers recount at the same time', async () => {
    const users = await Promise.all(Array.from({ length: 8 }, () => app.member()));
    let isOver = false;
    const workers = [1, 2].map(async () => {
      while (!isOver) await fold();
    });
    await Promise.all(users.map((user, seed) => live(user, seed)));
    expect(await shown()).toEqual(await truth());
    isOver = true;
    await Promise.all(workers);
    expect(await shown()).toEqual(await truth());
    expect(await app.sql('select 1 from account_marks')).toEqual([]);
  });

  it('ignore a change that was rolled back', async () => {
    const user = await app.member();
    await user.onboard();
    const before = await shown();
    await app.sql('begin');
    await app.sql(`delete from users where email = $1`, [user.email]);
    await app.sql('rollback');
    expect(await shown()).toEqual(before);
  });

  it('keep working when one account’s matches are unreadable', async () => {
    const broken = await app.member();
    await live(broken, 1);
    await fold();
    await app.sql(`update candidates set history = '[{"damaged": true}]'`);
    const user = await app.member();
    await live(user, 2);
    expect(await shown()).toEqual(await truth());
    expect(await app.sql('select 1 from account_marks')).toEqual([]);
  });

  it('are the same before and after folding', async () => {
    const user = await app.member();
    await live(user, 1);
    const before = await shown();
    await fold();
    expect(await app.sql('select 1 from rollup_deltas')).toEqual([]);
    expect(await shown()).toEqual(before);
  });

  it('are restored when an operator rebuilds them', async () => {
    const user = await app.member();
    await live(user, 5);
    const before = await shown();
    await fold();
    await app.sql(`delete from rollup_counters where metric <> 'sessions'`);
    await app.sql('update account_activity set match_count = 99, highest_score = null');
    expect(await shown()).not.toEqual(before);
    expect(await maintain(app.env, ['rebuild-counts'])).toMatch(/^Recounted/);
    expect(await shown()).toEqual(before);
    expect((await admin.http.get('/api/admin/stats')).body).toMatchObject({ avgMatchesPerUser: 3 });
  });
});
