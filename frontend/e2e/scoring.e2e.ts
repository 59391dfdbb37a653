import { expect, test, type Locator } from '@playwright/test';
import type { Candidate } from '#contract/dating/candidates';
import type { DateExperience } from '#contract/dating/date-experiences';
import { Dater } from './support/dater';
import { addDatedMatch, ask } from './support/records';
import { productUrl } from './support/visitor';

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

/** How long a person takes from one tap to the next, in milliseconds. */
const TAP_MS = 250;
const MOST_TAPS = 10;
const MOST_SECONDS = 25;

const STARS = [5, 4, 3, 4, 2].map((weight, index) => ({ id: String(index + 1), weight }));

/** Until nothing has moved for ten frames, as a person waits for what moves. */
async function stillness(target: Locator): Promise<void> {
  await target.evaluate(async (element) => {
    for (let still = 0, last = NaN; still < 10;) {
      const { top } = element.getBoundingClientRect();
      still = top === last ? still + 1 : 0;
      last = top;
      await new Promise(requestAnimationFrame);
    }
  });
}

test('a returning dater with five standards scores a date with one thumb, without typing or scrolling', async ({
  page,
}) => {
  const dater = new Dater(page);
  await dater.settleIn('matches');
  await addDatedMatch(page.request, 'Robin');
  const chosen = { selectedCriteriaIds: STARS.map(({ id }) => id), criteria: STARS };
  expect((await page.request.post(`${productUrl()}/api/criteria/selection`, { data: chosen })).ok()).toBe(
    true,
  );
  await page.reload();

  const begun = performance.now();
  let taps = 0;
  /** Taps what the page itself has brought onto the screen. */
  const tap = async (target: Locator) => {
    await stillness(target);
    await expect(target).toBeInViewport({ ratio: 1 });
    await target.tap();
    taps += 1;
  };
  await tap(page.getByRole('button', { name: 'Score Date' }));
  const form = page.getByRole('dialog', { name: 'Score Your Date Experience' });
  await expect(form.getByRole('button', { name: 'Today' })).toHaveAttribute('aria-pressed', 'true');
  await expect(form.getByRole('button', { name: 'Last time: Miradouro da Graça' })).toBeVisible();
  const scales = form.getByRole('radiogroup');
  await expect(scales).toHaveCount(7);
  // The heart's two and the first standard's are on the first screen.
  for (const index of [0, 1, 2])
    await expect(scales.nth(index).getByRole('radio', { name: '5', exact: true })).toBeInViewport({
      ratio: 1,
    });
  await expect(scales.nth(0).getByText('Low (1-3)')).toBeVisible();
  await expect(scales.nth(1).getByText('Low (1-3)')).toBeHidden();
  for (const [index, rating] of [8, 7, 9, 6, 8, 7, 9].entries())
    await tap(scales.nth(index).getByRole('radio', { name: String(rating), exact: true }));
  await tap(form.getByRole('button', { name: 'Happy and at ease' }));
  await expect(form.getByText('7 of 7 answered, at Miradouro da Graça as last time')).toBeVisible();
  await tap(form.getByRole('button', { name: 'Save Date Experience' }));
  await expect(page.getByRole('dialog', { name: 'Your date with Robin' })).toBeVisible();

  const seconds = (performance.now() - begun + taps * TAP_MS) / 1000;
  test.info().annotations.push({ type: 'scored', description: `${taps} taps, ${seconds.toFixed(1)} s` });
  process.stdout.write(`Scoring a date at 390 px: ${taps} taps, ${seconds.toFixed(1)} s\n`);
  expect(taps).toBeLessThanOrEqual(MOST_TAPS);
  expect(seconds).toBeLessThan(MOST_SECONDS);
  const [robin] = await ask<Candidate[]>(page.request, '/api/candidates');
  const dates = await ask<DateExperience[]>(page.request, `/api/candidates/${robin?.id}/date-experiences`);
  const newest = dates.find(({ personalNotes }) => personalNotes);
  expect(newest).toMatchObject({ location: 'Miradouro da Graça', personalNotes: 'Happy and at ease.' });
});

