import { expect, test, type Page } from '@playwright/test';
import type { Candidate } from '#contract/dating/candidates';
import type { DateExperience } from '#contract/dating/date-experiences';
import { Dater } from './support/dater';
import { THREE_STANDARDS } from './support/records';
import { PASSWORD, productUrl } from './support/visitor';

const RATINGS = {
  ...THREE_STANDARDS,
  'Life Goals Match': 'Not seen yet',
  Chemistry: 8,
  Enjoyment: 7,
} as const;

async function read<Answer>(page: Page, path: string): Promise<Answer> {
  return (await (await page.request.get(productUrl() + path)).json()) as Answer;
}

/** Everything the browser stores for the page, as text. */
function keptIn(page: Page): Promise<string> {
  return page.evaluate(async () => {
    const texts = [...Object.values(localStorage), ...Object.values(sessionStorage)].map(String);
    for (const name of await caches.keys()) {
      const cache = await caches.open(name);
      for (const request of await cache.keys()) {
        const copy = await cache.match(request);
        texts.push(request.url, (await copy?.text()) ?? '');
      }
    }
    return texts.join('\n');
  });
}

/** The encrypted copies and drafts, and whether there is a key to read them with. */
function encryptedIn(page: Page): Promise<{ copies: number; drafts: number; hasKey: boolean }> {
  return page.evaluate(async () => {
    const copies = await (await caches.open('hh-encrypted-copies')).keys();
    const drafts = Object.keys(localStorage).filter((name) => name.startsWith('hh:encrypted:'));
    const database = await new Promise<IDBDatabase>((resolve, reject) => {
      const opening = indexedDB.open('hh-keys', 1);
      opening.onsuccess = () => resolve(opening.result);
      opening.onerror = () => reject(opening.error ?? new Error('No database'));
    });
    const keys = database.transaction('keys').objectStore('keys').count();
    await new Promise((resolve) => (keys.onsuccess = resolve));
    database.close();
    return { copies: copies.length, drafts: drafts.length, hasKey: keys.result > 0 };
  });
}

async function readyForOffline(page: Page): Promise<void> {
  await page.evaluate(() => navigator.serviceWorker.ready);
  await expect.poll(() => page.evaluate(() => navigator.serviceWorker.controller !== null)).toBe(true);
}

async function daterWithMatch(page: Page): Promise<Dater> {
  const dater = new Dater(page);
  await dater.settleIn('matches');
  await dater.addMatch('Quirina');
  await expect(page.getByRole('article', { name: 'Quirina' })).toBeVisible();
  await readyForOffline(page);
  return dater;
}

/** The network refuses these addresses by itself: pausing every request for a handler lets a busy browser drop some. */
async function blocker(page: Page): Promise<(...urls: string[]) => Promise<void>> {
  const browser = await page.context().newCDPSession(page);
  await browser.send('Network.enable');
  return async (...urls) => {
    await browser.send('Network.setBlockedURLs', { urls });
  };
}

/** Scores a date while the server is out of reach. */
async function scoreOffline(dater: Dater): Promise<void> {
  await dater.saveDate('Quirina', RATINGS);
  await expect(dater.page.getByRole('status').filter({ hasText: 'Kept on this device' })).toBeVisible();
}

test('the app opens offline with the last matches, and a date scored offline is sent once', async ({
  page,
  context,
}) => {
  const dater = await daterWithMatch(page);
  await context.setOffline(true);
  await page.reload();
  await expect(page.getByText("You're offline.")).toBeVisible();
  await expect(page.getByRole('article', { name: 'Quirina' })).toBeVisible();

  await scoreOffline(dater);
  await page.reload();
  const waiting = page.getByRole('list', { name: 'Dates waiting to upload' });
  await expect(waiting).toContainText('Your date with Quirina is kept on this device');

  const sends: string[] = [];
  page.on('request', (request) => {
    if (request.method() === 'POST' && request.url().endsWith('/api/date-experiences'))
      sends.push(request.headers()['idempotency-key'] ?? '');
  });
  await context.setOffline(false);
  await expect(waiting).toBeHidden();
  await expect(page.getByRole('status').filter({ hasText: 'Date experience added' })).toBeVisible();
  await expect(page.getByRole('article', { name: 'Quirina' })).toContainText('1 date scored');
  expect(sends).toEqual([expect.stringMatching(/.{16,}/)]);
  await page.reload();
  await expect(page.getByRole('article', { name: 'Quirina' })).toContainText('1 date scored');
  const [match] = await read<Candidate[]>(page, '/api/candidates');
  const dates = await read<DateExperience[]>(page, `/api/candidates/${match?.id}/date-experiences`);
  expect(dates).toHaveLength(1);
  expect(dates[0]?.evaluations.map(({ score }) => score)).toEqual([5, 3]);
  await expect(page.getByRole('article', { name: 'Quirina' })).toContainText(
    'Not seen yet: Life Goals Match',
  );
  await expect(page.getByRole('dialog')).toBeHidden();
});

test('a network that is there and leads nowhere counts as none, and one call that fails does not', async ({
  page,
}) => {
  const dater = await daterWithMatch(page);
  const banner = page.getByText("You're offline.");
  const block = await blocker(page);
  await block('*/api/candidates');
  await page.reload();
  await expect(page.getByText('Connection hiccup')).toBeVisible();
  await expect(banner).toHaveCount(0);

  await block('*/api/*', '*/healthz');
  await page.reload();
  expect(await page.evaluate(() => navigator.onLine)).toBe(true);
  await expect(banner).toBeVisible();
  await expect(page.getByRole('article', { name: 'Quirina' })).toBeVisible();
  await scoreOffline(dater);
  await block();
  await expect(banner).toHaveCount(0);
  await expect(page.getByRole('article', { name: 'Quirina' })).toContainText('1 date scored');
});

