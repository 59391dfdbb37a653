import AxeBuilder from '@axe-core/playwright';
import { expect, test, type Browser, type Page } from '@playwright/test';
import { Dater, PASSWORD, productUrl } from './support/dater';

const SIZES = [
  { width: 1280, height: 900 },
  { width: 390, height: 844 },
] as const;
const SCHEMES = ['light', 'dark'] as const;
const SIGNED_OUT = [
  '/',
  '/auth?mode=login',
  '/auth?mode=signup',
  '/auth-original',
  '/auth-test',
  '/create-account',
  '/confirmation',
  '/confirm-email',
  '/confirm-email?token=unknown',
  '/reset-password',
  '/reset-password?token=any',
];

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

async function expectAccessible(page: Page, screen: string): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 }), `${screen} has one h1`).toHaveCount(1);
  const { violations } = await new AxeBuilder({ page }).analyze();
  const found = violations.map(
    ({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join('; ')}`,
  );
  expect(found, screen).toEqual([]);
  const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  expect(overflow, `${screen} does not scroll sideways`).toBeLessThanOrEqual(0);
}

async function expectDialogAccessible(page: Page, opener: RegExp, title: string): Promise<void> {
  await page.getByRole('button', { name: opener }).first().click();
  await expect(page.getByRole('dialog', { name: title })).toBeVisible();
  const { violations } = await new AxeBuilder({ page }).include('[role=dialog]').analyze();
  expect(
    violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join('; ')}`),
    title,
  ).toEqual([]);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog', { name: title })).toBeHidden();
}

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

for (const size of SIZES)
  for (const scheme of SCHEMES) {
    test(`signed-out screens at ${size.width} px, ${scheme}`, async ({ browser }) => {
      const context = await browser.newContext({
        viewport: size,
        colorScheme: scheme,
        reducedMotion: 'reduce',
      });
      const page = await context.newPage();
      for (const path of SIGNED_OUT) {
        await page.goto(productUrl() + path);
        await expectAccessible(page, path);
      }
      await page.goto(`${productUrl()}/auth?mode=login`);
      await expectDialogAccessible(page, /Reset your password/, 'Reset your password');
      await context.close();
    });

    test(`signed-in screens and dialogs at ${size.width} px, ${scheme}`, async ({ browser }) => {
      const page = await signedInPage(browser, size, scheme);
      for (const path of [
        '/onboarding-survey',
        '/criteria-selection',
        '/standards-picker',
        '/no-such-page',
      ]) {
        await page.goto(productUrl() + path);
        await expectAccessible(page, path);
      }
      await page.goto(`${productUrl()}/criteria-selection`);
      await expectDialogAccessible(page, /Add Your Own Standard/, 'Add Your Own Custom Standard');
      for (const tab of ['overview', 'matches', 'date-ideas', 'alex']) {
        await page.goto(`${productUrl()}/dashboard?tab=${tab}`);
        await expect(page.getByRole('tab', { selected: true })).toBeVisible();
        await expectAccessible(page, `dashboard ${tab}`);
      }
      await page.goto(`${productUrl()}/dashboard?tab=matches`);
      await expectDialogAccessible(page, /Add New Match/, 'Add New Match');
      await expectDialogAccessible(page, /Details/, 'Match Details & Edit');
      await expectDialogAccessible(page, /Score Date/, 'Score Your Date Experience');
      await page.context().close();
    });
  }
