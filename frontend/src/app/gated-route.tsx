import { useDeferredValue, type ComponentType } from 'react';
import { Navigate, useLocation } from 'react-router-dom';
import { useAuthState } from '../features/auth/auth.api';
import { ScreenLoading } from '../ui/screen-loading';
import { gatedScreen, type GatedScreen } from './gate';
import { lazyScreen } from './lazy-screen';
import { NotFoundPage } from './not-found-page';
import { PATHS } from './paths';
import { UnreachablePage } from './unreachable-page';

const SCREENS: Readonly<Record<GatedScreen, ComponentType>> = {
  loading: ScreenLoading,
  unreachable: UnreachablePage,
  'to-confirmation': () => <Navigate to={PATHS.confirmation} replace />,
  landing: lazyScreen(() => import('../features/landing/landing-page'), 'LandingPage'),
  survey: lazyScreen(() => import('../features/survey/survey-page'), 'SurveyPage'),
  criteria: lazyScreen(() => import('../features/criteria/criteria-selection-page'), 'CriteriaSelectionPage'),
  'standards-picker': lazyScreen(
    () => import('../features/criteria/standards-picker-page'),
    'StandardsPickerPage',
  ),
  dashboard: lazyScreen(() => import('./dashboard-screen'), 'DashboardScreen'),
  profile: lazyScreen(() => import('../features/profile/profile-settings-page'), 'ProfileSettingsPage'),
  'not-found': NotFoundPage,
};

export function GatedRoute() {
  const { pathname } = useLocation();
  // Deferred: a whole screen is drawn in slices, while the one before it still answers.
  const Screen = SCREENS[useDeferredValue(gatedScreen(useAuthState(), pathname))];
  return <Screen />;
}
