import { Suspense, type ReactNode } from 'react';
import { Route, Routes, useLocation } from 'react-router-dom';
import { isPublicPage } from '#contract/pages';
import { useAuthState, type AuthState } from '../features/auth/auth.api';
import { lazyPart, lazyScreen } from '../lib/loading/lazy';
import { PATHS } from '../lib/paths';
import { usePageView } from '../lib/use-page-view';
import { ScreenLoading } from '../ui/feedback/screen-loading';
import { HideToggle } from '../ui/privacy/hide-toggle';
import { HeaderMenu, HeaderTools } from '../ui/layout/header-menu';
import { gatedScreen, type GatedScreen } from './gate';
import { GatedRoute } from './gated-route';

/** Paths that aren't tracked here: redirects, missing pages, and the landing page, which tracks itself. */
const UNCOUNTED: readonly GatedScreen[] = [
  'loading',
  'unreachable',
  'to-confirmation',
  'landing',
  'not-found',
];

function isCounted(auth: AuthState, pathname: string): boolean {
  return isPublicPage(pathname) || !UNCOUNTED.includes(gatedScreen(auth, pathname));
}

/** Tracks screens by path only: a query string can contain a token or an email address. */
function usePageViews(): void {
  const { pathname } = useLocation();
  const auth = useAuthState();
  usePageView(isCounted(auth, pathname) ? pathname : null);
}

const AuthPage = lazyScreen(() => import('../features/auth/sign-in/auth-page'), 'AuthPage');
const AuthOriginalPage = lazyScreen(() => import('../features/auth/sign-in/auth-page'), 'AuthOriginalPage');
const AuthTestPage = lazyScreen(() => import('../features/auth/sign-in/auth-test-page'), 'AuthTestPage');
const CreateAccountPage = lazyScreen(
  () => import('../features/auth/sign-up/create-account-page'),
  'CreateAccountPage',
);
const ConfirmationPage = lazyScreen(
  () => import('../features/auth/email-confirmation/confirmation-page'),
  'ConfirmationPage',
);
const ConfirmEmailPage = lazyScreen(
  () => import('../features/auth/email-confirmation/confirm-email-page'),
  'ConfirmEmailPage',
);
const ResetPasswordPage = lazyScreen(
  () => import('../features/auth/reset-password/reset-password-page'),
  'ResetPasswordPage',
);
const ContactPage = lazyScreen(() => import('../features/contact/contact-page'), 'ContactPage');
const PrivacyPolicyPage = lazyScreen(
  () => import('../features/legal/privacy-policy-page'),
  'PrivacyPolicyPage',
);
const TermsPage = lazyScreen(() => import('../features/legal/terms-page'), 'TermsPage');
const UnsubscribePage = lazyScreen(
  () => import('../features/unsubscribe/unsubscribe-page'),
  'UnsubscribePage',
);
const InvitationPage = lazyScreen(
  () => import('../features/admin/administrators/invitation-page'),
  'InvitationPage',
);
const AdminScreen = lazyScreen(() => import('./admin-screen'), 'AdminScreen');

const OnboardingMenu = lazyPart(
  async () => (await import('../features/profile/account/onboarding-menu')).OnboardingMenu,
);

/** Until the dashboard can be reached, every page's header leads out. */
function useOnboardingMenu(): ReactNode {
  const auth = useAuthState();
  if (auth.status === 'unconfirmed') return <OnboardingMenu isConfirmed={false} />;
  if (auth.status !== 'signed-in' || auth.mustSetUpSecondFactor) return null;
  return auth.surveyComplete && auth.onboardingComplete ? null : <OnboardingMenu isConfirmed />;
}

/** Where people and percentages can stand: not before the dashboard can be reached, and not in the console. */
function useHideToggle(): ReactNode {
  const auth = useAuthState();
  const { pathname } = useLocation();
  const hasPeople = auth.status === 'signed-in' && auth.onboardingComplete && pathname !== PATHS.admin;
  return hasPeople ? <HideToggle /> : null;
}

/** These paths are always available; all others depend on the account's state. */
export function AppRoutes() {
  usePageViews();
  const menu = useOnboardingMenu();
  const tools = useHideToggle();
  return (
    <HeaderMenu value={menu}>
      <HeaderTools value={tools}>
        <Suspense fallback={<ScreenLoading />}>
          <Routes>
            <Route path={PATHS.auth} element={<AuthPage />} />
            <Route path={PATHS.authOriginal} element={<AuthOriginalPage />} />
            <Route path={PATHS.authTest} element={<AuthTestPage />} />
            <Route path={PATHS.createAccount} element={<CreateAccountPage />} />
            <Route path={PATHS.confirmation} element={<ConfirmationPage />} />
            <Route path={PATHS.confirmEmail} element={<ConfirmEmailPage />} />
            <Route path={PATHS.resetPassword} element={<ResetPasswordPage />} />
            <Route path={PATHS.contact} element={<ContactPage />} />
            <Route path={PATHS.privacy} element={<PrivacyPolicyPage />} />
            <Route path={PATHS.terms} element={<TermsPage />} />
            <Route path={PATHS.termsOfService} element={<TermsPage />} />
            <Route path={PATHS.unsubscribe} element={<UnsubscribePage />} />
            <Route path={PATHS.invitationPage} element={<InvitationPage />} />
            <Route path={PATHS.admin} element={<AdminScreen />} />
            <Route path="*" element={<GatedRoute />} />
          </Routes>
        </Suspense>
      </HeaderTools>
    </HeaderMenu>
  );
}
