// @ts-check
/** @typedef {import('playwright-core').Page} Page */
/**
 * @typedef {object} Shot
 * @property {string} name
 * @property {string} path
 * @property {'visitor' | 'newcomer' | 'dater' | 'administrator'} [as] who is signed in: no one (default), a new account, the demo account, the administrator
 * @property {(page: Page) => Promise<unknown>} [open] what to do on the page before the screenshot
 * @property {boolean} [whole] the full page, not just the viewport
 */

/** @param {string} name */
const button = (name) => (/** @type {Page} */ page) => page.getByRole('button', { name }).first().click();

/** @param {...((page: Page) => Promise<unknown>)} steps */
const inOrder =
  (...steps) =>
  async (/** @type {Page} */ page) => {
    for (const step of steps) await step(page);
  };

/** @param {(page: Page) => Promise<unknown>} open */
const dialogBy = (open) => inOrder(open, (page) => page.getByRole('dialog').last().waitFor());

/** @param {Page} page */
const openMenu = (page) => page.locator('header button[aria-haspopup]').last().click();

/** @param {string} tab */
const profileTab = (tab) =>
  inOrder(
    openMenu,
    (page) => page.getByRole('menuitem', { name: 'Profile Settings' }).click(),
    (page) => page.getByRole('tab', { name: tab, exact: true }).click(),
  );

/** @param {Page} page */
const scrollThrough = async (page) => {
  const height = await page.evaluate(() => document.documentElement.scrollHeight);
  for (let y = 0; y < height; y += 500) await page.evaluate((top) => window.scrollTo(0, top), y);
  await page.evaluate(() => window.scrollTo(0, 0));
};

/** Opens a step of the campaign dialog. @param {number} steps how many steps after the first */
const campaignStep = (steps) => async (/** @type {Page} */ page) => {
  await page.getByRole('button', { name: 'Create New Campaign' }).click();
  await page.getByLabel('Campaign name').fill('Spring news');
  await page.getByLabel('Start from').selectOption('New features');
  for (let step = 0; step < steps; step += 1) await page.getByRole('button', { name: 'Next' }).click();
};

/** @param {Page} page */
const selectUsers = (page) => page.getByRole('checkbox', { name: 'Select all users on this page' }).check();

/** The administrator's console. @type {readonly Shot[]} */
const CONSOLE = [
  { name: 'admin-access', path: '/admin' },
  { name: 'admin-overview', path: '/admin', as: 'administrator', whole: true },
  { name: 'admin-users', path: '/admin?tab=users', as: 'administrator', whole: true },
  { name: 'admin-selected', path: '/admin?tab=users', as: 'administrator', open: selectUsers },
  {
    name: 'admin-delete-users',
    path: '/admin?tab=users',
    as: 'administrator',
    open: inOrder(selectUsers, dialogBy(button('Delete'))),
  },
  {
    name: 'admin-user-details',
    path: '/admin?tab=users',
    as: 'administrator',
    open: dialogBy(button('View details')),
  },
  { name: 'admin-analytics', path: '/admin?tab=analytics', as: 'administrator', whole: true },
  { name: 'admin-settings', path: '/admin?tab=settings', as: 'administrator', whole: true },
  { name: 'admin-campaign-message', path: '/admin', as: 'administrator', open: campaignStep(0) },
  { name: 'admin-campaign-audience', path: '/admin', as: 'administrator', open: campaignStep(1) },
  { name: 'admin-campaign-schedule', path: '/admin', as: 'administrator', open: campaignStep(2) },
  { name: 'admin-campaign-review', path: '/admin', as: 'administrator', open: campaignStep(3) },
  { name: 'admin-automation', path: '/admin', as: 'administrator', open: dialogBy(button('Tune')) },
  ...['Edit Template', 'User Cleanup', 'Security Audit', 'System Health'].map((name) => ({
    name: `admin-${name.toLowerCase().replace(' ', '-')}`,
    path: '/admin?tab=settings',
    as: /** @type {const} */ ('administrator'),
    open: dialogBy(button(name)),
  })),
];

/** Every screen and dialog, with the state it is captured in. @type {readonly Shot[]} */
export const SHOTS = [
  { name: 'landing', path: '/', whole: true, open: scrollThrough },
  { name: 'sign-in', path: '/auth?mode=login' },
  { name: 'sign-up', path: '/auth?mode=signup', whole: true },
  {
    name: 'forgot-password',
    path: '/auth?mode=login',
    open: dialogBy(button('Trouble logging in? Reset your password')),
  },
  { name: 'auth-original', path: '/auth-original?mode=signup', whole: true },
  { name: 'auth-test', path: '/auth-test?mode=signup', whole: true },
  { name: 'create-account', path: '/create-account', whole: true },
  { name: 'confirmation', path: '/confirmation' },
  { name: 'confirm-email-invalid', path: '/confirm-email' },
  { name: 'reset-password', path: '/reset-password?token=abc' },
  { name: 'reset-password-invalid', path: '/reset-password' },
  { name: 'contact', path: '/contact', whole: true },
  { name: 'privacy-policy', path: '/privacy-policy', whole: true },
  { name: 'terms', path: '/terms-conditions', whole: true },
  { name: 'unsubscribe', path: '/unsubscribe?email=nobody%40example.com&type=marketing' },
  { name: 'unsubscribe-error', path: '/unsubscribe' },
  { name: 'survey', path: '/onboarding-survey', as: 'newcomer' },
  { name: 'overview', path: '/dashboard?tab=overview', as: 'dater', whole: true, open: scrollThrough },
  { name: 'matches', path: '/dashboard?tab=matches', as: 'dater', whole: true },
  { name: 'add-match', path: '/dashboard?tab=matches', as: 'dater', open: dialogBy(button('Add New Match')) },
  { name: 'match-details', path: '/dashboard?tab=matches', as: 'dater', open: dialogBy(button('Details')) },
  { name: 'score-date', path: '/dashboard?tab=matches', as: 'dater', open: dialogBy(button('Score Date')) },
  { name: 'date-ideas', path: '/dashboard?tab=date-ideas', as: 'dater', whole: true },
  { name: 'alex', path: '/dashboard?tab=alex', as: 'dater' },
  { name: 'guide', path: '/dashboard', as: 'dater', open: dialogBy(button('How do I get started?')) },
  { name: 'profile-personal', path: '/dashboard', as: 'dater', open: profileTab('Personal') },
  { name: 'profile-dating', path: '/dashboard', as: 'dater', open: profileTab('Dating') },
  { name: 'profile-preferences', path: '/dashboard', as: 'dater', open: profileTab('Preferences') },
  { name: 'profile-settings', path: '/profile-settings', as: 'dater', whole: true },
  { name: 'standards', path: '/criteria-selection', as: 'dater', whole: true },
  { name: 'standards-picker', path: '/standards-picker', as: 'dater', whole: true },
  { name: 'not-found', path: '/nowhere', as: 'dater' },
  ...CONSOLE,
];
