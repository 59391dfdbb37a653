import { expect, test, type Page } from '@playwright/test';
import { expectAccessible } from './support/accessible';
import { Dater } from './support/dater';

async function shownNames(page: Page): Promise<string[]> {
  await expect(page.getByRole('article').first()).toBeVisible();
  return page.getByRole('article').getByRole('heading').allTextContents();
}

test('a dater likes an idea, skips one and refreshes the list', async ({ page }) => {
  const dater = new Dater(page);
  await dater.settleIn('date-ideas');
  const [first = '', second = '', ...others] = await shownNames(page);
  expect(others.length).toBeGreaterThanOrEqual(20);
  await expect(page.getByRole('link', { name: /^Search near Lisbon/ }).first()).toHaveAttribute(
    'href',
    /^https:\/\/www\.google\.com\/search\?q=.*near%20Lisbon$/,
  );

  const like = page.getByRole('button', { name: `Like ${first}`, exact: true });
  await like.click();
  await expect(page.getByRole('status')).toContainText('Preference saved successfully!');
  await expect(like).toHaveAttribute('aria-pressed', 'true');
  await page.getByRole('button', { name: `Dislike: ${second}`, exact: true }).click();
  await expect(page.getByRole('article', { name: second, exact: true })).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Hidden (1)' })).toBeVisible();
  // The card goes before the server has answered; its toast would replace the one that is looked for next.
  await expect(page.getByRole('status')).toContainText('Find it again under Hidden.');

  await page.getByRole('button', { name: 'Refresh' }).click();
  await expect(page.getByText('Getting fresh date ideas...')).toBeVisible();
  await expect(page.getByRole('article', { name: first, exact: true })).toHaveCount(0);
  const fresh = await shownNames(page);
  expect(fresh.filter((name) => [first, second, ...others].includes(name))).toEqual([]);

  await page.reload();
  await page.getByRole('switch', { name: 'Liked only' }).check();
  expect(await shownNames(page)).toEqual([first]);
  await page.setViewportSize({ width: 360, height: 800 });
  await expectAccessible(page, 'liked ideas on a phone', 'Date Ideas');
});
