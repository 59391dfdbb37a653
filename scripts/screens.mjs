// @ts-check
// npm run screens [-- name... --widths=390,768,1280,1920] Screenshots of every screen and dialog (or of the named
// ones), wide and narrow, light and dark, of the built product with its demo account:
// test-results/screens/<screen>-<width>-<scheme>.png
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { chromium } from 'playwright-core';
import { startDemo } from './audit/demo-product.mjs';
import { emailsTo } from './embedded/inbox-client.mjs';
import { ensureBuilt } from './launch/build.mjs';
import { ROOT } from './launch/launch.mjs';
import { LaunchError, messageOf } from './lib/launch-error.mjs';
import { settleIn } from './screens/settle-in.mjs';
import { SHOTS } from './screens/shots.mjs';
import { browserPath } from './testing/system-tools.mjs';

const FOLDER = join(ROOT, 'test-results/screens');
/** @type {Readonly<Record<string, number>>} */
const HEIGHTS = { 390: 844, 768: 1024, 1280: 860, 1920: 1080 };
const SCHEMES = /** @type {const} */ (['light', 'dark']);

/** @typedef {Awaited<ReturnType<typeof startDemo>>} Demo */
/** @typedef {import('playwright-core').BrowserContextOptions['storageState']} State */

/**
 * Signs up a user who has not started onboarding. @param {import('playwright-core').BrowserContext} context @param
 * {Demo} demo @param {string} email
 */
async function signUp({ request }, { url, inboxUrl }, email) {
  const password = 'a fresh start';
  const form = { firstName: 'Noa', lastName: 'Weber', email, password, confirmPassword: password };
  await request.post(`${url}/api/auth/register`, {
    data: { ...form, acceptTerms: true, acceptPrivacy: true },
    failOnStatusCode: true,
  });
  const link = await confirmationLink(inboxUrl, email);
  const token = new URL(link).searchParams.get('token');
  await request.post(`${url}/api/auth/confirm-email`, { data: { token }, failOnStatusCode: true });
}

/** @param {string} inboxUrl @param {string} email @returns {Promise<string>} */
async function confirmationLink(inboxUrl, email) {
  for (let attempt = 0; attempt < 100; attempt += 1) {
    const link = (await emailsTo(inboxUrl, email))
      .flatMap(({ links }) => links)
      .find((url) => url.includes('/confirm-email'));
    if (link) return link;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new LaunchError('The confirmation email did not arrive.');
}

/** @param {import('playwright-core').Browser} browser @param {Demo} demo @returns {Promise<Record<string, State>>} */
async function signedInStates(browser, demo) {
  const { url, email, password, administrator } = demo;
  const dater = await browser.newContext();
  await dater.request.post(`${url}/api/auth/login`, { data: { email, password }, failOnStatusCode: true });
  await dater.request.post(`${url}/api/user/mark-dashboard-guide-seen`, { failOnStatusCode: true });
  const newcomer = await browser.newContext();
  await signUp(newcomer, demo, 'newcomer@example.com');
  const settled = await browser.newContext();
  await signUp(settled, demo, 'settled@example.com');
  await settleIn(settled.request, url);
  const consoleContext = await browser.newContext();
  await consoleContext.request.post(`${url}/api/auth/login`, { data: administrator, failOnStatusCode: true });
  return {
    dater: await dater.storageState(),
    newcomer: await newcomer.storageState(),
    settled: await settled.storageState(),
    administrator: await consoleContext.storageState(),
    visitor: undefined,
  };
}

/**
 * A window as high as the page: what stays at the bottom of the window is then at the end of the page and not across it,
 * and what is drawn when it is scrolled to is there. Until it is drawn it only has an estimated height, so the page is
 * measured again in a window of the usual height, or the estimate would stay as blank space at its end.
 * @param {import('playwright-core').Page} page
 */
async function growToContent(page) {
  const usual = page.viewportSize();
  if (!usual) return;
  for (let round = 0; round < 3; round += 1) {
    await page.setViewportSize(usual);
    await page.waitForFunction((expected) => window.innerHeight === expected, usual.height);
    const height = await page.evaluate(() => document.documentElement.scrollHeight);
    await page.setViewportSize({ ...usual, height });
    await page.waitForLoadState('networkidle');
    await page.waitForFunction(() => !document.querySelector('.MuiSkeleton-root'));
  }
}

/** @param {import('playwright-core').Browser} browser @param {string} url @param {Record<string, State>} states @param {import('./screens/shots.mjs').Shot} shot @param {readonly number[]} widths */
async function take(browser, url, states, { name, path, as = 'visitor', open, whole = false }, widths) {
  for (const viewport of widths.map((width) => ({ width, height: HEIGHTS[width] ?? 900 }))) {
    const context = await browser.newContext({
      viewport,
      colorScheme: SCHEMES[0],
      reducedMotion: 'reduce',
      // As on a phone: rated standards fold there, and there are no hints about keys.
      ...(viewport.width < 600 && { hasTouch: true, isMobile: true }),
      locale: 'en-US',
      storageState: states[as],
    });
    try {
      const page = await context.newPage();
      await page.goto(url + path, { waitUntil: 'networkidle' });
      await open?.(page);
      // A preview of an email is a frame that is never told that it has loaded.
      await page.waitForLoadState('networkidle', { timeout: 5000 }).catch(() => undefined);
      await page.locator('main h1, [role=dialog]').first().waitFor({ timeout: 90_000 });
      await page.getByText('Loading...', { exact: true }).waitFor({ state: 'hidden' });
      await page.waitForFunction(() => !document.querySelector('.MuiSkeleton-root'));
      await page.evaluate(() => document.fonts.ready);
      if (whole) await growToContent(page);
      for (const colorScheme of SCHEMES) {
        await page.emulateMedia({ colorScheme });
        const file = join(FOLDER, `${name}-${viewport.width}-${colorScheme}.png`);
        await page.screenshot({ path: file, animations: 'disabled', timeout: 90_000 });
      }
    } finally {
      await context.close();
    }
  }
}

async function main() {
  const { values, positionals: wanted } = parseArgs({
    allowPositionals: true,
    options: { widths: { type: 'string', default: '1280,390' } },
  });
  const widths = values.widths.split(',').map(Number);
  const shots = SHOTS.filter(({ name }) => wanted.length === 0 || wanted.includes(name));
  if (shots.length === 0)
    throw new LaunchError(`No such screen. Available: ${SHOTS.map(({ name }) => name).join(', ')}`);
  const executablePath = browserPath();
  if (!executablePath)
    throw new LaunchError('No browser found. Install chromium, or set CHROME to a browser.');
  mkdirSync(FOLDER, { recursive: true });
  await ensureBuilt(ROOT);
  const demo = await startDemo(ROOT);
  const browser = await chromium.launch({ executablePath, args: ['--no-sandbox', '--disable-gpu'] });
  /** @type {string[]} */
  const failed = [];
  try {
    const states = await signedInStates(browser, demo);
    for (const shot of shots)
      await take(browser, demo.url, states, shot, widths).then(
        () => console.log(`  ${shot.name}`),
        (error) => failed.push(`${shot.name}: ${messageOf(error)}`),
      );
  } finally {
    await browser.close();
    await demo.stop();
  }
  console.log(`${shots.length - failed.length} screens in ${FOLDER}`);
  if (failed.length > 0) throw new LaunchError(failed.join('\n'));
}

main().catch((error) => {
  console.error(messageOf(error));
  process.exitCode = 1;
});
