import { expect, test, type Page } from '@playwright/test';
import { productUrl } from './support/visitor';

const HEADLINE = 'Date with your heart, but do not leave your head behind.';
const TRACK = '**/api/analytics/track';

/** Requests and page navigations, in order. */
function recordEvents(page: Page): unknown[] {
  const events: unknown[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/api/analytics/track')) events.push(request.postDataJSON());
    else if (request.isNavigationRequest()) events.push(new URL(request.url()).search || '/');
  });
  return events;
}

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the page is readable, its questions are open, and its buttons work', async ({ page }) => {
    await page.goto(productUrl());
    await expect(page.getByRole('heading', { level: 1, name: HEADLINE })).toBeVisible();
    await expect(page.getByText("It's the average of your ratings, weighted by the stars")).toBeVisible();
    await expect(page.getByText('Illustrative: a dater who uses two apps')).toBeVisible();
    await page.getByRole('button', { name: 'Sign In' }).click();
    await expect(page).toHaveURL(`${productUrl()}/auth?mode=login`);
    await page.goto(productUrl());
    await page.getByRole('button', { name: 'Sign Me Up' }).last().click();
    await expect(page).toHaveURL(`${productUrl()}/auth?mode=signup`);
  });
});

test('a visitor lands here from any address that requires an account', async ({ page }) => {
  for (const path of ['/', '/dashboard?tab=matches', '/no-such-page']) {
    const response = await page.goto(productUrl() + path);
    expect(response?.status()).toBe(200);
    const html = (await response?.text()) ?? '';
    expect(html).toContain('More choice has not made choosing easier');
    expect(html).not.toMatch(/Mui[A-Z]|__CSP_NONCE__|__APP_URL__/);
    await expect(page.getByRole('heading', { level: 1, name: HEADLINE })).toBeVisible();
  }
});

test('tracks a page view, and a sign-up click before the form opens', async ({ page }) => {
  const events = recordEvents(page);
  const tracked = page.waitForResponse(TRACK);
  await page.goto(productUrl());
  expect((await tracked).status()).toBe(204);
  await page.getByRole('button', { name: 'Sign Me Up' }).nth(1).click();
  await page.waitForURL('**/auth?mode=signup');
  expect(events.slice(0, 4)).toEqual([
    '/',
    { page: '/', action: 'page_view', metadata: {} },
    { page: '/', action: 'signup_click', metadata: { buttonLocation: 'final-cta' } },
    '?mode=signup',
  ]);
});

test('by keyboard: skips the header, goes to a section, and opens a question', async ({ page }) => {
  await page.goto(productUrl());
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
  await page.getByRole('link', { name: 'FAQ' }).press('Enter');
  await expect(page.getByRole('heading', { name: 'Fair questions' })).toBeInViewport();
  const question = page.getByRole('button', { name: 'Is this another dating app?' });
  await expect(page.getByText('It never matches you with anyone.')).toBeHidden();
  await question.press('Enter');
  await expect(page.getByText('It never matches you with anyone.')).toBeVisible();
  await question.press('Enter');
  await expect(page.getByText('It never matches you with anyone.')).toBeHidden();
});

test('nothing scrolls sideways on a narrow phone, and the browser reports no errors', async ({ page }) => {
  const consoleMessages: string[] = [];
  page.on('console', (message) => consoleMessages.push(message.text()));
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto(productUrl());
  await expect(page.getByRole('img', { name: /^An example/ })).toBeVisible();
  const { content, screen } = await page.evaluate(() => ({
    content: document.documentElement.scrollWidth,
    screen: window.innerWidth,
  }));
  expect(content).toBe(screen);
  expect(consoleMessages).toEqual([]);
});

test('a search engine finds the pages, the card and the icons', async ({ request }) => {
  const sitemap = await (await request.get(`${productUrl()}/sitemap.xml`)).text();
  expect(sitemap).toContain(`<loc>${productUrl()}/</loc>`);
  const html = await (await request.get(productUrl())).text();
  expect(html).toContain(`<link rel="canonical" href="${productUrl()}/"`);
  const card = /<meta property="og:image" content="([^"]+)"/.exec(html)?.[1] ?? '';
  for (const file of [card, '/favicon.svg', '/apple-touch-icon.png', '/icon-512.png']) {
    const response = await request.get(new URL(file, productUrl()).href);
    expect(response.headers()['content-type']).toMatch(/^image\//);
  }
});
