import { useLocation } from 'react-router-dom';
import { isPublicPage } from '#contract/pages';
import { useAuthState, type AuthState } from '../features/auth/auth.api';
import { usePageView } from '../lib/use-page-view';
import { gatedScreen, type GatedScreen } from './gate';

/** No views of their own: they pass, or are none, and the landing page counts itself. */
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

/** Counts each screen that is reached, by its path alone: what follows it can hold a token or an address. */
export function usePageViews(): void {
  const { pathname } = useLocation();
  const auth = useAuthState();
  usePageView(isCounted(auth, pathname) ? pathname : null);
}
