import { expect, test, type Locator } from '@playwright/test';
import type { Criterion } from '#contract/dating/criteria';
import { Dater } from './support/dater';
import { addDatedMatch, addScoredMatch, ask } from './support/records';
import { newHome, productUrl } from './support/visitor';

test.use({ viewport: { width: 1280, height: 800 } });

/** How much of its content the box around a list doesn't show, in px. */
const cutOff = (list: Locator) =>
  list.evaluate(({ parentElement: area }) => (area ? area.scrollHeight - area.clientHeight : NaN));

/** Where the last row that is in sight ends, in px from the lower edge of the box around the list. */
const endOfLastRow = (list: Locator) =>
  list.evaluate(({ parentElement: area, children }) => {
    const edge = area?.getBoundingClientRect().bottom ?? NaN;
    const ends = [...children].map((row) => row.getBoundingClientRect().bottom);
    return edge - Math.max(...ends.filter((end) => end <= edge + 0.5));
  });

test('a list that is folded ends with a whole row', async ({ page }) => {
  await new Dater(page).settleIn('matches');
  const names = ['Punctual', 'Curious', 'Patient', 'Playful', 'Tidy', 'Brave', 'Frugal'];
  for (const name of names)
    await page.request.post(`${productUrl()}/api/criteria`, { data: { name }, headers: newHome() });
  await page.reload();
  const standards = page.getByRole('region', { name: 'Your standards' }).getByRole('list');
  await expect(page.getByRole('button', { name: 'Show all 10 standards' })).toBeVisible();
  expect(await cutOff(standards)).toBeGreaterThan(20);
  await expect.poll(() => endOfLastRow(standards)).toBeLessThanOrEqual(1);
});

test('what a list cuts off is shown in place by a button, or by reaching it with the keyboard', async ({
  page,
}) => {
  await new Dater(page).settleIn('matches');
  await addDatedMatch(page.request, 'Robin');
  for (const name of ['Ada', 'Bea', 'Cleo', 'Dora']) await addScoredMatch(page.request, name, [[7, 8, 7]]);
  await page.reload();
  const matches = page.getByRole('list', { name: 'Matches' });
  await expect(matches.getByRole('article')).toHaveCount(5);
  const height = await matches.evaluate(({ parentElement: area }) => area?.clientHeight);
  expect(height).toBe(600);
  expect(await cutOff(matches)).toBeGreaterThan(50);
  await page.getByRole('button', { name: 'Show the whole list' }).click();
  await expect.poll(() => cutOff(matches)).toBeLessThanOrEqual(1);
  await page.getByRole('button', { name: 'Show less' }).click();
  await expect.poll(() => cutOff(matches)).toBeGreaterThan(50);

  await page.getByRole('article', { name: 'Robin' }).getByRole('button', { name: 'Details' }).click();
  const history = page.getByRole('region', { name: 'Date history' });
  const dates = history.getByRole('list').first();
  await expect(history.getByRole('button', { name: 'Show all 5 dates' })).toBeVisible();
  expect(await cutOff(dates)).toBeGreaterThan(50);
  const last = history.getByRole('button', { name: /^Edit date/ }).last();
  await last.focus();
  await expect(history.getByRole('button', { name: 'Show less' })).toBeVisible();
  await expect.poll(() => cutOff(dates)).toBeLessThanOrEqual(1);
  await expect(last).toBeInViewport();

  // Folded again, it begins with the first date, and stays folded.
  await history.getByRole('button', { name: 'Show less' }).click();
  await expect(history.getByRole('button', { name: 'Show all 5 dates' })).toBeVisible();
  await expect.poll(() => cutOff(dates)).toBeGreaterThan(50);
  expect(await dates.evaluate(({ parentElement: area }) => area?.scrollTop)).toBe(0);
  const first = history.getByRole('button', { name: /^Edit date/ }).first();
  await expect(first).toBeInViewport();
});

test('a must-have that a match is below is said in full on its card', async ({ page }) => {
  await new Dater(page).settleIn('matches');
  const name = 'Keeps every promise, also the small ones that no one would ever ask about again';
  await page.request.post(`${productUrl()}/api/criteria`, { data: { name }, headers: newHome() });
  const criteria = await ask<Criterion[]>(page.request, '/api/criteria');
  const chosen = {
    selectedCriteriaIds: criteria.map(({ id }) => id),
    criteria: criteria.map(({ id, question, weight }) => ({
      id,
      weight,
      mustHave: question === name ? 9 : null,
    })),
  };
  const saved = await page.request.post(`${productUrl()}/api/criteria/selection`, { data: chosen });
  expect(saved.ok()).toBe(true);
  await addScoredMatch(page.request, 'Robin', [[7, 8, 7, 2]]);
  await page.reload();
  const words = page
    .getByRole('article', { name: 'Robin' })
    .getByText(`Below your must-have ${name} (2 of 10)`);
  await expect(words).toBeVisible();
  const isWhole = await words.evaluate((element) => {
    const line = element.closest('p');
    return line !== null && line.scrollHeight - line.clientHeight <= 1 && line.clientHeight > 30;
  });
  expect(isWhole).toBe(true);
});
