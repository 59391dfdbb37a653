import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useQueryClient } from '@tanstack/react-query';
import { useDeferredValue, useEffect, useRef, type ComponentType } from 'react';
import { Link, Navigate, useLocation } from 'react-router-dom';
import { currentUserKey, useAuthState, useCurrentUser, type AuthState } from '../features/auth/auth.api';
import { lazyScreen } from '../lib/loading/lazy';
import { PATHS } from '../lib/paths';
import { rememberReturnPath } from '../lib/storage/return-path';
import { EmptyDrawing } from '../ui/feedback/empty-state';
import { ErrorPanel } from '../ui/feedback/error-panel';
import { ScreenLoading } from '../ui/feedback/screen-loading';
import { PageMain } from '../ui/layout/page-main';
import { MessagePage } from '../ui/layout/message-page';
import { gatedScreen, isLinkInto, type GatedScreen } from './gate';

function NotFoundPage() {
  return (
    <MessagePage title="404 Page Not Found" drawing={<EmptyDrawing motif="path" />}>
      <Typography variant="subtitle1" color="textSecondary">
        Nothing's lost: the address may be old or have a typo.
      </Typography>
      <Button component={Link} to={PATHS.home} variant="contained" sx={{ mt: 3 }}>
        Back to Heart &amp; Head
      </Button>
      <div>
        <Button component={Link} to={PATHS.contact} sx={{ mt: 1 }}>
          Contact support
        </Button>
      </div>
      <Typography variant="body2" color="textSecondary" sx={{ mt: 5 }}>
        Did you forget to add the page to the router?
      </Typography>
    </MessagePage>
  );
}

/** Shown if the account's state couldn't be loaded, so it is unknown which screen is right. */
function UnreachablePage() {
  const { error } = useCurrentUser();
  const queryClient = useQueryClient();
  return (
    <PageMain title="Connection" centered>
      <ErrorPanel
        error={error}
        headingLevel="h1"
        onAction={() => void queryClient.resetQueries({ queryKey: currentUserKey })}
      />
    </PageMain>
  );
}

const SCREENS: Readonly<Record<GatedScreen, ComponentType>> = {
  loading: ScreenLoading,
  unreachable: UnreachablePage,
  'to-confirmation': () => <Navigate to={PATHS.confirmation} replace />,
  landing: lazyScreen(() => import('../features/landing/landing-page'), 'LandingPage'),
  survey: lazyScreen(() => import('../features/survey/survey-page'), 'SurveyPage'),
  criteria: lazyScreen(
    () => import('../features/criteria/criteria-selection/criteria-selection-page'),
    'CriteriaSelectionPage',
  ),
  'standards-picker': lazyScreen(
    () => import('../features/criteria/standards-picker/standards-picker-page'),
    'StandardsPickerPage',
  ),
  dashboard: lazyScreen(() => import('./dashboard-screen'), 'DashboardScreen'),
  profile: lazyScreen(() => import('./profile-settings-screen'), 'ProfileSettingsScreen'),
  import: lazyScreen(() => import('../features/own-data/import-page/import-page'), 'ImportPage'),
  'second-factor-setup': lazyScreen(
    () => import('../features/profile/security/second-factor-setup-page'),
    'SecondFactorSetupPage',
  ),
  'not-found': NotFoundPage,
};

/** A link from an email or a notification, opened by someone who isn't signed in, leads there once they are. */
function useReturnAfterSignIn({ status }: AuthState): void {
  const { pathname, search } = useLocation();
  const wasSignedIn = useRef(false);
  useEffect(() => {
    if (status === 'signed-in') wasSignedIn.current = true;
    // Who signs out leaves no path to the next person.
    if (status !== 'signed-out' || wasSignedIn.current) return;
    if (isLinkInto(pathname, search)) rememberReturnPath(pathname + search);
  }, [status, pathname, search]);
}

export function GatedRoute() {
  const { pathname } = useLocation();
  const auth = useAuthState();
  useReturnAfterSignIn(auth);
  // Deferred: a whole screen renders in slices while the previous one stays responsive.
  const Screen = SCREENS[useDeferredValue(gatedScreen(auth, pathname))];
  return <Screen />;
}
