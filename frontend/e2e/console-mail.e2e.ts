import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test, type Browser, type BrowserContextOptions, type Page } from '@playwright/test';
import { closeWithEscape, expectAccessible, expectOpenDialogAccessible } from './support/accessible';
import { ADMINISTRATOR } from './support/administrator';
import { Product } from './support/product';
import { PutOffServer } from './support/put-off-server';
import { newHome, registration } from './support/visitor';

// The second finds what the first left stuck.
test.describe.configure({ mode: 'serial' });

const STUCK = ['mara@example.com', 'ines@example.com', 'oli@example.com'] as const;

const dataDir = mkdtempSync(join(tmpdir(), 'hh-mail-'));
let mails: PutOffServer;
let product: Product;
test.beforeAll(async () => {
  mails = await PutOffServer.start();
  product = await Product.in(dataDir, {
    SMTP_URL: mails.url,
    ADMIN_EMAIL: ADMINISTRATOR.email,
    ADMIN_PASSWORD: ADMINISTRATOR.password,
  });
  await product.start();
});
test.afterAll(async () => {
  await product.stop();
  await mails.stop();
  rmSync(dataDir, { recursive: true, force: true });
});

async function asAdministrator(browser: Browser, options: BrowserContextOptions): Promise<Page> {
  const context = await browser.newContext({ reducedMotion: 'reduce', ...options });
  const page = await context.newPage();
  const { email, password } = ADMINISTRATOR;
  await page.request.post(`${product.url}/api/auth/login`, { data: { email, password }, headers: newHome() });
  return page;
}

const rows = (page: Page) => page.getByRole('list', { name: 'Unsent email' }).getByRole('listitem');
const rowOf = (page: Page, email: string) => rows(page).filter({ hasText: email });

test('shows what is stuck and why, by touch at 390 px, and gives one up', async ({ browser }) => {
  const page = await asAdministrator(browser, {
    viewport: { width: 390, height: 844 },
    hasTouch: true,
    colorScheme: 'dark',
  });
  for (const email of STUCK)
    await page.request.post(`${product.url}/api/auth/register`, {
      headers: newHome(),
      data: registration(email),
    });
  const failing = async () => {
    const response = await page.request.get(`${product.url}/api/admin/emails?state=failing`);
    return ((await response.json()) as { counts: { failing: number } }).counts.failing;
  };
  await expect.poll(failing, { timeout: 30_000 }).toBeGreaterThanOrEqual(STUCK.length);

  await page.goto(`${product.url}/admin?tab=settings`);
  await page.getByRole('button', { name: 'Unsent email' }).tap();
  const row = rowOf(page, STUCK[0]);
  await expect(row).toContainText('Failing');
  await expect(row).toContainText('The mail server answered 451 to the message: "4.7.1 Greylisted ..."');
  await expect(page.getByText('Confirm your email')).toHaveCount(0);
  await expectAccessible(page, 'unsent email', 'Admin Dashboard');

  await row.getByRole('button', { name: /^Give up/ }).tap();
  await expectOpenDialogAccessible(page, 'Give Up on Email');
  await page.goBack();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(row).toBeVisible();
  await row.getByRole('button', { name: /^Give up/ }).tap();
  await page.getByRole('dialog', { name: 'Give Up on Email' }).getByRole('button', { name: 'Give Up' }).tap();
  await expect(page.getByText('1 email will not be sent.')).toBeVisible();
  await expect(row).toHaveCount(0);

  await page.reload();
  await expect(rowOf(page, STUCK[1])).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('heading', { name: 'Email Service' })).toBeVisible();
  await page.context().close();
});

test('sends the rest by keyboard at 1280 px once the server is well, each once', async ({ browser }) => {
  const page = await asAdministrator(browser, { viewport: { width: 1280, height: 900 } });
  await page.goto(`${product.url}/admin?tab=overview`);
  await expect(page.getByText('Degraded')).toBeVisible();
  await page.getByRole('button', { name: 'See unsent email' }).press('Enter');
  await expect(rowOf(page, STUCK[1])).toBeVisible();
  mails.isWell = true;
  await page.getByRole('button', { name: 'Send all now' }).press('Enter');
  await expectOpenDialogAccessible(page, /^Send \d+ Emails Now$/);
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /^Send \d+ emails$/ })
    .press('Enter');
  await expect(page.getByRole('status').filter({ hasText: /Sending Now|Nothing to Do/ })).toBeVisible();
  const arrived = () => mails.accepted.filter((email) => STUCK.some((each) => each === email)).sort();
  await expect.poll(arrived, { timeout: 30_000 }).toEqual([...STUCK.slice(1)].sort());
  await expect(async () => {
    await page.getByRole('button', { name: 'Refresh' }).press('Enter');
    await expect(page.getByText('Nothing is stuck')).toBeVisible({ timeout: 1_000 });
  }).toPass();
  expect(arrived()).toHaveLength(2);
  await page.context().close();
});

test('finds a suppressed address by its full spelling, and lifts it for a stated reason', async ({
  browser,
}) => {
  const page = await asAdministrator(browser, { viewport: { width: 1280, height: 900 } });
  const email = STUCK[2];
  for (const address of [email, 'stranger@elsewhere.example'])
    await page.request.post(`${product.url}/api/unsubscribe`, {
      headers: newHome(),
      data: { email: address, type: 'marketing' },
    });
  await page.goto(`${product.url}/admin?tab=settings&mail=suppressed`);
  const list = page.getByRole('list', { name: 'Suppressed addresses' }).getByRole('listitem');
  await expect(list).toHaveCount(2);
  await expect(page.getByText('Address not known')).toBeVisible();
  await expectAccessible(page, 'suppressed addresses', 'Admin Dashboard');
  await page.getByLabel('Full email address').fill(email.toUpperCase());
  await expect(list).toHaveCount(1);
  await expect(list).toContainText('o•••@e•••.com');
  await list.getByRole('button', { name: /^Lift/ }).press('Enter');
  await expectOpenDialogAccessible(page, 'Lift Suppression');
  const dialog = page.getByRole('dialog', { name: 'Lift Suppression' });
  await dialog.getByRole('button', { name: 'Lift Suppression' }).press('Enter');
  await expect(dialog.getByText('Say why, in a few words')).toBeVisible();
  await dialog.getByLabel('Reason').fill('Asked support to get it again');
  await closeWithEscape(page, 'Lift Suppression');
  await list.getByRole('button', { name: /^Lift/ }).press('Enter');
  await expect(dialog.getByLabel('Reason')).toHaveValue('Asked support to get it again');
  await dialog.getByLabel('Reason').press('Enter');
  await expect(page.getByText('Suppression Lifted')).toBeVisible();
  await expect(page.getByText('No matching addresses')).toBeVisible();
  await page.context().close();
});
