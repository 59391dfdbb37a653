import type { AdminAnalytics, AdminStats, SurveyBreakdown } from '#contract/console/admin';
import { administrator, idOf } from '../support/accounts/administrator';
import { TestApp } from '../support/test-app';
import { rateAll, type TestUser } from '../support/accounts/test-user';

/** Each test has its own database, because figures cover the whole platform. */
let app: TestApp;
let admin: TestUser;
beforeEach(async () => {
  app = await TestApp.start();
  admin = await administrator(app);
});
afterEach(() => app.close());

const stats = async () => (await admin.http.get('/api/admin/stats').expect(200)).body as AdminStats;
const analytics = async () =>
  (await admin.http.get('/api/admin/analytics').expect(200)).body as AdminAnalytics;
const breakdown = async () =>
  (await admin.http.get('/api/admin/survey-breakdown').expect(200)).body as SurveyBreakdown;

/** Two matches, one at 90 percent and one at 40, and an archived one at 100. */
async function dater(): Promise<TestUser> {
  const user = await app.member();
  const standards = await user.onboard();
  for (const rating of [9, 4, 10]) {
    const match = await user.addMatch();
    await user.scoreDate(match.id, rateAll(standards, rating));
    if (rating === 10)
      await user.http.put(`/api/candidates/${match.id}`).send({ archived: true }).expect(200);
  }
  return user;
}

describe('the stats', () => {
  it('are 0 without data', async () => {
    expect(await stats()).toMatchObject({
      totalUsers: 1,
      activeUsers: 0,
      avgMatchesPerUser: 0,
      avgHighestScore: 0,
    });
  });

  it('count every account, and the scores of ranked matches from 0 to 10', async () => {
    await dater();
    const other = await app.member();
    await other.addMatch();
    expect(await stats()).toMatchObject({
      totalUsers: 3,
      activeUsers: 2,
      avgMatchesPerUser: 2,
      avgHighestScore: 9,
    });
  });

  it('follow changes to stars, ratings, archived and deleted matches, and deleted accounts', async () => {
    const user = await dater();
    const best = (await user.matches()).find(({ compatibilityScore }) => compatibilityScore === 90);
    await user.http.put(`/api/candidates/${best?.id}`).send({ archived: true }).expect(200);
    expect(await stats()).toMatchObject({ avgHighestScore: 4 });
    await user.http.delete(`/api/candidates/${best?.id}`).expect(204);
    expect(await stats()).toMatchObject({ avgHighestScore: 4, avgMatchesPerUser: 2 });
    await user.http.delete('/api/user').send({ currentPassword: user.password }).expect(204);
    expect(await stats()).toMatchObject({ totalUsers: 1, activeUsers: 0, avgHighestScore: 0 });
  });

  it('count users as active only if they added a match in the last 30 days', async () => {
    const user = await app.member();
    await user.addMatch();
    await app.sql(`update candidates set created_at = now() - interval '32 days'`);
    expect(await stats()).toMatchObject({ activeUsers: 0, avgMatchesPerUser: 0 });
  });
});

describe('the analytics', () => {
  it('count users who joined in the last day, are confirmed, or have been away for 30 days', async () => {
    const away = await app.member();
    const gone = await app.member();
    await app.visitor().register();
    expect(await analytics()).toMatchObject({ inactiveUsers30Days: 0 });
    await app.sql(`update users set created_at = now() - interval '40 days' where email = any($1)`, [
      [admin.email, away.email, gone.email],
    ]);
    await app.sql(
      `update account_activity set last_seen_at = now() - interval '40 days' where owner_id = $1`,
      [await idOf(app, away)],
    );
    expect(await analytics()).toMatchObject({
      userGrowth24h: 33.3333,
      totalUsers: 4,
      totalConfirmedUsers: 3,
      inactiveUsers30Days: 1,
    });
    await gone.http.delete('/api/user').send({ currentPassword: gone.password }).expect(204);
    expect(await analytics()).toMatchObject({ userGrowth24h: 0, totalUsers: 3 });
    await away.http.delete('/api/user').send({ currentPassword: away.password }).expect(204);
    expect((await analytics()).userGrowth24h).toBeLessThan(0);
  });

  it('average matches, standards and scores over all accounts', async () => {
    await dater();
    expect(await analytics()).toMatchObject({
      avgMatchesTotal: 1.5,
      avgMatches30Days: 1.5,
      avgStandards: 1.5,
      avgHighestScore: 9,
      avgLowestScore: 4,
    });
  });

  it('measure session lifespan in days', async () => {
    await app.sql(`update sessions set last_seen_at = created_at + interval '3 days'`);
    expect((await analytics()).sessionLifespan).toBe(3);
  });
});

describe('the survey breakdown', () => {
  it('counts every account under each answer, and the unanswered as not specified', async () => {
    const user = await app.member();
    await user.answerSurvey();
    const answer = await breakdown();
    expect(answer).toMatchObject({ total: 2, surveyComplete: 1 });
    expect(answer.gender).toEqual([
      { value: 'not-specified', count: 1 },
      { value: 'woman', count: 1 },
    ]);
    expect(answer.howHeardAbout).toContainEqual({ value: 'friend-referral', count: 1 });
    await user.http.patch('/api/user/profile').send({ gender: 'non-binary' }).expect(200);
    expect((await breakdown()).gender).toEqual([
      { value: 'non-binary', count: 1 },
      { value: 'not-specified', count: 1 },
    ]);
  });
});
