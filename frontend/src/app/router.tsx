import { Suspense } from 'react';
import { Route, Routes } from 'react-router-dom';
import { ScreenLoading } from '../ui/screen-loading';
import { GatedRoute } from './gated-route';
import { lazyScreen } from './lazy-screen';
import { PATHS } from './paths';
import { usePageViews } from './use-page-views';

const AuthPage = lazyScreen(() => import('../features/auth/auth-page'), 'AuthPage');
const AuthOriginalPage = lazyScreen(() => import('../features/auth/auth-original-page'), 'AuthOriginalPage');
const AuthTestPage = lazyScreen(() => import('../features/auth/auth-test-page'), 'AuthTestPage');
const CreateAccountPage = lazyScreen(
  () => import('../features/auth/create-account-page'),
  'CreateAccountPage',
);
const ConfirmationPage = lazyScreen(() => import('../features/auth/confirmation-page'), 'ConfirmationPage');
const ConfirmEmailPage = lazyScreen(() => import('../features/auth/confirm-email-page'), 'ConfirmEmailPage');
const ResetPasswordPage = lazyScreen(
  () => import('../features/auth/reset-password-page'),
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
const AdminPage = lazyScreen(() => import('../features/admin/admin-page'), 'AdminPage');

/** Always available are the paths named here; every other one is decided by the state of the account. */
export function AppRoutes() {
  usePageViews();
  return (
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
        <Route path={PATHS.admin} element={<AdminPage />} />
        <Route path="*" element={<GatedRoute />} />
      </Routes>
    </Suspense>
  );
}
