import { useLocation } from 'react-router-dom';
import { PATHS } from './paths';

const PAGES: readonly string[] = [PATHS.confirmEmail, PATHS.resetPassword, PATHS.invitationPage];

export interface EmailedLink {
  readonly token: string;
  /** Undoes an address change, which opening the link alone must not do. */
  readonly isUndo: boolean;
}

/**
 * Moves the token of an emailed link from the address bar into the history entry: there it survives a reload, and
 * neither a request, a screenshot nor a copied address carries it. Runs before the app and its first request.
 */
export function hideLinkToken(): void {
  const { pathname, search } = window.location;
  const query = new URLSearchParams(search);
  const token = query.get('token');
  if (!token || !PAGES.includes(pathname)) return;
  const emailedLink: EmailedLink = { token, isUndo: query.has('undo') };
  window.history.replaceState({ usr: { emailedLink } }, '', pathname);
}

/** The link that led to this page; null when there was none. */
export function useEmailedLink(): EmailedLink | null {
  const state = useLocation().state as { emailedLink?: EmailedLink } | null;
  return state?.emailedLink ?? null;
}
