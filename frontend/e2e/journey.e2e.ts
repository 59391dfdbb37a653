import { join } from 'node:path';
import { expect, test, type Page } from '@playwright/test';
import { Dater } from './support/dater';

const STANDARDS = {
  'Physical Attraction': 5,
  'Emotional Connection': 5,
  'Life Goals Match': 4,
  'Communication Quality': 5,
  'Trust and Reliability': 4,
};
const FIRST_DATE = {
  'Physical Attraction': 8,
  'Emotional Connection': 7,
  'Life Goals Match': 6,
  'Communication Quality': 9,
  'Trust and Reliability': 7,
};

const picture = (page: Page, name: string) =>
  page.screenshot({ path: join(__dirname, '../../test-results/journey', `${name}.png`), fullPage: true });

test('from the landing page to a percentage that can be explained', async ({ page }) => {
  const dater = new Dater(page);
  await dater.open('/');
  await picture(page, '01-landing');
  await page
    .getByRole('button', { name: 'Sign Me Up' })
    .or(page.getByRole('link', { name: 'Sign Me Up' }))
    .first()
    .click();
  await page.waitForURL('**/auth?mode=signup');
  await picture(page, '02-sign-up');
  await dater.signUp();
  await picture(page, '03-check-your-email');
  await dater.confirm();
  await picture(page, '04-survey');
  await dater.answerSurvey();
  await picture(page, '05-standards');
  await dater.setStandards(STANDARDS);
  await dater.dismissGuide();
  await expect(page.getByText('No matches').first()).toBeVisible();
  await picture(page, '06-dashboard-empty');

  await page.getByRole('tab', { name: 'Matches & Standards' }).click();
  await expect(page).toHaveURL(/tab=matches/);
  await dater.addMatch('Robin');
  await expect(page.getByText('Your Matches (1)')).toBeVisible();
  await expect(page.getByText('Date experience needed').first()).toBeVisible();
  await picture(page, '07-match-without-date');
  await dater.scoreDate('Robin', { Chemistry: 8, Enjoyment: 9, ...FIRST_DATE });
  const card = page.getByRole('article', { name: /Robin/ });
  await expect(card).toContainText('75');
  await expect(card).toContainText('1 date scored');
  await expect(card).toContainText('One date: early days, likely 49–88%.');
  await picture(page, '08-percentage');

  await card.getByRole('button', { name: /Details/ }).click();
  const details = page.getByRole('dialog', { name: 'Match Details & Edit' });
  await expect(details.getByText('How this adds up')).toBeVisible();
  await expect(details.getByText('Fit with your standards so far')).toBeVisible();
  await expect(details).toContainText('Communication Quality');
  await picture(page, '09-where-it-comes-from');
  await page.keyboard.press('Escape');

  await page.getByRole('tab', { name: 'Dating Insights' }).click();
  await expect(page.getByText('Robin').first()).toBeVisible();
  await picture(page, '10-insights');
  await page.getByRole('button', { name: /Mara Lindqvist/ }).click();
  await page.getByRole('menuitem', { name: 'Sign Out' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Date with your heart');
});
