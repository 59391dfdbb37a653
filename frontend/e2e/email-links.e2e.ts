import { expect, test, type BrowserContext, type Page } from '@playwright/test';
import { expectAccessible } from './support/accessible';
import { Dater } from './support/dater';
import { mailTo } from './support/inbox';
import { PASSWORD, productUrl } from './support/visitor';

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

const inboxUrl = process.env['INBOX_URL'] ?? '';

/** A link to a page in the newest email with this subject. */
async function linkTo(email: string, subject: RegExp, page: string): Promise<string> {
  const { links } = await mailTo(inboxUrl, email, subject);
  return links.find((url) => url.includes(page)) ?? '';
}
const confirmationLink = (email: string) => linkTo(email, /Confirm your email/, '/confirm-email');

/** What the requests that follow the opening of a link say, on the wire, about where they come from and go to. */
async function traces(page: Page, link: string): Promise<string[]> {
  const seen: string[] = [];
  page.on('request', (request) => {
    // The service worker may fetch the page in the browser's place.
    if (request.url() !== link) seen.push(request.url());
  });
  // What the browser finds in its own memory bears a referrer too, which goes nowhere.
  const protocol = await page.context().newCDPSession(page);
  protocol.on('Network.requestWillBeSentExtraInfo', ({ headers }) => seen.push(headers['Referer'] ?? ''));
  await protocol.send('Network.enable');
  return seen;
}

async function elsewhere(context: BrowserContext): Promise<Page> {
  const other = await context
    .browser()
    ?.newContext({ viewport: { width: 390, height: 844 }, hasTouch: true });
  if (!other) throw new Error('No browser');
  return other.newPage();
}

test('a confirmation link asks for a password in a browser that did not sign up', async ({
  page,
  context,
}) => {
  const dater = new Dater(page);
  await dater.signUp();
  const link = await confirmationLink(dater.email);
  const token = new URL(link).searchParams.get('token') ?? 'none';

  const other = await elsewhere(context);
  const requests = await traces(other, link);
  await other.goto(link);
  await expect(other.getByRole('heading', { level: 1, name: 'Choose your password' })).toBeVisible();
  await expect(other).toHaveURL(`${productUrl()}/confirm-email`);
  expect(requests.length).toBeGreaterThan(0);
  expect(requests.filter((text) => text.includes(token))).toEqual([]);
  await expectAccessible(other, 'the password for a link', 'Choose your password');

  await other.reload();
  await other.getByLabel('Password', { exact: true }).fill('12345');
  await other.getByRole('button', { name: 'Confirm my email' }).tap();
  await expect(other.getByText('Password must be at least 6 characters')).toBeVisible();
  await other.getByLabel('Password', { exact: true }).fill('a quiet orange boat');
  await other.getByRole('button', { name: 'Confirm my email' }).tap();
  await other.waitForURL('**/onboarding-survey');

  // The browser that signed up learns that its link has been used, and the earlier password is gone.
  await page.goto(link);
  await page.waitForURL('**/auth?confirmed=true');
  await other.context().close();
});

test('a link never replaces a session, and says whose it is', async ({ page, context }) => {
  const other = await elsewhere(context);
  const stranger = new Dater(other);
  await stranger.signUp();
  const link = await confirmationLink(stranger.email);
  const dater = new Dater(page);
  await dater.settleIn();

  await page.goto(link);
  await expect(
    page.getByRole('heading', { level: 1, name: "You're signed in as someone else" }),
  ).toBeVisible();
  await expect(page.getByText(stranger.email)).toBeVisible();
  await page.getByRole('button', { name: 'Stay signed in' }).tap();
  await expect(page.getByRole('button', { name: 'Mara Lindqvist' })).toBeVisible();
  const { email } = (await (await page.request.get(`${productUrl()}/api/auth/user`)).json()) as {
    email: string;
  };
  expect(email).toBe(dater.email);

  await page.goto(link);
  await page.getByRole('button', { name: 'Sign out and continue' }).tap();
  await expect(page.getByRole('heading', { level: 1, name: 'Choose your password' })).toBeVisible();
  await other.context().close();
});

test('an address change is undone by a tap, not by opening the link', async ({ page, context }) => {
  const dater = new Dater(page);
  await dater.settleIn();
  const newEmail = `next-${dater.email}`;
  const asked = await page.request.patch(`${productUrl()}/api/user/change-email`, {
    data: { newEmail, currentPassword: PASSWORD },
  });
  expect(asked.status()).toBe(200);
  const change = await linkTo(newEmail, /Confirm your new email/, '/confirm-email');
  await page.request.post(`${productUrl()}/api/auth/confirm-email`, {
    data: { token: new URL(change).searchParams.get('token'), password: PASSWORD },
  });
  const undo = await linkTo(dater.email, /address was changed/, '/confirm-email');

  const other = await elsewhere(context);
  await other.goto(undo);
  await expect(other.getByRole('heading', { level: 1, name: 'Undo the address change?' })).toBeVisible();
  await expect(other).toHaveURL(`${productUrl()}/confirm-email`);
  await expectAccessible(other, 'the offer to undo an address change', 'Undo the address change?');
  await other.reload();
  expect((await page.request.get(`${productUrl()}/api/auth/user`)).status()).toBe(200);
  await other.getByRole('button', { name: 'Undo the Change' }).tap();
  await expect(other.getByRole('heading', { level: 1, name: 'Your old address is back' })).toBeVisible();
  await expect(other.getByText(dater.email)).toBeVisible();
  expect((await page.request.get(`${productUrl()}/api/auth/user`)).status()).toBe(401);
  await other.context().close();
});

test('a reset link leaves the address bar too', async ({ page }) => {
  const dater = new Dater(page);
  await dater.settleIn();
  await page.request.post(`${productUrl()}/api/auth/reset-password`, { data: { email: dater.email } });
  const link = await linkTo(dater.email, /Reset your/, '/reset-password');
  const requests = await traces(page, link);
  await page.goto(link);
  await expect(page.getByRole('heading', { level: 1, name: 'Choose a new password' })).toBeVisible();
  await expect(page).toHaveURL(`${productUrl()}/reset-password`);
  expect(requests.filter((text) => text.includes(new URL(link).searchParams.get('token') ?? 'none'))).toEqual(
    [],
  );
  await page.getByLabel('Password', { exact: true }).fill('a quiet orange boat');
  await page.getByLabel('Confirm Password').fill('a quiet orange boat');
  await page.getByRole('button', { name: 'Update Password' }).tap();
  await expect(page.getByRole('status')).toContainText('Password Reset Successful');
});

test('a page with one message stays where it is when a toast comes', async ({ page }) => {
  const dater = new Dater(page);
  await dater.open('/confirmation');
  const heading = page.getByRole('heading', { name: 'Check Your Email!' });
  const place = await heading.boundingBox();
  await page.getByLabel('Email').fill(dater.email);
  await page.getByRole('button', { name: 'Send another link' }).click();
  await expect(page.getByRole('status')).toContainText('Confirmation email sent');
  expect(await heading.boundingBox()).toEqual(place);
});
