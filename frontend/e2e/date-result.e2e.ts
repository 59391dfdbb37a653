import { expect, test, type Locator, type Page } from '@playwright/test';
import type { Candidate } from '#contract/dating/candidates';
import type { PredictionRecord } from '#contract/dating/insights/predictions';
import { Dater } from './support/dater';
import { ask } from './support/records';
import { productUrl } from './support/visitor';

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

const RATED = { Chemistry: 8, Enjoyment: 7, 'Physical Attraction': 6, 'Emotional Connection': 9 };

async function withMatches(page: Page, ...names: readonly string[]): Promise<Dater> {
  const dater = new Dater(page);
  await dater.settleIn('matches');
  for (const name of names) {
    const match = { name, age: 31, profession: 'Baker', location: 'Lisbon', notes: 'Met at the market.' };
    const added = await page.request.post(`${productUrl()}/api/candidates`, { data: match });
    expect(added.status()).toBe(201);
  }
  await page.reload();
  return dater;
}

interface Point {
  x: number;
  y: number;
}

async function centerOf(button: Locator): Promise<Point> {
  const box = await button.boundingBox();
  if (!box) throw new Error('The button is not on the screen.');
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

/** The second half of a double tap: presses whatever is at this point in the frame in which the result appears. */
async function tapWhenResultAppears(page: Page, { x, y }: Point): Promise<void> {
  await page.evaluate(
    ([left, top]) => {
      const observer = new MutationObserver(() => {
        if (!document.body.textContent?.includes('Plan the next date')) return;
        observer.disconnect();
        const target = document.elementFromPoint(left, top);
        if (target instanceof HTMLElement) target.click();
      });
      observer.observe(document.body, { childList: true, subtree: true });
    },
    [x, y] as const,
  );
}

const scoreDialog = (page: Page) => page.getByRole('dialog', { name: 'Score Your Date Experience' });
const resultOf = (page: Page, name: string) => page.getByRole('dialog', { name: `Your date with ${name}` });
const choice = (form: Locator, group: string, name: string | number) =>
  form.getByRole('radiogroup', { name: group }).getByRole('radio', { name: String(name), exact: true });

/** The encrypted draft on the device, once it is written. */
function keptDraft(page: Page): Promise<string | undefined> {
  return page.evaluate(async () => {
    const read = () =>
      Object.entries(localStorage).find(([name]) => name.includes('score-draft:'))?.[1] as string;
    for (;;) {
      const first = read();
      await new Promise((resolve) => setTimeout(resolve, 100));
      if (first !== undefined && first === read()) return first;
    }
  });
}

/** The second half of a slow double tap, 300 ms after the next click, at whatever is there by then. */
async function tapAgainAfterClick(page: Page, { x, y }: Point): Promise<void> {
  await page.evaluate(
    ([left, top]) => {
      const again = () => {
        const target = document.elementFromPoint(left, top);
        if (target instanceof HTMLElement) target.click();
        document.body.dataset['tappedAgain'] = 'yes';
      };
      document.addEventListener('click', () => setTimeout(again, 300), { once: true });
    },
    [x, y] as const,
  );
}

test('a date with a standard not seen yet: a draft through a reload, the result, a prediction, Back', async ({
  page,
}) => {
  await withMatches(page, 'Robin');
  const form = scoreDialog(page);
  const open = () =>
    page.getByRole('article', { name: 'Robin' }).getByRole('button', { name: 'Score Date' }).tap();
  await open();
  await form.getByLabel('Location').fill('Harbor');
  await form.getByLabel('Overall feeling').fill('Easy and warm.');
  for (const [group, rating] of Object.entries(RATED)) await choice(form, group, rating).tap();
  const before = await keptDraft(page);
  await choice(form, 'Life Goals Match', 'Not seen yet').tap();
  await expect.poll(() => keptDraft(page)).not.toBe(before);
  await page.reload();
  await open();
  await expect(choice(form, 'Life Goals Match', 'Not seen yet')).toBeChecked();
  for (const [group, rating] of Object.entries(RATED))
    await expect(choice(form, group, rating)).toBeChecked();

  const save = form.getByRole('button', { name: 'Save Date Experience' });
  await tapWhenResultAppears(page, await centerOf(save));
  await save.tap();
  const result = resultOf(page, 'Robin');
  await expect(page.getByRole('status').filter({ hasText: 'Date experience added' })).toBeVisible();
  await expect(result).toContainText('Starts at 71%');
  await expect(result).toContainText('Chemistry and enjoyment come to 75%: heart and head agree.');
  await expect(result.getByRole('button', { name: 'Plan the next date' })).toBeInViewport();

  await result.getByRole('button', { name: '70%' }).tap();
  await expect(result.getByText('Noted.', { exact: false })).toBeVisible();
  const { predictions } = await ask<PredictionRecord>(page.request, '/api/predictions/record');
  expect(predictions).toMatchObject([{ percent: 70, outcome: null }]);

  await page.goBack();
  await expect(result).toBeHidden();
  await expect(page).toHaveURL(/tab=matches$/);
  const card = page.getByRole('article', { name: 'Robin' });
  await expect(card).toContainText('Not seen yet: Life Goals Match');
  const [match] = await ask<Candidate[]>(page.request, '/api/candidates');
  expect(match?.dateCount).toBe(1);
});

test('a double tap on "Done" never reaches the page beneath', async ({ page }) => {
  const dater = await withMatches(page, 'Robin');
  await dater.saveDate('Robin', { ...RATED, 'Life Goals Match': 8 });
  const done = resultOf(page, 'Robin').getByRole('button', { name: 'Done' });
  await done.click({ trial: true });
  // Beneath it is the tab bar, with Date Ideas.
  await tapAgainAfterClick(page, await centerOf(done));
  await done.tap();
  await expect(page.locator('body[data-tapped-again]')).toBeVisible();
  await expect(resultOf(page, 'Robin')).toBeHidden();
  await expect(page).toHaveURL(/tab=matches$/);
  await expect(page.getByRole('article', { name: 'Robin' })).toContainText('1 date scored');
});

test('a must-have sets a match back, after saying whom', async ({ page }) => {
  const dater = await withMatches(page, 'Robin', 'Sam');
  await dater.scoreDate('Robin', { ...RATED, 'Life Goals Match': 8 });
  // It would cover what the next form asks.
  await page.getByRole('button', { name: 'Dismiss' }).tap();
  await dater.saveDate('Sam', { ...RATED, 'Physical Attraction': 3, 'Life Goals Match': 'Not seen yet' });
  await expect(resultOf(page, 'Sam')).toContainText('By percentage, Sam comes in second of 2.');
  await resultOf(page, 'Sam').getByRole('button', { name: 'Done' }).tap();
  const names = () => page.getByRole('article').getByRole('heading').allTextContents();
  await expect.poll(names).toEqual(['Sam', 'Robin']);

  await page.getByRole('button', { name: 'Edit Standards' }).tap();
  await page.getByRole('switch', { name: 'Must-have: Physical Attraction' }).tap();
  const dialog = page.getByRole('dialog', { name: 'Make Physical Attraction a must-have?' });
  await expect(dialog).toContainText('This would set back 1 of your 2 matches: Sam (3).');
  await dialog.getByRole('button', { name: 'Make it a must-have' }).tap();
  await expect(page.getByRole('button', { name: /^6 or more/ })).toBeVisible();
  await page.getByRole('button', { name: 'Set My Dating Standards' }).tap();
  await page.waitForURL('**/dashboard?tab=overview');
  await page.getByRole('tab', { name: 'Matches & Standards' }).tap();
  await expect.poll(names).toEqual(['Robin', 'Sam']);
  await expect(page.getByRole('article', { name: 'Sam' })).toContainText(
    'Below your must-have Physical Attraction (3 of 10)',
  );
});
