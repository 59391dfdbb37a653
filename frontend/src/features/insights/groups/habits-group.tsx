import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import type { DashboardAnalytics } from '#contract/dating/insights/analytics';
import { topicBar } from '#scoring/insights/habits/chat-insights';
import { BarList } from '../charts/bar-list';
import { needsWords } from '../evidence-texts';
import { GroupCard, THREES, NotEnoughData, Numbers } from './group-card';
import { MARKS_ABOVE_BARS, Measure } from './measure';

const PERCENT = 100;

function Habit({ title, summary, children }: { title: string; summary: string; children: ReactNode }) {
  return (
    <div>
      <Typography variant="h4" data-plain>
        {title}
      </Typography>
      <Typography variant="body2" color="textSecondary" sx={{ mt: 0.25 }}>
        {summary}
      </Typography>
      {children}
    </div>
  );
}

function IdeaHabits({ analytics }: { analytics: DashboardAnalytics }) {
  const { totalLikes, totalDislikes, categoryPreferences } = analytics.dateIdeasEngagement;
  const meta = analytics.analyticsMeta['dateIdeasEngagement.categoryPreferences'];
  return (
    <Habit title="Date ideas you like" summary={`${totalLikes} liked, ${totalDislikes} disliked.`}>
      {categoryPreferences.length === 0 ? (
        <NotEnoughData words={needsWords('dateIdeasEngagement.categoryPreferences', meta)} />
      ) : (
        <Numbers title="Date ideas you like" mayBeChance={false}>
          <BarList
            label="Date ideas you like"
            tone="secondary"
            hasBars={false}
            max={PERCENT}
            items={categoryPreferences.map(({ category, engagement, votes }) => ({
              label: category,
              figure: `${engagement}%`,
              value: engagement,
              note: `${votes} ${votes === 1 ? 'vote' : 'votes'}`,
            }))}
          />
        </Numbers>
      )}
    </Habit>
  );
}

function talkWords({ totalMessages, avgSessionLength }: DashboardAnalytics['alexChatInsights']): string {
  const messages = `${totalMessages} ${totalMessages === 1 ? 'message' : 'messages'}`;
  if (avgSessionLength === null) return `${messages} so far.`;
  if (avgSessionLength < 1) return `${messages}, under a minute per chat on average.`;
  return `${messages}, ${avgSessionLength} ${avgSessionLength === 1 ? 'minute' : 'minutes'} per chat on average.`;
}

function ChatHabits({ analytics }: { analytics: DashboardAnalytics }) {
  const { topTopics } = analytics.alexChatInsights;
  const meta = analytics.analyticsMeta['alexChatInsights.topTopics'];
  return (
    <Habit title="What you talk about with Alex" summary={talkWords(analytics.alexChatInsights)}>
      {topTopics.length === 0 ? (
        <NotEnoughData words={needsWords('alexChatInsights.topTopics', meta)} />
      ) : (
        <Numbers title="What you talk about with Alex" mayBeChance={false}>
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
        </Numbers>
      )}
    </Habit>
  );
}

const LIMITS = [
  MARKS_ABOVE_BARS,
  "Consistency compares your ratings of the same person from date to date. It's also high if you never change your mind.",
  'Stability looks at the stars you saved over the last 90 days. Changing your mind is fine.',
  'Speed is 100 for a decision on the same day and 50 after 30 days. Neither is better.',
  "We add one like and one dislike to every category, so a single vote doesn't swing it.",
  'Topics are found by set keywords in your own messages. A bar is full at 10 messages.',
];

export function HabitsGroup({ analytics }: { analytics: DashboardAnalytics }) {
  const { analyticsMeta: meta, behaviorPatterns: behavior } = analytics;
  const { dateIdeasEngagement: ideas, alexChatInsights: chats } = analytics;
  const isEmpty =
    [behavior.evaluationConsistency, behavior.preferenceStability, behavior.decisionSpeed].every(
      (value) => value === null,
    ) && ideas.totalLikes + ideas.totalDislikes + chats.totalMessages === 0;
  return (
    <GroupCard title="Your habits" area="habits" isEmpty={isEmpty} limits={LIMITS}>
      <Box sx={THREES}>
        <Measure
          title="Scoring consistency"
          about="How consistently you rate the same person."
          measure="consistency"
          field="behaviorPatterns.evaluationConsistency"
          value={behavior.evaluationConsistency}
          unit=" of 100"
          meta={meta['behaviorPatterns.evaluationConsistency']}
          chance={analytics.chanceRanges['behaviorPatterns.evaluationConsistency']}
        />
        <Measure
          title="Preference stability"
          about="How steady your star ratings have been."
          measure="stability"
          field="behaviorPatterns.preferenceStability"
          value={behavior.preferenceStability}
          unit=" of 100"
          meta={meta['behaviorPatterns.preferenceStability']}
        />
        <Measure
          title="Decision speed"
          about="How quickly you move on when it isn't a fit."
          measure="speed"
          field="behaviorPatterns.decisionSpeed"
          value={behavior.decisionSpeed}
          unit=" of 100"
          meta={meta['behaviorPatterns.decisionSpeed']}
        />
        <IdeaHabits analytics={analytics} />
        <ChatHabits analytics={analytics} />
      </Box>
    </GroupCard>
  );
}
