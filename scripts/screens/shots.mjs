// @ts-check
import { DATING, STATES } from './dating-shots.mjs';

/** @typedef {import('playwright-core').Page} Page */
/**
 * @typedef {object} Shot
 * @property {string} name
 * @property {string} path
 * @property {'visitor' | 'newcomer' | 'settled' | 'dater' | 'administrator'} [as] who is signed in: no one (default), a new account, one with standards and no matches, the demo account, the administrator
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

const FACTORS = {
  factors: [
    {
      id: 'laptop',
      kind: 'passkey',
      name: 'My laptop',
      createdAt: '2026-10-03T09:00:00.000Z',
      lastUsedAt: '2026-11-20T18:00:00.000Z',
    },
    {
      id: 'phone',
      kind: 'totp',
      name: 'Work phone',
      createdAt: '2026-10-03T09:05:00.000Z',
      lastUsedAt: null,
    },
  ],
  recoveryCodesLeft: 9,
};
const SETUP_KEY = 'JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP';
const RECOVERY_CODES = ['7KQ2M-XW4RT', 'H9DFC-3LNPS', 'Y6VBE-82GAJ', 'R5TZU-QM7WK', 'C4XNH-9JE3D'];

/**
 * Answers that would change the demo's accounts, so that they stay as they are for the other screens.
 * @param {Record<string, { status?: number, json: unknown }>} answers by path
 */
const answering = (answers) => async (/** @type {Page} */ page) => {
  for (const [path, answer] of Object.entries(answers))
    await page.route(`**${path}`, (route) => route.fulfill(answer));
  await page.reload({ waitUntil: 'networkidle' });
};

const withFactors = answering({
  '/api/user/factors': { json: FACTORS },
  '/api/user/factors/recovery-codes': {
    status: 201,
    json: {
      recoveryCodes: [...RECOVERY_CODES, ...RECOVERY_CODES.map((code) => [...code].reverse().join(''))],
    },
  },
  '/api/user/factors/authenticator/setup': {
    json: {
      setupToken: '',
      secret: SETUP_KEY,
      uri: `otpauth://totp/Heart%20%26%20Head:demo@example.com?secret=${SETUP_KEY}&issuer=Heart%20%26%20Head`,
    },
  },
  '/api/user/export': {
    status: 403,
    json: { statusCode: 403, code: 'auth.step-up-required', message: "Please confirm it's you to continue." },
  },
});

/** @param {Page} page */
const toSecondStep = async (page) => {
  await answering({
    '/api/auth/login': { json: { needsSecondFactor: true, methods: ['totp', 'passkey', 'recovery'] } },
  })(page);
  await page.getByLabel('Email').fill('demo@example.com');
  await page.getByLabel('Password', { exact: true }).fill('a long walk home');
  await page.getByRole('button', { name: 'Sign In', exact: true }).click();
  await page.getByLabel('Code').waitFor();
};

/** @param {Page} page */
const confirmIdentity = async (page) => {
  await withFactors(page);
  await profileTab('Preferences')(page);
  await dialogBy((opened) => opened.getByRole('link', { name: 'Download' }).click())(page);
  await page.getByRole('button', { name: 'Use a passkey' }).waitFor();
};

/** @param {Page} page */
const requireSetup = async (page) => {
  const response = await page.request.get(new URL('/api/auth/user', page.url()).href);
  await answering({
    '/api/auth/user': { json: { ...(await response.json()), mustSetUpSecondFactor: true } },
  })(page);
};

/** @param {string} typed */
const newPassword = (typed) => async (/** @type {Page} */ page) => {
  await page.getByLabel('Password', { exact: true }).fill(typed);
  await page.getByText(/Easy to guess|Strong password/).waitFor();
};

/** Passkeys, authenticator apps, and new passwords. @type {readonly Shot[]} */
const SECURITY = [
  { name: 'sign-in-second-step', path: '/auth?mode=login', open: toSecondStep },
  { name: 'sign-up-weak-password', path: '/create-account', open: newPassword('Sunshine2024') },
  { name: 'reset-strong-password', path: '/reset-password?token=abc', open: newPassword('five blue lamps') },
  { name: 'confirm-identity', path: '/dashboard', as: 'dater', open: confirmIdentity },
  { name: 'sign-in-and-security', path: '/profile-settings', as: 'dater', whole: true, open: withFactors },
  ...['Add a passkey', 'Add an authenticator app', 'Get new codes', 'Remove My laptop'].map((name) => ({
    name: name.toLowerCase().replaceAll(' ', '-'),
    path: '/profile-settings',
    as: /** @type {const} */ ('dater'),
    open: inOrder(withFactors, dialogBy(button(name))),
  })),
  { name: 'second-factor-setup', path: '/admin', as: 'administrator', open: requireSetup },
];

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
  { name: 'admin-automation', path: '/admin', as: 'administrator', open: dialogBy(button('Edit schedule')) },
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
  { name: 'unsubscribe', path: '/unsubscribe?email=reader%40example.com&type=marketing' },
  { name: 'unsubscribe-error', path: '/unsubscribe' },
  { name: 'survey', path: '/onboarding-survey', as: 'newcomer' },
  { name: 'overview', path: '/dashboard?tab=overview', as: 'dater', whole: true, open: scrollThrough },
  { name: 'matches', path: '/dashboard?tab=matches', as: 'dater', whole: true },
  { name: 'side-by-side', path: '/dashboard?tab=matches', as: 'dater', whole: true, open: button('Compare') },
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
  ...DATING,
  ...STATES,
  ...SECURITY,
  ...CONSOLE,
];
