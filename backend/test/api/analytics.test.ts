import type { AnalyticsField, DashboardAnalytics } from '#contract/dating/insights/analytics';
import { ConversationService } from '../../src/alex/conversation/conversation.service';
import { ManualClock } from '../support/time/manual-clock';
import { liveTheSample } from '../support/dating/sample-dating';
import { TestApp } from '../support/test-app';
import { rateAll, type TestUser } from '../support/accounts/test-user';

const DAY_SECONDS = 86_400;
const clock = new ManualClock(new Date('2024-01-10T12:00:00.000Z'));

let app: TestApp;
beforeAll(async () => {
  app = await TestApp.start({ clock });
});
afterAll(() => app.close());

async function analyticsOf(user: TestUser): Promise<DashboardAnalytics> {
  return (await user.http.get('/api/dashboard/analytics').expect(200)).body as DashboardAnalytics;
}

function needsOf({ analyticsMeta }: DashboardAnalytics): Record<string, number> {
  return Object.fromEntries(Object.entries(analyticsMeta).map(([field, { needs }]) => [field, needs]));
}

const dayAgo = (days: number) =>
  new Date(clock.now().getTime() - days * DAY_SECONDS * 1000).toISOString().slice(0, 10);

describe('the worked example, lived through the API over sixty days', () => {
  let sample: DashboardAnalytics;
  beforeAll(async () => {
    const user = await app.member();
    await liveTheSample(user, clock);
    sample = await analyticsOf(user);
  }, 60_000);

  it('finds five of seven matches with a fit of 60% or more', () => {
    expect(sample.datingEfficiencyScore).toBe(71);
  });

  it('rates the later dates 6.3 points above the earlier ones', () => {
    expect(sample.improvementTrend).toEqual({ direction: 'up', percentage: 6.3 });
  });

  it('measures how closely the standards follow the heart', () => {
    expect(sample.standardsCalibration).toBe(75);
  });

  it('counts the days with a date in the last thirty, without the thirty-first', () => {
    expect(sample.dateFrequency).toBe(5);
  });

  it('knows how long decisions took and how many were taken', () => {
    expect(sample.decisionMaking).toEqual({ avgDaysToDecision: 13.5, archiveRate: 57 });
  });

  it('orders the standards by how well they go with a good date', () => {
    expect(sample.criteriaPerformance).toEqual([
      { name: 'Humor', correlation: 0.91, n: 12, reliable: true },
      { name: 'Trust', correlation: 0.56, n: 12, reliable: false },
      { name: 'Goals', correlation: 0.33, n: 12, reliable: false },
    ]);
  });

  it('relates age to fit, and leaves out unstated facts', () => {
    expect(sample.profileStrength).toEqual([{ trait: 'Age', correlation: 0.32, n: 7 }]);
  });

  it('finds what first dates already predicted', () => {
    expect(sample.successIndicators).toEqual([
      { indicator: 'compatibility', predictiveValue: 100 },
      { indicator: 'Trust', predictiveValue: 100 },
      { indicator: 'enjoyment', predictiveValue: 88 },
      { indicator: 'Goals', predictiveValue: 88 },
      { indicator: 'Humor', predictiveValue: 71 },
      { indicator: 'chemistry', predictiveValue: 67 },
    ]);
  });

  it('describes habits of rating, choosing standards and deciding', () => {
    expect(sample.behaviorPatterns).toEqual({
      evaluationConsistency: 95,
      preferenceStability: 100,
      decisionSpeed: 69,
    });
  });

  it('draws every date with its heart and its head, oldest first', () => {
    expect(sample.dateTrend.map(({ head }) => head)).toEqual([
      70.8, 64.2, 80.8, 49.2, 60, 78.3, 84.2, 49.2, 63.3, 76.7, 84.2, 83.3,
    ]);
    expect(sample.dateTrend.map(({ heart }) => heart)).toEqual([
      80, 85, 85, 45, 80, 65, 90, 45, 65, 65, 85, 80,
    ]);
  });

  it('says what every figure is based on', () => {
    const counts = Object.fromEntries(
      Object.entries(sample.analyticsMeta).map(([field, { n }]) => [field, n]),
    );
    expect(counts).toMatchObject({
      datingEfficiencyScore: 7,
      improvementTrend: 12,
      standardsCalibration: 12,
      dateFrequency: 5,
      'decisionMaking.avgDaysToDecision': 4,
      'decisionMaking.archiveRate': 7,
      criteriaPerformance: 12,
      profileStrength: 7,
      successIndicators: 7,
      'behaviorPatterns.evaluationConsistency': 15,
      'behaviorPatterns.preferenceStability': 60,
      'behaviorPatterns.decisionSpeed': 4,
    } satisfies Partial<Record<AnalyticsField, number>>);
    expect(sample.analyticsMeta.successIndicators).toEqual({
      n: 7,
      needs: 0,
      successes: 3,
      failures: 4,
      evidence: 'few',
      p: null,
    });
  });

  it('claims nothing that chance explains', () => {
    const { analyticsMeta: meta, claims, claimsNeed } = sample;
    expect(claimsNeed).toBe(0);
    expect(sample).toMatchObject({ scored: { dates: 12, people: 7 }, evenStandards: [] });
    for (const field of ['improvementTrend', 'criteriaPerformance', 'profileStrength'] as const) {
      expect(meta[field].evidence).toBe('chance');
      expect(meta[field].p).toBeGreaterThan(0.0125);
      expect(claims[field]).toEqual({ about: null, direction: 0 });
    }
    const range = sample.chanceRanges.standardsCalibration;
    expect(range?.low).toBeLessThan(range?.high ?? 0);
  });
});

