import { chatInsights, sessionLengths, topicBar } from './habits/chat-insights';
import { ideaEngagement, type IdeaVote } from './habits/idea-engagement';
import { CHAT_TOPICS } from './habits/topics';

describe('liked and passed-over ideas', () => {
  const votes = (category: string, likes: number, dislikes: number): IdeaVote[] => [
    ...Array.from({ length: likes }, () => ({ category, preference: 'liked' as const })),
    ...Array.from({ length: dislikes }, () => ({ category, preference: 'disliked' as const })),
  ];

  it('do not make a category 100% after a single like', () => {
    const { categories, ...totals } = ideaEngagement([
      ...votes('Museum', 4, 1),
      ...votes('Picnic', 1, 0),
      ...votes('Club', 0, 3),
    ]);
    expect(totals).toEqual({ totalLikes: 5, totalDislikes: 4 });
    expect(categories.value).toEqual([
      { category: 'Museum', engagement: 71.4, votes: 5 },
      { category: 'Picnic', engagement: 66.7, votes: 1 },
      { category: 'Club', engagement: 20, votes: 3 },
    ]);
  });

  it('show the top five categories, with ties broken by more votes, then by name', () => {
    const { categories } = ideaEngagement([
      ...['D', 'B', 'C', 'A', 'E'].flatMap((name) => votes(name, 1, 1)),
      ...votes('Z', 2, 2),
    ]);
    expect(categories.value.map(({ category }) => category)).toEqual(['Z', 'A', 'B', 'C', 'D']);
  });

  it('ask for one vote when there is none', () => {
    expect(ideaEngagement([]).categories).toEqual({ value: [], n: 0, needs: 1 });
  });
});

describe('conversations', () => {
  const said = (minute: number, message: string, role: 'user' | 'alex' = 'user') => ({
    role,
    message,
    createdAt: new Date(minute * 60_000),
  });

  it('end after a pause of more than thirty minutes', () => {
    expect(sessionLengths([0, 2, 9, 200, 203, 1000])).toEqual([9, 3, 0]);
    expect(sessionLengths([0, 30, 60.5])).toEqual([30, 0]);
    expect(sessionLengths([])).toEqual([]);
  });

  it('take four minutes on average in the worked example', () => {
    const messages = [1000, 0, 2, 9, 200, 203].map((minute) => said(minute, 'Hello'));
    expect(chatInsights(messages).avgSessionLength).toEqual({ value: 4, n: 3, needs: 0 });
  });

  it('count what the user said, not what Alex answered', () => {
    const insights = chatInsights([said(0, 'I trust her'), said(1, 'Trust, texting, boundaries', 'alex')]);
    expect(insights.totalMessages).toBe(1);
    expect(insights.topTopics).toEqual({ value: [{ topic: 'Trust', frequency: 1 }], n: 1, needs: 0 });
  });

  it('count a message once per topic, and under several topics', () => {
    const { topTopics } = chatInsights([said(0, 'Trust, trust, trust, and our first date?')]);
    expect(topTopics.value).toEqual([
      { topic: 'First dates', frequency: 1 },
      { topic: 'Trust', frequency: 1 },
    ]);
  });

  it('are matched to topics by whole words, in upper or lower case', () => {
    const topicsIn = (text: string) =>
      chatInsights([said(0, text)]).topTopics.value.map(({ topic }) => topic);
    expect(topicsIn('TRUST!')).toEqual(['Trust']);
    expect(topicsIn('distrustful')).toEqual([]);
    expect(topicsIn('a context of exes-and-ohs')).toEqual(['Breakups']);
    expect(topicsIn('naïveté')).toEqual([]);
  });

  it('ask for a first message when there is none', () => {
    expect(chatInsights([])).toEqual({
      totalMessages: 0,
      avgSessionLength: { value: null, n: 0, needs: 1 },
      topTopics: { value: [], n: 0, needs: 1 },
    });
  });

  it('fill a bar with ten messages', () => {
    expect([1, 10, 25].map(topicBar)).toEqual([0.1, 1, 1]);
  });

  it('cover at least thirteen topics', () => {
    expect(CHAT_TOPICS.map(({ name }) => name)).toEqual(
      expect.arrayContaining([
        'Communication',
        'Trust',
        'First dates',
        'Date ideas',
        'Texting',
        'Chemistry',
        'Conflict',
        'Boundaries',
        'Breakups',
        'Standards',
        'Profile',
        'Commitment',
        'Anxiety',
      ]),
    );
  });
});
