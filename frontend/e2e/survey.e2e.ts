import { expect, test } from '@playwright/test';
import { Dater } from './support/dater';

const HEIGHT = 844;
test.use({ viewport: { width: 390, height: HEIGHT }, hasTouch: true, isMobile: true });

test("the survey's buttons stay within the thumb's reach, at one height for every question", async ({
  page,
}) => {
  const dater = new Dater(page);
  await dater.settleIn('overview');
  await dater.open('/onboarding-survey');
  const next = page.getByRole('button', { name: 'Next' });
  const heights: unknown[] = [];
  for (const [index, choice] of ['Friend referral', '1 to 2 years', 'Long-term relationship'].entries()) {
    await expect(page.getByText(`Step ${index + 1} of 8`)).toBeVisible();
    heights.push((await next.boundingBox())?.y);
    await page.getByRole('radio', { name: choice }).tap();
  }
  await expect(page.getByText('Step 4 of 8')).toBeVisible();
  heights.push((await next.boundingBox())?.y);
  expect(new Set(heights).size).toBe(1);
  expect(heights[0]).toBeGreaterThan(HEIGHT - 80);
});