describe('a new user', () => {
  it('gets no figures without data, and learns what is missing', async () => {
    const analytics = await analyticsOf(await app.member());
    expect(analytics).toMatchObject({
      datingEfficiencyScore: null,
      improvementTrend: null,
      standardsCalibration: null,
      dateFrequency: 0,
      decisionMaking: { avgDaysToDecision: null, archiveRate: null },
      criteriaPerformance: [],
      profileStrength: [],
      successIndicators: [],
      dateIdeasEngagement: { totalLikes: 0, totalDislikes: 0, categoryPreferences: [] },
      alexChatInsights: { totalMessages: 0, avgSessionLength: null, topTopics: [] },
      behaviorPatterns: { evaluationConsistency: null, preferenceStability: null, decisionSpeed: null },
      dateTrend: [],
    });
    expect(needsOf(analytics)).toEqual({
      datingEfficiencyScore: 3,
      improvementTrend: 4,
      standardsCalibration: 3,
      dateFrequency: 0,
      'decisionMaking.avgDaysToDecision': 1,
      'decisionMaking.archiveRate': 1,
      criteriaPerformance: 5,
      profileStrength: 6,
      successIndicators: 6,
      'dateIdeasEngagement.totalLikes': 0,
      'dateIdeasEngagement.totalDislikes': 0,
      'dateIdeasEngagement.categoryPreferences': 1,
      'alexChatInsights.totalMessages': 0,
      'alexChatInsights.avgSessionLength': 1,
      'alexChatInsights.topTopics': 1,
      'behaviorPatterns.evaluationConsistency': 6,
      'behaviorPatterns.preferenceStability': 14,
      'behaviorPatterns.decisionSpeed': 2,
    } satisfies Record<AnalyticsField, number>);
  });

  it('sees figures appear one by one as dates are scored', async () => {
    const user = await app.member();
    const standards = await user.onboard();
    const match = await user.addMatch();
    await user.scoreDate(match.id, rateAll(standards, 6), { dateDate: dayAgo(3) });
    await user.scoreDate(match.id, rateAll(standards, 7), { dateDate: dayAgo(2) });
    const two = await analyticsOf(user);
    expect(two.standardsCalibration).toBeNull();
    expect(two.analyticsMeta.standardsCalibration).toEqual({ n: 2, needs: 1 });
    await user.scoreDate(match.id, rateAll(standards, 8), { dateDate: dayAgo(1) });
    const three = await analyticsOf(user);
    expect(three.standardsCalibration).not.toBeNull();
    expect(three.analyticsMeta.standardsCalibration).toEqual({ n: 3, needs: 0 });
    expect(three.analyticsMeta.improvementTrend).toEqual({ n: 3, needs: 1, evidence: 'few', p: null });
    expect(three.claimsNeed).toBeGreaterThan(0);
    expect(three.dateFrequency).toBe(3);
  });
});

