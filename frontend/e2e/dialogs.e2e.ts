import { expect, test, type Locator, type Page } from '@playwright/test';
import { Dater } from './support/dater';
import { tapTwice } from './support/interruptions';
import { ask } from './support/records';
import { newHome, PASSWORD, productUrl } from './support/visitor';
import { written } from './support/written-draft';
import type { Candidate } from '#contract/dating/candidates';

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

const addDialog = (page: Page) => page.getByRole('dialog', { name: 'Add New Match' });
const details = (page: Page) => page.getByRole('dialog', { name: 'Match Details & Edit' });
const draftNotice = (page: Page | Locator) => page.getByText('Your draft is still here.');

async function withMatch(page: Page, name: string): Promise<Dater> {
  const dater = new Dater(page);
  await dater.settleIn('matches');
  const match = { name, age: 31, profession: 'Baker', location: 'Lisbon', notes: 'Met at the market.' };
  expect((await page.request.post(`${productUrl()}/api/candidates`, { data: match })).status()).toBe(201);
  await page.reload();
  return dater;
}

async function openAdd(page: Page): Promise<Locator> {
  await page.getByRole('button', { name: 'Add New Match' }).tap();
  await expect(addDialog(page)).toBeVisible();
  return addDialog(page);
}

test('a dialog opened while the browser is still stepping back out of the last one stays open', async ({
  page,
}) => {
  await page.addInitScript(() => {
    const go = history.go.bind(history);
    history.go = (steps) => {
      document.body.setAttribute('data-asked-at', String(performance.now()));
      addEventListener('late-step', () => go(steps), { once: true });
    };
    addEventListener('popstate', () => document.body.setAttribute('data-stepped', ''));
  });
  await withMatch(page, 'Robin');
  const address = page.url();
  const form = await openAdd(page);
  await page.keyboard.press('Escape');
  await expect(form).toBeHidden();
  await openAdd(page);
  // What opens waits half a second for the step, and then no longer.
  await page.waitForFunction(() => performance.now() - Number(document.body.dataset['askedAt']) > 600);
  await page.evaluate(() => dispatchEvent(new Event('late-step')));
  await page.locator('body[data-stepped]').waitFor();
  await form.getByLabel('Name').pressSequentially('Charlotte');
  await expect(form.getByLabel('Name')).toHaveValue('Charlotte');
  await page.goBack();
  await expect(form).toBeHidden();
  expect(page.url()).toBe(address);
});

test('a match being added survives Back, Forward, a reload, a closed tab and an expired session', async ({
  page,
  context,
}) => {
  const dater = await withMatch(page, 'Robin');
  const address = page.url();
  const form = await openAdd(page);
  await form.getByLabel('Name').pressSequentially('Charlotte');
  await form.getByLabel('Notes').pressSequentially('Plays the cello');
  await written(page, 'match-draft:');

  await page.goBack();
  await expect(form).toBeHidden();
  expect(page.url()).toBe(address);
  await page.goForward();
  await expect(page.getByRole('heading', { name: 'Your Matches (1)' })).toBeVisible();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  expect(page.url()).toBe(address);

  await openAdd(page);
  await expect(draftNotice(form)).toBeVisible();
  await expect(form.getByLabel('Name')).toHaveValue('Charlotte');
  await page.keyboard.press('Escape');
  await expect(form).toBeHidden();

  await openAdd(page);
  await page.reload();
  await openAdd(page);
  await expect(form.getByLabel('Notes')).toHaveValue('Plays the cello');

  const second = await context.newPage();
  await second.setExtraHTTPHeaders(newHome());
  await page.close();
  await second.goto(address);
  await openAdd(second);
  await expect(addDialog(second).getByLabel('Name')).toHaveValue('Charlotte');

  await context.clearCookies();
  await addDialog(second).getByLabel('Age').fill('33');
  await addDialog(second).getByLabel('Profession').fill('Cellist');
  await addDialog(second).getByLabel('Location').fill('Lisbon');
  await written(second, 'match-draft:');
  await addDialog(second).getByRole('button', { name: 'Add Match' }).tap();
  await second.getByRole('dialog', { name: 'Session expired' }).getByRole('button').tap();
  await second.getByLabel('Email').fill(dater.email);
  await second.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await second.getByRole('button', { name: 'Sign In', exact: true }).tap();
  await expect(second.getByRole('heading', { name: 'Your Matches (1)' })).toBeVisible();
  await openAdd(second);
  await expect(addDialog(second).getByLabel('Profession')).toHaveValue('Cellist');
  await addDialog(second).getByRole('button', { name: 'Add Match' }).tap();
  await expect(addDialog(second)).toBeHidden();
  await expect(second.getByRole('heading', { name: 'Your Matches (2)' })).toBeVisible();

  await openAdd(second);
  await expect(addDialog(second).getByLabel('Name')).toHaveValue('');
  await expect(draftNotice(second)).toHaveCount(0);
});

test('"Start over" empties a draft', async ({ page }) => {
  await withMatch(page, 'Robin');
  const form = await openAdd(page);
  await form.getByLabel('Name').pressSequentially('Kim from the market');
  await page.goBack();
  await expect(form).toBeHidden();
  await openAdd(page);
  await form.getByRole('button', { name: 'Start over' }).tap();
  await expect(form.getByLabel('Name')).toHaveValue('');
  await page.goBack();
  await openAdd(page);
  await expect(draftNotice(form)).toHaveCount(0);
});

