import { expect, test, type BrowserContext, type Page } from '@playwright/test';
import { closeWithEscape, expectAccessible, expectOpenDialogAccessible } from './support/accessible';
import { ADMINISTRATOR, openConsole } from './support/administrator';
import { mailTo } from './support/inbox';
import { newHome, productUrl, registration } from './support/visitor';

const inboxUrl = process.env['INBOX_URL'] ?? '';
const unique = () => `${Date.now().toString(36)}${Math.floor(Math.random() * 1e6).toString(36)}`;

async function signUp(page: Page, email: string): Promise<void> {
  const answer = await page.request.post(`${productUrl()}/api/auth/register`, {
    headers: newHome(),
    data: { ...registration(email), firstName: 'Grace', lastName: 'Keeper' },
  });
  expect(answer.ok()).toBe(true);
  const mail = await mailTo(inboxUrl, email, /^Confirm your email/);
  await page.goto(mail.links.find((link) => link.includes('/confirm-email')) ?? '');
  await expect(page.getByRole('heading', { name: 'Email Confirmed' })).toBeVisible();
}

/** Just signed in, as changes to administrators ask for. */
async function asOwner(context: BrowserContext): Promise<Page> {
  const page = await context.newPage();
  const { email, password } = ADMINISTRATOR;
  await page.request.post(`${productUrl()}/api/auth/login`, {
    data: { email, password },
    headers: newHome(),
  });
  return page;
}

test('an owner invites support, who accepts on a phone and sees what is not theirs', async ({ browser }) => {
  const email = `grace-${unique()}@example.com`;
  const owner = await asOwner(await browser.newContext({ reducedMotion: 'reduce' }));
  await openConsole(owner, 'settings');
  await owner.getByRole('button', { name: 'Invite' }).click();
  await owner.getByLabel('Email', { exact: true }).fill(email);
  await expectOpenDialogAccessible(owner, 'Invite Administrator');
  await owner.getByRole('button', { name: 'Send Invitation' }).click();
  await expect(owner.getByText('Invitation Sent')).toBeVisible();
  await expect(owner.getByRole('list', { name: 'Pending invitations' })).toContainText(email);

  const context = await browser.newContext({
    reducedMotion: 'reduce',
    viewport: { width: 390, height: 844 },
    hasTouch: true,
    colorScheme: 'dark',
  });
  const page = await context.newPage();
  await signUp(page, email);
  const mail = await mailTo(inboxUrl, email, /^You're invited/);
  await page.goto(mail.links.find((link) => link.includes('/administrator-invitation')) ?? '');
  await expect(page).toHaveURL(/\/administrator-invitation$/);
  await expectAccessible(page, 'invitation', "You're invited");
  await page.getByRole('button', { name: 'Accept Invitation' }).tap();
  await expect(page.getByRole('heading', { level: 1, name: 'Admin Dashboard' })).toBeVisible();
  await page.goto(`${productUrl()}/admin?tab=settings`);
  await expect(page.getByText('Only an owner can change administrators.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Export Data' })).toBeDisabled();
  await expectAccessible(page, 'settings as support', 'Admin Dashboard');

  await owner.reload();
  await owner.getByRole('button', { name: `Remove ${email}` }).click();
  await owner.getByRole('dialog').getByRole('button', { name: 'Remove' }).click();
  await expect(owner.getByText('Administrator Removed')).toBeVisible();
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Admin Access Required' })).toBeVisible();
});

test('a message to support is answered from the console', async ({ browser }) => {
  const email = `kim-${unique()}@example.com`;
  const page = await asOwner(
    await browser.newContext({ reducedMotion: 'reduce', viewport: { width: 768, height: 1024 } }),
  );
  const sent = await page.request.post(`${productUrl()}/form/submit`, {
    headers: newHome(),
    data: { name: 'Kim Lee', email, category: 'privacy', subject: 'My data', message: 'Where is my data?' },
  });
  expect(sent.ok()).toBe(true);
  await openConsole(page, 'settings');
  await page.getByRole('button', { name: 'Open inbox' }).click();
  await page.getByLabel('Full email address').fill(email);
  await page.getByRole('button', { name: `Open "My data" from ${email}` }).click();
  await page.getByLabel('Your reply').fill('It is in your profile.');
  await expectOpenDialogAccessible(page, 'Message to Support');
  await closeWithEscape(page, 'Message to Support');
  await page.getByRole('button', { name: `Open "My data" from ${email}` }).click();
  await expect(page.getByLabel('Your reply')).toHaveValue('It is in your profile.');
  await page.getByRole('button', { name: 'Send Reply' }).click();
  await expect(page.getByText('Reply Sent')).toBeVisible();
  expect((await mailTo(inboxUrl, email, /^Re: My data$/)).text).toContain('It is in your profile.');
  await expect(page.getByText('No matching messages')).toBeVisible();
  await expectAccessible(page, 'inbox', 'Admin Dashboard');
});

test('figures over time say how much there was, have numbers, and fit a phone', async ({ browser }) => {
  const page = await asOwner(
    await browser.newContext({ reducedMotion: 'reduce', viewport: { width: 390, height: 844 } }),
  );
  await openConsole(page, 'analytics');
  const section = page.getByRole('region', { name: 'Over time' });
  const signUps = section.getByRole('region', { name: 'Sign-ups' });
  await expect(signUps.getByText(/^\d+ in 30 days$/)).toBeVisible();
  await section.getByText('Show the numbers').click();
  await expect(section.getByRole('row')).not.toHaveCount(0);
  await section.getByRole('button', { name: '12 weeks' }).click();
  await expect(section.getByText(/in 12 weeks$/).first()).toBeVisible();
  const width = await page.evaluate(() => document.documentElement.scrollWidth);
  expect(width).toBeLessThanOrEqual(390);
  await expectAccessible(page, 'figures over time', 'Admin Dashboard');
});