describe('habits', () => {
  it('count likes and dislikes, and the kinds of ideas they went to', async () => {
    const user = await app.member();
    const vote = (dateIdeaId: string, eventType: string, preference: string) =>
      user.http
        .post('/api/date-ideas/preference')
        .send({ dateIdeaId, dateIdeaData: { name: dateIdeaId, eventType }, preference })
        .expect(200);
    for (const id of ['a', 'b', 'c', 'd']) await vote(id, 'Museum', 'liked');
    await vote('e', 'Museum', 'disliked');
    await vote('f', 'Picnic', 'liked');
    for (const id of ['g', 'h', 'i']) await vote(id, 'Club', 'disliked');
    expect((await analyticsOf(user)).dateIdeasEngagement).toEqual({
      totalLikes: 5,
      totalDislikes: 4,
      categoryPreferences: [
        { category: 'Museum', engagement: 71.4, votes: 5 },
        { category: 'Picnic', engagement: 66.7, votes: 1 },
        { category: 'Club', engagement: 20, votes: 3 },
      ],
    });
  });

  it('count what was said to Alex, how long and about what', async () => {
    const user = await app.member();
    const [owner] = await app.sql<{ id: string }>('select id from users where email = $1', [user.email]);
    const start = clock.now().getTime();
    const said = (minute: number, role: 'user' | 'alex', message: string) => ({
      role,
      message,
      coach: role === 'alex' ? ('built-in' as const) : null,
      references: [],
      createdAt: new Date(start + minute * 60_000),
    });
    await app.app
      .get(ConversationService, { strict: false })
      .keep(owner?.id ?? '', [
        said(0, 'user', 'Can I TRUST someone who never texts?'),
        said(2, 'alex', 'Trust grows.'),
        said(9, 'user', 'I worry about trust.'),
        said(200, 'user', 'Entrusted with a context'),
        said(203, 'alex', 'I see.'),
        said(1000, 'user', 'What about texting?'),
      ]);
    expect((await analyticsOf(user)).alexChatInsights).toEqual({
      totalMessages: 4,
      avgSessionLength: 4,
      topTopics: [
        { topic: 'Texting', frequency: 2 },
        { topic: 'Trust', frequency: 2 },
        { topic: 'Anxiety', frequency: 1 },
      ],
    });
  });

  it('detect stars that moved between two saved selections', async () => {
    const user = await app.member();
    await user.selectBuiltIn({ '1': 5, '2': 3, '3': 3 });
    expect((await analyticsOf(user)).analyticsMeta['behaviorPatterns.preferenceStability']).toEqual({
      n: 0,
      needs: 14,
    });
    clock.pass(14 * DAY_SECONDS);
    await user.selectBuiltIn({ '1': 5, '2': 3, '3': 4 });
    expect((await analyticsOf(user)).behaviorPatterns.preferenceStability).toBe(94);
  });
});

describe('the last thirty days', () => {
  it("end today in the user's time zone", async () => {
    const lateEvening = new Date(clock.now());
    const user = await app.member({ timezone: 'Pacific/Kiritimati' });
    const standards = await user.onboard();
    const match = await user.addMatch();
    // Fourteen hours ahead of UTC: at noon UTC it is already tomorrow there.
    const tomorrow = new Date(lateEvening.getTime() + DAY_SECONDS * 1000).toISOString().slice(0, 10);
    await user.scoreDate(match.id, rateAll(standards, 6), { dateDate: tomorrow });
    await user.scoreDate(match.id, rateAll(standards, 6), { dateDate: dayAgo(28) });
    await user.scoreDate(match.id, rateAll(standards, 6), { dateDate: dayAgo(29) });
    expect((await analyticsOf(user)).dateFrequency).toBe(2);
  });
});

describe('whose figures these are', () => {
  it("never counts another user's dates", async () => {
    const [owner, neighbor] = [await app.member(), await app.member()];
    const standards = await owner.onboard();
    await neighbor.onboard();
    const match = await owner.addMatch();
    for (let count = 0; count < 4; count += 1) await owner.scoreDate(match.id, rateAll(standards, 9));
    expect((await analyticsOf(owner)).dateTrend).toHaveLength(4);
    const other = await analyticsOf(neighbor);
    expect(other.dateTrend).toEqual([]);
    expect(other.analyticsMeta['decisionMaking.archiveRate'].n).toBe(0);
  });

  it('are hidden from anyone who is not signed in and confirmed', async () => {
    await app.visitor().http.get('/api/dashboard/analytics').expect(401);
    const unconfirmed = app.visitor();
    await unconfirmed.register();
    await unconfirmed.login();
    const refused = await unconfirmed.http.get('/api/dashboard/analytics').expect(403);
    expect(refused.body).toMatchObject({ kind: 'email_unconfirmed' });
  });
});
