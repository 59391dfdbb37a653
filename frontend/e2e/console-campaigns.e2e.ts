import { expect, test, type Page } from '@playwright/test';
import { expectOpenDialogAccessible } from './support/accessible';
import { openConsole, signInAsAdministrator } from './support/administrator';

/** Unlike any other run's. */
const stamp = (): string => `${Date.now()}`.slice(-7);

async function expectNoSidewaysScroll(page: Page): Promise<void> {
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect(overflow).toBeLessThanOrEqual(0);
}

test('writes, schedules, edits, moves, cancels, archives and copies a campaign', async ({ page }) => {
  const name = `Spring ${stamp()}`;
  await signInAsAdministrator(page);
  await openConsole(page, 'overview');
  await page.getByRole('button', { name: 'Create New Campaign' }).click();
  const dialog = page.getByRole('dialog', { name: 'Create New Campaign' });
  await dialog.getByLabel('Campaign name').fill(name);
  await dialog.getByLabel('Subject').fill('News for {{firstName|you}}');
  await dialog.getByLabel('Message', { exact: true }).fill('Hi {{firstName}\n\n[here](https://localhost/x)');
  await dialog.getByRole('button', { name: 'Next' }).click();
  await expect(dialog.getByLabel('Message', { exact: true })).toHaveAccessibleDescription(
    /Line 1: .* is not closed/,
  );
  await dialog
    .getByLabel('Message', { exact: true })
    .fill('Hi {{firstName|there}}\n\n[here](https://localhost/x)');
  await dialog.getByLabel('As seen by').selectOption('Someone without a first name');
  await dialog.getByRole('button', { name: 'Plain text' }).click();
  await expect(dialog.getByRole('group', { name: 'Plain text of "News for you"' })).toContainText('Hi there');
  await dialog.getByRole('button', { name: 'Phone' }).click();
  await expect(dialog.frameLocator('iframe').getByText('Hi there')).toBeVisible();
  await dialog.getByRole('button', { name: 'Check links' }).click();
  await expect(dialog.getByText("1 of 1 links won't work.")).toBeVisible();

  await dialog.getByRole('button', { name: 'Next' }).click();
  await dialog.getByRole('radio', { name: 'A saved segment' }).check();
  await dialog.getByRole('button', { name: 'New segment' }).click();
  await expectOpenDialogAccessible(page, 'New Segment');
  const segment = page.getByRole('dialog', { name: 'New Segment' });
  await segment.getByLabel('Segment name').fill(`Berliners ${name}`);
  await segment.getByLabel('Time zone').selectOption('Europe/Berlin');
  await expect(segment.getByText(/\d+ (person|people) now/)).toBeVisible();
  await segment.getByRole('button', { name: 'Save Segment' }).click();
  await expect(dialog.getByText('Time zone: Europe/Berlin')).toBeVisible();
  await dialog.getByRole('button', { name: 'Next' }).click();
  await dialog.getByRole('radio', { name: /local hour/ }).check();
  await dialog.getByLabel('Day').fill('2999-01-01');
  await dialog.getByRole('button', { name: 'Next' }).click();
  await dialog.getByRole('button', { name: 'Schedule Campaign' }).click();
  await expect(page.getByText('Campaign Scheduled')).toBeVisible();

  await page.getByRole('button', { name: `View ${name}` }).click();
  const details = page.getByRole('dialog', { name: 'Campaign', exact: true });
  await expect(details.getByText(`Berliners ${name}: Time zone: Europe/Berlin`)).toBeVisible();
  await expect(details.frameLocator('iframe').getByText(/^Hi /)).toBeVisible();
  await expectOpenDialogAccessible(page, 'Campaign');
  await details.getByRole('button', { name: 'Reschedule' }).click();
  const edit = page.getByRole('dialog', { name: 'Edit Campaign' });
  await expect(edit.getByLabel('Day')).toHaveValue('2999-01-01');
  await edit.getByLabel('Hour', { exact: true }).selectOption('18:00');
  await edit.getByRole('button', { name: 'Next' }).click();
  await edit.getByRole('button', { name: 'Schedule Campaign' }).click();
  const row = page.getByRole('article', { name, exact: true });
  await expect(row.getByText(/Jan 01, 2999 at 18:00/)).toBeVisible();

  await row.getByRole('button', { name: `Cancel ${name}` }).click();
  await page
    .getByRole('dialog', { name: 'Cancel Campaign' })
    .getByRole('button', { name: 'Cancel Campaign' })
    .click();
  await expect(row.getByText('Canceled')).toBeVisible();
  await row.getByRole('button', { name: `View ${name}` }).click();
  await details.getByRole('button', { name: 'Duplicate' }).click();
  await expect(page.getByRole('article', { name: `Copy of ${name}` })).toBeVisible();
  await row.getByRole('button', { name: `View ${name}` }).click();
  await details.getByRole('button', { name: 'Archive' }).click();
  await expect(row).toHaveCount(0);
  await page.getByRole('button', { name: 'Show archived campaigns' }).click();
  await expect(
    page.getByRole('list', { name: 'Archived campaigns' }).getByRole('article', { name }),
  ).toBeVisible();
});

