import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test, type Page } from '@playwright/test';
import type { PlannedDate, PlannedDateSettings, PushMessage } from '#contract/dating/planned-dates';
import { PushBrowser } from '../../scripts/test/support/push-browser';
import { wholeBrowser } from './support/browser';
import { Dater } from './support/dater';
import { Product } from './support/product';
import { PushServer } from './support/push-server';
import { ask } from './support/records';
import { productUrl } from './support/visitor';

test.use({
  viewport: { width: 390, height: 844 },
  hasTouch: true,
  isMobile: true,
  timezoneId: 'Europe/Lisbon',
});

const MINUTE_MS = 60_000;

/** A headless browser has no push service, so that the test's own takes its place. */
async function givePushService(page: Page, browser: PushBrowser): Promise<void> {
  await page.addInitScript(({ endpoint, p256dh, auth }) => {
    const subscription = {
      unsubscribe: () => Promise.resolve(true),
      toJSON: () => ({ endpoint, keys: { p256dh, auth } }),
    };
    PushManager.prototype.subscribe = () => Promise.resolve(subscription as unknown as PushSubscription);
    PushManager.prototype.getSubscription = () => Promise.resolve(null);
  }, browser.subscription);
}

/** Has the browser's service worker receive a push message, as its push service would. */
async function deliver(page: Page, text: string): Promise<void> {
  const devtools = await page.context().newCDPSession(page);
  const registered = new Promise<string>((resolve) =>
    devtools.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      const [first] = registrations;
      if (first) resolve(first.registrationId);
    }),
  );
  await devtools.send('ServiceWorker.enable');
  const registrationId = await registered;
  const { origin } = new URL(page.url());
  await devtools.send('ServiceWorker.deliverPushMessage', { origin, registrationId, data: text });
}

const notifications = (page: Page) =>
  page.evaluate(async () => {
    const registration = await navigator.serviceWorker.ready;
    return (await registration.getNotifications()).map(({ title, body, tag }) => ({ title, body, tag }));
  });

/** Headless browsers show no notification to tap, so its event is sent to the real handler. */
async function tapNotification(page: Page): Promise<void> {
  const [worker] = page.context().serviceWorkers();
  if (!worker) throw new Error('There is no service worker.');
  // As text, because the types of a service worker's scope can't be used along with those of a page.
  await worker.evaluate(`(async () => {
    const [notification] = await self.registration.getNotifications();
    const event = new NotificationEvent('notificationclick', { notification });
    // Only the browser's own events may be extended.
    Object.defineProperty(event, 'waitUntil', { value: () => undefined });
    self.dispatchEvent(event);
  })()`);
}

// Notifications need all of it.
test.use({ launchOptions: wholeBrowser() });

/** Lets the product believe that it is so much later. */
const later = (milliseconds: number) =>
  `--import=data:text/javascript,${encodeURIComponent(`
    const Real = Date;
    globalThis.Date = class extends Real {
      constructor(...given) { super(...(given.length === 0 ? [Date.now()] : given)); }
      static now() { return Real.now() + ${milliseconds}; }
    };`)}`;

test('a date is planned, shown, asked about by a push message the next morning, and scored', async ({
  page,
}) => {
  const push = await PushServer.start();
  const dataDir = mkdtempSync(join(tmpdir(), 'hh-planned-'));
  const product = await Product.in(dataDir, push.settings);
  await product.start();
  const shared = { PRODUCT_URL: process.env['PRODUCT_URL'], INBOX_URL: process.env['INBOX_URL'] };
  Object.assign(process.env, { PRODUCT_URL: product.url, INBOX_URL: product.inboxUrl });
  const browser = new PushBrowser(`${push.url}/send/1`);
  await givePushService(page, browser);
  await page.context().grantPermissions(['notifications'], { origin: product.url });

  const dater = new Dater(page, undefined, product.url, product.inboxUrl);
  await dater.settleIn('matches');
  await page.request.post(`${productUrl()}/api/candidates`, { data: { name: 'Sofia' } });
  await page.reload();
  const card = page.getByRole('article', { name: 'Sofia' });
  await card.getByRole('button', { name: 'Details' }).tap();
  await page.getByRole('button', { name: 'Plan a date' }).tap();
  const dialog = page.getByRole('dialog', { name: 'Plan a date' });
  await dialog.getByRole('button', { name: 'Tomorrow' }).tap();
  await dialog.getByLabel('Place (optional)').fill('Blue Door Café');
  await dialog.getByRole('button', { name: 'Plan it' }).tap();
  await expect(dialog).toBeHidden();
  await page.goBack();
  await expect(card).toContainText('Tomorrow, 7:30 PM · Blue Door Café');
  await page.goto(`${product.url}/dashboard?tab=overview`);
  await expect(page.getByRole('region', { name: 'Coming up' })).toContainText('Tomorrow, 7:30 PM');

  await page.goto(`${product.url}/profile-settings#reminders`);
  const onDevice = page.getByRole('switch', { name: 'Notification on this device' });
  await onDevice.tap();
  await expect(onDevice).toBeChecked();
  const { pushesHere } = await ask<PlannedDateSettings>(page.request, '/api/planned-dates/settings');
  expect(pushesHere).toBe(true);

  const [plan] = await ask<PlannedDate[]>(page.request, '/api/planned-dates');
  if (!plan) throw new Error('Nothing is planned.');
  const morning = new Date(`${plan.plannedFor.slice(0, 10)}T09:00:00Z`).getTime() + 24 * 60 * MINUTE_MS;
  const wait = morning + 90 * MINUTE_MS - Date.now();
  await product.stop();
  await product.start({ NODE_OPTIONS: later(wait) });

  await expect.poll(() => push.requests.length, { timeout: 60_000 }).toBe(1);
  const [request] = push.requests;
  expect(request?.headers).toMatchObject({ 'content-encoding': 'aes128gcm', topic: 'date-reminder' });
  const text = browser.read(request?.body ?? Buffer.alloc(0));
  expect(text).not.toContain('Sofia');
  expect((JSON.parse(text) as PushMessage).title).toBe('How was your date?');

  await page.goto(`${product.url}/dashboard?tab=overview`);
  const question = page.getByRole('region', { name: 'How was your date with Sofia?' });
  await expect(question.getByRole('button', { name: 'Score this date' })).toBeVisible();
  await deliver(page, text);
  await deliver(page, text);
  await expect
    .poll(() => notifications(page))
    .toEqual([{ title: 'How was your date?', body: "Score it while it's fresh.", tag: 'date-reminder' }]);
  await tapNotification(page);
  const form = page.getByRole('dialog', { name: 'Score Your Date Experience' });
  await expect(form.getByLabel('Location')).toHaveValue('Blue Door Café');
  await expect(form.getByLabel('Date', { exact: true })).toHaveValue(plan.plannedFor.slice(0, 10));
  await page.goBack();
  await expect(form).toBeHidden();

  await page.goto(`${product.url}/dashboard?tab=overview`);
  await question.getByRole('button', { name: "It didn't happen" }).tap();
  await expect(question).toBeHidden();
  expect(await ask<PlannedDate[]>(page.request, '/api/planned-dates')).toEqual([]);

  Object.assign(process.env, shared);
  await product.stop();
  await push.stop();
  rmSync(dataDir, { recursive: true, force: true });
});
