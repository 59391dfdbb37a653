import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import type { DashboardAnalytics } from '#contract/analytics';
import { topicBar } from '#scoring/insights/chat-insights';
import { BarList } from './bar-list';
import { NotYet } from './not-yet';
import { needsWords } from './rest-words';

const PERCENT = 100;

function Habit({ title, summary, children }: { title: string; summary: string; children: ReactNode }) {
  return (
    <div>
      <Typography variant="h4">{title}</Typography>
      <Typography variant="body2" color="textSecondary" sx={{ mt: 0.25 }}>
        {summary}
      </Typography>
      {children}
    </div>
  );
}

export function IdeaHabits({ analytics }: { analytics: DashboardAnalytics }) {
  const { totalLikes, totalDislikes, categoryPreferences } = analytics.dateIdeasEngagement;
  const meta = analytics.analyticsMeta['dateIdeasEngagement.categoryPreferences'];
  return (
    <Habit title="Date ideas you like" summary={`${totalLikes} liked, ${totalDislikes} disliked.`}>
      {categoryPreferences.length === 0 ? (
        <NotYet words={needsWords('dateIdeasEngagement.categoryPreferences', meta)} />
      ) : (
        <BarList
          label="Date ideas you like"
          tone="secondary"
          max={PERCENT}
          items={categoryPreferences.map(({ category, engagement, votes }) => ({
            label: category,
            figure: `${engagement}%`,
            value: engagement,
            note: `${votes} ${votes === 1 ? 'vote' : 'votes'}`,
          }))}
        />
      )}
    </Habit>
  );
}

function talkWords({ totalMessages, avgSessionLength }: DashboardAnalytics['alexChatInsights']): string {
  const messages = `${totalMessages} ${totalMessages === 1 ? 'message' : 'messages'}`;
  if (avgSessionLength === null) return `${messages} so far.`;
  if (avgSessionLength < 1) return `${messages}, under a minute a talk on average.`;
  return `${messages}, ${avgSessionLength} ${avgSessionLength === 1 ? 'minute' : 'minutes'} a talk on average.`;
}

export function ChatHabits({ analytics }: { analytics: DashboardAnalytics }) {
  const { topTopics } = analytics.alexChatInsights;
  const meta = analytics.analyticsMeta['alexChatInsights.topTopics'];
  return (
    <Habit title="What you talk about with Alex" summary={talkWords(analytics.alexChatInsights)}>
      {topTopics.length === 0 ? (
        <NotYet words={needsWords('alexChatInsights.topTopics', meta)} />
      ) : (
        <BarList
          label="What you talk about with Alex"
          tone="primary"
          max={1}
          items={topTopics.map(({ topic, frequency }) => ({
            label: topic,
            figure: `${frequency} ${frequency === 1 ? 'message' : 'messages'}`,
            value: topicBar(frequency),
          }))}
        />
      )}
    </Habit>
  );
}
