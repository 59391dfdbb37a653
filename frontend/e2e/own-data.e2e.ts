import { expect, test, type Page } from '@playwright/test';
import type { Candidate } from '#contract/dating/candidates';
import { Dater } from './support/dater';
import { tapTwice } from './support/interruptions';
import { ask } from './support/records';
import { written } from './support/written-draft';

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

const HEADINGS = 'Name,Job,Date,Spark,Fun,Physical Attraction,Emotional Connection,Life Goals Match,Humor';
const LIST = [
  HEADINGS,
  'Robin,Baker,2026-01-10,7,8,8,6,7,9',
  'Robin,,2026-01-17,9,9,9,7,,9',
  'Sam,,,,,,,,',
].join('\n');

const matchesOf = (page: Page) => ask<Candidate[]>(page.request, '/api/candidates');
const added = (page: Page) => page.getByRole('heading', { name: /^What will be added/ });

async function chooseFile(page: Page, text: string): Promise<void> {
  const file = { name: 'dates.csv', mimeType: 'text/csv', buffer: Buffer.from(text) };
  await page.getByLabel('File to import').setInputFiles(file);
}

test('a list becomes matches once, through Back and a reload, and can be undone', async ({ page }) => {
  await new Dater(page).settleIn('matches');
  await page.getByRole('link', { name: 'Bring your own' }).tap();
  await chooseFile(page, LIST);
  await expect(added(page)).toHaveText('What will be added: 2 matches and 2 dates');
  await expect(page.getByText('Not one of your standards: Humor.')).toBeVisible();

  await page.getByLabel('Job becomes').selectOption('Notes');
  await written(page, 'import-draft:');
  await page.goBack();
  await expect(page.getByText('dates.csv is still here.')).toBeVisible();
  await page.getByRole('button', { name: 'Continue', exact: true }).tap();
  await expect(page.getByLabel('Job becomes')).toHaveValue('notes');
  await page.reload();
  await expect(page.getByLabel('Job becomes')).toHaveValue('notes');
  await expect(added(page)).toBeVisible();

  const button = page.getByRole('button', { name: 'Import', exact: true });
  await expect(button).toBeEnabled();
  await tapTwice(page, button);
  await expect(page.getByText('Imported 2 matches and 2 dates')).toBeVisible();
  const matches = await matchesOf(page);
  expect(matches.map(({ name, notes, dateCount }) => [name, notes, dateCount]).sort()).toEqual([
    ['Robin', 'Baker', 2],
    ['Sam', null, 0],
  ]);

  await page.reload();
  await page.getByRole('button', { name: 'Undo' }).tap();
  await page.getByRole('button', { name: 'Undo import' }).tap();
  await expect(page.getByText('Removed 2 matches and 2 dates.')).toBeVisible();
  expect(await matchesOf(page)).toEqual([]);
});

test('wrong rows are named, and nothing is made until they are right', async ({ page }) => {
  await new Dater(page).settleIn('matches');
  await page.getByRole('link', { name: 'Bring your own' }).tap();
  await chooseFile(page, `${HEADINGS}\nRobin,,2026-01-10,11,8,8,6,7,\n,,2026-01-10,7,8,8,6,7,`);
  const table = page.getByRole('table', { name: 'Things to fix' });
  for (const row of [
    /\b2 · Spark Chemistry rating must be between 1 and 10, not 11\.$/,
    /\b3 · Name Please enter a name for this match\.$/,
  ])
    await expect(table.getByRole('row', { name: row })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Import', exact: true })).toBeDisabled();
  await page.goBack();
  await chooseFile(page, LIST);
  await expect(page.getByRole('button', { name: 'Import', exact: true })).toBeEnabled();
  expect(await matchesOf(page)).toEqual([]);
});
