import { expect, test, type Locator, type Page } from '@playwright/test';
import { Dater } from './support/dater';
import { newHome } from './support/visitor';
import { addDatedMatch, onboard } from './support/records';

const STARS = ['1 Star', '2 Stars', '3 Stars', '4 Stars', '5 Stars'];
const RATINGS = ['1', '2', '3', '4', '5', '6', '7', '8', '9', '10'];

async function expectFields(within: Page | Locator, labels: readonly string[]): Promise<void> {
  for (const label of labels) await expect(within.getByLabel(label, { exact: true })).toBeVisible();
}

async function expectButtons(within: Page | Locator, names: readonly string[]): Promise<void> {
  for (const name of names)
    await expect(
      within
        .getByRole('button', { name, exact: true })
        .or(within.getByRole('link', { name, exact: true }))
        .first(),
    ).toBeVisible();
}

async function expectRadios(group: Locator, names: readonly string[]): Promise<void> {
  await expect(group.getByRole('radio')).toHaveCount(names.length);
  for (const name of names) await expect(group.getByRole('radio', { name, exact: true })).toHaveCount(1);
}

test('the fields and buttons visitors see have plain names', async ({ page }) => {
  const dater = new Dater(page);
  await page.setExtraHTTPHeaders(newHome());
  await dater.open('/auth?mode=login');
  await expectFields(page, ['Email', 'Password']);
  await expectButtons(page, ['Sign In']);
  await page.getByRole('button', { name: 'Show password' }).click();
  await expect(page.getByLabel('Password', { exact: true })).toHaveAttribute('type', 'text');
  await expectButtons(page, ['Hide password']);
  await page.getByRole('button', { name: /Reset your password/ }).click();
  const reset = page.getByRole('dialog', { name: 'Reset your password' });
  await reset.getByLabel('Email').fill(dater.email);
  await reset.getByRole('button', { name: 'Send Reset Link', exact: true }).click();
  await expectButtons(page, ['Got it']);
  await dater.open('/reset-password?token=any');
  await expectButtons(page, ['Update Password', 'Back to Login']);
  await dater.open('/confirmation');
  await expectButtons(page, ['Back to Sign In']);
  await dater.open('/auth?mode=signup');
  await expectFields(page, ['First Name', 'Last Name', 'Email', 'Password', 'Confirm Password']);
  await expectButtons(page, ['Create Account']);
  await expect(page.getByRole('checkbox', { name: / Terms & Conditions/ })).toBeVisible();
  await expect(page.getByRole('checkbox', { name: / Privacy Policy/ })).toBeVisible();
});

test('the controls for setting standards and scoring have plain names', async ({ page }) => {
  await onboard(page.request);
  await addDatedMatch(page.request, 'Robin');
  const dater = new Dater(page);
  await dater.open('/onboarding-survey');
  await expect(page.getByText('Step 1 of 8')).toBeVisible();
  await expect(page.getByRole('radio', { name: 'Friend referral' })).toBeVisible();
  await dater.open('/criteria-selection');
  await expect(page.getByRole('checkbox', { name: 'Life Goals Match' })).toBeChecked();
  await expectRadios(page.getByRole('radiogroup', { name: 'Importance of Life Goals Match' }), STARS);
  await page.getByRole('button', { name: /Add Your Own Standard/ }).click();
  const custom = page.getByRole('dialog', { name: 'Add Your Own Custom Standard' });
  await expectFields(custom, [
    'Title',
    'Short description',
    'High-score description',
    'Low-score description',
  ]);
  await custom.getByRole('button', { name: 'Add Standard' }).click();
  await expect(page.getByRole('alert')).toContainText('Missing information');

  await dater.open('/dashboard?tab=matches');
  for (const name of ['Dating Insights', 'Matches & Standards', 'Date Ideas', 'Alex'])
    await expect(page.getByRole('tab', { name, exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Add New Match' }).click();
  const added = page.getByRole('dialog', { name: 'Add New Match' });
  await expectFields(added, ['Name', 'Age', 'Profession', 'Location', 'Notes']);
  await expectButtons(added, ['Add Match']);
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Details' }).click();
  const details = page.getByRole('dialog', { name: 'Match Details & Edit' });
  await expectFields(details, ['Name', 'Age', 'Profession', 'Location', 'Notes']);
  await expectButtons(details, ['Save Changes']);
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Score Date' }).click();
  const score = page.getByRole('dialog', { name: 'Score Your Date Experience' });
  await expectFields(score, ['Date', 'Location', 'Overall feeling']);
  for (const name of ['Chemistry', 'Enjoyment'])
    await expectRadios(score.getByRole('radiogroup', { name, exact: true }), RATINGS);
  await expectRadios(score.getByRole('radiogroup', { name: 'Emotional Connection', exact: true }), [
    ...RATINGS,
    'Not seen yet',
  ]);
  await expectButtons(score, ['Save Date Experience']);
});
