import { readFileSync } from 'node:fs';
import { expect, test, type Locator, type Page } from '@playwright/test';
import type { DataExport } from '#contract/account/privacy';
import { API } from '#contract/paths';
import { expectAccessible } from './support/accessible';
import { Dater } from './support/dater';
import { PASSWORD, productUrl } from './support/visitor';

async function onboardedDater(page: Page, guide?: 'unseen'): Promise<Dater> {
  const dater = new Dater(page);
  await dater.settleIn('overview', guide);
  return dater;
}

async function openProfile(page: Page): Promise<Locator> {
  await page.getByRole('button', { name: 'Mara Lindqvist' }).click();
  await page.getByRole('menuitem', { name: 'Profile Settings' }).click();
  const dialog = page.getByRole('dialog', { name: 'Profile Settings' });
  await expect(dialog.getByRole('button', { name: 'Edit' })).toBeVisible();
  return dialog;
}

async function signInAt(page: Page, email: string): Promise<number> {
  const url = productUrl();
  const response = await page.request.post(`${url}/api/auth/login`, {
    data: { email, password: PASSWORD },
    headers: { origin: url },
  });
  return response.status();
}

test('shows a new dater the guide, once', async ({ page }) => {
  await onboardedDater(page, 'unseen');
  await expect(page.getByRole('dialog', { name: 'Welcome to Heart & Head' })).toBeVisible();
  for (let step = 1; step < 6; step += 1) await page.getByRole('button', { name: 'Next' }).click();
  const last = page.getByRole('dialog', { name: 'Ready when you are' });
  // A reload before it is saved would show the guide again.
  const saved = page.waitForResponse(`**${API.guideSeen}`);
  await last.getByRole('button', { name: 'Date Ideas' }).click();
  await saved;
  await expect(page).toHaveURL(/\/dashboard\?tab=date-ideas$/);
  await page.reload();
  await expect(page.getByRole('tab', { name: 'Date Ideas' })).toHaveAttribute('aria-selected', 'true');
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

test('changes a profile in the dialog and on its page, each with its own options', async ({ page }) => {
  const dater = await onboardedDater(page);
  const dialog = await openProfile(page);
  await expect(dialog).toContainText('Woman');
  await dialog.getByRole('button', { name: 'Edit' }).click();
  await dialog.getByRole('combobox', { name: 'Location' }).fill('Bern');
  await page.getByRole('option', { name: /^Bern, .*Switzerland/ }).click();
  await dialog.getByRole('tab', { name: 'Dating' }).click();
  await dialog.getByLabel('Preferred Date Type').selectOption('Active and outdoor');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByRole('status')).toContainText('Profile updated');
  await expect(dialog).toContainText('Active and outdoor');

  await dater.open('/profile-settings');
  await expect(page.getByLabel('Gender')).toHaveValue('female');
  await expect(page.getByLabel('Preferred Date Type')).toHaveValue('active-adventurous');
  await expect(page.getByLabel('Location')).toHaveValue(/^Bern, /);
  await page.getByRole('button', { name: 'Edit' }).click();
  await page.getByLabel('Dating Goal').selectOption('Casual');
  await page.getByRole('switch', { name: 'Marketing Emails' }).click();
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByRole('button', { name: 'Edit' })).toBeVisible();
  await page.setViewportSize({ width: 360, height: 800 });
  await expectAccessible(page, 'the profile page on a phone', 'Profile Settings');

  await page.getByRole('link', { name: 'Back to Dashboard' }).click();
  const again = await openProfile(page);
  await expect(again).toContainText('Woman');
  await again.getByRole('tab', { name: 'Dating' }).click();
  await expect(again).toContainText('Casual');
});

test('downloads the data, signs out other devices and deletes the account', async ({ page, browser }) => {
  const dater = await onboardedDater(page);
  const elsewhere = await browser.newPage();
  expect(await signInAt(elsewhere, dater.email)).toBe(200);

  const dialog = await openProfile(page);
  await dialog.getByRole('tab', { name: 'Preferences' }).click();
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    dialog.getByRole('link', { name: 'Download' }).click(),
  ]);
  expect(download.suggestedFilename()).toMatch(/^heart-and-head-\d{4}-\d\d-\d\d\.json$/);
  const data = JSON.parse(readFileSync(await download.path(), 'utf8')) as DataExport;
  expect(data.index.map(({ section }) => section)).toContain('standards');
  expect(JSON.stringify(data['account'])).toContain(dater.email);

  await dialog.getByRole('button', { name: 'Sign out all other devices' }).click();
  await expect(dialog.getByText("You're not signed in anywhere else.")).toBeVisible();
  expect((await elsewhere.request.get(`${productUrl()}/api/auth/user`)).status()).toBe(401);
  await elsewhere.close();

  await dialog.getByRole('button', { name: 'Delete account' }).click();
  const question = page.getByRole('dialog', { name: 'Delete your account?' });
  await question.getByLabel('Current Password').fill('not this one');
  await question.getByRole('button', { name: 'Delete account' }).click();
  await expect(question.getByText('Current password is incorrect')).toBeVisible();
  await question.getByLabel('Current Password').fill(PASSWORD);
  await question.getByRole('button', { name: 'Delete account' }).click();
  await expect(page).toHaveURL(`${productUrl()}/`);
  await expect(page.getByRole('button', { name: 'Sign Me Up' }).first()).toBeVisible();
  await expect(
    page.getByText('Your account and everything in it have been deleted. All the best!'),
  ).toBeVisible();
  expect(await page.evaluate(() => localStorage.length + sessionStorage.length)).toBe(0);
  expect(await signInAt(page, dater.email)).toBe(401);
});
