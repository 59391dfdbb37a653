import { DashboardPage } from '../features/dashboard/dashboard-page';
import { lazyPart } from '../lib/lazy';
import { SkeletonCards } from '../ui/feedback/skeleton-cards';

const MatchesScreen = lazyPart(
  async () => (await import('./matches-screen')).MatchesScreen,
  <SkeletonCards count={4} label="Loading your matches" dial />,
);
const PendingDatesNotice = lazyPart(
  async () =>
    (await import('../features/date-experiences/pending-dates/pending-dates-notice')).PendingDatesNotice,
);
const InsightsPanel = lazyPart(
  async () => (await import('../features/insights/insights-panel')).InsightsPanel,
  <SkeletonCards count={2} label="Loading your insights" />,
);
const DuePredictions = lazyPart(
  async () => (await import('../features/predictions/due-predictions')).DuePredictions,
);
const PredictionRecord = lazyPart(
  async () => (await import('../features/predictions/prediction-record')).PredictionRecord,
);
const DateIdeasTab = lazyPart(
  async () => (await import('../features/date-ideas/date-ideas-tab')).DateIdeasTab,
  <SkeletonCards count={3} label="Loading date ideas" />,
);
const AlexTab = lazyPart(
  async () => (await import('../features/alex/alex-tab')).AlexTab,
  <SkeletonCards count={3} label="Loading Alex" />,
);
const ProfileDialog = lazyPart(
  async () => (await import('../features/profile/profile-dialog/profile-dialog')).ProfileDialog,
);

/** Features may only use each other's API calls; their screens are combined here. */
export function DashboardScreen() {
  return (
    <DashboardPage
      notice={
        <>
          <PendingDatesNotice />
          <DuePredictions />
        </>
      }
      insights={
        <>
          <InsightsPanel />
          <PredictionRecord />
        </>
      }
      matches={<MatchesScreen />}
      dateIdeas={<DateIdeasTab />}
      Alex={AlexTab}
      ProfileDialog={ProfileDialog}
    />
  );
}