test('correcting a rating leaves the form where it is, and after a skipped one the next one is explained', async ({
  page,
}) => {
  const dater = new Dater(page);
  await dater.settleIn('matches');
  await addDatedMatch(page.request, 'Robin');
  await page.reload();
  await page.getByRole('button', { name: 'Score Date' }).tap();
  const scales = page.getByRole('dialog', { name: 'Score Your Date Experience' }).getByRole('radiogroup');
  const rate = (index: number, rating: number) =>
    scales
      .nth(index)
      .getByRole('radio', { name: String(rating), exact: true })
      .tap();
  await rate(2, 7);
  await expect(scales.nth(3).getByText('Low (1-3)')).toBeInViewport();
  const count = await scales.count();
  for (let index = 3; index < count; index += 1) await rate(index, 7);
  await rate(0, 7);
  await expect(scales.nth(1).getByText('Low (1-3)')).toBeInViewport();
  await rate(1, 7);
  await scales.nth(0).scrollIntoViewIfNeeded();
  await stillness(scales.nth(0));
  await rate(0, 8);
  await stillness(scales.nth(0));
  await expect(scales.nth(0)).toBeInViewport({ ratio: 1 });
});

test('the floating button asks whose date it was', async ({ page }) => {
  const dater = new Dater(page);
  await dater.settleIn('matches');
  await addDatedMatch(page.request, 'Robin');
  await page.reload();
  await page.getByRole('button', { name: 'Score a date' }).tap();
  const chooser = page.getByRole('dialog', { name: 'Who did you meet?' });
  await expect(chooser.getByText('Last date yesterday')).toBeVisible();
  await chooser.getByRole('button', { name: 'Robin' }).tap();
  await expect(page.getByText('How was your date with Robin?')).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('dialog')).toHaveCount(0);

  await dater.open('/dashboard?tab=matches&score=choose');
  await expect(chooser).toBeVisible();
});

test('the floating button stays where it is when a toast appears above it', async ({ page }) => {
  const dater = new Dater(page);
  await dater.settleIn('matches');
  for (const name of ['Robin', 'Sam']) await addDatedMatch(page.request, name);
  await page.reload();
  const floating = page.getByRole('button', { name: 'Score a date' });
  const before = await floating.boundingBox();
  await page.getByRole('article', { name: 'Sam' }).getByRole('button', { name: 'Archive' }).tap();
  const toast = page.getByRole('status').filter({ hasText: 'Match archived' });
  await expect(toast).toBeVisible();
  const gap = async () => {
    const [above, below] = [await toast.boundingBox(), await floating.boundingBox()];
    return above && below ? below.y - above.y - above.height : -1;
  };
  await expect.poll(gap).toBeGreaterThanOrEqual(0);
  expect(await floating.boundingBox()).toEqual(before);
});

test('digits rate on a keyboard', async ({ page }) => {
  const dater = new Dater(page);
  await dater.settleIn('matches');
  await addDatedMatch(page.request, 'Robin');
  await page.reload();
  await page.getByRole('button', { name: 'Score Date' }).click();
  const chemistry = page.getByRole('radiogroup', { name: 'Chemistry' });
  await chemistry.getByRole('radio', { name: '1', exact: true }).focus();
  await page.keyboard.press('7');
  await expect(chemistry.getByRole('radio', { name: '7', exact: true })).toBeChecked();
  await page.keyboard.press('0');
  await expect(chemistry.getByRole('radio', { name: '10' })).toBeChecked();
});

test.describe('on a laptop', () => {
  test.use({ viewport: { width: 1280, height: 800 }, hasTouch: false, isMobile: false });

  test('what goes with the ratings stays next to the last one', async ({ page }) => {
    const dater = new Dater(page);
    await dater.settleIn('matches');
    await addDatedMatch(page.request, 'Robin');
    await page.reload();
    await page.getByRole('button', { name: 'Score Date' }).click();
    const form = page.getByRole('dialog', { name: 'Score Your Date Experience' });
    await form.getByRole('radiogroup').last().scrollIntoViewIfNeeded();
    await expect(form.getByRole('radiogroup').first()).not.toBeInViewport();
    await expect(form.getByLabel('Overall feeling')).toBeInViewport({ ratio: 1 });
    await form.getByRole('radiogroup').first().scrollIntoViewIfNeeded();
    await expect(form.getByLabel('Date', { exact: true })).toBeInViewport({ ratio: 1 });
  });
});