test("retrying a save after a lost response doesn't duplicate it", async ({ page, context }) => {
  const dater = await daterWithMatch(page);
  // The request reaches the server, but the response is lost.
  await page.route('**/api/date-experiences', async (route) => {
    await route.fetch();
    await context.setOffline(true);
    await route.abort('connectionreset');
  });
  await scoreOffline(dater);
  await page.unroute('**/api/date-experiences');
  await context.setOffline(false);
  await expect(page.getByRole('list', { name: 'Dates waiting to upload' })).toBeHidden();
  const [match] = await read<Candidate[]>(page, '/api/candidates');
  expect(match?.dateCount).toBe(1);
});

test('nothing the browser keeps can be read on the device, and it expires after a week', async ({
  page,
  context,
}) => {
  const dater = await daterWithMatch(page);
  await context.setOffline(true);
  await scoreOffline(dater);
  await expect.poll(async () => (await encryptedIn(page)).drafts).toBeGreaterThan(0);
  const kept = await keptIn(page);
  for (const secret of ['Quirina', 'Lindqvist', dater.email, 'Miradouro', 'curious about each other'])
    expect(kept).not.toContain(secret);

  await page.clock.setFixedTime(Date.now() + 7 * 86_400_000);
  await page.reload();
  await expect.poll(() => encryptedIn(page)).toMatchObject({ hasKey: false, copies: 0 });
  await expect(page.getByText('Quirina')).toBeHidden();
});

test('a date scored offline outlives the session, and is sent when its author signs in again', async ({
  page,
  context,
}) => {
  const dater = await daterWithMatch(page);
  await context.setOffline(true);
  await scoreOffline(dater);
  await expect.poll(async () => (await encryptedIn(page)).drafts).toBeGreaterThan(0);
  await context.clearCookies();
  await context.setOffline(false);
  await dater.open('/auth?mode=login');
  await expect.poll(async () => (await encryptedIn(page)).hasKey).toBe(false);
  await page.getByLabel('Email').fill(dater.email);
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await page.getByRole('button', { name: 'Sign In', exact: true }).click();
  await page.waitForURL('**/dashboard');
  await page.getByRole('tab', { name: 'Matches & Standards' }).click();
  await expect(page.getByRole('status').filter({ hasText: 'Date experience added' })).toBeVisible();
  const [match] = await read<Candidate[]>(page, '/api/candidates');
  expect(match?.dateCount).toBe(1);
});

test('signing out leaves nothing private in the browser', async ({ page, context }) => {
  const dater = await daterWithMatch(page);
  await expect.poll(async () => (await encryptedIn(page)).copies).toBeGreaterThan(0);
  await page.getByRole('button', { name: 'Mara Lindqvist' }).click();
  await page.getByRole('menuitem', { name: 'Sign Out' }).click();
  await expect(page.getByRole('button', { name: 'Sign In' })).toBeVisible();
  await expect.poll(() => encryptedIn(page)).toEqual({ copies: 0, drafts: 0, hasKey: false });
  const kept = await keptIn(page);
  expect(kept).not.toContain(dater.email);
  expect(kept).not.toContain('Lindqvist');
  await context.setOffline(true);
  await page.goto(`${productUrl()}/dashboard`);
  await expect(page.getByText('Quirina')).toBeHidden();
  await context.setOffline(false);
  await dater.open('/auth?mode=login');
  await page.getByLabel('Email').fill(dater.email);
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await page.getByRole('button', { name: 'Sign In', exact: true }).click();
  await page.waitForURL('**/dashboard');
});

test('the app can be installed', async ({ page }) => {
  await new Dater(page).open('/auth');
  const href = await page.locator('link[rel="manifest"]').getAttribute('href');
  const manifest = await read<{ name: string; start_url: string; icons: { src: string; sizes: string }[] }>(
    page,
    href ?? '',
  );
  expect(manifest).toMatchObject({ name: 'Heart & Head', start_url: '/dashboard' });
  for (const { src } of manifest.icons)
    expect((await page.request.get(productUrl() + src)).headers()['content-type']).toMatch(/^image\//);
  expect(manifest.icons.map(({ sizes }) => sizes)).toEqual(expect.arrayContaining(['192x192', '512x512']));
});

test('signing out offline takes effect once the network is back', async ({ page, context }) => {
  await daterWithMatch(page);
  await context.setOffline(true);
  await page.getByRole('button', { name: 'Mara Lindqvist' }).click();
  await page.getByRole('menuitem', { name: 'Sign Out' }).click();
  await expect(page.getByRole('button', { name: 'Sign In' })).toBeVisible();
  const told = page.waitForResponse((response) => response.url().endsWith('/api/auth/logout'));
  await context.setOffline(false);
  expect((await told).status()).toBe(204);
  await page.goto(`${productUrl()}/dashboard`);
  await expect(page.getByRole('button', { name: 'Sign In' })).toBeVisible();
  await expect(page.getByText('Quirina')).toBeHidden();
  expect((await page.request.get(`${productUrl()}/api/auth/user`)).status()).toBe(401);
});
