import Box from '@mui/material/Box';
import type { DashboardAnalytics } from '#contract/analytics';
import { GroupCard } from './group-card';
import { ChatHabits, IdeaHabits } from './idea-and-chat-habits';
import { Measure } from './measure';

const LIMITS = [
  'Consistency compares your ratings of the same person from date to date. It is high as well when you never change your mind.',
  'Stability looks at the stars you saved over the last 90 days. Changing your mind is allowed.',
  'Speed is 100 for a decision on the same day and 50 after 30 days. Neither is better.',
  'One like does not make a category 100%: a like and a dislike are added to each, so that few votes count for less.',
  'Topics are found by fixed words in your own messages. A bar is full from 10 messages on.',
];

export function HabitsGroup({ analytics }: { analytics: DashboardAnalytics }) {
  const { analyticsMeta: meta, behaviorPatterns: behavior } = analytics;
  return (
    <GroupCard title="Your habits" area="habits" limits={LIMITS}>
      <Box
        sx={{
          display: 'grid',
          columnGap: 5,
          rowGap: 4,
          gridTemplateColumns: {
            xs: 'minmax(0, 1fr)',
            sm: 'repeat(2, minmax(0, 1fr))',
            md: 'repeat(3, minmax(0, 1fr))',
          },
        }}
      >
        <Box sx={{ display: 'grid', gap: 3, alignContent: 'start' }}>
          <Measure
            title="Scoring consistency"
            about="How alike you rate one person from date to date."
            measure="consistency"
            field="behaviorPatterns.evaluationConsistency"
            value={behavior.evaluationConsistency}
            unit=" of 100"
            meta={meta['behaviorPatterns.evaluationConsistency']}
          />
          <Measure
            title="Preference stability"
            about="How steady your stars stayed."
            measure="stability"
            field="behaviorPatterns.preferenceStability"
            value={behavior.preferenceStability}
            unit=" of 100"
            meta={meta['behaviorPatterns.preferenceStability']}
          />
          <Measure
            title="Decision speed"
            about="How soon you let go of what does not fit."
            measure="speed"
            field="behaviorPatterns.decisionSpeed"
            value={behavior.decisionSpeed}
            unit=" of 100"
            meta={meta['behaviorPatterns.decisionSpeed']}
          />
        </Box>
        <IdeaHabits analytics={analytics} />
        <ChatHabits analytics={analytics} />
      </Box>
    </GroupCard>
  );
}
