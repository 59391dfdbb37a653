import { useLocation } from 'react-router-dom';
import { PATHS } from './paths';

const PAGES: readonly string[] = [PATHS.confirmEmail, PATHS.resetPassword];

/**
 * Moves the token of an emailed link from the address bar into the history entry: there it survives a reload, and
 * neither a request, a screenshot nor a copied address carries it. Runs before the app and its first request.
 */
export function hideLinkToken(): void {
  const { pathname, search } = window.location;
  const token = new URLSearchParams(search).get('token');
  if (token && PAGES.includes(pathname))
    window.history.replaceState({ usr: { linkToken: token } }, '', pathname);
}

/** The token of the link that led to this page; null when there was none. */
export function useLinkToken(): string | null {
  const state: unknown = useLocation().state;
  if (typeof state !== 'object' || state === null || !('linkToken' in state)) return null;
  return typeof state.linkToken === 'string' ? state.linkToken : null;
}
