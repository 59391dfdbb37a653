import { DashboardPage } from '../features/dashboard/dashboard-page';
import { AlexLoading } from '../features/alex/alex-loading';
import { StandingLoading } from '../features/decision/where-you-stand/standing-frame';
import { lazyPart } from '../lib/loading/lazy';
import { PanelBoundary } from '../ui/feedback/panel-boundary';
import { Private } from '../ui/privacy/private';
import { SkeletonCards } from '../ui/feedback/skeleton-cards';
import { StillSettling } from '../ui/layout/in-order';
import { LazyPredictionQuestion } from './lazy-prediction-question';

const MatchesScreen = lazyPart(
  async () => (await import('./matches-screen')).MatchesScreen,
  <SkeletonCards count={4} label="Loading your matches" dial />,
);
const WhereYouStand = lazyPart(
  async () => (await import('../features/decision/where-you-stand/where-you-stand-panel')).WhereYouStandPanel,
  <StandingLoading />,
);
const PendingDatesNotice = lazyPart(
  async () =>
    (await import('../features/date-experiences/pending-dates/pending-dates-notice')).PendingDatesNotice,
);
const InsightsPanel = lazyPart(
  async () => (await import('../features/insights/insights-panel')).InsightsPanel,
  <SkeletonCards count={2} label="Loading your insights" />,
);
const MonthPage = lazyPart(
  async () => (await import('../features/insights/month/month-page')).MonthPage,
  <SkeletonCards count={2} label="Loading your calendar" />,
);
const DuePredictions = lazyPart(
  async () => (await import('../features/predictions/due-predictions')).DuePredictions,
);
const PredictionRecord = lazyPart(
  async () => (await import('../features/predictions/prediction-record')).PredictionRecord,
);
const ComingUp = lazyPart(
  async () => (await import('../features/planned-dates/coming-up/coming-up')).ComingUp,
  <StillSettling />,
);
const PastDateCard = lazyPart(
  async () => (await import('../features/planned-dates/coming-up/past-date-card')).PastDateCard,
);
const PlanDateDialog = lazyPart(
  async () => (await import('../features/planned-dates/plan-date/plan-date-dialog')).PlanDateDialog,
);
const DateIdeasTab = lazyPart(
  async () => (await import('../features/date-ideas/date-ideas-tab')).DateIdeasTab,
  <SkeletonCards count={3} label="Loading date ideas" />,
);
const AlexTab = lazyPart(async () => (await import('../features/alex/alex-tab')).AlexTab, <AlexLoading />);
const ProfileDialog = lazyPart(
  async () => (await import('../features/profile/profile-dialog/profile-dialog')).ProfileDialog,
);

function PrivateMonth(props: { month: string }) {
  return (
    <Private>
      <MonthPage {...props} />
    </Private>
  );
}

/** Features may only use each other's API calls; their screens are combined here. */
export function DashboardScreen() {
  return (
    <DashboardPage
      notice={
        <>
          {/* It also sends them. */}
          <PanelBoundary>
            <Private>
              <PendingDatesNotice PredictionQuestion={LazyPredictionQuestion} />
            </Private>
          </PanelBoundary>
          <PanelBoundary isOptional>
            <Private>
              <PastDateCard />
            </Private>
          </PanelBoundary>
          <PanelBoundary isOptional>
            <Private>
              <DuePredictions />
            </Private>
          </PanelBoundary>
        </>
      }
      standing={
        <>
          <PanelBoundary>
            <Private>
              <WhereYouStand />
            </Private>
          </PanelBoundary>
          <PanelBoundary isOptional>
            <Private>
              <ComingUp />
            </Private>
          </PanelBoundary>
        </>
      }
      insights={
        <>
          <PanelBoundary>
            <Private>
              <InsightsPanel />
            </Private>
          </PanelBoundary>
          <PanelBoundary>
            <Private>
              <PredictionRecord />
            </Private>
          </PanelBoundary>
        </>
      }
      Month={PrivateMonth}
      matches={<MatchesScreen />}
      dateIdeas={<DateIdeasTab PlanDate={PlanDateDialog} />}
      Alex={AlexTab}
      ProfileDialog={ProfileDialog}
    />
  );
}
