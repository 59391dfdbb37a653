import { expect, test, type Page } from '@playwright/test';
import { addScoredMatch, onboard } from './support/records';
import { newHome, productUrl } from './support/visitor';

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

const NAME = '</script><b>Robin<!--';
const ARRIVED = [
  '/api/auth/user',
  '/api/decision',
  '/api/dashboard/stats',
  '/api/criteria',
  '/api/candidates',
];

/** What the page asks the API for, and what its console complains about. */
function watch(page: Page) {
  const asked: string[] = [];
  const complaints: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  page.on('console', (message) => {
    if (message.type() === 'error') complaints.push(message.text());
  });
  return { asked, complaints };
}

test('the dashboard arrives with what it shows, whatever a name is, and later asks for what has changed', async ({
  page,
}) => {
  await onboard(page.request);
  await addScoredMatch(page.request, NAME, [[8, 7, 9]]);
  const { asked, complaints } = watch(page);
  await page.goto(`${productUrl()}/dashboard`);
  const highest = page.getByRole('region', { name: 'Highest Match' });
  await expect(highest).toContainText(NAME);
  await expect(page.getByRole('region', { name: 'Total Dates' })).toContainText('1');
  await page.waitForLoadState('networkidle');
  expect(asked.filter((path) => ARRIVED.includes(path))).toEqual([]);
  expect(complaints).toEqual([]);
  await expect(page.locator('#arrived-answers')).toHaveCount(0);

  await addScoredMatch(page.request, 'Sofia', [[10, 10, 10]]);
  await page.reload();
  await expect(highest).toContainText('Sofia');
});

const TWO_DATES = [
  [8, 7, 9],
  [9, 8, 8],
];

/** How much of what is visible moved while the page loaded, as the browser measures it: 0.1 is felt. */
async function movedWhileLoading(page: Page, tab: string, isThere: () => Promise<void>): Promise<number> {
  await page.addInitScript(() => {
    Object.assign(globalThis, { moved: 0 });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries())
        Object.assign(globalThis, { moved: Reflect.get(globalThis, 'moved') + Reflect.get(entry, 'value') });
    }).observe({ type: 'layout-shift', buffered: true });
  });
  await page.goto(`${productUrl()}/dashboard?tab=${tab}`);
  await isThere();
  await page.waitForLoadState('networkidle');
  return page.evaluate(() => Number(Reflect.get(globalThis, 'moved')));
}

for (const viewport of [
  { width: 390, height: 844 },
  { width: 1280, height: 860 },
])
  test(`nothing moves while the overview loads at ${viewport.width} px`, async ({ page }) => {
    await page.setViewportSize(viewport);
    await onboard(page.request);
    await addScoredMatch(page.request, 'Robin', TWO_DATES);
    await addScoredMatch(page.request, 'Sofia', [[10, 9, 8]]);
    const isThere = async () => {
      await expect(page.getByRole('region', { name: 'Total Dates' })).toContainText('3');
      await page.getByText('Your predictions').waitFor({ state: 'attached' });
    };
    expect(await movedWhileLoading(page, 'overview', isThere)).toBeLessThan(0.05);
  });

test('nothing moves while the overview loads on a phone for someone who begins', async ({ page }) => {
  await onboard(page.request);
  await addScoredMatch(page.request, 'Robin', []);
  const isThere = () => expect(page.getByRole('region', { name: 'Member Since' })).toContainText('Today');
  expect(await movedWhileLoading(page, 'overview', isThere)).toBeLessThan(0.05);
});

test('nothing moves while the matches load on a phone, whatever is planned', async ({ page }) => {
  await onboard(page.request);
  await addScoredMatch(page.request, 'Robin', TWO_DATES);
  const candidateId = await addScoredMatch(page.request, 'Sofia', TWO_DATES);
  const day = new Date(Date.now() + 3 * 86_400_000).toISOString().slice(0, 10);
  const data = { candidateId, plannedFor: `${day}T19:30`, place: 'Blue Door' };
  await page.request.post(`${productUrl()}/api/planned-dates`, {
    data,
    headers: newHome(),
    failOnStatusCode: true,
  });
  // A script that is already there shows the matches before anything about plans has arrived.
  await page.goto(`${productUrl()}/dashboard?tab=matches`);
  await page.waitForLoadState('networkidle');
  await page.route('**/api/planned-dates', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 600));
    await route.continue();
  });
  const isThere = () =>
    expect(page.getByRole('article', { name: 'Sofia' }).getByText(/7:30\sPM · Blue Door/)).toBeVisible();
  expect(await movedWhileLoading(page, 'matches', isThere)).toBeLessThan(0.03);
});

test('Back to the dashboard, and another account in the same browser, show what is there now', async ({
  page,
}) => {
  await onboard(page.request);
  await addScoredMatch(page.request, 'Robin', [[8, 7, 9]]);
  await page.goto(`${productUrl()}/dashboard`);
  await expect(page.getByRole('region', { name: 'Highest Match' })).toContainText('Robin');
  await page.goto(`${productUrl()}/privacy-policy`);
  await addScoredMatch(page.request, 'Sofia', [[10, 10, 10]]);
  await page.goBack();
  await expect(page.getByRole('region', { name: 'Highest Match' })).toContainText('Sofia');

  await page.request.post(`${productUrl()}/api/auth/logout`);
  await onboard(page.request);
  await page.reload();
  await expect(page.getByRole('region', { name: 'Total Matches' })).toContainText('0');
  await expect(page.getByText('Robin')).toHaveCount(0);
});
