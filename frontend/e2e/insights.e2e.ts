import { expect, test } from '@playwright/test';
import { expectAccessible } from './support/accessible';
import { Dater } from './support/dater';
import { addDatedMatch, FIVE_DATES } from './support/records';

test('a dater sees what is missing, scores dates, and sees what changes', async ({ page }) => {
  const dater = new Dater(page);
  await dater.settleIn();
  const insights = page.getByRole('region', { name: 'How you date' });
  await expect(insights).toContainText('Needs 4 more dates');

  await addDatedMatch(page.request, 'Robin');
  await page.reload();
  const changes = insights.getByRole('region', { name: 'How it changes' });
  await expect(insights.getByRole('region', { name: 'In short' })).toContainText(
    'Too early to tell habit from luck. It takes 5 more people',
  );
  await expect(changes).not.toContainText('Improving');
  await changes.getByText('Show the numbers').click();
  await expect(changes.getByText('These describe your ratings; they may well be chance.')).toBeVisible();
  await changes.scrollIntoViewIfNeeded();
  await expect(changes.getByText('Dates with the same person stand together')).toBeVisible();
  await expect(insights.getByRole('region', { name: 'How you choose' })).toContainText(
    'In a random order your ratings give',
  );
  await expect(insights).toContainText('Needs 2 more matches with a scored date, 1 so far');
  await expectAccessible(page, 'insights', 'Dating Insights');

  await changes.getByRole('button', { name: 'Show as table' }).click();
  await expect(changes.getByRole('row')).toHaveCount(FIVE_DATES.length + 1);
  await page.setViewportSize({ width: 360, height: 800 });
  await expectAccessible(page, 'insights on a phone', 'Dating Insights');

  // On a phone the groups fold, and what was opened stays open for as long as the page lives.
  const habits = insights.getByRole('button', { name: 'Your habits' });
  await expect(habits).toHaveAttribute('aria-expanded', 'false');
  await habits.click();
  await expect(insights.getByText('Scoring consistency')).toBeVisible();
  await page.getByRole('tab', { name: 'Alex' }).click();
  await page.getByRole('tab', { name: 'Dating Insights' }).click();
  await expect(habits).toHaveAttribute('aria-expanded', 'true');

  // The end of the page lies above the tabs, with room between them.
  const tabs = page.getByRole('tablist', { name: 'Dashboard' });
  const last = page.getByRole('main').locator('.MuiCard-root').last();
  const room = async () => {
    await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
    const [end, bar] = [await last.boundingBox(), await tabs.boundingBox()];
    return end && bar ? bar.y - (end.y + end.height) : null;
  };
  await expect.poll(room).toBeGreaterThanOrEqual(24);
});
