// @ts-check
import { CONSOLE } from './console-shots.mjs';
import { DATE_RESULT, DATING, STATES } from './dating-shots.mjs';
import { answering, button, dialogBy, inOrder } from './steps.mjs';

/** @typedef {import('playwright-core').Page} Page */
/**
 * @typedef {object} Shot
 * @property {string} name
 * @property {string} path
 * @property {'visitor' | 'newcomer' | 'settled' | 'dater' | 'administrator'} [as] who is signed in: no one (default), a new account, one with standards and no matches, the demo account, the administrator
 * @property {(page: Page) => Promise<unknown>} [open] what to do on the page before the screenshot
 * @property {boolean} [whole] the full page, not just the viewport
 */

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
  {
    name: 'sign-in-and-security',
    path: '/profile-settings#sign-in',
    as: 'dater',
    whole: true,
    open: withFactors,
  },
  ...['Add a passkey', 'Add an authenticator app', 'Get new codes', 'Remove My laptop'].map((name) => ({
    name: name.toLowerCase().replaceAll(' ', '-'),
    path: '/profile-settings#sign-in',
    as: /** @type {const} */ ('dater'),
    open: inOrder(withFactors, dialogBy(button(name))),
  })),
  { name: 'second-factor-setup', path: '/admin', as: 'administrator', open: requireSetup },
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
  {
    name: 'unsubscribe',
    path: '/unsubscribe?email=reader%40example.com&type=marketing',
    open: answering({ '/api/unsubscribe': { json: { alreadyUnsubscribed: false } } }),
  },
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
  DATE_RESULT,
];
