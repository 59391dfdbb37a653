import { expect, test, type Page } from '@playwright/test';
import { expectAccessible } from './support/accessible';
import { Dater } from './support/dater';

async function openAlex(page: Page): Promise<Dater> {
  const dater = new Dater(page);
  await dater.settleIn('alex');
  return dater;
}

test('Alex greets the user, answers from their records, and links to sources', async ({ page }) => {
  const dater = await openAlex(page);
  const log = page.getByRole('log');
  await expect(log.getByText(/^Hi \w+, I'm Alex\./)).toBeVisible();
  await expect(page.getByText(/^Built-in coach: answers come from your records/)).toBeVisible();
  await expect(page.getByRole('region', { name: 'Your Pattern' })).toContainText('No matches yet.');
  await expectAccessible(page, 'the coach', 'Alex');

  await page.getByRole('tab', { name: 'Matches & Standards' }).click();
  await dater.addMatch('Robin');
  await dater.scoreDate('Robin', {
    Chemistry: 8,
    Enjoyment: 9,
    'Physical Attraction': 8,
    'Emotional Connection': 7,
    'Life Goals Match': 9,
  });
  await page.getByRole('tab', { name: 'Alex' }).click();
  await expect(page.getByRole('region', { name: 'Your Pattern' })).toContainText('You have added 1 match');
  const field = page.getByRole('textbox', { name: 'Message Alex' });
  await field.fill('How is it going with Robin?');
  await field.press('Enter');
  await expect(log.getByText(/^Robin is at \d+%/)).toBeVisible();
  await expect(field).toBeFocused();

  await page.setViewportSize({ width: 360, height: 740 });
  await expectAccessible(page, 'the coach on a phone', 'Alex');
  await log.getByRole('link', { name: 'Robin' }).first().click();
  await expect(page.getByRole('heading', { name: 'About Robin' })).toBeVisible();
});

test('keeps a conversation, shows help lines first, and deletes it on request', async ({ page }) => {
  await openAlex(page);
  const log = page.getByRole('log');
  await expect(log.getByText(/I'm Alex\./)).toBeVisible();
  await page.getByRole('textbox', { name: 'Message Alex' }).fill('He hits me when he is angry.');
  await page.getByRole('button', { name: 'Send message' }).click();
  await expect(log.getByRole('link', { name: '112' })).toHaveAttribute('href', 'tel:112');

  await page.reload();
  await expect(log.getByText('He hits me when he is angry.')).toBeVisible();
  await expectAccessible(page, 'a safety answer', 'Alex');
  await page.getByRole('button', { name: 'Delete conversation' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByText('Conversation deleted')).toBeVisible();
  await expect(log.getByRole('article')).toHaveCount(0);
  await page.reload();
  await expect(page.getByText('He hits me when he is angry.')).toHaveCount(0);
});
