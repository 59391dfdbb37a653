import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test, type Browser, type Page } from '@playwright/test';
import type { AuditEntry } from '#contract/console/admin';
import { ADMINISTRATOR } from './support/administrator';
import {
  centerOf,
  expectTappedAgain,
  PHONE,
  signInAgain,
  tapTwice,
  tapWhenDialogsLeft,
} from './support/interruptions';
import { Product } from './support/product';
import { PutOffServer } from './support/put-off-server';
import { newHome, registration } from './support/visitor';
import { written } from './support/written-draft';

// The mail server stays well once it is.
test.describe.configure({ mode: 'serial' });

const STUCK = { expired: 'ines@example.com', twice: 'mara@example.com' } as const;
const WISH = 'Asked support to get it again';

const dataDir = mkdtempSync(join(tmpdir(), 'hh-interrupted-'));
let mails: PutOffServer;
let product: Product;
test.beforeAll(async ({ request }) => {
  mails = await PutOffServer.start();
  product = await Product.in(dataDir, {
    SMTP_URL: mails.url,
    ADMIN_EMAIL: ADMINISTRATOR.email,
    ADMIN_PASSWORD: ADMINISTRATOR.password,
  });
  await product.start();
  for (const email of Object.values(STUCK)) {
    const registered = await request.post(`${product.url}/api/auth/register`, {
      headers: newHome(),
      data: registration(email),
    });
    expect(registered.ok()).toBe(true);
    const refused = await request.post(`${product.url}/api/unsubscribe`, {
      headers: newHome(),
      data: { email, type: 'marketing' },
    });
    expect(refused.ok()).toBe(true);
  }
});
test.afterAll(async () => {
  await product.stop();
  await mails.stop();
  rmSync(dataDir, { recursive: true, force: true });
});

async function onPhone(browser: Browser, path: string): Promise<Page> {
  const context = await browser.newContext(PHONE);
  const page = await context.newPage();
  const { email, password } = ADMINISTRATOR;
  const signedIn = await page.request.post(`${product.url}/api/auth/login`, {
    data: { email, password },
    headers: newHome(),
  });
  expect(signedIn.ok()).toBe(true);
  await page.goto(product.url + path);
  return page;
}

/** What the audit log has of an action. */
async function audited(page: Page, action: string): Promise<AuditEntry[]> {
  const response = await page.request.get(`${product.url}/api/admin/audit?action=${action}`);
  expect(response.ok()).toBe(true);
  return (await response.json()) as AuditEntry[];
}

/** Changes that the page asks for. */
function changesOf(page: Page, path: string): string[] {
  const changes: string[] = [];
  page.on('request', (request) => {
    if (request.method() === 'POST' && new URL(request.url()).pathname === path)
      changes.push(request.postData() ?? '');
  });
  return changes;
}

/** An email being tried is left alone. While the mail server is away, one is tried every ten seconds. */
async function untilNoneIsTried(): Promise<void> {
  const rests = () => {
    const quietMs = Date.now() - mails.lastTriedAt;
    return quietMs > 500 && quietMs < 3_000;
  };
  await expect.poll(rests, { timeout: 60_000, intervals: [250] }).toBe(true);
}

/** Until what was refused is known to be. */
async function untilAllFail(page: Page): Promise<void> {
  const failing = async () => {
    const response = await page.request.get(`${product.url}/api/admin/emails?state=failing`);
    return ((await response.json()) as { counts: { failing: number } }).counts.failing;
  };
  await expect.poll(failing, { timeout: 30_000 }).toBeGreaterThanOrEqual(Object.keys(STUCK).length);
}

const UNSENT = '/admin?tab=settings&mail=unsent';
const SUPPRESSED = '/admin?tab=settings&mail=suppressed';

const rowOf = (page: Page, email: string) =>
  page.getByRole('list', { name: 'Unsent email' }).getByRole('listitem').filter({ hasText: email });
const sendNowOf = (page: Page, email: string) =>
  rowOf(page, email).getByRole('button', { name: /^Send now/ });
const sendDialog = (page: Page) => page.getByRole('dialog', { name: 'Send Now' });
const confirmOf = (page: Page) => sendDialog(page).getByRole('button', { name: 'Send Now' });

const suppressed = (page: Page) =>
  page.getByRole('list', { name: 'Suppressed addresses' }).getByRole('listitem');
const liftDialog = (page: Page) => page.getByRole('dialog', { name: 'Lift Suppression' });
const liftOf = (page: Page) => liftDialog(page).getByRole('button', { name: 'Lift Suppression' });

