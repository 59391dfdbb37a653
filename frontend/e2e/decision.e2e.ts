import { expect, test, type Page } from '@playwright/test';
import { expectAccessible } from './support/accessible';
import { Dater } from './support/dater';
import { addScoredMatch } from './support/records';

const standing = (page: Page) => page.getByRole('region', { name: 'Where you stand' });
const order = (page: Page) =>
  page.getByRole('list', { name: 'The order with these stars' }).getByRole('listitem');

/** Physical Attraction 5, Emotional Connection 3 and Life Goals Match 4 stars: Robin is ahead. */
async function addTwo(page: Page): Promise<{ robin: string; sam: string }> {
  const robin = await addScoredMatch(page.request, 'Robin', [
    [9, 5, 7],
    [8, 6, 7],
  ]);
  return { robin, sam: await addScoredMatch(page.request, 'Sam', [[6, 9, 6]]) };
}

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test('a newcomer is led from step to step, and two people can be compared and played with', async ({
    page,
  }) => {
    const dater = new Dater(page);
    await dater.settleIn();
    await expect(standing(page).getByRole('listitem')).toHaveCount(3);
    await expectAccessible(page, 'where you stand, empty', 'Dating Insights');
    await standing(page).getByRole('button', { name: 'Add a match' }).tap();
    await expect(page.getByRole('dialog', { name: 'Add New Match' })).toBeVisible();

    const { robin, sam } = await addTwo(page);
    await dater.open('/dashboard?tab=overview');
    await expect(standing(page)).toContainText('Robin is');
    await expect(standing(page).getByRole('listitem').first()).toContainText(
      /Comes first in \d+ of 100 readings/,
    );
    const next = page.getByRole('region', { name: 'Next' });
    await expect(next.getByRole('link')).toHaveCount(3);
    await expectAccessible(page, 'where you stand', 'Dating Insights');
    await next.getByRole('button', { name: 'Not now' }).tap();
    await expect(next).toBeHidden();
    await page.reload();
    await expect(standing(page).getByRole('button', { name: "Show what's worth finding out" })).toBeVisible();

    await standing(page).getByRole('button', { name: 'Compare Robin and Sam' }).tap();
    await expect(page).toHaveURL(new RegExp(`compare=${robin},${sam}$`));
    await expect(page.getByRole('region', { name: 'The difference' })).toContainText('Robin is ahead by');
    await expectAccessible(page, 'side by side', 'Matches & Standards');
    await page.goBack();
    await expect(standing(page)).toBeVisible();
    await page.goForward();
    await page.reload();
    await expect(order(page).first()).toContainText('Robin');

    const slider = page.getByRole('slider', { name: 'Emotional Connection' });
    await slider.scrollIntoViewIfNeeded();
    const track = await slider.boundingBox();
    if (!track) throw new Error('The slider is not on the page');
    expect(track.height).toBeGreaterThanOrEqual(44);
    await page.touchscreen.tap(track.x + track.width - 4, track.y + track.height / 2);
    await expect(slider).toHaveValue('5');
    await expect(page.getByText('Not saved')).toBeVisible();
    await page.getByRole('button', { name: 'Reset' }).tap();
    await expect(slider).toHaveValue('3');
    const scrolled = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    expect(scrolled).toBeLessThanOrEqual(0);
  });
});

test('with the keyboard, stars re-order everyone, become the dater’s own, and survive a reload', async ({
  page,
}) => {
  const dater = new Dater(page);
  await dater.settleIn('matches');
  const { robin, sam } = await addTwo(page);
  await page.reload();
  const card = page.getByRole('article', { name: 'Sam' });
  await card.getByRole('button', { name: 'Compare' }).focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(new RegExp(`compare=${sam},${robin}$`));
  await expect(order(page).first()).toContainText('Robin');
  await page.getByRole('slider', { name: 'Physical Attraction' }).focus();
  for (let star = 5; star > 1; star -= 1) await page.keyboard.press('ArrowLeft');
  await page.getByRole('slider', { name: 'Emotional Connection' }).focus();
  await page.keyboard.press('End');
  await expect(order(page).first()).toContainText('Sam');
  await expect(page.getByRole('region', { name: 'The difference' })).toContainText('Sam is ahead by');
  await page.getByRole('button', { name: 'Make these my stars' }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByText('These are your stars now')).toBeVisible();
  await page.reload();
  await expect(page.getByRole('slider', { name: 'Physical Attraction' })).toHaveValue('1');
  await expect(order(page).first()).toContainText('Sam');
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('region', { name: 'What if?' })).toBeHidden();
  await expect(page.getByRole('region', { name: 'The difference' })).toBeVisible();
});