test('Back closes the topmost dialog, one at a time, and then leaves the page', async ({ page }) => {
  await withMatch(page, 'Robin');
  await page.goto(`${productUrl()}/contact`);
  await page.goto(`${productUrl()}/dashboard?tab=matches`);
  await page.getByRole('button', { name: 'Details' }).tap();
  await details(page).getByRole('button', { name: 'Delete this match' }).tap();
  const question = page.getByRole('dialog', { name: 'Delete Match' });
  await expect(question).toBeVisible();

  await page.goBack();
  await expect(question).toBeHidden();
  await expect(details(page)).toBeVisible();
  await page.goBack();
  await expect(details(page)).toBeHidden();
  await expect(page.getByRole('heading', { name: 'Your Matches (1)' })).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL(/contact/);
});

test('a dialog that was closed with its own button leaves nothing for Back to close', async ({ page }) => {
  await withMatch(page, 'Robin');
  await page.goto(`${productUrl()}/contact`);
  await page.goto(`${productUrl()}/dashboard?tab=matches`);
  await page.getByRole('button', { name: 'Details' }).tap();
  await details(page).getByRole('button', { name: 'Close' }).tap();
  await expect(details(page)).toBeHidden();
  await page.goBack();
  await expect(page).toHaveURL(/contact/);
});

test('a link that opens a dialog opens it once, however often Back leads there', async ({ page }) => {
  await withMatch(page, 'Robin');
  const [robin] = await ask<Candidate[]>(page.request, '/api/candidates');
  await page.goto(`${productUrl()}/dashboard?tab=matches&match=${robin?.id}`);
  await expect(details(page)).toBeVisible();
  await page.goBack();
  await expect(details(page)).toBeHidden();
  await page.goto(`${productUrl()}/contact`);
  await page.goBack();
  await expect(page.getByRole('heading', { name: 'Your Matches (1)' })).toBeVisible();
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

test('the second half of a double tap does nothing to what lies beneath', async ({ page }) => {
  await withMatch(page, 'Robin');
  // Under the dialog's close button lies the button of the account.
  await openAdd(page);
  await tapTwice(page, addDialog(page).getByRole('button', { name: 'Close' }));
  await expect(addDialog(page)).toBeHidden();
  await expect(page.getByRole('menu')).toHaveCount(0);
  await expect(page.getByRole('dialog')).toHaveCount(0);

  await tapTwice(page, page.getByRole('button', { name: 'Archive', exact: true }));
  await expect(page.getByText('Match archived')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Unarchive' })).toBeVisible();
  const [robin] = await ask<Candidate[]>(page.request, '/api/candidates');
  expect(robin?.archived).toBe(true);

  await page.getByRole('button', { name: 'Undo' }).tap();
  await expect(page.getByRole('button', { name: 'Archive', exact: true })).toBeVisible();
});

test('a toast covers nothing of a dialog, and errors leave what is corrected', async ({ page }) => {
  await withMatch(page, 'Robin');
  await page.getByRole('button', { name: 'Score Date' }).tap();
  const form = page.getByRole('dialog', { name: 'Score Your Date Experience' });
  await form.getByRole('button', { name: 'Save Date Experience' }).tap();
  const toast = page.getByRole('alert');
  await expect(toast).toBeVisible();
  await expect
    .poll(async () => {
      const [card, below] = [await form.boundingBox(), await toast.boundingBox()];
      return card && below && card.y + card.height <= below.y && below.y + below.height <= 844;
    })
    .toBe(true);
  // What is under the finger stays there when the toast goes.
  const enjoyment = await form.getByRole('radiogroup', { name: 'Enjoyment' }).boundingBox();
  await toast.getByRole('button', { name: 'Dismiss' }).tap();
  await expect(toast).toHaveCount(0);
  expect(await form.getByRole('radiogroup', { name: 'Enjoyment' }).boundingBox()).toEqual(enjoyment);

  const missing = form.getByText('Please rate the chemistry you felt.');
  await expect(missing).toBeVisible();
  await form
    .getByRole('radiogroup', { name: 'Chemistry' })
    .getByRole('radio', { name: '8', exact: true })
    .check({ force: true });
  await expect(missing).toHaveCount(0);
  const place = form.getByText('Please enter where the date took place.');
  await expect(place).toBeVisible();
  await form.getByLabel('Location').pressSequentially('Park');
  await expect(place).toHaveCount(0);
});

test('chosen standards and a message to support survive a reload and a closed tab', async ({
  page,
  context,
}) => {
  const dater = new Dater(page);
  await dater.settleIn('overview');
  await dater.open('/criteria-selection');
  const trust = page.getByRole('checkbox', { name: 'Trust and Reliability' });
  await expect(trust).not.toBeChecked();
  await trust.check();
  await written(page, 'standards-draft:');
  await page.reload();
  await expect(trust).toBeChecked();
  await expect(draftNotice(page)).toBeVisible();
  await page.getByRole('button', { name: 'Start over' }).tap();
  await expect(trust).not.toBeChecked();

  await dater.open('/contact');
  await page.getByLabel('Subject').pressSequentially('My dial is empty');
  const other = await context.newPage();
  await page.close();
  await other.goto(`${productUrl()}/contact`);
  await expect(other.getByLabel('Subject')).toHaveValue('My dial is empty');
  await expect(draftNotice(other)).toBeVisible();
});
