import { expect, test, type Locator, type Page } from '@playwright/test';
import { Dater } from './support/dater';
import { openConsole, signInAsAdministrator } from './support/administrator';
import { mailTo } from './support/inbox';
import { newHome, productUrl } from './support/visitor';
import { addDatedMatch, addScoredMatch, ask, onboard } from './support/records';

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
  await expectButtons(details, ['Ask Alex', 'Score Date', 'Edit']);
  await details.getByLabel('Name').fill('Robin B.');
  await expectButtons(details, ['Save Changes', 'Cancel']);
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

const LONG = 'Wolfeschlegelsteinhausenbergerdorff'.repeat(3).slice(0, 100);

/** What is wider than the screen, or than the dialog or the scroll area it is in. */
function tooWide(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const boxes = [document.documentElement, ...document.querySelectorAll('.MuiDialogContent-root, main')];
    return boxes
      .filter((box) => box.scrollWidth > box.clientWidth)
      .map((box) => `${box.tagName}.${box.className}: ${box.scrollWidth} in ${box.clientWidth}`);
  });
}

async function expectNothingTooWide(page: Page, where: string): Promise<void> {
  await expect(page.locator('h1').first()).toBeAttached();
  await expect(page.getByLabel(/^Loading/)).toHaveCount(0);
  await expect.poll(() => tooWide(page), { message: where }).toEqual([]);
}

/** Someone whose names, matches and standards are as long as they may be. */
async function longNames(page: Page): Promise<string> {
  const email = await onboard(page.request);
  const headers = newHome();
  const post = (path: string, data: object) => page.request.post(productUrl() + path, { data, headers });
  await page.request.patch(`${productUrl()}/api/user/profile`, {
    data: { firstName: LONG, lastName: LONG.toUpperCase(), location: LONG },
    headers,
  });
  await post('/api/criteria', {
    question: LONG,
    description: LONG.repeat(3),
    mustHave: 8,
    gradingCriteria: { highExample: LONG.repeat(5), lowExample: LONG.repeat(5) },
  });
  for (const name of [LONG, `${LONG.slice(1)}X`]) {
    const id = await addScoredMatch(page.request, name, [
      [9, 8, 9, 2],
      [4, 5, 6, 7],
    ]);
    await page.request.put(`${productUrl()}/api/candidates/${id}`, {
      data: { profession: LONG, location: LONG, notes: LONG.repeat(5) },
      headers,
    });
  }
  return email;
}

const SCREENS = [
  '/dashboard?tab=overview',
  '/dashboard?tab=matches',
  '/dashboard?tab=date-ideas',
  '/dashboard?tab=alex',
  '/criteria-selection',
  '/standards-picker',
  '/profile-settings',
];

test('names and titles of a hundred characters make no page or dialog scroll sideways', async ({ page }) => {
  const email = await longNames(page);
  const dater = new Dater(page);
  const matches = await ask<{ id: string }[]>(page.request, '/api/candidates');
  const compare = `/dashboard?tab=matches&compare=${matches.map(({ id }) => id).join(',')}`;
  for (const width of [390, 320]) {
    await page.setViewportSize({ width, height: 844 });
    for (const screen of [...SCREENS, compare]) {
      await dater.open(screen);
      await expectNothingTooWide(page, `${screen} at ${width}`);
    }
    await dater.open('/dashboard?tab=matches');
    for (const name of ['Details', 'Score Date', 'Add New Match']) {
      await page.getByRole('button', { name }).first().click();
      await expect(page.getByRole('dialog')).toBeVisible();
      await expectNothingTooWide(page, `${name} at ${width}`);
      await page.keyboard.press('Escape');
      await expect(page.getByRole('dialog')).toHaveCount(0);
    }
  }
  await page.request.post(`${productUrl()}/api/auth/reset-password`, { data: { email }, headers: newHome() });
  const { html } = await mailTo(process.env['INBOX_URL'] ?? '', email, /Reset/);
  expect(html).toContain(LONG);
  const reader = await page.context().newPage();
  await reader.setViewportSize({ width: 320, height: 844 });
  await reader.setContent(html);
  expect(await tooWide(reader), 'an email').toEqual([]);
  await reader.close();

  await signInAsAdministrator(page);
  for (const width of [390, 320]) {
    await page.setViewportSize({ width, height: 844 });
    await openConsole(page, 'users');
    await page.getByPlaceholder('Search by name, email, or location...').fill(email);
    await expect(page.getByText(/^Showing 1 of /)).toBeVisible();
    await expectNothingTooWide(page, `the console at ${width}`);
    await page.getByRole('button', { name: /^View details/ }).click();
    await expect(page.getByRole('dialog')).toBeVisible();
    await expectNothingTooWide(page, `a user's details at ${width}`);
  }
});
