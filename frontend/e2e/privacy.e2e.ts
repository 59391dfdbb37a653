import { expect, test, type Page } from '@playwright/test';
import { Dater } from './support/dater';
import { productUrl } from './support/visitor';

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

const PIN = '246810';
const eye = (page: Page) => page.getByRole('button', { name: 'Hide people and percentages' });
const card = (page: Page) => page.getByRole('article', { name: 'Robin' });

async function withRobin(page: Page): Promise<void> {
  await new Dater(page).settleIn('matches');
  const data = { name: 'Robin', age: 31, profession: 'Baker' };
  expect((await page.request.post(`${productUrl()}/api/candidates`, { data })).status()).toBe(201);
  await page.reload();
  await expect(card(page)).toBeVisible();
}

async function openSettings(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Mara Lindqvist' }).tap();
  await page.getByRole('menuitem', { name: 'Profile Settings' }).tap();
  await page.getByRole('tab', { name: 'Preferences' }).tap();
}

/** The last digit opens it. */
async function enter(page: Page, pin: string): Promise<void> {
  await page.getByLabel('PIN').fill(pin);
}

test('people are hidden with one tap, also after a reload, and one can be seen for a moment', async ({
  page,
}) => {
  await withRobin(page);
  await eye(page).tap();
  await expect(eye(page)).toHaveAttribute('aria-pressed', 'true');
  await expect(card(page)).toHaveCount(0);
  await page.reload();
  await page.getByRole('button', { name: 'Hidden. Show for a moment' }).first().tap();
  await expect(card(page)).toBeVisible();
  await expect(card(page)).toHaveCount(0, { timeout: 30_000 });
  for (const address of [
    'tab=overview',
    'tab=overview&month=',
    'tab=matches',
    'tab=date-ideas',
    'tab=alex',
  ]) {
    await page.goto(`${productUrl()}/dashboard?${address}`);
    await expect(page.getByRole('button', { name: 'Hidden. Show for a moment' }).first()).toBeVisible();
    await expect(page.getByLabel(/^Loading/)).toHaveCount(0);
    // What is hidden is inert: no name is in what a screen reader has.
    expect(await page.locator('main').ariaSnapshot(), address).not.toContain('Robin');
  }
  await page.goto(`${productUrl()}/dashboard?tab=matches`);
  await eye(page).tap();
  await expect(card(page)).toBeVisible();
});

test('a PIN locks every tab, and Back does not get past it', async ({ page, context }) => {
  await withRobin(page);
  // A page of the app to go back to.
  await page.goto(`${productUrl()}/profile-settings`);
  await page.goto(`${productUrl()}/dashboard?tab=matches`);
  await openSettings(page);
  await page.getByRole('button', { name: 'Set a PIN' }).tap();
  await page.getByLabel('New PIN').fill(PIN);
  await page.getByLabel('Repeat the PIN').fill(PIN);
  await page.getByRole('button', { name: 'Save PIN' }).tap();
  await expect(page.getByRole('status')).toContainText(
    "You'll enter your PIN when you've been away for 1 minute.",
  );
  await expect(page.getByRole('button', { name: 'Lock now' })).toBeVisible();
  expect(await page.evaluate(() => JSON.stringify({ ...localStorage }))).not.toContain(PIN);

  const other = await context.newPage();
  await other.goto(`${productUrl()}/dashboard?tab=matches`);
  await expect(card(other)).toBeVisible();
  await page.getByRole('button', { name: 'Lock now' }).tap();
  for (const tab of [page, other]) {
    await expect(tab.getByRole('heading', { name: 'Locked' })).toBeVisible();
    await expect(tab).toHaveTitle('Locked');
    await expect(tab.getByText('Robin')).toHaveCount(0);
    await expect(tab.getByRole('dialog')).toHaveCount(0);
  }
  await page.goBack();
  await expect(page.getByRole('heading', { name: 'Locked' })).toBeVisible();
  await other.reload();
  await expect(other.getByRole('heading', { name: 'Locked' })).toBeVisible();
  await expect(other.getByText('Robin')).toHaveCount(0);

  await enter(other, '111111');
  await expect(other.getByText("That isn't the PIN.")).toBeVisible();
  await context.setOffline(true);
  await enter(other, PIN);
  await expect(card(other)).toBeVisible();
  await context.setOffline(false);
  await expect(page.getByRole('heading', { name: 'Locked' })).toHaveCount(0);
});

test('a forgotten PIN signs out', async ({ page }) => {
  await withRobin(page);
  await openSettings(page);
  await page.getByRole('button', { name: 'Set a PIN' }).tap();
  await page.getByLabel('New PIN').fill(PIN);
  await page.getByLabel('Repeat the PIN').fill(PIN);
  await page.getByRole('button', { name: 'Save PIN' }).tap();
  await page.getByRole('button', { name: 'Lock now' }).tap();
  await page.getByRole('button', { name: 'Forgot PIN? Sign out' }).tap();
  await page.getByRole('button', { name: 'Sign out and erase' }).tap();
  await page.waitForURL(`${productUrl()}/`);
  expect((await page.request.get(`${productUrl()}/api/candidates`)).status()).toBe(401);
  expect(await page.evaluate(() => localStorage.getItem('hh:app-lock'))).toBeNull();
});

test('tabs can be called Notes, from the first moment', async ({ page }) => {
  await withRobin(page);
  await openSettings(page);
  await page.getByRole('switch', { name: 'Discreet title and icon' }).check({ force: true });
  await page.reload();
  await expect(page).toHaveTitle(/· Notes$/);
  await expect(page.locator('link[rel="manifest"]')).toHaveAttribute('href', '/manifest-neutral.webmanifest');
  const manifest = await page.request.get(`${productUrl()}/manifest-neutral.webmanifest`);
  expect(await manifest.json()).toMatchObject({ name: 'Notes', short_name: 'Notes' });
});

test('signing out in one tab empties the others, and nothing is written from them anymore', async ({
  page,
  context,
}) => {
  await withRobin(page);
  await page.getByRole('button', { name: 'Add New Match' }).tap();
  await page.getByRole('dialog').getByLabel('Name').fill('Kim');
  const writes: string[] = [];
  page.on('request', (request) => {
    if (request.method() !== 'GET' && request.url().includes('/api/candidates')) writes.push(request.url());
  });

  const other = await context.newPage();
  await other.goto(`${productUrl()}/dashboard`);
  await other.getByRole('button', { name: 'Mara Lindqvist' }).tap();
  await other.getByRole('menuitem', { name: 'Sign Out' }).tap();

  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Sign In' }).first()).toBeVisible();
  await expect(card(page)).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Mara Lindqvist' })).toHaveCount(0);
  expect(writes).toEqual([]);
});
