import { isPublicPage, LISTED_PAGES } from './pages';

describe('a public page', () => {
  it.each(['/auth', '/contact', '/privacy-policy', '/confirm-email', '/admin', '/unsubscribe'])(
    'is %s',
    (path) => expect(isPublicPage(path)).toBe(true),
  );

  it.each(['/Auth', '/auth/', '/CONTACT//'])('is found in another spelling: %s', (path) =>
    expect(isPublicPage(path)).toBe(true),
  );

  it.each(['/', '', '/dashboard', '/auth/x', '/authx', '/profile-settings', '/criteria-selection'])(
    'is not %j',
    (path) => expect(isPublicPage(path)).toBe(false),
  );

  it('is every page for search engines but the landing page, which has a file of its own', () => {
    expect(LISTED_PAGES.filter((page) => !isPublicPage(page))).toEqual(['/']);
  });
});
