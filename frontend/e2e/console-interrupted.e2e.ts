import { expect, test, type BrowserContext, type Page } from '@playwright/test';
import { ADMINISTRATOR, openConsole } from './support/administrator';
import { mailsTo } from './support/inbox';
import { PHONE, signInAgain, tapTwice } from './support/interruptions';
import { newHome, productUrl } from './support/visitor';
import { written } from './support/written-draft';

const inboxUrl = process.env['INBOX_URL'] ?? '';
const unique = () => `${Date.now().toString(36)}${Math.floor(Math.random() * 1e6).toString(36)}`;
const DESK = { viewport: { width: 1280, height: 900 }, reducedMotion: 'reduce' } as const;

const UNREACHED = /^We couldn't reach the server\./;

/** Without a shared session: this one ends in the middle. */
async function signIn(context: BrowserContext): Promise<Page> {
  const page = await context.newPage();
  const { email, password } = ADMINISTRATOR;
  const data = { email, password };
  await page.request.post(`${productUrl()}/api/auth/login`, { data, headers: newHome() });
  return page;
}

async function writeToSupport(page: Page): Promise<string> {
  const email = `noa-${unique()}@example.com`;
  const message = {
    name: 'Noa Stein',
    email,
    category: 'privacy',
    subject: 'My name',
    message: 'How do I change my name?',
  };
  const sent = await page.request.post(`${productUrl()}/form/submit`, { headers: newHome(), data: message });
  expect(sent.ok()).toBe(true);
  return email;
}

const dialogOf = (page: Page) => page.getByRole('dialog', { name: 'Message to Support' });
const replyOf = (page: Page) => dialogOf(page).getByLabel('Your reply');
const sendOf = (page: Page) => dialogOf(page).getByRole('button', { name: 'Send Reply', exact: true });

async function openMessage(page: Page, email: string, state = 'open'): Promise<void> {
  await page.goto(`${productUrl()}/admin?tab=settings&inbox=${state}`);
  await page.getByLabel('Full email address').fill(email);
  await page.getByRole('button', { name: `Open "My name" from ${email}` }).click();
  await expect(replyOf(page)).toBeVisible();
}

test('a reply on a phone survives Back, a reload, no connection and a double tap, and is sent once', async ({
  browser,
}) => {
  const context = await browser.newContext(PHONE);
  const page = await signIn(context);
  const email = await writeToSupport(page);
  await openMessage(page, email);
  await replyOf(page).fill('Open your profile and tap Edit.');
  await written(page, 'contact-reply:');
  await page.goBack();
  await expect(dialogOf(page)).toBeHidden();
  await page.reload();
  await openMessage(page, email);
  await expect(page.getByText('Your draft is still here.')).toBeVisible();
  await expect(replyOf(page)).toHaveValue('Open your profile and tap Edit.');

  await context.setOffline(true);
  await sendOf(page).tap();
  await expect(page.getByText(UNREACHED)).toBeVisible();
  await expect(replyOf(page)).toHaveValue('Open your profile and tap Edit.');
  await context.setOffline(false);
  await tapTwice(page, sendOf(page));
  await expect(page.getByText('Reply Sent')).toBeVisible();
  await expect(dialogOf(page)).toBeHidden();
  await expect.poll(async () => (await mailsTo(inboxUrl, email)).length).toBe(1);
  await openMessage(page, email, 'done');
  await expect(dialogOf(page).getByText('Open your profile and tap Edit.')).toHaveCount(1);
  await context.close();
});

test('of two who answer the same message, the second is told and keeps the words', async ({ browser }) => {
  const context = await browser.newContext(DESK);
  const first = await signIn(context);
  const email = await writeToSupport(first);
  await openMessage(first, email);
  const second = await context.newPage();
  await openMessage(second, email);
  await second.bringToFront();
  await replyOf(second).fill('My own words.');
  await replyOf(first).fill('It is under Profile.');
  await sendOf(first).press('Enter');
  await expect(first.getByText('Reply Sent')).toBeVisible();

  const refused = second.waitForResponse((response) => response.url().endsWith('/replies'));
  await sendOf(second).press('Enter');
  const answer = await refused;
  expect(answer.status()).toBe(409);
  expect(await answer.json()).toMatchObject({ code: 'contact-message.answered' });
  await expect(dialogOf(second).getByRole('alert').filter({ hasText: 'Answered by' })).toContainText(
    'Look at it before you answer again.',
  );
  await expect(dialogOf(second).getByText('It is under Profile.')).toBeVisible();
  await expect(replyOf(second)).toHaveValue('My own words.');
  await sendOf(second).press('Enter');
  await expect(second.getByText('Reply Sent')).toBeVisible();
  await expect.poll(async () => (await mailsTo(inboxUrl, email)).length).toBe(2);
  await context.close();
});

test('a reply by keyboard outlives the session', async ({ browser }) => {
  const context = await browser.newContext(DESK);
  const page = await signIn(context);
  const email = await writeToSupport(page);
  await openMessage(page, email);
  await replyOf(page).press('End');
  await page.keyboard.type('Under Profile, press Edit.');
  await written(page, 'contact-reply:');
  await context.clearCookies();
  await sendOf(page).press('Enter');
  await signInAgain(page);
  await openMessage(page, email);
  await expect(replyOf(page)).toHaveValue('Under Profile, press Edit.');
  await sendOf(page).press('Enter');
  await expect(page.getByText('Reply Sent')).toBeVisible();
  await expect
    .poll(async () => (await mailsTo(inboxUrl, email)).map(({ subject }) => subject))
    .toEqual(['Re: My name']);
  await context.close();
});

test('a campaign on a phone outlives Back, a reload, no connection and the session', async ({ browser }) => {
  const context = await browser.newContext(PHONE);
  const page = await signIn(context);
  const name = `Winter ${unique()}`;
  const dialog = page.getByRole('dialog', { name: 'Create New Campaign' });
  const open = async () => {
    await openConsole(page, 'overview');
    await page.getByRole('button', { name: 'Create New Campaign' }).tap();
    await expect(dialog).toBeVisible();
  };
  await open();
  await dialog.getByLabel('Campaign name').fill(name);
  await dialog.getByLabel('Subject').fill('What is new');
  await dialog.getByLabel('Message', { exact: true }).fill('Hi {{firstName|there}}');
  await written(page, 'campaign');
  await page.goBack();
  await expect(dialog).toBeHidden();
  await page.reload();
  await open();
  await expect(dialog.getByLabel('Campaign name')).toHaveValue(name);

  await context.setOffline(true);
  await dialog.getByRole('button', { name: 'Save draft' }).tap();
  await expect(page.getByText(UNREACHED)).toBeVisible();
  await expect(dialog.getByLabel('Subject')).toHaveValue('What is new');
  await context.clearCookies();
  await context.setOffline(false);
  // The console may notice by itself when it is connected again.
  const expired = page.getByRole('dialog', { name: 'Session expired' });
  await expect(async () => {
    if (!(await expired.isVisible()))
      await dialog.getByRole('button', { name: 'Save draft' }).tap({ timeout: 1_000 });
    await expect(expired).toBeVisible({ timeout: 2_000 });
  }).toPass();
  await signInAgain(page);
  await open();
  await expect(dialog.getByLabel('Message', { exact: true })).toHaveValue('Hi {{firstName|there}}');
  await tapTwice(page, dialog.getByRole('button', { name: 'Save draft' }));
  await expect(dialog).toBeHidden();
  await expect(page.getByRole('article', { name, exact: true })).toHaveCount(1);
  await context.close();
});
