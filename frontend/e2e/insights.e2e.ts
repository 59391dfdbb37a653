import { expect, test, type Page } from '@playwright/test';
import type { Candidate } from '#contract/candidates';
import type { Criterion } from '#contract/criteria';
import { expectAccessible } from './support/accessible';
import { Dater, productUrl } from './support/dater';

const STANDARDS = { 'Physical Attraction': 5, 'Emotional Connection': 3, 'Life Goals Match': 4 };
/** Days ago, ratings of the standards, chemistry and enjoyment. */
const DATES = [
  [20, [4, 5, 4], 4],
  [15, [5, 5, 5], 5],
  [10, [7, 6, 6], 7],
  [5, [8, 8, 7], 8],
  [1, [9, 8, 8], 9],
] as const;

async function must<Answer>(page: Page, path: string, data?: object): Promise<Answer> {
  const answer = data
    ? await page.request.post(productUrl() + path, { data })
    : await page.request.get(productUrl() + path);
  expect(answer.ok()).toBe(true);
  return (await answer.json()) as Answer;
}

async function scoreDates(page: Page): Promise<void> {
  const criteria = await must<Criterion[]>(page, '/api/criteria');
  const { id: candidateId } = await must<Candidate>(page, '/api/candidates', { name: 'Robin' });
  for (const [ago, ratings, feeling] of DATES)
    await must(page, '/api/date-experiences', {
      candidateId,
      dateDate: new Date(Date.now() - ago * 86_400_000).toISOString().slice(0, 10),
      contextScores: { chemistry: feeling, enjoyment: feeling },
      standardsScores: Object.fromEntries(criteria.map(({ id }, index) => [id, ratings[index]])),
    });
}

test('a dater sees what is missing, scores dates, and sees how it changes', async ({ page }) => {
  const dater = new Dater(page);
  await dater.signUp();
  await dater.confirm();
  await dater.answerSurvey();
  await dater.setStandards(STANDARDS);
  await dater.dismissGuide();
  const insights = page.getByRole('region', { name: 'How you date' });
  await expect(insights).toContainText('Needs 4 more dates');

  await scoreDates(page);
  await page.reload();
  const changes = insights.getByRole('region', { name: 'How it changes' });
  await expect(changes).toContainText('Improving');
  await changes.scrollIntoViewIfNeeded();
  await expect(changes.locator('.MuiLineChart-line')).toHaveCount(2);
  await expect(insights.getByRole('region', { name: 'How you choose' })).toContainText('Well-calibrated');
  await expect(insights).toContainText('Needs 2 more matches with a scored date, 1 so far');
  await expectAccessible(page, 'insights', 'Dating Insights');

  await changes.getByRole('button', { name: 'Show as table' }).click();
  await expect(changes.getByRole('row')).toHaveCount(DATES.length + 1);
  await page.setViewportSize({ width: 360, height: 800 });
  await expectAccessible(page, 'insights on a phone', 'Dating Insights');
});
