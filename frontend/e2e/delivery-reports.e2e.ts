import { expect, test, type Locator, type Page } from '@playwright/test';
import { closeWithEscape, expectAccessible, expectOpenDialogAccessible } from './support/accessible';
import { openConsole, signInAsAdministrator } from './support/administrator';
import { mailTo } from './support/inbox';
import { postmarkSays } from './support/postmark';
import { onboard } from './support/records';
import { productUrl, zoneAtNoon } from './support/visitor';

const api = (path: string) => `${productUrl()}/api/admin/${path}`;

async function json<Answer>(answer: Promise<{ json(): Promise<unknown> }>): Promise<Answer> {
  return (await (await answer).json()) as Answer;
}

/** Starts a campaign to one user and waits until it has arrived. Returns the email's id. */
async function campaignTo(page: Page, userId: string, email: string, name: string): Promise<string> {
  const data = {
    name,
    subject: 'What is new this week',
    preview: '',
    markdown: 'Hi {{firstName}}',
    mailKind: 'experience',
    segment: { kind: 'selected', userIds: [userId] },
  };
  const { id } = await json<{ id: string }>(page.request.post(api('campaigns'), { data }));
  await page.request.post(api(`campaigns/${id}/start`), { data: { schedule: { kind: 'now' } } });
  await mailTo(process.env['INBOX_URL'] ?? '', email, /What is new this week/);
  let mailId = '';
  await expect
    .poll(async () => {
      const log = await json<{ id: string; emailType: string }[]>(
        page.request.get(api(`user/${userId}/emails`)),
      );
      mailId = log.find(({ emailType }) => emailType === 'campaign')?.id ?? '';
      return mailId;
    })
    .not.toBe('');
  return mailId;
}

const figure = (place: Locator, name: string) =>
  place.locator('dt', { hasText: name }).locator('xpath=following-sibling::dd');

test('says what became of a campaign as its provider reports it', async ({ browser, page }) => {
  const context = await browser.newContext();
  const email = await onboard(context.request, { timezone: zoneAtNoon(new Date()) });
  await context.close();
  await page.setViewportSize({ width: 390, height: 844 });
  await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' });
  await signInAsAdministrator(page);
  const [user] = await json<{ id: string }[]>(page.request.get(api(`users?search=${email}`)));
  const name = `Reported to ${email}`;
  const mailId = await campaignTo(page, user?.id ?? '', email, name);

  await openConsole(page, 'overview');
  const delivery = page.getByRole('article', { name }).getByRole('group', { name: 'Delivery' });
  await expect(delivery.getByText("Delivery isn't reported")).toBeVisible();
  await expect(figure(delivery, 'Accepted')).toHaveText('1');
  await expectAccessible(page, 'a campaign without reports', 'Admin Dashboard');

  await postmarkSays(page.request, 'Delivery', { mailId, address: email });
  await page.reload();
  await expect(figure(delivery, 'Delivered')).toHaveText('1');
  await expect(figure(delivery, 'No word yet')).toHaveText('0');

  await postmarkSays(page.request, 'Bounce', { mailId, address: email });
  await page.setViewportSize({ width: 1280, height: 900 });
  await page.emulateMedia({ colorScheme: 'light' });
  await page.reload();
  await expect(figure(delivery, 'Bounced')).toHaveText('1');
  await expect(figure(delivery, 'Delivered')).toHaveText('0');

  await openConsole(page, 'users');
  await page.getByPlaceholder('Search by name, email, or location...').fill(email);
  await expect(page.getByText(/^Showing 1 of /)).toBeVisible();
  await page.getByRole('button', { name: `View details for ${email}` }).click();
  const details = page.getByRole('dialog', { name: 'User Details' });
  await expect(figure(details, 'Bounced')).toHaveText('1');
  await expectOpenDialogAccessible(page, 'User Details');
  await closeWithEscape(page, 'User Details');

  await page
    .getByRole('row', { name: new RegExp(email) })
    .getByRole('checkbox')
    .check();
  await page.getByRole('button', { name: 'Send Email' }).click();
  const dialog = page.getByRole('dialog', { name: 'Create New Campaign' });
  await dialog.getByLabel('Campaign name').fill('Not for them');
  await dialog.getByLabel('Subject').fill('Hello');
  await dialog.getByLabel('Message', { exact: true }).fill('Hi');
  await dialog.getByRole('button', { name: 'Next' }).click();
  await dialog.getByRole('radio', { name: 'Experience' }).check();
  await expect(dialog.getByText("Reaches 0 people; 1 more can't be reached")).toBeVisible();
});