test('deletes a draft by touch at 390 px in the dark, after Back kept it', async ({ browser }) => {
  const context = await browser.newContext({
    viewport: { width: 390, height: 844 },
    hasTouch: true,
    colorScheme: 'dark',
    reducedMotion: 'reduce',
  });
  const page = await context.newPage();
  const name = `Autumn ${stamp()}`;
  await signInAsAdministrator(page);
  await openConsole(page, 'overview');
  await page.getByRole('button', { name: 'Create New Campaign' }).tap();
  const dialog = page.getByRole('dialog', { name: 'Create New Campaign' });
  await dialog.getByLabel('Campaign name').fill(name);
  await dialog.getByLabel('Subject').fill('News');
  await dialog.getByLabel('Message', { exact: true }).fill('Hi');
  await expectNoSidewaysScroll(page);
  await dialog.getByRole('button', { name: 'Save draft' }).tap();
  const row = page.getByRole('article', { name, exact: true });
  await row.getByRole('button', { name: `View ${name}` }).tap();
  const details = page.getByRole('dialog', { name: 'Campaign', exact: true });
  await details.getByRole('button', { name: 'Delete Draft' }).tap();
  await expect(page.getByRole('dialog', { name: 'Delete Draft' })).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('dialog', { name: 'Delete Draft' })).toHaveCount(0);
  await expect(details).toBeVisible();
  await expectNoSidewaysScroll(page);
  await details.getByRole('button', { name: 'Delete Draft' }).tap();
  await page
    .getByRole('dialog', { name: 'Delete Draft' })
    .getByRole('button', { name: 'Delete Draft' })
    .tap();
  await expect(page.getByText('Draft Deleted')).toBeVisible();
  await expect(row).toHaveCount(0);
  await context.close();
});

test('moves a reminder to another day, switches it on and off, and changes its text', async ({ page }) => {
  await signInAsAdministrator(page);
  await openConsole(page, 'overview');
  const row = page.getByRole('article', { name: 'First Date Reminder' });
  await expect(row.getByText('Day 7: without a date')).toBeVisible();
  await expect(row.getByRole('switch')).not.toBeChecked();
  const edit = row.getByRole('button', { name: 'Edit schedule for First Date Reminder' });
  await edit.click();
  const dialog = page.getByRole('dialog', { name: 'Edit schedule for First Date Reminder' });
  await expectOpenDialogAccessible(page, 'Edit schedule for First Date Reminder');
  await dialog.getByLabel('Days after their first match').fill('0');
  await dialog.getByRole('button', { name: 'Save Changes' }).click();
  await expect(dialog.getByText('The number of days must be a whole number from 1 to 30')).toBeVisible();
  await dialog.getByLabel('Days after their first match').fill('10');
  await dialog.getByLabel(/^Hour of the day/).selectOption('18:00');
  await dialog.getByRole('button', { name: 'Save Changes' }).click();
  await expect(row.getByText('Day 10: without a date')).toBeVisible();
  await expect(row.getByText('Once, 10 days after their first match, at 18:00 local time')).toBeVisible();
  for (const title of ['Automation On', 'Automation Off']) {
    await row.getByRole('switch').click();
    await expect(page.getByText(title)).toBeVisible();
  }
  await page.setViewportSize({ width: 390, height: 844 });
  await expectNoSidewaysScroll(page);
  await row.getByRole('button', { name: 'Edit text for First Date Reminder' }).click();
  const editor = page.getByRole('dialog', { name: 'Edit First Date Reminder' });
  await expect(editor.getByLabel('Subject')).toHaveValue('Have you two met yet?');
  await expect(editor.frameLocator('iframe').getByText(/^Hello /)).toBeVisible();
  await page.goBack();
  await expect(editor).toHaveCount(0);
  await edit.click();
  await dialog.getByLabel('Days after their first match').fill('7');
  await dialog.getByLabel(/^Hour of the day/).selectOption('10:00');
  await dialog.getByRole('button', { name: 'Save Changes' }).click();
  await expect(row.getByText('Day 7: without a date')).toBeVisible();
});
