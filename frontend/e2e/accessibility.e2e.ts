import { expect, test, type Browser, type BrowserContext, type Page } from '@playwright/test';
import {
  closeWithEscape,
  expectAccessible,
  expectDialogAccessible,
  expectOpenDialogAccessible,
  expectStill,
  openAccessible,
} from './support/accessible';
import { newAddress, newHome, productUrl } from './support/visitor';
import { addDatedMatch, onboard, talkToAlex, voteOnIdeas } from './support/records';

/** Each width and color scheme once; the screenshots cover the combinations. */
const LOOKS = [
  { width: 1280, height: 900, colorScheme: 'light' },
  { width: 390, height: 844, colorScheme: 'dark' },
] as const;
const SIGNED_OUT = [
  ['/', 'Date with your heart, but do not leave your head behind.'],
  ['/auth?mode=login', 'Welcome back'],
  ['/auth?confirmed=true', 'Welcome back'],
  ['/auth?mode=signup', 'Create your account'],
  ['/auth-original', 'Welcome back'],
  ['/auth-original?mode=signup', 'Create your account'],
  ['/auth-test', 'Welcome back'],
  ['/auth-test?mode=signup', 'Create your account'],
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
  ['/profile-settings', 'Profile Settings'],
  ['/no-such-page', '404 Page Not Found'],
] as const;
const TABS = [
  ['/dashboard?tab=overview', 'Dating Insights'],
  ['/dashboard?tab=matches', 'Matches & Standards'],
  ['/dashboard?tab=date-ideas', 'Date Ideas'],
  ['/dashboard?tab=alex', 'Alex'],
] as const;

type Look = (typeof LOOKS)[number];
type State = Awaited<ReturnType<BrowserContext['storageState']>>;

/** One dater with a history, and one who has only set standards. */
let experienced: State;
let beginner: State;

test.beforeAll(async ({ browser }) => {
  const [one, other] = [await browser.newContext(), await browser.newContext()];
  await onboard(one.request);
  await addDatedMatch(one.request, 'Robin');
  await addDatedMatch(one.request, 'Kim');
  await talkToAlex(one.request);
  await voteOnIdeas(one.request);
  await onboard(other.request);
  experienced = await one.storageState();
  beginner = await other.storageState();
  await one.close();
  await other.close();
});

async function newPage(browser: Browser, { colorScheme, ...viewport }: Look, storageState?: State) {
  const context = await browser.newContext({
    viewport,
    colorScheme,
    storageState,
    reducedMotion: 'reduce',
    extraHTTPHeaders: newHome(),
  });
  return context.newPage();
}

async function visit(page: Page, path: string, heading: string): Promise<void> {
  await page.goto(productUrl() + path);
  // Until the conversation has loaded, and while Alex greets, what asks him is disabled.
  if (path.endsWith('tab=alex')) {
    await expect(page.getByRole('log').getByRole('article').first()).toBeVisible();
    await expect(page.getByRole('textbox', { name: 'Message Alex' })).toBeEnabled();
  }
  await expectAccessible(page, path, heading);
  await expectStill(page, path);
}

async function checkSignedOutStates(page: Page): Promise<void> {
  await page.goto(`${productUrl()}/auth?mode=signup`);
  await page.getByRole('button', { name: 'Create Account' }).click();
  await expect(page.getByText('First name is required')).toBeVisible();
  await expectAccessible(page, 'sign-up with errors', 'Create your account');
  await page.goto(`${productUrl()}/contact`);
  await page.getByRole('button', { name: 'Send Message' }).click();
  await expect(page.getByText('Please select a category')).toBeVisible();
  await expectAccessible(page, 'contact with errors', 'Contact us');
  const link = `/unsubscribe?email=${encodeURIComponent(newAddress())}&type=marketing`;
  await visit(page, link, 'Unsubscribed Successfully');
  await visit(page, link, 'Already Unsubscribed');
  await page.goto(`${productUrl()}/auth?mode=login`);
  await expectDialogAccessible(page, /Reset your password/, 'Reset your password');
}

