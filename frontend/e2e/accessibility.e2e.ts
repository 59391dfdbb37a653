import { test, type Browser, type Page } from '@playwright/test';
import {
  closeWithEscape,
  expectAccessible,
  expectDialogAccessible,
  openAccessible,
} from './support/accessible';
import { Dater, PASSWORD, productUrl } from './support/dater';

const SIZES = [
  { width: 1280, height: 900 },
  { width: 390, height: 844 },
] as const;
const SCHEMES = ['light', 'dark'] as const;
const SIGNED_OUT = [
  ['/', 'Date with your heart, but do not leave your head behind.'],
  ['/auth?mode=login', 'Welcome back'],
  ['/auth?mode=signup', 'Create your account'],
  ['/auth-original', 'Welcome back'],
  ['/auth-test', 'Welcome back'],
  ['/create-account', 'Create your account'],
  ['/confirmation', 'Check Your Email!'],
  ['/confirm-email', 'Invalid confirmation link'],
  ['/confirm-email?token=unknown', 'Confirmation Failed'],
  ['/reset-password', 'Invalid Reset Link'],
  ['/reset-password?token=any', 'Choose a new password'],
  ['/contact', 'Contact us'],
  ['/privacy-policy', 'Privacy Policy'],
  ['/terms-conditions', 'Terms of Service'],
  ['/unsubscribe', 'Request Error'],
] as const;
const SIGNED_IN = [
  ['/onboarding-survey', 'How did you hear about us?'],
  ['/criteria-selection', 'Choose Your Dating Standards'],
  ['/standards-picker', 'What matters to you?'],
  ['/no-such-page', '404 Page Not Found'],
  ['/dashboard?tab=overview', 'Dating Insights'],
  ['/dashboard?tab=matches', 'Matches & Standards'],
  ['/dashboard?tab=date-ideas', 'Date Ideas'],
  ['/dashboard?tab=alex', 'Alex'],
] as const;

/** One dater with a match and a scored date, for every signed-in screen. */
let email = '';

test.beforeAll(async ({ browser }) => {
  const page = await browser.newPage();
  const dater = new Dater(page);
  await dater.signUp();
  await dater.confirm();
  await dater.answerSurvey();
  await dater.setStandards({ 'Physical Attraction': 5, 'Emotional Connection': 3, 'Life Goals Match': 4 });
  await dater.dismissGuide();
  await dater.open('/dashboard?tab=matches');
  await dater.addMatch('Robin');
  await dater.scoreDate('Robin', {
    Chemistry: 4,
    Enjoyment: 5,
    'Physical Attraction': 6,
    'Emotional Connection': 9,
    'Life Goals Match': 8,
  });
  email = dater.email;
  await page.close();
});

async function signedInPage(
  browser: Browser,
  options: { width: number; height: number },
  scheme: 'light' | 'dark',
) {
  const context = await browser.newContext({
    viewport: options,
    colorScheme: scheme,
    reducedMotion: 'reduce',
  });
  await context.request.post(`${productUrl()}/api/auth/login`, { data: { email, password: PASSWORD } });
  return context.newPage();
}

async function checkAccountDialogs(page: Page): Promise<void> {
  await expectDialogAccessible(page, /How do I get started/, 'Your standards come first');
  await openAccessible(page, /Mara Lindqvist/, 'My Account');
  await openAccessible(page, /Profile Settings/, 'Profile Settings', 'menuitem');
  await closeWithEscape(page, 'Profile Settings');
}

/** The match's details, and what opens on top of them. */
async function checkMatchDialogs(page: Page): Promise<void> {
  await openAccessible(page, /Details/, 'Match Details & Edit');
  await expectDialogAccessible(page, /Edit date experience/, 'Edit Date Experience');
  await expectDialogAccessible(page, /Delete date experience/, 'Delete Date Experience');
  await expectDialogAccessible(page, /Delete this match/, 'Delete Match');
  await closeWithEscape(page, 'Match Details & Edit');
}

for (const size of SIZES)
  for (const scheme of SCHEMES) {
    test(`signed-out screens at ${size.width} px, ${scheme}`, async ({ browser }) => {
      const context = await browser.newContext({
        viewport: size,
        colorScheme: scheme,
        reducedMotion: 'reduce',
      });
      const page = await context.newPage();
      for (const [path, heading] of SIGNED_OUT) {
        await page.goto(productUrl() + path);
        await expectAccessible(page, path, heading);
      }
      await page.goto(`${productUrl()}/auth?mode=login`);
      await expectDialogAccessible(page, /Reset your password/, 'Reset your password');
      await context.close();
    });

    test(`signed-in screens at ${size.width} px, ${scheme}`, async ({ browser }) => {
      const page = await signedInPage(browser, size, scheme);
      for (const [path, heading] of SIGNED_IN) {
        await page.goto(productUrl() + path);
        await expectAccessible(page, path, heading);
      }
      await page.context().close();
    });

    test(`dialogs at ${size.width} px, ${scheme}`, async ({ browser }) => {
      const page = await signedInPage(browser, size, scheme);
      await page.goto(`${productUrl()}/criteria-selection`);
      await expectDialogAccessible(page, /Add Your Own Standard/, 'Add Your Own Custom Standard');
      await page.goto(`${productUrl()}/dashboard?tab=matches`);
      await checkAccountDialogs(page);
      await expectDialogAccessible(page, /Add New Match/, 'Add New Match');
      await expectDialogAccessible(page, /Score Date/, 'Score Your Date Experience');
      await checkMatchDialogs(page);
      await page.context().close();
    });
  }
