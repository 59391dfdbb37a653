import { expect, test, type Browser, type Locator, type Page } from '@playwright/test';
import {
  closeWithEscape,
  expectAccessible,
  expectOpenDialogAccessible,
  expectStill,
} from './support/accessible';
import { ADMINISTRATOR, openConsole, signInAsAdministrator } from './support/administrator';
import { newHome, productUrl, zoneAtNoon } from './support/visitor';
import { mailTo } from './support/inbox';
import { onboard } from './support/records';

const inbox = () => process.env['INBOX_URL'] ?? '';

/** A dater who has signed up and set their standards. */
async function newDater(browser: Browser, timezone?: string): Promise<string> {
  const context = await browser.newContext();
  const email = await onboard(context.request, { timezone });
  await context.close();
  return email;
}

async function find(page: Page, email: string): Promise<Locator> {
  await page.getByPlaceholder('Search by name, email, or location...').fill(email);
  const row = page.getByRole('row', { name: new RegExp(email) });
  await expect(row).toBeVisible();
  await expect(page.getByText(/^Showing 1 of /)).toBeVisible();
  return row;
}

test('denies visitors and daters access to the console', async ({ page, browser }) => {
  await page.setExtraHTTPHeaders(newHome());
  await page.goto(`${productUrl()}/admin`);
  await expectAccessible(page, 'the access card', 'Admin Access Required');
  await page.getByRole('button', { name: 'Sign In to Admin Panel' }).click();
  await page.waitForURL('**/auth');
  const dater = await browser.newContext();
  await onboard(dater.request);
  const daters = await dater.newPage();
  await daters.goto(`${productUrl()}/admin`);
  await daters.getByRole('button', { name: 'Return to Dashboard' }).click();
  await expect(daters.getByRole('heading', { level: 1, name: 'Dating Insights' })).toBeVisible();
  await daters.getByRole('button', { name: /Mara Lindqvist/ }).click();
  await expect(daters.getByRole('menuitem', { name: 'Sign Out' })).toBeVisible();
  await expect(daters.getByRole('menuitem', { name: 'Admin Portal' })).toHaveCount(0);
  await dater.close();
});

test('finds a user, views their details, emails them and deletes them', async ({ page, browser }) => {
  const email = await newDater(browser);
  await signInAsAdministrator(page);
  await openConsole(page, 'users');
  const row = await find(page, email);
  await expect(row).toContainText('Mara Lindqvist');
  for (const badge of ['Confirmed', 'Onboarded', 'Inactive'])
    await expect(row.getByText(badge, { exact: true })).toBeVisible();

  await row.getByRole('button', { name: /^View details/ }).click();
  const details = page.getByRole('dialog', { name: 'User Details' });
  await expect(details.getByText('Setup Complete')).toBeVisible();
  await expect(details.getByText('long term relationship')).toBeVisible();
  const duration = details
    .locator('dt', { hasText: 'Dating duration' })
    .locator('xpath=following-sibling::dd');
  await expect(duration).toHaveText('1 2 years');
  await expect(details.getByText('Email Confirmed')).toBeVisible();
  await details.getByRole('button', { name: 'Send Password Reset' }).click();
  await expect(page.getByText('Password reset email has been sent successfully.')).toBeVisible();
  expect((await mailTo(inbox(), email, /password/i)).links.join()).toContain('/reset-password');
  await closeWithEscape(page, 'User Details');

  await row.getByRole('checkbox').check();
  await expect(page.getByText('1 user(s) selected')).toBeVisible();
  await page.getByRole('button', { name: 'Delete', exact: true }).click();
  await page
    .getByRole('dialog', { name: 'Delete Users' })
    .getByRole('button', { name: 'Delete Users' })
    .click();
  await expect(page.getByText('Successfully deleted 1 user(s).')).toBeVisible();
  await expect(page.getByText('No users found matching your criteria')).toBeVisible();
});

