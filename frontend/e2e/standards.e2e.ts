import { expect, test } from '@playwright/test';
import type { Candidate } from '#contract/dating/candidates';
import type { Criterion } from '#contract/dating/criteria';
import { Dater } from './support/dater';
import { addScoredMatch, ask, onboard } from './support/records';
import { newHome, productUrl } from './support/visitor';

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

test("one's own standard is edited, moved and deleted by touch, and its ratings keep its name", async ({
  page,
}) => {
  await onboard(page.request);
  const headers = newHome();
  await page.request.post(`${productUrl()}/api/criteria`, { data: { name: 'Loves dgs' }, headers });
  await addScoredMatch(page.request, 'Robin', [[7, 6, 5, 9]]);
  const dater = new Dater(page);
  await dater.open('/criteria-selection');

  await page.getByRole('button', { name: 'Edit Loves dgs' }).tap();
  const edit = page.getByRole('dialog', { name: 'Edit Your Standard' });
  await expect(edit.getByLabel('Title')).toHaveValue('Loves dgs');
  await edit.getByLabel('Title').fill('Loves dogs');
  await edit.getByLabel('Short description').fill('Mine comes along.');
  await edit.getByLabel('High-score description').fill('Asks for walks');
  await edit.getByLabel('Low-score description').fill('Sneezes');
  await edit.getByRole('button', { name: 'Save Standard' }).tap();
  await expect(edit).toBeHidden();

  const up = page.getByRole('button', { name: 'Move Loves dogs up' });
  expect((await up.boundingBox())?.height).toBeGreaterThanOrEqual(44);
  for (let step = 0; step < 3; step += 1) await up.tap();
  await expect(up).toBeDisabled();
  await page.getByRole('button', { name: 'Set My Dating Standards' }).tap();
  await page.waitForURL('**/dashboard?tab=overview');
  const listed = await ask<Criterion[]>(page.request, '/api/criteria');
  expect(listed.map(({ question }) => question)[0]).toBe('Loves dogs');

  await dater.open('/dashboard?tab=matches');
  await page.getByRole('button', { name: 'Score Date' }).tap();
  const rated = page.getByRole('radiogroup', { name: 'Loves dogs' });
  await expect(rated).toContainText('Asks for walks');
  await expect(rated).toContainText('Sneezes');

  await dater.open('/criteria-selection');
  await page.getByRole('button', { name: 'Delete Loves dogs' }).tap();
  const remove = page.getByRole('dialog', { name: 'Delete Standard' });
  await remove.getByRole('button', { name: 'Delete' }).tap();
  // It steps back in the history as it closes, which another page must not be opened in the middle of.
  await expect(remove).toBeHidden();
  await expect(page.getByRole('checkbox', { name: 'Loves dogs' })).toHaveCount(0);
  await dater.open('/dashboard?tab=matches');
  await page.getByRole('button', { name: 'Details' }).tap();
  await expect(page.getByRole('region', { name: 'Date history' })).toContainText('Loves dogs 9');
});

test('a date goes on when a standard was added and its match deleted on another device', async ({ page }) => {
  await onboard(page.request);
  await page.request.post(`${productUrl()}/api/candidates`, { data: { name: 'Robin' }, headers: newHome() });
  const dater = new Dater(page);
  await dater.open('/dashboard?tab=matches');
  await page.getByRole('button', { name: 'Score Date' }).tap();
  const form = page.getByRole('dialog', { name: 'Score Your Date Experience' });
  await form.getByLabel('Location').fill('Pier');
  await form.getByLabel('Overall feeling').fill('Easy.');
  for (const group of await form.getByRole('radiogroup').all())
    await group.getByRole('radio', { name: '7', exact: true }).check({ force: true });
  await page.request.post(`${productUrl()}/api/criteria`, { data: { name: 'Humor' }, headers: newHome() });
  await form.getByRole('button', { name: 'Save Date Experience' }).tap();
  const humor = form.getByRole('radiogroup', { name: 'Humor' });
  await expect(humor).toContainText('Added on another device. Please rate it, too.');
  await expect(humor).toBeInViewport();
  await expect(
    form.getByRole('radiogroup', { name: 'Chemistry' }).getByRole('radio', { name: '7', exact: true }),
  ).toBeChecked();
  await humor.getByRole('radio', { name: '9', exact: true }).check({ force: true });

  const [match] = await ask<Candidate[]>(page.request, '/api/candidates');
  await page.request.delete(`${productUrl()}/api/candidates/${match?.id}`, { headers: newHome() });
  await form.getByRole('button', { name: 'Save Date Experience' }).tap();
  await expect(page.getByText('This match was deleted on another device.')).toBeVisible();
  await expect(form).toBeHidden();
  await expect(page.getByRole('article', { name: 'Robin' })).toHaveCount(0);
});

test('a dialog says that the device is offline before anything is saved, and keeps what is typed', async ({
  page,
  context,
}) => {
  const dater = new Dater(page);
  await dater.settleIn('matches');
  await page.getByRole('button', { name: 'Add New Match' }).tap();
  const form = page.getByRole('dialog', { name: 'Add New Match' });
  for (const [label, text] of Object.entries({
    Name: 'Robin',
    Age: '31',
    Profession: 'Baker',
    Location: 'Pier',
    Notes: 'Kind.',
  }))
    await form.getByLabel(label).fill(text);
  await context.setOffline(true);
  const strip = page.getByText("You're offline.");
  await expect(strip).toBeVisible();
  const isOnTop = await strip.evaluate((element) => {
    const { left, top, width, height } = element.getBoundingClientRect();
    return element.contains(document.elementFromPoint(left + width / 2, top + height / 2));
  });
  expect(isOnTop).toBe(true);
  const add = form.getByRole('button', { name: 'Add Match' });
  await expect(add).toBeInViewport({ ratio: 1 });
  await expect(form.getByRole('heading', { name: 'Add New Match' })).toBeInViewport({ ratio: 1 });
  await add.tap();
  await expect(page.getByRole('alert')).toContainText('Failed to add match');
  await context.setOffline(false);
  await add.tap();
  await expect(page.getByRole('article', { name: 'Robin' })).toBeVisible();
});

test('standards that are chosen are equally high, and so are those that are not', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 860 });
  await onboard(page.request);
  const heights = (isChosen: boolean) =>
    page.getByRole('checkbox', { checked: isChosen }).evaluateAll((boxes) => {
      const rows = boxes.map((box) => box.closest('li')?.getBoundingClientRect().height ?? 0);
      return { rows: rows.length, different: new Set(rows.map(Math.round)).size };
    });
  await page.goto(`${productUrl()}/criteria-selection`);
  await expect(page.getByRole('checkbox')).toHaveCount(5);
  await page.evaluate(() => document.fonts.ready);
  await expect.poll(() => heights(true)).toEqual({ rows: 3, different: 1 });
  await expect.poll(() => heights(false)).toEqual({ rows: 2, different: 1 });
  await page.goto(`${productUrl()}/standards-picker`);
  await expect(page.getByRole('checkbox')).toHaveCount(12);
  await expect.poll(async () => (await heights(false)).different).toBe(1);
});