/** The custom standard dialog, and each kind of survey question. */
async function checkOnboarding(page: Page): Promise<void> {
  await page.goto(`${productUrl()}/criteria-selection`);
  await expectDialogAccessible(page, /Add Your Own Standard/, 'Add Your Own Custom Standard');
  await page.goto(`${productUrl()}/onboarding-survey`);
  for (const [index, choice] of ['Friend referral', '1 to 2 years', 'Long-term relationship'].entries()) {
    await expect(page.getByText(`Step ${index + 1} of 8`)).toBeVisible();
    await page.getByRole('radio', { name: choice }).click();
  }
  await page.getByRole('combobox', { name: 'Location' }).fill('Lisb');
  await expect(page.getByRole('option', { name: 'Lisbon, Portugal' })).toBeVisible();
  await expectAccessible(page, 'survey with suggestions', /./);
}

async function checkProfile(page: Page): Promise<void> {
  await openAccessible(page, /Mara Lindqvist/, 'My Account');
  await openAccessible(page, /Profile Settings/, 'Profile Settings', 'menuitem');
  const dialog = page.getByRole('dialog', { name: 'Profile Settings' });
  for (const form of ['Change Email', 'Change Password']) {
    await dialog.getByRole('button', { name: form }).click();
    await expectOpenDialogAccessible(page, 'Profile Settings');
  }
  for (const tab of ['Dating', 'Preferences']) {
    await dialog.getByRole('tab', { name: tab }).click();
    await expectOpenDialogAccessible(page, 'Profile Settings');
  }
  await expectDialogAccessible(page, /Delete account/, 'Delete your account?');
  await dialog.getByRole('tab', { name: 'Personal' }).click();
  await dialog.getByRole('button', { name: 'Edit' }).click();
  for (const tab of ['Personal', 'Dating', 'Preferences']) {
    await dialog.getByRole('tab', { name: tab }).click();
    await expect(dialog.getByRole('button', { name: 'Save' })).toBeVisible();
    await expectOpenDialogAccessible(page, 'Profile Settings');
  }
  await closeWithEscape(page, 'Profile Settings');
}

/** A match's details and the dialogs that open on top of them. */
async function checkMatchDialogs(page: Page): Promise<void> {
  await expectDialogAccessible(page, /Add New Match/, 'Add New Match');
  await expectDialogAccessible(page, /Score Date/, 'Score Your Date Experience');
  await openAccessible(page, /Details/, 'Match Details & Edit');
  await expectDialogAccessible(page, /Edit date experience/, 'Edit Date Experience');
  await expectDialogAccessible(page, /Delete date experience/, 'Delete Date Experience');
  await expectDialogAccessible(page, /Delete this match/, 'Delete Match');
  await closeWithEscape(page, 'Match Details & Edit');
}

for (const look of LOOKS) {
  const name = `at ${look.width} px, ${look.colorScheme}`;

  test(`signed-out screens ${name}`, async ({ browser }) => {
    const page = await newPage(browser, look);
    for (const [path, heading] of SIGNED_OUT) await visit(page, path, heading);
    await checkSignedOutStates(page);
    await page.context().close();
  });

  test(`signed-in screens, with and without content, ${name}`, async ({ browser }) => {
    const page = await newPage(browser, look, experienced);
    for (const [path, heading] of [...SIGNED_IN, ...TABS]) await visit(page, path, heading);
    await page.context().close();
    const empty = await newPage(browser, look, beginner);
    for (const [path, heading] of TABS) await visit(empty, path, heading);
    await empty.context().close();
  });

  test(`dialogs ${name}`, async ({ browser }) => {
    const page = await newPage(browser, look, experienced);
    await checkOnboarding(page);
    await page.goto(`${productUrl()}/profile-settings`);
    await page.getByRole('button', { name: 'Change Password' }).click();
    await page.getByRole('button', { name: 'Edit' }).click();
    await expectAccessible(page, 'the profile page while editing', 'Profile Settings');
    await page.goto(`${productUrl()}/dashboard?tab=alex`);
    await expectDialogAccessible(page, /Delete conversation/, 'Delete conversation');
    await page.goto(`${productUrl()}/dashboard?tab=matches`);
    await expectDialogAccessible(page, /How do I get started/, 'Welcome to Heart & Head');
    await checkProfile(page);
    await checkMatchDialogs(page);
    await page.context().close();
  });
}
