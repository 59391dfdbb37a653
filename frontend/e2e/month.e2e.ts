import { expect, test } from '@playwright/test';
import { addDatedMatch, addScoredMatch, onboard } from './support/records';
import { productUrl } from './support/visitor';

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true, timezoneId: 'UTC' });

const monthNow = (offset = 0) => {
  const now = new Date();
  const month = new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + offset, 1));
  return new Intl.DateTimeFormat('en-US', { month: 'long', year: 'numeric', timeZone: 'UTC' }).format(month);
};

test('the dates of a month are in its calendar, on a page to keep', async ({ page }) => {
  await onboard(page.request);
  await addScoredMatch(page.request, 'Robin', [[8, 7, 9]]);
  await page.goto(`${productUrl()}/dashboard`);
  await page.getByRole('link', { name: 'Total Dates' }).tap();

  const calendar = page.getByRole('region', { name: 'Calendar' });
  await expect(calendar.getByRole('heading', { name: monthNow() })).toBeVisible();
  await expect(calendar).toContainText('1 date with 1 person, whom you met this month.');
  await expect(page.getByRole('region', { name: 'What you rated' })).toContainText('your first date');
  await expect(page.getByRole('region', { name: 'What you rated' })).toContainText(/Head \d+%, Heart \d+%/);

  await expect(page).toHaveTitle(new RegExp(`^${monthNow()} · `));

  // Where no name fits, a day shows its dates.
  const day = calendar.getByRole('button', { name: /^Show / });
  await day.tap();
  await expect(day).toHaveAttribute('aria-pressed', 'true');
  await expect(calendar.getByRole('status').getByRole('link', { name: 'Robin' })).toBeVisible();

  await calendar.getByRole('button', { name: monthNow(-1) }).tap();
  await expect(calendar.getByRole('status')).toHaveCount(0);
  await expect(page.getByRole('heading', { name: 'No dates this month' })).toBeInViewport();
  await expect(page.getByRole('button', { name: `Show ${monthNow()}` })).toBeInViewport();
  await expect(page.getByRole('button', { name: 'Print' })).toHaveCount(0);
  await page.reload();
  await page.getByRole('button', { name: `Show ${monthNow()}` }).tap();
  await expect(calendar).toContainText('1 date with 1 person');

  await page.getByRole('region', { name: 'What you rated' }).getByRole('link', { name: 'Robin' }).tap();
  const details = page.getByRole('dialog', { name: 'Match Details & Edit' });
  await expect(details).toBeVisible();
  await page.goBack();
  await expect(details).toBeHidden();

  await page.goto(`${productUrl()}/dashboard?tab=overview&month=`);
  await expect(calendar).toContainText('1 date with 1 person');
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('button', { name: 'Print' })).toBeHidden();
  await expect(page.getByRole('tab', { name: 'Alex' })).toBeHidden();
  await expect(page.getByRole('heading', { name: 'Whom you met' })).toBeVisible();

  await page.goto(`${productUrl()}/dashboard?tab=overview`);
  await expect(page.getByRole('banner')).toBeHidden();
  await expect(page.getByRole('heading', { name: 'How sure are these numbers?' })).toBeVisible();
});

test('the month opens at its top, and Back leads to where the insights were left', async ({ page }) => {
  await onboard(page.request);
  await addDatedMatch(page.request, 'Robin');
  await page.goto(`${productUrl()}/dashboard`);
  const insights = page.getByRole('region', { name: 'How you date' });
  const month = insights.getByRole('button', { name: 'Month' });
  const numbers = insights.getByRole('region', { name: 'How it changes' }).getByText('Show the numbers');
  const place = () => page.evaluate(() => Math.round(window.scrollY));

  await numbers.scrollIntoViewIfNeeded();
  await numbers.tap();
  await expect(insights.getByRole('heading', { name: 'Archive rate' })).toBeVisible();
  await month.scrollIntoViewIfNeeded();
  const left = await place();
  expect(left).toBeGreaterThan(600);

  for (const leave of ['Back', 'the button'] as const) {
    await month.tap();
    await expect(page.getByRole('heading', { name: 'Your dates by month' })).toBeInViewport();
    expect(await place(), 'the calendar begins at its top').toBe(0);
    if (leave === 'Back') await page.goBack();
    else await page.getByRole('button', { name: 'Back to Dating Insights' }).tap();
    await expect(month).toBeInViewport();
    await expect(insights.getByRole('heading', { name: 'Archive rate' })).toBeVisible();
    // Once all of it has settled.
    await expect(async () => {
      expect(Math.abs((await place()) - left)).toBeLessThanOrEqual(2);
      await page.waitForTimeout(2_500);
      expect(Math.abs((await place()) - left)).toBeLessThanOrEqual(2);
    }).toPass({ timeout: 15_000 });
  }
});
