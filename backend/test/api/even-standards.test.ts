import type { DashboardAnalytics } from '#contract/dating/insights/analytics';
import { TestApp } from '../support/test-app';
import { rateAll } from '../support/accounts/test-user';

let app: TestApp;
beforeAll(async () => {
  app = await TestApp.start();
});
afterAll(() => app.close());

describe('a standard that sets no one apart', () => {
  it('is pointed out with its share of the stars, once four matches are rated alike on it', async () => {
    const user = await app.member();
    const standards = await user.onboard();
    for (const rating of [3, 9, 5, 7]) {
      const match = await user.addMatch();
      await user.scoreDate(match.id, rateAll(standards, 8, rating, rating));
    }
    const { body } = await user.http.get('/api/dashboard/analytics').expect(200);
    expect((body as DashboardAnalytics).evenStandards).toEqual([
      { name: standards[0]?.question, share: 42, matches: 4 },
    ]);
  });
});
