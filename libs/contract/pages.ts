import { APP_SHELL } from './offline';

/** Screens open to anyone, signed in or not; every other address shows a visitor the landing page. */
const PUBLIC_PAGES = [
  '/privacy-policy',
  '/terms-of-service',
  '/terms-conditions',
  '/contact',
  '/reset-password',
  '/unsubscribe',
  '/auth',
  '/auth-original',
  '/auth-test',
  '/create-account',
  '/admin',
  '/administrator-invitation',
  '/confirmation',
  '/confirm-email',
  APP_SHELL,
] as const;

/** The ones search engines should index, the landing page first. */
export const LISTED_PAGES = ['/', '/auth', '/privacy-policy', '/terms-conditions', '/contact'] as const;

/** Whether a URL path leads to a public page. */
export function isPublicPage(path: string): boolean {
  const trimmed = path.toLowerCase().replace(/\/+$/, '');
  return PUBLIC_PAGES.some((page) => page === trimmed);
}