async function openLift(page: Page, email: string): Promise<void> {
  await page.getByRole('searchbox', { name: 'Full email address' }).fill(email);
  await expect(suppressed(page)).toHaveCount(1);
  await suppressed(page).getByRole('button', { name: /^Lift/ }).tap();
  await expect(liftDialog(page)).toBeVisible();
}

test('sending an email now outlives the session', async ({ browser }) => {
  const page = await onPhone(browser, UNSENT);
  await untilAllFail(page);
  await page.reload();
  await expect(rowOf(page, STUCK.expired)).toContainText('Failing');
  await sendNowOf(page, STUCK.expired).tap();
  await page.context().clearCookies();
  await confirmOf(page).tap();
  await signInAgain(page);
  await expect(page).toHaveURL(product.url + UNSENT);
  await expect(sendDialog(page)).toHaveCount(0);
  expect(await audited(page, 'emails.send-now')).toHaveLength(0);

  await untilNoneIsTried();
  await sendNowOf(page, STUCK.expired).tap();
  await confirmOf(page).tap();
  await expect(page.getByText('1 email will be tried within seconds.')).toBeVisible();
  expect(await audited(page, 'emails.send-now')).toHaveLength(1);
  await page.context().close();
});

test('a double tap opens the question about an email, and another one sends it once', async ({ browser }) => {
  const page = await onPhone(browser, UNSENT);
  const before = (await audited(page, 'emails.send-now')).length;
  const sent = changesOf(page, '/api/admin/emails/send-now');
  await tapTwice(page, sendNowOf(page, STUCK.twice));
  await expect(sendDialog(page)).toBeVisible();
  await expect(confirmOf(page)).toBeEnabled();
  expect(sent).toEqual([]);

  // Not sooner: a try of the product's own would be accepted, and everything waiting would go with it.
  await page.route('**/api/admin/emails/send-now', (route) => {
    mails.isWell = true;
    return route.continue();
  });
  await untilNoneIsTried();
  await tapWhenDialogsLeft(page, await centerOf(confirmOf(page)));
  await tapTwice(page, confirmOf(page));
  await expect(page.getByText('1 email will be tried within seconds.')).toBeVisible();
  await expectTappedAgain(page);
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page.getByRole('alert')).toHaveCount(0);
  // Beneath the question are the console's tabs.
  expect(page.url()).toBe(product.url + UNSENT);
  expect(sent).toHaveLength(1);
  expect(await audited(page, 'emails.send-now')).toHaveLength(before + 1);
  const arrived = () => mails.accepted.filter((email) => email === STUCK.twice).length;
  await expect.poll(arrived, { timeout: 30_000 }).toBe(1);
  await page.context().close();
});

test('a reason for lifting a suppression outlives the session', async ({ browser }) => {
  const page = await onPhone(browser, SUPPRESSED);
  await openLift(page, STUCK.expired);
  await liftDialog(page).getByLabel('Reason').fill(WISH);
  await written(page, 'lift:');
  await page.context().clearCookies();
  await liftOf(page).tap();
  await signInAgain(page);
  await expect(page).toHaveURL(product.url + SUPPRESSED);
  expect(await audited(page, 'suppressions.lift')).toHaveLength(0);

  await openLift(page, STUCK.expired);
  await expect(liftDialog(page).getByLabel('Reason')).toHaveValue(WISH);
  await liftOf(page).tap();
  await expect(page.getByText('Suppression Lifted')).toBeVisible();
  expect(await audited(page, 'suppressions.lift')).toMatchObject([{ details: { because: WISH } }]);
  await page.context().close();
});

test('a double tap lifts a suppression once', async ({ browser }) => {
  const page = await onPhone(browser, SUPPRESSED);
  const before = (await audited(page, 'suppressions.lift')).length;
  const lifted = changesOf(page, '/api/admin/suppressions/lift');
  await openLift(page, STUCK.twice);
  await liftDialog(page).getByLabel('Reason').fill(WISH);
  await tapWhenDialogsLeft(page, await centerOf(liftOf(page)));
  await tapTwice(page, liftOf(page));
  await expect(page.getByText('Suppression Lifted')).toHaveCount(1);
  await expectTappedAgain(page);
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page.getByRole('alert')).toHaveCount(0);
  expect(page.url()).toBe(product.url + SUPPRESSED);
  expect(lifted).toHaveLength(1);
  expect(await audited(page, 'suppressions.lift')).toHaveLength(before + 1);
  await page.context().close();
});
