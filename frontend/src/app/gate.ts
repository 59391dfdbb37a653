import type { AuthState } from '../features/auth/auth.api';
import { PATHS } from '../lib/paths';

export type GatedScreen =
  | 'loading'
  | 'unreachable'
  | 'to-confirmation'
  | 'landing'
  | 'survey'
  | 'criteria'
  | 'standards-picker'
  | 'dashboard'
  | 'profile'
  | 'import'
  | 'second-factor-setup'
  | 'not-found';

const ONBOARDING_PATHS: readonly string[] = [
  PATHS.home,
  PATHS.dashboard,
  PATHS.onboarding,
  PATHS.survey,
  PATHS.criteria,
  PATHS.standardsPicker,
];

const SCREENS: Readonly<Record<string, GatedScreen>> = {
  [PATHS.home]: 'dashboard',
  [PATHS.dashboard]: 'dashboard',
  [PATHS.onboarding]: 'standards-picker',
  [PATHS.standardsPicker]: 'standards-picker',
  [PATHS.survey]: 'survey',
  [PATHS.criteria]: 'criteria',
  [PATHS.profileSettings]: 'profile',
  [PATHS.import]: 'import',
};

function trimSlash(path: string): string {
  return path.length > 1 ? path.replace(/\/+$/, '') || '/' : path;
}

/** Whether an address leads to something in the dashboard, and not just to the dashboard, where sign-in leads anyway. */
export function isLinkInto(pathname: string, search: string): boolean {
  return trimSlash(pathname) === PATHS.dashboard && search.length > 1;
}

/** The screen for a path that depends on the account's state. */
export function gatedScreen(auth: AuthState, pathname: string): GatedScreen {
  const path = trimSlash(pathname);
  if (auth.status === 'loading') return 'loading';
  if (auth.status === 'unreachable') return 'unreachable';
  if (auth.status === 'unconfirmed') return 'to-confirmation';
  if (auth.status === 'signed-out') return 'landing';
  if (auth.mustSetUpSecondFactor) return 'second-factor-setup';

  const isInDashboard = path.startsWith(`${PATHS.dashboard}/`);
  if (auth.surveyComplete && auth.onboardingComplete) {
    return isInDashboard ? 'dashboard' : (SCREENS[path] ?? 'not-found');
  }
  if (!isInDashboard && !ONBOARDING_PATHS.includes(path)) return 'not-found';
  if (!auth.surveyComplete) return 'survey';
  return path === PATHS.standardsPicker ? 'standards-picker' : 'criteria';
}