test('never deletes the administrator', async ({ page }) => {
  await signInAsAdministrator(page);
  await openConsole(page, 'users');
  const row = await find(page, ADMINISTRATOR.email);
  await row.getByRole('checkbox').check();
  await page.getByRole('button', { name: 'Delete', exact: true }).click();
  await page
    .getByRole('dialog', { name: 'Delete Users' })
    .getByRole('button', { name: 'Delete Users' })
    .click();
  await expect(page.getByRole('alert')).toContainText('Deletion Failed');
  await page.getByRole('button', { name: 'Cancel' }).click();
  await expect(row).toBeVisible();
});

test('sends a campaign to selected users and counts who clicked the link', async ({ page, browser }) => {
  const email = await newDater(browser, zoneAtNoon(new Date()));
  const name = `News for ${email}`;
  await signInAsAdministrator(page);
  await openConsole(page, 'users');
  await (await find(page, email)).getByRole('checkbox').check();
  await page.getByRole('button', { name: 'Send Email' }).click();
  const dialog = page.getByRole('dialog', { name: 'Create New Campaign' });
  await dialog.getByLabel('Campaign name').fill(name);
  await dialog.getByLabel('Subject').fill('A small step for you');
  await dialog
    .getByLabel('Message', { exact: true })
    .fill(`Hi {{firstName}},\n\nplease **look** at [the page](${productUrl()}/contact).`);
  const preview = dialog.frameLocator('iframe');
  await expect(preview.getByText('look', { exact: true })).toBeVisible();
  await dialog.getByRole('button', { name: 'Send a test to me' }).click();
  await expect(page.getByText('Test Email Sent')).toBeVisible();
  await mailTo(inbox(), ADMINISTRATOR.email, /A small step for you/);
  await dialog.getByRole('button', { name: 'Next' }).click();
  await expect(dialog.getByRole('radio', { name: 'The users you selected' })).toBeChecked();
  // Only people who opt in are subscribed to marketing.
  await expect(dialog.getByText('Reaches 0 people')).toBeVisible();
  await dialog.getByRole('radio', { name: 'Experience' }).check();
  await expect(dialog.getByText('Reaches 1 person')).toBeVisible();
  await dialog.getByRole('button', { name: 'Next' }).click();
  await dialog.getByRole('button', { name: 'Next' }).click();
  await dialog.getByRole('button', { name: 'Send Campaign' }).click();
  await expect(page.getByText('Campaign Started')).toBeVisible();

  const mail = await mailTo(inbox(), email, /A small step for you/);
  expect(mail.text).toContain('Hi Mara');
  await openConsole(page, 'overview');
  const row = page.getByRole('article', { name });
  await expect(row.getByText('1/1 sent')).toBeVisible();
  await expect(row.getByText('Completed')).toBeVisible();
  const link = mail.links.find((url) => url.includes('/api/mail/click/')) ?? '';
  await page.request.get(link);
  await page.reload();
  await expect(row.getByText('Clicked').locator('xpath=following-sibling::dd')).toHaveText('1');
});

test('edits a template, shows a compile error, and restores the original text', async ({ page }) => {
  await signInAsAdministrator(page);
  await openConsole(page, 'settings');
  const card = page.getByRole('article', { name: 'Welcome Email' });
  await card.getByRole('button', { name: 'Edit Template' }).click();
  await expect(page.getByText('Opening Welcome Email template editor...')).toBeVisible();
  const dialog = page.getByRole('dialog', { name: 'Edit Welcome Email' });
  const heading = dialog.getByLabel('Heading', { exact: true });
  const before = await heading.inputValue();
  await heading.fill('Hello {{noOne');
  await expect(heading).toHaveAttribute('aria-invalid', 'true');
  await heading.fill('A warm hello');
  await expect(dialog.frameLocator('iframe').getByText('A warm hello')).toBeVisible();
  await expect(heading).toHaveAttribute('aria-invalid', 'false');
  await dialog.getByRole('button', { name: 'Save Changes' }).click();
  await expect(page.getByText('Template Saved')).toBeVisible();
  await expect(card.getByText(/^Version 1/)).toBeVisible();

  await card.getByRole('button', { name: 'Edit Template' }).click();
  await expect(heading).toHaveValue('A warm hello');
  await expect(dialog.getByText('Version 1', { exact: true })).toBeVisible();
  await heading.fill(before);
  await dialog.getByRole('button', { name: 'Save Changes' }).click();
  await expect(card.getByText(/^Version 2/)).toBeVisible();
});

test('turns an automation off and on again', async ({ page }) => {
  await signInAsAdministrator(page);
  await openConsole(page, 'overview');
  const toggle = page.getByRole('list', { name: 'Automations' }).getByRole('switch').first();
  await expect(toggle).toBeChecked();
  await toggle.click();
  await expect(page.getByText('Automation Off')).toBeVisible();
  await page.reload();
  await expect(toggle).not.toBeChecked();
  await toggle.click();
  await expect(page.getByText('Automation On')).toBeVisible();
});

test('previews a cleanup, reads the audit log, and exports the accounts', async ({ page }) => {
  await signInAsAdministrator(page);
  await openConsole(page, 'settings');
  await page.getByRole('button', { name: 'User Cleanup' }).click();
  await expect(page.getByText('Initiating User Cleanup...')).toBeVisible();
  await expect(page.getByText('Nothing to clean up')).toBeVisible();
  await closeWithEscape(page, 'User Cleanup');

  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Export Data' }).click();
  expect((await download).suggestedFilename()).toMatch(/\.csv$/);

  await page.getByRole('button', { name: 'Security Audit' }).click();
  const audit = page.getByRole('dialog', { name: 'Security Audit' });
  await audit.getByLabel('Action').selectOption('Users: export');
  await expect(audit.getByRole('listitem').first()).toContainText('Users: export');
  await expect(audit.getByRole('listitem').first()).toContainText(ADMINISTRATOR.email);
  await audit.getByLabel('Search').fill('nothing like this');
  await expect(audit.getByText('No matching entries.')).toBeVisible();
});

const LOOKS = [
  { width: 1280, height: 900, colorScheme: 'light' },
  { width: 360, height: 780, colorScheme: 'dark' },
] as const;

async function expectDialog(page: Page, opener: Locator, title: string): Promise<void> {
  await opener.click();
  await expectOpenDialogAccessible(page, title);
  await closeWithEscape(page, title);
}

for (const { colorScheme, ...viewport } of LOOKS)
  test(`every tab and dialog is open to all at ${viewport.width} px, ${colorScheme}`, async ({ browser }) => {
    const context = await browser.newContext({ viewport, colorScheme, reducedMotion: 'reduce' });
    const page = await context.newPage();
    const button = (name: string | RegExp) => page.getByRole('button', { name }).first();
    await signInAsAdministrator(page);
    for (const tab of ['overview', 'users', 'analytics', 'settings'] as const) {
      await openConsole(page, tab);
      await expectAccessible(page, tab, 'Admin Dashboard');
      await expectStill(page, tab);
    }
    for (const action of ['User Cleanup', 'Security Audit', 'System Health'])
      await expectDialog(page, button(action), action);
    await expectDialog(
      page,
      page.getByRole('article', { name: 'Welcome Email' }).getByRole('button', { name: 'Edit Template' }),
      'Edit Welcome Email',
    );
    await openConsole(page, 'users');
    await expectDialog(page, button(/^View details/), 'User Details');
    await page.getByRole('checkbox', { name: 'Select all users on this page' }).check();
    await expectDialog(page, button('Delete'), 'Delete Users');
    await openConsole(page, 'overview');
    await expectDialog(page, button(/^Edit schedule/), 'Edit schedule for First Match Encouragement');
    await expectDialog(page, button('Create New Campaign'), 'Create New Campaign');
    await context.close();
  });
